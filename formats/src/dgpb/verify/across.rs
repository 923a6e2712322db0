//! What targets, entries and parameters must keep together: layouts of pipeline groups, shared bindings, kinds, and
//! what an entry says in several targets.

use super::{
    super::{
        BindingLayout, BindingLayoutClass, Bundle, Group, Stage, TargetName, Text,
        declaration::{EntryRecord, ParameterRecord},
    },
    EntryAt, ParameterAt, Place, Report, Rule, TargetAt, field,
};
use alloc::{vec, vec::Vec};
use hashbrown::{HashMap, hash_map::Entry as Slot};

/// What was seen so far.
pub(super) struct Across<'t, 'f> {
    /// Whether any target has layouts.
    has_layouts: bool,
    /// Of this target, for each layout the entry that had it first, and its group.
    layouts: Vec<Option<(usize, Option<Group>)>>,
    /// Of this target, the largest layout that an entry had.
    last_layout: Option<u32>,
    /// Of this target, the layout of the render group and of the ray-tracing group.
    groups: HashMap<Group, u32>,
    /// Of this target, what is bound where in its pipelines.
    bindings: Bindings<'t, 'f>,
    /// The class of each kind's binding layouts.
    classes: HashMap<u32, BindingLayoutClass>,
    /// Whether each kind is a value's.
    values: HashMap<u32, bool>,
    /// Each entry as the first target that has it says it.
    entries: HashMap<Text<'f>, EntryAt<'t, 'f>>,
    /// The last entry of this target, as the first target that has it says it.
    last: Option<EntryAt<'t, 'f>>,
}

/// What must not be bound twice: in a group of stages, at a space and binding, for a kind and flags where they belong to
/// the place.
type BindingKey = (Group, u32, u32, u32, u32);

/// What is bound where.
type Bindings<'t, 'f> = HashMap<BindingKey, ParameterAt<'t, 'f>>;

impl<'t, 'f> Across<'t, 'f> {
    pub(super) fn new(bundle: &Bundle<'f>) -> Self {
        Self {
            has_layouts: bundle.targets.iter().any(|target| !target.layouts.is_empty()),
            layouts: Vec::new(),
            last_layout: None,
            groups: HashMap::new(),
            bindings: HashMap::new(),
            classes: HashMap::new(),
            values: HashMap::new(),
            entries: HashMap::new(),
            last: None,
        }
    }

    /// Begins a target.
    pub(super) fn target(&mut self, found: &TargetAt<'t, 'f>, report: &mut Report<'f>) {
        let target = found.target;
        self.layouts = vec![None; target.layouts.len()];
        self.last_layout = None;
        self.groups = HashMap::new();
        self.bindings = HashMap::new();
        self.last = None;
        if self.has_layouts && target.layouts.is_empty() && !target.entries.is_empty() {
            let expected = "layouts, as another target has";
            report.add(Rule::LayoutsMissing, found.place(), found.layouts(), expected, "none");
        }
    }

    /// Takes an entry of that target.
    pub(super) fn entry(&mut self, found: &EntryAt<'t, 'f>, report: &mut Report<'f>) {
        let stage = found.entry.stage.as_str().and_then(Stage::named);
        self.layout(found, stage, report);
        let mut alone = HashMap::new();
        for parameter in found.parameters() {
            self.kind(&parameter, report);
            if let Some(stage) = stage {
                // A compute shader shares no binding with another.
                let is_alone = stage.group() == Group::Compute;
                binding(if is_alone { &mut alone } else { &mut self.bindings }, &parameter, stage.group(), report);
            }
        }
        self.in_other_targets(found, report);
    }

    /// Ends that target.
    pub(super) fn end_of_target(&mut self, found: &TargetAt<'t, 'f>, report: &mut Report<'f>) {
        for ((index, byte), owner) in found.layout_references().zip(&self.layouts) {
            if owner.is_none() {
                let said = format_args!("none that uses layout {index}");
                report.add(Rule::LayoutUnused, found.place(), ("layout", byte), "an entry", said);
            }
        }
    }

    fn layout(&mut self, found: &EntryAt<'t, 'f>, stage: Option<Stage>, report: &mut Report<'f>) {
        let index = found.entry.record.layout.get();
        let (place, at) = (found.place(), field!(found.record(), EntryRecord, layout));
        let count = self.layouts.len();
        let Some(owner) = self.layouts.get_mut(index as usize) else {
            if count > 0 {
                report.add(Rule::LayoutIndex, place, at, format_args!("one of {count} layouts"), index);
            } else if index != 0 {
                report.add(Rule::LayoutIndex, place, at, "0 where there are no layouts", index);
            }
            return;
        };
        let group = stage.map(Stage::group);
        let is_new = owner.is_none();
        let (first, its_group) = *owner.get_or_insert((found.index, group));
        if is_new {
            match self.last_layout {
                Some(last) if index < last => {
                    let expected = format_args!("more than {last}, which an entry before was the first to have");
                    report.add(Rule::LayoutOrder, place, at, expected, index);
                }
                _ => self.last_layout = Some(index),
            }
        }
        let Some(group) = group else { return };
        if !is_new && (group == Group::Compute || its_group.is_some_and(|other| other != group)) {
            let expected = format_args!("a layout of its own pipeline group ({})", group.name());
            report.add(Rule::LayoutGroup, place, at, expected, format_args!("{index}, which entry {first} has"));
        } else if group != Group::Compute {
            let common = *self.groups.entry(group).or_insert(index);
            if common != index {
                let expected = format_args!("{common}, the layout of the {} shaders", group.name());
                report.add(Rule::LayoutGroup, place, at, expected, index);
            }
        }
    }

    fn kind(&mut self, found: &ParameterAt<'t, 'f>, report: &mut Report<'f>) {
        let record = &found.parameter.record;
        let kind = record.kind.get();
        let (place, at) = (found.place(), found.record());
        if let Some(class) = BindingLayout::new(record.webgpu_layout.get()).map(BindingLayout::class) {
            let before = *self.classes.entry(kind).or_insert(class);
            if before != class {
                let expected = format_args!("a {} as before for kind {kind}", before.name());
                let at = field!(at, ParameterRecord, webgpu_layout);
                report.add(Rule::KindClass, place, at, expected, format_args!("a {}", class.name()));
            }
        }
        let is_value = found.parameter.is_value();
        if *self.values.entry(kind).or_insert(is_value) != is_value {
            let (expected, said) = if is_value { ("resource", "value") } else { ("value", "resource") };
            let expected = format_args!("a {expected} as before for kind {kind}");
            report.add(Rule::KindValue, place, field!(at, ParameterRecord, size), expected, format_args!("a {said}"));
        }
    }

    /// Compares an entry with what the first target that has it says.
    fn in_other_targets(&mut self, found: &EntryAt<'t, 'f>, report: &mut Report<'f>) {
        let first = *self.entries.entry(found.entry.name).or_insert(*found);
        if first.of.index == found.of.index {
            return;
        }
        if let Some(last) = self.last.filter(|last| last.of.index == first.of.index)
            && last.index > first.index
        {
            let expected = format_args!("it before \"{}\", as in {}", last.entry.name, first.of.target.name);
            report.add(Rule::EntryOrder, found.place(), found.name(), expected, "it after");
        }
        self.last = Some(first);
        compare(found, &first, report);
    }
}

/// Compares what is bound at the same place in one entry, or in stages of one group.
fn binding<'t, 'f>(
    bindings: &mut Bindings<'t, 'f>,
    found: &ParameterAt<'t, 'f>,
    group: Group,
    report: &mut Report<'f>,
) {
    let Some(target) = found.of.of.target.name.as_str().and_then(TargetName::named) else { return };
    let record = &found.parameter.record;
    let is_value = found.parameter.is_value();
    let kind = match target {
        // The document does not say what CUDA's bindings are.
        TargetName::Ptx => return,
        _ if target.has_one_binding_space() => 0,
        _ if is_value => return,
        _ => record.kind.get(),
    };
    // One kind of buffer can be in a `t` register where it is read, and in a `u` register where it is written.
    let flags = if matches!(target, TargetName::Dxil | TargetName::Dxbc) { record.flags.get() } else { 0 };
    let key = (group, record.space.get(), record.binding.get(), kind, flags);
    let first = match bindings.entry(key) {
        Slot::Vacant(slot) => {
            slot.insert(*found);
            return;
        }
        Slot::Occupied(slot) => *slot.get(),
    };
    let (place, at) = (found.place(), field!(found.record(), ParameterRecord, binding));
    let are_values = is_value && first.parameter.is_value();
    if first.of.index == found.of.index {
        if !are_values {
            let other = first.parameter.name;
            let said = format_args!("space {}, binding {} of \"{other}\"", record.space, record.binding);
            report.add(Rule::BindingRepeated, place, at, "a binding of its own", said);
        }
    } else if target.has_one_binding_space() {
        shared(found, &first, are_values, report);
    }
}

/// Compares two parameters of different stages at one binding.
fn shared<'f>(found: &ParameterAt<'_, 'f>, first: &ParameterAt<'_, 'f>, are_values: bool, report: &mut Report<'f>) {
    let (record, before) = (&found.parameter.record, &first.parameter.record);
    let (place, at) = (found.place(), found.record());
    let whose = format_args!("as \"{}\" of \"{}\"", first.parameter.name, first.of.entry.name);
    if record.webgpu_layout != before.webgpu_layout {
        let at = field!(at, ParameterRecord, webgpu_layout);
        let expected = format_args!("{} {whose} at this binding", before.webgpu_layout);
        report.add(Rule::SharedBinding, place, at, expected, record.webgpu_layout);
    } else if !are_values && record.kind != before.kind {
        let at = field!(at, ParameterRecord, kind);
        let expected = format_args!("{} {whose} at this binding", before.kind);
        report.add(Rule::SharedBinding, place, at, expected, record.kind);
    }
}

fn compare<'f>(found: &EntryAt<'_, 'f>, first: &EntryAt<'_, 'f>, report: &mut Report<'f>) {
    let place = found.place();
    let other = first.of.target.name;
    let mut differ = |place: Place<'f>, field, expected: &dyn core::fmt::Display, said: &dyn core::fmt::Display| {
        report.add(Rule::TargetsDiffer, place, field, format_args!("{expected} as in {other}"), said);
    };
    let (entry, before) = (found.entry, first.entry);
    if entry.stage != before.stage {
        differ(place, found.stage(), &before.stage, &entry.stage);
    }
    let (threads, threads_before) = (entry.record.thread_group_size, before.record.thread_group_size);
    if threads != threads_before {
        let at = field!(found.record(), EntryRecord, thread_group_size);
        let [x, y, z] = threads_before;
        let [own_x, own_y, own_z] = threads;
        differ(place, at, &format_args!("{x}, {y}, {z}"), &format_args!("{own_x}, {own_y}, {own_z}"));
    }
    let (count, count_before) = (entry.parameters.len(), before.parameters.len());
    if count != count_before {
        differ(place, found.parameter_count(), &format_args!("{count_before} parameters"), &count);
        return;
    }
    for (parameter, before) in found.parameters().zip(&before.parameters) {
        let own = parameter.parameter;
        if own.name != before.name {
            differ(parameter.place(), parameter.name(), &format_args!("\"{}\"", before.name), &"another name");
        }
        if own.record.kind != before.record.kind {
            let at = field!(parameter.record(), ParameterRecord, kind);
            differ(parameter.place(), at, &before.record.kind, &own.record.kind);
        }
    }
}
