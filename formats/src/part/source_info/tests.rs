use super::*;
use crate::dxbc::FourCc;
use alloc::{string::ToString, vec};

fn builder(packed: bool) -> SourceInfoBuilder {
    let bytes = |text: &str| text.as_bytes().to_vec();
    SourceInfoBuilder {
        sources: vec![(bytes("a.hlsl"), bytes("float4 main();")), (bytes("b"), bytes(""))],
        arguments: vec![(bytes("T"), bytes("ps_6_0")), (bytes("Zi"), bytes("")), (bytes(""), bytes("a.hlsl"))],
        packed,
    }
}

fn part(data: &[u8]) -> Part<'_> {
    Part { kind: FourCc::SRCI, offset: 0x100, data }
}

#[test]
fn names_contents_and_arguments_are_three_sections() {
    for packed in [false, true] {
        let data = builder(packed).build().unwrap();
        let source_info = SourceInfo::read(&part(&data)).unwrap();
        let kinds = source_info.sections().map(|section| section.unwrap().header.kind.get()).collect::<Vec<_>>();
        assert_eq!((kinds, source_info.tail.len()), (vec![1, 0, 2], 0));
        assert_eq!(SourceInfoBuilder::of(&source_info).unwrap(), builder(packed));
        let mut written = vec![];
        source_info.write(&mut written);
        assert_eq!(written, data);
    }
}

#[test]
fn each_truncation_is_an_error() {
    for packed in [false, true] {
        let data = builder(packed).build().unwrap();
        for end in 0..data.len() {
            assert!(SourceInfo::read(&part(&data[..end])).is_err());
        }
    }
}

#[test]
fn a_fault_names_the_byte_that_states_it() {
    let data = builder(false).build().unwrap();
    // The first section's size, the first name's size, the name's length.
    for (at, value, expected) in [
        (8, 7u32, "SRCI at byte 0x108: expected a size of 8 bytes or more, found 7"),
        (8, 0, "SRCI at byte 0x108: expected a size of 8 bytes or more, found 0"),
        (26, 0, "SRCI at byte 0x11a: expected a size of 16 bytes or more, found 0"),
        (34, 99, "SRCI at byte 0x122: expected a string inside the entry's 8 bytes, found 99"),
        (34, 2, "SRCI at byte 0x122: expected a string that ends with a zero byte, found another last byte"),
    ] {
        let mut data = data.clone();
        data[at..at + 4].copy_from_slice(&value.to_le_bytes());
        assert_eq!(SourceInfo::read(&part(&data)).unwrap_err().to_string(), expected);
    }
}

#[test]
fn a_stream_that_holds_less_than_stated_is_an_error_when_it_is_unpacked() {
    let mut data = builder(true).build().unwrap();
    let source_info = SourceInfo::read(&part(&data)).unwrap();
    let section = source_info.sections().nth(1).unwrap().unwrap();
    let at = section.offset - 0x100 + core::mem::offset_of!(ContentsHeader, unpacked_size);
    data[at..at + 4].copy_from_slice(&61u32.to_le_bytes());
    let source_info = SourceInfo::read(&part(&data)).unwrap();
    let SectionBody::Contents(contents) = source_info.sections().nth(1).unwrap().unwrap().body else {
        panic!("contents");
    };
    assert_eq!(contents.unpack().unwrap_err().byte(), (0x100 + at + 8) as u64);
}

/// Any value, written and read, is itself.
#[test]
fn any_value_is_read_as_it_was_written() {
    crate::part::tests::for_any_value(200, 800, |mut builder: SourceInfoBuilder| {
        for string in builder.arguments.iter_mut().flat_map(|(name, value)| [name, value]) {
            string.retain(|&byte| byte != 0);
        }
        let data = builder.build().unwrap();
        assert_eq!(SourceInfoBuilder::of(&SourceInfo::read(&part(&data)).unwrap()).unwrap(), builder);
    });
}
