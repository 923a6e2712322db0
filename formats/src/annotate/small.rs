//! The parts that are a record and at most strings or a blob after it.

use super::{
    Format, Role, Shape, Step, Words,
    values::unknown_bits,
    walk::{Place, Say, Walk, nothing},
};
use crate::{
    layout::Layout,
    part::{
        debug_name::{DebugName, DebugNameHeader},
        features::Features,
        hash::ShaderHash,
        program::{BitcodeHeader, Program, ProgramHeader},
        version::{Version, VersionHeader},
    },
};
use alloc::{format, string::String, vec::Vec};

const HEADER: Step = Step::new("ProgramHeader", "header", "The stage, the shader model, and where the bitcode is.");
const BITCODE: Step = Step::new("bytes", "bitcode", "The program as LLVM 3.7 bitcode.");
const MASK: Step = Step::new("Features", "features", "The mask of features.");
const HASH_RECORD: Step = Step::new("ShaderHash", "hash", "The hash.");
const NAME_HEADER: Step = Step::new("DebugNameHeader", "header", "The name's length.");
const NAME: Step = Step::new("string", "name", "The file name with a zero byte, then padding up to a multiple of 4.");
const VERSION_HEADER: Step = Step::new("VersionHeader", "header", "The version as numbers.");
const COMMIT: Step = Step::new("string", "commit", "The hash of the compiler's commit, with a zero byte.");
const CUSTOM: Step =
    Step::new("string", "custom", "The version in its builder's words, with a zero byte; then padding.");
/// fxc's bytes up to a multiple of four.
pub(super) const FILL: Step = Step::new("bytes", "fill", "Bytes 0xab up to a multiple of 4 (fxc).");
/// A part that is kept as bytes.
pub(super) const DATA: Step = Step::new("bytes", "data", "The part's bytes, whose fields are not declared.");

pub(super) const PROGRAM: Format = Format {
    name: "program",
    title: "DXIL, ILDB (with debug info), STAT of Shader Model 6 (for reflection): a program.",
    sequence: &[HEADER, BITCODE],
    records: &[ProgramHeader::RECORD, BitcodeHeader::RECORD],
};
pub(super) const FEATURES: Format = Format {
    name: "features",
    title: "SFI0: features beyond the base that the shader requires.",
    sequence: &[MASK],
    records: &[Features::RECORD],
};
pub(super) const HASH: Format = Format {
    name: "hash",
    title: "HASH: the hash of the program, or of its source.",
    sequence: &[HASH_RECORD],
    records: &[ShaderHash::RECORD],
};
pub(super) const DEBUG_NAME: Format = Format {
    name: "debug_name",
    title: "ILDN: the file name under which the shader's PDB is looked for.",
    sequence: &[NAME_HEADER, NAME],
    records: &[DebugNameHeader::RECORD],
};
pub(super) const VERSION: Format = Format {
    name: "version",
    title: "VERS: which compiler made the program.",
    sequence: &[VERSION_HEADER, COMMIT, CUSTOM],
    records: &[VersionHeader::RECORD],
};

pub(super) fn program(walk: &mut Walk<'_, '_, '_>, program: &Program<'_>) {
    let (major, minor) = program.shader_model();
    let (dxil_major, dxil_minor) = program.dxil_version();
    let stage = program.kind().map_or("unknown stage", |kind| kind.profile());
    walk.record(ProgramHeader::RECORD, 0, Role::Content, &mut |place: Place| match place.field.name {
        "version" => Say::Words(Words::Said(format!("{stage}_{major}_{minor}"))),
        "dxil_version" => Say::Words(Words::Said(format!("{dxil_major}.{dxil_minor}"))),
        _ => Say::Structure,
    });
    let at = walk.at(program.bitcode);
    walk.run(&BITCODE, None, at..at + program.bitcode.len(), Role::Structure, Shape::Bytes);
    walk.padding(at + program.bitcode.len()..walk.data.len());
}

pub(super) fn features(walk: &mut Walk<'_, '_, '_>, features: &Features) {
    walk.record(Features::RECORD, 0, Role::Content, &mut |_| Say::Words(names_of(features)));
    if let Some(item) = walk.annotation.items.last_mut() {
        item.shape = Shape::Number { value: features.mask.get(), is_flags: true };
    }
}

/// The names of the features of a mask.
pub(super) fn names_of(features: &Features) -> Words {
    let found = || features.required().chain(features.optional());
    let known = found().fold(0, |mask, (bit, _)| mask | 1u64 << bit);
    let unknown = features.mask.get() & !known;
    let mut names: Vec<String> = found().map(|(_, name)| name.into()).collect();
    names.extend((unknown != 0).then(|| unknown_bits(unknown)));
    Words::Bits(names)
}

pub(super) fn hash(walk: &mut Walk<'_, '_, '_>) {
    walk.record(ShaderHash::RECORD, 0, Role::Content, &mut nothing);
}

pub(super) fn debug_name(walk: &mut Walk<'_, '_, '_>, name: &DebugName<'_>) {
    walk.record(DebugNameHeader::RECORD, 0, Role::Structure, &mut nothing);
    let start = DebugNameHeader::RECORD.size;
    let end = (start + name.name().len() + 1).min(walk.data.len());
    walk.run(&NAME, None, start..end, Role::Content, Shape::Text);
    walk.padding(end..walk.data.len());
}

pub(super) fn version(walk: &mut Walk<'_, '_, '_>, version: &Version<'_>) {
    walk.record(VersionHeader::RECORD, 0, Role::Content, &mut |place: Place| match place.field.name {
        "strings_size" => Say::Structure,
        _ => Say::Nothing,
    });
    let mut at = VersionHeader::RECORD.size;
    let end = at + version.strings.len();
    for (step, string) in [(&COMMIT, version.commit()), (&CUSTOM, version.custom())] {
        let next = (at + string.len() + 1).min(end);
        walk.run(step, None, at..next, Role::Content, Shape::Text);
        at = next;
    }
    walk.padding(at..walk.data.len());
}

/// A part that is kept as bytes; `is_known` if at least its kind says what they are.
pub(super) fn data(walk: &mut Walk<'_, '_, '_>, is_known: bool) {
    let role = if is_known { Role::Content } else { Role::Unexplained };
    walk.run(&DATA, None, 0..walk.data.len(), role, Shape::Bytes);
}

/// The kinds of parts in words, for titles.
pub(super) fn title(kind: crate::dxbc::FourCc, size: usize, offset: usize) -> String {
    format!("{kind}, {size} bytes at {offset:#x}: {}", kind.meaning().unwrap_or("unknown"))
}
