//! The format's promises: what is read and written, what the builder makes, and each rule with a file that breaks it.

mod build;
mod consumer;
mod properties;
mod read;
mod readable;
mod rules;

use super::*;
use alloc::{vec, vec::Vec};

/// A parameter that is a resource.
pub(super) fn resource(name: &str, kind: u32, flags: u32, binding: u32, webgpu_layout: u32) -> Parameter<'_> {
    let record = ParameterRecord {
        kind: kind.into(),
        flags: flags.into(),
        binding: binding.into(),
        webgpu_layout: webgpu_layout.into(),
        ..ParameterRecord::default()
    };
    Parameter { name: name.into(), record }
}

/// A value of the uniform block at binding 0.
pub(super) fn value(name: &str, offset: u32, size: u32, webgpu_layout: u32) -> Parameter<'_> {
    let mut parameter = resource(name, 9, 0, 0, webgpu_layout);
    parameter.record.offset = offset.into();
    parameter.record.size = size.into();
    parameter
}

/// A module with a compute shader and a pipeline, for wgsl, dxil and metal, with layouts.
pub(super) fn sample() -> BundleBuilder<'static> {
    let target = |name: TargetName, code_format, code: [&'static [u8]; 3], layouts: [&'static [u8]; 2]| {
        let wgsl = |number| if name == TargetName::Wgsl { number } else { 0 };
        let blur = EntrySource {
            layout: Some(layouts[0]),
            code: code[0],
            thread_group_size: [8, 8, 1],
            parameters: vec![
                resource("source", 1, 1, 1, wgsl(2)),
                value("radius", 0, 4, wgsl(1)),
                value("weights", 16, 48, wgsl(1)),
                resource("target", 2, 2, 2, wgsl(6)),
            ],
            capabilities: vec![Capability::SubgroupBasic, Capability::Half],
            ..EntrySource::new("blur", Stage::Compute)
        };
        let draw = |name, stage, code| EntrySource { layout: Some(layouts[1]), code, ..EntrySource::new(name, stage) };
        let vertex = draw("place", Stage::Vertex, code[1]);
        let fragment = EntrySource {
            parameters: vec![resource("image", 3, 1, 0, wgsl(5)), resource("smooth", 4, 0, 1, wgsl(4))],
            ..draw("shade", Stage::Fragment, code[2])
        };
        TargetSource { entries: vec![blur, vertex, fragment], ..TargetSource::new(name, code_format) }
    };
    let wgsl: &[u8] = b"fn blur() {} fn place() {} fn shade() {}";
    BundleBuilder::new()
        .target(target(TargetName::Wgsl, CodeFormat::Wgsl, [wgsl; 3], [b"wgsl layout 0", b"wgsl layout 1"]))
        .target(target(
            TargetName::Dxil,
            CodeFormat::Dxil,
            [b"dxil 0", b"dxil 1", b"dxil 2"],
            [b"layout 0", b"layout 1"],
        ))
        .target(target(TargetName::Metal, CodeFormat::Msl, [b"msl 0", b"msl 1", b"msl 2"], [b"layout 0", b"layout 1"]))
}

/// The sample's bytes.
pub(super) fn sample_file() -> Vec<u8> {
    sample().build().unwrap()
}
