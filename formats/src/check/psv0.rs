//! PSV0 against the module's metadata.

use super::{Checks, Finding, Rule, fields::Fields};
use crate::{
    Result,
    assemble::{psv0, psv0_versions},
    dxbc::Part,
    dxil::{DxilModule, Resource, ResourceClass},
    ir::Module,
    part::{
        program::ShaderKind,
        psv0::{
            AmplificationInfo, DependencyTable, DomainInfo, GeometryInfo, HullInfo, MeshInfo, PixelInfo, Psv0,
            Resource1, RuntimeInfo, RuntimeInfo1, RuntimeInfo5, SignatureElement, VertexInfo,
        },
    },
};
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::mem::offset_of;
use zerocopy::{FromBytes, IntoBytes, little_endian::U32};

const WORD: usize = size_of::<U32>();
const ENTRY_POINTS: &str = "dx.entryPoints";

const RUNTIME_INFO: Fields<'_> = Fields {
    rules: &[
        ("stage", Rule::PsvStage),
        ("min_wave_lanes", Rule::PsvWave),
        ("max_wave_lanes", Rule::PsvWave),
        ("uses_view_id", Rule::PsvViewId),
        ("input_elements", Rule::PsvElementCounts),
        ("output_elements", Rule::PsvElementCounts),
        ("patch_constant_elements", Rule::PsvElementCounts),
        ("input_vectors", Rule::PsvVectors),
        ("output_vectors", Rule::PsvVectors),
        ("threads", Rule::PsvThreads),
        ("group_shared_bytes", Rule::PsvGroupShared),
    ],
    otherwise: Rule::PsvUnused,
    // The stage's words have records and checks of their own; the name is compared as text.
    skipped: &["stage_info", "stage_word", "entry_name"],
    source: ENTRY_POINTS,
};

const RESOURCE: Fields<'_> = Fields {
    rules: &[
        ("resource_type", Rule::PsvResourceType),
        ("space", Rule::PsvResourceSpace),
        ("lower_bound", Rule::PsvResourceBounds),
        ("upper_bound", Rule::PsvResourceBounds),
        ("kind", Rule::PsvResourceKind),
        ("flags", Rule::PsvResourceFlags),
    ],
    otherwise: Rule::PsvUnused,
    skipped: &[],
    source: "dx.resources",
};

const ELEMENT: Fields<'_> = Fields {
    rules: &[
        ("rows", Rule::PsvElementRows),
        ("start_row", Rule::PsvElementPlace),
        ("columns", Rule::PsvElementPlace),
        ("semantic_kind", Rule::PsvElementKind),
        ("component_type", Rule::PsvElementType),
        ("interpolation_mode", Rule::PsvElementInterpolation),
        ("dynamic_mask_and_stream", Rule::PsvElementMasks),
    ],
    otherwise: Rule::PsvUnused,
    // Compared as text and numbers.
    skipped: &["name", "indexes"],
    source: ENTRY_POINTS,
};

impl Checks<'_, '_> {
    /// Checks PSV0.
    pub(super) fn psv0(&mut self, part: &Part<'_>) -> Result<()> {
        // A part that should not be there is found as such.
        if self.dxil.shader_model.kind == ShaderKind::Library {
            return Ok(());
        }
        let size = word(part.data, 0) as usize;
        let versions = psv0_versions(self.target.validator);
        let version = RuntimeInfo::SIZES.iter().position(|known| *known == size);
        let Some(version) = version.filter(|version| versions.contains(version)) else {
            let sizes = versions.filter_map(|version| RuntimeInfo::SIZES.get(version)).map(usize::to_string);
            let expected = sizes.collect::<Vec<_>>().join(", ");
            let (major, minor) = self.dxil.validator_version;
            let source = format_args!("dx.valver {major}.{minor}");
            self.findings.push(Finding::new(
                Rule::PsvVersion,
                part.offset,
                "PSV0 runtime info size",
                size,
                expected,
                source,
            ));
            return Ok(());
        };
        let made = psv0(self.dxil, version)?.build()?;
        if made == part.data {
            return Ok(());
        }
        let before = self.findings.len();
        self.compare_psv0(part, &made)?;
        // What was not read is no second finding, unless nothing else was found.
        if self.findings.len() == before {
            self.layout(Rule::PsvLayout, part, &made);
        }
        Ok(())
    }

    fn compare_psv0(&mut self, part: &Part<'_>, made: &[u8]) -> Result<()> {
        let made = Part { offset: 0, data: made, ..*part };
        let expected = Psv0::read(&made)?;
        let (found, fault) = match Psv0::read_so_far(part) {
            Ok(read) => read,
            Err(fault) => {
                self.findings.push(super::unreadable(Rule::Unreadable, part, &fault));
                return Ok(());
            }
        };
        self.runtime_info(part, &found, &expected);
        if !has_same_shape(&found, &expected) || !self.resource_count(part, &found, made.data) {
            // What follows lies elsewhere than it should.
            return Ok(());
        }
        self.resources(part, &found, &expected);
        let elements = [
            ("input", found.inputs, expected.inputs),
            ("output", found.outputs, expected.outputs),
            ("patch constant", found.patch_constants, expected.patch_constants),
        ];
        let has_elements = elements.iter().all(|(_, one, other)| one.len() == other.len());
        if let Some(fault) = &fault
            && !has_elements
        {
            self.findings.push(super::unreadable(Rule::Unreadable, part, fault));
            return Ok(());
        }
        let stride = expected.inputs.stride();
        if found.inputs.stride() != stride && elements.iter().any(|(_, one, _)| !one.is_empty()) {
            let at = part.offset + elements_at(&found) - WORD;
            let (found, expected) = (found.inputs.stride(), stride);
            let source = "dxc's DxilPipelineStateValidation.h";
            self.findings.push(Finding::new(
                Rule::PsvLayout,
                at,
                "PSV0 signature element size",
                found,
                expected,
                source,
            ));
            return Ok(());
        }
        let mut at = part.offset + elements_at(&found);
        for (what, one, other) in elements {
            for index in 0..one.len() {
                if let (Some(element), Some(wanted)) = (one.get(index), other.get(index)) {
                    let subject = format!("PSV0 {what} {index}");
                    self.element(&subject, at, (&found, element), (&expected, wanted));
                }
                at += stride;
            }
        }
        self.entry_name(part, &found, &expected);
        if fault.is_some() || found.tail.len() != expected.tail.len() {
            let subject = "PSV0, size of the masks and tables";
            let (found, expected) = (part.data.len(), made.data.len());
            let found = format_args!("{found} bytes of the part");
            self.findings.push(Finding::new(Rule::PsvTableSize, at, subject, found, expected, "the vector counts"));
            return Ok(());
        }
        self.dependencies(at, &found, &expected);
        Ok(())
    }

    fn runtime_info(&mut self, part: &Part<'_>, found: &Psv0<'_>, expected: &Psv0<'_>) {
        let at = part.offset + WORD;
        let (one, other) = (found.runtime_info.bytes(), expected.runtime_info.bytes());
        RUNTIME_INFO.compare::<RuntimeInfo5>("PSV0", at, one, other, self.findings);
        let stage = self.dxil.shader_model.kind;
        let info = [found, expected].map(|psv0| &psv0.runtime_info.version0().stage_info[..]);
        self.stage_info(stage, at, info);
        let word = [found, expected].map(|psv0| psv0.runtime_info.version1().map_or(0, |info| info.stage_word.get()));
        self.stage_word(stage, at + offset_of!(RuntimeInfo1, stage_word), word);
    }

    /// Compares the 16 bytes that each stage has a record of its own for.
    fn stage_info(&mut self, stage: ShaderKind, at: usize, [found, expected]: [&[u8]; 2]) {
        const POSITION: (&str, Rule) = ("output_position", Rule::PsvOutputPosition);
        const UNUSED: [(&str, Rule); 2] = [("unused", Rule::PsvUnused), ("unused_end", Rule::PsvUnused)];
        let fields = |rules, otherwise| Fields { rules, otherwise, skipped: &[], source: ENTRY_POINTS };
        let findings = &mut *self.findings;
        match stage {
            ShaderKind::Vertex => {
                fields(&[POSITION], Rule::PsvUnused).compare::<VertexInfo>("PSV0", at, found, expected, findings);
            }
            ShaderKind::Hull => fields(&[], Rule::PsvHull).compare::<HullInfo>("PSV0", at, found, expected, findings),
            ShaderKind::Domain => {
                let rules = [POSITION, UNUSED[0], UNUSED[1]];
                fields(&rules, Rule::PsvDomain).compare::<DomainInfo>("PSV0", at, found, expected, findings);
            }
            ShaderKind::Geometry => {
                let rules = [POSITION, UNUSED[0]];
                fields(&rules, Rule::PsvGeometry).compare::<GeometryInfo>("PSV0", at, found, expected, findings);
            }
            ShaderKind::Pixel => {
                let rules = [("depth_output", Rule::PsvDepthOutput), ("sample_frequency", Rule::PsvSampleFrequency)];
                fields(&rules, Rule::PsvUnused).compare::<PixelInfo>("PSV0", at, found, expected, findings);
            }
            ShaderKind::Mesh => {
                let rules = [
                    ("group_shared_bytes", Rule::PsvGroupShared),
                    ("group_shared_bytes_by_view_id", Rule::PsvGroupShared),
                ];
                fields(&rules, Rule::PsvMesh).compare::<MeshInfo>("PSV0", at, found, expected, findings);
            }
            ShaderKind::Amplification => {
                let rules = [UNUSED[0]];
                let fields = fields(&rules, Rule::PsvAmplification);
                fields.compare::<AmplificationInfo>("PSV0", at, found, expected, findings);
            }
            _ if found != expected => {
                let (found, expected) = (format!("{found:?}"), "zeros");
                let subject = "PSV0, stage_info";
                findings.push(Finding::new(Rule::PsvUnused, at, subject, found, expected, "the stage"));
            }
            _ => {}
        }
    }

    /// Compares the word that means something else in each stage: of some, two bytes.
    fn stage_word(&mut self, stage: ShaderKind, at: usize, [found, expected]: [u16; 2]) {
        let low = [found & 0xff, expected & 0xff];
        let high = [found >> 8, expected >> 8];
        let parts: &[(usize, &str, Rule, [u16; 2])] = match stage {
            ShaderKind::Geometry => &[(0, "largest number of output vertices", Rule::PsvGeometry, [found, expected])],
            ShaderKind::Hull | ShaderKind::Domain => {
                &[(0, "patch-constant vectors", Rule::PsvVectors, low), (1, "unused byte", Rule::PsvUnused, high)]
            }
            ShaderKind::Mesh => {
                &[(0, "primitive vectors", Rule::PsvVectors, low), (1, "output topology", Rule::PsvMesh, high)]
            }
            _ => &[(0, "unused bytes", Rule::PsvUnused, [found, expected])],
        };
        for (offset, what, rule, [found, expected]) in parts {
            if found != expected {
                let subject = format_args!("PSV0, stage_word ({what})");
                self.findings.push(Finding::new(*rule, at + offset, subject, found, expected, ENTRY_POINTS));
            }
        }
    }

    /// Compares the number and size of resources; says whether they are the same.
    fn resource_count(&mut self, part: &Part<'_>, found: &Psv0<'_>, made: &[u8]) -> bool {
        let at = WORD + found.runtime_info.bytes().len();
        for (at, what) in [(at, "resource count"), (at + WORD, "resource record size")] {
            let (one, other) = (word(part.data, at), word(made, at));
            if one != other {
                let subject = format_args!("PSV0, {what}");
                let source = "dx.resources";
                self.findings.push(Finding::new(Rule::PsvResourceCount, part.offset + at, subject, one, other, source));
                return false;
            }
            // Without resources there is no size.
            if other == 0 {
                break;
            }
        }
        true
    }

    fn resources(&mut self, part: &Part<'_>, found: &Psv0<'_>, expected: &Psv0<'_>) {
        if found.resources.bytes() == expected.resources.bytes() {
            return;
        }
        let first = part.offset + 3 * WORD + found.runtime_info.bytes().len();
        // Names that were taken out of the module are in the one for reflection.
        let reflected = self.reflection.and_then(|program| {
            let mut module = Module::default();
            module.read_model_again(program.bitcode).ok()?;
            let dxil = DxilModule::load(&module).ok()?;
            Some(dxil.resources.in_order().map(resource_name).collect::<Vec<_>>())
        });
        for (index, resource) in self.dxil.resources.in_order().enumerate() {
            let at = first + index * found.resources.stride();
            if let (Some(one), Some(other)) = (found.resources.record(index), expected.resources.record(index)) {
                let name = reflected.as_ref().and_then(|names| names.get(index)).cloned();
                let name = name.unwrap_or_else(|| resource_name(resource));
                let subject = format_args!("PSV0 resource {index} ({name})");
                RESOURCE.compare::<Resource1>(subject, at, one, other, self.findings);
            }
        }
    }

    fn element(
        &mut self,
        subject: &str,
        at: usize,
        (found, element): (&Psv0<'_>, &SignatureElement),
        (expected, wanted): (&Psv0<'_>, &SignatureElement),
    ) {
        let text = |psv0: &Psv0<'_>, element: &SignatureElement| match psv0.string(element.name.get()) {
            Some(name) => format!("{:?}", String::from_utf8_lossy(name)),
            None => format!("offset {}", element.name),
        };
        let (name, wanted_name) = (text(found, element), text(expected, wanted));
        let title = if wanted_name == "\"\"" { String::from(subject) } else { format!("{subject} ({wanted_name})") };
        if name != wanted_name {
            let at = at + offset_of!(SignatureElement, name);
            let subject = format_args!("{title}, name");
            self.findings.push(Finding::new(Rule::PsvElementName, at, subject, name, wanted_name, ENTRY_POINTS));
        }
        // As many indexes as there should be: the number of rows is compared by itself.
        let numbers = |psv0: &Psv0<'_>, element: &SignatureElement| {
            let element = SignatureElement { rows: wanted.rows, ..*element };
            match psv0.semantic_indexes_of(&element) {
                Some(indexes) => format!("{:?}", indexes.iter().map(|index| index.get()).collect::<Vec<_>>()),
                None => format!("index {}", element.indexes),
            }
        };
        let (indexes, wanted_indexes) = (numbers(found, element), numbers(expected, wanted));
        if indexes != wanted_indexes {
            let at = at + offset_of!(SignatureElement, indexes);
            let subject = format_args!("{title}, indexes");
            self.findings.push(Finding::new(
                Rule::PsvElementIndexes,
                at,
                subject,
                indexes,
                wanted_indexes,
                ENTRY_POINTS,
            ));
        }
        ELEMENT.compare::<SignatureElement>(title, at, element.as_bytes(), wanted.as_bytes(), self.findings);
    }

    fn entry_name(&mut self, part: &Part<'_>, found: &Psv0<'_>, expected: &Psv0<'_>) {
        let (one, other) = (found.entry_name(), expected.entry_name());
        if one == other {
            return;
        }
        let text = |name: Option<&[u8]>| match name {
            Some(name) => format!("{:?}", String::from_utf8_lossy(name)),
            None => String::from("none"),
        };
        let at = part.offset + WORD + offset_of!(crate::part::psv0::RuntimeInfo3, entry_name);
        let (one, other) = (text(one), text(other));
        self.findings.push(Finding::new(Rule::PsvEntryName, at, "PSV0, entry_name", one, other, ENTRY_POINTS));
    }

    fn dependencies(&mut self, at: usize, found: &Psv0<'_>, expected: &Psv0<'_>) {
        let masks = |psv0: &Psv0<'_>| {
            let [a, b, c, d] = psv0.outputs_by_view_id.map(|mask| mask.words().to_vec());
            [a, b, c, d, psv0.patch_constants_by_view_id.words().to_vec()]
        };
        let words = |table: DependencyTable<'_>| table.words().to_vec();
        let tables = |psv0: &Psv0<'_>| {
            let [a, b, c, d] = psv0.outputs_by_input.map(words);
            [a, b, c, d, words(psv0.patch_constants_by_input), words(psv0.outputs_by_patch_constant)]
        };
        let masks = masks(found)
            .into_iter()
            .zip(masks(expected))
            .zip(["outputs by view id"; 4].into_iter().chain(["patch constants by view id"]));
        let names =
            ["outputs by input"; 4].into_iter().chain(["patch constants by input", "outputs by patch constant"]);
        let tables = tables(found).into_iter().zip(tables(expected)).zip(names);
        let mut at = at;
        for ((found, expected), what) in masks.chain(tables) {
            for (index, (one, other)) in found.iter().zip(&expected).enumerate() {
                if one != other {
                    let subject = format_args!("PSV0, {what}, word {index}");
                    let (one, other) = (format!("{one:#010x}"), format!("{other:#010x}"));
                    self.findings.push(Finding::new(Rule::PsvTables, at, subject, one, other, "dx.viewIdState"));
                }
                at += WORD;
            }
        }
    }
}

/// Where the elements begin in a part.
fn elements_at(psv0: &Psv0<'_>) -> usize {
    let resources = if psv0.resources.is_empty() { 0 } else { WORD + psv0.resources.bytes().len() };
    let before = psv0.runtime_info.bytes().len() + resources + psv0.strings.len();
    before + size_of_val(psv0.semantic_indexes) + 5 * WORD
}

/// Whether two parts have the same counts, so that what follows the runtime info lies in the same places.
fn has_same_shape(one: &Psv0<'_>, other: &Psv0<'_>) -> bool {
    let shape = |psv0: &Psv0<'_>| {
        let info = psv0.runtime_info.version1()?;
        let counts = [info.input_elements, info.output_elements, info.patch_constant_elements, info.input_vectors];
        let patch_constants = psv0.patch_constant_vectors();
        Some((info.stage, info.uses_view_id != 0, counts, info.output_vectors, patch_constants))
    };
    shape(one) == shape(other)
}

/// A resource's name and its number in its class: `tex, T0`.
pub(super) fn resource_name(resource: &Resource<'_>) -> String {
    let class = match resource.class {
        ResourceClass::Srv => "T",
        ResourceClass::Uav => "U",
        ResourceClass::CBuffer => "CB",
        ResourceClass::Sampler => "S",
    };
    match resource.name {
        b"" => format!("{class}{}", resource.id),
        name => format!("{}, {class}{}", String::from_utf8_lossy(name), resource.id),
    }
}

/// The word at a byte of a part; 0 past its end.
fn word(data: &[u8], at: usize) -> u32 {
    data.get(at..).and_then(|rest| U32::ref_from_prefix(rest).ok()).map_or(0, |(word, _)| word.get())
}
