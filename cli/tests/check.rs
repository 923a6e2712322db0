//! `check` and `wrap`, as their users run them.

mod common;

use common::{case, run, run_with, shaderbin};
use std::fs;
use tempfile::TempDir;

#[test]
fn check_says_nothing_of_what_dxc_made_and_one_line_of_a_wrong_value() {
    let folder = TempDir::new().unwrap();
    let good = case("ps_solid.dxil");
    let (text, errors) = run(shaderbin().arg("check").arg(&good), 0);
    assert_eq!((text.as_slice(), errors.as_str()), (&b"1 files, 0 with errors, 0 with warnings\n"[..], ""));

    let mut file = fs::read(&good).unwrap();
    file[8] ^= 1;
    let bad = folder.path().join("bad.dxil");
    fs::write(&bad, &file).unwrap();
    let (text, _) = run(shaderbin().arg("check").args([&good, &bad]), 1);
    let text = String::from_utf8(text).unwrap();
    let [line, count] = text.lines().collect::<Vec<_>>()[..] else { panic!("{text}") };
    assert!(line.contains("bad.dxil: error C01 at byte 0x4: digest: found "), "{line}");
    assert_eq!(count, "2 files, 1 with errors, 0 with warnings");

    let (json, _) = run(shaderbin().args(["check", "--json"]).args([&good, &bad]), 1);
    let json = String::from_utf8(json).unwrap();
    let [first, second] = json.lines().collect::<Vec<_>>()[..] else { panic!("{json}") };
    assert!(first.ends_with("\"findings\":[]}"), "{first}");
    assert!(second.contains("\"findings\":[{\"code\":\"C01\",\"severity\":\"error\",\"name\":\"digest\","), "{second}");
    assert!(second.ends_with(",\"byte\":4}]}"), "{second}");
}

/// A warning is printed and does not fail.
#[test]
fn a_warning_is_no_failure() {
    let mut file = fs::read(case("ps_solid.dxil")).unwrap();
    file.push(0);
    let output = run_with(shaderbin().args(["check", "-"]), &file);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert!(text.starts_with("standard input: warning C07 at byte 0x"), "{text}");
    assert!(text.ends_with("1 files, 0 with errors, 1 with warnings\n"), "{text}");
}

#[test]
fn a_check_is_explained_by_code_or_name() {
    for code in ["P23", "p23", "resource bounds"] {
        let (text, _) = run(shaderbin().args(["check", "--explain", code]), 0);
        let text = String::from_utf8(text).unwrap();
        assert!(text.starts_with("P23 error: resource bounds\n") && text.contains("\n  Source: dxc's "), "{text}");
    }
    let (all, _) = run(shaderbin().args(["check", "--explain", "all"]), 0);
    assert!(String::from_utf8(all).unwrap().lines().count() > 150);
    let (_, errors) = run(shaderbin().args(["check", "--explain", "Z1"]), 2);
    assert!(errors.contains("no check \"Z1\""), "{errors}");
    run(shaderbin().arg("check"), 2);
}

#[test]
fn a_container_is_wrapped_around_bitcode_and_passes_the_checks() {
    let folder = TempDir::new().unwrap();
    let (bitcode, made) = (folder.path().join("a.bc"), folder.path().join("a.dxil"));
    let source = case("hs_triangle.dxil");
    run(shaderbin().arg("extract").arg(&source).args(["--part", "DXIL", "--bitcode", "-o"]).arg(&bitcode), 0);
    run(shaderbin().arg("wrap").arg(&bitcode).arg("-o").arg(&made), 0);
    run(shaderbin().arg("check").arg(&made), 0);
    let (parts, _) = run(shaderbin().arg("parts").arg(&made), 0);
    let parts = String::from_utf8(parts).unwrap();
    for kind in ["SFI0", "ISG1", "OSG1", "PSG1", "PSV0", "HASH", "DXIL"] {
        assert!(parts.contains(kind), "{kind}: {parts}");
    }
    let (unsigned, _) = run(shaderbin().args(["wrap", "--unsigned", "-o", "-"]).arg(&bitcode), 0);
    assert_eq!(unsigned[4..20], [0; 16]);
    let debug = folder.path().join("debug.bc");
    let source = case("ps_zi.dxil");
    run(shaderbin().arg("extract").arg(&source).args(["--part", "ILDB", "--bitcode", "-o"]).arg(&debug), 0);
    run(shaderbin().arg("wrap").arg(&debug).arg("-o").arg(&made), 0);
    run(shaderbin().arg("check").arg(&made), 0);
    let (parts, _) = run(shaderbin().arg("parts").arg(&made), 0);
    let parts = String::from_utf8(parts).unwrap();
    assert!(parts.contains("ILDB") && parts.contains("ILDN"), "{parts}");
    let (_, errors) = run(shaderbin().arg("wrap").arg(&made).arg("-o").arg(&debug), 1);
    assert!(errors.contains("bitcode at byte"), "{errors}");
}
