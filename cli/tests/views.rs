//! The commands that show and rewrite parts, as their users run them.

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

/// What the command prints, which is text.
#[track_caller]
fn text(arguments: &[&str], files: &[&Path], status: i32) -> (String, String) {
    let (text, errors) = run(shaderbin().args(arguments).args(files), status);
    (String::from_utf8(text).unwrap(), errors)
}

#[test]
fn layout_lists_the_formats_and_prints_one() {
    let (list, _) = text(&["layout"], &[], 0);
    assert!(list.starts_with("container       DXBC: a container of parts.\n"), "{list}");
    for name in ["psv0", "PSV0"] {
        let (psv0, _) = text(&["layout", name], &[], 0);
        assert!(psv0.contains("0x30    4  u32     entry_name "), "{psv0}");
    }
    let (markdown, _) = text(&["layout", "--markdown"], &[], 0);
    assert!(markdown.contains("\n## rdat\n"));
    let (_, errors) = text(&["layout", "nothing"], &[], 2);
    assert!(errors.starts_with("shaderbin: no format nothing; there are container, "), "{errors}");
}

#[test]
fn dump_and_annotate_print_one_part_or_all() {
    let path = case("ps_root_signature.dxil");
    let (all, _) = text(&["dump"], &[&path], 0);
    let (part, _) = text(&["dump", "--part", "RTS0"], &[&path], 0);
    assert!(all.contains("  min_wave_lanes: none\n") && all.contains("\nRTS0, "), "{all}");
    assert!(part.lines().nth(1).unwrap().starts_with("RTS0, ") && !part.contains("PSV0"), "{part}");
    let (bytes, _) = text(&["annotate", "--part", "RTS0"], &[&path], 0);
    assert!(bytes.contains("version: 2 = 1.1\n"), "{bytes}");
    let (_, errors) = text(&["annotate", "--part", "RDAT"], &[&path], 1);
    assert!(errors.contains("no part RDAT; there are SFI0, ISG1, "), "{errors}");
    text(&["dump", "--part", "RTS"], &[&path], 2);
}

#[test]
fn reflect_says_what_an_engine_asks_as_text_and_json() {
    let path = case("vs_matrix_majors.dxil");
    let (said, _) = text(&["reflect"], &[&path], 0);
    for line in [
        "entry point main: Vertex\n",
        "    POSITION  0      F32x4  0.xyzw  xyzw\n",
        "  CB0  Matrices  CBuffer  b0,space3  1      328 bytes\n",
        "  64      64    float4x4 view\n",
    ] {
        assert!(said.contains(line), "{line} in {said}");
    }
    let (json, _) = text(&["reflect", "--json"], &[&path, &path], 0);
    assert_eq!(json.lines().count(), 2);
    let object: serde_json::Value = serde_json::from_str(json.lines().next().unwrap()).unwrap();
    assert_eq!(object["file"], path.to_str().unwrap());
    assert_eq!(object["resources"][0]["space"], 3);
    assert_eq!(object["buffers"][0]["variables"][1]["type_name"], "float4x4");
    assert!(object.get("root_signature").is_none());
}

#[test]
fn reflect_takes_bare_programs_and_bitcode() {
    let path = case("ps_keep_reflect.dxil");
    let folder = TempDir::new().unwrap();
    for options in [&["--part", "DXIL"][..], &["--part", "DXIL", "--bitcode"]] {
        let bare = folder.path().join("bare");
        let out = bare.to_str().unwrap();
        text(&[&["extract", "-o", out], options].concat(), &[&path], 0);
        let (said, _) = text(&["reflect"], &[&bare], 0);
        assert!(said.contains("entry point main: Pixel\n") && !said.contains("features"), "{said}");
    }
    let (_, errors) = text(&["reflect"], &[&case("../cases/ps_solid.hlsl")], 1);
    assert!(errors.contains("expected"), "{errors}");
}

#[test]
fn bitcode_prints_blocks_and_records_with_their_bits() {
    let path = case("cs_atomics.dxil");
    let (lines, _) = text(&["bitcode", "--part", "DXIL"], &[&path], 0);
    for line in [
        "       32 MODULE_BLOCK (block 8): 452 words, abbreviation ids of 3 bits\n",
        "       96   Version (code 1, abbreviation 3, 21 bits) version=1\n",
        "              abbreviation: literal 1, vbr 8, array of, char6\n",
        " text=\"dxil-ms-dx\"\n",
        "    14368     Binop (code 2, abbreviation 5, 20 bits) lhs=6 rhs=1 opcode=0\n",
        "    14560 end of MODULE_BLOCK\n",
    ] {
        assert!(lines.contains(line), "{line}{lines}");
    }
    let (json, _) = text(&["bitcode", "--json"], &[&path], 0);
    assert_eq!(json.lines().count(), 2);
    assert!(
        json.contains(r#","part":"DXIL","offset":2028,"items":[{"block":8,"name":"MODULE_BLOCK","bit":32,"#),
        "{json}"
    );
    let (stats, _) = text(&["bitcode", "--stats"], &[&path], 0);
    assert!(stats.contains("  FUNCTION_BLOCK (block 12): 1 blocks, 2454 bits, 0 abbreviations defined\n"), "{stats}");
    let (stats, _) = text(&["bitcode", "--stats", "--json"], &[&path], 0);
    assert!(stats.contains(r#"{"record":34,"name":"Call","count":19,"bits":2164,"abbreviated":0}"#), "{stats}");
    text(&["bitcode", "--part", "ISG1"], &[&path], 1);
}

#[test]
fn dump_as_json_is_one_line_for_each_file() {
    let (a, b) = (case("cs_atomics.dxil"), case("lib_mixed_stages.dxil"));
    let (lines, _) = text(&["dump", "--json"], &[&a, &b], 0);
    assert_eq!(lines.lines().count(), 2);
    assert!(lines.lines().all(|line| line.starts_with("{\"file\":") && line.ends_with(",\"faults\":[]}")), "{lines}");
    assert!(lines.contains("\"stage\":5,\"stage_is\":\"compute\""), "{lines}");
    let (items, _) = text(&["annotate", "--json"], &[&a], 0);
    assert!(items.contains("{\"part\":\"PSV0\",\"offset\":116,\"size\":4,\"field\":\"runtime_info_size\""), "{items}");
}

#[test]
fn what_lies_before_a_fault_is_shown_and_the_fault_is_said() {
    let folder = TempDir::new().unwrap();
    let psv0 = folder.path().join("psv0");
    let broken = folder.path().join("broken.dxil");
    let whole = case("vs_view_id.dxil");
    run(shaderbin().args(["extract", "--part", "PSV0"]).arg(&whole).arg("-o").arg(&psv0), 0);
    let bytes = fs::read(&psv0).unwrap();
    fs::write(&psv0, &bytes[..bytes.len() - 4]).unwrap();
    let replace = format!("PSV0={}", psv0.display());
    run(shaderbin().args(["edit", "--replace", &replace]).arg(&whole).arg("-o").arg(&broken), 0);
    for command in ["dump", "annotate"] {
        let (shown, errors) = text(&[command], &[&broken, &whole], 1);
        assert!(shown.contains("VIEW") && shown.contains("fault: PSV0 at byte 0x"), "{shown}");
        assert!(errors.contains("broken.dxil: PSV0 at byte 0x") && errors.lines().count() == 1, "{errors}");
    }
    let (_, errors) = text(&["roundtrip"], &[&broken], 1);
    assert!(errors.contains("broken.dxil: PSV0 at byte 0x"), "{errors}");
}

#[test]
fn a_summary_counts_what_is_unexplained() {
    let folder = case("");
    let (summary, _) = text(&["annotate", "--summary"], &[&folder], 0);
    assert_eq!(summary.lines().count(), 1, "{summary}");
    assert!(summary.ends_with(" bytes, 0 unexplained\n"), "{summary}");
}

#[test]
fn parts_their_bitcode_and_the_container_in_a_pdb_are_extracted() {
    let folder = TempDir::new().unwrap();
    let path = case("cs_atomics.dxil");
    let (features, _) = run(shaderbin().args(["extract", "--part", "SFI0", "-o", "-"]).arg(&path), 0);
    assert_eq!(features, [0; 8]);
    let (bitcode, _) = run(shaderbin().args(["extract", "--part", "DXIL", "--bitcode", "-o", "-"]).arg(&path), 0);
    assert_eq!(bitcode[..4], *b"BC\xc0\xde");
    let out = folder.path().join("out.dxil");
    run(shaderbin().args(["extract", "--container"]).arg(pdb()).arg("-o").arg(&out), 0);
    let (listed, _) = text(&["parts"], &[&out], 0);
    assert!(listed.contains("  SRCI  "), "{listed}");
    let (dumped, _) = text(&["dump"], &[&pdb()], 0);
    assert!(dumped.contains("  arguments[0]: name \"T\", value \"ps_6_0\"\n"), "{dumped}");
    // What is not there leaves no file.
    let missing = folder.path().join("missing");
    run(shaderbin().args(["extract", "--part", "RTS0"]).arg(&path).arg("-o").arg(&missing), 1);
    run(shaderbin().args(["extract", "--part", "SFI0", "--bitcode"]).arg(&path).arg("-o").arg(&missing), 1);
    assert!(!missing.exists());
    run(shaderbin().args(["extract", "-o", "-"]).arg(&path), 2);
}

/// The kinds of the parts of a container and what is said of its digest.
fn kinds_and_digest(bytes: &[u8]) -> (Vec<String>, String) {
    let output = run_with(shaderbin().args(["parts", "-"]), bytes);
    let listed = String::from_utf8(output.stdout).unwrap();
    let digest = listed.lines().nth(1).unwrap().split_once(": ").unwrap().1.to_owned();
    let parts = listed.lines().skip(2).map(|line| line.split_whitespace().nth(2).unwrap().to_owned());
    (parts.collect(), digest)
}

#[test]
fn edit_removes_replaces_and_adds_parts_and_repairs_the_digest() {
    let folder = TempDir::new().unwrap();
    let path = case("cs_atomics.dxil");
    let data = folder.path().join("data");
    fs::write(&data, "12345678").unwrap();
    let with = |kind: &str| format!("{kind}={}", data.display());
    let edit = |arguments: &[&str]| {
        let (bytes, _) = run(shaderbin().arg("edit").arg(&path).args(["-o", "-"]).args(arguments), 0);
        bytes
    };
    let original = fs::read(&path).unwrap();
    assert!(edit(&[]) == original);
    let arguments = ["--remove", "STAT", "--replace", &with("HASH"), "--add", &with("PRIV"), "--add", &with("RTS0")];
    let (kinds, digest) = kinds_and_digest(&edit(&arguments));
    // Private data stays last.
    assert_eq!(kinds, ["SFI0", "ISG1", "OSG1", "PSV0", "HASH", "DXIL", "RTS0", "PRIV"]);
    assert_eq!(digest, "matches the bytes");
    for (option, expected) in [
        (&["--digest", "zero"][..], "none, the container is not signed"),
        (&["--digest", "bypass"], "the placeholder BYPASS"),
        (&["--digest", "preview"], "the placeholder PREVIEW BYPASS"),
        (&["--keep-digest"], "wrong, "),
    ] {
        let (_, digest) = kinds_and_digest(&edit(&[option, &["--remove", "STAT"]].concat()));
        assert!(digest.starts_with(expected), "{digest}");
    }
}

/// Parts are taken out before what stays is edited, so that a root signature that has no room can go.
#[test]
fn edit_renames_and_moves_after_parts_were_taken_out() {
    let folder = TempDir::new().unwrap();
    let [path, out] = ["in.dxil", "out.dxil"].map(|name| folder.path().join(name));
    let source = case("").parent().unwrap().join("edits").join("ps_root_signature.dxil");
    fs::copy(source, &path).unwrap();
    let move_it = ["--rebind", "t0=t9,space3", "--rename-resource", "colour=albedo", "--rename-entry", "Shade"];
    let run_on = |more: &[&str], status| {
        run(shaderbin().arg("edit").arg(&path).arg("-o").arg(&out).args(move_it).args(more), status)
    };
    assert!(run_on(&[], 1).1.contains("the root signature in the container (RTS0) does not bind t9,space3"));
    run_on(&["--remove", "RTS0", "--digest", "bypass"], 0);
    let (listing, _) = text(&["dis", "-o", "-"], &[&out], 0);
    assert!(
        listing
            .contains("; albedo                            texture     f32          2d      T0      t9,space3     1")
    );
    assert!(listing.contains("define void @Shade()"));
    assert_eq!(fs::read(&out).unwrap()[4..20], [1; 16]);
}

#[test]
fn edit_says_what_it_cannot_do_and_leaves_no_file() {
    let folder = TempDir::new().unwrap();
    let path = case("cs_atomics.dxil");
    let out = folder.path().join("out");
    let edit = |file: &Path, arguments: &[&str], status| {
        let (_, errors) = run(shaderbin().arg("edit").arg(file).arg("-o").arg(&out).args(arguments), status);
        assert!(!out.exists());
        errors
    };
    assert!(edit(&path, &["--remove", "RTS0"], 1).contains("no part RTS0; there are SFI0"));
    assert!(edit(&path, &["--replace", "HASH=/nowhere/at/all"], 1).contains("/nowhere/at/all: "));
    assert!(edit(&pdb(), &[], 1).contains("extract --container"));
    assert!(edit(&path, &["--rename-resource", "a=b"], 1).contains("no resource is called a: there is "));
    assert!(edit(&path, &["--rename-entry", "9"], 1).contains("no name"));
    assert!(edit(&path, &["--rebind", "b7=b8"], 1).contains("no resource is bound to b7"));
    edit(&path, &["--rename-resource", "a"], 2);
    edit(&path, &["--rebind", "b7"], 2);
    edit(&path, &["--rebind", "b7=x8"], 2);
    edit(&path, &["--replace", "HASH"], 2);
    edit(&path, &["--digest", "zero", "--keep-digest"], 2);
    edit(Path::new("-"), &["--add", "PRIV=-"], 2);
}

#[test]
fn roundtrip_says_which_layer_differs_first_and_counts() {
    let (all, _) = text(&["roundtrip"], &[&case(""), &pdb()], 0);
    let last = all.lines().last().unwrap();
    let (files, identical) = last.split_once(" files, ").unwrap();
    assert_eq!(format!("{files} identical"), identical);

    // A byte between the parts is not written again.
    let folder = TempDir::new().unwrap();
    let mut bytes = fs::read(case("cs_atomics.dxil")).unwrap();
    bytes.push(1);
    let size = (bytes.len() as u32).to_le_bytes();
    bytes[24..28].copy_from_slice(&size);
    let odd = folder.path().join("odd.dxil");
    fs::write(&odd, bytes).unwrap();
    let (said, _) = text(&["roundtrip"], &[&odd, &case("cs_ids.dxil")], 1);
    assert!(said.contains("odd.dxil: differs: container at byte 0x18: read 0x09, wrote 0x08"), "{said}");
    assert!(said.ends_with("2 files, 1 identical\n"), "{said}");
}
