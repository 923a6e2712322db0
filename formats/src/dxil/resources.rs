//! Resources: the fourth element of the entry point's record, lists of textures and buffers, of writable ones, of
//! constant buffers and of samplers.

use super::{
    kinds::{ComponentType, ResourceClass, ResourceKind},
    metadata::Item,
    shader_model::ShaderModel,
};
use crate::{
    Result,
    ir::{Constant, Opcode, TypeId, ValueId},
};
use alloc::vec::Vec;

/// A resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resource<'m> {
    /// Its class.
    pub class: ResourceClass,
    /// The number of its [`ResourceKind`].
    pub kind_number: u32,
    /// Its number in its class.
    pub id: u32,
    /// The constant that stands for it.
    pub symbol: ValueId,
    /// The type that it has in HLSL, as a pointer.
    pub ty: TypeId,
    /// Its name.
    pub name: &'m [u8],
    /// The register space.
    pub space: u32,
    /// The first register.
    pub lower_bound: u32,
    /// The number of registers; `u32::MAX` where it has no end.
    pub range_size: u32,
    /// What only a class has.
    pub detail: Detail,
}

/// What only resources of a class have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A texture or buffer.
    View {
        /// The number of samples; 0 where it is not known.
        samples: u32,
        /// The number of a typed one's [`ComponentType`].
        component_type: u32,
        /// The size of a structured one's structure.
        stride: u32,
        /// What a writable one does.
        write: Write,
    },
    /// A constant buffer.
    CBuffer {
        /// Its size in bytes.
        size: u32,
    },
    /// A sampler.
    Sampler {
        /// 0 default, 1 comparison, 2 mono.
        kind: u32,
    },
}

/// What a writable texture or buffer does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Write {
    /// Whether writes reach all threads.
    pub globally_coherent: bool,
    /// Whether it has a counter.
    pub counter: bool,
    /// Whether a rasterizer's order holds.
    pub rasterizer_ordered: bool,
    /// The number of what a feedback texture records.
    pub sampler_feedback: u32,
    /// Whether 64-bit atomics are done on it.
    pub atomic64: bool,
    /// Whether writes reach the threads that go on elsewhere.
    pub reorder_coherent: bool,
}

impl<'m> Resource<'m> {
    /// The kind; none for a number without a name.
    pub fn kind(&self) -> Option<ResourceKind> {
        ResourceKind::new(self.kind_number)
    }

    /// The last register; `u32::MAX` where it has no end (dxc's `DxilResourceBase::GetUpperBound`).
    pub fn upper_bound(&self) -> u32 {
        match self.range_size {
            u32::MAX => u32::MAX,
            size => self.lower_bound.wrapping_add(size).wrapping_sub(1),
        }
    }

    fn load(item: Item<'_, 'm>, class: ResourceClass, model: ShaderModel) -> Result<Self> {
        let (base, own, tags, kind_number) = match class {
            ResourceClass::CBuffer | ResourceClass::Sampler => {
                let [id, symbol, name, space, lower, size, own, tags] = item.record()?;
                let kind = if class == ResourceClass::CBuffer { ResourceKind::CBuffer } else { ResourceKind::Sampler };
                ([id, symbol, name, space, lower, size], [own; 3], tags, kind as u32)
            }
            ResourceClass::Srv => {
                let [id, symbol, name, space, lower, size, kind, samples, tags] = item.record()?;
                ([id, symbol, name, space, lower, size], [samples; 3], tags, kind.u32()?)
            }
            ResourceClass::Uav => {
                let [id, symbol, name, space, lower, size, kind, coherent, counter, ordered, tags] = item.record()?;
                ([id, symbol, name, space, lower, size], [coherent, counter, ordered], tags, kind.u32()?)
            }
        };
        let [id, symbol, name, space, lower_bound, range_size] = base;
        let detail = match class {
            ResourceClass::CBuffer => {
                // Its tags say whether it is a texture buffer in the making.
                for tag in tags.tags()? {
                    if let (0, item) = tag? {
                        item.bool()?;
                    }
                }
                Detail::CBuffer { size: own[0].u32()? }
            }
            ResourceClass::Sampler => Detail::Sampler { kind: own[0].u32()? },
            ResourceClass::Srv => Self::view(own[0].u32()?, Write::default(), class, kind_number, tags)?,
            ResourceClass::Uav => {
                let [globally_coherent, counter, rasterizer_ordered] = own;
                let write = Write {
                    globally_coherent: globally_coherent.bool()?,
                    counter: counter.bool()?,
                    rasterizer_ordered: rasterizer_ordered.bool()?,
                    ..Write::default()
                };
                Self::view(0, write, class, kind_number, tags)?
            }
        };
        let (symbol, ty) = Self::symbol(symbol, model)?;
        Ok(Self {
            class,
            kind_number,
            id: id.u32()?,
            symbol,
            ty,
            name: name.string()?,
            space: space.u32()?,
            lower_bound: lower_bound.u32()?,
            range_size: range_size.u32()?,
            detail,
        })
    }

    fn view(samples: u32, mut write: Write, class: ResourceClass, kind: u32, tags: Item<'_, '_>) -> Result<Detail> {
        let mut component_type = ComponentType::Invalid as u32;
        let mut stride = if kind == ResourceKind::RawBuffer as u32 { 1 } else { 4 };
        for tag in tags.tags()? {
            match (tag?, class) {
                ((0, item), _) => component_type = item.u32()?,
                ((1, item), _) => stride = item.u32()?,
                ((2, item), ResourceClass::Uav) => write.sampler_feedback = item.u32()?,
                ((3, item), ResourceClass::Uav) => write.atomic64 = item.bool()?,
                ((4, item), ResourceClass::Uav) => write.reorder_coherent = item.bool()?,
                _ => {}
            }
        }
        Ok(Detail::View { samples, component_type, stride, write })
    }

    /// The symbol and the type in HLSL: from Shader Model 6.6 on the symbol may be a handle, cast to that type.
    fn symbol(item: Item<'_, '_>, model: ShaderModel) -> Result<(ValueId, TypeId)> {
        let (module, symbol) = (item.module(), item.value()?);
        let ty = module.type_of(symbol);
        if model.is_at_least(6, 6)
            && let Some(Constant::Expression(index)) = module.constant(symbol)
            && let Some(expression) = module.expressions.get(index as usize)
            && expression.opcode == Opcode::BitCast
            && let [from] = expression.operands.of(&module.operands)
        {
            return Ok((ValueId(*from), ty));
        }
        Ok((symbol, ty))
    }
}

/// The resources of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resources<'m> {
    /// Textures and buffers.
    pub srvs: Vec<Resource<'m>>,
    /// Writable textures and buffers.
    pub uavs: Vec<Resource<'m>>,
    /// Constant buffers.
    pub cbuffers: Vec<Resource<'m>>,
    /// Samplers.
    pub samplers: Vec<Resource<'m>>,
}

impl<'m> Resources<'m> {
    /// All in the order of the parts and listings: constant buffers, samplers, textures and buffers, writable ones.
    pub fn in_order(&self) -> impl Iterator<Item = &Resource<'m>> {
        let Self { srvs, uavs, cbuffers, samplers } = self;
        [cbuffers, samplers, srvs, uavs].into_iter().flatten()
    }

    pub(super) fn load(item: Item<'_, 'm>, model: ShaderModel) -> Result<Self> {
        let Some(item) = item.present() else {
            return Ok(Self::default());
        };
        let [srvs, uavs, cbuffers, samplers] = item.record()?;
        let list = |item: Item<'_, 'm>, class| match item.present() {
            None => Ok(Vec::new()),
            Some(item) => item.tuple()?.iter().map(|item| Resource::load(item, class, model)).collect::<Result<_>>(),
        };
        Ok(Self {
            srvs: list(srvs, ResourceClass::Srv)?,
            uavs: list(uavs, ResourceClass::Uav)?,
            cbuffers: list(cbuffers, ResourceClass::CBuffer)?,
            samplers: list(samplers, ResourceClass::Sampler)?,
        })
    }
}
