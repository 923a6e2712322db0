//! The subobjects of a library.

use crate::{
    dxbc::Part,
    listing::{Style, Text},
    part::rdat::{Rdat, Subobject, SubobjectKind},
};
use alloc::vec::Vec;
use hashbrown::HashSet;

/// Prints the subobjects of a part RDAT, if it has a table of them.
///
/// A subobject that cannot be read, has no name or the name of an earlier one, is left out, and a line before the others
/// says that something was.
pub(crate) fn print_subobjects(part: &Part<'_>, style: &Style, text: &mut Text) {
    // What lies before a fault counts.
    let Ok((rdat, _)) = Rdat::read_so_far(part) else { return };
    let subobjects = rdat.subobjects();
    if subobjects.is_empty() {
        return;
    }
    let mut names = HashSet::new();
    let mut found = Vec::new();
    let mut is_whole = subobjects.iter().count() == subobjects.len();
    for subobject in subobjects.iter() {
        match subobject {
            Ok(Subobject { kind: SubobjectKind::Unknown { .. }, .. }) => {}
            Ok(subobject) if !subobject.name.is_empty() && names.insert(subobject.name) => found.push(subobject),
            _ => is_whole = false,
        }
    }
    if !is_whole {
        text.str("; error occurred while loading Subobjects from RDAT.\n");
    }
    if found.is_empty() {
        return;
    }
    text.str(";\n; Subobjects:\n;\n");
    for subobject in &found {
        print(subobject, &rdat, style, text);
    }
    text.str(";\n");
}

fn print(subobject: &Subobject<'_>, rdat: &Rdat<'_>, style: &Style, text: &mut Text) {
    text.str(";  ")
        .str(subobject.kind.name().unwrap_or("<invalid kind>"))
        .byte(b' ')
        .bytes(subobject.name)
        .str(" = { ");
    match subobject.kind {
        SubobjectKind::StateObjectConfig { flags } => print_flags(flags, state_object_flag, text),
        SubobjectKind::RootSignature { data, text: source, .. } => {
            text.byte(b'<').int(data.len()).str(" bytes>");
            if !source.is_empty() {
                text.str(", \"").bytes(source).byte(b'"');
            }
        }
        SubobjectKind::Association { subobject, exports } => {
            text.byte(b'"').bytes(subobject).str("\", { ");
            for (index, export) in exports.iter().enumerate() {
                let name = rdat.string(*export).unwrap_or_default();
                text.str(if index == 0 { "\"" } else { ", \"" }).bytes(name).byte(b'"');
            }
            text.str(" } ");
        }
        SubobjectKind::ShaderConfig { max_payload_size, max_attribute_size } => {
            text.str("MaxPayloadSizeInBytes = ").int(max_payload_size);
            text.str(", MaxAttributeSizeInBytes = ").int(max_attribute_size);
        }
        SubobjectKind::PipelineConfig { max_recursion_depth } => {
            text.str("MaxTraceRecursionDepth = ").int(max_recursion_depth);
        }
        SubobjectKind::HitGroup { group_type, any_hit, closest_hit, intersection } => {
            text.str("HitGroupType = ").str(match group_type {
                0 => "Triangle",
                1 => "ProceduralPrimitive",
                _ => "<invalid HitGroupType>",
            });
            text.str(", Anyhit = \"").bytes(any_hit).str("\", Closesthit = \"").bytes(closest_hit);
            text.str("\", Intersection = \"").bytes(intersection).byte(b'"');
        }
        SubobjectKind::PipelineConfig1 { max_recursion_depth, flags } => {
            text.str("MaxTraceRecursionDepth = ").int(max_recursion_depth).str(", Flags = ");
            print_flags(flags, |flag| pipeline_flag(flag, style), text);
        }
        SubobjectKind::Unknown { .. } => {}
    }
    text.str(" };\n");
}

/// Prints the names of the bits that `flags` has, from the lowest on.
fn print_flags(flags: u32, name: impl Fn(u32) -> &'static str, text: &mut Text) {
    if flags == 0 {
        text.byte(b'0');
    }
    let mut is_first = true;
    for flag in (0..32).map(|bit| 1 << bit).filter(|flag| flags & flag != 0) {
        text.str(if is_first { "" } else { " | " }).str(name(flag));
        is_first = false;
    }
}

fn state_object_flag(flag: u32) -> &'static str {
    match flag {
        1 => "STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS",
        2 => "STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS",
        4 => "STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS",
        _ => "<invalid StateObjectFlag>",
    }
}

fn pipeline_flag(flag: u32, style: &Style) -> &'static str {
    match flag {
        0x100 => "RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES",
        0x200 => "RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES",
        0x400 if style.opacity_micromaps => "RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS",
        _ => "<invalid RaytracingPipelineFlags>",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listing::Release;

    #[test]
    fn flags_are_named_from_the_lowest_on() {
        let mut text = Text::default();
        for release in [Release::V1_9, Release::V1_8] {
            print_flags(0x501, |flag| pipeline_flag(flag, release.style()), &mut text);
            print_flags(0, state_object_flag, &mut text);
        }
        let expected = "<invalid RaytracingPipelineFlags> | RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES | \
                        RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS0\
                        <invalid RaytracingPipelineFlags> | RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES | \
                        <invalid RaytracingPipelineFlags>0";
        assert_eq!(text.into_bytes(), expected.as_bytes());
    }
}
