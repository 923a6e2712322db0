//! What a host asks.

use super::*;
use alloc::string::ToString;

#[test]
fn each_backend_has_its_target_or_is_not_compiled() {
    let file = sample_file();
    let bundle = Bundle::read(&file).unwrap();
    let found = |backend| bundle.target_for(backend).map(|target| target.name.as_str().unwrap());
    assert_eq!(found(Backend::Dx12), Ok("dxil"));
    assert_eq!(found(Backend::Metal), Ok("metal"));
    assert_eq!(found(Backend::WebGpu), Ok("wgsl"));
    for backend in [Backend::Dx11, Backend::Cuda, Backend::Vulkan] {
        assert_eq!(found(backend), Err(BackendNotCompiled(backend)));
    }
    let error = found(Backend::Vulkan).unwrap_err().to_string();
    assert_eq!(error, "BackendNotCompiled: the bundle has no target for Vulkan");
    // Each target has a backend of its own.
    let mut backends: Vec<_> = TargetName::ALL.iter().map(|target| target.backend()).collect();
    backends.sort_unstable();
    assert_eq!(backends, Backend::ALL);
}

#[test]
fn the_first_capability_that_a_device_lacks_is_named() {
    let file = sample_file();
    let bundle = Bundle::read(&file).unwrap();
    let blur = bundle.targets[0].entry("blur").unwrap();
    let check = |has: &[Capability]| blur.check_capabilities(has).map_err(|error| error.to_string());
    assert_eq!(check(&[]), Err("UnsupportedCapability(half)".into()));
    assert_eq!(check(&[Capability::Half]), Err("UnsupportedCapability(subgroup_basic)".into()));
    assert_eq!(check(Capability::ALL), Ok(()));
    // What another entry needs is not this one's.
    assert!(bundle.targets[0].entry("shade").unwrap().check_capabilities(&[]).is_ok());
    assert!(bundle.targets[0].entry("other").is_none());
}

#[test]
fn a_blob_is_used_only_with_its_digest() {
    let mut file = sample_file();
    let last = file.len() - 1;
    file[last] ^= 1;
    let bundle = Bundle::read(&file).unwrap();
    let layouts = &bundle.targets[2].layouts;
    assert_eq!(bundle.verified_blob(&layouts[0]), Some(&b"wgsl layout 0"[..]));
    assert!(bundle.blob(&layouts[1]).is_some() && bundle.verified_blob(&layouts[1]).is_none());
}

#[test]
fn entries_of_one_layout_make_a_pipeline_with_all_their_bindings() {
    let file = sample_file();
    let bundle = Bundle::read(&file).unwrap();
    let wgsl = bundle.target_for(Backend::WebGpu).unwrap();
    let [blur, place, shade] = &wgsl.entries[..] else { panic!("three entries") };
    assert!(place.may_share_pipeline(shade) && !place.may_share_pipeline(blur));
    let pipeline = wgsl.pipeline(&[place, shade]).unwrap();
    assert_eq!(pipeline.layout, Some(&wgsl.layouts[1]));
    let bindings: Vec<_> = pipeline.bindings.iter().map(|found| (found.space, found.binding)).collect();
    assert_eq!(bindings, [(0, 0), (0, 1)]);
    // The two values are in one block.
    assert_eq!(wgsl.pipeline(&[blur]).unwrap().bindings.len(), 3);
    let error = wgsl.pipeline(&[place, blur]).unwrap_err().to_string();
    assert_eq!(error, "place and blur have different layouts, so they cannot share a pipeline");
    assert_eq!(wgsl.pipeline(&[]).unwrap(), Pipeline { layout: None, bindings: vec![] });
}

#[test]
fn stages_must_agree_in_what_they_bind_at_one_place() {
    let mut builder = sample();
    for target in &mut builder.targets {
        let wgsl = |number| if target.name == TargetName::Wgsl { number } else { 0 };
        let parameters = vec![resource("picture", 3, 1, 0, wgsl(5)), resource("smooth", 2, 0, 1, wgsl(6))];
        target.entries[1].parameters = parameters;
    }
    let file = builder.build().unwrap();
    let bundle = Bundle::read(&file).unwrap();
    let wgsl = bundle.target_for(Backend::WebGpu).unwrap();
    let error = wgsl.pipeline(&[&wgsl.entries[1], &wgsl.entries[2]]).unwrap_err().to_string();
    assert_eq!(error, "place.smooth and shade.smooth differ, and are both bound at space 0, binding 1");
    // In Direct3D, u1 and s1 are two registers.
    let dxil = bundle.target_for(Backend::Dx12).unwrap();
    assert_eq!(dxil.pipeline(&[&dxil.entries[1], &dxil.entries[2]]).unwrap().bindings.len(), 3);
}
