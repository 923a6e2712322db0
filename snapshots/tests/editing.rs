//! A module that is edited in place: what an edit does not reach stays, and all numbers follow.

use shaderbin::{
    bitcode::{Record, Term, block, constants, metadata},
    bitstream::RecordId,
    dxbc::{Builder, Container},
    edit::Editor,
    listing::{Config, print_bytes},
    part::program::{Program, is_program, write_program},
};
use shaderbin_snapshots::cases;

/// The container with each program's bitcode edited by `edit`.
fn with_programs(file: &[u8], mut edit: impl FnMut(&[u8]) -> Vec<u8>) -> Vec<u8> {
    let container = Container::read(file).expect("a container");
    let mut builder = Builder::of(&container);
    for part in container.parts().filter(|part| is_program(part.data)) {
        let program = Program::read(&part).expect("a program");
        let (header, bitcode) = (program.header, edit(program.bitcode));
        let mut written = Vec::new();
        write_program(header.version.get(), header.bitcode.dxil_version.get(), &bitcode, &mut written)
            .expect("a program below 4 GiB");
        builder.replace(part.kind, written);
    }
    builder.build().expect("a container below 4 GiB")
}

fn listing(file: &[u8]) -> String {
    let mut text = Vec::new();
    match print_bytes(file, &Config::default(), &mut text) {
        Ok(()) => String::from_utf8(text).expect("text"),
        Err(error) => panic!("{error}"),
    }
}

/// Each record's operands are what they were, taken apart and put together again.
#[test]
fn every_record_that_is_set_to_what_it_is_keeps_its_bits() {
    let mut records = 0;
    for case in cases().expect("the cases can be read") {
        with_programs(&case.container, |bitcode| {
            let mut editor = Editor::read(bitcode).unwrap_or_else(|error| panic!("{}: {error}", case.name));
            for id in editor.records().collect::<Vec<_>>() {
                let terms = editor.terms(id).unwrap_or_else(|error| panic!("{}: {error}", case.name));
                editor.set(id, terms);
                records += 1;
            }
            assert!(editor.write().expect("a module") == bitcode, "{}", case.name);
            vec![]
        });
    }
    assert!(records > 50_000, "{records} records");
}

/// Constants and metadata that nothing names are put before every `each`th record of such blocks, of the module and of
/// its functions: all numbers change, and the text does not.
fn crowded(bitcode: &[u8], each: usize) -> Result<Vec<u8>, shaderbin::Error> {
    let mut editor = Editor::read(bitcode)?;
    let all: Vec<RecordId> = editor.records().collect();
    let (mut constant, mut string) = (None, None);
    for (number, id) in all.into_iter().enumerate() {
        if number % each != 0 {
            continue;
        }
        match editor.kind(id) {
            Some((block::CONSTANTS, _)) if editor.makes(id).value.is_some() => {
                let new = editor.insert_before(id, constants::Undef::CODE, vec![])?;
                constant = constant.or(editor.makes(new).value);
            }
            Some((block::METADATA, _)) if editor.makes(id).metadata.is_some() && editor.function_of(id).is_none() => {
                let text = "unused".bytes().map(|letter| Term::plain(letter.into())).collect();
                let new = editor.insert_before(id, metadata::Str::CODE, text)?;
                string = string.or(editor.makes(new).metadata);
            }
            _ => {}
        }
    }
    if let Some(ty) = constant.and_then(|constant| editor.constant_type(constant)) {
        editor.add_constant(ty, constants::Null::CODE, vec![])?;
    }
    if string.is_some() {
        editor.add_metadata(metadata::Node::CODE, vec![])?;
    }
    editor.write()
}

#[test]
fn what_nothing_names_changes_no_listing() {
    let (mut changed, mut tried) = (0, 0);
    for case in cases().expect("the cases can be read") {
        let expected = listing(&case.container);
        for each in [1, 7] {
            let crowded = with_programs(&case.container, |bitcode| {
                let crowded = crowded(bitcode, each).unwrap_or_else(|error| panic!("{}: {error}", case.name));
                changed += usize::from(crowded != bitcode);
                tried += 1;
                crowded
            });
            assert!(listing(&crowded) == expected, "{}, each {each}", case.name);
        }
    }
    assert!(changed == tried && tried > 300, "{changed} of {tried} changed");
}
