use super::*;
use crate::dxbc::FourCc;
use alloc::vec::Vec;

pub(super) fn rdat(tables: &[(TableKind, Vec<u8>)]) -> Vec<u8> {
    let mut offset = 8 + tables.len() as u32 * 4;
    let mut data = [0x10, tables.len() as u32].map(u32::to_le_bytes).concat();
    for (_, bytes) in tables {
        data.extend(offset.to_le_bytes());
        offset += 8 + bytes.len() as u32;
    }
    for (kind, bytes) in tables {
        data.extend((*kind as u32).to_le_bytes());
        data.extend((bytes.len() as u32).to_le_bytes());
        data.extend(bytes);
    }
    data
}

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

#[test]
fn strings_arrays_and_bytes_are_found_by_reference() {
    let data = rdat(&[
        (TableKind::Strings, b"\0ab\0".to_vec()),
        (TableKind::Indexes, words(&[2, 7, 8, 9])),
        (TableKind::RawBytes, b"xyz\0".to_vec()),
    ]);
    let rdat = Rdat::read(&Part { kind: FourCc::RDAT, offset: 0, data: &data }).unwrap();
    assert_eq!(rdat.string(1.into()).unwrap(), b"ab");
    assert!(rdat.string(4.into()).is_err());
    assert_eq!(rdat.array(0.into()).unwrap(), [7, 8].map(U32::from));
    assert!(rdat.array(NULL.into()).unwrap().is_empty());
    assert!(rdat.array(3.into()).is_err());
    assert_eq!(rdat.bytes_at(1.into(), 2.into()).unwrap(), b"yz");
    assert!(rdat.bytes_at(1.into(), 4.into()).is_err());
    for end in 0..data.len() {
        assert!(Rdat::read_at(&data[..end], 0).is_err());
    }
}

#[test]
fn records_that_do_not_lie_in_their_table_are_an_error() {
    let whole = words(&[1, 8, 5, 6]);
    let data = rdat(&[(TableKind::NodeIds, whole.clone())]);
    let records = Rdat::read_at(&data, 0).unwrap().records::<[U32; 2]>(TableKind::NodeIds);
    assert_eq!(records.get(0).unwrap()[1], 6);
    for header in [[2, 8], [1, 12], [u32::MAX, u32::MAX]] {
        let mut table = words(&header);
        table.extend(&whole[8..]);
        let data = rdat(&[(TableKind::NodeIds, whole.clone()), (TableKind::NodeIo, table)]);
        assert!(Rdat::read_at(&data, 0).is_err());
        // What lies before the fault is read.
        let (rdat, fault) = Rdat::read_so_far(&Part { kind: FourCc::RDAT, offset: 0, data: &data }).unwrap();
        assert!(fault.is_some() && rdat.records::<[U32; 2]>(TableKind::NodeIds).len() == 1);
    }
}

#[test]
fn records_of_no_bytes_are_an_error() {
    let data = rdat(&[(TableKind::NodeIds, words(&[3, 0])), (TableKind::NodeIo, words(&[0, 0]))]);
    let error = Rdat::read_at(&data, 0x100).unwrap_err();
    assert_eq!(error.to_string(), "RDAT at byte 0x11c: expected 3 records of some bytes, found 0");
}

#[test]
fn runtime_data_is_written_as_it_was_read_with_what_lies_between_tables() {
    let mut data = rdat(&[(TableKind::Strings, b"\0ab\0".to_vec()), (TableKind::RawBytes, b"xyz\0".to_vec())]);
    data.splice(28..28, *b"gap!");
    data[12..16].copy_from_slice(&32u32.to_le_bytes());
    data.extend(*b"tail");
    let mut written = Vec::new();
    let rdat = Rdat::read_at(&data, 0).unwrap();
    rdat.write(&mut written);
    assert_eq!((rdat.raw_bytes(), written), (&b"xyz\0"[..], data.clone()));
    // A table inside another.
    data[12..16].copy_from_slice(&20u32.to_le_bytes());
    assert!(Rdat::read_at(&data, 0).is_err_and(|error| error.byte() == 12));
}

/// dxc 1.8 numbers signature elements and stages from 12 on, later releases from 13 on.
#[test]
fn record_sizes_tell_the_numbering_of_stages() {
    let table = |kind: u32, stride: u32| {
        let mut table = words(&[kind, 8 + stride, 1, stride]);
        table.resize(16 + stride as usize, 0);
        table
    };
    let kinds = |tables: &[(u32, u32)]| {
        let mut data = words(&[0x10, tables.len() as u32]);
        let mut at = 8 + tables.len() as u32 * 4;
        for (_, stride) in tables {
            data.extend(at.to_le_bytes());
            at += 16 + stride;
        }
        tables.iter().for_each(|&(kind, stride)| data.extend(table(kind, stride)));
        let rdat = Rdat::read_at(&data, 0).unwrap();
        rdat.tables().map(|table| table.kind()).collect::<Vec<_>>()
    };
    let elements = Some(TableKind::SignatureElements);
    let vertex = Some(TableKind::VertexShaders);
    let compute = Some(TableKind::ComputeShaders);
    assert_eq!(kinds(&[(13, 16), (14, 16)]), [elements, vertex]);
    assert_eq!(kinds(&[(12, 16), (13, 16)]), [elements, vertex]);
    assert_eq!((kinds(&[(19, 8)]), kinds(&[(18, 8)])), (alloc::vec![compute], alloc::vec![compute]));
    assert_eq!(kinds(&[(13, 16)]), [vertex]);
}
