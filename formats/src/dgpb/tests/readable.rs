//! The readable view: read back, it gives the same bytes.

use super::{super::view::View, *};
use alloc::string::ToString;

/// A bundle's view as JSON, read back and written.
fn through_json(file: &[u8]) -> Vec<u8> {
    let view = View::of(&Bundle::read(file).unwrap(), &Kinds::default());
    let text = serde_json::to_string_pretty(&view).unwrap();
    let mut written = Vec::new();
    serde_json::from_str::<View>(&text).unwrap().write(&mut written).unwrap();
    written
}

#[test]
fn a_bundle_is_written_from_its_view_again() {
    let file = sample_file();
    assert_eq!(through_json(&file), file);
}

#[test]
fn what_breaks_rules_is_in_the_view_too() {
    let mut file = sample_file();
    let header_size = Bundle::read(&file).unwrap().header.header_size.get();
    file[8..12].copy_from_slice(&(header_size + 5).to_le_bytes());
    file[20] = 0xff;
    file.extend([0, 1, 0xff]);
    assert_eq!(through_json(&file), file);
}

#[test]
fn the_view_of_a_bundle() {
    let mut builder = sample();
    builder.targets.truncate(1);
    let code = vec![0xde, 0xad, 0xbe, 0xef];
    builder.targets[0].entries[1].code = &code;
    let file = builder.build().unwrap();
    let kinds = Kinds::parse("1 Buffer\n3 Texture").unwrap();
    let view = View::of(&Bundle::read(&file).unwrap(), &kinds);
    insta::assert_snapshot!(serde_json::to_string_pretty(&view).unwrap());
}

#[test]
fn a_view_that_says_no_bundle_is_an_error() {
    let file = sample_file();
    let view = View::of(&Bundle::read(&file).unwrap(), &Kinds::default());
    let error = |change: &dyn Fn(&mut View)| {
        let mut view = view.clone();
        change(&mut view);
        view.write(&mut Vec::new()).unwrap_err().to_string()
    };
    assert_eq!(
        error(&|view| drop(view.data.remove(1))),
        "DGPB at byte 0x8: expected a piece of 8 bytes at offset 8, found 8 bytes at offset 14"
    );
    assert_eq!(
        error(&|view| view.targets[0].layouts[0].sha256 = "00".into()),
        "DGPB at byte 0x0: expected a SHA-256 of 64 hexadecimal digits, found \"00\""
    );
    assert!(serde_json::from_str::<View>("{\"magic\": \"DGPB\", \"more\": 1}").is_err());
}
