//! The parts that are made from the module of every case are those that dxc wrote, to the bit.

use shaderbin::{
    assemble::{
        self, Contents, REGENERATED, SignatureKind, Target, container_with, features, psv0, rdat, regenerate,
        requirements, signature,
    },
    dxbc::{Builder, Container, DigestChoice, FourCc},
    dxil::DxilModule,
    ir::{Module, Opcode, ValueId},
    part::{hash::ShaderHash, program::Program, psv0::Psv0, rdat::Rdat},
};
use shaderbin_snapshots::{assembled, assembled_dir, cases, cases_dir};
use std::{collections::BTreeMap, fs};
use zerocopy::IntoBytes;

/// The cases whose program dxc's optimizer left with flags of fast arithmetic that are not all set: LLVM sets them when it
/// reads the program, so that it writes it with others.
const COMPLETED: [&str; 3] = ["lib_rays", "ps_zi_structs", "vs_view_id"];

#[test]
fn every_part_of_every_case_is_made_again() {
    let mut made: BTreeMap<FourCc, usize> = BTreeMap::new();
    for case in cases().unwrap() {
        let container = Container::read(&case.container).unwrap();
        let Some(part) = container.find(FourCc::DXIL) else { continue };
        let program = Program::read(&part).unwrap();
        let module = Module::read(program.bitcode).unwrap();
        let dxil = DxilModule::load(&module).unwrap();
        let target = Target::of(&dxil);
        for part in container.parts() {
            let data = match part.kind {
                FourCc::PSV0 => {
                    let version = Psv0::read(&part).unwrap().runtime_info.version();
                    assert!(assemble::psv0_versions(target.validator).contains(&version), "{}", case.name);
                    psv0(&dxil, version).unwrap().build().unwrap()
                }
                FourCc::SFI0 => features(&dxil).as_bytes().to_vec(),
                FourCc::RDAT => rdat(&dxil, target, Some(&Rdat::read(&part).unwrap())).unwrap(),
                FourCc::HASH if !ShaderHash::read(&part).unwrap().includes_source() => {
                    assemble::hash(program.bitcode).as_bytes().to_vec()
                }
                kind => match SignatureKind::ALL.into_iter().find(|signature| signature.part() == kind) {
                    Some(kind) => signature(&dxil, kind, target).unwrap().unwrap(),
                    None => continue,
                },
            };
            assert!(data == part.data, "{}: {} is made otherwise", case.name, part.kind);
            *made.entry(part.kind).or_default() += 1;
        }
    }
    let kinds = [FourCc::SFI0, FourCc::ISG1, FourCc::OSG1, FourCc::PSG1, FourCc::PSV0, FourCc::RDAT, FourCc::HASH];
    kinds.iter().for_each(|kind| assert!(made[kind] >= 8, "{kind}: {made:?}"));
}

/// What is wrapped around a case's bitcode is the container without the parts that are not made of it.
#[test]
fn a_container_is_made_of_bare_bitcode() {
    let mut same = 0;
    for case in cases().unwrap() {
        let container = Container::read(&case.container).unwrap();
        let Some(part) = container.find(FourCc::DXIL) else { continue };
        let program = Program::read(&part).unwrap();
        let contents = Contents { digest: DigestChoice::Zero, ..Contents::default() };
        let file = container_with(program.bitcode, &contents).unwrap_or_else(|error| panic!("{}: {error}", case.name));
        let wrapped = Container::read(&file).unwrap();
        let is_made = |kind| wrapped.find(kind).is_some();
        // Names that reflection reads and subobjects are not in the module; a hash of the source is not that of the
        // bitcode.
        let other = |kind| {
            kind == FourCc::STAT
                || kind == FourCc::RDAT && case.name.contains("subobjects")
                || kind == FourCc::HASH && container.find(FourCc::ILDB).is_some()
                || case.name == "lib_micromaps" && kind == FourCc::RDAT
                || COMPLETED.contains(&&*case.name) && matches!(kind, FourCc::DXIL | FourCc::HASH)
        };
        let kept: Vec<_> = container.parts().filter(|part| is_made(part.kind) && !other(part.kind)).collect();
        let made: Vec<_> = wrapped.parts().filter(|part| !other(part.kind)).collect();
        let of = |parts: &[shaderbin::dxbc::Part<'_>]| -> Vec<_> {
            parts.iter().map(|part| (part.kind, part.data.to_vec())).collect()
        };
        assert!(of(&kept) == of(&made), "{}", case.name);
        assert_eq!(wrapped.header().digest, [0; 16]);
        same += 1;
    }
    assert!(same > 150, "{same}");
}

/// dxc's assembler makes the same container of the same bare bitcode, to the bit: reflection data, root signatures,
/// subobjects and debug info among it.
#[test]
fn what_is_wrapped_around_bitcode_is_what_dxc_s_assembler_wraps_around_it() {
    let mut kinds: BTreeMap<FourCc, usize> = BTreeMap::new();
    for name in assembled().unwrap() {
        let file = |extension| fs::read(assembled_dir().join(&name).with_extension(extension)).unwrap();
        let contents = Contents { digest: DigestChoice::Zero, ..Contents::default() };
        let (made, expected) = (container_with(&file("bc"), &contents).unwrap(), file("dxil"));
        let (one, other) = (Container::read(&made).unwrap(), Container::read(&expected).unwrap());
        for (part, wanted) in one.parts().zip(other.parts()) {
            assert_eq!(part.kind, wanted.kind, "{name}");
            assert!(part.data == wanted.data, "{name}: {} is made otherwise", part.kind);
            *kinds.entry(part.kind).or_default() += 1;
        }
        assert!(made == expected, "{name}");
    }
    let least = [(FourCc::STAT, 7), (FourCc::RTS0, 2), (FourCc::RDAT, 2), (FourCc::ILDB, 2), (FourCc::ILDN, 2)];
    least.iter().for_each(|(kind, count)| assert!(kinds[kind] >= *count, "{kind}: {kinds:?}"));
}

/// A module that LLVM wrote has the same bits when it is written again: those of DXIL and STAT of every case.
#[test]
fn a_module_is_written_as_llvm_writes_it() {
    let (mut written, mut completed) = (0, Vec::new());
    for case in cases().unwrap() {
        let container = Container::read(&case.container).unwrap();
        for part in container.parts().filter(|part| matches!(part.kind, FourCc::DXIL | FourCc::STAT | FourCc::ILDB)) {
            let Ok(program) = Program::read(&part) else { continue };
            let module = Module::read(program.bitcode).unwrap();
            let again = module.write(false).unwrap();
            assert!(Module::read(&again).unwrap().write(false).unwrap() == again, "{}: {}", case.name, part.kind);
            match part.kind {
                // Debug info has the orders of uses, too.
                FourCc::ILDB => {}
                kind if again != program.bitcode => completed.push((case.name.clone(), kind)),
                _ => written += 1,
            }
        }
    }
    assert_eq!(completed, COMPLETED.map(|name| (name.to_string(), FourCc::DXIL)));
    assert!(written > 300, "{written}");
}

/// Parts that were damaged or taken out are made again from the module, and the container is what it was.
#[test]
fn parts_are_made_again_in_a_container() {
    for name in ["ps_root_signature", "hs_triangle", "lib_subobjects", "ms_triangles", "ps_zi"] {
        let case = fs::read(cases_dir().join(name).with_extension("dxil")).unwrap();
        let container = Container::read(&case).unwrap();
        assert!(regenerate(&container, None).unwrap() == case, "{name}");
        for kind in REGENERATED.into_iter().filter(|kind| container.find(*kind).is_some() && *kind != FourCc::RDAT) {
            let mut damaged = Builder::of(&container);
            damaged.replace(kind, vec![0; 4]);
            let damaged = damaged.build().unwrap();
            // A hash that says that it is of the source says so no more.
            if name == "ps_zi" && kind == FourCc::HASH {
                continue;
            }
            let repaired = regenerate(&Container::read(&damaged).unwrap(), Some(&[kind])).unwrap();
            assert!(repaired == case, "{name}: {kind}");
        }
    }
    let file = fs::read(cases_dir().join("ps_solid.dxil")).unwrap();
    let container = Container::read(&file).unwrap();
    for (kind, found) in [(FourCc::RDAT, "no RDAT"), (FourCc::STAT, "alone are"), (FourCc::RTS0, "alone are")] {
        let error = regenerate(&container, Some(&[FourCc::SFI0, kind])).unwrap_err().to_string();
        assert!(error.contains(found), "{error}");
    }
}

/// What a function requires, its callers do: flags, the least shader model, and no more stages.
#[test]
fn callers_require_what_those_require_whom_they_call() {
    let mut calls = 0;
    for case in cases().unwrap().iter().filter(|case| case.name.starts_with("lib_")) {
        let container = Container::read(&case.container).unwrap();
        let program = Program::read(&container.find(FourCc::DXIL).unwrap()).unwrap();
        let module = Module::read(program.bitcode).unwrap();
        let dxil = DxilModule::load(&module).unwrap();
        if dxil.validator_version < (1, 8) {
            continue;
        }
        let required = requirements(&dxil, Target::of(&dxil).validator).unwrap().functions;
        for (function, of_caller) in module.functions.iter().zip(&required) {
            let Some(body) = function.body else { continue };
            let instructions = body.instructions.of(&module.instructions).iter();
            for instruction in instructions.filter(|instruction| instruction.opcode == Opcode::Call) {
                let callee = ValueId(instruction.operands.of(&module.operands)[0]);
                let Some(index) = module.functions.iter().position(|other| other.value == callee) else { continue };
                if module.functions[index].body.is_none() {
                    continue;
                }
                let of_callee = required[index];
                assert_eq!(of_caller.flags | of_callee.flags, of_caller.flags, "{}", case.name);
                assert!(of_caller.model >= of_callee.model, "{}", case.name);
                assert_eq!(of_caller.stages & of_callee.stages, of_caller.stages, "{}", case.name);
                calls += 1;
            }
        }
    }
    assert!(calls >= 3, "{calls} calls");
}
