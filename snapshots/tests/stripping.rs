//! Containers that are stripped, against what dxc strips and prints.

use shaderbin::{
    dxbc::{Builder, Container, DigestState, FourCc},
    edit::{Strip, edit_programs, strip, strip_debug, strip_reflection},
    listing::{Config, print_bytes},
    part::{hash::ShaderHash, program::Program},
};
use shaderbin_snapshots::{Case, cases, edited_dir};
use std::fs;

const DEBUG: [FourCc; 4] = [FourCc::ILDB, FourCc::ILDN, FourCc::SRCI, FourCc::PDBI];

fn listing(file: &[u8]) -> String {
    let mut text = Vec::new();
    print_bytes(file, &Config::default(), &mut text).expect("a container that dxc prints");
    String::from_utf8(text).expect("text")
}

fn case(name: &str) -> Case {
    let found = cases().expect("the cases can be read").into_iter().find(|case| case.name == name);
    found.unwrap_or_else(|| panic!("no case {name}"))
}

fn stripped(file: &[u8], what: &[Strip]) -> Vec<u8> {
    let container = Container::read(file).expect("a container");
    strip(&container, what).and_then(|builder| builder.build()).unwrap_or_else(|error| panic!("{error}"))
}

/// dxc made two modules of one source: the one in ILDB, stripped, is the one in DXIL.
#[test]
fn a_module_with_debug_information_is_stripped_as_dxc_did_it() {
    let mut tried = 0;
    for case in cases().expect("the cases can be read") {
        let container = Container::read(&case.container).expect("a container");
        let (Some(debug), Some(_)) = (container.find(FourCc::ILDB), container.find(FourCc::DXIL)) else { continue };
        if case.args.iter().any(|arg| arg == "-Qkeep_reflect_in_dxil") {
            continue;
        }
        let without_debug = || {
            let mut builder = Builder::of(&container);
            for kind in DEBUG {
                builder.remove(kind);
            }
            builder
        };
        let debug = Program::read(&debug).expect("a program");
        let mut ours = without_debug();
        edit_programs(&container, &mut ours, &[FourCc::DXIL], |_, _| {
            let module = strip_debug(debug.bitcode)?.unwrap_or_else(|| panic!("{}: no debug information", case.name));
            Ok::<_, shaderbin::Error>(Some(strip_reflection(&module)?.unwrap_or(module)))
        })
        .unwrap_or_else(|error| panic!("{}: {error}", case.name));
        // The hash is of other bits, which print the same.
        if let Some(hash) = container.find(FourCc::HASH) {
            ours.replace(FourCc::HASH, hash.data);
        }
        let [ours, dxc] = [ours, without_debug()].map(|builder| listing(&builder.build().expect("a container")));
        assert!(ours == dxc, "{}", case.name);
        tried += 1;
    }
    assert!(tried > 15, "{tried}");
}

/// The listings that dxc 1.9.2602 prints of what these edits write: `edited/CASE.EDIT.ll`.
#[test]
fn what_is_stripped_prints_as_dxc_prints_it() {
    for (name, edit, what) in [
        ("ps_keep_reflect", "reflect", &[Strip::Reflection][..]),
        ("lib_zi", "debug", &[Strip::Debug]),
        ("ps_root_signature", "rootsig", &[Strip::RootSignature]),
    ] {
        let file = stripped(&case(name).container, what);
        let path = edited_dir().join(format!("{name}.{edit}.ll"));
        let expected = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(listing(&file) == expected, "{name}, {edit}");
    }
}

#[test]
fn what_is_not_stripped_keeps_its_bits_and_the_hash_is_of_the_program() {
    for case in cases().expect("the cases can be read") {
        let before = Container::read(&case.container).expect("a container");
        let file = stripped(&case.container, &[Strip::Debug, Strip::Reflection, Strip::RootSignature, Strip::Private]);
        let after = Container::read(&file).expect("a container");
        assert_eq!(after.digest_state(), DigestState::Matches, "{}", case.name);
        let gone = [FourCc::STAT, FourCc::RTS0, FourCc::PRIV];
        let is_kept = |kind: &FourCc| !DEBUG.contains(kind) && !gone.contains(kind);
        let kinds: Vec<FourCc> = before.parts().map(|part| part.kind).filter(is_kept).collect();
        assert_eq!(after.parts().map(|part| part.kind).collect::<Vec<_>>(), kinds, "{}", case.name);
        for kind in kinds {
            let part = after.find(kind).expect("a part that was kept");
            match kind {
                FourCc::HASH => {
                    let hash = ShaderHash::read(&part).expect("a hash");
                    let program = Program::read(&after.find(FourCc::DXIL).expect("a program")).expect("a program");
                    let is_its = hash.digest == ShaderHash::digest_of(program.bitcode);
                    assert!(is_its || hash.includes_source(), "{}", case.name);
                }
                FourCc::DXIL => {}
                _ => assert!(before.find(kind).is_some_and(|old| old.data == part.data), "{}: {kind}", case.name),
            }
        }
        assert!(stripped(&file, &[Strip::Debug, Strip::Reflection]) == file, "{}: stripped again", case.name);
    }
}

#[test]
fn a_container_whose_program_is_its_debug_information_is_refused() {
    let file = case("ps_zi").container;
    let container = Container::read(&file).expect("a container");
    let mut builder = Builder::of(&container);
    builder.remove(FourCc::DXIL);
    let file = builder.build().expect("a container");
    let error = strip(&Container::read(&file).expect("a container"), &[Strip::Debug]).expect_err("no program is left");
    assert!(error.to_string().contains("expected a DXIL part, which stays when the debug information goes"), "{error}");
}
