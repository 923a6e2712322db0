//! Bundles: what can be laid out is written back, also through its JSON; findings lie in the file; what keeps the rules
//! is built again.

use shaderbin::{
    annotate, bundle_code,
    dgpb::{Backend, Bundle, BundleBuilder, Capability, Kinds, view::View},
};

pub(crate) fn run(data: &[u8]) {
    let bundle = match Bundle::read(data) {
        Ok(bundle) => bundle,
        Err(error) => {
            assert!(error.byte() <= data.len() as u64, "{error}, in {} bytes", data.len());
            return;
        }
    };
    let mut written = Vec::new();
    bundle.write(&mut written).expect("what was read has lengths of 32 bits");
    assert_eq!(written, data);

    let json = serde_json::to_vec(&View::of(&bundle, &Kinds::default())).expect("a view is JSON");
    let view: View = serde_json::from_slice(&json).expect("the JSON is a view");
    written.clear();
    view.write(&mut written).expect("a view of a bundle is one");
    assert_eq!(written, data);

    let findings = bundle.verify();
    for finding in findings.iter().chain(&bundle_code::verify(&bundle)) {
        assert!(!finding.to_string().contains('\n'));
    }
    assert!(findings.iter().all(|finding| finding.byte <= data.len() as u64));
    if findings.is_empty() {
        let built = BundleBuilder::of(&bundle).and_then(|builder| builder.build());
        assert_eq!(built.as_deref(), Ok(data));
    }
    for target in Backend::ALL.iter().filter_map(|&backend| bundle.target_for(backend).ok()) {
        let entries: Vec<_> = target.entries.iter().take(16).collect();
        let _ = target.pipeline(&entries);
        entries.iter().for_each(|entry| drop(entry.check_capabilities(&[Capability::Half])));
    }
    let annotation = annotate::bundle(data).expect("what was read is annotated");
    assert!(annotation.items.iter().all(|item| item.offset + item.size <= data.len()));
}
