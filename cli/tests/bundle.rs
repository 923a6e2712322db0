//! The commands about bundles, as their users run them.

mod common;

use common::{case, run, run_with, shaderbin};
use shaderbin::dgpb::{
    Bundle, BundleBuilder, Capability, CodeFormat, EntrySource, Parameter, ParameterRecord, Stage, TargetName,
    TargetSource,
};
use std::{fs, path::PathBuf};
use tempfile::TempDir;

fn parameter(name: &str, numbers: [u32; 7]) -> Parameter<'_> {
    let [kind, flags, space, binding, offset, size, webgpu_layout] = numbers.map(Into::into);
    Parameter {
        name: name.into(),
        record: ParameterRecord { kind, flags, space, binding, offset, size, webgpu_layout },
    }
}

/// A bundle with a compute shader that dxc compiled, and a pipeline in WGSL beside it.
fn sample() -> Vec<u8> {
    let code = fs::read(case("cs_structured_buffers.dxil")).unwrap();
    let pixel = fs::read(case("ps_solid.dxil")).unwrap();
    let wgsl: &[u8] = b"@compute fn skin() {}\n@vertex fn place() {}\n@fragment fn paint() {}\n";
    let target = |name, code_format, [compute, draw]: [&'static str; 2], code: [&[u8]; 3]| {
        let wgsl = |number| if name == TargetName::Wgsl { number } else { 0 };
        let skin = EntrySource {
            layout: Some(compute.as_bytes()),
            code: code[0].to_vec().leak(),
            thread_group_size: [1, 1, 1],
            parameters: vec![
                parameter("meshes", [1, 1, 6, 5, 0, 0, wgsl(2)]),
                parameter("result", [2, 2, 6, if name == TargetName::Wgsl { 6 } else { 5 }, 0, 0, wgsl(3)]),
                parameter("scale", [9, 0, 6, 0, 0, 4, wgsl(1)]),
                parameter("offset", [9, 0, 6, 0, 16, 12, wgsl(1)]),
            ],
            capabilities: vec![Capability::SubgroupBasic, Capability::Half],
            ..EntrySource::new("skin", Stage::Compute)
        };
        let stage = |name, stage, code: &[u8]| EntrySource {
            layout: Some(draw.as_bytes()),
            code: code.to_vec().leak(),
            ..EntrySource::new(name, stage)
        };
        let mut entries = vec![skin, stage("place", Stage::Vertex, code[1]), stage("paint", Stage::Fragment, code[2])];
        if name == TargetName::Dxil {
            entries.remove(1);
        }
        TargetSource { entries, ..TargetSource::new(name, code_format) }
    };
    BundleBuilder::new()
        .target(target(TargetName::Wgsl, CodeFormat::Wgsl, ["layout of skin", "wgsl layout"], [wgsl; 3]))
        .target(target(TargetName::Dxil, CodeFormat::Dxil, ["layout of skin", "dxil layout"], [&code, &[], &pixel]))
        .build()
        .unwrap()
}

/// The sample in a folder.
fn folder() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("sample.dgpb");
    fs::write(&path, sample()).unwrap();
    (folder, path)
}

/// What the command prints about the sample, which is given as standard input.
#[track_caller]
fn about_sample(arguments: &[&str]) -> String {
    let output = run_with(shaderbin().args(arguments), &sample());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn show_prints_targets_entries_bindings_and_blobs() {
    insta::assert_snapshot!(about_sample(&["bundle", "show", "-"]));
}

#[test]
fn kinds_have_the_names_of_a_file() {
    let (folder, path) = folder();
    let kinds = folder.path().join("kinds.txt");
    fs::write(&kinds, "1 Buffer\n2 RwBuffer\n").unwrap();
    let (text, _) = run(shaderbin().args(["bundle", "show", "--kinds"]).arg(&kinds).arg(&path), 0);
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains(" meshes     Buffer ") && text.contains(" scale      9 "), "{text}");
    let (text, _) = run(shaderbin().args(["bundle", "verify", "--kinds"]).arg(&kinds).arg(&path), 1);
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains("kind: expected a kind with a name, found 9 (kind-name)"), "{text}");
    fs::write(&kinds, "one\n").unwrap();
    let (_, errors) = run(shaderbin().args(["bundle", "show", "--kinds"]).arg(&kinds).arg(&path), 2);
    assert!(errors.contains("table of kinds at byte 0x0: expected a number and a name, found one"), "{errors}");
}

#[test]
fn verify_says_that_all_rules_are_kept_or_prints_each_that_is_not() {
    let said = about_sample(&["bundle", "verify", "--deep", "-"]);
    assert_eq!(said, "standard input: keeps all rules (2 targets, 5 entries)\n");
    let mut file = sample();
    let last = file.len() - 1;
    file[last] ^= 1;
    file.push(0);
    let output = run_with(shaderbin().args(["bundle", "verify", "-"]), &file);
    let text = String::from_utf8(output.stdout).unwrap();
    let rules: Vec<_> = text.lines().map(|line| line.rsplit(' ').next().unwrap()).collect();
    assert_eq!((output.status.code(), &rules[..]), (Some(1), &["(blob-digest)", "(trailing)"][..]), "{text}");
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "shaderbin: standard input: rules are broken in 2 places\n");
    let output = run_with(shaderbin().args(["bundle", "verify", "--json", "-"]), &file);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["findings"][1]["rule"], "trailing");
    assert_eq!(report["findings"][1]["byte"], file.len() as u64 - 1);
    let output = run_with(shaderbin().args(["bundle", "verify", "--json", "-"]), &file[..40]);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(report["error"].as_str().unwrap().starts_with("DGPB at byte 0x8: expected a header of 16 to 40 bytes"));
}

#[test]
fn deep_finds_code_that_is_for_another_thread_group() {
    let file = sample();
    let mut bundle = Bundle::read(&file).unwrap();
    for target in &mut bundle.targets {
        target.entries[0].record.thread_group_size[2] = 7.into();
    }
    let mut changed = Vec::new();
    bundle.write(&mut changed).unwrap();
    assert!(run_with(shaderbin().args(["bundle", "verify", "-"]), &changed).status.success());
    let output = run_with(shaderbin().args(["bundle", "verify", "--deep", "-"]), &changed);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!output.status.success());
    assert!(text.ends_with("expected [1, 1, 1], as in the code, found [1, 1, 7] (code-thread-group)\n"), "{text}");
}

#[test]
fn json_is_written_back_as_the_same_bytes() {
    let (folder, path) = folder();
    let (json, back) = (folder.path().join("sample.bundle.json"), folder.path().join("back.dgpb"));
    run(shaderbin().args(["bundle", "json"]).arg(&path).arg("-o").arg(&json), 0);
    run(shaderbin().args(["bundle", "json", "--back"]).arg(&json).arg("-o").arg(&back), 0);
    assert_eq!(fs::read(&back).unwrap(), sample());
    let (_, errors) = run(shaderbin().args(["bundle", "json", "--back"]).arg(&path), 1);
    assert!(errors.contains("expected value at line 1 column 1"), "{errors}");
}

#[test]
fn dis_prints_the_listing_of_an_entry() {
    let (folder, path) = folder();
    let (found, _) = run(shaderbin().arg("dis").arg(&path).args(["--entry", "skin"]), 0);
    let (expected, _) = run(shaderbin().arg("dis").arg(case("cs_structured_buffers.dxil")), 0);
    assert_eq!(found, expected);
    let error = |arguments: &[&str]| run(shaderbin().arg("dis").arg(&path).args(arguments), 1).1;
    assert!(error(&[]).contains("a bundle: say which code with --entry NAME"));
    assert!(error(&["--entry", "blur"]).contains("no entry blur for dxil; there are skin, paint"));
    assert!(error(&["--entry", "skin", "--target", "spirv"]).contains("no target spirv; there are dxil, wgsl"));
    let (_, errors) = run(shaderbin().arg("dis").arg(case("ps_solid.dxil")).args(["--entry", "main"]), 1);
    assert!(errors.contains("no bundle: it has no entries"), "{errors}");
    drop(folder);
}

#[test]
fn a_folder_means_the_bundles_in_it_and_every_byte_of_one_is_explained() {
    let (folder, path) = folder();
    fs::copy(case("ps_solid.dxil"), folder.path().join("other.dxil")).unwrap();
    let (text, _) = run(shaderbin().args(["bundle", "verify"]).arg(folder.path()), 0);
    assert_eq!(String::from_utf8(text).unwrap().lines().count(), 1);
    let (text, _) = run(shaderbin().args(["annotate", "--summary"]).arg(&path), 0);
    let text = String::from_utf8(text).unwrap();
    assert!(text.ends_with(" bytes, 0 unexplained\n"), "{text}");
    let (text, _) = run(shaderbin().arg("annotate").arg(&path), 0);
    insta::assert_snapshot!(String::from_utf8(text).unwrap().lines().skip(1).take(60).collect::<Vec<_>>().join("\n"));
}
