//! Reading refuses what cannot be laid out, and writing gives back what was read.

use super::*;
use alloc::{format, string::ToString};

/// Reads and writes `file`.
fn round_trip(file: &[u8]) -> Vec<u8> {
    let mut written = vec![1, 2, 3];
    Bundle::read(file).unwrap().write(&mut written).unwrap();
    written.split_off(3)
}

/// The error of `file` with `bytes` at `at`.
fn error_with(at: usize, bytes: &[u8]) -> alloc::string::String {
    let mut file = sample_file();
    file[at..at + bytes.len()].copy_from_slice(bytes);
    Bundle::read(&file).unwrap_err().to_string()
}

#[test]
fn the_records_are_those_of_the_document() {
    assert_eq!((size_of::<Header>(), size_of::<BlobReference>()), (12, 40));
    assert_eq!((size_of::<EntryRecord>(), size_of::<ParameterRecord>()), (56, 28));
}

#[test]
fn what_is_read_is_borrowed_and_written_back() {
    let file = sample_file();
    let bundle = Bundle::read(&file).unwrap();
    assert_eq!(round_trip(&file), file);
    assert_eq!(bundle.table_size(), bundle.header.header_size.get() as usize);
    let name = bundle.targets[0].name.0;
    assert_eq!(name, b"dxil");
    assert!(file.as_ptr_range().contains(&name.as_ptr()) && file.as_ptr_range().contains(&bundle.data.as_ptr()));
}

#[test]
fn what_breaks_rules_but_can_be_laid_out_is_written_back() {
    let mut file = sample_file();
    // A gap before the data section, a name that is not UTF-8, another digest, bytes after the last blob.
    let header_size = Bundle::read(&file).unwrap().header.header_size.get();
    file[8..12].copy_from_slice(&(header_size + 5).to_le_bytes());
    file[20] = 0xff;
    file.extend([7; 9]);
    assert_eq!(Bundle::read(&file).unwrap().gap.len(), 5);
    assert_eq!(round_trip(&file), file);
}

#[test]
fn every_cut_is_an_error_up_to_the_data_section() {
    let file = sample_file();
    let header_size = Bundle::read(&file).unwrap().header.header_size.get() as usize;
    for end in 0..header_size {
        let error = Bundle::read(&file[..end]).unwrap_err();
        assert!(error.byte() <= end as u64, "{end}: {error}");
    }
    assert!(Bundle::read(&file[..header_size]).unwrap().data.is_empty());
}

#[test]
fn a_table_that_cannot_be_laid_out_is_an_error_at_its_byte() {
    let size = sample_file().len();
    assert_eq!(error_with(0, b"DXBC"), "DGPB at byte 0x0: expected the characters \"DGPB\", found \"DXBC\"");
    assert_eq!(error_with(4, &[1]), "DGPB at byte 0x4: expected version 0, found 1");
    for header_size in [0u32, 15, 0xffff_ffff] {
        assert_eq!(
            error_with(8, &header_size.to_le_bytes()),
            format!(
                "DGPB at byte 0x8: expected a header of 16 to {size} bytes, which the file has, found {header_size}"
            )
        );
    }
    // The table ends before three targets, and before two layouts, could.
    assert_eq!(
        error_with(8, &[22, 0]),
        "DGPB at byte 0xc: expected a count of at most 0, of 16 bytes or more each, found 3"
    );
    assert_eq!(
        error_with(8, &[64, 0]),
        "DGPB at byte 0x20: expected a count of at most 0, of 40 bytes or more each, found 2"
    );
}

#[test]
fn stated_counts_of_four_billion_cost_an_error() {
    let file = sample_file();
    // Targets, the first name, its layouts, its entries, the first entry's parameters and capabilities.
    let (name, layouts, entries) = (0x10, 0x20, 0x20 + 4 + 2 * 40);
    let parameters = entries + 4 + (4 + 4) + (4 + 7) + 56;
    let capabilities = parameters + 4 + (4 + 6 + 28) + (4 + 6 + 28) + (4 + 7 + 28) + (4 + 6 + 28);
    for (at, found) in [(0xc, 3u32), (name, 4), (layouts, 2), (entries, 3), (parameters, 4), (capabilities, 2)] {
        assert_eq!(file[at..at + 4], found.to_le_bytes(), "{at:#x}");
        let info = allocation_counter::measure(|| {
            let error = error_with(at, &[0xff; 4]);
            let byte = if at == name { at + 4 } else { at };
            assert!(error.starts_with(&format!("DGPB at byte {byte:#x}: expected ")), "{error}");
            assert!(error.contains("4294967295"), "{error}");
        });
        assert!(info.bytes_max < 64 * 1024, "{info:?}");
    }
}
