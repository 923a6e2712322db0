//! What outputs depend on.

use super::Limit;
use crate::{
    Result,
    dxil::{Dependencies, DxilModule, Outputs},
    listing::Text,
    part::program::ShaderKind,
};

/// Prints which inputs, and the view's number, each output depends on, where the module says so.
pub(super) fn print(dxil: &DxilModule<'_>, limit: &Limit, text: &mut Text) -> Result<()> {
    let Some(state) = dxil.view_id_state()? else {
        return Ok(());
    };
    let kind = dxil.shader_model.kind;
    text.str(";\n; ViewId state:\n;\n; Number of inputs: ").int(state.inputs);
    let [first, ..] = &state.streams;
    // A geometry shader's streams are shown where they have outputs; another shader has one, without a number.
    let streams = || state.streams.iter().enumerate().filter(|(_, stream)| stream.count > 0);
    if kind == ShaderKind::Geometry {
        text.str(", outputs per stream: { ");
        for (index, stream) in state.streams.iter().enumerate() {
            text.str(if index == 0 { "" } else { ", " }).int(stream.count);
        }
        text.str(" }");
    } else {
        text.str(", outputs: ").int(first.count);
    }
    match kind {
        ShaderKind::Hull | ShaderKind::Domain => {
            text.str(", patchconst: ").int(state.others);
        }
        ShaderKind::Mesh => {
            text.str(", primitive outputs: ").int(state.others);
        }
        _ => {}
    }
    text.byte(b'\n');
    let others = match kind {
        ShaderKind::Hull => Some("PCOutputs"),
        ShaderKind::Mesh => Some("Primitive Outputs"),
        _ => None,
    };
    const STREAMS: [&str; 4] =
        ["Outputs for Stream 0", "Outputs for Stream 1", "Outputs for Stream 2", "Outputs for Stream 3"];
    let name = |index: usize| STREAMS.get(index).copied().unwrap_or_default();

    if kind == ShaderKind::Geometry {
        for (index, stream) in streams() {
            print_on_view_id(name(index), stream, text);
        }
    } else {
        print_on_view_id("Outputs", first, text);
    }
    if let Some(name) = others {
        print_on_view_id(name, &state.other_outputs, text);
    }

    if kind == ShaderKind::Geometry {
        for (index, stream) in streams() {
            print_on_inputs("Inputs", name(index), stream.on_inputs, limit, text)?;
        }
    } else {
        print_on_inputs("Inputs", "Outputs", first.on_inputs, limit, text)?;
    }
    if let Some(name) = others {
        print_on_inputs("Inputs", name, state.other_outputs.on_inputs, limit, text)?;
    } else if kind == ShaderKind::Domain {
        print_on_inputs("PCInputs", "Outputs", state.from_patch_constants, limit, text)?;
    }
    text.str(";\n");
    limit.check(text)
}

fn print_on_view_id(name: &str, outputs: &Outputs<'_>, text: &mut Text) {
    let Outputs { count, on_view_id, .. } = outputs;
    text.str("; ").str(name).str(" dependent on ViewId: { ");
    print_list((0..on_view_id.len().min(*count)).filter(|output| on_view_id.contains(*output)), text);
    text.str(" }\n");
}

fn print_on_inputs(
    inputs: &str,
    outputs: &str,
    dependencies: Dependencies<'_>,
    limit: &Limit,
    text: &mut Text,
) -> Result<()> {
    text.str("; ").str(inputs).str(" contributing to computation of ").str(outputs).str(":\n");
    for output in dependencies.dependent_outputs() {
        text.str(";   output ").int(output).str(" depends on inputs: { ");
        print_list(dependencies.inputs_of(output), text);
        text.str(" }\n");
        limit.check(text)?;
    }
    Ok(())
}

fn print_list(numbers: impl Iterator<Item = u32>, text: &mut Text) {
    for (index, number) in numbers.enumerate() {
        text.str(if index == 0 { "" } else { ", " }).int(number);
    }
}
