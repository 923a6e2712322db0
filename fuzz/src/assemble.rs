//! The parts made from a module: what is made is read again, and what checks compare with the module agrees with it.

use shaderbin::{
    assemble::{Target, container, psv0, psv0_versions, requirements},
    check::{self, Rule},
    dxbc::{Container, FourCc, Part},
    dxil::DxilModule,
    ir::Module,
    part::psv0::{Psv0, Psv0Builder},
};

pub(crate) fn run(data: &[u8]) {
    crate::for_bitcode(data, |bitcode| {
        let Ok(module) = Module::read(bitcode) else { return };
        if !DxilModule::is_dxil(&module) {
            return;
        }
        let Ok(dxil) = DxilModule::load(&module) else { return };
        let validator = Target::of(&dxil).validator;
        let _ = requirements(&dxil, validator);
        for version in psv0_versions(validator) {
            let Ok(built) = psv0(&dxil, version).and_then(|made| Ok((made.build()?, made))) else { continue };
            let (data, made) = built;
            let part = Part { kind: FourCc::PSV0, offset: 0, data: &data };
            let read = Psv0::read(&part).map(|read| Psv0Builder::of(&read));
            // Counts of elements and the size of a table without records are those of what is written.
            assert_eq!(read.and_then(|read| read.build()).as_ref(), Ok(&data), "{made:?}");
        }
        if let Ok(file) = container(bitcode) {
            let parts = Container::read(&file).map(|container| container.parts().count());
            assert!(parts.is_ok_and(|parts| parts >= 3));
            let findings = check::check(&file).unwrap_or_default();
            // What the module itself has wrong stays so.
            let own = |rule: Rule| matches!(rule, Rule::FlagMissing | Rule::FlagUnused);
            let others: Vec<_> = findings.iter().filter(|finding| !own(finding.rule)).collect();
            assert!(others.is_empty(), "{others:?}");
        }
    });
}
