//! Resources and entry points that are renamed, and resources that are moved: the container says what dxc says of source
//! with the other names and registers.

use md5::{Digest, Md5};
use shaderbin::{
    dxbc::{Container, DigestState, FourCc},
    edit::{self, Binding, EditError},
    listing::{Config, print_bytes},
    part::{hash::ShaderHash, program::Program},
};
use shaderbin_snapshots::names_in;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A piece of HLSL that dxc compiled with and without `AFTER`.
struct Pair {
    name: String,
    /// What makes the first container the second.
    edit: Edit,
    before: Vec<u8>,
    after: Vec<u8>,
    /// dxc's listing of the second.
    listing: String,
}

#[derive(Clone, Default)]
struct Edit {
    resources: Vec<(String, String)>,
    entry: Option<(Option<String>, String)>,
    rebinds: Vec<(Binding, Binding)>,
}

impl Edit {
    /// The options of `shaderbin edit`.
    fn parse(options: &str) -> Self {
        let mut edit = Self::default();
        let words: Vec<&str> = options.split_whitespace().collect();
        for option in words.chunks_exact(2) {
            let (old, new) = option[1].split_once('=').map_or((None, option[1]), |(old, new)| (Some(old), new));
            let binding = |text: &str| text.parse::<Binding>().expect("a binding");
            match option[0] {
                "--rename-resource" => edit.resources.push((old.expect("a name").into(), new.into())),
                "--rename-entry" => edit.entry = Some((old.map(String::from), new.into())),
                "--rebind" => edit.rebinds.push((binding(old.expect("a binding")), binding(new))),
                other => panic!("{other}"),
            }
        }
        edit
    }

    /// What undoes it, where the entry point was called `entry`.
    fn reversed(&self, entry: &str) -> Self {
        let back = |(old, new): &(Option<String>, String)| {
            (old.is_some().then(|| new.clone()), old.clone().unwrap_or_else(|| entry.into()))
        };
        Self {
            resources: self.resources.iter().map(|(old, new)| (new.clone(), old.clone())).collect(),
            entry: self.entry.as_ref().map(back),
            rebinds: self.rebinds.iter().map(|(from, to)| (*to, *from)).collect(),
        }
    }

    fn apply(&self, file: &[u8]) -> Result<Vec<u8>, EditError> {
        let mut file = edit::rename_resources(&Container::read(file)?, &self.resources)?;
        if let Some((old, new)) = &self.entry {
            file = edit::rename_entry(&Container::read(&file)?, old.as_deref(), new)?;
        }
        edit::rebind(&Container::read(&file)?, &self.rebinds)
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("edits")
}

fn pairs() -> Vec<Pair> {
    let names = names_in(&folder(), ".hlsl").expect("the folder of edits");
    assert!(names.len() >= 12, "{}", names.len());
    names.into_iter().map(pair).collect()
}

fn pair(name: String) -> Pair {
    let file = |extension: &str| folder().join(format!("{name}{extension}"));
    let source = fs::read_to_string(file(".hlsl")).expect("HLSL");
    let options = source.lines().nth(2).and_then(|line| line.strip_prefix("// edit: ")).expect("the options");
    Pair {
        edit: Edit::parse(options),
        before: fs::read(file(".dxil")).expect("a container"),
        after: fs::read(file(".after.dxil")).expect("a container"),
        listing: fs::read_to_string(file(".after.ll")).expect("dxc's listing"),
        name,
    }
}

fn listing(file: &[u8]) -> String {
    let mut text = Vec::new();
    print_bytes(file, &Config::default(), &mut text).unwrap_or_else(|error| panic!("{error}"));
    String::from_utf8(text).expect("text")
}

/// A listing without the hash, which is of the bits, and without what debug info says of the source: that stays.
fn comparable(listing: &str) -> Vec<&str> {
    let is_of_source = |line: &&str| {
        let hash = line.starts_with("; shader hash") || line.starts_with("; shader debug name");
        hash || line.contains("= !DIGlobalVariable(") || line.contains("= !DISubprogram(") || line.contains("#if")
    };
    listing.lines().filter(|line| !is_of_source(line)).map(|line| line.split(" func:").next().unwrap_or(line)).collect()
}

#[track_caller]
fn assert_same(name: &str, ours: &str, dxcs: &str) {
    let (ours, dxcs) = (comparable(ours), comparable(dxcs));
    if let Some((ours, dxcs)) = ours.iter().zip(&dxcs).find(|(ours, dxcs)| ours != dxcs) {
        panic!("{name}:\n  {ours}\n  {dxcs}");
    }
    assert_eq!(ours.len(), dxcs.len(), "{name}");
}

#[test]
fn what_is_edited_says_what_dxc_says_of_the_other_source() {
    for Pair { name, edit, before, after, listing: dxcs } in pairs() {
        let edited = edit.apply(&before).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_same(&name, &listing(&edited), &dxcs);
        assert_eq!(listing(&after), dxcs, "{name}: our listing of dxc's container");
    }
}

/// PSV0, RDAT and all parts that hold no bitcode and no hash of it are dxc's, to the bit.
#[test]
fn other_parts_are_the_ones_that_dxc_writes() {
    for Pair { name, edit, before, after, .. } in pairs() {
        let edited = edit.apply(&before).expect("an edited container");
        let (edited, after) = (Container::read(&edited).expect("one"), Container::read(&after).expect("one"));
        let kinds = |container: &Container<'_>| container.parts().map(|part| part.kind).collect::<Vec<_>>();
        assert_eq!(kinds(&edited), kinds(&after), "{name}");
        for (edited, after) in edited.parts().zip(after.parts()) {
            let of_bitcode = [FourCc::DXIL, FourCc::ILDB, FourCc::STAT, FourCc::HASH, FourCc::ILDN];
            if !of_bitcode.contains(&edited.kind) {
                assert_eq!(edited.data, after.data, "{name}: {}", edited.kind);
            }
        }
    }
}

#[test]
fn digest_and_hash_are_those_of_the_new_bytes() {
    for Pair { name, edit, before, .. } in pairs() {
        let edited = edit.apply(&before).expect("an edited container");
        let container = Container::read(&edited).expect("a container");
        assert_eq!(container.digest_state(), DigestState::Matches, "{name}");
        let part = |kind| container.find(kind).expect("a part");
        let hash = ShaderHash::read(&part(FourCc::HASH)).expect("a hash");
        let hashed = if hash.includes_source() { FourCc::ILDB } else { FourCc::DXIL };
        let program = Program::read(&part(hashed)).expect("a program");
        let digest: [u8; 16] = <Md5 as Digest>::digest(program.bitcode).into();
        assert_eq!(hash.digest, digest, "{name}");
        assert_eq!(hash.includes_source(), name == "ps_hash_of_source", "{name}");
        // The debug name is that of a file that is there.
        let debug_name = |file| Container::read(file).expect("one").find(FourCc::ILDN).map(|part| part.data.to_vec());
        assert_eq!(debug_name(&edited), debug_name(&before), "{name}");
    }
}

/// There and back again, all is said that was said before.
#[test]
fn what_is_edited_back_is_what_it_was() {
    for Pair { name, edit, before, .. } in pairs() {
        let there = edit.apply(&before).expect("an edited container");
        let back = edit.reversed("main").apply(&there).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_same(&name, &listing(&back), &listing(&before));
        for kind in [FourCc::PSV0, FourCc::RDAT] {
            let data = |file| Container::read(file).expect("one").find(kind).map(|part| part.data.to_vec());
            assert_eq!(data(&back), data(&before), "{name}: {kind}");
        }
    }
}

/// Every refusal gives its reason; nothing is written.
#[test]
fn what_cannot_be_done_whole_is_refused() {
    let refusals = [
        (
            "ps_resources_6_0",
            "--rename-resource nothing=something",
            "no resource is called nothing: there is colour, layers, ",
        ),
        ("ps_resources_6_0", "--rename-resource tint=Frame", "tint cannot be called Frame: a resource is"),
        ("ps_resources_6_0", "--rename-resource tint=tint", "tint cannot be called tint: a resource is"),
        ("ps_resources_6_0", "--rename-resource tint=", "a name cannot be empty"),
        ("ps_resources_6_0", "--rename-resource tint=a@b", "\"a@b\" is no name: it has the character '@'"),
        ("ps_resources_6_0", "--rename-resource tint=9", "\"9\" is no name: it begins with a digit"),
        ("ps_resources_6_0", "--rename-resource tint=a --rename-resource lamps=a", "two resources are to be called a"),
        ("ps_resources_6_0", "--rename-resource tint=a --rename-resource tint=b", "tint is to be renamed twice"),
        ("ps_resources_6_0", "--rebind b9=b10", "no resource is bound to b9"),
        ("ps_resources_6_0", "--rebind b0=t20", "b0 cannot become t20: a resource keeps its class"),
        ("ps_resources_6_0", "--rebind b0=b1", "b0 cannot move to b1: b1 is bound"),
        ("ps_resources_6_0", "--rebind b0=b3", "b0 cannot move to b3: b2 to 4 is bound"),
        ("ps_resources_6_0", "--rebind b0=b9 --rebind b1=b9", "b0 cannot move to b9: b9 is bound"),
        ("ps_resources_6_0", "--rebind b0=b8 --rebind b0=b9", "b0 is to move twice"),
        (
            "ps_resources_6_0",
            "--rebind b3=b9",
            "no resource begins at b3: it is one of b2 to 4, which moves as a whole",
        ),
        ("ps_resources_6_0", "--rebind t0=t9,space1", "t0 cannot move to t9,space1: t3,space1 and all above is bound"),
        ("ps_resources_6_0", "--rebind b2=b4294967294", "b2 has 3 registers, which end past 2^32 from b4294967294"),
        ("ps_root_signature", "--rebind t0=t9", "the root signature in the container (RTS0) does not bind t9"),
        (
            "ps_root_signature",
            "--rebind b0=b0,space1",
            "the root signature in the container (RTS0) does not bind b0,space1",
        ),
        ("vs_entry", "--rename-entry other=PlaceVertex", "no function is called other: there is main"),
        ("vs_entry", "--rename-entry dx.op.loadInput.f32", "dx.op.loadInput.f32 is the name of another symbol"),
        (
            "lib_resources_6_3",
            "--rename-entry Other",
            "which function is meant is not clear: there is Generate, Nearest, Shade",
        ),
        ("lib_resources_6_3", "--rename-entry Shade=Shade", "Shade is the name of another symbol"),
    ];
    for (name, options, reason) in refusals {
        match Edit::parse(options).apply(&pair(name.into()).before) {
            Err(EditError::Refused(found)) => assert!(found.starts_with(reason), "{name} {options}: {found}"),
            other => panic!("{name} {options}: {other:?}"),
        }
    }
}

/// Resources change places.
#[test]
fn all_moves_and_names_of_an_edit_take_effect_at_once() {
    let before = pair("ps_resources_6_6".into()).before;
    let swap = Edit::parse("--rename-resource Frame=tint --rename-resource tint=Frame --rebind b0=b1 --rebind b1=b0");
    let there = swap.apply(&before).expect("an edited container");
    let line = |text: &str, start: &str| text.lines().find(|line| line.starts_with(start)).map(String::from);
    let text = listing(&there);
    assert!(line(&text, "; tint  ").is_some_and(|line| line.contains("CB0            cb1")), "{text}");
    assert!(line(&text, "; Frame ").is_some_and(|line| line.contains("CB1            cb0")), "{text}");
    let back = swap.apply(&there).expect("an edited container");
    assert_same("swapped twice", &listing(&back), &listing(&before));
}
