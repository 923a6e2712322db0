//! Each rule, with a small file that breaks it and no other.

use super::*;
use alloc::{string::String, string::ToString};

/// The sample for some of its targets.
fn only(names: &[TargetName]) -> BundleBuilder<'static> {
    let mut builder = sample();
    builder.targets.retain(|target| names.contains(&target.name));
    builder
}

/// What `builder` makes, read, changed and written with the header size that it then has; `more` follows its data.
fn changed(builder: &BundleBuilder<'_>, more: &[u8], change: impl FnOnce(&mut Bundle<'_>)) -> Vec<u8> {
    let file = builder.build().unwrap();
    let mut bundle = Bundle::read(&file).unwrap();
    let data = [bundle.data, more].concat();
    bundle.data = &data;
    change(&mut bundle);
    bundle.header.header_size = ((bundle.table_size() + bundle.gap.len()) as u32).into();
    let mut written = Vec::new();
    bundle.write(&mut written).unwrap();
    written
}

/// The sample for dxil, with one change.
fn dxil(change: impl FnOnce(&mut Target<'_>)) -> Vec<u8> {
    changed(&only(&[TargetName::Dxil]), b"", |bundle| change(&mut bundle.targets[0]))
}

/// The sample for wgsl, with one change.
fn wgsl(change: impl FnOnce(&mut Target<'_>)) -> Vec<u8> {
    changed(&only(&[TargetName::Wgsl]), b"", |bundle| change(&mut bundle.targets[0]))
}

/// The whole sample with one change.
fn all(change: impl FnOnce(&mut Bundle<'_>)) -> Vec<u8> {
    changed(&sample(), b"", change)
}

/// A change of the parameter `parameter` of the entry `entry`.
fn parameter(
    entry: usize,
    parameter: usize,
    change: impl FnOnce(&mut ParameterRecord),
) -> impl FnOnce(&mut Target<'_>) {
    move |target| change(&mut target.entries[entry].parameters[parameter].record)
}

/// A file that breaks this rule.
fn broken(rule: Rule) -> Vec<u8> {
    match rule {
        Rule::HeaderSize => all(|bundle| bundle.gap = &[0]),
        Rule::Utf8 => dxil(|target| target.entries[0].name = Text(b"bl\xffr")),
        Rule::TargetName => all(|bundle| bundle.targets[0].name = "direct3d".into()),
        Rule::TargetOrder => all(|bundle| bundle.targets.swap(0, 1)),
        Rule::TargetRepeated => {
            changed(&only(&[TargetName::Dxil]), b"", |bundle| bundle.targets.push(bundle.targets[0].clone()))
        }
        Rule::CodeFormat => all(|bundle| bundle.targets[1].code_format = "spirv".into()),
        Rule::LayoutIndex => {
            let mut builder = only(&[TargetName::Dxil]);
            builder.targets[0].entries.iter_mut().for_each(|entry| entry.layout = None);
            changed(&builder, b"", |bundle| bundle.targets[0].entries[1].record.layout = 1.into())
        }
        Rule::LayoutOrder => dxil(|target| {
            target.layouts.swap(0, 1);
            target.entries.iter_mut().zip([1, 0, 0]).for_each(|(entry, layout)| entry.record.layout = layout.into());
        }),
        Rule::LayoutUnused => dxil(|target| target.layouts.push(target.layouts[0])),
        Rule::LayoutGroup => dxil(|target| target.entries[2].record.layout = 0.into()),
        Rule::LayoutsMissing => all(|bundle| {
            // Metal has the same blobs.
            bundle.targets[0].layouts.clear();
            bundle.targets[0].entries.iter_mut().for_each(|entry| entry.record.layout = 0.into());
        }),
        Rule::EntryRepeated => dxil(|target| target.entries[2].name = "place".into()),
        Rule::EntryOrder => all(|bundle| bundle.targets[2].entries.swap(1, 2)),
        Rule::StageName => dxil(|target| target.entries[2].stage = "pixel".into()),
        Rule::StageOfTarget => {
            let mut builder = only(&[TargetName::Dxil]);
            (builder.targets[0].name, builder.targets[0].code_format) = (TargetName::Ptx, CodeFormat::Ptx);
            builder.targets[0].entries.remove(1);
            builder.build().unwrap()
        }
        Rule::ThreadGroup => dxil(|target| target.entries[2].record.thread_group_size[1] = 1.into()),
        Rule::ParameterRepeated => dxil(|target| target.entries[0].parameters[3].name = "source".into()),
        Rule::ParameterFlags => dxil(parameter(0, 0, |record| record.flags = 5.into())),
        Rule::ResourceOffset => dxil(parameter(0, 3, |record| record.offset = 4.into())),
        Rule::ValueRange => dxil(parameter(0, 2, |record| record.size = 0xffff_fff1.into())),
        Rule::ValueOverlap => dxil(parameter(0, 2, |record| record.offset = 3.into())),
        Rule::ValueBlock => dxil(parameter(0, 2, |record| record.binding = 3.into())),
        Rule::ValueBindingLayout => wgsl(parameter(0, 2, |record| record.webgpu_layout = 2.into())),
        Rule::BindingLayoutNumber => wgsl(parameter(0, 0, |record| record.webgpu_layout = 10.into())),
        Rule::BindingLayoutTarget => dxil(parameter(0, 0, |record| record.webgpu_layout = 2.into())),
        Rule::BindingRepeated => wgsl(parameter(0, 3, |record| record.binding = 1.into())),
        Rule::SharedBinding => wgsl(|target| {
            let mut other = target.entries[2].parameters[0];
            other.record.webgpu_layout = 9.into();
            other.record.kind = 2.into();
            target.entries[1].parameters.push(other);
        }),
        Rule::KindClass => wgsl(parameter(2, 1, |record| record.kind = 3.into())),
        Rule::KindName => dxil(parameter(2, 1, |record| record.kind = 77.into())),
        Rule::KindValue => dxil(parameter(2, 1, |record| record.kind = 9.into())),
        Rule::CapabilityName => dxil(|target| target.entries[0].capabilities.push("telepathy".into())),
        Rule::CapabilityOrder => dxil(|target| target.entries[0].capabilities.swap(0, 1)),
        Rule::CapabilityRepeated => dxil(|target| target.entries[0].capabilities[0] = "subgroup_basic".into()),
        Rule::CapabilityRaytracing => {
            let mut builder = only(&[TargetName::Dxil]);
            builder.targets[0].entries[2].stage = Stage::Miss;
            builder.build().unwrap()
        }
        Rule::TargetsDiffer => all(|bundle| bundle.targets[1].entries[0].record.thread_group_size[1] = 4.into()),
        // One of three references to the same blob.
        Rule::BlobBounds => wgsl(|target| target.entries[1].record.code.offset = 0xffff_fff0.into()),
        Rule::BlobDigest => wgsl(|target| target.entries[1].record.code.sha256[31] ^= 1),
        Rule::BlobOverlap => wgsl(|target| {
            let code = &mut target.entries[1].record.code;
            (code.offset, code.size) = ((code.offset.get() + 1).into(), (code.size.get() - 1).into());
        }),
        Rule::BlobRepeated => changed(&only(&[TargetName::Dxil]), b"dxil 2", |bundle| {
            // Another entry with the code of the last one, stored once more.
            let mut other = bundle.targets[0].entries[2].clone();
            other.name = "again".into();
            other.record.code.offset = (bundle.data.len() as u32 - 6).into();
            bundle.targets[0].entries.push(other);
        }),
        Rule::Unreferenced => only(&[TargetName::Dxil]).blob(b"lost").build().unwrap(),
        Rule::Trailing => changed(&only(&[TargetName::Dxil]), b"end", |_| {}),
        rule => unreachable!("{} is about code", rule.name()),
    }
}

/// The findings of `file` as lines.
fn lines(file: &[u8]) -> Vec<String> {
    Bundle::read(file).unwrap().verify().iter().map(ToString::to_string).collect()
}

#[test]
fn each_rule_is_broken_by_a_file_of_its_own() {
    let kinds = Kinds((1..=10).map(|kind| (kind, alloc::format!("Kind{kind}"))).collect());
    let mut messages = String::new();
    for &rule in Rule::TABLE {
        let file = broken(rule);
        let bundle = Bundle::read(&file).unwrap();
        let findings = bundle.verify_with(&kinds);
        let rules: Vec<_> = findings.iter().map(|finding| finding.rule).collect();
        assert_eq!(rules, [rule], "{findings:?}");
        messages += &alloc::format!("{}: {}\n  {}\n", rule.name(), rule.meaning(), findings[0]);
    }
    insta::assert_snapshot!(messages);
}

#[test]
fn a_finding_stands_at_the_byte_of_its_field() {
    let file = broken(Rule::ParameterFlags);
    let [finding] = &Bundle::read(&file).unwrap().verify()[..] else { panic!("one finding") };
    let at = finding.byte as usize;
    assert_eq!(file[at - 4..at + 4], [1, 0, 0, 0, 5, 0, 0, 0]);
    assert_eq!(finding.target, Some("dxil".into()));
    assert_eq!((finding.entry, finding.parameter), (Some("blur".into()), Some("source".into())));
    let file = broken(Rule::CapabilityName);
    let at = Bundle::read(&file).unwrap().verify()[0].byte as usize;
    assert_eq!(&file[at..at + 13], b"\x09\0\0\0telepathy");
    let file = broken(Rule::BlobDigest);
    let at = Bundle::read(&file).unwrap().verify()[0].byte as usize;
    let digest = Bundle::read(&file).unwrap().targets[0].entries[1].record.code.sha256;
    assert_eq!(file[at..at + 32], digest);
}

#[test]
fn other_ways_to_break_a_rule() {
    let without_threads = dxil(|target| target.entries[0].record.thread_group_size = [8.into(), 0.into(), 1.into()]);
    let layout_past_the_end = dxil(|target| target.entries[2].record.layout = 2.into());
    let two_render_layouts = dxil(|target| {
        target.layouts.push(target.layouts[0]);
        target.entries[2].record.layout = 2.into();
    });
    let same_register_of_a_kind =
        dxil(parameter(2, 1, |record| (record.kind, record.binding, record.flags) = (3.into(), 0.into(), 1.into())));
    let shared_by_two_kinds = wgsl(|target| {
        let mut other = target.entries[2].parameters[0];
        other.record.kind = 7.into();
        target.entries[1].parameters.push(other);
    });
    let other_parameters = all(|bundle| bundle.targets[1].entries[0].parameters.truncate(3));
    let other_kind_and_stage = all(|bundle| {
        bundle.targets[1].entries[2].parameters[0].record.kind = 8.into();
        bundle.targets[1].entries[1].stage = "fragment".into();
    });
    let unknown_format_of_unknown_target = all(|bundle| {
        (bundle.targets[0].name, bundle.targets[0].code_format) = ("a".into(), "b\n".into());
    });
    static LONG_NAME: [u8; 1000] = [b'n'; 1000];
    let long_target = all(|bundle| bundle.targets[0].name = Text(&LONG_NAME));
    let empty_blob_inside_another = dxil(|target| {
        let mut other = target.entries[1].clone();
        other.name = "empty".into();
        (other.record.code.offset, other.record.code.size) = (1.into(), 0.into());
        target.entries.push(other);
    });
    let found: String = [
        empty_blob_inside_another,
        without_threads,
        layout_past_the_end,
        two_render_layouts,
        same_register_of_a_kind,
        shared_by_two_kinds,
        other_parameters,
        other_kind_and_stage,
        unknown_format_of_unknown_target,
        long_target,
    ]
    .iter()
    .map(|file| lines(file).join("\n") + "\n\n")
    .collect();
    insta::assert_snapshot!(found);
}

#[test]
fn values_of_stages_may_share_a_block_and_registers_of_two_kinds_a_number() {
    let values = wgsl(|target| {
        let values = target.entries[0].parameters[1..3].to_vec();
        target.entries[1].parameters = values.clone();
        target.entries[2].parameters = values;
        target.entries[2].parameters[0].record.kind = 10.into();
    });
    assert_eq!(lines(&values), [""; 0]);
    // t0 and s0.
    assert_eq!(lines(&dxil(parameter(2, 1, |record| record.binding = 0.into()))), [""; 0]);
}

#[test]
fn blobs_that_overlap_are_hashed_once_at_most() {
    // Many references, each to all but a few bytes of a large blob: hashed each, they would take minutes.
    let code = vec![7u8; 1 << 20];
    let entry = EntrySource { code: &code, thread_group_size: [1; 3], ..EntrySource::new("a", Stage::Compute) };
    let target = TargetSource { entries: vec![entry], ..TargetSource::new(TargetName::Dxil, CodeFormat::Dxil) };
    let file = changed(&BundleBuilder::new().target(target), b"", |bundle| {
        let entry = bundle.targets[0].entries[0].clone();
        bundle.targets[0].entries.extend((1..20_000).map(|skipped| {
            let mut other = entry.clone();
            other.record.code.offset = skipped.into();
            other.record.code.size = (code.len() as u32 - skipped).into();
            other
        }));
    });
    let findings = Bundle::read(&file).unwrap().verify();
    let count = |rule| findings.iter().filter(|finding| finding.rule == rule).count();
    assert_eq!((count(Rule::BlobOverlap), count(Rule::EntryRepeated), findings.len()), (19_999, 19_999, 39_998));
}
