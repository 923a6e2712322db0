//! Runs the command.

#![allow(dead_code, reason = "each file of tests uses some of it")]

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../snapshots/cases");

/// A sample container.
pub fn case(name: &str) -> PathBuf {
    Path::new(CASES).join(name)
}

pub fn shaderbin() -> Command {
    Command::new(env!("CARGO_BIN_EXE_shaderbin"))
}

/// Runs `command`, checks its exit status, and gives what it wrote: standard output and standard error.
#[track_caller]
pub fn run(command: &mut Command, status: i32) -> (Vec<u8>, String) {
    let Output { status: found, stdout, stderr } = command.output().unwrap();
    let stderr = String::from_utf8(stderr).unwrap();
    assert_eq!(found.code(), Some(status), "{stderr}");
    (stdout, stderr)
}

/// Runs `command` with `bytes` on standard input.
pub fn run_with(command: &mut Command, bytes: &[u8]) -> Output {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(bytes).unwrap();
    child.wait_with_output().unwrap()
}
