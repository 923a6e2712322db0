//! Entry points.

use super::{
    after, id, letters, line,
    table::{Table, row},
};
use crate::reflect::{EntryPoint, Node, NodeId, NodeParameter, Resource, Runtime, SignatureElement};
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

/// Prints an entry point of a shader with `resources`.
pub(super) fn print(entry: &EntryPoint, resources: &[Resource], out: &mut String) {
    let name = entry.unmangled_name.as_ref().filter(|name| !name.is_empty()).unwrap_or(&entry.name);
    line(out, 0, &format!("entry point {name}: {}", entry.stage));
    if *name != entry.name {
        line(out, 1, &format!("mangled name: {}", entry.name));
    }
    match &entry.function {
        Some(function) if *function == entry.name => {}
        Some(function) => line(out, 1, &format!("function: {}", function)),
        None => line(out, 1, "function: none, control points are passed on"),
    }
    flags(out, 1, entry.shader_flags, &entry.shader_flag_names);
    if let Some(mode) = &entry.denormal_mode {
        line(out, 1, &format!("denormal floats: {mode}"));
    }
    if let Some(threads) = entry.thread_group {
        line(out, 1, &format!("thread group: {}", grid(threads)));
    }
    if let Some(size) = &entry.wave_size {
        let to = size.max.map_or_else(String::new, |max| format!(" to {max}"));
        let preferred = size.preferred.map_or_else(String::new, |lanes| format!(", best {lanes}"));
        line(out, 1, &format!("wave size: {}{to}{preferred}", size.min));
    }
    state(entry, out);
    number(out, 1, "payload bytes", entry.payload_size);
    number(out, 1, "attribute bytes", entry.attribute_size);
    number(out, 1, "auto-binding space", entry.auto_binding_space);
    number(out, 1, "group-shared limit in bytes", entry.group_shared_limit);
    number(out, 1, "root signature bytes", entry.root_signature_size);
    if let Some(node) = &entry.node {
        self::node(node, out);
    }
    if let Some(runtime) = &entry.runtime {
        self::runtime(runtime, resources, out);
    }
    let (outputs, others) =
        if entry.mesh.is_some() { ("vertex outputs", "primitive outputs") } else { ("outputs", "patch constants") };
    signature("inputs", &entry.inputs, out);
    signature(outputs, &entry.outputs, out);
    signature(others, &entry.patch_constants_or_primitives, out);
}

/// Prints shader flags, if there are any.
pub(super) fn flags(out: &mut String, indent: usize, flags: u64, names: &[String]) {
    if flags != 0 {
        line(out, indent, &format!("shader flags: {}", names.join(", ")));
    }
}

/// Prints a number, if there is one.
pub(super) fn number(out: &mut String, indent: usize, name: &str, number: Option<impl ToString>) {
    if let Some(number) = number {
        line(out, indent, &format!("{name}: {}", number.to_string()));
    }
}

fn grid([x, y, z]: [u32; 3]) -> String {
    format!("{x} x {y} x {z}")
}

/// What only a stage has.
fn state(entry: &EntryPoint, out: &mut String) {
    if let Some(state) = &entry.geometry {
        let from = format!("{} to {}", state.input_primitive, state.output_topology);
        let counts = format!("at most {} vertices, {} instances", state.max_vertex_count, state.instance_count);
        let streams = (0..32).filter(|stream| state.stream_mask >> stream & 1 == 1).map(|stream| stream.to_string());
        let streams = streams.collect::<Vec<_>>().join(" ");
        line(out, 1, &format!("geometry: {from}, {counts}{}", after(", streams ", &streams)));
    }
    if let Some(state) = &entry.hull {
        let points = format!("{} to {} control points", state.input_control_points, state.output_control_points);
        let how = format!("{}, {}, {}", state.domain, state.partitioning, state.output_primitive);
        line(out, 1, &format!("hull: {points}, {how}, factor at most {}", state.max_tessellation_factor));
        line(out, 1, &format!("patch constant function: {}", state.patch_constant_function));
    }
    if let Some(state) = &entry.domain {
        line(out, 1, &format!("domain: {}, {} control points", state.domain, state.input_control_points));
    }
    if let Some(state) = &entry.mesh {
        let counts = format!("{} vertices and {} primitives", state.max_vertex_count, state.max_primitive_count);
        let payload = format!("payload of {} bytes", state.payload_size);
        line(out, 1, &format!("mesh: {}, at most {counts}, {payload}", state.output_topology));
    }
    if let Some(state) = &entry.amplification {
        line(out, 1, &format!("amplification: payload of {} bytes", state.payload_size));
    }
}

fn node_id(id: &NodeId) -> String {
    format!("{}[{}]", id.name, id.index)
}

fn node(node: &Node, out: &mut String) {
    let entry = if node.is_program_entry { ", may begin a graph" } else { "" };
    line(
        out,
        1,
        &format!(
            "node{}: {}{entry}",
            node.id.as_ref().map_or_else(String::new, |id| format!(" {}", node_id(id))),
            node.launch_type
        ),
    );
    number(out, 2, "dispatch grid", node.dispatch_grid.map(grid));
    number(out, 2, "largest dispatch grid", node.max_dispatch_grid.map(grid));
    number(out, 2, "recursion depth", Some(node.max_recursion_depth).filter(|depth| *depth != 0));
    number(out, 2, "shares input of", node.shares_input_of.as_ref().map(node_id));
    let arguments = Some(node.local_root_arguments).filter(|index| *index != u32::MAX);
    number(out, 2, "local root arguments", arguments);
    let sides = [("input", &node.inputs), ("output", &node.outputs)];
    for (side, parameter) in
        sides.into_iter().flat_map(|(side, all)| all.iter().map(move |parameter| (side, parameter)))
    {
        node_parameter(side, parameter, out);
    }
}

fn node_parameter(side: &str, parameter: &NodeParameter, out: &mut String) {
    let mut details = Vec::new();
    details.extend(parameter.id.as_ref().map(|id| format!("to {}", node_id(id))));
    if parameter.record_size != 0 {
        details.push(format!("records of {} bytes aligned to {}", parameter.record_size, parameter.record_alignment));
    }
    details.extend(
        parameter.dispatch_grid.as_ref().map(|grid| {
            format!("dispatch grid of {} {} at byte {}", grid.components, grid.component_type, grid.offset)
        }),
    );
    if parameter.max_records != 0 {
        details.push(format!("at most {}", parameter.max_records));
    }
    details.extend(parameter.max_records_shared_with.map(|output| format!("together with output {output}")));
    if parameter.array_size != 0 {
        let size = match parameter.array_size {
            u32::MAX => "any number of".into(),
            size => size.to_string(),
        };
        details.push(format!("to {size} nodes"));
    }
    let flags = [
        (parameter.allows_sparse_nodes, "sparse"),
        (parameter.tracks_sharing, "tracks sharing"),
        (parameter.globally_coherent, "globally coherent"),
    ];
    details.extend(flags.iter().filter(|(set, _)| *set).map(|(_, name)| name.to_string()));
    line(out, 2, &format!("{side} {}{}", parameter.kind, after(": ", &details.join(", "))));
}

fn runtime(runtime: &Runtime, resources: &[Resource], out: &mut String) {
    let used = runtime.resources.iter().map(|index| match resources.get(*index as usize) {
        Some(resource) => id(&resource.class, resource.id),
        None => index.to_string(),
    });
    let used = used.collect::<Vec<_>>().join(" ");
    number(out, 1, "uses resources", Some(used).filter(|used| !used.is_empty()));
    if !runtime.dependencies.is_empty() {
        line(out, 1, &format!("calls outside: {}", runtime.dependencies.join(" ")));
    }
    if !runtime.features.is_empty() {
        line(out, 1, &format!("features: {}", runtime.features.join("; ")));
    }
    line(out, 1, &format!("may run as: {}; from shader model {}", runtime.stages.join(" "), runtime.min_shader_model));
}

fn signature(title: &str, elements: &[SignatureElement], out: &mut String) {
    if elements.is_empty() {
        return;
    }
    line(out, 1, title);
    let mut table =
        Table::with_titles(&["name", "index", "type", "rows", "place", "used", "interpolation", "indexed", "stream"]);
    for element in elements {
        // Masks count from the first column; letters are the register's components.
        let column = element.start_column.unwrap_or(0).min(31);
        let mask = (1u32 << element.columns.min(31)) - 1;
        let place = element.start_row.map_or_else(String::new, |row| row.to_string());
        let used = if element.start_row.is_some() {
            letters(element.usage_mask << column)
        } else {
            letters(element.usage_mask)
        };
        table.row(row![
            element.name,
            element.indexes.first().map_or_else(String::new, u32::to_string),
            if element.columns > 1 {
                format!("{}x{}", element.component_type, element.columns)
            } else {
                element.component_type.clone()
            },
            if element.rows == 1 { String::new() } else { element.rows.to_string() },
            if element.start_row.is_some() { format!("{place}.{}", letters(mask << column)) } else { String::new() },
            used,
            if element.interpolation == "Undefined" { "" } else { &element.interpolation },
            letters(element.dynamic_index_mask),
            if element.stream == 0 { String::new() } else { element.stream.to_string() },
        ]);
    }
    table.print(2, out);
}
