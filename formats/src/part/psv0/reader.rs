//! Reads PSV0 in one pass, without a copy.

use super::{
    ComponentMask, DependencyTable, Resource0, Resource1, RuntimeInfo, SignatureElement,
    masks::{Shape, mask_words, patch_constant_vectors},
};
use crate::{
    dxbc::Part,
    error::{Error, Result},
    layout::{Cursor, Table, string_at},
};
use alloc::vec::Vec;
use zerocopy::{IntoBytes, little_endian::U32};

const FORMAT: &str = "PSV0";

/// The part PSV0. Tables that the part's version does not have are empty.
#[derive(Clone, Copy, Debug)]
pub struct Psv0<'a> {
    /// The runtime info.
    pub runtime_info: RuntimeInfo<'a>,
    /// The resources, of 16 bytes, 24 or more.
    pub resources: Table<'a, Resource0>,
    /// The string table: strings with a zero byte each.
    pub strings: &'a [u8],
    /// The semantic-index table.
    pub semantic_indexes: &'a [U32],
    /// The input signature's elements.
    pub inputs: Table<'a, SignatureElement>,
    /// The output signature's elements.
    pub outputs: Table<'a, SignatureElement>,
    /// The patch-constant (hull, domain) or primitive (mesh) signature's elements.
    pub patch_constants: Table<'a, SignatureElement>,
    /// For each stream, the outputs that depend on the view id.
    pub outputs_by_view_id: [ComponentMask<'a>; 4],
    /// The patch-constant or primitive outputs that depend on the view id (hull, mesh).
    pub patch_constants_by_view_id: ComponentMask<'a>,
    /// For each stream, the outputs that depend on each input.
    pub outputs_by_input: [DependencyTable<'a>; 4],
    /// The patch-constant outputs that depend on each input (hull).
    pub patch_constants_by_input: DependencyTable<'a>,
    /// The outputs that depend on each patch-constant input (domain).
    pub outputs_by_patch_constant: DependencyTable<'a>,
    /// What follows all of this.
    pub tail: &'a [u8],
    /// The file's byte at which the part's data begins.
    base: usize,
}

impl<'a> Psv0<'a> {
    /// Reads a part PSV0.
    ///
    /// # Errors
    /// The first thing that cannot be laid out, and a runtime info of a size that no version has.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        match Self::read_so_far(part)? {
            (psv0, None) => Ok(psv0),
            (_, Some(fault)) => Err(fault),
        }
    }

    /// Reads a part PSV0 as far as it can be read, which is what dxc does: the tables from the fault on are empty.
    ///
    /// # Errors
    /// A part without the runtime info of version 0.
    pub fn read_so_far(part: &Part<'a>) -> Result<(Self, Option<Error>)> {
        let (psv0, fault) = Self::lay_out(part.data, part.offset).map_err(|error| error.rebased(part.offset))?;
        Ok((psv0, fault.map(|error| error.rebased(part.offset))))
    }

    fn lay_out(data: &'a [u8], base: usize) -> Result<(Self, Option<Error>)> {
        let mut cursor = Cursor::new(FORMAT, data);
        let size = cursor.count()?;
        let Some(runtime_info) = RuntimeInfo::new(cursor.bytes(size)?) else {
            return Err(cursor.error(0, "a runtime info of 24 bytes or more", size));
        };
        let mut psv0 = Self {
            runtime_info,
            resources: Table::default(),
            strings: &[],
            semantic_indexes: &[],
            inputs: Table::default(),
            outputs: Table::default(),
            patch_constants: Table::default(),
            outputs_by_view_id: Default::default(),
            patch_constants_by_view_id: ComponentMask::default(),
            outputs_by_input: Default::default(),
            patch_constants_by_input: DependencyTable::default(),
            outputs_by_patch_constant: DependencyTable::default(),
            tail: &[],
            base,
        };
        let odd_size = (!runtime_info.has_known_size())
            .then(|| cursor.error(0, "a runtime info of 24, 36, 48, 52, 56 or 60 bytes", size));
        let fault = psv0.lay_out_tables(&mut cursor).err();
        psv0.tail = cursor.rest();
        Ok((psv0, odd_size.or(fault)))
    }

    fn lay_out_tables(&mut self, cursor: &mut Cursor<'a>) -> Result<()> {
        let resources = cursor.count()?;
        if resources > 0 {
            let at = cursor.at();
            let stride = cursor.count()?;
            if stride < size_of::<Resource0>() {
                return Err(cursor.error(at, "resource records of 16 bytes or more", stride));
            }
            self.resources = cursor.table(resources, stride)?;
        }
        let Some(info) = self.runtime_info.version1() else {
            return Ok(());
        };

        let at = cursor.at();
        let strings = cursor.count()?;
        if !strings.is_multiple_of(4) {
            return Err(cursor.error(at, "a string table of a multiple of 4 bytes", strings));
        }
        self.strings = cursor.bytes(strings)?;
        let indexes = cursor.count()?;
        self.semantic_indexes = cursor.records(indexes)?;

        let counts = [info.input_elements, info.output_elements, info.patch_constant_elements].map(usize::from);
        if counts != [0; 3] {
            let at = cursor.at();
            let stride = cursor.count()?;
            if stride < size_of::<SignatureElement>() {
                return Err(cursor.error(at, "signature elements of 16 bytes or more", stride));
            }
            let [inputs, outputs, patch_constants] = counts;
            self.inputs = cursor.table(inputs, stride)?;
            self.outputs = cursor.table(outputs, stride)?;
            self.patch_constants = cursor.table(patch_constants, stride)?;
        }

        let shape = Shape::of(info);
        let masks = self.outputs_by_view_id.iter_mut().chain([&mut self.patch_constants_by_view_id]);
        for (mask, vectors) in masks.zip(shape.masks) {
            *mask = ComponentMask::new(cursor.records(mask_words(vectors))?, vectors);
        }
        let last = [&mut self.patch_constants_by_input, &mut self.outputs_by_patch_constant];
        let tables = self.outputs_by_input.iter_mut().chain(last);
        for (table, (inputs, outputs)) in tables.zip(shape.tables) {
            let words = cursor.records(DependencyTable::size_in_words(inputs, outputs))?;
            *table = DependencyTable::new(words, inputs, outputs);
        }
        Ok(())
    }

    /// Writes the part's bytes, at the end of `out`.
    pub fn write(&self, out: &mut Vec<u8>) {
        put_block(out, self.runtime_info.bytes());
        put_u32(out, self.resources.len());
        if !self.resources.is_empty() {
            put_u32(out, self.resources.stride());
            out.extend_from_slice(self.resources.bytes());
        }
        if self.runtime_info.version1().is_some() {
            put_block(out, self.strings);
            put_u32(out, self.semantic_indexes.len());
            out.extend_from_slice(self.semantic_indexes.as_bytes());
            let elements = [self.inputs, self.outputs, self.patch_constants];
            if elements.iter().any(|table| !table.is_empty()) {
                put_u32(out, self.inputs.stride());
                elements.iter().for_each(|table| out.extend_from_slice(table.bytes()));
            }
            let masks = self.outputs_by_view_id.iter().chain([&self.patch_constants_by_view_id]);
            masks.for_each(|mask| out.extend_from_slice(mask.words().as_bytes()));
            let last = [&self.patch_constants_by_input, &self.outputs_by_patch_constant];
            let tables = self.outputs_by_input.iter().chain(last);
            tables.for_each(|table| out.extend_from_slice(table.words().as_bytes()));
        }
        out.extend_from_slice(self.tail);
    }

    /// The number of vectors that the patch-constant (hull, domain) or primitive (mesh) signature is packed into.
    pub fn patch_constant_vectors(&self) -> usize {
        self.runtime_info.version1().map_or(0, patch_constant_vectors)
    }

    /// Checks that the names and semantic indexes that the runtime info and the signature elements refer to are there.
    ///
    /// # Errors
    /// The first that is not, at the byte where the reference stands.
    pub fn check_references(&self) -> Result<()> {
        self.find_fault().map_or(Ok(()), |fault| Err(fault.rebased(self.base)))
    }

    fn find_fault(&self) -> Option<Error> {
        const WORD: usize = size_of::<U32>();
        // A string ends before a zero byte, and the table must end with one.
        let strings = if self.strings.last() == Some(&0) { self.strings.len() } else { 0 };
        let string = |at: usize, offset: U32| {
            let expected = format_args!("a string inside the string table of {} bytes", self.strings.len());
            let fault = offset.get() as usize >= strings;
            fault.then(|| Error::new(FORMAT, at, expected, format_args!("offset {offset}")))
        };
        if let Some(info) = self.runtime_info.version3() {
            let fault = string(WORD + core::mem::offset_of!(super::RuntimeInfo3, entry_name), info.entry_name);
            if fault.is_some() {
                return fault;
            }
        }
        // What lies before the elements, with the sizes and counts before each table; all of it was laid out.
        let resources = if self.resources.is_empty() { 0 } else { WORD + self.resources.bytes().len() };
        let before = self.runtime_info.bytes().len() + resources + self.strings.len();
        let first = before + size_of_val(self.semantic_indexes) + 5 * WORD;
        let tables = [self.inputs, self.outputs, self.patch_constants];
        let elements = tables.iter().flat_map(|table| table.iter()).enumerate();
        elements.fold(None, |fault, (index, element)| {
            fault.or_else(|| {
                let at = first + index * self.inputs.stride();
                string(at + core::mem::offset_of!(SignatureElement, name), element.name).or_else(|| {
                    let expected = format_args!(
                        "{} semantic indexes inside the table of {}",
                        element.rows,
                        self.semantic_indexes.len()
                    );
                    let at = at + core::mem::offset_of!(SignatureElement, indexes);
                    let fault = self.semantic_indexes_of(element).is_none();
                    fault.then(|| Error::new(FORMAT, at, expected, format_args!("index {}", element.indexes)))
                })
            })
        })
    }

    /// The string at `offset` of the string table, which ends at a zero byte; none outside the table, and none at all
    /// in a table that does not end with a zero byte.
    pub fn string(&self, offset: u32) -> Option<&'a [u8]> {
        if self.strings.last() != Some(&0) {
            return None;
        }
        string_at(self.strings, offset as usize)
    }

    /// The name of the entry function; none before version 3 and where the string table does not have it.
    pub fn entry_name(&self) -> Option<&'a [u8]> {
        self.string(self.runtime_info.version3()?.entry_name.get())
    }

    /// The semantic indexes of an element: one for each row. None where the table ends before.
    pub fn semantic_indexes_of(&self, element: &SignatureElement) -> Option<&'a [U32]> {
        let start = element.indexes.get() as usize;
        self.semantic_indexes.get(start..start.checked_add(element.rows.into())?)
    }

    /// The resource `index` with its kind and flags; none in a part whose records are of version 0.
    pub fn resource1(&self, index: usize) -> Option<&'a Resource1> {
        Table::<Resource1>::new(self.resources.bytes(), self.resources.stride()).get(index)
    }
}

/// Appends a size or count, which came from 32 bits.
fn put_u32(out: &mut Vec<u8>, number: usize) {
    out.extend_from_slice(&(number as u32).to_le_bytes());
}

/// Appends `bytes` after their size.
fn put_block(out: &mut Vec<u8>, bytes: &[u8]) {
    put_u32(out, bytes.len());
    out.extend_from_slice(bytes);
}

#[cfg(test)]
mod tests {
    use super::{super::*, *};
    use crate::{dxbc::FourCc, part::program::ShaderKind};
    use alloc::{string::ToString, vec::Vec};
    use zerocopy::FromZeros;

    fn part(data: &[u8]) -> Part<'_> {
        Part { kind: FourCc::PSV0, offset: 0x100, data }
    }

    fn words(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn a_part_of_version_0_ends_after_its_resources() {
        let mut data = words(&[24, 1, 0, 0, 0, 0, 0xffff_ffff, 1, 16, 2, 0, 3, 4]);
        let psv0 = Psv0::read(&part(&data)).unwrap();
        assert_eq!((psv0.resources.len(), psv0.tail.len()), (1, 0));
        assert_eq!(psv0.resources.get(0).unwrap().upper_bound.get(), 4);
        assert!(psv0.resource1(0).is_none() && psv0.entry_name().is_none());
        let stage = psv0.runtime_info.stage_info(Some(ShaderKind::Vertex));
        assert!(matches!(stage, StageInfo::Vertex(info) if info.output_position == 1));
        data[32] = 12;
        assert_eq!(
            Psv0::read(&part(&data)).unwrap_err().to_string(),
            "PSV0 at byte 0x120: expected resource records of 16 bytes or more, found 12"
        );
    }

    /// A hull shader with one vector of each signature, which uses the view id: two masks of one word, two tables of
    /// four.
    fn hull() -> Vec<u8> {
        let mut info = RuntimeInfo3::new_zeroed();
        let version1 = &mut info.version2.version1;
        version1.stage = ShaderKind::Hull as u8;
        version1.uses_view_id = 1;
        version1.stage_word = 1.into();
        version1.input_elements = 1;
        version1.input_vectors = 1;
        version1.output_vectors = [1, 0, 0, 0];
        info.entry_name = 1.into();
        let mut data = words(&[52]);
        data.extend(info.as_bytes());
        data.extend(words(&[0, 8]));
        data.extend(*b"\0main\0\0\0");
        data.extend(words(&[2, 7, 8, 16]));
        let mut element = SignatureElement::new_zeroed();
        element.rows = 2;
        data.extend(element.as_bytes());
        data.extend(words(&[1, 2, 3, 0, 0, 0, 4, 0, 0, 0]));
        data
    }

    #[test]
    fn masks_and_tables_follow_the_elements_as_stage_and_vectors_say() {
        let data = hull();
        let psv0 = Psv0::read(&part(&data)).unwrap();
        assert_eq!(psv0.entry_name(), Some(&b"main"[..]));
        let indexes = psv0.semantic_indexes_of(psv0.inputs.get(0).unwrap()).unwrap();
        assert_eq!(indexes.iter().map(|index| index.get()).collect::<Vec<_>>(), [7, 8]);
        assert!(psv0.outputs_by_view_id[0].has(0) && psv0.patch_constants_by_view_id.has(1));
        assert!(psv0.outputs_by_input[0].depends(1, 0) && psv0.patch_constants_by_input.depends(2, 0));
        assert!(psv0.tail.is_empty());
    }

    #[test]
    fn a_name_or_index_that_is_not_there_is_an_error_where_it_is_referred_to() {
        let data = hull();
        Psv0::read(&part(&data)).unwrap().check_references().unwrap();
        // The entry's name, the element's name, its indexes, the string table's end.
        for (at, value, expected) in [
            (52, 8, "PSV0 at byte 0x134: expected a string inside the string table of 8 bytes, found offset 8"),
            (88, 8, "PSV0 at byte 0x158: expected a string inside the string table of 8 bytes, found offset 8"),
            (92, 1, "PSV0 at byte 0x15c: expected 2 semantic indexes inside the table of 2, found index 1"),
            (71, 7, "PSV0 at byte 0x134: expected a string inside the string table of 8 bytes, found offset 1"),
        ] {
            let mut data = data.clone();
            data[at] = value;
            let error = Psv0::read(&part(&data)).unwrap().check_references().unwrap_err();
            assert_eq!(error.to_string(), expected);
        }
    }

    #[test]
    fn what_lies_before_a_fault_is_read() {
        let data = hull();
        for end in 0..data.len() {
            assert!(Psv0::read(&part(&data[..end])).is_err(), "{end}");
            match Psv0::read_so_far(&part(&data[..end])) {
                Ok((psv0, fault)) => {
                    assert!(end >= 56 && fault.is_some());
                    assert_eq!(psv0.entry_name().is_some(), end >= 72);
                }
                Err(_) => assert!(end < 56),
            }
        }
    }

    #[test]
    fn a_runtime_info_of_no_known_version_is_a_fault_and_a_longer_one_is_newer() {
        let mut data = words(&[40]);
        data.extend([0; 52]);
        let error = Psv0::read(&part(&data)).unwrap_err().to_string();
        assert_eq!(error, "PSV0 at byte 0x100: expected a runtime info of 24, 36, 48, 52, 56 or 60 bytes, found 40");
        let mut data = words(&[64]);
        data.extend([0; 76]);
        let psv0 = Psv0::read(&part(&data)).unwrap();
        assert_eq!((psv0.runtime_info.version(), psv0.runtime_info.tail().len()), (5, 4));
    }

    #[test]
    fn a_string_table_that_does_not_end_with_a_zero_byte_has_no_strings() {
        let mut data = hull();
        data[71] = b'x';
        let psv0 = Psv0::read(&part(&data)).unwrap();
        assert_eq!(psv0.entry_name(), None);
    }
}
