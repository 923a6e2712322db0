//! Header, directory, and which parts there are.

use super::{Checks, Finding, Rule};
use crate::{
    assemble::{SignatureKind, hash},
    dxbc::{Container, DigestState, FourCc, Oddity, PartHeader},
    part::{
        hash::ShaderHash,
        program::{Program, ProgramHeader, ShaderKind, is_program, program_header},
    },
};
use alloc::{format, string::String, vec::Vec};
use zerocopy::IntoBytes;

/// The bytes of a digest as dxc prints them.
fn hexadecimal(digest: &[u8; 16]) -> String {
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Checks what no part is needed for.
pub(super) fn check(container: &Container<'_>, findings: &mut Vec<Finding>) {
    let base = container.base();
    if let DigestState::Differs { computed } = container.digest_state() {
        let (found, expected) = (hexadecimal(&container.header().digest), hexadecimal(&computed));
        findings.push(Finding::new(Rule::Digest, base + 4, "digest", found, expected, "the container's bytes"));
    }
    let starts = container.directory().iter().map(|start| start.get() as usize).collect::<Vec<_>>();
    let start = |index: usize| base + starts.get(index).copied().unwrap_or(0);
    let kinds = container.parts().map(|part| part.kind).collect::<Vec<_>>();
    let kind = |index: usize| kinds.get(index).copied().unwrap_or(FourCc(*b"????"));
    for oddity in container.oddities() {
        let directory = "the directory";
        findings.push(match oddity {
            Oddity::Version { major, minor } => {
                let found = format_args!("{major}.{minor}");
                Finding::new(Rule::Version, base + 20, "container version", found, "1.0", "dxc's DxilContainer.h")
            }
            Oddity::OutOfOrder { index, kind } => Finding::new(
                Rule::Order,
                base + 32 + index * 4,
                format_args!("part {index} ({kind})"),
                format_args!("offset {:#x}", start(index)),
                format_args!("an offset after part {}'s", index - 1),
                directory,
            ),
            // Up to validator 1.6 signatures are not filled up, so that what follows is not aligned.
            Oddity::Unaligned { .. } => continue,
            Oddity::PrivateNotLast { index } => Finding::new(
                Rule::Private,
                base + 32 + index * 4,
                format_args!("part {index} (PRIV)"),
                format_args!("{} parts behind it", starts.len() - index - 1),
                "none",
                directory,
            ),
            Oddity::Repeated { kind: FourCc::PRIV, .. } => continue,
            Oddity::Repeated { index, kind } => Finding::new(
                Rule::Repeated,
                start(index),
                format_args!("part {index} ({kind})"),
                "a second part of this kind",
                "one",
                directory,
            ),
            Oddity::Gap { offset, size } => Finding::new(
                Rule::Gap,
                base + offset,
                "container",
                format_args!("{size} bytes of no part"),
                "the next part or the end",
                directory,
            ),
            Oddity::Overlap { index, offset, size } => Finding::new(
                Rule::Overlap,
                base + offset,
                format_args!("part {index} ({})", kind(index)),
                format_args!("{size} bytes that belong to another part too"),
                format_args!("none of its {} bytes and more", size_of::<PartHeader>()),
                directory,
            ),
            Oddity::Trailing { offset, size } => Finding::new(
                Rule::Trailing,
                base + offset,
                "file",
                format_args!("{size} bytes after the container"),
                "the end",
                "the container's header",
            ),
        });
    }
}

impl Checks<'_, '_> {
    /// Checks that the parts are there that the module needs, and no others.
    pub(super) fn presence(&mut self, container: &Container<'_>) {
        let is_library = self.dxil.shader_model.kind == ShaderKind::Library;
        let primitives = !SignatureKind::PatchConstantOrPrimitive.elements(self.dxil).is_empty();
        let hash = self.target.validator.is_at_least(1, 5);
        // Needed, and possible.
        let needs = [
            (FourCc::SFI0, true, true),
            (FourCc::ISG1, !is_library, !is_library),
            (FourCc::OSG1, !is_library, !is_library),
            (FourCc::PSG1, !is_library && primitives, !is_library && primitives),
            (FourCc::PSV0, !is_library, !is_library),
            (FourCc::RDAT, is_library, is_library),
            (FourCc::HASH, hash, true),
        ];
        self.root_signature_presence(container.find(FourCc::RTS0).is_some(), container.base());
        let subject = if is_library { "container of a library" } else { "container of a program" };
        let source = format_args!("dx.shaderModel ({}), dx.entryPoints and dx.valver", self.dxil.shader_model);
        for (kind, needed, possible) in needs {
            match container.find(kind) {
                None if needed => {
                    let expected = format_args!("a part {kind}");
                    let at = container.base() + 28;
                    self.findings.push(Finding::new(Rule::Missing, at, subject, "none", expected, source));
                }
                Some(part) if !possible => {
                    let expected = "no such part";
                    self.findings.push(Finding::new(Rule::Unexpected, part.offset, subject, kind, expected, source));
                }
                _ => {}
            }
        }
    }

    /// Checks that a root signature that the module holds has a part.
    pub(super) fn root_signature_presence(&mut self, has_part: bool, base: usize) {
        let module = self.dxil.module;
        let held = module.metadata.named.iter().any(|named| module.str(named.name) == b"dx.rootSignature");
        if held && !has_part {
            let subject = "container of a module with a root signature";
            self.findings.push(Finding::new(
                Rule::RootMissing,
                base + 28,
                subject,
                "none",
                "a part RTS0",
                "dx.rootSignature",
            ));
        }
    }

    /// Checks the headers of the programs in DXIL, ILDB and STAT.
    pub(super) fn program_headers(&mut self, container: &Container<'_>) {
        for part in container.parts() {
            if !matches!(part.kind, FourCc::DXIL | FourCc::ILDB | FourCc::STAT) || !is_program(part.data) {
                continue;
            }
            let Ok(program) = Program::read(&part) else { continue };
            let model = self.dxil.shader_model;
            // Of a library that is linked offline the header has the newest version that the compiler knew.
            let newest = program.dxil_version().max(self.dxil.version);
            let (major, minor) = model.dxil_version().unwrap_or(newest);
            let Ok(expected) = program_header(model.program_version(), major << 8 | minor, program.bitcode.len())
            else {
                continue;
            };
            let fields = super::fields::Fields {
                rules: &[],
                otherwise: Rule::Program,
                skipped: &[],
                source: "dx.shaderModel and the bitcode",
            };
            let (found, expected) = (program.header.as_bytes(), expected.as_bytes());
            fields.compare::<ProgramHeader>(part.kind, part.offset, found, expected, self.findings);
        }
    }

    /// Checks HASH against the bitcode that it covers.
    pub(super) fn hash(&mut self, container: &Container<'_>, program: &Program<'_>) {
        let Some(part) = container.find(FourCc::HASH) else { return };
        let Ok(stored) = ShaderHash::read(&part) else { return };
        let (covered, source) = match container.find(FourCc::ILDB).map(|debug| Program::read(&debug)) {
            _ if !stored.includes_source() => (program.bitcode, "DXIL's bitcode"),
            // The bitcode that was hashed had the root signature in it.
            Some(Ok(debug)) if container.find(FourCc::RTS0).is_none() => (debug.bitcode, "ILDB's bitcode"),
            _ => return,
        };
        let expected = hash(covered).digest;
        if stored.digest != expected {
            let (found, expected) = (hexadecimal(&stored.digest), hexadecimal(&expected));
            self.findings.push(Finding::new(Rule::Hash, part.offset + 4, "HASH digest", found, expected, source));
        }
    }
}
