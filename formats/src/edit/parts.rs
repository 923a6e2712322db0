//! The parts that restate a module: PSV0 and RDAT.

use super::{
    EditError,
    binding::{Binding, Moves},
    entry_names, names, refused, resource_names,
    root_signature::{self, class_of},
};
use crate::{
    dxbc::{Container, FourCc, Part},
    dxil::ResourceClass,
    layout::OwnedTable,
    part::{
        program::ShaderKind,
        psv0::{Psv0, Psv0Builder, Resource0, Resource1},
        rdat::{Rdat, RdatBuilder, RecordsHeader, Reference, Resource, TableKind},
        root_signature::RootSignature,
    },
};
use alloc::{borrow::Cow, vec::Vec};
use hashbrown::{HashMap, HashSet};
use zerocopy::FromBytes;

/// Moves the resources of PSV0, and checks them against the root signature in the container.
pub(super) fn rebind_psv0(
    container: &Container<'_>,
    part: &Part<'_>,
    stage: Option<ShaderKind>,
    moves: &Moves,
) -> Result<Vec<u8>, EditError> {
    let root_signature = container.find(FourCc::RTS0).map(|part| RootSignature::read(&part)).transpose()?;
    let mut builder = Psv0Builder::of(&Psv0::read(part)?);
    let mut resources = OwnedTable::<Resource1>::new(builder.resources.stride());
    for mut record in records(builder.resources.bytes(), builder.resources.stride()) {
        if let Ok((found, _)) = Resource0::mut_from_prefix(record.to_mut())
            && let Some(class) = class_of(found.resource_type.get())
            && let Some(to) = moved(moves, class, found.space.get(), found.lower_bound.get(), found.upper_bound.get())
        {
            (found.space, found.lower_bound, found.upper_bound) = (to.0.into(), to.1.into(), to.2.into());
            if let Some(root_signature) = &root_signature {
                root_signature::check(root_signature, stage, found)?;
            }
        }
        resources.push_bytes(&record)?;
    }
    builder.resources = resources;
    Ok(builder.build()?)
}

/// Records of a table, to be changed.
fn records(bytes: &[u8], stride: usize) -> impl Iterator<Item = Cow<'_, [u8]>> {
    bytes.chunks_exact(stride.max(1)).map(Cow::Borrowed)
}

/// The new space, first and last register of a resource that moves.
fn moved(moves: &Moves, class: ResourceClass, space: u32, register: u32, last: u32) -> Option<(u32, u32, u32)> {
    let to = moves.find(Binding { class, register, space })?.moved();
    let last = if last == u32::MAX { last } else { to.last()? };
    Some((to.first.space, to.first.register, last))
}

/// Gives PSV0 another name of the entry function.
pub(super) fn rename_psv0(part: &Part<'_>, rename: &entry_names::Rename) -> Result<Vec<u8>, EditError> {
    let psv0 = Psv0::read(part)?;
    let mut builder = Psv0Builder::of(&psv0);
    if let Some(info) = psv0.runtime_info.version3()
        && let Some(old) = psv0.entry_name()
    {
        if old != rename.old {
            let (old, expected) = (super::module::shown(old), super::module::shown(&rename.old));
            return Err(refused(format_args!("PSV0 calls the entry point {old}, the module {expected}")));
        }
        let start = info.entry_name.get() as usize;
        let tables = [&builder.inputs, &builder.outputs, &builder.patch_constants];
        let is_shared =
            tables.iter().flat_map(|table| table.iter()).any(|element| element.name.get() as usize >= start);
        let behind = builder.strings.get(start + old.len()..).unwrap_or(&[]);
        let at = if !is_shared && behind.iter().all(|byte| *byte == 0) {
            // As dxc puts it: the last string.
            builder.strings.truncate(start);
            builder.strings.extend_from_slice(&rename.new);
            builder.strings.push(0);
            start as u32
        } else {
            builder.add_string(&rename.new)
        };
        builder.runtime_info.version4.version3.entry_name = at.into();
    }
    Ok(builder.build()?)
}

/// Moves the resources of runtime data.
pub(super) fn rebind_rdat(part: &Part<'_>, moves: &Moves) -> Result<Vec<u8>, EditError> {
    let mut tables = Tables::read(part)?;
    tables.each_record(TableKind::Resources, |record| {
        if let Ok((found, _)) = Resource::mut_from_prefix(record)
            && let Some(class) = ResourceClass::new(found.class.get())
            && let Some(to) = moved(moves, class, found.space.get(), found.lower_bound.get(), found.upper_bound.get())
        {
            (found.space, found.lower_bound, found.upper_bound) = (to.0.into(), to.1.into(), to.2.into());
        }
    });
    tables.build()
}

/// Renames resources in runtime data.
pub(super) fn rename_resources_in_rdat(
    part: &Part<'_>,
    renames: &[resource_names::Rename],
) -> Result<Vec<u8>, EditError> {
    let mut tables = Tables::read(part)?;
    tables.rename(|kind, record, _, text| {
        let found = Resource::ref_from_prefix(record).ok().filter(|_| kind == TableKind::Resources)?.0;
        let key = (found.class.get(), found.id.get());
        let rename = renames.iter().find(|rename| rename.resource == key && rename.old.as_bytes() == text)?;
        Some(rename.new.as_bytes().to_vec())
    })?;
    tables.build()
}

/// Renames a function in runtime data, and where subobjects name it.
pub(super) fn rename_function_in_rdat(part: &Part<'_>, rename: &entry_names::Rename) -> Result<Vec<u8>, EditError> {
    let mut tables = Tables::read(part)?;
    let (old, new) = (names::plain(&rename.old), names::plain(&rename.new));
    tables.rename(|kind, record, strings, text| match kind {
        TableKind::Functions => {
            let name = record.first_chunk().and_then(|at| string(strings, u32::from_le_bytes(*at)))?;
            if name != rename.old {
                None
            } else if text == rename.old {
                Some(rename.new.clone())
            } else {
                (text == old).then(|| new.to_vec())
            }
        }
        TableKind::Subobjects if text == old => Some(new.to_vec()),
        TableKind::Subobjects if text == rename.old => Some(rename.new.clone()),
        _ => None,
    })?;
    tables.build()
}

fn string(strings: &[u8], at: u32) -> Option<&[u8]> {
    strings.get(at as usize..)?.split(|&byte| byte == 0).next()
}

/// The tables of runtime data, to be changed.
struct Tables {
    builder: RdatBuilder,
    tables: Vec<(u32, Vec<u8>)>,
    kinds: Vec<Option<TableKind>>,
}

/// A reference to a string: where it stands, and which it is to be.
struct Slot {
    table: usize,
    at: usize,
    /// The end of the string buffer, about, when dxc asked for the string.
    moment: u32,
    new: Vec<u8>,
}

impl Tables {
    fn read(part: &Part<'_>) -> Result<Self, EditError> {
        let rdat = Rdat::read(part)?;
        rdat.check_references()?;
        let builder = RdatBuilder::of(&rdat);
        let kinds = rdat.tables().map(|table| table.kind()).collect();
        Ok(Self { tables: builder.tables().to_vec(), builder, kinds })
    }

    fn build(mut self) -> Result<Vec<u8>, EditError> {
        for (number, data) in self.tables {
            self.builder.table(number, data);
        }
        Ok(self.builder.build()?)
    }

    fn find(&self, kind: TableKind) -> Option<usize> {
        self.kinds.iter().rposition(|found| *found == Some(kind))
    }

    /// Changes each record of the tables of a kind.
    fn each_record(&mut self, kind: TableKind, mut change: impl FnMut(&mut [u8])) {
        for ((_, data), _) in self.tables.iter_mut().zip(&self.kinds).filter(|(_, found)| **found == Some(kind)) {
            let Ok((header, records)) = RecordsHeader::mut_from_prefix(data) else { continue };
            let (count, stride) = (header.count.get() as usize, header.stride.get() as usize);
            records.chunks_exact_mut(stride.max(1)).take(count).for_each(&mut change);
        }
    }

    /// Gives references to strings others: `rename` says which, given the kind of table, the record, all strings, and
    /// the string. The string buffer is made as dxc makes it: each string once, where it is first asked for.
    fn rename(
        &mut self,
        mut rename: impl FnMut(TableKind, &[u8], &[u8], &[u8]) -> Option<Vec<u8>>,
    ) -> Result<(), EditError> {
        let Some(strings_at) = self.find(TableKind::Strings) else { return Ok(()) };
        let indexes_at = self.find(TableKind::Indexes);
        let empty = Vec::new();
        let strings = self.tables.get(strings_at).map_or(&empty, |(_, data)| data);
        let indexes = indexes_at.and_then(|at| self.tables.get(at)).map_or(&empty, |(_, data)| data);
        let word = |bytes: &[u8], at: usize| {
            bytes.get(at..).and_then(|rest| rest.first_chunk()).map_or(0, |bytes| u32::from_le_bytes(*bytes))
        };
        let mut slots = Vec::new();
        let mut visited = HashSet::new();
        for (table, ((_, data), kind)) in self.tables.iter().zip(&self.kinds).enumerate() {
            let Some(kind) = kind.filter(|kind| kind.has_records()) else { continue };
            let Ok((header, records)) = RecordsHeader::ref_from_prefix(data) else { continue };
            let (count, stride) = (header.count.get() as usize, header.stride.get() as usize);
            // Strings are added record by record: one that was there already is asked for after the last new one.
            let mut latest = 0;
            for (row, record) in records.chunks_exact(stride.max(1)).take(count).enumerate() {
                let first = size_of::<RecordsHeader>() + row * stride;
                let mut slot = |table: usize, at: usize, old: u32, moment: u32| {
                    let text = string(strings, old).unwrap_or_default();
                    let new = rename(kind, record, strings, text).unwrap_or_else(|| text.to_vec());
                    slots.push(Slot { table, at, moment, new });
                };
                for (field, reference) in kind.references(record) {
                    let value = word(record, field);
                    match reference {
                        Reference::String => {
                            latest = latest.max(value);
                            slot(table, first + field, value, latest);
                        }
                        Reference::Strings if visited.insert(value) => {
                            let start = (value as usize).saturating_mul(size_of::<u32>());
                            let Some(indexes_at) = indexes_at else { continue };
                            let count = word(indexes, start) as usize;
                            let places = (1..=count).map(|at| start + at * size_of::<u32>());
                            // An array that is not there, or none, has no elements.
                            for at in places.take_while(|at| at + size_of::<u32>() <= indexes.len()) {
                                let old = word(indexes, at);
                                // What functions depend on comes before all functions.
                                latest = if kind == TableKind::Functions { latest } else { latest.max(old) };
                                slot(indexes_at, at, old, if kind == TableKind::Functions { old } else { latest });
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        let new = self.pool(strings_at, &mut slots);
        for slot in &slots {
            let at = new.1.get(&slot.new).copied().unwrap_or_default();
            let place = self.tables.get_mut(slot.table).and_then(|(_, data)| data.get_mut(slot.at..slot.at + 4));
            if let Some(place) = place {
                place.copy_from_slice(&at.to_le_bytes());
            }
        }
        if let Some((_, data)) = self.tables.get_mut(strings_at) {
            *data = new.0;
        }
        Ok(())
    }

    /// The string buffer for these references, and where each string is in it.
    fn pool(&self, strings_at: usize, slots: &mut [Slot]) -> (Vec<u8>, HashMap<Vec<u8>, u32>) {
        let strings = self.tables.get(strings_at).map_or(&[][..], |(_, data)| data);
        slots.sort_by_key(|slot| slot.moment);
        let (mut pool, mut places) = (Vec::new(), HashMap::new());
        let mut add = |text: &[u8]| {
            places.entry_ref(text).or_insert_with(|| {
                let at = pool.len() as u32;
                pool.extend_from_slice(text);
                pool.push(0);
                at
            });
        };
        let mut slots = slots.iter().peekable();
        let mut start = 0usize;
        // Zeros behind the last string fill up the table.
        let filled = strings.iter().rposition(|&byte| byte != 0).map_or(1, |last| last + 2);
        for text in strings.split(|&byte| byte == 0) {
            let end = start + text.len() + 1;
            let mut is_used = false;
            while let Some(slot) = slots.next_if(|slot| (slot.moment as usize) < end) {
                is_used = true;
                add(&slot.new);
            }
            // What nothing refers to stays, as the empty string that dxc begins with.
            if !is_used && end <= filled {
                add(text);
            }
            start = end;
        }
        (pool, places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::part::rdat::{Function, NULL, SubobjectRecord};
    use alloc::string::String;
    use zerocopy::{FromZeros, IntoBytes};

    /// A resource and two functions, in the order in which dxc adds their strings, and a hit group.
    fn data(resource: &[u8], functions: [(&[u8], &[u8]); 2], closest_hit: &[u8]) -> Vec<u8> {
        let mut builder = RdatBuilder::default();
        builder.string(b"");
        let mut found = Resource::new_zeroed();
        found.name = builder.string(resource).into();
        builder.push(TableKind::Resources, found.as_bytes()).unwrap();
        for (name, unmangled_name) in functions {
            let mut function = Function::new_zeroed();
            function.name = builder.string(name).into();
            function.unmangled_name = builder.string(unmangled_name).into();
            (function.resources, function.dependencies) = (NULL.into(), NULL.into());
            builder.push(TableKind::Functions, function.as_bytes()).unwrap();
        }
        let mut group = SubobjectRecord::new_zeroed();
        group.kind = 11.into();
        group.name = builder.string(b"group").into();
        group.words = [0.into(), builder.string(b"").into(), builder.string(closest_hit).into(), 0.into()];
        builder.push(TableKind::Subobjects, group.as_bytes()).unwrap();
        builder.build().unwrap()
    }

    fn part(data: &[u8]) -> Part<'_> {
        Part { kind: FourCc::RDAT, offset: 0, data }
    }

    fn rename(old: &[u8], new: &[u8]) -> entry_names::Rename {
        entry_names::Rename { old: old.to_vec(), new: new.to_vec() }
    }

    #[test]
    fn strings_lie_where_dxc_puts_them_when_a_function_has_another_name() {
        let before = data(b"tex", [(b"\x01?hit@@YAXXZ", b"hit"), (b"other", b"other")], b"hit");
        let edited = rename_function_in_rdat(&part(&before), &rename(b"\x01?hit@@YAXXZ", b"\x01?near@@YAXXZ")).unwrap();
        assert_eq!(edited, data(b"tex", [(b"\x01?near@@YAXXZ", b"near"), (b"other", b"other")], b"near"));
    }

    /// A string that two share stays for one, where dxc then puts it; and one that is there already is not added.
    #[test]
    fn a_string_that_is_shared_is_split_and_equal_ones_are_joined() {
        let functions: [(&[u8], &[u8]); 2] = [(b"\x01?main@@YAXXZ", b"main"), (b"main", b"main")];
        let before = data(b"tex", functions, b"none");
        let edited = rename_function_in_rdat(&part(&before), &rename(b"\x01?main@@YAXXZ", b"\x01?tex@@YAXXZ")).unwrap();
        assert_eq!(edited, data(b"tex", [(b"\x01?tex@@YAXXZ", b"tex"), (b"main", b"main")], b"none"));
    }

    #[test]
    fn only_the_resource_that_is_meant_has_another_name() {
        let before = data(b"tex", [(b"\x01?tex@@YAXXZ", b"tex"), (b"other", b"other")], b"tex");
        let renames = |id| [resource_names::Rename { resource: (0, id), old: "tex".into(), new: "albedo".into() }];
        let edited = rename_resources_in_rdat(&part(&before), &renames(0)).unwrap();
        assert_eq!(edited, data(b"albedo", [(b"\x01?tex@@YAXXZ", b"tex"), (b"other", b"other")], b"tex"));
        assert_eq!(rename_resources_in_rdat(&part(&before), &renames(1)).unwrap(), before);
    }

    #[test]
    fn psv0_keeps_a_name_that_an_element_shares() {
        let mut builder = Psv0Builder::new(3, ShaderKind::Vertex);
        let name = builder.add_string(b"main");
        builder.runtime_info.version4.version3.entry_name = name.into();
        let plain = builder.build().unwrap();
        let entry = |data: &[u8]| {
            let part = Part { kind: FourCc::PSV0, offset: 0, data };
            let data = rename_psv0(&part, &rename(b"main", b"shade")).unwrap();
            let psv0 = Psv0::read(&Part { kind: FourCc::PSV0, offset: 0, data: &data }).unwrap();
            let strings = psv0.strings.split(|byte| *byte == 0).filter(|text| !text.is_empty());
            let strings: Vec<String> = strings.map(|text| String::from_utf8_lossy(text).into_owned()).collect();
            (psv0.entry_name().unwrap().to_vec(), strings)
        };
        assert_eq!(entry(&plain), (b"shade".to_vec(), ["shade".into()].into()));
        let mut element = crate::part::psv0::SignatureElement::new_zeroed();
        element.name = name.into();
        builder.inputs.push(&element);
        let shared = builder.build().unwrap();
        assert_eq!(entry(&shared), (b"shade".to_vec(), ["main".into(), "shade".into()].into()));
    }
}
