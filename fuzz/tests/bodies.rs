//! The bodies of all fuzz targets on stable: on every case, on truncations and mutations of some, on hostile modules, and
//! on all inputs that once were a find.

use arbitrary::Unstructured;
use shaderbin::{
    bitcode::block,
    bitstream::Document,
    dxbc::{Container, DigestState},
    ir::Module,
    listing::Release,
    part::program::Program,
};
use shaderbin_fuzz::{Input, TARGETS, Target, generate, hostile, listing_of, mutate, replay, seeds, target};
use shaderbin_snapshots::Case;
use std::{
    collections::BTreeSet,
    path::Path,
    time::{Duration, Instant},
};

/// Small containers of several stages, one with debug info, one library: all their bytes are changed.
const SMALL: [&str; 4] = ["ps_solid", "ps_strip_both", "lib_subobjects_pipeline1", "cs_atomics"];

fn cases() -> Vec<Case> {
    shaderbin_snapshots::cases().unwrap()
}

fn manifests() -> Vec<(String, Vec<u8>)> {
    seeds::of(target("manifest").unwrap(), &[]).unwrap()
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
        let seeds = seeds::of(target, &cases).unwrap();
        // Few cases have a root signature.
        let least = if target.name == "root_signature" { 3 } else { 20 };
        assert!(seeds.len() >= least, "{}: {}", target.name, seeds.len());
        seeds.iter().for_each(|(_, seed)| target.run(seed));
        // A body finds in a container what it is about.
        cases.iter().step_by(16).for_each(|case| target.run(&case.container));
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
            for seed in target.input.pieces(&case.container) {
                let step = if seed.len() > 2048 { 7 } else { 1 };
                for end in (0..seed.len()).step_by(step) {
                    target.run(&seed[..end]);
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
            for seed in target.input.pieces(&case.container) {
                each_byte_changed(&seed, |byte| [0, 0xff, byte ^ 4], |piece| target.run(piece));
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
            for mut seed in target.input.pieces(&case.container) {
                let mut copy = seed.clone();
                mutate::mutate(&mut copy, &mut random);
                target.run(&copy);
                mutate::by_structure(target.input, &mut seed, &mut random);
                target.run(&seed);
            }
        }
    }
}

#[test]
fn manifests_and_bundles_cut_and_changed() {
    let target = target("manifest").unwrap();
    let run = |data: &[u8]| target.run(data);
    let mut random = mutate::Random::new(0x3a71);
    for (_, mut seed) in manifests() {
        (0..seed.len()).step_by(41).for_each(|end| run(&seed[..end]));
        mutate::mutate(&mut seed, &mut random);
        run(&seed);
    }
    // One with every kind of parameter, byte by byte.
    let (_, seed) = manifests().into_iter().find(|(name, _)| name == "mesh-wgsl-cull").unwrap();
    each_byte_changed(&seed, |byte| [0, b'"', byte ^ 1], run);
}

/// Runs the bodies that read bitcode on a hostile module: none may take long.
fn endure(name: &str, bitcode: &[u8]) {
    for body in ["bitstream", "document", "records", "module", "edit", "reflect", "assemble", "check", "listing"] {
        let start = Instant::now();
        target(body).unwrap().run(bitcode);
        assert!(start.elapsed() < Duration::from_secs(60), "{body} of {name}");
    }
}

#[test]
fn one_part_named_very_often() {
    let file = hostile::one_part_often();
    for target in TARGETS {
        let start = Instant::now();
        target.run(&file);
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
    let expected = "bitcode at byte 0x2c (bit 352 of the bitcode), record Version of MODULE_BLOCK: expected a module of version 1 \
         (relative ids), found 2";
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
fn kept_inputs() {
    let mut size = 0;
    for target in TARGETS {
        for file in seeds::kept(target).unwrap() {
            let data = std::fs::read(&file).unwrap();
            size += data.len();
            target.run(&data);
        }
    }
    assert!(size < 2_000_000, "{size} bytes are kept");
}

/// One list of targets, however many places a target needs.
#[test]
fn every_target_has_its_file_its_program_and_its_line() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names: BTreeSet<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(names.len(), TARGETS.len());
    let manifest = include_str!("../Cargo.toml");
    let (_, programs) = manifest.split_once("[[bin]]").unwrap();
    let values = |key: &str| -> BTreeSet<&str> {
        let values =
            programs.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"'));
        values.collect()
    };
    assert_eq!(values("name"), names);
    let paths: BTreeSet<String> = names.iter().map(|name| format!("fuzz_targets/{name}.rs")).collect();
    assert_eq!(values("path"), paths.iter().map(String::as_str).collect::<BTreeSet<_>>());
    for name in &names {
        let text = std::fs::read_to_string(home.join(format!("fuzz_targets/{name}.rs"))).unwrap();
        assert!(text.contains(&format!("shaderbin_fuzz::fuzz!({name});")), "{name}");
        assert!(include_str!("../README.md").contains(&format!("| `{name}` |")), "{name} has no line in README.md");
    }
    assert_eq!(replay::files(&home.join("fuzz_targets")).unwrap().len(), TARGETS.len());
    for folder in ["inputs", "regressions"] {
        for entry in std::fs::read_dir(home.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            assert!(!path.is_dir() || names.contains(name), "{}", path.display());
        }
    }
}

/// A mutation that knows the structure keeps sizes, offsets and the digest, but where it changed one of them itself.
#[test]
fn mutations_by_structure_pass_the_front_door() {
    let mut random = mutate::Random::new(7);
    let (mut read, mut sealed, mut bitcode) = (0, 0, 0);
    let cases = small();
    for number in 0..400 {
        let mut file = cases[number % cases.len()].container.clone();
        mutate::by_structure(Input::Container, &mut file, &mut random);
        let Ok(container) = Container::read(&file) else { continue };
        read += 1;
        sealed += usize::from(container.digest_state() == DigestState::Matches);
        let program = container.parts().find_map(|part| Program::read(&part).ok());
        bitcode += usize::from(program.is_some_and(|program| Document::read(program.bitcode).is_ok()));
    }
    assert!(read >= 380, "{read} of 400 are containers");
    assert!(sealed >= 360, "{sealed} of 400 have the digest of their bytes");
    assert!(bitcode >= 300, "{bitcode} of 400 have bitcode whose blocks can be laid out");
}

/// Of each kind of input, mutations by structure are other bytes, and not much larger.
#[test]
fn mutations_by_structure_change_something() {
    let mut random = mutate::Random::new(8);
    for case in small() {
        for target in TARGETS {
            for piece in target.input.pieces(&case.container) {
                let changed = (0..16).filter(|_| {
                    let mut copy = piece.clone();
                    mutate::by_structure(target.input, &mut copy, &mut random);
                    assert!(copy.len() <= 4 * piece.len() + 4096, "{}: {} bytes", target.name, copy.len());
                    copy != piece
                });
                let count = changed.count();
                assert!(count >= 4, "{}, {}: {count}, {piece:02x?}", target.name, case.name);
            }
        }
    }
}

#[test]
fn any_bytes_make_a_valid_module() {
    let mut random = mutate::Random::new(9);
    let mut sizes = BTreeSet::new();
    for _ in 0..300 {
        let bytes: Vec<u8> = (0..512).map(|_| random.number() as u8).collect();
        target("generated").unwrap().run(&bytes);
        let made = generate::module(&mut Unstructured::new(&bytes)).unwrap();
        sizes.insert((made.blocks, made.instructions));
    }
    assert!(sizes.len() >= 60, "{} shapes of modules", sizes.len());
}

/// Nesting is bounded: no reader or printer needs a stack that grows with the file.
#[test]
fn hostile_modules_on_a_small_stack() {
    let thread = std::thread::Builder::new().stack_size(512 << 10).spawn(|| {
        for (name, bitcode) in hostile::modules() {
            endure(name, &bitcode);
        }
    });
    thread.unwrap().join().unwrap();
}
