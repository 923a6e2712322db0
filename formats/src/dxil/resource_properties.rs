//! What a constant says of a resource, for the operation that annotates a handle.

use super::{
    kinds::{ComponentType, ResourceClass, ResourceKind, SamplerFeedback},
    metadata::error,
};
use crate::{
    Result,
    ir::{Constant, Module, ValueId},
};

/// The properties of a resource: a constant of two 32-bit numbers (dxc's `DxilResourceProperties`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResourceProperties {
    /// The kind in bits 0 to 7; the logarithm of the base's alignment in bits 8 to 11; flags in bits 12 to 16.
    pub basic: u32,
    /// By kind: component type in bits 0 to 7, their number in bits 8 to 15 and the samples in bits 16 to 23; a
    /// structure's stride; the feedback's type in bits 0 to 7; a constant buffer's size.
    pub detail: u32,
}

impl ResourceProperties {
    /// The properties in a constant struct of two numbers; zeros in a struct of another size.
    ///
    /// # Errors
    /// Another constant, for which dxc prints nothing.
    pub fn of_constant(module: &Module, value: ValueId) -> Result<Self> {
        let wrong = |found| error("a struct of two numbers as a resource's properties", found);
        match module.types.fields(module.type_of(value)) {
            None => return Err(wrong("no struct")),
            Some([_, _]) => {}
            Some(_) => return Ok(Self::default()),
        }
        match module.constant(value) {
            Some(Constant::Null) => Ok(Self::default()),
            Some(Constant::Aggregate(fields)) => match *fields.of(&module.operands) {
                [basic, detail] => {
                    let number = |value| module.integer(ValueId(value)).map(|number| number as u32);
                    let both = number(basic).zip(number(detail)).ok_or_else(|| wrong("a struct of other constants"))?;
                    Ok(Self { basic: both.0, detail: both.1 })
                }
                _ => Err(wrong("another struct")),
            },
            _ => Err(wrong("another constant")),
        }
    }

    /// The kind.
    pub fn kind(self) -> Option<ResourceKind> {
        ResourceKind::new(self.basic & 0xff)
    }

    /// The class; none of the invalid kind.
    pub fn class(self) -> Option<ResourceClass> {
        match self.kind() {
            Some(ResourceKind::CBuffer) => Some(ResourceClass::CBuffer),
            Some(ResourceKind::Sampler) => Some(ResourceClass::Sampler),
            Some(ResourceKind::Invalid) => None,
            _ if self.is_uav() => Some(ResourceClass::Uav),
            _ => Some(ResourceClass::Srv),
        }
    }

    /// Whether it may be written.
    pub fn is_uav(self) -> bool {
        self.flag(12)
    }

    /// Whether a rasterizer's order holds.
    pub fn is_rasterizer_ordered(self) -> bool {
        self.flag(13)
    }

    /// Whether writes reach all threads.
    pub fn is_globally_coherent(self) -> bool {
        self.flag(14)
    }

    /// Of a sampler whether it compares, of a structured buffer whether it has a counter.
    pub fn compares_or_counts(self) -> bool {
        self.flag(15)
    }

    /// Whether writes reach the threads that go on elsewhere.
    pub fn is_reorder_coherent(self) -> bool {
        self.flag(16)
    }

    fn flag(self, bit: u32) -> bool {
        self.basic >> bit & 1 == 1
    }

    /// The type of a typed resource's components.
    pub fn component_type(self) -> Option<ComponentType> {
        ComponentType::new(self.detail & 0xff)
    }

    /// The number of a typed resource's components.
    pub fn component_count(self) -> u8 {
        (self.detail >> 8) as u8
    }

    /// What a feedback texture records.
    pub fn sampler_feedback(self) -> Option<SamplerFeedback> {
        SamplerFeedback::new(self.detail & 0xff)
    }
}
