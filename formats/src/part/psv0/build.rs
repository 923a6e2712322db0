//! Writes PSV0 of any version from scratch.

use super::{
    ComponentMask, DependencyTable, Psv0, Resource0, Resource1, RuntimeInfo, RuntimeInfo5, SignatureElement,
    masks::{Shape, mask_words},
};
use crate::{
    error::{Error, Result},
    layout::OwnedTable,
    part::program::ShaderKind,
};
use alloc::vec::Vec;
use zerocopy::{FromZeros, IntoBytes};

const FORMAT: &str = "PSV0";

/// PSV0 as values.
///
/// ```
/// use shaderbin::{
///     dxbc::{FourCc, Part},
///     part::{program::ShaderKind, psv0::{Psv0, Psv0Builder}},
/// };
///
/// let mut builder = Psv0Builder::new(3, ShaderKind::Vertex);
/// let entry_name = builder.add_string(b"main");
/// builder.runtime_info.version4.version3.entry_name = entry_name.into();
/// // One vector in, nine out: output component 35 depends on input component 2.
/// builder.set_vectors(1, [9, 0, 0, 0], 0);
/// builder.outputs_by_input[0].set(35, 2, true);
/// let data = builder.build()?;
///
/// let psv0 = Psv0::read(&Part { kind: FourCc::PSV0, offset: 0, data: &data })?;
/// assert_eq!(psv0.entry_name(), Some(&b"main"[..]));
/// assert!(psv0.outputs_by_input[0].depends(35, 2) && !psv0.outputs_by_input[0].depends(35, 1));
/// assert_eq!(Psv0Builder::of(&psv0), builder);
/// # Ok::<(), shaderbin::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Psv0Builder {
    /// The version: 0 to 5, of 24, 36, 48, 52, 56 and 60 bytes.
    pub version: usize,
    /// The runtime info, of which the version's fields are written. The numbers of signature elements are those of the
    /// tables, whatever stands here.
    pub runtime_info: RuntimeInfo5,
    /// The fields of a version after 5.
    pub newer: Vec<u8>,
    /// The resources: of 16 bytes, 24 or more.
    pub resources: OwnedTable<Resource1>,
    /// The string table; it is written with zeros up to a multiple of four bytes.
    pub strings: Vec<u8>,
    /// The semantic-index table.
    pub semantic_indexes: Vec<u32>,
    /// The input signature's elements.
    pub inputs: OwnedTable<SignatureElement>,
    /// The output signature's elements.
    pub outputs: OwnedTable<SignatureElement>,
    /// The patch-constant or primitive signature's elements.
    pub patch_constants: OwnedTable<SignatureElement>,
    /// For each stream, the outputs that depend on the view id.
    pub outputs_by_view_id: [Mask; 4],
    /// The patch-constant or primitive outputs that depend on the view id.
    pub patch_constants_by_view_id: Mask,
    /// For each stream, the outputs that depend on each input.
    pub outputs_by_input: [Dependencies; 4],
    /// The patch-constant outputs that depend on each input (hull).
    pub patch_constants_by_input: Dependencies,
    /// The outputs that depend on each patch-constant input (domain).
    pub outputs_by_patch_constant: Dependencies,
    /// What follows all of this.
    pub tail: Vec<u8>,
}

/// A mask with a bit for each component of some vectors: the writer's twin of [`ComponentMask`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mask {
    vectors: usize,
    words: Vec<u32>,
}

impl Mask {
    /// An empty mask for `vectors` vectors, at most 255.
    pub fn new(vectors: u8) -> Self {
        Self { vectors: vectors.into(), words: alloc::vec![0; mask_words(vectors.into())] }
    }

    /// Sets or clears the bit of a component: row × 4 + column. Components past the last have none.
    pub fn set(&mut self, component: usize, on: bool) {
        if component < self.vectors * 4
            && let Some(word) = self.words.get_mut(component / 32)
        {
            *word = *word & !(1 << (component % 32)) | u32::from(on) << (component % 32);
        }
    }

    /// Sets the first words, the components 0 to 31 in the first: as many as the mask has.
    pub fn fill(&mut self, words: &[u32]) {
        self.words.iter_mut().zip(words).for_each(|(to, from)| *to = *from);
    }

    /// Whether the mask has the component.
    pub fn has(&self, component: usize) -> bool {
        component < self.vectors * 4
            && self.words.get(component / 32).is_some_and(|word| word >> (component % 32) & 1 == 1)
    }
}

impl From<ComponentMask<'_>> for Mask {
    fn from(mask: ComponentMask<'_>) -> Self {
        Self { vectors: mask.components() / 4, words: mask.words().iter().map(|word| word.get()).collect() }
    }
}

/// A mask of output components for each input component: the writer's twin of [`DependencyTable`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dependencies {
    inputs: usize,
    outputs: usize,
    words: Vec<u32>,
}

impl Dependencies {
    /// A table for so many vectors, in which nothing depends on anything.
    pub fn new(input_vectors: u8, output_vectors: u8) -> Self {
        let (inputs, outputs) = (usize::from(input_vectors), usize::from(output_vectors));
        Self { inputs, outputs, words: alloc::vec![0; DependencyTable::size_in_words(inputs, outputs)] }
    }

    /// Says whether an output component depends on an input component. Components past the last have no bit.
    pub fn set(&mut self, output: usize, input: usize, on: bool) {
        if let Some((word, bit)) = self.place(output, input)
            && let Some(word) = self.words.get_mut(word)
        {
            *word = *word & !(1 << bit) | u32::from(on) << bit;
        }
    }

    /// Sets the first words, a mask of outputs for each input component: as many as the table has.
    pub fn fill(&mut self, words: &[u32]) {
        self.words.iter_mut().zip(words).for_each(|(to, from)| *to = *from);
    }

    /// Whether the output component depends on the input component.
    pub fn depends(&self, output: usize, input: usize) -> bool {
        let place = self.place(output, input);
        place.is_some_and(|(word, bit)| self.words.get(word).is_some_and(|word| word >> bit & 1 == 1))
    }

    fn place(&self, output: usize, input: usize) -> Option<(usize, usize)> {
        let inside = output < self.outputs * 4 && input < self.inputs * 4;
        inside.then(|| (input * mask_words(self.outputs) + output / 32, output % 32))
    }
}

impl From<DependencyTable<'_>> for Dependencies {
    fn from(table: DependencyTable<'_>) -> Self {
        let words = table.words().iter().map(|word| word.get()).collect();
        Self { inputs: table.inputs() / 4, outputs: table.outputs() / 4, words }
    }
}

impl Psv0Builder {
    /// A part of `version` (0 to 5) for `stage`, without resources and signatures: no limit of wave lanes, an empty
    /// string at the string table's start.
    pub fn new(version: usize, stage: ShaderKind) -> Self {
        let mut runtime_info = RuntimeInfo5::new_zeroed();
        let version1 = &mut runtime_info.version4.version3.version2.version1;
        version1.version0.max_wave_lanes = u32::MAX.into();
        if version > 0 {
            version1.stage = stage as u8;
        }
        Self {
            version,
            runtime_info,
            newer: Vec::new(),
            resources: OwnedTable::new(resource_size(version)),
            strings: if version > 0 { alloc::vec![0; 4] } else { Vec::new() },
            semantic_indexes: Vec::new(),
            inputs: OwnedTable::default(),
            outputs: OwnedTable::default(),
            patch_constants: OwnedTable::default(),
            outputs_by_view_id: Default::default(),
            patch_constants_by_view_id: Mask::default(),
            outputs_by_input: Default::default(),
            patch_constants_by_input: Dependencies::default(),
            outputs_by_patch_constant: Dependencies::default(),
            tail: Vec::new(),
        }
    }

    /// The values of a part that was read.
    pub fn of(psv0: &Psv0<'_>) -> Self {
        let version = psv0.runtime_info.version();
        let mut runtime_info = RuntimeInfo5::new_zeroed();
        let bytes = runtime_info.as_mut_bytes().iter_mut();
        bytes.zip(psv0.runtime_info.bytes()).for_each(|(to, from)| *to = *from);
        let resources = if psv0.resources.is_empty() {
            OwnedTable::new(resource_size(version))
        } else {
            OwnedTable::of(&psv0.resources)
        };
        let elements = [&psv0.inputs, &psv0.outputs, &psv0.patch_constants];
        let [inputs, outputs, patch_constants] = elements.map(OwnedTable::of);
        Self {
            version,
            runtime_info,
            newer: psv0.runtime_info.tail().to_vec(),
            resources,
            strings: psv0.strings.to_vec(),
            semantic_indexes: psv0.semantic_indexes.iter().map(|index| index.get()).collect(),
            inputs,
            outputs,
            patch_constants,
            outputs_by_view_id: psv0.outputs_by_view_id.map(Mask::from),
            patch_constants_by_view_id: psv0.patch_constants_by_view_id.into(),
            outputs_by_input: psv0.outputs_by_input.map(Dependencies::from),
            patch_constants_by_input: psv0.patch_constants_by_input.into(),
            outputs_by_patch_constant: psv0.outputs_by_patch_constant.into(),
            tail: psv0.tail.to_vec(),
        }
    }

    /// The fields of version 1, and with them those of version 0.
    pub fn version1_mut(&mut self) -> &mut super::RuntimeInfo1 {
        &mut self.runtime_info.version4.version3.version2.version1
    }

    /// Adds a string to the string table, unless the table has it; gives its offset.
    pub fn add_string(&mut self, text: &[u8]) -> u32 {
        let mut start = 0;
        for string in self.strings.split(|&byte| byte == 0) {
            if string == text && start + text.len() < self.strings.len() {
                return start as u32;
            }
            start += string.len() + 1;
        }
        // The zeros at the end fill up words: the new string begins after the first of them.
        let end = self.strings.iter().rposition(|&byte| byte != 0).map_or(1, |last| last + 2);
        self.strings.resize(end, 0);
        self.strings.extend_from_slice(text);
        self.strings.push(0);
        self.strings.resize(self.strings.len().next_multiple_of(4), 0);
        end as u32
    }

    /// Adds a sequence to the semantic-index table, unless the table has it; gives its index.
    pub fn add_semantic_indexes(&mut self, indexes: &[u32]) -> u32 {
        if indexes.is_empty() {
            return 0;
        }
        let found = self.semantic_indexes.windows(indexes.len()).position(|window| window == indexes);
        let at = found.unwrap_or(self.semantic_indexes.len());
        if found.is_none() {
            self.semantic_indexes.extend_from_slice(indexes);
        }
        at as u32
    }

    /// States how many vectors the signatures are packed into, and gives the masks and tables that the stage has their
    /// sizes, all bits clear. Whether the program uses the view id must be stated before.
    pub fn set_vectors(&mut self, inputs: u8, outputs: [u8; 4], patch_constants: u8) {
        let info = self.version1_mut();
        info.input_vectors = inputs;
        info.output_vectors = outputs;
        if matches!(ShaderKind::new(info.stage.into()), Some(ShaderKind::Hull | ShaderKind::Domain | ShaderKind::Mesh))
        {
            info.stage_word = (info.stage_word.get() & 0xff00 | u16::from(patch_constants)).into();
        }
        let shape = self.shape();
        // Vectors are counted in 8 bits.
        let masks = self.outputs_by_view_id.iter_mut().chain([&mut self.patch_constants_by_view_id]);
        masks.zip(shape.masks).for_each(|(mask, vectors)| *mask = Mask::new(vectors as u8));
        let last = [&mut self.patch_constants_by_input, &mut self.outputs_by_patch_constant];
        let tables = self.outputs_by_input.iter_mut().chain(last);
        tables.zip(shape.tables).for_each(|(table, (inputs, outputs))| {
            *table = Dependencies::new(inputs as u8, outputs as u8);
        });
    }

    fn shape(&self) -> Shape {
        if self.version == 0 {
            return Shape::default();
        }
        Shape::of(&self.runtime_info.version4.version3.version2.version1)
    }

    /// The part's bytes.
    ///
    /// # Errors
    /// A version that is not known, what the version has no place for, more elements than 8 bits can count, records of
    /// different sizes in one signature, masks and tables of other sizes than the stage's vectors make them, and counts
    /// that 32 bits cannot state.
    pub fn build(&self) -> Result<Vec<u8>> {
        let refuse = |expected: &str, found: usize| Err(Error::new(FORMAT, 0, expected, found));
        let Some(&size) = RuntimeInfo::SIZES.get(self.version) else {
            return refuse("version 0 to 5", self.version);
        };
        let newest = self.version + 1 == RuntimeInfo::SIZES.len();
        if !newest && !self.newer.is_empty() {
            return refuse("fields after those of version 5 in version 5 alone", self.newer.len());
        }
        let mut runtime_info = self.runtime_info;
        let elements = [&self.inputs, &self.outputs, &self.patch_constants];
        if self.version > 0 {
            let [Ok(inputs), Ok(outputs), Ok(patch_constants)] = elements.map(|table| u8::try_from(table.len())) else {
                return refuse("at most 255 elements of a signature", elements.iter().map(|table| table.len()).sum());
            };
            let info = &mut runtime_info.version4.version3.version2.version1;
            info.input_elements = inputs;
            info.output_elements = outputs;
            info.patch_constant_elements = patch_constants;
        }
        let mut out = Vec::new();
        put_u32(&mut out, size.saturating_add(self.newer.len()))?;
        out.extend(runtime_info.as_bytes().iter().take(size));
        out.extend_from_slice(&self.newer);
        put_u32(&mut out, self.resources.len())?;
        if !self.resources.is_empty() {
            if self.resources.stride() < size_of::<Resource0>() {
                return refuse("resource records of 16 bytes or more", self.resources.stride());
            }
            put_u32(&mut out, self.resources.stride())?;
            out.extend_from_slice(self.resources.bytes());
        }
        if self.version > 0 {
            put_u32(&mut out, self.strings.len().next_multiple_of(4))?;
            out.extend_from_slice(&self.strings);
            out.resize(out.len() + (self.strings.len().next_multiple_of(4) - self.strings.len()), 0);
            put_u32(&mut out, self.semantic_indexes.len())?;
            put_words(&mut out, &self.semantic_indexes);
            let mut strides = elements.iter().filter(|table| !table.is_empty()).map(|table| table.stride());
            if let Some(stride) = strides.next() {
                if stride < size_of::<SignatureElement>() || strides.any(|other| other != stride) {
                    return refuse("signature elements of one size, 16 bytes or more", stride);
                }
                put_u32(&mut out, stride)?;
                elements.iter().for_each(|table| out.extend_from_slice(table.bytes()));
            }
        } else if !self.strings.is_empty()
            || !self.semantic_indexes.is_empty()
            || elements.iter().any(|e| !e.is_empty())
        {
            return refuse("no strings, indexes or signatures in version 0", self.strings.len());
        }
        let shape = self.shape();
        let masks = self.outputs_by_view_id.iter().chain([&self.patch_constants_by_view_id]);
        for (mask, vectors) in masks.zip(shape.masks) {
            if (mask.vectors, mask.words.len()) != (vectors, mask_words(vectors)) {
                let expected = format_args!("a view-id mask for {vectors} vectors");
                return Err(Error::new(FORMAT, out.len(), expected, mask.vectors));
            }
            put_words(&mut out, &mask.words);
        }
        let last = [&self.patch_constants_by_input, &self.outputs_by_patch_constant];
        for (table, (inputs, outputs)) in self.outputs_by_input.iter().chain(last).zip(shape.tables) {
            let words = DependencyTable::size_in_words(inputs, outputs);
            if (table.inputs, table.outputs, table.words.len()) != (inputs, outputs, words) {
                let expected = format_args!("a dependency table for {inputs} vectors in and {outputs} out");
                let found = format_args!("one for {} and {}", table.inputs, table.outputs);
                return Err(Error::new(FORMAT, out.len(), expected, found));
            }
            put_words(&mut out, &table.words);
        }
        out.extend_from_slice(&self.tail);
        Ok(out)
    }
}

/// The size of a resource record that dxc writes in this version.
fn resource_size(version: usize) -> usize {
    if version < 2 { size_of::<Resource0>() } else { size_of::<Resource1>() }
}

fn put_u32(out: &mut Vec<u8>, number: usize) -> Result<()> {
    match u32::try_from(number) {
        Ok(number) => {
            out.extend_from_slice(&number.to_le_bytes());
            Ok(())
        }
        Err(_) => Err(Error::new(FORMAT, out.len(), "a number below 2^32", number)),
    }
}

fn put_words(out: &mut Vec<u8>, words: &[u32]) {
    words.iter().for_each(|word| out.extend_from_slice(&word.to_le_bytes()));
}

#[cfg(any(test, feature = "arbitrary"))]
impl<'a> arbitrary::Arbitrary<'a> for Psv0Builder {
    fn arbitrary(bytes: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        use crate::layout::{arbitrary_record, arbitrary_table};
        let version = bytes.int_in_range(0..=5)?;
        let stage = bytes.choose(&ShaderKind::ALL)?;
        let mut builder = Self::new(version, *stage);
        // The fields of newer versions are zero.
        let filled: RuntimeInfo5 = arbitrary_record(bytes)?;
        let fields = builder.runtime_info.as_mut_bytes().iter_mut().zip(filled.as_bytes());
        let size = RuntimeInfo::SIZES.get(version).copied().unwrap_or(0);
        fields.take(size).for_each(|(to, from)| *to = *from);
        let resources = *bytes.choose(&[16, 24, 32])?;
        builder.resources = arbitrary_table(bytes, resources, 5)?;
        if builder.resources.is_empty() {
            builder.resources = OwnedTable::new(resource_size(version));
        }
        builder.tail = bytes.arbitrary()?;
        if version == 0 {
            builder.strings.clear();
            return Ok(builder);
        }
        if version == 5 {
            builder.newer = bytes.arbitrary()?;
        }
        builder.strings = bytes.arbitrary()?;
        builder.strings.resize(builder.strings.len().next_multiple_of(4), 0);
        builder.semantic_indexes = bytes.arbitrary()?;
        let elements = *bytes.choose(&[16, 20])?;
        builder.inputs = arbitrary_table(bytes, elements, 4)?;
        builder.outputs = arbitrary_table(bytes, elements, 4)?;
        builder.patch_constants = arbitrary_table(bytes, elements, 4)?;
        let counts = [&builder.inputs, &builder.outputs, &builder.patch_constants].map(|table| table.len() as u8);
        if counts == [0; 3] {
            let default = OwnedTable::default;
            (builder.inputs, builder.outputs, builder.patch_constants) = (default(), default(), default());
        }
        let info = builder.version1_mut();
        info.stage = *stage as u8;
        [info.input_elements, info.output_elements, info.patch_constant_elements] = counts;
        let vectors: [u8; 6] = bytes.arbitrary()?;
        let [inputs, a, b, c, d, patch_constants] = vectors.map(|vectors| vectors % 34);
        builder.set_vectors(inputs, [a, b, c, d], patch_constants);
        let masks = builder.outputs_by_view_id.iter_mut().chain([&mut builder.patch_constants_by_view_id]);
        for word in masks.flat_map(|mask| &mut mask.words) {
            *word = bytes.arbitrary()?;
        }
        let last = [&mut builder.patch_constants_by_input, &mut builder.outputs_by_patch_constant];
        for word in builder.outputs_by_input.iter_mut().chain(last).flat_map(|table| &mut table.words) {
            *word = bytes.arbitrary()?;
        }
        Ok(builder)
    }
}

#[cfg(test)]
mod tests;
