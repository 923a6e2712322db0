//! The bodies of all fuzz targets on stable: on every case, on truncations and mutations of some, on hostile modules, and
//! on all inputs that once were a find.

use shaderbin::{bitcode::block, dxbc::Container, ir::Module, listing::Release, part::program::Program};
use shaderbin_fuzz::{TARGETS, Target, hostile, listing_of, mutate, replay, seeds, target};
use shaderbin_snapshots::Case;
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// Small containers of several stages, one with debug info, one library: all their bytes are changed.
const SMALL: [&str; 4] = ["ps_solid", "ps_strip_both", "lib_subobjects_pipeline1", "cs_atomics"];

fn cases() -> Vec<Case> {
    shaderbin_snapshots::cases().unwrap()
}

fn small() -> Vec<Case> {
    let found: Vec<_> = cases().into_iter().filter(|case| SMALL.contains(&case.name.as_str())).collect();
    assert_eq!(found.len(), SMALL.len());
    found
}

/// The targets that are about the bytes of a container itself, not of what is in it.
fn of_containers() -> impl Iterator<Item = &'static Target> {
    TARGETS.iter().filter(|target| !matches!(target.name, "pdb" | "annotate"))
}

#[test]
fn all_seeds() {
    let cases = cases();
    for target in TARGETS {
        let seeds = seeds::from(target.name, &cases);
        assert!(seeds.len() >= 20, "{}", target.name);
        seeds.iter().for_each(|(_, seed)| (target.run)(seed));
        // A body finds in a container what it is about.
        cases.iter().step_by(16).for_each(|case| (target.run)(&case.container));
    }
}

#[test]
fn every_case_is_listed_and_none_of_its_truncations() {
    for case in small() {
        let file = &case.container;
        assert!(listing_of(file, Release::V1_9).is_some());
        for end in 0..file.len() {
            assert!(listing_of(&file[..end], Release::V1_9).is_none(), "{} cut at {end}", case.name);
        }
    }
    for case in cases() {
        let file = &case.container;
        for end in (0..file.len()).step_by(97) {
            assert!(listing_of(&file[..end], Release::V1_9).is_none(), "{} cut at {end}", case.name);
        }
    }
}

#[test]
fn truncated_pieces() {
    // The container says its own size: only pieces taken out of it reach the readers when they are cut.
    for case in small() {
        for target in TARGETS.iter().filter(|target| target.name != "listing") {
            for seed in seeds::pieces(target.name, &case.container) {
                let step = if seed.len() > 2048 { 7 } else { 1 };
                for end in (0..seed.len()).step_by(step) {
                    (target.run)(&seed[..end]);
                }
            }
        }
    }
}

/// Calls `body` with `data`, one byte of which has another value, for each byte and several values.
fn each_byte_changed(data: &[u8], values: impl Fn(u8) -> [u8; 3], mut body: impl FnMut(&[u8])) {
    let mut copy = data.to_vec();
    for at in 0..copy.len() {
        let before = copy[at];
        for value in values(before) {
            copy[at] = value;
            body(&copy);
        }
        copy[at] = before;
    }
}

#[test]
fn containers_with_one_byte_changed() {
    for case in small() {
        each_byte_changed(&case.container, |byte| [0, 0xff, byte ^ 0x80], |file| drop(listing_of(file, Release::V1_9)));
    }
}

#[test]
fn pieces_with_one_byte_changed() {
    for case in small() {
        for target in of_containers().filter(|target| target.name != "listing") {
            for seed in seeds::pieces(target.name, &case.container) {
                each_byte_changed(&seed, |byte| [0, 0xff, byte ^ 4], target.run);
            }
        }
    }
}

#[test]
fn bitcode_with_one_bit_changed() {
    for case in small() {
        let container = Container::read(&case.container).unwrap();
        for program in container.parts().filter_map(|part| Program::read(&part).ok()) {
            let mut bitcode = program.bitcode.to_vec();
            for bit in 0..bitcode.len() * 8 {
                bitcode[bit / 8] ^= 1 << (bit % 8);
                drop(listing_of(&bitcode, Release::V1_8));
                bitcode[bit / 8] ^= 1 << (bit % 8);
            }
        }
    }
}

#[test]
fn random_mutations_of_all_cases() {
    let mut random = mutate::Random::new(0x5eed);
    for case in cases() {
        for target in TARGETS {
            for mut seed in seeds::pieces(target.name, &case.container) {
                mutate::mutate(&mut seed, &mut random);
                (target.run)(&seed);
            }
        }
    }
}

/// Runs the bodies that read bitcode on a hostile module: none may take long.
fn endure(name: &str, bitcode: &[u8]) {
    for body in ["bitstream", "records", "module", "reflect", "edit", "listing"] {
        let start = Instant::now();
        (target(body).unwrap().run)(bitcode);
        assert!(start.elapsed() < Duration::from_secs(60), "{body} of {name}");
    }
}

#[test]
fn hostile_modules() {
    for (name, bitcode) in hostile::modules() {
        endure(name, &bitcode);
    }
}

#[test]
fn one_part_named_very_often() {
    let file = hostile::one_part_often();
    for target in TARGETS {
        let start = Instant::now();
        (target.run)(&file);
        assert!(start.elapsed() < Duration::from_secs(10), "{}", target.name);
    }
}

#[test]
fn bitcode_of_a_later_llvm_says_so() {
    // An identification block (13: a string, an epoch), then a module whose version says that names are in a table.
    let mut writer = hostile::Writer::default();
    writer.enter(13);
    writer.record(1, &b"LLVM17.0.6".map(u64::from));
    writer.record(2, &[0]);
    writer.end();
    writer.enter(block::MODULE);
    writer.record(1, &[2]);
    let error = Module::read(&writer.finish()).unwrap_err();
    let expected =
        "bitcode at byte 0x2c (bit 352 of the bitcode): expected a module of version 1 (relative ids), found 2";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn regressions() {
    for entry in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("regressions")).unwrap() {
        let folder = entry.unwrap().path();
        if folder.is_dir() {
            let target = target(folder.file_name().unwrap().to_str().unwrap());
            replay::run(*target.expect("a folder of regressions is called as its target"), &folder).unwrap();
        }
    }
}

#[test]
fn every_target_has_its_file() {
    let manifest = include_str!("../Cargo.toml");
    for target in TARGETS {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("fuzz_targets/{}.rs", target.name));
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains(&format!("shaderbin_fuzz::fuzz!({});", target.name)), "{}", file.display());
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{}.rs\"", target.name)), "{}", target.name);
    }
    let files = replay::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz_targets")).unwrap();
    assert_eq!(files.len(), TARGETS.len());
}
