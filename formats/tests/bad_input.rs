//! What bad input gets: an error that names the part, the byte in the file, what was expected and what was found.

use shaderbin::{
    check::check,
    dxbc::{Builder, Container, DigestState, FourCc},
    listing::{Config, print_bytes},
    part::program::listed_program_part,
};
use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

/// The container of a case.
fn case() -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../snapshots/cases/ps_solid.dxil")).unwrap()
}

fn put(file: &mut [u8], at: usize, word: u32) {
    file[at..at + 4].copy_from_slice(&word.to_le_bytes());
}

/// The case with another word at `at`.
fn with_word(at: usize, word: u32) -> Vec<u8> {
    let mut file = case();
    put(&mut file, at, word);
    file
}

/// The listing of `file`, or the error's text.
fn listing(file: &[u8]) -> Result<Vec<u8>, String> {
    let mut text = Vec::new();
    print_bytes(file, &Config::default(), &mut text).map(|()| text).map_err(|error| error.to_string())
}

#[track_caller]
fn refused(file: &[u8], expected: &str) {
    assert_eq!(listing(file).map(|text| text.len()), Err(String::from(expected)));
}

/// Where the data of the part `kind` begins in the case, and its size.
fn part(kind: FourCc) -> (usize, usize) {
    let file = case();
    let part = Container::read(&file).unwrap().find(kind).unwrap();
    (part.offset, part.data.len())
}

#[test]
fn what_is_no_container() {
    refused(b"", "DXBC at byte 0x0: expected 32 bytes, found 0 before the end");
    refused(b"DXB", "DXBC at byte 0x0: expected 32 bytes, found 3 before the end");
    refused(b"DXBC", "DXBC at byte 0x0: expected 32 bytes, found 4 before the end");
    refused(
        b"MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0\xb8\0\0\0\0\0\0\0\x40\0\0\0\0\0\0\0\0",
        "DXBC at byte 0x0: expected the magic DXBC, found MZ\\x90\\x00",
    );
    refused(&[0; 64], "DXBC at byte 0x0: expected the magic DXBC, found \\x00\\x00\\x00\\x00");
    refused(
        b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0\x01\0\0\0\0\0\0\0\0\0\0\0",
        "DXBC at byte 0x0: expected the magic DXBC, found \\x7fELF",
    );
}

#[test]
fn a_container_that_is_cut() {
    let file = case();
    refused(&file[..31], "DXBC at byte 0x0: expected 32 bytes, found 31 before the end");
    refused(&file[..32], "DXBC at byte 0x18: expected the stated size of 2528 bytes, found a file of 32 bytes");
    refused(
        &file[..file.len() - 1],
        "DXBC at byte 0x18: expected the stated size of 2528 bytes, found a file of 2527 bytes",
    );
    // The header says as much as there is, so that the cut falls into the parts.
    let mut short = file[..file.len() - 100].to_vec();
    let size = short.len() as u32;
    put(&mut short, 24, size);
    refused(&short, "DXBC at byte 0x578: expected at most 1024 bytes of part 6 (DXIL), found 1124");
    let mut short = file[..40].to_vec();
    put(&mut short, 24, 40);
    refused(&short, "DXBC at byte 0x20: expected 28 bytes, found 8 before the end");
}

#[test]
fn a_directory_that_points_outside_or_into_the_header() {
    refused(
        &with_word(32, 0),
        "DXBC at byte 0x20: expected part 0 after the directory, at 0x3c or later, found offset 0x0",
    );
    refused(
        &with_word(36, 16),
        "DXBC at byte 0x24: expected part 1 after the directory, at 0x3c or later, found offset 0x10",
    );
    refused(
        &with_word(32, 0x10_0000),
        "DXBC at byte 0x20: expected part 0 inside the container of 0x9e0 bytes, found offset 0x100000",
    );
    refused(
        &with_word(32, u32::MAX),
        "DXBC at byte 0x20: expected part 0 inside the container of 0x9e0 bytes, found offset 0xffffffff",
    );
    refused(&with_word(28, u32::MAX), "DXBC at byte 0x20: expected 17179869180 bytes, found 2496 before the end");
    let (at, _) = part(FourCc::DXIL);
    refused(
        &with_word(at - 4, 0x7fff_ffff),
        "DXBC at byte 0x578: expected at most 1124 bytes of part 6 (DXIL), found 2147483647",
    );
}

#[test]
fn a_wrong_digest_is_said_but_prints() {
    let right = case();
    let mut file = right.clone();
    file[7] ^= 0x10;
    let DigestState::Differs { computed } = Container::read(&file).unwrap().digest_state() else { panic!() };
    assert_eq!(computed, right[4..20]);
    assert!(listing(&file).unwrap() == listing(&right).unwrap());
}

#[test]
fn containers_of_older_shader_models_say_what_they_hold() {
    let of = |kind| Builder::new().part(FourCc::RDEF, b"reflection").part(kind, b"tokens").build().unwrap();
    refused(
        &of(FourCc::SHEX),
        "container at byte 0x42: expected a DXIL or ILDB part (Shader Model 6), found SHEX: Shader Model 5 \
         tokens from fxc, which are no LLVM bitcode and have no DXIL listing",
    );
    refused(
        &of(FourCc::SHDR),
        "container at byte 0x42: expected a DXIL or ILDB part (Shader Model 6), found SHDR: Shader Model 4 \
         or older tokens from fxc, which are no LLVM bitcode and have no DXIL listing",
    );
    refused(
        &of(FourCc::AON9),
        "container at byte 0x42: expected a DXIL or ILDB part (Shader Model 6), found Aon9: Shader Model 4 \
         or older tokens from fxc, which are no LLVM bitcode and have no DXIL listing",
    );
    refused(&Builder::new().build().unwrap(), "container at byte 0x0: expected a DXIL or ILDB part, found no parts");
    let other = Builder::new().part(FourCc::RTS0, b"").part(FourCc(*b"\0xyz"), b"").build().unwrap();
    refused(&other, "container at byte 0x0: expected a DXIL or ILDB part, found RTS0, \\x00xyz");
    assert!(listed_program_part(&Container::read(&other).unwrap()).is_err());
}

#[test]
fn a_program_that_is_none() {
    let (at, _) = part(FourCc::DXIL);
    refused(&with_word(at + 8, 0), "DXIL at byte 0x584: expected the magic DXIL, found \\x00\\x00\\x00\\x00");
    refused(
        &with_word(at + 16, 0xffff),
        "DXIL at byte 0x58c: expected bitcode inside the part's 1124 bytes, found 1100 bytes at 65535 of the \
         bitcode header",
    );
    refused(
        &with_word(at + 20, 0xffff),
        "DXIL at byte 0x58c: expected bitcode inside the part's 1124 bytes, found 65535 bytes at 16 of the \
         bitcode header",
    );
    let file = Builder::new().part(FourCc::DXIL, b"short").build().unwrap();
    refused(&file, "DXIL at byte 0x2c: expected 24 bytes, found 5 before the end");
}

#[test]
fn bitcode_that_is_none_or_another_llvm_s() {
    let (at, _) = part(FourCc::DXIL);
    let bitcode = at + 24;
    refused(
        &with_word(bitcode, 0x4342_4342),
        "bitcode at byte 0x594: expected the magic number BC C0 DE, found [42, 43, 42, 43]",
    );
    // Later LLVMs begin with a block that says who wrote the stream (13), and end with a table of strings (23).
    let identification = [
        0x35u8, 0x14, 0, 0, 5, 0, 0, 0, 0x62, 0x0c, 0x30, 0x24, 0x49, 0x59, 0xbe, 0xa6, 0xee, 0xd3, 0x7e, 0x2d, 0x44,
        0x01, 0x32, 0x05, 0, 0, 0, 0,
    ];
    let stream = [&b"BC\xc0\xde"[..], &identification].concat();
    refused(
        &stream,
        "bitcode at byte 0x20 (bit 256 of the bitcode): expected a module block, found the end of the bitcode",
    );
    refused(
        b"BC\xc0\xde",
        "bitcode at byte 0x4 (bit 32 of the bitcode): expected a module block, found the end of the bitcode",
    );
    refused(
        b"BC\xc0\xde\0\0\0\0\0\0\0\0",
        "bitcode at byte 0x4 (bit 32 of the bitcode): expected a block, found the end of one that was not \
         entered",
    );
    // The first bytes of the module's block: its id, the width of ids, the length.
    refused(
        &with_word(bitcode + 8, u32::MAX),
        "bitcode at byte 0x59c (bit 64 of the bitcode): expected a block within the 272 words left, found \
         4294967295 words",
    );
    refused(
        &with_word(bitcode + 12, u32::MAX),
        "bitcode at byte 0x5a0 (bit 96 of the bitcode): expected an abbreviation that was defined, found id 7",
    );
}

#[test]
fn bitcode_that_is_cut() {
    let (at, size) = part(FourCc::DXIL);
    let file = case();
    let program = &file[at..at + size];
    for (cut, expected) in [
        (
            size - 24 - 4,
            "bitcode at byte 0x8 (bit 64 of the bitcode): expected a block within the 271 words left, found 272 words",
        ),
        (
            100,
            "bitcode at byte 0x8 (bit 64 of the bitcode): expected a block within the 22 words left, found 272 words",
        ),
        (12, "bitcode at byte 0x8 (bit 64 of the bitcode): expected a block within the 0 words left, found 272 words"),
    ] {
        refused(&program[24..24 + cut], expected);
    }
}

/// A directory may name one part as often as it has entries: what is said of each entry must not look at all others.
#[test]
fn one_part_named_very_often_is_checked_in_linear_time() {
    const TIMES: u32 = 100_000;
    let part = 32 + TIMES * 4;
    let mut file = b"DXBC".to_vec();
    file.resize(20, 0);
    [1, part + 8, TIMES].into_iter().for_each(|word| file.extend(u32::to_le_bytes(word)));
    (0..TIMES).for_each(|_| file.extend(part.to_le_bytes()));
    file.extend(b"ABCD\0\0\0\0");
    let start = Instant::now();
    let findings = check(&file).unwrap();
    assert!(!findings.is_empty());
    // Some 50 ms, and without optimisations a second; looking at all entries for each takes 10 s and more.
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}
