//! The code in bundles against their tables, with containers that dxc and fxc made.

use shaderbin::{
    bundle_code,
    dgpb::{
        Bundle, BundleBuilder, Capability, CodeFormat, EntrySource, Parameter, ParameterRecord, Stage, TargetName,
        TargetSource,
    },
};

/// A container among the snapshots' cases.
fn case(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/../snapshots/cases/{name}.dxil", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

const FXC: &[u8] = include_bytes!("bundle/fill.dxbc");

fn resource(name: &str, space: u32, binding: u32) -> Parameter<'_> {
    let record = ParameterRecord { space: space.into(), binding: binding.into(), ..ParameterRecord::default() };
    Parameter { name: name.into(), record }
}

fn value(name: &str, binding: u32) -> Parameter<'_> {
    let mut value = resource(name, 0, binding);
    (value.record.kind, value.record.size) = (1.into(), 4.into());
    value
}

/// What `bundle_code::verify` says of a bundle of one target with these entries, a line for each finding.
#[track_caller]
fn findings(code_format: CodeFormat, entries: Vec<EntrySource<'_>>) -> String {
    let name = TargetName::ALL.iter().find(|name| name.code_formats().contains(&code_format));
    let target = TargetSource { entries, ..TargetSource::new(*name.unwrap(), code_format) };
    let file = BundleBuilder::new().target(target).build().unwrap();
    let bundle = Bundle::read(&file).unwrap();
    bundle_code::verify(&bundle).iter().map(|finding| format!("{finding}\n")).collect()
}

/// The compute shader of `cs_structured_buffers`: t5 and u5 of space 6.
fn compute(code: &[u8]) -> EntrySource<'_> {
    EntrySource {
        code,
        thread_group_size: [1, 1, 1],
        parameters: vec![resource("meshes", 6, 5), resource("result", 6, 5)],
        ..EntrySource::new("main", Stage::Compute)
    }
}

/// The compute shader of `fill.hlsl`: b1, t0 and u3.
fn fill(code: &[u8]) -> EntrySource<'_> {
    EntrySource {
        code,
        thread_group_size: [8, 4, 1],
        parameters: vec![value("first", 1), value("count", 1), resource("source", 0, 0), resource("target", 0, 3)],
        ..EntrySource::new("fill", Stage::Compute)
    }
}

#[test]
fn code_that_says_what_the_table_says_is_no_finding() {
    let (dxil, pixel) = (case("cs_structured_buffers"), case("ps_solid"));
    let shade = EntrySource { code: &pixel, ..EntrySource::new("shade", Stage::Fragment) };
    assert_eq!(findings(CodeFormat::Dxil, vec![compute(&dxil), shade]), "");
    assert_eq!(findings(CodeFormat::Dxbc, vec![fill(FXC)]), "");
    let text = EntrySource { code: b"fn sum () {}\nfn main() {}", ..EntrySource::new("sum", Stage::Compute) };
    assert_eq!(findings(CodeFormat::Wgsl, vec![text.clone()]), "");
    assert_eq!(findings(CodeFormat::Msl, vec![text]), "");
    let spirv = EntrySource { code: b"\x03\x02\x23\x07", ..EntrySource::new("main", Stage::Compute) };
    assert_eq!(findings(CodeFormat::Spirv, vec![spirv]), "");
}

#[test]
fn a_library_is_compared_by_function_and_where_that_has_another_name_by_stage() {
    let rays = case("lib_rays");
    let generate = EntrySource {
        code: &rays,
        parameters: vec![resource("scene", 0, 0), resource("image", 0, 0)],
        capabilities: vec![Capability::Raytracing],
        ..EntrySource::new("generate", Stage::RayGeneration)
    };
    let sky = EntrySource { code: &rays, ..EntrySource::new("other", Stage::Miss) };
    assert_eq!(findings(CodeFormat::Dxil, vec![generate.clone(), sky.clone()]), "");
    let wrong = EntrySource { stage: Stage::AnyHit, ..generate.clone() };
    let unbound = EntrySource { parameters: vec![resource("scene", 0, 0)], ..generate };
    let none = EntrySource { stage: Stage::Vertex, ..sky };
    insta::assert_snapshot!(findings(CodeFormat::Dxil, vec![wrong, unbound, none]));
}

#[test]
fn each_difference_is_a_finding() {
    let dxil = case("cs_structured_buffers");
    let entry = compute(&dxil);
    let stage = EntrySource { stage: Stage::Vertex, ..entry.clone() };
    let threads = EntrySource { thread_group_size: [1, 2, 1], ..entry.clone() };
    let one_of_two = EntrySource { parameters: vec![resource("meshes", 6, 5)], ..entry.clone() };
    let others = EntrySource { parameters: vec![value("meshes", 5)], ..entry.clone() };
    let cut = EntrySource { code: &dxil[..100], ..entry.clone() };
    let tokens = EntrySource { code: FXC, ..entry.clone() };
    let dxil_found = findings(CodeFormat::Dxil, vec![stage, threads, one_of_two, others, cut, tokens]);

    let entry = fill(FXC);
    let stage = EntrySource { stage: Stage::Fragment, ..entry.clone() };
    let threads = EntrySource { thread_group_size: [8, 8, 1], ..entry.clone() };
    let block = EntrySource { parameters: entry.parameters[2..].to_vec(), ..entry.clone() };
    let program = EntrySource { code: &dxil, ..entry };
    let dxbc_found = findings(CodeFormat::Dxbc, vec![stage, threads, block, program]);

    let text = |code| EntrySource { code, ..EntrySource::new("sum", Stage::Compute) };
    let wgsl_found = findings(CodeFormat::Wgsl, vec![text(b"fn summary() {} // sum"), text(b"fn sum() {} \xff")]);
    let binary = |format| findings(format, vec![text(b"text"), text(b"no")]);
    let (spirv_found, metallib_found) = (binary(CodeFormat::Spirv), binary(CodeFormat::Metallib));
    insta::assert_snapshot!([dxil_found, dxbc_found, wgsl_found, spirv_found, metallib_found].join("\n"));
}

#[test]
fn blobs_that_overlap_are_not_read_again_and_again() {
    let code = vec![b' '; 1 << 20];
    let entry = EntrySource { code: &code, ..EntrySource::new("a", Stage::Compute) };
    let target = TargetSource { entries: vec![entry], ..TargetSource::new(TargetName::Wgsl, CodeFormat::Wgsl) };
    let file = BundleBuilder::new().target(target).build().unwrap();
    let mut bundle = Bundle::read(&file).unwrap();
    let entry = bundle.targets[0].entries[0].clone();
    bundle.targets[0].entries = (0..20_000)
        .map(|skipped: u32| {
            let mut other = entry.clone();
            (other.record.code.offset, other.record.code.size) = (skipped.into(), ((1 << 20) - skipped).into());
            other
        })
        .collect();
    let findings = bundle_code::verify(&bundle);
    assert!(findings.len() < 20);
    assert_eq!(findings.last().map(|finding| finding.rule.name()), Some("code-skipped"));
}
