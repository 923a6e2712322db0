//! What header, target, entry and parameter must keep by themselves.

use super::{
    super::{
        BindingLayout, Bundle, Capability, CodeFormat, Group, Kinds, Stage, TargetName, Text,
        declaration::{EntryRecord, Header, ParameterRecord},
    },
    EntryAt, Field, ParameterAt, Place, Report, Rule, TargetAt, field, targets,
};
use alloc::{format, string::String, vec::Vec};
use core::cmp::Ordering;

pub(super) fn header<'f>(bundle: &Bundle<'f>, report: &mut Report<'f>) {
    let (stated, size) = (bundle.header.header_size.get(), bundle.table_size());
    if stated as usize != size {
        let expected = format_args!("{size}, where the table ends");
        report.add(Rule::HeaderSize, Place::default(), field!(0, Header, header_size), expected, stated);
    }
    let mut before: Option<Text<'_>> = None;
    for found in targets(bundle) {
        let name = found.target.name;
        if let Some(before) = before {
            let (order, repeated) = (Rule::TargetOrder, Rule::TargetRepeated);
            in_order(before, name, "target", (order, repeated), found.place(), found.name(), report);
        }
        before = Some(name);
    }
}

/// Reports a name that is the one before it again, or belongs before it.
fn in_order<'f>(
    before: Text<'f>,
    name: Text<'f>,
    what: &str,
    (order, repeated): (Rule, Rule),
    place: Place<'f>,
    at: Field,
    report: &mut Report<'f>,
) {
    match name.cmp(&before) {
        Ordering::Greater => {}
        Ordering::Equal => report.add(repeated, place, at, format_args!("each {what} once"), "the one before again"),
        Ordering::Less => {
            report.add(order, place, at, format_args!("a {what} that sorts after \"{before}\""), quoted(name));
        }
    }
}

fn quoted(text: Text<'_>) -> String {
    format!("\"{text}\"")
}

/// Reports a name that is not UTF-8, or that is not `known`.
fn known<'f, T>(
    name: Text<'f>,
    find: impl FnOnce(&str) -> Option<T>,
    rule: Rule,
    expected: impl core::fmt::Display,
    place: Place<'f>,
    at: Field,
    report: &mut Report<'f>,
) -> Option<T> {
    let text = utf8(name, place, at, report)?;
    let found = find(text);
    if found.is_none() {
        report.add(rule, place, at, expected, quoted(name));
    }
    found
}

fn utf8<'f>(name: Text<'f>, place: Place<'f>, at: Field, report: &mut Report<'f>) -> Option<&'f str> {
    match core::str::from_utf8(name.0) {
        Ok(text) => Some(text),
        Err(error) => {
            let found = format_args!("other bytes from its byte {} on", error.valid_up_to());
            report.add(Rule::Utf8, place, at, "UTF-8", found);
            None
        }
    }
}

pub(super) fn target<'f>(found: &TargetAt<'_, 'f>, report: &mut Report<'f>) {
    let (target, place) = (found.target, found.place());
    let name = known(target.name, TargetName::named, Rule::TargetName, TargetName::KNOWN, place, found.name(), report);
    let (format, at) = (target.code_format, found.code_format());
    match name {
        None => {
            known(format, CodeFormat::named, Rule::CodeFormat, CodeFormat::KNOWN, place, at, report);
        }
        Some(name) => {
            let possible: Vec<_> = name.code_formats().iter().map(|format| format.name()).collect();
            let find = |text: &str| possible.contains(&text).then_some(());
            known(format, find, Rule::CodeFormat, possible.join(" or "), place, at, report);
        }
    }
    let names = target.entries.iter().map(|entry| entry.name);
    let mut repeated = repeated(names).into_iter().peekable();
    for entry in found.entries() {
        if let Some((_, first)) = repeated.next_if(|&(index, _)| index == entry.index) {
            let found = format_args!("that of entry {first} again");
            report.add(Rule::EntryRepeated, entry.place(), entry.name(), "a name of its own", found);
        }
    }
}

/// The indices of names that were there before, each with the index of the first of its name.
fn repeated<'f>(names: impl Iterator<Item = Text<'f>>) -> Vec<(usize, usize)> {
    let mut sorted: Vec<_> = names.enumerate().map(|(index, name)| (name, index)).collect();
    sorted.sort_unstable();
    let groups = sorted.chunk_by(|(one, _), (other, _)| one == other);
    let mut repeated: Vec<_> = groups
        .filter_map(<[_]>::split_first)
        .flat_map(|(&(_, first), others)| others.iter().map(move |&(_, index)| (index, first)))
        .collect();
    repeated.sort_unstable();
    repeated
}

pub(super) fn entry<'f>(found: &EntryAt<'_, 'f>, kinds: &Kinds, report: &mut Report<'f>) {
    let (entry, place) = (found.entry, found.place());
    utf8(entry.name, place, found.name(), report);
    let stage = known(entry.stage, Stage::named, Rule::StageName, Stage::KNOWN, place, found.stage(), report);
    let threads = entry.record.thread_group_size.map(|count| count.get());
    if let Some(stage) = stage {
        let at = field!(found.record(), EntryRecord, thread_group_size);
        if stage.group() != Group::Compute && threads != [0; 3] {
            report.add(Rule::ThreadGroup, place, at, format_args!("0, 0, 0 for stage {stage}"), Triple(threads));
        } else if stage.group() == Group::Compute && threads.contains(&0) {
            report.add(Rule::ThreadGroup, place, at, "at least one thread in each direction", Triple(threads));
        }
        let is_ptx = found.of.target.name == *TargetName::Ptx.name();
        if is_ptx && stage.group() != Group::Compute {
            report.add(Rule::StageOfTarget, place, found.stage(), "compute, the only stage of ptx", stage);
        }
    }
    parameters(found, kinds, report);
    capabilities(found, stage, report);
}

/// Three numbers.
struct Triple([u32; 3]);

impl core::fmt::Display for Triple {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let [x, y, z] = self.0;
        write!(f, "{x}, {y}, {z}")
    }
}

fn capabilities<'f>(found: &EntryAt<'_, 'f>, stage: Option<Stage>, report: &mut Report<'f>) {
    let place = found.place();
    let mut before: Option<Text<'f>> = None;
    for (capability, at) in found.capabilities() {
        known(capability, Capability::named, Rule::CapabilityName, Capability::KNOWN, place, at, report);
        if let Some(before) = before {
            let (order, repeated) = (Rule::CapabilityOrder, Rule::CapabilityRepeated);
            in_order(before, capability, "capability", (order, repeated), place, at, report);
        }
        before = Some(capability);
    }
    let needs = Capability::Raytracing.name();
    if let Some(stage) = stage
        && stage.group() == Group::RayTracing
        && !found.entry.capabilities.iter().any(|capability| capability == needs)
    {
        let expected = format_args!("\"{needs}\", which stage {stage} needs");
        report.add(Rule::CapabilityRaytracing, place, found.capability_count(), expected, "none of that name");
    }
}

fn parameters<'f>(found: &EntryAt<'_, 'f>, kinds: &Kinds, report: &mut Report<'f>) {
    let names = found.entry.parameters.iter().map(|parameter| parameter.name);
    let mut repeated = repeated(names).into_iter().peekable();
    let is_wgsl = found.of.target.name == *TargetName::Wgsl.name();
    let mut block = None;
    for found in found.parameters() {
        let place = found.place();
        utf8(found.parameter.name, place, found.name(), report);
        if let Some((_, first)) = repeated.next_if(|&(index, _)| index == found.index) {
            let said = format_args!("that of parameter {first} again");
            report.add(Rule::ParameterRepeated, place, found.name(), "a name of its own", said);
        }
        let record = &found.parameter.record;
        if record.flags.get() & !(ParameterRecord::READ_ONLY | ParameterRecord::WRITTEN) != 0 {
            let at = field!(found.record(), ParameterRecord, flags);
            report.add(Rule::ParameterFlags, place, at, "bits 0 and 1 only", format_args!("{:#x}", record.flags));
        }
        if !kinds.0.is_empty() && kinds.name(record.kind.get()).is_none() {
            report.add(
                Rule::KindName,
                place,
                field!(found.record(), ParameterRecord, kind),
                "a kind with a name",
                record.kind,
            );
        }
        binding_layout(&found, is_wgsl, report);
        if found.parameter.is_value() {
            value(&found, &mut block, report);
        } else if record.offset.get() != 0 {
            let at = field!(found.record(), ParameterRecord, offset);
            report.add(Rule::ResourceOffset, place, at, "0 for a parameter without a size", record.offset);
        }
    }
    overlaps(found, report);
}

fn binding_layout<'f>(found: &ParameterAt<'_, 'f>, is_wgsl: bool, report: &mut Report<'f>) {
    let number = found.parameter.record.webgpu_layout.get();
    let (place, at) = (found.place(), field!(found.record(), ParameterRecord, webgpu_layout));
    if number > BindingLayout::LAST {
        report.add(Rule::BindingLayoutNumber, place, at, format_args!("0 to {}", BindingLayout::LAST), number);
    } else if number != 0 && !is_wgsl {
        report.add(Rule::BindingLayoutTarget, place, at, "0 on another target than wgsl", number);
    } else if number > 1 && found.parameter.is_value() {
        report.add(Rule::ValueBindingLayout, place, at, "1 (uniform buffer) or 0 for a value", number);
    }
}

/// A value parameter: `block` is where the entry's first one says that its uniform block is.
fn value<'f>(found: &ParameterAt<'_, 'f>, block: &mut Option<[u32; 2]>, report: &mut Report<'f>) {
    let record = &found.parameter.record;
    let (place, at) = (found.place(), found.record());
    if record.offset.get().checked_add(record.size.get()).is_none() {
        let said = format_args!("{} bytes at offset {}", record.size, record.offset);
        report.add(Rule::ValueRange, place, field!(at, ParameterRecord, offset), "an end below 4 GiB", said);
    }
    let own = [record.space.get(), record.binding.get()];
    let [space, binding] = *block.get_or_insert(own);
    if own != [space, binding] {
        let expected = format_args!("space {space}, binding {binding}, the entry's uniform block");
        let said = format_args!("space {}, binding {}", record.space, record.binding);
        report.add(Rule::ValueBlock, place, field!(at, ParameterRecord, space), expected, said);
    }
}

/// Reports value parameters that begin before one in front of them ends.
fn overlaps<'f>(found: &EntryAt<'_, 'f>, report: &mut Report<'f>) {
    let values = found.parameters().filter(|found| found.parameter.is_value());
    let mut values: Vec<_> = values.map(|found| (found.parameter.record.offset.get(), found.index, found)).collect();
    values.sort_unstable_by_key(|&(offset, index, _)| (offset, index));
    let mut last: Option<(u64, Text<'f>)> = None;
    for (offset, _, found) in values {
        let end = u64::from(offset) + u64::from(found.parameter.record.size.get());
        match last {
            Some((before, name)) if u64::from(offset) < before => {
                let at = field!(found.record(), ParameterRecord, offset);
                let expected = format_args!("{before} or more, where \"{name}\" ends");
                report.add(Rule::ValueOverlap, found.place(), at, expected, offset);
                if end > before {
                    last = Some((end, found.parameter.name));
                }
            }
            _ => last = Some((end, found.parameter.name)),
        }
    }
}
