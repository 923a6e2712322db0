//! The builder sorts, stores once, hashes and lays out.

use super::*;
use alloc::string::ToString;

#[test]
fn a_built_bundle_keeps_every_rule() {
    let file = sample_file();
    let findings = Bundle::read(&file).unwrap().verify();
    assert!(findings.is_empty(), "{findings:?}");
}

#[test]
fn targets_and_capabilities_are_sorted_and_entries_are_not() {
    let file = sample_file();
    let bundle = Bundle::read(&file).unwrap();
    let names: Vec<_> = bundle.targets.iter().filter_map(|target| target.name.as_str()).collect();
    assert_eq!(names, ["dxil", "metal", "wgsl"]);
    let entries: Vec<_> = bundle.targets[0].entries.iter().filter_map(|entry| entry.name.as_str()).collect();
    assert_eq!(entries, ["blur", "place", "shade"]);
    assert_eq!(bundle.targets[0].entries[0].capabilities, ["half", "subgroup_basic"].map(Text::from));
}

#[test]
fn equal_input_gives_equal_bytes_in_whatever_order_targets_come() {
    let mut turned = sample();
    turned.targets.reverse();
    turned.targets[0].entries[0].capabilities = vec![Capability::Half, Capability::SubgroupBasic, Capability::Half];
    assert_eq!(turned.build().unwrap(), sample_file());
}

#[test]
fn identical_blobs_are_stored_once_wherever_they_come_from() {
    let file = sample_file();
    let bundle = Bundle::read(&file).unwrap();
    // Metal's layouts are those of dxil, and the three entries of wgsl are one text.
    assert_eq!(bundle.targets[0].layouts, bundle.targets[1].layouts);
    let code = bundle.targets[2].entries.iter().map(|entry| entry.record.code);
    assert!(code.clone().all(|blob| Some(blob) == code.clone().next()));
    assert_eq!(bundle.data.len(), 2 * 8 + 3 * 6 + 3 * 5 + 2 * 13 + 40);
}

#[test]
fn layouts_are_those_of_the_pipeline_groups() {
    let file = sample_file();
    let bundle = Bundle::read(&file).unwrap();
    let layouts: Vec<_> = bundle.targets[0].entries.iter().map(|entry| entry.record.layout.get()).collect();
    assert_eq!(layouts, [0, 1, 1]);
    // Two compute shaders have two layouts, though they are the same blob.
    let compute = EntrySource { layout: Some(b"one"), ..EntrySource::new("a", Stage::Compute) };
    let other = EntrySource { name: "b", ..compute.clone() };
    let entries = vec![compute, other];
    let target = TargetSource { entries, ..TargetSource::new(TargetName::Spirv, CodeFormat::Spirv) };
    let file = BundleBuilder::new().target(target).build().unwrap();
    let bundle = Bundle::read(&file).unwrap();
    assert_eq!(bundle.targets[0].layouts.len(), 2);
    assert_eq!(bundle.targets[0].layouts[0], bundle.targets[0].layouts[1]);
}

#[test]
fn layouts_that_have_no_place_are_an_error() {
    let mut builder = sample();
    builder.targets[0].entries[2].layout = Some(b"another");
    assert_eq!(
        builder.build().unwrap_err().to_string(),
        "DGPB at byte 0x0: expected one layout for the render shaders of wgsl, found another for \"shade\""
    );
    builder.targets[0].entries[2].layout = None;
    assert_eq!(
        builder.build().unwrap_err().to_string(),
        "DGPB at byte 0x0: expected a layout for \"shade\" of wgsl, as other entries have, found none"
    );
}

#[test]
fn a_bundle_taken_apart_is_built_again_with_its_blobs_in_their_order() {
    let file = sample().blob(b"msl 2").blob(b"layout 1").build().unwrap();
    assert_ne!(file, sample_file());
    let bundle = Bundle::read(&file).unwrap();
    assert!(bundle.verify().is_empty() && bundle.data.starts_with(b"msl 2layout 1"));
    assert_eq!(BundleBuilder::of(&bundle).unwrap().build().unwrap(), file);
}
