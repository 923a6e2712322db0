//! The command as its users run it: arguments in; standard output, standard error, files and exit status out.

mod common;

use common::{case, run, run_with, shaderbin};
use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};
use tempfile::TempDir;

/// The listing of one container.
fn listing(path: &Path) -> Vec<u8> {
    let (text, errors) = run(shaderbin().arg("dis").arg(path), 0);
    assert_eq!(errors, "");
    assert!(text.starts_with(b";\n"));
    text
}

#[test]
fn one_file_is_printed_and_standard_input_is_the_same() {
    let path = case("cs_atomics.dxil");
    let text = listing(&path);
    let output = run_with(shaderbin().args(["dis", "-"]), &fs::read(path).unwrap());
    assert!(output.status.success());
    assert_eq!(output.stdout, text);
}

#[test]
fn all_on_standard_output_come_in_the_order_given_whatever_the_number_of_jobs() {
    let folder = TempDir::new().unwrap();
    let (a, b) = (case("cs_atomics.dxil"), case("as_dispatch.dxil"));
    let broken = folder.path().join("broken.dxil");
    fs::write(&broken, "DXBC").unwrap();
    let expected = [listing(&a), listing(&b), listing(&a)].concat();
    for jobs in ["1", "3"] {
        let (text, errors) = run(shaderbin().args(["dis", "-o", "-", "--jobs", jobs]).args([&a, &b, &broken, &a]), 1);
        assert!(text == expected, "{jobs} jobs");
        let path = broken.display();
        assert_eq!(errors, format!("shaderbin: {path}: DXBC at byte 0x0: expected 32 bytes, found 4 before the end\n"));
    }
}

#[test]
fn a_file_or_a_folder_takes_the_listings() {
    let folder = TempDir::new().unwrap();
    let a = case("cs_atomics.dxil");
    let one = folder.path().join("one.ll");
    let (text, _) = run(shaderbin().arg("dis").arg(&a).arg("-o").arg(&one), 0);
    assert!(text.is_empty());
    assert!(fs::read(&one).unwrap() == listing(&a));
    // A path that ends in a separator is a folder, and is made.
    let many = folder.path().join("x/y/");
    run(shaderbin().args(["dis", "-o"]).arg(&many).args([&a, &case("as_dispatch.dxil")]), 0);
    assert!(fs::read(many.join("cs_atomics.dxil.ll")).unwrap() == listing(&a));
    assert_eq!(fs::read_dir(&many).unwrap().count(), 2);
}

#[test]
fn no_listing_writes_over_another_and_a_failure_leaves_no_file() {
    let folder = TempDir::new().unwrap();
    let (inputs, outputs) = (folder.path().join("in"), folder.path().join("out"));
    for part in ["a", "b"] {
        fs::create_dir_all(inputs.join(part)).unwrap();
        fs::copy(case("cs_atomics.dxil"), inputs.join(part).join("same.dxil")).unwrap();
    }
    fs::write(inputs.join("broken.dxil"), "").unwrap();
    fs::create_dir(&outputs).unwrap();
    let (_, errors) = run(shaderbin().arg("dis").arg(&inputs).arg("-o").arg(&outputs), 1);
    assert_eq!(errors.lines().count(), 2, "{errors}");
    assert!(errors.contains("already the listing of another input"), "{errors}");
    let names: Vec<_> = fs::read_dir(&outputs).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["same.dxil.ll"]);
}

#[test]
fn a_folder_means_the_containers_below_it_by_name_or_by_magic() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("below")).unwrap();
    fs::copy(case("cs_atomics.dxil"), folder.path().join("below/shader.bin")).unwrap();
    fs::copy(case("cs_atomics.dxil"), folder.path().join("a.dxil")).unwrap();
    fs::write(folder.path().join("notes.txt"), "no container").unwrap();
    let (text, _) = run(shaderbin().arg("parts").arg(folder.path()), 0);
    let text = String::from_utf8(text).unwrap();
    let heads: Vec<_> = text.lines().filter(|line| !line.starts_with(' ')).collect();
    assert_eq!(heads.len(), 2, "{text}");
    assert!(heads[0].contains("a.dxil: container 1.0, ") && heads[1].contains("shader.bin: "), "{text}");

    let empty = TempDir::new().unwrap();
    let (_, errors) = run(shaderbin().arg("parts").arg(empty.path()), 1);
    assert_eq!(errors, format!("shaderbin: {}: a folder without containers\n", empty.path().display()));
}

#[test]
fn a_folder_named_like_a_container_is_meant_by_a_slash() {
    let folder = TempDir::new().unwrap();
    let odd = folder.path().join("odd.dxil");
    fs::create_dir(&odd).unwrap();
    fs::copy(case("cs_atomics.dxil"), odd.join("a.dxil")).unwrap();
    let (text, _) = run(shaderbin().args(["dis", "-o", "-"]).arg(odd.join("")), 0);
    assert_eq!(text, listing(&case("cs_atomics.dxil")));
    let (_, errors) = run(shaderbin().arg("dis").arg(&odd), 1);
    assert!(cfg!(windows) || errors.contains("with a slash behind its name"), "{errors}");
}

#[test]
fn parts_says_what_a_container_is_made_of_and_whether_its_digest_is_right() {
    let path = case("cs_atomics.dxil");
    let (text, _) = run(shaderbin().arg("parts").arg(&path), 0);
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains(": matches the bytes\n"), "{text}");
    assert!(text.contains("  DXIL  program: LLVM 3.7 bitcode (Shader Model 6); cs_6_"), "{text}");

    let mut bytes = fs::read(path).unwrap();
    bytes[4] ^= 1;
    let output = run_with(shaderbin().args(["parts", "-"]), &bytes);
    assert!(output.status.success());
    assert!(String::from_utf8(output.stdout).unwrap().contains(": wrong, these bytes have "));
    // The listing does not depend on it.
    let output = run_with(shaderbin().args(["dis", "-"]), &bytes);
    assert!(output.status.success());
}

#[test]
fn what_is_no_program_is_one_line_on_standard_error() {
    for (bytes, expected) in [
        (&b""[..], "standard input: "),
        (b"MZ\x90\0 a program of another system", "standard input: "),
        (b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0", "PDB at byte 0x0: expected 56 bytes"),
    ] {
        let output = run_with(shaderbin().args(["dis", "-"]), bytes);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(errors.starts_with("shaderbin: ") && errors.contains(expected), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
    }
}

#[test]
fn a_wrong_command_line_is_status_2() {
    let a = case("cs_atomics.dxil");
    run(&mut shaderbin(), 2);
    run(shaderbin().arg("dis"), 2);
    run(shaderbin().args(["dis", "--dxc", "1.5"]).arg(&a), 2);
    run(shaderbin().args(["dis", "--jobs", "0"]).arg(&a), 2);
    let (_, errors) = run(shaderbin().arg("dis").args([&a, &a]), 2);
    assert!(errors.contains("-o DIR/"), "{errors}");
    let folder = TempDir::new().unwrap();
    let (_, errors) = run(shaderbin().arg("dis").args([&a, &a]).arg("-o").arg(folder.path().join("one.ll")), 2);
    assert!(errors.contains("do not fit the one file"), "{errors}");
}

#[test]
fn help_documents_the_exit_status() {
    for arguments in [
        &["--help"][..],
        &["dis", "--help"],
        &["parts", "--help"],
        &["dump", "--help"],
        &["annotate", "--help"],
        &["extract", "--help"],
        &["edit", "--help"],
        &["roundtrip", "--help"],
        &["layout", "--help"],
    ] {
        let (text, _) = run(shaderbin().args(arguments), 0);
        assert!(String::from_utf8(text).unwrap().contains("Exit status"));
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_stops_before_the_end_is_no_error() {
    let a = case("cs_atomics.dxil");
    let mut child = shaderbin()
        .args(["dis", "--jobs", "1", "-o", "-"])
        .args(std::iter::repeat_n(&a, 200))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(output.stderr, b"");
}

#[cfg(unix)]
#[test]
fn a_pipe_is_written_into_and_a_new_file_has_usual_permissions() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt};
    let a = case("cs_atomics.dxil");
    let folder = TempDir::new().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).unwrap()
    });
    run(shaderbin().arg("dis").arg(&a).arg("-o").arg(&pipe), 0);
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert!(reader.join().unwrap() == listing(&a));

    let (ours, usual) = (folder.path().join("ours"), folder.path().join("usual"));
    run(shaderbin().arg("dis").arg(&a).arg("-o").arg(&ours), 0);
    fs::write(&usual, "").unwrap();
    let mode = |path| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&ours), mode(&usual));
}
