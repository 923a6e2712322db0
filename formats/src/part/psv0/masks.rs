//! Which outputs depend on the view id or on which inputs: a bit for each component, four components a vector.

use super::RuntimeInfo1;
use crate::part::program::ShaderKind;
use zerocopy::little_endian::U32;

/// How large the masks and tables are that a stage has, by its runtime info: in vectors, 0 for those that it has not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shape {
    /// Of the masks of what depends on the view id: the outputs of each stream, and the patch-constant or primitive
    /// outputs.
    pub(super) masks: [usize; 5],
    /// Of the dependency tables, inputs and outputs: for each stream, from inputs to patch constants, and from patch
    /// constants to outputs.
    pub(super) tables: [(usize, usize); 6],
}

impl Shape {
    /// What follows the signature elements of a part with this runtime info.
    pub(super) fn of(info: &RuntimeInfo1) -> Self {
        let stage = ShaderKind::new(info.stage.into());
        let inputs = usize::from(info.input_vectors);
        let patch_constants = patch_constant_vectors(info);
        let outputs = info.output_vectors.map(usize::from);
        let [first, second, third, fourth] = match stage {
            // Only a geometry shader has more streams than the first.
            Some(ShaderKind::Geometry) => outputs,
            _ => {
                let [first, ..] = outputs;
                [first, 0, 0, 0]
            }
        };
        let mut shape = Self::default();
        if info.uses_view_id != 0 {
            let last = if matches!(stage, Some(ShaderKind::Hull | ShaderKind::Mesh)) { patch_constants } else { 0 };
            shape.masks = [first, second, third, fourth, last];
        }
        if stage != Some(ShaderKind::Mesh) {
            let of_stream = |outputs| if outputs == 0 { (0, 0) } else { (inputs, outputs) };
            let to_patch = if stage == Some(ShaderKind::Hull) { (inputs, patch_constants) } else { (0, 0) };
            let from_patch = if stage == Some(ShaderKind::Domain) { (patch_constants, first) } else { (0, 0) };
            let [first, second, third, fourth] = [first, second, third, fourth].map(of_stream);
            shape.tables = [first, second, third, fourth, to_patch, from_patch];
        }
        shape
    }
}

/// The number of vectors that the patch-constant (hull, domain) or primitive (mesh) signature is packed into.
pub(super) fn patch_constant_vectors(info: &RuntimeInfo1) -> usize {
    match ShaderKind::new(info.stage.into()) {
        Some(ShaderKind::Hull | ShaderKind::Domain | ShaderKind::Mesh) => usize::from(info.stage_word.get() & 0xff),
        _ => 0,
    }
}

/// The 32-bit words of a mask with a bit for each component of `vectors` vectors.
pub(super) fn mask_words(vectors: usize) -> usize {
    vectors.div_ceil(8)
}

/// A mask with a bit for each component of some vectors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ComponentMask<'a> {
    words: &'a [U32],
    vectors: usize,
}

impl<'a> ComponentMask<'a> {
    /// The mask in `words` for the components of `vectors` vectors.
    pub(super) fn new(words: &'a [U32], vectors: usize) -> Self {
        Self { words, vectors }
    }

    /// The words of the mask.
    pub fn words(&self) -> &'a [U32] {
        self.words
    }

    /// The number of components.
    pub fn components(&self) -> usize {
        self.vectors * 4
    }

    /// Whether the mask has the component: row × 4 + column.
    pub fn has(&self, component: usize) -> bool {
        component < self.components()
            && self.words.get(component / 32).is_some_and(|word| word.get() >> (component % 32) & 1 == 1)
    }

    /// The components that the mask has.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<'a> {
        let mask = *self;
        (0..mask.components()).filter(move |&component| mask.has(component))
    }
}

/// A mask of output components for each input component.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DependencyTable<'a> {
    words: &'a [U32],
    input_vectors: usize,
    output_vectors: usize,
}

impl<'a> DependencyTable<'a> {
    /// The table in `words`.
    pub(super) fn new(words: &'a [U32], input_vectors: usize, output_vectors: usize) -> Self {
        Self { words, input_vectors, output_vectors }
    }

    /// The 32-bit words of such a table.
    pub(super) fn size_in_words(input_vectors: usize, output_vectors: usize) -> usize {
        input_vectors * 4 * mask_words(output_vectors)
    }

    /// The words of the table.
    pub fn words(&self) -> &'a [U32] {
        self.words
    }

    /// The number of input components: the table's rows.
    pub fn inputs(&self) -> usize {
        self.input_vectors * 4
    }

    /// The number of output components: the bits of a row.
    pub fn outputs(&self) -> usize {
        self.output_vectors * 4
    }

    /// The outputs that depend on the input component (row × 4 + column); none past the last.
    pub fn of_input(&self, input: usize) -> ComponentMask<'a> {
        let words = mask_words(self.output_vectors);
        let start = input.saturating_mul(words);
        let row = self.words.get(start..start.saturating_add(words)).unwrap_or_default();
        ComponentMask::new(row, self.output_vectors)
    }

    /// Whether the output component depends on the input component.
    pub fn depends(&self, output: usize, input: usize) -> bool {
        self.of_input(input).has(output)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn a_word_holds_the_components_of_eight_vectors() {
        assert_eq!([0, 1, 8, 9, 32].map(mask_words), [0, 1, 1, 2, 4]);
        assert_eq!(DependencyTable::size_in_words(3, 9), 24);
    }

    #[test]
    fn each_bit_is_addressed_by_input_and_output_component() {
        // One input vector, nine output vectors: four rows of two words.
        let words = [1, 0, 0, 8, 0, 0, 0x8000_0000, 0x10].map(U32::from);
        let table = DependencyTable::new(&words, 1, 9);
        assert!(table.depends(0, 0) && table.depends(35, 1) && table.depends(31, 3));
        assert!(!table.depends(0, 1) && !table.depends(0, 4) && !table.depends(0, usize::MAX));
        // Bit 36 is beyond the nine vectors.
        assert_eq!(table.of_input(3).iter().collect::<Vec<_>>(), [31]);
    }
}
