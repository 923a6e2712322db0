//! Which inputs, and the view's number, each output depends on: `dx.viewIdState`.

use super::{
    metadata::{Item, error},
    shader_model::ShaderModel,
};
use crate::{Result, ir::Constant, part::program::ShaderKind};
use alloc::vec::Vec;

/// The numbers of `dx.viewIdState`.
pub(super) fn load_words(item: Item<'_, '_>) -> Result<Vec<u32>> {
    let [item] = item.record()?;
    // An array of integers that its record holds as separate constants is the same constant.
    if let Constant::Aggregate(elements) = item.constant()?
        && item.is_integers(32)?
    {
        let module = item.module();
        let number = |element: &u32| {
            let number = module.integer(crate::ir::ValueId(*element));
            number.map(|number| number as u32).ok_or_else(|| error("numbers in dx.viewIdState", "another constant"))
        };
        return elements.of(&module.operands).iter().map(number).collect();
    }
    let words = item.integers(32)?.unwrap_or_default();
    Ok(words.iter().map(|word| *word as u32).collect())
}

/// A set of scalars' numbers, as bits of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scalars<'a> {
    words: &'a [u32],
}

impl<'a> Scalars<'a> {
    /// The words, scalar 0 in bit 0 of the first.
    pub fn words(self) -> &'a [u32] {
        self.words
    }

    /// More than the highest number that may be in the set.
    pub fn len(self) -> u32 {
        (self.words.len() as u32).saturating_mul(32)
    }

    /// Whether no number may be in the set.
    pub fn is_empty(self) -> bool {
        self.words.is_empty()
    }

    /// Whether a scalar is in the set.
    pub fn contains(self, scalar: u32) -> bool {
        let word = self.words.get((scalar / 32) as usize).copied().unwrap_or(0);
        word >> (scalar % 32) & 1 == 1
    }
}

/// Which outputs each input is used for: for each input the set of outputs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dependencies<'a> {
    /// The number of inputs.
    pub inputs: u32,
    /// The number of outputs.
    pub outputs: u32,
    words: &'a [u32],
}

impl<'a> Dependencies<'a> {
    /// The words: for each input a set of outputs.
    pub fn words(self) -> &'a [u32] {
        self.words
    }

    /// The outputs that depend on an input.
    pub fn dependent_outputs(self) -> impl Iterator<Item = u32> + use<'a> {
        // Without inputs there are no words: no output depends on any, however many there are said to be.
        let outputs = if self.words.is_empty() { 0 } else { self.outputs };
        (0..outputs).filter(move |output| self.inputs_of(*output).next().is_some())
    }

    /// The inputs that an output depends on.
    pub fn inputs_of(self, output: u32) -> impl Iterator<Item = u32> + use<'a> {
        let rows = self.words.chunks_exact((self.outputs.div_ceil(32) as usize).max(1));
        (0..self.inputs).zip(rows).filter(move |(_, words)| Scalars { words }.contains(output)).map(|(input, _)| input)
    }
}

/// The outputs of a stream, or patch constants or primitives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outputs<'a> {
    /// The number of scalars.
    pub count: u32,
    /// Those that depend on the view's number.
    pub on_view_id: Scalars<'a>,
    /// The inputs that they depend on.
    pub on_inputs: Dependencies<'a>,
}

/// Which inputs, and the view's number, each output depends on. Scalars are numbered by register and component.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ViewIdState<'a> {
    /// The number of scalars of the input.
    pub inputs: u32,
    /// The outputs: one stream, of a geometry shader four.
    pub streams: [Outputs<'a>; 4],
    /// The number of scalars of patch constants or primitives.
    pub others: u32,
    /// The patch constants of a hull shader or the primitives of a mesh shader.
    pub other_outputs: Outputs<'a>,
    /// The patch constants that a domain shader's outputs depend on.
    pub from_patch_constants: Dependencies<'a>,
}

impl<'a> ViewIdState<'a> {
    /// Lays out the numbers of a module of this shader model, whose flags say whether it looks at the view's number.
    ///
    /// # Errors
    /// Fewer numbers than the counts in them need, as dxc refuses.
    pub fn read(words: &'a [u32], model: ShaderModel, uses_view_id: bool) -> Result<Self> {
        let mut rest = Words(words);
        let mut state = Self { inputs: rest.next()?, ..Self::default() };
        let streams = if model.kind == ShaderKind::Geometry { 4 } else { 1 };
        for stream in state.streams.iter_mut().take(streams) {
            *stream = rest.outputs(state.inputs, uses_view_id)?;
        }
        match model.kind {
            ShaderKind::Hull | ShaderKind::Mesh => {
                state.other_outputs = rest.outputs(state.inputs, uses_view_id)?;
                state.others = state.other_outputs.count;
            }
            ShaderKind::Domain => {
                state.others = rest.next()?;
                state.from_patch_constants = rest.dependencies(state.others, state.streams[0].count)?;
            }
            _ => {}
        }
        Ok(state)
    }
}

/// The numbers that were not read yet.
struct Words<'a>(&'a [u32]);

impl<'a> Words<'a> {
    fn take(&mut self, count: u64) -> Result<&'a [u32]> {
        let taken = usize::try_from(count).ok().and_then(|count| self.0.split_at_checked(count));
        let Some((taken, rest)) = taken else {
            return Err(error(format_args!("{count} more numbers of dx.viewIdState"), self.0.len()));
        };
        self.0 = rest;
        Ok(taken)
    }

    fn next(&mut self) -> Result<u32> {
        Ok(self.take(1)?.first().copied().unwrap_or(0))
    }

    fn outputs(&mut self, inputs: u32, uses_view_id: bool) -> Result<Outputs<'a>> {
        let count = self.next()?;
        let words = if uses_view_id { self.take(count.div_ceil(32).into())? } else { &[] };
        Ok(Outputs { count, on_view_id: Scalars { words }, on_inputs: self.dependencies(inputs, count)? })
    }

    fn dependencies(&mut self, inputs: u32, outputs: u32) -> Result<Dependencies<'a>> {
        let words = self.take(u64::from(inputs) * u64::from(outputs.div_ceil(32)))?;
        Ok(Dependencies { inputs, outputs, words })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        dxil::{DxilModule, builder::Builder},
        ir::{Type, TypeId},
    };

    const fn model(kind: ShaderKind) -> ShaderModel {
        ShaderModel { kind, major: 6, minor: 1 }
    }

    #[test]
    fn outputs_depend_on_inputs_and_the_view() {
        // Three inputs, forty outputs (two words a set): all depend on input 1, output 39 on input 2, output 0 on the
        // view.
        let words = [3, 40, 1, 0, 0, 0, u32::MAX, 0xff, 0, 0x80];
        let state = ViewIdState::read(&words, model(ShaderKind::Vertex), true).unwrap();
        let outputs = state.streams[0];
        assert_eq!((state.inputs, outputs.count), (3, 40));
        assert!(outputs.on_view_id.contains(0) && !outputs.on_view_id.contains(39));
        assert_eq!(outputs.on_inputs.inputs_of(39).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(outputs.on_inputs.inputs_of(3).collect::<Vec<_>>(), [1]);
        assert!(ViewIdState::read(&words[..9], model(ShaderKind::Vertex), true).is_err());
    }

    /// A zero that is no array's is another constant to dxc.
    #[test]
    fn the_numbers_are_an_array() {
        let loads = |is_array: bool| {
            let mut builder = Builder::default();
            builder.shader("vs", 1, None, None);
            builder.module.types.counts.push(4);
            let array = builder.module.types.push(Type::Array { element: TypeId::I32, count: 0 });
            let zeros = builder.zeros(if is_array { array } else { TypeId::I32 });
            let node = builder.tuple(&[zeros]);
            builder.named("dx.viewIdState", &[node]);
            DxilModule::load(&builder.module).is_ok()
        };
        assert!(loads(true));
        assert!(!loads(false));
    }

    #[test]
    fn counts_beyond_the_numbers_are_refused() {
        for words in [&[][..], &[1], &[u32::MAX, u32::MAX], &[1, 33, 0]] {
            assert!(ViewIdState::read(words, model(ShaderKind::Pixel), false).is_err());
        }
        let words = [u32::MAX, 0, 0, 0, 0];
        assert!(ViewIdState::read(&words, model(ShaderKind::Geometry), true).is_ok());
    }
}
