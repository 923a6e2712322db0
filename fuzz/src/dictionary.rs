//! Dictionaries: the words that a target's input is made of, from the declarations, for the fuzzer to put together.

use crate::Input;
use shaderbin::{
    annotate::FORMATS,
    bitcode::BLOCKS,
    bitstream, dgpb,
    dxbc::FourCc,
    layout::{Leaf, Record},
    pdb,
};
use std::{collections::BTreeSet, fmt::Write};

/// The name of the bundle's format.
const BUNDLE: &str = "dgpb";
/// The widths of abbreviation ids outside of a block that begins.
const ID_WIDTHS: std::ops::RangeInclusive<u32> = 2..=5;

/// The words of an input, in no order that means anything.
pub fn words(input: Input) -> BTreeSet<Vec<u8>> {
    match input {
        Input::Values | Input::Manifest => BTreeSet::new(),
        Input::Bitcode => bitcode(),
        Input::Parts(kinds) => {
            let formats = kinds.iter().flat_map(|kind| FORMATS.iter().filter(move |format| is_of(format.name, *kind)));
            let kinds = kinds.iter().map(|kind| kind.0.to_vec());
            formats.flat_map(|format| format.records).flat_map(|record| of_record(record)).chain(kinds).collect()
        }
        Input::Bundle => {
            let formats = FORMATS.iter().filter(|format| format.name == BUNDLE);
            let words = formats.flat_map(|format| format.records).flat_map(|record| of_record(record));
            words.chain([dgpb::MAGIC.to_vec()]).collect()
        }
        Input::Container | Input::File | Input::Pdb => {
            let formats = FORMATS.iter().filter(|format| format.name != BUNDLE);
            let records = formats.flat_map(|format| format.records).flat_map(|record| of_record(record));
            let kinds = FourCc::KNOWN.iter().chain([&FourCc::DXBC]).map(|kind| kind.0.to_vec());
            records.chain(kinds).chain([pdb::MAGIC.to_vec()]).chain(bitcode()).collect()
        }
    }
}

fn is_of(format: &str, kind: FourCc) -> bool {
    let named = shaderbin::annotate::Format::named(&kind.to_string());
    named.is_some_and(|found| found.name == format)
}

/// A record's size, by which versions are told apart, and the values of its fields that have names.
fn of_record(record: &'static Record) -> Vec<Vec<u8>> {
    let size = (record.size as u32).to_le_bytes().to_vec();
    let named = |leaf: Leaf| {
        let field = leaf.field;
        let values = field.values.iter().flat_map(|value| [value.first, value.last]);
        let bits = field.bits.iter().map(|bits| 1u64.checked_shl(bits.first).unwrap_or(0));
        // The fuzzer finds single bytes by itself.
        let size = if (2..=8).contains(&field.size) { field.size } else { 0 };
        values.chain(bits).map(move |value| value.to_le_bytes()[..size].to_vec()).collect::<Vec<_>>()
    };
    let words = record.leaves().into_iter().flat_map(named).chain([size]);
    words.filter(|word| !word.is_empty() && word.iter().any(|byte| *byte != 0)).collect()
}

/// The magic number, and the heads of all blocks as words: they begin on any bit, but often on a word's first.
fn bitcode() -> BTreeSet<Vec<u8>> {
    let heads = BLOCKS.iter().flat_map(|block| {
        ID_WIDTHS.flat_map(move |outer| {
            ID_WIDTHS.map(move |inner| (1 | block.id << outer | inner << (outer + 8)).to_le_bytes().to_vec())
        })
    });
    heads.chain([bitstream::MAGIC.to_vec()]).collect()
}

/// The words as libFuzzer and AFL read them.
pub fn print(words: &BTreeSet<Vec<u8>>) -> String {
    let mut text = String::new();
    for word in words {
        text.push('"');
        for byte in word {
            match byte {
                b'"' | b'\\' => text.extend(['\\', char::from(*byte)]),
                b' '..=b'~' => text.push(char::from(*byte)),
                _ => _ = write!(text, "\\x{byte:02X}"),
            }
        }
        text.push_str("\"\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_as_libfuzzer_reads_them() {
        let words = [b"DXBC".to_vec(), vec![0, 0xff, b'"'], vec![b'\\', b' ']].into();
        assert_eq!(print(&words), "\"\\x00\\xFF\\\"\"\n\"DXBC\"\n\"\\\\ \"\n");
    }

    #[test]
    fn a_part_has_its_own_words_and_a_container_those_of_all() {
        let psv0 = words(Input::Parts(&[FourCc::PSV0]));
        assert!(psv0.contains(&b"PSV0"[..]) && psv0.contains(&[24, 0, 0, 0][..]) && psv0.contains(&[60, 0, 0, 0][..]));
        assert!(!psv0.contains(&b"RDAT"[..]));
        let container = words(Input::Container);
        assert!(psv0.is_subset(&container) && words(Input::Bitcode).is_subset(&container));
        // A block of the module, width 3, in a stream whose ids are two bits wide.
        assert!(container.contains(&[0x21, 0x0c, 0, 0][..]));
    }
}
