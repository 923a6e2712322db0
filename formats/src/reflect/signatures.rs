//! Signatures, and what outputs depend on.

use super::{Dependencies, Dependency, Outputs, SignatureElement, limit::Limit, named};
use crate::{
    Result,
    dxil::{self, ComponentType, DxilModule, SemanticKind},
    part::program::ShaderKind,
};
use alloc::vec::Vec;

/// The elements of a signature.
pub(super) fn elements(elements: &[dxil::SignatureElement<'_>], limit: &Limit) -> Vec<SignatureElement> {
    let element = |element: &dxil::SignatureElement<'_>| SignatureElement {
        id: element.id,
        name: limit.text(element.name()),
        indexes: element.indexes.clone(),
        semantic: named(SemanticKind::new(element.semantic.into()), element.semantic),
        component_type: named(ComponentType::new(element.component_type.into()), element.component_type),
        rows: element.rows,
        columns: element.columns.into(),
        start_row: u32::try_from(element.start_row).ok(),
        start_column: u32::try_from(element.start_column).ok(),
        interpolation: named(element.interpolation(), element.interpolation),
        stream: element.stream,
        usage_mask: element.usage_mask,
        dynamic_index_mask: element.dynamic_index_mask,
    };
    elements.iter().map(element).collect()
}

/// What outputs depend on; none where the module does not say so.
pub(super) fn dependencies(dxil: &DxilModule<'_>, limit: &Limit) -> Result<Option<Dependencies>> {
    let Some(state) = dxil.view_id_state()? else {
        return Ok(None);
    };
    let kind = dxil.shader_model.kind;
    let streams = if kind == ShaderKind::Geometry { 4 } else { 1 };
    let has_others = matches!(kind, ShaderKind::Hull | ShaderKind::Mesh);
    Ok(Some(Dependencies {
        inputs: state.inputs,
        streams: state.streams.iter().take(streams).map(|stream| outputs(stream, limit)).collect(),
        patch_constants_or_primitives: has_others.then(|| outputs(&state.other_outputs, limit)),
        on_patch_constants: depending(state.from_patch_constants, limit),
    }))
}

fn outputs(outputs: &dxil::Outputs<'_>, limit: &Limit) -> Outputs {
    let on_view_id = (0..outputs.on_view_id.len()).filter(|scalar| outputs.on_view_id.contains(*scalar)).collect();
    Outputs { count: outputs.count, on_view_id, on_inputs: depending(outputs.on_inputs, limit) }
}

fn depending(dependencies: dxil::Dependencies<'_>, limit: &Limit) -> Vec<Dependency> {
    let dependency = |output| Dependency { output, on: dependencies.inputs_of(output).collect() };
    let all = dependencies.dependent_outputs().map(dependency);
    all.take_while(|found| limit.take(size_of::<Dependency>() + size_of_val(&found.on[..]))).collect()
}
