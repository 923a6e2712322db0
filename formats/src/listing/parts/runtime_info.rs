//! The pipeline runtime information, from PSV0.

use crate::{
    listing::{Style, Text},
    part::{
        program::ShaderKind,
        psv0::{Psv0, RuntimeInfo, RuntimeInfo1, StageInfo},
    },
};

/// Prints the lines between the block's title and its end. What lies before a fault of the part is printed.
pub(super) fn print(psv0: &Psv0<'_>, program: Option<ShaderKind>, style: &Style, text: &mut Text) {
    let info = psv0.runtime_info;
    let is_short = !style.all_runtime_info;
    // Before 1.9 the program's header says the stage, and there is little more than what the stage says.
    let stage = if is_short || info.version1().is_none() { program } else { info.stage() };
    if !is_short {
        text.str(";PSVRuntimeInfo:\n");
    }
    print_stage(&info, stage, style, text);
    let (min, max) = (info.version0().min_wave_lanes.get(), info.version0().max_wave_lanes.get());
    if min == max {
        text.str("; WaveSize=").int(min).byte(b'\n');
    }
    if is_short {
        return;
    }
    if min != max {
        text.str("; MinimumExpectedWaveLaneCount: ").int(min).byte(b'\n');
        text.str("; MaximumExpectedWaveLaneCount: ").int(max).byte(b'\n');
    }
    if let Some(info) = info.version1() {
        print_counts(info, text);
    }
    if info.version3().is_some() {
        // A name that the string table does not have is printed as an empty one.
        text.str("; EntryFunctionName: ").bytes(psv0.entry_name().unwrap_or_default()).byte(b'\n');
    }
}

fn print_counts(info: &RuntimeInfo1, text: &mut Text) {
    text.str("; UsesViewID: ").str(if info.uses_view_id != 0 { "true\n" } else { "false\n" });
    text.str("; SigInputElements: ").int(info.input_elements).byte(b'\n');
    text.str("; SigOutputElements: ").int(info.output_elements).byte(b'\n');
    text.str("; SigPatchConstOrPrimElements: ").int(info.patch_constant_elements).byte(b'\n');
    text.str("; SigInputVectors: ").int(info.input_vectors).byte(b'\n');
    for (stream, vectors) in info.output_vectors.iter().enumerate() {
        text.str("; SigOutputVectors[").int(stream).str("]: ").int(*vectors).byte(b'\n');
    }
}

/// Prints what the stage says of itself.
fn print_stage(info: &RuntimeInfo<'_>, stage: Option<ShaderKind>, style: &Style, text: &mut Text) {
    match info.version0().of_stage(stage) {
        StageInfo::Hull(hull) => {
            text.str("; Hull Shader\n");
            number(text, "InputControlPointCount", hull.input_control_points.get());
            number(text, "OutputControlPointCount", hull.output_control_points.get());
            word(text, "Domain", domain(hull.domain.get()));
            word(text, "OutputPrimitive", output_primitive(hull.output_primitive.get()));
        }
        StageInfo::Domain(domain) => {
            text.str("; Domain Shader\n");
            number(text, "InputControlPointCount", domain.input_control_points.get());
            flag(text, "OutputPositionPresent", domain.output_position);
        }
        StageInfo::Geometry(geometry) => {
            text.str("; Geometry Shader\n; InputPrimitive=");
            input_primitive(geometry.input_primitive.get(), text);
            word(text, "OutputTopology", output_topology(geometry.output_topology.get()));
            number(text, "OutputStreamMask", geometry.stream_mask.get());
            flag(text, "OutputPositionPresent", geometry.output_position);
        }
        StageInfo::Vertex(vertex) => {
            text.str("; Vertex Shader\n");
            flag(text, "OutputPositionPresent", vertex.output_position);
        }
        StageInfo::Pixel(pixel) => {
            text.str("; Pixel Shader\n");
            flag(text, "DepthOutput", pixel.depth_output);
            flag(text, "SampleFrequency", pixel.sample_frequency);
        }
        StageInfo::Mesh(_) if style.compute_runtime_info => {
            text.str("; Mesh Shader\n");
            if let Some(info) = info.version1() {
                word(text, "MeshOutputTopology", mesh_topology(info.stage_word.get() >> 8));
            }
            print_threads(info, style, text);
        }
        StageInfo::Amplification(_) if style.compute_runtime_info => {
            text.str("; Amplification Shader\n");
            print_threads(info, style, text);
        }
        StageInfo::None(_) if stage == Some(ShaderKind::Compute) && style.compute_runtime_info => {
            text.str("; Compute Shader\n");
            print_threads(info, style, text);
        }
        _ => {}
    }
}

fn word(text: &mut Text, name: &str, value: &str) {
    text.str("; ").str(name).byte(b'=').str(value).byte(b'\n');
}

fn number(text: &mut Text, name: &str, value: u32) {
    text.str("; ").str(name).byte(b'=').int(value).byte(b'\n');
}

fn flag(text: &mut Text, name: &str, value: u8) {
    number(text, name, u32::from(value != 0));
}

/// Prints the thread group's size and the group-shared memory.
fn print_threads(info: &RuntimeInfo<'_>, style: &Style, text: &mut Text) {
    if let Some(info) = info.version2() {
        let [x, y, z] = info.threads.map(|count| count.get());
        text.str("; NumThreads=(").int(x).byte(b',').int(y).byte(b',').int(z).str(")\n");
    }
    if let Some(info) = info.version4()
        && style.all_runtime_info
    {
        text.str("; NumBytesGroupSharedMemory: ").int(info.group_shared_bytes.get()).byte(b'\n');
    }
}

fn domain(number: u32) -> &'static str {
    match number {
        1 => "isoline",
        2 => "tri",
        3 => "quad",
        _ => "invalid",
    }
}

fn output_primitive(number: u32) -> &'static str {
    match number {
        1 => "point",
        2 => "line",
        3 => "triangle_cw",
        4 => "triangle_ccw",
        _ => "invalid",
    }
}

fn input_primitive(number: u32, text: &mut Text) {
    match number {
        1 => text.str("point"),
        2 => text.str("line"),
        3 => text.str("triangle"),
        6 => text.str("lineadj"),
        7 => text.str("triangleadj"),
        8..=39 => text.str("patch").int(number - 7),
        _ => text.str("invalid"),
    };
    text.byte(b'\n');
}

fn output_topology(number: u32) -> &'static str {
    match number {
        1 => "point",
        3 => "line",
        5 => "triangle",
        _ => "invalid",
    }
}

fn mesh_topology(number: u16) -> &'static str {
    match number {
        0 => "undefined",
        1 => "line",
        2 => "triangle",
        _ => "invalid",
    }
}
