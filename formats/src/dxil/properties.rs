//! What an entry point's record says beyond signatures and resources: pairs of tag and value.

use super::{
    metadata::{Item, error},
    node::Node,
    shader_flags::shader_flag,
};
use crate::{Result, ir::ValueId};

/// What a geometry shader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GeometryState {
    /// The number of the input primitive.
    pub input_primitive: u32,
    /// The most vertices that it gives.
    pub max_vertex_count: u32,
    /// The streams that it writes to.
    pub stream_mask: u32,
    /// The number of the output's topology.
    pub output_topology: u32,
    /// The number of instances.
    pub instance_count: u32,
}

/// What a hull shader is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HullState {
    /// The function of patch constants.
    pub patch_constant_function: ValueId,
    /// The number of control points that it takes.
    pub input_control_points: u32,
    /// The number of control points that it gives.
    pub output_control_points: u32,
    /// The number of the tessellator's domain.
    pub domain: u32,
    /// The number of the tessellator's partitioning.
    pub partitioning: u32,
    /// The number of the tessellator's output primitive.
    pub output_primitive: u32,
    /// The highest tessellation factor.
    pub max_tessellation_factor: f32,
}

/// What a domain shader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DomainState {
    /// The number of the tessellator's domain.
    pub domain: u32,
    /// The number of control points that it takes.
    pub input_control_points: u32,
}

/// What a mesh shader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeshState {
    /// The threads of a group.
    pub threads: [u32; 3],
    /// The most vertices that it gives.
    pub max_vertex_count: u32,
    /// The most primitives that it gives.
    pub max_primitive_count: u32,
    /// The number of the output's topology.
    pub output_topology: u32,
    /// The size of the payload in bytes.
    pub payload_size: u32,
}

/// What an amplification shader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AmplificationState {
    /// The threads of a group.
    pub threads: [u32; 3],
    /// The size of the payload in bytes.
    pub payload_size: u32,
}

/// The lanes that a wave must have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WaveSize {
    /// The least.
    pub min: u32,
    /// The most; 0 where only `min` will do.
    pub max: u32,
    /// The preferred one; 0 for none.
    pub preferred: u32,
}

/// What an entry point's record says by tags.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Properties<'m> {
    /// The shader flags (tag 0).
    pub shader_flags: u64,
    /// Of a geometry shader (tag 1).
    pub geometry: Option<GeometryState>,
    /// Of a domain shader (tag 2).
    pub domain: Option<DomainState>,
    /// Of a hull shader (tag 3).
    pub hull: Option<HullState>,
    /// The threads of a group (tag 4).
    pub threads: Option<[u32; 3]>,
    /// The space of registers that are assigned by themselves (tag 5).
    pub auto_binding_space: Option<u32>,
    /// The size of a ray's payload in bytes (tag 6).
    pub payload_size: Option<u32>,
    /// The size of a hit's attributes in bytes (tag 7).
    pub attribute_size: Option<u32>,
    /// The number of a library function's stage (tag 8).
    pub stage: Option<u32>,
    /// Of a mesh shader (tag 9).
    pub mesh: Option<MeshState>,
    /// Of an amplification shader (tag 10).
    pub amplification: Option<AmplificationState>,
    /// The lanes of a wave (tags 11 and 23).
    pub wave_size: Option<WaveSize>,
    /// The size of the root signature in bytes (tag 12).
    pub root_signature_size: Option<usize>,
    /// Of a work graph's node (tags 13 to 22).
    pub node: Option<Node<'m>>,
    /// The bytes of group-shared memory that it may use (tag 24).
    pub group_shared_limit: Option<u32>,
}

impl<'m> Properties<'m> {
    pub(super) fn load(item: Item<'_, 'm>) -> Result<Self> {
        let mut properties = Self::default();
        for tag in item.tags()? {
            let (tag, item) = tag?;
            let Some(item) = item.present() else {
                return Err(error("a value behind an entry point's tag", "nothing"));
            };
            properties.tag(tag, item)?;
        }
        Ok(properties)
    }

    fn tag(&mut self, tag: u32, item: Item<'_, 'm>) -> Result<()> {
        match tag {
            0 => self.shader_flags = item.u64()?,
            1 => {
                let [primitive, vertices, mask, topology, instances] = item.record()?;
                self.geometry = Some(GeometryState {
                    input_primitive: primitive.u32()?,
                    max_vertex_count: vertices.u32()?,
                    stream_mask: mask.u32()?,
                    output_topology: topology.u32()?,
                    instance_count: instances.u32()?,
                });
            }
            2 => {
                let [domain, points] = item.record()?;
                self.domain = Some(DomainState { domain: domain.u32()?, input_control_points: points.u32()? });
            }
            3 => {
                let [function, input, output, domain, partitioning, primitive, factor] = item.record()?;
                self.hull = Some(HullState {
                    patch_constant_function: function.value()?,
                    input_control_points: input.u32()?,
                    output_control_points: output.u32()?,
                    domain: domain.u32()?,
                    partitioning: partitioning.u32()?,
                    output_primitive: primitive.u32()?,
                    max_tessellation_factor: factor.f32()?,
                });
            }
            4 => self.threads = Some(three(item)?),
            5 => self.auto_binding_space = Some(item.tuple()?.get(0).u32()?),
            6 => self.payload_size = Some(item.u32()?),
            7 => self.attribute_size = Some(item.u32()?),
            8 => self.stage = Some(item.u32()?),
            9 => {
                let [threads, vertices, primitives, topology, payload] = item.record()?;
                self.mesh = Some(MeshState {
                    threads: three(threads)?,
                    max_vertex_count: vertices.u32()?,
                    max_primitive_count: primitives.u32()?,
                    output_topology: topology.u32()?,
                    payload_size: payload.u32()?,
                });
            }
            10 => {
                let [threads, payload] = item.record()?;
                self.amplification =
                    Some(AmplificationState { threads: three(threads)?, payload_size: payload.u32()? });
            }
            11 => self.wave_size = Some(WaveSize { min: item.tuple()?.get(0).u32()?, ..WaveSize::default() }),
            23 => {
                let [min, max, preferred] = three(item)?;
                self.wave_size = Some(WaveSize { min, max, preferred });
            }
            12 => {
                let [bytes] = item.record()?;
                self.root_signature_size = Some(bytes.bytes()?);
            }
            24 => self.group_shared_limit = Some(item.u32()?),
            13..=22 => self.node.get_or_insert_default().tag(tag, item)?,
            _ => {}
        }
        Ok(())
    }

    /// Whether the program looks at the number of the view.
    pub fn uses_view_id(&self) -> bool {
        self.shader_flags & shader_flag::VIEW_ID != 0
    }

    /// Whether short types are at least, not exactly, as long as they say.
    pub fn uses_min_precision(&self) -> bool {
        self.shader_flags & shader_flag::USE_NATIVE_LOW_PRECISION == 0
    }
}

/// The first three numbers of a tuple.
pub(super) fn three(item: Item<'_, '_>) -> Result<[u32; 3]> {
    let tuple = item.tuple()?;
    Ok([tuple.get(0).u32()?, tuple.get(1).u32()?, tuple.get(2).u32()?])
}
