//! Bundles packed and unpacked, as users do it.

mod common;

use common::{run, run_with, shaderbin};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};
use tempfile::TempDir;

const BUNDLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../snapshots/bundles");

/// The manifests of the cases.
fn manifests() -> [PathBuf; 3] {
    ["mesh/bundle.toml", "particles/bundle.toml", "trace/bundle.json"].map(|path| Path::new(BUNDLES).join(path))
}

fn pack(manifest: &Path, out: &Path) -> Command {
    let mut command = shaderbin();
    command.args(["bundle", "pack"]).arg(manifest).arg("-o").arg(out);
    command
}

fn unpack(file: &Path, folder: &Path) -> Command {
    let mut command = shaderbin();
    command.args(["bundle", "unpack"]).arg(file).arg("-o").arg(folder);
    command
}

#[test]
fn what_is_unpacked_packs_to_the_same_bytes() {
    let folder = TempDir::new().unwrap();
    for manifest in manifests() {
        let [first, second] = ["first", "second"].map(|name| folder.path().join(name));
        run(&mut pack(&manifest, &first), 0);
        let file = fs::read(&first).unwrap();
        assert_eq!(run(&mut pack(&manifest, Path::new("-")), 0).0, file);
        let [toml, json, kinds] = ["toml", "json", "kinds"].map(|name| folder.path().join("folders").join(name));
        run(&mut unpack(&first, &toml), 0);
        run(unpack(&first, &json).arg("--json"), 0);
        fs::write(&kinds, "0 Value\n1 Buffer\n").unwrap();
        let named = folder.path().join("folders/named");
        run(unpack(&first, &named).arg("--kinds").arg(&kinds), 0);
        let text = fs::read_to_string(named.join("manifest.toml")).unwrap();
        assert!(text.starts_with("[kinds]\nBuffer = 1\nValue = 0\n") && text.contains("kind = \"Value\""), "{text}");
        for manifest in
            [&toml, &named].map(|path| path.join("manifest.toml")).into_iter().chain([json.join("manifest.json")])
        {
            run(&mut pack(&manifest, &second), 0);
            assert_eq!(fs::read(&second).unwrap(), file);
        }
        fs::remove_dir_all(folder.path().join("folders")).unwrap();
    }
}

#[test]
fn packed_cases_are_shown_and_keep_all_rules() {
    for (manifest, name) in manifests().iter().zip(["mesh", "particles", "trace"]) {
        let (file, _) = run(&mut pack(manifest, Path::new("-")), 0);
        let output = run_with(shaderbin().args(["bundle", "show", "-"]), &file);
        insta::assert_snapshot!(name, String::from_utf8(output.stdout).unwrap());
        let output = run_with(shaderbin().args(["bundle", "verify", "--deep", "-"]), &file);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && text.starts_with("standard input: keeps all rules"), "{text}");
    }
}

#[test]
fn blobs_have_the_extensions_of_their_formats() {
    let folder = TempDir::new().unwrap();
    let [file, out] = ["file", "out"].map(|name| folder.path().join(name));
    run(&mut pack(&manifests()[1], &file), 0);
    run(&mut unpack(&file, &out), 0);
    let mut names: Vec<_> = ["dxil", "metal", "spirv", "wgsl"]
        .into_iter()
        .flat_map(|target| fs::read_dir(out.join(target)).unwrap().map(|entry| entry.unwrap().file_name()))
        .map(|name| name.into_string().unwrap())
        .collect();
    names.sort_unstable();
    let extensions = ["dxil", "metal", "spv", "wgsl"];
    let expected = ["count_cells", "step_particles"];
    let expected: Vec<_> = expected.iter().flat_map(|name| extensions.map(|ext| format!("{name}.{ext}"))).collect();
    assert_eq!(names, expected);
}

#[test]
fn a_folder_that_is_there_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let [file, out] = ["file", "out"].map(|name| folder.path().join(name));
    run(&mut pack(&manifests()[0], &file), 0);
    fs::create_dir(&out).unwrap();
    let (_, errors) = run(&mut unpack(&file, &out), 1);
    let expected = "is there already; a new folder is wanted";
    assert_eq!(errors, format!("shaderbin: {}: {}: {expected}\n", file.display(), out.display()));
    assert_eq!(fs::read_dir(&out).unwrap().count(), 0);
    run(&mut unpack(&file, Path::new("-")), 2);
}

#[test]
fn what_cannot_be_packed_or_unpacked_leaves_nothing() {
    let folder = TempDir::new().unwrap();
    let [manifest, out] = ["bundle.toml", "out"].map(|name| folder.path().join(name));
    fs::write(&manifest, "[[targets]]\nname = \"wgsl\"\n[[targets.entries]]\nname = \"a\"\ncode = \"a.wgsl\"\n")
        .unwrap();
    let (_, errors) = run(&mut pack(&manifest, &out), 1);
    assert!(errors.starts_with(&format!("shaderbin: {}: a.wgsl: ", manifest.display())), "{errors}");
    assert!(errors.ends_with("; for target \"wgsl\", entry \"a\"\n") && errors.lines().count() == 1, "{errors}");
    // No bundle at all, and one whose blobs are not those of its hashes.
    run(&mut unpack(&manifest, &out), 1);
    let file = folder.path().join("file");
    run(&mut pack(&manifests()[0], &file), 0);
    let mut bytes = fs::read(&file).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&file, bytes).unwrap();
    let (_, errors) = run(&mut unpack(&file, &out), 1);
    assert!(errors.contains(": DGPB at byte 0x") && errors.lines().count() == 1, "{errors}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn a_manifest_on_standard_input_names_files_from_the_current_folder() {
    let manifest = &manifests()[2];
    let mut command = shaderbin();
    command.args(["bundle", "pack", "-", "-o", "-"]).current_dir(manifest.parent().unwrap());
    let output = run_with(&mut command, &fs::read(manifest).unwrap());
    assert!(output.status.success());
    assert_eq!(output.stdout, run(&mut pack(manifest, Path::new("-")), 0).0);
}
