//! What holds for any bundle.

use super::*;
use alloc::string::{String, ToString};
use proptest::{collection::vec as some, prelude::*, sample::select};

/// A name: one of the format's, or any bytes.
fn name() -> impl Strategy<Value = Vec<u8>> {
    let known = select(vec!["dxil", "wgsl", "spirv", "compute", "miss", "half", "blur", "a", ""]);
    prop_oneof![3 => known.prop_map(|name| name.as_bytes().to_vec()), 1 => some(any::<u8>(), 0..9)]
}

fn number() -> impl Strategy<Value = u32> {
    prop_oneof![8 => 0u32..12, 1 => any::<u32>()]
}

fn blob() -> impl Strategy<Value = BlobReference> {
    (number(), number(), any::<[u8; 32]>()).prop_map(|(offset, size, sha256)| BlobReference {
        offset: offset.into(),
        size: size.into(),
        sha256,
    })
}

fn parameter_record() -> impl Strategy<Value = ParameterRecord> {
    [(); 7].map(|()| number()).prop_map(|[kind, flags, space, binding, offset, size, webgpu_layout]| ParameterRecord {
        kind: kind.into(),
        flags: flags.into(),
        space: space.into(),
        binding: binding.into(),
        offset: offset.into(),
        size: size.into(),
        webgpu_layout: webgpu_layout.into(),
    })
}

fn entry_record() -> impl Strategy<Value = EntryRecord> {
    (number(), blob(), [(); 3].map(|()| number())).prop_map(|(layout, code, threads)| EntryRecord {
        layout: layout.into(),
        code,
        thread_group_size: threads.map(Into::into),
    })
}

/// Names are kept outside of the bundle that borrows them.
type OwnedEntry = (Vec<u8>, Vec<u8>, EntryRecord, Vec<(Vec<u8>, ParameterRecord)>, Vec<Vec<u8>>);
type OwnedTarget = (Vec<u8>, Vec<u8>, Vec<BlobReference>, Vec<OwnedEntry>);

fn entry() -> impl Strategy<Value = OwnedEntry> {
    (name(), name(), entry_record(), some((name(), parameter_record()), 0..4), some(name(), 0..3))
}

fn target() -> impl Strategy<Value = OwnedTarget> {
    (name(), name(), some(blob(), 0..3), some(entry(), 0..4))
}

fn borrowed(entry: &OwnedEntry) -> Entry<'_> {
    let (name, stage, record, parameters, capabilities) = entry;
    let parameters = parameters.iter().map(|(name, record)| Parameter { name: Text(name), record: *record });
    Entry {
        name: Text(name),
        stage: Text(stage),
        record: *record,
        parameters: parameters.collect(),
        capabilities: capabilities.iter().map(|name| Text(name)).collect(),
    }
}

/// Any bundle that can be laid out, as bytes.
fn file(targets: &[OwnedTarget], gap: &[u8], data: &[u8]) -> Vec<u8> {
    let targets = targets.iter().map(|(name, code_format, layouts, entries)| Target {
        name: Text(name),
        code_format: Text(code_format),
        layouts: layouts.clone(),
        entries: entries.iter().map(borrowed).collect(),
    });
    let header = Header { magic: MAGIC, version: VERSION.into(), header_size: 0.into() };
    let mut bundle = Bundle { header, targets: targets.collect(), gap, data };
    bundle.header.header_size = ((bundle.table_size() + gap.len()) as u32).into();
    let mut file = Vec::new();
    bundle.write(&mut file).unwrap();
    assert_eq!(Bundle::read(&file).as_ref(), Ok(&bundle));
    file
}

/// Entries (stage, code, parameters), targets, and whether there are layouts.
type Sources = (Vec<(Stage, u8, Vec<usize>)>, Vec<TargetName>, bool);

/// Sources of a module that can be built: for some targets the same entries, each with code and layouts of its own.
fn sources() -> impl Strategy<Value = Sources> {
    let entry = (select(Stage::ALL), 0u8..3, some(0..Capability::ALL.len(), 0..5));
    let targets = proptest::sample::subsequence(TargetName::ALL.to_vec(), 0..=TargetName::ALL.len()).prop_shuffle();
    (some(entry, 0..6), targets, any::<bool>())
}

fn built((entries, targets, has_layouts): &Sources, names: &[String]) -> Vec<u8> {
    let sources = targets.iter().map(|&target| {
        // CUDA runs compute shaders only.
        let entries = entries
            .iter()
            .zip(names)
            .filter(|((stage, ..), _)| target != TargetName::Ptx || stage.group() == Group::Compute);
        let entries = entries.map(|((stage, code, capabilities), name)| {
            let group = stage.group();
            let mut capabilities: Vec<_> = capabilities.iter().map(|&index| Capability::ALL[index]).collect();
            if group == Group::RayTracing {
                capabilities.push(Capability::Raytracing);
            }
            EntrySource {
                layout: has_layouts.then(|| group.name().as_bytes()),
                code: &b"code"[..usize::from(*code)],
                thread_group_size: if group == Group::Compute { [8, 1, 1] } else { [0; 3] },
                parameters: vec![value("v", 0, 4, 0), resource("r", 1, 1, 2, 0)],
                capabilities,
                ..EntrySource::new(name, *stage)
            }
        });
        TargetSource { name: target, code_format: target.code_formats()[0], entries: entries.collect() }
    });
    // Entries of one group share no binding in SPIR-V and WGSL unless they agree, as these do.
    BundleBuilder { targets: sources.collect(), blobs: Vec::new() }.build().unwrap()
}

proptest! {
    #[test]
    fn what_is_written_is_what_was_read(targets in some(target(), 0..4), gap in some(any::<u8>(), 0..3), data in some(any::<u8>(), 0..40)) {
        let file = file(&targets, &gap, &data);
        let bundle = Bundle::read(&file).unwrap();
        let mut written = Vec::new();
        bundle.write(&mut written).unwrap();
        prop_assert_eq!(&written, &file);
        let view = view::View::of(&bundle, &Kinds::default());
        let text = serde_json::to_string(&view).unwrap();
        let mut written = Vec::new();
        serde_json::from_str::<view::View>(&text).unwrap().write(&mut written).unwrap();
        prop_assert_eq!(&written, &file);
        // A finding is at a byte of the file, and shown in one line.
        for finding in bundle.verify() {
            prop_assert!(finding.byte <= file.len() as u64);
            prop_assert!(!finding.to_string().contains('\n'));
        }
        let _ = crate::bundle_code::verify(&bundle);
    }

    #[test]
    fn a_damaged_file_is_refused_or_written_back(at in any::<prop::sample::Index>(), byte in any::<u8>(), end in any::<prop::sample::Index>()) {
        let mut file = sample_file();
        let at = at.index(file.len());
        file[at] = byte;
        for file in [&file[..], &file[..end.index(file.len())]] {
            if let Ok(bundle) = Bundle::read(file) {
                let mut written = Vec::new();
                bundle.write(&mut written).unwrap();
                prop_assert_eq!(&written, file);
                bundle.verify();
            }
        }
    }

    #[test]
    fn a_built_bundle_keeps_every_rule_whatever_it_is_made_of(mut made_of in sources()) {
        let names: Vec<_> = (0..made_of.0.len()).map(|index| alloc::format!("entry{index}")).collect();
        let file = built(&made_of, &names);
        let bundle = Bundle::read(&file).unwrap();
        let findings = bundle.verify();
        prop_assert!(findings.is_empty(), "{findings:?}");
        prop_assert_eq!(&BundleBuilder::of(&bundle).unwrap().build().unwrap(), &file);
        made_of.1.reverse();
        prop_assert_eq!(&built(&made_of, &names), &file);
    }
}
