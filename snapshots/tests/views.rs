//! What `dump` and `annotate` print, as snapshots: a case for every part, and every version of PSV0.

use shaderbin::{
    annotate::{self, Annotation, ByteView},
    dxbc::{Builder, Container, FourCc},
    part::{pdb_info::write_pdb_info, program::ShaderKind, psv0::Psv0Builder},
};
use shaderbin_snapshots::cases_dir;
use std::{fs, path::Path};

/// What the snapshots show as the file's bytes.
fn case(name: &str) -> Vec<u8> {
    fs::read(cases_dir().join(name).with_extension("dxil")).unwrap()
}

fn view(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("views").join(name)).unwrap()
}

fn snapshot(name: &str, text: &[u8]) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("views");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, std::str::from_utf8(text).unwrap()));
}

fn contents(annotation: &Annotation<'_>) -> Vec<u8> {
    assert_eq!((annotation.unexplained(), &annotation.faults[..]), (0, &[][..]));
    let mut text = Vec::new();
    annotation.print_contents(&mut text);
    text
}

fn bytes(annotation: &Annotation<'_>) -> Vec<u8> {
    assert_eq!((annotation.unexplained(), &annotation.faults[..]), (0, &[][..]));
    let mut text = Vec::new();
    annotation.print_bytes(ByteView::default(), &mut text);
    text
}

/// The annotation of the first part of `kind`.
fn of_part(file: &[u8], kind: FourCc) -> Annotation<'_> {
    let container = Container::read(file).unwrap();
    let part = container.find(kind).unwrap();
    annotate::part(&container, &part)
}

#[test]
fn dump_shows_what_the_parts_say() {
    for name in [
        "ps_zi",             // SFI0, ISG1, OSG1, PSV0, ILDB, ILDN, HASH, STAT, VERS
        "ps_root_signature", // RTS0
        "lib_subobjects",    // RDAT with subobjects
        "lib_mixed_stages",  // RDAT with the tables of stages
        "node_broadcasting", // RDAT with nodes
        "gs_streams",        // four streams
        "hs_triangle",       // patch constants
        "ds_quad",           // outputs by patch constant
        "ms_triangles",      // primitives
        "as_dispatch",
        "vs_view_id",       // masks of the view id
        "vs_validator_1_0", // PSV0 of 24 bytes
        "vs_validator_1_1", // 36
        "cs_validator_1_6", // 48; others above have 52
    ] {
        let file = case(name);
        snapshot(&format!("dump_{name}"), &contents(&annotate::container(&Container::read(&file).unwrap())));
    }
    let file = view("runtime_info_5.dxil");
    snapshot("dump_runtime_info_5", &contents(&of_part(&file, FourCc::PSV0)));
}

#[test]
fn annotate_shows_every_byte() {
    for name in ["vs_validator_1_0", "vs_validator_1_1", "cs_validator_1_6", "gs_streams", "ms_triangles"] {
        let file = case(name);
        snapshot(&format!("annotate_psv0_{name}"), &bytes(&of_part(&file, FourCc::PSV0)));
    }
    for (name, kind) in [("ps_root_signature", FourCc::RTS0), ("lib_subobjects", FourCc::RDAT)] {
        let file = case(name);
        snapshot(&format!("annotate_{kind}_{name}"), &bytes(&of_part(&file, kind)));
    }
    let file = case("ps_zi");
    snapshot("annotate_ps_zi", &bytes(&annotate::container(&Container::read(&file).unwrap())));
    let file = view("runtime_info_5.dxil");
    snapshot("annotate_psv0_runtime_info_5", &bytes(&of_part(&file, FourCc::PSV0)));
}

/// No release of dxc writes runtime info of 56 bytes, so our own builder has to.
#[test]
fn runtime_info_of_56_bytes_is_built_and_shown() {
    let mut builder = Psv0Builder::new(4, ShaderKind::Compute);
    let name = builder.add_string(b"main");
    builder.runtime_info.version4.version3.entry_name = name.into();
    builder.runtime_info.version4.group_shared_bytes = 256.into();
    let data = builder.build().unwrap();
    let file = Builder::new().part(FourCc::PSV0, data).build().unwrap();
    snapshot("annotate_psv0_runtime_info_4_built", &bytes(&of_part(&file, FourCc::PSV0)));
}

#[test]
fn a_shader_pdb_is_shown_with_what_is_packed_in_it() {
    let file = view("source_info.pdb");
    let annotation = annotate::pdb(&file).unwrap();
    snapshot("dump_source_info", &contents(&annotation));
    snapshot("annotate_source_info", &bytes(&annotation));
    // No release at hand writes PDB info; this one holds a library's runtime data.
    let library = case("lib_mixed_stages");
    let runtime_data = Container::read(&library).unwrap().find(FourCc::RDAT).unwrap().data;
    let mut data = Vec::new();
    write_pdb_info(runtime_data, true, &mut data).unwrap();
    let file = Builder::new().part(FourCc::PDBI, data).build().unwrap();
    let text = String::from_utf8(contents(&of_part(&file, FourCc::PDBI))).unwrap();
    assert!(text.contains("    functions[2]: name \"pixel\", "), "{text}");
}

#[test]
fn every_byte_of_every_case_is_explained_once_in_both_forms() {
    for case in shaderbin_snapshots::cases().unwrap() {
        let container = Container::read(&case.container).unwrap();
        let annotation = annotate::container(&container);
        assert_eq!((annotation.unexplained(), &annotation.faults[..]), (0, &[][..]), "{}", case.name);
        let mut places: Vec<_> = annotation.items.iter().filter(|item| item.shape != annotate::Shape::Group).collect();
        places.sort_by_key(|item| item.offset);
        let mut end = 0;
        for item in places.iter().filter(|item| item.size > 0) {
            assert_eq!(item.offset, end, "{}: {item:?}", case.name);
            end += item.size;
        }
        assert_eq!(end, case.container.len());
        let (mut all, mut said) = (Vec::new(), Vec::new());
        annotation.print_bytes_json(&mut all);
        annotation.print_json(&case.name, &mut said);
        for text in [all, said] {
            json::check(std::str::from_utf8(&text).unwrap()).unwrap_or_else(|at| panic!("{}: byte {at}", case.name));
        }
    }
}

/// A container cut or damaged anywhere is annotated without a panic, and in bounded time.
#[test]
fn damaged_parts_cost_a_fault() {
    for name in ["lib_subobjects", "ps_root_signature", "hs_triangle", "vs_view_id"] {
        let file = case(name);
        let container = Container::read(&file).unwrap();
        for part in container.parts().filter(|part| part.kind != FourCc::DXIL && part.kind != FourCc::STAT) {
            for at in 0..part.data.len() {
                for value in [0, 0xff] {
                    let mut data = part.data.to_vec();
                    data[at] = value;
                    let damaged = Builder::new().part(part.kind, data).build().unwrap();
                    let annotation = annotate::container(&Container::read(&damaged).unwrap());
                    let sizes = annotation.items.iter().filter(|item| item.shape != annotate::Shape::Group);
                    assert!(sizes.map(|item| item.size).sum::<usize>() >= damaged.len(), "{name} {at}");
                    let mut text = Vec::new();
                    annotation.print_contents(&mut text);
                    annotation.print_bytes(ByteView { full: true }, &mut text);
                    annotation.print_json("x", &mut text);
                }
                let cut = Builder::new().part(part.kind, &part.data[..at]).build().unwrap();
                annotate::container(&Container::read(&cut).unwrap());
            }
        }
    }
}

/// A reader of JSON that says whether text is JSON: at which byte it is not.
mod json {
    pub fn check(text: &str) -> Result<(), usize> {
        let mut bytes = text.trim_end().bytes().enumerate().peekable();
        value(&mut bytes)?;
        bytes.next().map_or(Ok(()), |(at, _)| Err(at))
    }

    type Bytes<'a> = std::iter::Peekable<std::iter::Enumerate<std::str::Bytes<'a>>>;

    fn value(bytes: &mut Bytes<'_>) -> Result<(), usize> {
        match next(bytes)? {
            (_, b'{') => list(bytes, b'}', true),
            (_, b'[') => list(bytes, b']', false),
            (_, b'"') => string(bytes),
            (_, b'-' | b'0'..=b'9' | b'n') => {
                while bytes.next_if(|(_, byte)| byte.is_ascii_alphanumeric() || b".+-".contains(byte)).is_some() {}
                Ok(())
            }
            (at, _) => Err(at),
        }
    }

    /// The next byte that is no space.
    fn next(bytes: &mut Bytes<'_>) -> Result<(usize, u8), usize> {
        bytes.find(|(_, byte)| !byte.is_ascii_whitespace()).ok_or(usize::MAX)
    }

    fn list(bytes: &mut Bytes<'_>, end: u8, has_keys: bool) -> Result<(), usize> {
        while bytes.next_if(|(_, byte)| byte.is_ascii_whitespace()).is_some() {}
        if bytes.next_if(|&(_, byte)| byte == end).is_some() {
            return Ok(());
        }
        let mut keys = std::collections::BTreeSet::new();
        loop {
            if has_keys {
                let (at, quote) = next(bytes)?;
                let start = bytes.clone();
                if quote != b'"' {
                    return Err(at);
                }
                string(bytes)?;
                let key: Vec<u8> = start.map(|(_, byte)| byte).take_while(|&byte| byte != b'"').collect();
                if !keys.insert(key) || next(bytes)?.1 != b':' {
                    return Err(at);
                }
            }
            value(bytes)?;
            match next(bytes)? {
                (_, b',') => {}
                (_, byte) if byte == end => return Ok(()),
                (at, _) => return Err(at),
            }
        }
    }

    fn string(bytes: &mut Bytes<'_>) -> Result<(), usize> {
        loop {
            match bytes.next().ok_or(usize::MAX)? {
                (_, b'"') => return Ok(()),
                (_, b'\\') => drop(bytes.next()),
                (at, 0..=0x1f) => return Err(at),
                _ => {}
            }
        }
    }
}
