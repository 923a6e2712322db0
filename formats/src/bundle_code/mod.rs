//! The code in a bundle against the bundle's table: what a blob's own format says of stage, thread group and bindings.
//!
//! A `dxil` or `dxbc` blob is a container, of which PSV0, RDAT or the tokens say it; of other formats only what every
//! such file begins with, or that it is text, is looked at, and of WGSL the names of its functions.

mod facts;

use crate::{
    dgpb::{
        BlobReference, Bundle, Capability, CodeFormat, Entry, EntryRecord, Finding, Group, Report, Rule, Stage,
        places::{EntryAt, field, targets},
    },
    part::{program::ShaderKind, tokens::RegisterClass},
};
use alloc::{format, string::String, vec::Vec};
use facts::{Facts, Shader};
use hashbrown::HashMap;

/// Every rule about code that a bundle breaks; none for one whose code says what its table says.
///
/// Each blob is read once, however many entries share it. Blobs that overlap or are shared beyond all proportion are
/// not all compared, which is reported too.
pub fn verify<'f>(bundle: &Bundle<'f>) -> Vec<Finding<'f>> {
    let mut report = Report::default();
    let size = bundle.table_size().saturating_add(bundle.data.len());
    let mut code = Code { bundle, facts: HashMap::new(), left: size.saturating_mul(4) };
    'all: for target in targets(bundle) {
        let format = target.target.code_format.as_str().and_then(CodeFormat::named);
        let Some(format) = format else { continue };
        for entry in target.entries() {
            let Some(facts) = code.facts_of(&entry.entry.record.code, format) else { continue };
            let cost = match facts {
                Facts::Shader(shader) => shader.registers.len() + shader.functions.len(),
                _ => 0,
            };
            code.left = code.left.saturating_sub(cost + 1);
            if code.left == 0 {
                let said = "blobs that overlap or are shared beyond all proportion";
                report.add(Rule::CodeSkipped, entry.place(), code_field(&entry), "code that can be compared", said);
                break 'all;
            }
            if let Some(facts) = code.facts_of(&entry.entry.record.code, format) {
                compare(&entry, facts, bundle, &mut report);
            }
        }
    }
    report.findings
}

/// What was read of blobs so far.
struct Code<'t, 'f> {
    bundle: &'t Bundle<'f>,
    facts: HashMap<(u32, u32, CodeFormat), Facts<'f>>,
    /// How much may still be read and compared: overlapping blobs could make it many times the file.
    left: usize,
}

impl<'f> Code<'_, 'f> {
    /// What `blob` says; `None` where there is no such blob.
    fn facts_of(&mut self, blob: &BlobReference, format: CodeFormat) -> Option<&Facts<'f>> {
        let bytes = self.bundle.blob(blob)?;
        let left = &mut self.left;
        Some(self.facts.entry((blob.offset.get(), blob.size.get(), format)).or_insert_with(|| {
            *left = left.saturating_sub(bytes.len());
            if *left == 0 { Facts::Plain } else { facts::of(bytes, format) }
        }))
    }
}

fn code_field(entry: &EntryAt<'_, '_>) -> (&'static str, usize) {
    field!(entry.record(), EntryRecord, code)
}

fn compare<'f>(at: &EntryAt<'_, 'f>, facts: &Facts<'_>, bundle: &Bundle<'f>, report: &mut Report<'f>) {
    let entry = at.entry;
    match facts {
        Facts::Plain => {}
        Facts::Fault(error) => {
            let data = bundle.header.header_size.get() as usize;
            let error = error.clone().rebased(data.saturating_add(entry.record.code.offset.get() as usize));
            let byte = usize::try_from(error.byte()).unwrap_or(usize::MAX);
            let expected = format!("code of the format {}", at.of.target.code_format);
            report.add(Rule::CodeFormatMismatch, at.place(), ("code", byte), expected, format!("a fault: {error}"));
        }
        Facts::Wgsl(names) => {
            if !entry.name.as_str().is_some_and(|name| names.contains(name)) {
                let expected = format!("a function called \"{}\"", entry.name);
                report.add(
                    Rule::CodeEntry,
                    at.place(),
                    code_field(at),
                    expected,
                    format!("{} of other names", names.len()),
                );
            }
        }
        Facts::Shader(shader) => compare_shader(at, shader, report),
    }
}

fn compare_shader<'f>(at: &EntryAt<'_, 'f>, shader: &Shader<'_>, report: &mut Report<'f>) {
    let entry = at.entry;
    let Some(stage) = entry.stage.as_str().and_then(Stage::named) else { return };
    let kind = kind_of(stage);
    let (mut found, mut registers) = (shader.kind, shader.registers.as_slice());
    if shader.kind == Some(ShaderKind::Library) {
        let named = shader.functions.iter().find(|function| function.is_called(entry.name.0));
        let of_kind = || shader.functions.iter().find(|function| function.kind == Some(kind));
        let Some(function) = named.or_else(of_kind) else {
            let expected = format!("a function for stage {stage}");
            report.add(Rule::CodeEntry, at.place(), code_field(at), expected, "a library without one");
            return;
        };
        (found, registers) = (function.kind, &function.registers);
    }
    if found != Some(kind) {
        let found = found.map_or("an unknown stage".into(), |kind| format!("{kind:?} in the code"));
        report.add(Rule::CodeStage, at.place(), at.stage(), format!("{kind:?} for stage {stage}"), found);
    }
    let threads = entry.record.thread_group_size.map(|count| count.get());
    if let Some(stated) = shader.threads
        && stage.group() == Group::Compute
        && stated != threads
    {
        let (own, stated) = (format!("{threads:?}"), format!("{stated:?}, as in the code"));
        let at_field = field!(at.record(), EntryRecord, thread_group_size);
        report.add(Rule::CodeThreadGroup, at.place(), at_field, stated, own);
    }
    let missing = unbound(entry, registers);
    if let Some(first) = missing.first() {
        let others = missing.len() - 1;
        let said = if others == 0 { String::from("none") } else { format!("none, nor for {others} registers more") };
        let expected = format!("a parameter at {}, which the code uses", first);
        report.add(Rule::CodeBinding, at.place(), at.parameter_count(), expected, said);
    }
}

/// The registers that no parameter of the entry has, in words.
fn unbound(entry: &Entry<'_>, registers: &[crate::part::tokens::Registers]) -> Vec<String> {
    let mut resources: HashMap<(u32, u32), usize> = HashMap::new();
    let mut blocks: HashMap<(u32, u32), ()> = HashMap::new();
    for parameter in &entry.parameters {
        let place = (parameter.record.space.get(), parameter.record.binding.get());
        if parameter.is_value() {
            blocks.insert(place, ());
        } else {
            *resources.entry(place).or_default() += 1;
        }
    }
    let bindless = Capability::DescriptorHandle.name();
    let is_bindless = entry.capabilities.iter().any(|capability| capability == bindless);
    let is_missing = |registers: &&crate::part::tokens::Registers| {
        let place = (registers.space, registers.first);
        if registers.class == RegisterClass::ConstantBuffer && blocks.contains_key(&place) {
            return false;
        }
        // Handles are looked up in ranges without an end, which belong to no parameter.
        if is_bindless && registers.last == u32::MAX {
            return false;
        }
        match resources.get_mut(&place) {
            Some(count) if *count > 0 => {
                *count -= 1;
                false
            }
            _ => true,
        }
    };
    let said = |registers: &crate::part::tokens::Registers| {
        format!("{}{}, space {}", registers.class.letter(), registers.first, registers.space)
    };
    registers.iter().filter(is_missing).map(said).collect()
}

/// What DXIL calls a stage.
fn kind_of(stage: Stage) -> ShaderKind {
    match stage {
        Stage::AnyHit => ShaderKind::AnyHit,
        Stage::Callable => ShaderKind::Callable,
        Stage::ClosestHit => ShaderKind::ClosestHit,
        Stage::Compute => ShaderKind::Compute,
        Stage::Fragment => ShaderKind::Pixel,
        Stage::Intersection => ShaderKind::Intersection,
        Stage::Miss => ShaderKind::Miss,
        Stage::RayGeneration => ShaderKind::RayGeneration,
        Stage::Vertex => ShaderKind::Vertex,
    }
}
