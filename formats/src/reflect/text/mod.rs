//! A reflection as text.

mod entry;
mod table;

use super::{Buffer, Dependencies, Dependency, Member, Outputs, Payload, Reflection, Resource, Source};
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use table::{Table, row};

impl Reflection {
    /// Shows what the shader says of itself, in sections that begin at the left edge and lines that are indented by
    /// two. What there is none of has no line.
    pub fn print(&self, out: &mut String) {
        let Self { shader_model, dxil_version, validator_version, .. } = self;
        line(out, 0, &format!("{shader_model}, DXIL {dxil_version}, validator {validator_version}"));
        match self.names_from {
            Source::Program => {}
            Source::Statistics => line(out, 1, "names and types of resources: from the part STAT"),
            Source::Stripped => line(out, 1, "names of resources: stripped"),
        }
        if self.feature_mask.is_some() {
            line(out, 1, &format!("features: {}", list(&self.features)));
        }
        if !self.optional_features.is_empty() {
            line(out, 1, &format!("optional features: {}", list(&self.optional_features)));
        }
        if let Some(root) = &self.root_signature {
            let counts = format!("{} parameters, {} static samplers", root.parameters, root.static_samplers);
            line(out, 1, &format!("root signature {}: {counts}, flags {:#x}", root.version, root.flags));
        }
        if let Some(library) = &self.library {
            entry::flags(out, 1, library.shader_flags, &library.shader_flag_names);
            entry::number(out, 1, "auto-binding space", library.auto_binding_space);
        }
        for entry in &self.entry_points {
            entry::print(entry, &self.resources, out);
        }
        resources(&self.resources, out);
        for buffer in &self.buffers {
            self::buffer(buffer, out);
        }
        if let Some(payload) = &self.mesh_payload {
            self::payload("mesh payload", payload, out);
        }
        for payload in &self.ray_payloads {
            self::payload("ray payload", payload, out);
        }
        if let Some(dependencies) = &self.dependencies {
            let others = if self.stage == "Mesh" { "primitive output" } else { "patch constant" };
            self::dependencies(dependencies, others, out);
        }
        if !self.subobjects.is_empty() {
            line(out, 0, "subobjects");
            let mut table = Table::default();
            for subobject in &self.subobjects {
                table.row(row![subobject.kind, subobject.name]);
            }
            table.print(1, out);
        }
        self.print_code(out);
    }

    fn print_code(&self, out: &mut String) {
        let code = &self.code;
        line(out, 0, &format!("code: {} functions, {} instructions", code.function_count, code.instruction_count));
        if !code.counters.is_empty() {
            let counters: Vec<_> = code.counters.iter().map(|said| format!("{} {}", said.count, said.name)).collect();
            line(out, 1, &format!("counted: {}", counters.join(", ")));
        }
        if !code.operations.is_empty() {
            let mut table = Table::with_titles(&["operation", "name", "overload", "calls"]);
            for operation in &code.operations {
                table.row(row![operation.opcode, operation.name, operation.overload, operation.count]);
            }
            table.print(1, out);
        }
        for attachment in &code.attachments {
            let mut places = Vec::new();
            for (count, of) in [(attachment.instructions, "instructions"), (attachment.functions, "functions")] {
                if count != 0 {
                    places.push(format!("{count} {of}"));
                }
            }
            line(out, 1, &format!("attached {}: {}", attachment.kind, places.join(", ")));
        }
        for function in &code.functions {
            if function.attributes.is_empty() && function.parameters.len() < 2 {
                continue;
            }
            line(out, 1, &format!("function {}{}", function.name, after(" ", &function.attributes.join(" "))));
            for (index, parameter) in function.parameters.iter().enumerate() {
                // The first is the result.
                if let (Some(number), true) = (index.checked_sub(1), function.parameters.len() > 1) {
                    let name =
                        if parameter.name.is_empty() { format!("parameter {number}") } else { parameter.name.clone() };
                    let semantic = parameter.semantic.as_deref().unwrap_or_default();
                    line(out, 2, &format!("{} {name}{}", parameter.qualifier, after(" : ", semantic)));
                }
            }
        }
        for space in &code.address_spaces {
            let globals = match (space.globals, space.constants) {
                (globals, 0) => format!("{globals} variables"),
                (globals, constants) => format!("{globals} variables ({constants} constant)"),
            };
            let counts = format!("{} pointer types, {globals}, {} bytes", space.pointer_types, space.bytes);
            line(out, 1, &format!("address space {}: {counts}", space.number));
        }
        line(out, 1, &format!("data layout: {}", code.data_layout));
    }
}

/// Writes a line.
fn line(out: &mut String, indent: usize, text: &str) {
    out.extend(core::iter::repeat_n("  ", indent));
    shown(text, out);
    out.push('\n');
}

/// Writes text with its control characters escaped: a name may hold any.
fn shown(text: &str, out: &mut String) {
    for letter in text.chars() {
        if letter.is_control() { out.extend(letter.escape_default()) } else { out.push(letter) }
    }
}

/// `text` with what stands between it and what is before; nothing where it is empty.
fn after(between: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{between}{text}") }
}

fn list(names: &[String]) -> String {
    if names.is_empty() { "none".into() } else { names.join("; ") }
}

/// The letters of components.
fn letters(mask: u32) -> String {
    let letters = "xyzw".chars().enumerate();
    letters.filter(|(bit, _)| mask >> bit & 1 == 1).map(|(_, letter)| letter).collect()
}

/// A component by register and letter.
fn component(number: u32) -> String {
    format!("{}.{}", number / 4, letters(1 << (number % 4)))
}

fn components(numbers: &[u32]) -> String {
    numbers.iter().copied().map(component).collect::<Vec<_>>().join(" ")
}

/// A resource by its class's letter and its number, as dxc's listing does.
fn id(class: &str, id: u32) -> String {
    let letter = match class {
        "SRV" => "T",
        "UAV" => "U",
        "CBuffer" => "CB",
        _ => "S",
    };
    format!("{letter}{id}")
}

fn resources(resources: &[Resource], out: &mut String) {
    if resources.is_empty() {
        return;
    }
    line(out, 0, "resources");
    let mut table = Table::with_titles(&["id", "name", "kind", "type", "register", "count", ""]);
    for resource in resources {
        let letter = match resource.class.as_str() {
            "SRV" => "t",
            "UAV" => "u",
            "CBuffer" => "b",
            _ => "s",
        };
        // A library's resources may be without a register.
        let register = match (resource.lower_bound, resource.space) {
            (u32::MAX, u32::MAX) => "none".into(),
            (first, 0) => format!("{letter}{first}"),
            (first, space) => format!("{letter}{first},space{space}"),
        };
        let ty = match (&resource.component_type, resource.components) {
            (Some(ty), Some(count @ 2..)) => format!("{ty}x{count}"),
            (Some(ty), _) => ty.clone(),
            (None, _) => String::new(),
        };
        let mut details = Vec::new();
        details.extend(resource.size.map(|size| format!("{size} bytes")));
        details.extend(resource.stride.map(|stride| format!("stride {stride}")));
        details.extend(resource.samples.map(|samples| format!("{samples} samples")));
        details.extend(resource.feedback.clone());
        details.extend(resource.sampler.clone());
        let flags = [
            (resource.globally_coherent, "globally coherent"),
            (resource.reorder_coherent, "reorder coherent"),
            (resource.counter, "counter"),
            (resource.rasterizer_ordered, "rasterizer ordered"),
            (resource.atomic64, "64-bit atomics"),
        ];
        details.extend(flags.iter().filter(|(set, _)| *set).map(|(_, name)| name.to_string()));
        // Feedback textures are always written, and HLSL does not say so in the name.
        let is_writable = resource.class == "UAV" && !resource.kind.starts_with("Feedback");
        let kind = if is_writable { format!("RW{}", resource.kind) } else { resource.kind.clone() };
        table.row(row![
            id(&resource.class, resource.id),
            resource.name,
            kind,
            ty,
            register,
            resource.count.map_or_else(|| "unbounded".into(), |count| count.to_string()),
            details.join(", "),
        ]);
    }
    table.print(1, out);
}

fn buffer(buffer: &Buffer, out: &mut String) {
    let id = id(&buffer.class, buffer.id);
    line(out, 0, &format!("buffer {id}{}: {}, {} bytes", after(" ", &buffer.name), buffer.kind, buffer.size));
    let mut table = Table::with_titles(&["offset", "size", "member", ""]);
    for variable in &buffer.variables {
        member(variable, 0, &mut table);
    }
    table.print(1, out);
}

fn member(member: &Member, depth: usize, table: &mut Table) {
    let mut declaration = String::new();
    declaration.extend(core::iter::repeat_n("  ", depth));
    declaration.push_str(match member.class.as_str() {
        "Struct" => "struct ",
        "RowMajorMatrix" => "row_major ",
        _ => "",
    });
    declaration.push_str(&format!("{} {}", member.type_name, member.name));
    if let Some(elements) = member.elements {
        declaration.push_str(&format!("[{elements}]"));
    }
    let mut details = Vec::new();
    details.extend(member.array_stride.map(|stride| format!("stride {stride}")));
    if let (Some(bits), Some(first)) = (member.bits, member.bit_offset) {
        details.push(format!("{bits} bits from bit {first}"));
    }
    if member.used == Some(false) {
        details.push("unused".into());
    }
    table.row(row![member.offset, member.size, declaration, details.join(", ")]);
    for inner in &member.members {
        self::member(inner, depth + 1, table);
    }
}

fn payload(what: &str, payload: &Payload, out: &mut String) {
    line(out, 0, &format!("{what} {}: {} bytes", payload.type_name, payload.size));
    let mut table = Table::with_titles(&["offset", "size", "type", "name", "caller", "closest hit", "miss", "any hit"]);
    for field in &payload.fields {
        let mut cells = row![field.offset, field.size, field.llvm_type, field.name.as_deref().unwrap_or_default()];
        if let Some(access) = &field.access {
            cells.extend(row![access.caller, access.closest_hit, access.miss, access.any_hit]);
        }
        table.row(cells);
    }
    table.print(1, out);
}

/// Prints what outputs depend on; `others` is what patch constants or primitives are called.
fn dependencies(dependencies: &Dependencies, others: &str, out: &mut String) {
    let depending = |what: &str, all: &[Dependency], out: &mut String| {
        for dependency in all {
            line(out, 1, &format!("{what} {}: {}", component(dependency.output), components(&dependency.on)));
        }
    };
    let outputs = |what: &str, outputs: &Outputs, out: &mut String| {
        if !outputs.on_view_id.is_empty() {
            line(out, 1, &format!("{what} by view id: {}", components(&outputs.on_view_id)));
        }
        depending(what, &outputs.on_inputs, out);
    };
    let mut lines = String::new();
    for (number, stream) in dependencies.streams.iter().enumerate() {
        let what = if dependencies.streams.len() == 1 { "output".into() } else { format!("stream {number} output") };
        outputs(&what, stream, &mut lines);
    }
    if let Some(said) = &dependencies.patch_constants_or_primitives {
        outputs(others, said, &mut lines);
    }
    depending("by patch constants: output", &dependencies.on_patch_constants, &mut lines);
    if !lines.is_empty() {
        line(out, 0, "dependencies: of outputs on inputs, by register and component");
        out.push_str(&lines);
    }
}
