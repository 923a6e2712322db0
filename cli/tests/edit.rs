//! Taking containers apart and putting them together again, as users do it.

mod common;

use common::{case, run, run_with, shaderbin};
use std::{
    fs,
    path::{Path, PathBuf},
};
use tempfile::TempDir;

/// The shader PDB among the snapshots' files.
fn pdb() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../snapshots/views/source_info.pdb")
}

/// `KIND=FILE`.
fn assignment(kind: &str, file: &Path) -> String {
    format!("{kind}={}", file.display())
}

/// The samples.
fn cases() -> impl Iterator<Item = PathBuf> {
    let files = fs::read_dir(case("")).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "dxil"))
}

#[test]
fn one_of_several_parts_of_a_kind_is_extracted_by_its_index() {
    let folder = TempDir::new().unwrap();
    let [first, second, both, out] = ["first", "second", "both", "out"].map(|name| folder.path().join(name));
    fs::write(&first, "one").unwrap();
    fs::write(&second, "another").unwrap();
    let add = [&first, &second].map(|file| assignment("PRIV", file));
    run(
        shaderbin()
            .arg("edit")
            .arg(case("cs_atomics.dxil"))
            .args(["--add", &add[0], "--add", &add[1], "-o"])
            .arg(&both),
        0,
    );
    let extract = |index: &[&str], status| {
        let mut command = shaderbin();
        let (_, errors) =
            run(command.args(["extract", "--part", "PRIV"]).args(index).arg(&both).arg("-o").arg(&out), status);
        (fs::read(&out).ok(), errors)
    };
    assert_eq!(extract(&["--index", "2"], 1).0, None);
    assert_eq!(extract(&[], 0).0.unwrap(), b"one");
    assert_eq!(extract(&["--index", "0"], 0).0.unwrap(), b"one");
    assert_eq!(extract(&["--index", "1"], 0).0.unwrap(), b"another");
    let (kept, errors) = extract(&["--index", "2"], 1);
    assert_eq!(kept.unwrap(), b"another");
    assert_eq!(errors, format!("shaderbin: {}: no part PRIV of index 2; the last one's is 1\n", both.display()));
    // An index and bitcode are a part's, not the container's.
    run(shaderbin().args(["extract", "--container", "--bitcode", "-o", "-"]).arg(&both), 2);
    run(shaderbin().args(["extract", "--container", "--index", "1", "-o", "-"]).arg(&both), 2);
    run(shaderbin().args(["extract", "--part", "PRIV", "--index", "-1", "-o", "-"]).arg(&both), 2);
}

#[test]
fn a_kind_is_meant_in_its_case_and_the_error_lists_those_there_are() {
    let path = case("cs_atomics.dxil");
    let (_, errors) = run(shaderbin().args(["extract", "--part", "dxil", "-o", "-"]).arg(&path), 1);
    let kinds = "SFI0, ISG1, OSG1, PSV0, STAT, HASH, DXIL";
    assert_eq!(errors, format!("shaderbin: {}: no part dxil; there are {kinds}\n", path.display()));
}

#[test]
fn bitcode_is_extracted_from_the_container_in_a_pdb() {
    let extract =
        |option: &[&str]| run(shaderbin().args(["extract", "--part", "ILDB", "-o", "-"]).args(option).arg(pdb()), 0).0;
    let (program, bitcode) = (extract(&[]), extract(&["--bitcode"]));
    assert!(bitcode.starts_with(b"BC\xc0\xde"));
    // The program header of 24 bytes stands before it.
    assert!(program[24..].starts_with(&bitcode));
}

/// The last part, taken out and added again, is where it was, and so is the digest.
#[test]
fn what_is_removed_and_added_back_gives_the_same_bytes() {
    let folder = TempDir::new().unwrap();
    let [data, without] = ["data", "without"].map(|name| folder.path().join(name));
    let mut count = 0;
    for path in cases() {
        let original = fs::read(&path).unwrap();
        run(shaderbin().args(["extract", "--part", "DXIL", "-o"]).arg(&data).arg(&path), 0);
        run(shaderbin().args(["edit", "--remove", "DXIL", "-o"]).arg(&without).arg(&path), 0);
        let smaller = fs::read(&without).unwrap();
        // The part, its header and its place in the directory.
        assert_eq!(smaller.len() + fs::read(&data).unwrap().len() + 8 + 4, original.len(), "{}", path.display());
        assert_ne!(smaller[4..20], original[4..20], "{}: the digest", path.display());
        // What was not signed is signed by an edit, if it is not told otherwise.
        let digest: &[&str] = if original[4..20] == [0; 16] { &["--digest", "zero"] } else { &[] };
        let add = assignment("DXIL", &data);
        let (again, _) = run(shaderbin().args(["edit", "--add", &add, "-o", "-"]).args(digest).arg(&without), 0);
        assert!(again == original, "{}", path.display());
        count += 1;
    }
    assert!(count > 100, "{count}");
}

#[test]
fn a_file_is_edited_in_place_and_from_standard_input_to_standard_output() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("a.dxil");
    fs::copy(case("cs_atomics.dxil"), &place).unwrap();
    let original = fs::read(&place).unwrap();
    let output = run_with(shaderbin().args(["edit", "-", "--remove", "STAT", "-o", "-"]), &original);
    assert!(output.status.success());
    run(shaderbin().args(["edit", "--remove", "STAT"]).arg(&place).arg("-o").arg(&place), 0);
    assert!(fs::read(&place).unwrap() == output.stdout);
    assert!(output.stdout.len() < original.len());
    // A failure leaves the file as it was, and nothing beside it.
    run(shaderbin().args(["edit", "--remove", "STAT"]).arg(&place).arg("-o").arg(&place), 1);
    assert!(fs::read(&place).unwrap() == output.stdout);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// Every sample is the same, and is said in its place whatever the number of jobs.
#[test]
fn roundtrip_of_all_samples_is_identical_and_in_order() {
    let mut paths: Vec<_> = cases().collect();
    paths.sort();
    paths.reverse();
    for jobs in ["1", "4"] {
        let (said, _) = run(shaderbin().args(["roundtrip", "--jobs", jobs]).args(&paths), 0);
        let said = String::from_utf8(said).unwrap();
        let mut lines = said.lines();
        for (path, line) in paths.iter().zip(&mut lines) {
            assert!(line.starts_with(&format!("{}: identical: ", path.display())), "{line}");
        }
        assert_eq!(lines.next().unwrap(), format!("{0} files, {0} identical", paths.len()));
    }
}

#[test]
fn roundtrip_counts_what_fails_and_says_what_is_not_written_again() {
    let folder = TempDir::new().unwrap();
    let [long, short] = ["long", "short"].map(|name| folder.path().join(name));
    let mut bytes = fs::read(case("cs_atomics.dxil")).unwrap();
    fs::write(&short, &bytes[..2000]).unwrap();
    bytes.extend(b"tail");
    fs::write(&long, &bytes).unwrap();
    let (said, errors) = run(shaderbin().arg("roundtrip").args([&long, &short, &case("cs_ids.dxil")]), 1);
    let said = String::from_utf8(said).unwrap();
    let first = said.lines().next().unwrap();
    assert!(
        first.ends_with("differs: container at byte 0xf08: read 0x74, wrote the end (3852 and 3848 bytes)"),
        "{first}"
    );
    assert!(said.ends_with("3 files, 1 identical\n"), "{said}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.contains("short: DXBC at byte 0x18: "), "{errors}");
}

/// What the listings say of stripped containers is tested beside the cases; here, that the options reach it.
#[test]
fn what_is_stripped_is_gone_and_what_cannot_be_is_not_written() {
    let folder = TempDir::new().unwrap();
    let [out, debug, refused] = ["out", "debug", "refused"].map(|name| folder.path().join(name));
    let file = case("ps_zi.dxil");
    run(shaderbin().arg("edit").arg(&file).args(["--strip", "debug,reflection", "-o"]).arg(&out), 0);
    let (said, _) = run(shaderbin().arg("parts").arg(&out), 0);
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains(": matches the bytes") && said.contains("  DXIL  ") && said.contains("  HASH  "), "{said}");
    assert!(!["ILDB", "ILDN", "STAT"].iter().any(|kind| said.contains(kind)), "{said}");
    run(shaderbin().arg("edit").arg(&file).args(["--strip", "all", "-o"]).arg(&refused), 2);
    // A container whose only program is the one with debug information, as in a PDB.
    run(shaderbin().arg("edit").arg(&file).args(["--remove", "DXIL", "-o"]).arg(&debug), 0);
    let (_, errors) = run(shaderbin().arg("edit").arg(&debug).args(["--strip", "debug", "-o"]).arg(&refused), 1);
    assert!(errors.contains("expected a DXIL part, which stays when the debug information goes"), "{errors}");
    assert!(!refused.exists());
}

/// Parts follow from the module again, or nothing is written.
#[test]
fn parts_are_made_again_from_the_module() {
    let folder = TempDir::new().unwrap();
    let [wrong, out] = ["wrong", "out"].map(|name| folder.path().join(name));
    fs::write(&wrong, [0xff; 8]).unwrap();
    for (what, name) in [("SFI0", "ps_solid"), ("all", "cs_atomics"), ("SFI0,HASH", "lib_exports")] {
        let file = case(&format!("{name}.dxil"));
        let edit = ["--replace", &assignment("SFI0", &wrong), "--regenerate", what];
        run(shaderbin().arg("edit").arg(&file).args(edit).arg("-o").arg(&out), 0);
        assert!(fs::read(&out).unwrap() == fs::read(&file).unwrap(), "{name}");
    }
    fs::remove_file(&out).unwrap();
    for (what, said) in [("STAT", "asked for STAT"), ("SFI0,RDAT", "no RDAT")] {
        let file = case("ps_solid.dxil");
        let (_, errors) = run(shaderbin().arg("edit").arg(&file).args(["--regenerate", what, "-o"]).arg(&out), 1);
        assert!(errors.contains(said), "{errors}");
        assert!(!out.exists(), "{what}");
    }
}
