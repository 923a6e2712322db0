//! Entry points, with all that their records say by tags.

use super::{
    Amplification, DispatchGrid, Domain, EntryPoint, Geometry, Hull, Library, Mesh, Node, NodeId, NodeParameter,
    WaveSize, flag_names, limit::Limit, named, signatures::elements,
};
use crate::{
    dxil::{
        self, ComponentType, InputPrimitive, MeshOutputTopology, NodeIoKind, NodeLaunchType, PrimitiveTopology,
        TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning, denormal_mode,
    },
    ir::Module,
    part::program::ShaderKind,
};
use alloc::{format, string::String};

/// The bits of a node's input or output that say what it is in HLSL.
const NODE_IO_KIND: u32 = 0x7f;
const TRACKS_SHARING: u32 = 0x100;
const GLOBALLY_COHERENT: u32 = 0x200;

/// What is said of a library as a whole.
pub(super) fn library(entry: &dxil::EntryPoint<'_>) -> Library {
    let dxil::Properties { shader_flags, auto_binding_space, .. } = entry.properties;
    Library { shader_flags, shader_flag_names: flag_names(shader_flags), auto_binding_space }
}

/// An entry point of a module for `stage`, or a function of a library, which states its own, with its signatures.
pub(super) fn entry_point(
    module: &Module,
    entry: &dxil::EntryPoint<'_>,
    signatures: &dxil::Signatures<'_>,
    stage: ShaderKind,
    limit: &Limit,
) -> EntryPoint {
    let properties = &entry.properties;
    let stage = match properties.stage {
        None => format!("{stage}"),
        Some(number) => named(ShaderKind::new(number), number),
    };
    let function = entry.function.and_then(|value| module.function(value));
    let groups = [properties.mesh.map(|mesh| mesh.threads), properties.amplification.map(|state| state.threads)];
    EntryPoint {
        name: limit.text(entry.name),
        unmangled_name: None,
        stage,
        function: entry.function.map(|value| limit.text(module.name(value))),
        shader_flags: properties.shader_flags,
        shader_flag_names: flag_names(properties.shader_flags),
        denormal_mode: function.and_then(|function| denormal_mode(module, function)).map(|mode| limit.text(mode)),
        thread_group: groups.into_iter().flatten().next().or(properties.threads),
        wave_size: properties.wave_size.map(|size| WaveSize {
            min: size.min,
            max: Some(size.max).filter(|lanes| *lanes != 0),
            preferred: Some(size.preferred).filter(|lanes| *lanes != 0),
        }),
        group_shared_limit: properties.group_shared_limit,
        auto_binding_space: properties.auto_binding_space,
        root_signature_size: properties.root_signature_size,
        geometry: properties.geometry.map(geometry),
        hull: properties.hull.map(|hull| self::hull(module, hull, limit)),
        domain: properties.domain.map(|state| Domain {
            domain: named(TessellatorDomain::new(state.domain), state.domain),
            input_control_points: state.input_control_points,
        }),
        mesh: properties.mesh.map(|mesh| Mesh {
            max_vertex_count: mesh.max_vertex_count,
            max_primitive_count: mesh.max_primitive_count,
            output_topology: named(MeshOutputTopology::new(mesh.output_topology), mesh.output_topology),
            payload_size: mesh.payload_size,
        }),
        amplification: properties.amplification.map(|state| Amplification { payload_size: state.payload_size }),
        payload_size: properties.payload_size,
        attribute_size: properties.attribute_size,
        node: properties.node.as_ref().map(|node| self::node(node, limit)),
        inputs: elements(&signatures.input, limit),
        outputs: elements(&signatures.output, limit),
        patch_constants_or_primitives: elements(&signatures.patch_constant_or_primitive, limit),
        runtime: None,
    }
}

fn geometry(state: dxil::GeometryState) -> Geometry {
    /// The number of patches of one control point.
    const PATCH: u32 = 8;
    let input_primitive = match state.input_primitive {
        number @ PATCH..40 => format!("ControlPointPatch{}", number - PATCH + 1),
        number => named(InputPrimitive::new(number), number),
    };
    Geometry {
        input_primitive,
        output_topology: named(PrimitiveTopology::new(state.output_topology), state.output_topology),
        max_vertex_count: state.max_vertex_count,
        stream_mask: state.stream_mask,
        instance_count: state.instance_count,
    }
}

fn hull(module: &Module, hull: dxil::HullState, limit: &Limit) -> Hull {
    Hull {
        patch_constant_function: limit.text(module.name(hull.patch_constant_function)),
        input_control_points: hull.input_control_points,
        output_control_points: hull.output_control_points,
        domain: named(TessellatorDomain::new(hull.domain), hull.domain),
        partitioning: named(TessellatorPartitioning::new(hull.partitioning), hull.partitioning),
        output_primitive: named(TessellatorOutputPrimitive::new(hull.output_primitive), hull.output_primitive),
        max_tessellation_factor: hull.max_tessellation_factor,
    }
}

fn node(node: &dxil::Node<'_>, limit: &Limit) -> Node {
    let parameter = |parameter| node_parameter(parameter, limit);
    Node {
        launch_type: named(NodeLaunchType::new(node.launch_type), node.launch_type),
        is_program_entry: node.is_program_entry,
        id: node.id.map(|id| node_id(id, limit)),
        local_root_arguments: node.local_root_arguments,
        shares_input_of: node.shares_input_of.map(|id| node_id(id, limit)),
        dispatch_grid: node.dispatch_grid,
        max_dispatch_grid: node.max_dispatch_grid,
        max_recursion_depth: node.max_recursion_depth,
        inputs: node.inputs.iter().map(parameter).collect(),
        outputs: node.outputs.iter().map(parameter).collect(),
    }
}

fn node_id(id: dxil::NodeId<'_>, limit: &Limit) -> NodeId {
    NodeId { name: limit.text(id.name), index: id.index }
}

fn node_parameter(parameter: &dxil::NodeParameter<'_>, limit: &Limit) -> NodeParameter {
    let flags = parameter.flags;
    let component = |number| -> String { named(ComponentType::new(number), number) };
    NodeParameter {
        kind: named(NodeIoKind::new(flags & NODE_IO_KIND), flags & NODE_IO_KIND),
        tracks_sharing: flags & TRACKS_SHARING != 0,
        globally_coherent: flags & GLOBALLY_COHERENT != 0,
        id: parameter.id.map(|id| node_id(id, limit)),
        record_size: parameter.record.size,
        record_alignment: parameter.record.alignment,
        dispatch_grid: parameter.record.dispatch_grid.map(|[offset, component_type, components]| DispatchGrid {
            offset,
            component_type: component(component_type),
            components,
        }),
        max_records: parameter.max_records,
        max_records_shared_with: parameter.max_records_shared_with.and_then(|output| u32::try_from(output).ok()),
        array_size: parameter.array_size,
        allows_sparse_nodes: parameter.allows_sparse_nodes,
    }
}
