//! PSV0: every table within bounds, whatever stage the part or the program says.

use shaderbin::{
    dxbc::{FourCc, Part},
    part::{
        program::ShaderKind,
        psv0::{ComponentMask, DependencyTable, Psv0},
    },
};

pub(crate) fn run(data: &[u8]) {
    crate::for_parts(data, &[FourCc::PSV0], body);
}

fn body(part: &Part<'_>) {
    let _ = crate::parts::round_trip(part);
    let strict = Psv0::read(part);
    let Ok((psv0, fault)) = Psv0::read_so_far(part) else {
        assert!(strict.is_err());
        return;
    };
    assert_eq!(strict.is_ok(), fault.is_none());
    for stage in ShaderKind::ALL.map(Some).into_iter().chain([None]) {
        let _ = psv0.runtime_info.stage_info(stage);
    }
    let info = psv0.runtime_info;
    assert_eq!(info.version1().is_some(), info.version() >= 1);
    let _ = (info.version2(), info.version3(), info.version4(), info.version5(), info.tail(), info.bytes());
    let _ = (psv0.entry_name(), psv0.patch_constant_vectors());
    for (index, resource) in psv0.resources.iter().enumerate() {
        assert_eq!(psv0.resources.get(index), Some(resource));
        let _ = psv0.resource1(index);
    }
    for element in psv0.inputs.iter().chain(psv0.outputs.iter()).chain(psv0.patch_constants.iter()) {
        if let Some(name) = psv0.string(element.name.get()) {
            assert!(name.len() < psv0.strings.len());
        }
        let _ = (psv0.semantic_indexes_of(element), element.place(), element.column_count(), element.dynamic_mask());
    }
    let masks = psv0.outputs_by_view_id.iter().chain([&psv0.patch_constants_by_view_id]);
    masks.for_each(mask);
    let tables = [&psv0.patch_constants_by_input, &psv0.outputs_by_patch_constant];
    psv0.outputs_by_input.iter().chain(tables).for_each(table);
}

fn mask(mask: &ComponentMask<'_>) {
    assert!(mask.iter().all(|component| component < mask.components()));
    assert!(!mask.has(mask.components()));
}

fn table(table: &DependencyTable<'_>) {
    // Not all: 1,020 inputs by 1,020 outputs take longer than all the rest.
    for input in (0..table.inputs()).step_by(1 + table.inputs() / 16) {
        mask(&table.of_input(input));
    }
    assert!(!table.depends(table.outputs(), 0));
}
