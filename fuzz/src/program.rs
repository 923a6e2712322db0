//! Programs: where the bitcode lies, and a program written around the same bitcode.

use shaderbin::{
    dxbc::FourCc,
    part::{
        AnyPart,
        program::{Program, ShaderKind, is_program, write_program},
    },
};

pub(crate) const KINDS: [FourCc; 3] = [FourCc::DXIL, FourCc::ILDB, FourCc::STAT];

pub(crate) fn run(data: &[u8]) {
    crate::for_parts(data, &KINDS, |part| {
        let Some(AnyPart::Program(program)) = crate::parts::round_trip(part) else { return };
        assert!(is_program(part.data));
        assert_eq!(data.get(program.offset..program.offset + program.bitcode.len()), Some(program.bitcode));
        assert!(program.kind().is_none_or(|kind| ShaderKind::ALL.contains(&kind)));
        let (version, dxil_version) = (program.header.version.get(), program.header.bitcode.dxil_version.get());
        let mut written = Vec::new();
        write_program(version, dxil_version, program.bitcode, &mut written).expect("bitcode below 4 GiB");
        let again = Program::read_at(&written, 0).expect("what was written can be read");
        assert_eq!(again.bitcode, program.bitcode);
        assert_eq!(
            (again.kind(), again.shader_model(), again.dxil_version()),
            (program.kind(), program.shader_model(), program.dxil_version())
        );
    });
}
