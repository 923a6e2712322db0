//! A module that is edited in place: what an edit does not reach stays, and all numbers follow.

use shaderbin::{
    bitcode::{Record, Role, Term, block, constants, function, metadata},
    bitstream::RecordId,
    dxbc::{Builder, Container, FourCc},
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

/// The bitcode of a case's part.
fn bitcode(name: &str, kind: FourCc) -> Vec<u8> {
    let case = cases().expect("the cases can be read").into_iter().find(|case| case.name == name);
    let case = case.unwrap_or_else(|| panic!("no case {name}"));
    let container = Container::read(&case.container).expect("a container");
    let part = container.find(kind).expect("the part");
    Program::read(&part).expect("a program").bitcode.to_vec()
}

#[test]
fn what_is_still_named_cannot_be_removed() {
    let bitcode = bitcode("cs_atomics", FourCc::DXIL);
    let mut editor = Editor::read(&bitcode).expect("a module");
    let main = editor.global_names().expect("names")[&b"main"[..]];
    editor.remove(editor.value(main).expect("a record"));
    let error = editor.write().expect_err("the entry point is named in metadata").to_string();
    assert!(error.contains("expected names of what stays in a record Value, found Value"), "{error}");
}

#[test]
fn a_value_can_be_named_by_what_comes_later_only() {
    let bitcode = bitcode("cs_atomics", FourCc::DXIL);
    let mut editor = Editor::read(&bitcode).expect("a module");
    let is_call = |id: &RecordId| editor.kind(*id) == Some((block::FUNCTION, function::Call::CODE));
    let calls: Vec<RecordId> = editor.records().filter(is_call).collect();
    let (first, last) = (calls[0], calls[calls.len() - 1]);
    let value = editor.records().take_while(|id| *id < last).filter_map(|id| editor.makes(id).value).last();
    let value = value.expect("a value");
    let mut terms = editor.terms(first).expect("terms");
    let callee = terms.iter_mut().find(|term| term.role == Role::KnownValue).expect("a callee");
    callee.value = value.0.into();
    editor.set(first, terms);
    let error = editor.write().expect_err("a value of the future").to_string();
    assert!(error.contains("expected a value that comes before it in a record Call"), "{error}");
}

/// An instruction without a location of its own has the last one's: it gets that as its own when the last one goes.
#[test]
fn a_location_stays_when_the_instruction_that_said_it_goes() {
    let bitcode = bitcode("ps_zi", FourCc::ILDB);
    let mut editor = Editor::read(&bitcode).expect("a module");
    let all: Vec<RecordId> = editor.records().collect();
    let code = |id: &RecordId| editor.kind(*id).filter(|kind| kind.0 == block::FUNCTION).map(|kind| kind.1);
    let intrinsic = editor.global_names().expect("names")[&b"llvm.dbg.value"[..]];
    let found = all.windows(4).find(|window| {
        let [call, location, _, again] = window else { return false };
        code(call) == Some(function::Call::CODE)
            && editor.terms(*call).is_ok_and(|terms| terms[3].value == u64::from(intrinsic.0))
            && code(location) == Some(function::DebugLoc::CODE)
            && code(again) == Some(function::DebugLocAgain::CODE)
    });
    let [call, location, _, again] = *found.expect("two instructions at one location") else { unreachable!() };
    let expected = editor.terms(location).expect("terms");
    editor.remove(call);
    assert_eq!(editor.kind(again), Some((block::FUNCTION, function::DebugLoc::CODE)));
    assert_eq!(editor.terms(again).expect("terms"), expected);
    let written = editor.write().expect("a module");
    assert!(written.len() < bitcode.len());
    Editor::read(&written).expect("a module");
}
