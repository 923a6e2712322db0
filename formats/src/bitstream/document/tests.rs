use super::*;
use crate::bitstream::cursor::BLOCKINFO;
use alloc::vec;

/// A stream with two kinds of block, abbreviations of both sorts, and what a plain encoding would not give.
struct Sample {
    writer: BitWriter,
}

impl Sample {
    fn new() -> Self {
        Self { writer: BitWriter::continuing(MAGIC.to_vec()) }
    }

    fn enter(&mut self, outer: u32, id: u64, width: u64) -> usize {
        self.writer.fixed(1, outer);
        self.writer.vbr(id, 8);
        self.writer.vbr(width, 4);
        let at = self.writer.finish().len();
        self.writer.fixed(0, 32);
        at
    }

    fn leave(&mut self, width: u32, at: usize) {
        self.writer.fixed(0, width);
        let words = (self.writer.finish().len() - at - 4) / 4;
        self.writer.replace_word(at, words as u32);
    }

    fn define(&mut self, width: u32, encodings: &[Encoding]) {
        self.writer.fixed(2, width);
        self.writer.definition(encodings);
    }
}

/// BLOCKINFO for block 20, then block 20 with a record of each encoding, a blob and a record without abbreviation.
fn sample() -> Vec<u8> {
    let mut sample = Sample::new();
    let outer = sample.enter(2, 19, 3);
    let info = sample.enter(3, BLOCKINFO.into(), 2);
    sample.writer.unabbreviated(2, 1, &[20]);
    sample.define(2, &[Encoding::Literal(7), Encoding::Fixed(9), Encoding::Array, Encoding::Char6]);
    sample.leave(2, info);
    let block = sample.enter(3, 20, 4);
    sample.define(4, &[Encoding::Fixed(5), Encoding::Vbr(3), Encoding::Blob]);
    sample.writer.fixed(4, 4);
    let text = [Encoding::Literal(7), Encoding::Fixed(9), Encoding::Array, Encoding::Char6];
    sample.writer.abbreviated(&text, 7, &[300, b'o'.into(), b'k'.into()], &[]);
    sample.writer.fixed(5, 4);
    sample.writer.abbreviated(&[Encoding::Fixed(5), Encoding::Vbr(3), Encoding::Blob], 9, &[1000], b"bytes");
    sample.writer.unabbreviated(4, 11, &[1, u64::MAX, 0]);
    sample.leave(4, block);
    sample.leave(3, outer);
    sample.writer.into_bytes()
}

fn records(document: &Document) -> Vec<RecordId> {
    document.items().filter_map(|item| if let Item::Record(id) = item { Some(id) } else { None }).collect()
}

#[test]
fn a_stream_is_written_as_it_was_read() {
    let bytes = sample();
    let document = Document::read(&bytes).unwrap();
    assert_eq!(document.write(), bytes);
    assert_eq!(document.irregular(), (0, 0));
    let found: Vec<_> = records(&document).iter().filter_map(|id| document.record(*id)).collect();
    assert_eq!(found[1].operands, [300, b'o'.into(), b'k'.into()]);
    assert_eq!((found[2].code, found[2].operands, found[2].blob), (9, &[1000][..], Some(&b"bytes"[..])));
    assert_eq!(found[3].operands, [1, u64::MAX, 0]);
}

#[test]
fn every_bit_that_can_be_read_is_written_again() {
    let bytes = sample();
    let (mut read, mut irregular) = (0, 0);
    for bit in 32..bytes.len() * 8 {
        let mut bytes = bytes.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        if let Ok(document) = Document::read(&bytes) {
            assert_eq!(document.write(), bytes, "bit {bit}");
            read += 1;
            irregular += usize::from(document.irregular().0 > 0);
        }
    }
    assert!(read > 200 && irregular > 20, "{read} read, {irregular} of them irregular");
}

#[test]
fn a_stream_cut_anywhere_is_an_error_or_written_again() {
    let bytes = sample();
    for len in 0..bytes.len() {
        if let Ok(document) = Document::read(&bytes[..len]) {
            assert_eq!(document.write(), bytes[..len]);
        }
    }
}

#[test]
fn wrapper_and_trailing_bytes_stay() {
    let stream = [&sample()[..], &[0, 0, 0, 0, 1, 0xff, 7, 9, 1, 1, 1, 1, 3]].concat();
    let mut bytes = Vec::new();
    for word in [0x0B17_C0DE, 0, 24, stream.len() as u32, 7, 99] {
        bytes.extend_from_slice(&word.to_le_bytes());
    }
    bytes.extend_from_slice(&stream);
    bytes.extend_from_slice(b"behind");
    let mut document = Document::read(&bytes).unwrap();
    assert_eq!(document.write(), bytes);
    let (before, after) = document.around();
    assert_eq!((before.len(), after.len()), (24, 13 + 6));
    let id = records(&document)[3];
    document.set_record(id, 11, &[0; 64]).unwrap();
    let written = document.write();
    let grown = written.len() - bytes.len();
    assert!(grown > 0);
    assert_eq!(written[12..16], (stream.len() as u32 + grown as u32).to_le_bytes());
    assert_eq!(Document::read(&written).unwrap().write(), written);
}

#[test]
fn numbers_in_too_many_chunks_and_padding_stay() {
    let mut sample = Sample::new();
    let block = sample.enter(2, 20, 4);
    // A code of two chunks, and a count in three.
    for (value, width) in [(3, 4), (0b1_00101, 6), (0, 6), (0b1_00001, 6), (0b1_00000, 6), (0, 6), (9, 6)] {
        sample.writer.fixed(value, width);
    }
    sample.writer.fixed(0, 4);
    // Padding of ones.
    let free = (32 - sample.writer.bit() % 32) as u32 % 32;
    sample.writer.fixed(u64::MAX, free);
    let end = sample.writer.bit();
    assert_eq!(end % 32, 0);
    // A length that is one too many.
    sample.writer.replace_word(block, (end / 32) as u32);
    let bytes = sample.writer.into_bytes();
    let mut document = Document::read(&bytes).unwrap();
    assert_eq!(document.write(), bytes);
    assert_eq!(document.irregular().0, 2);
    // Edited, the record is plain; and so is the length where it changes.
    let id = records(&document)[0];
    assert_eq!(document.record(id).unwrap().operands, [9]);
    document.set_record(id, 5, &[9; 40]).unwrap();
    let written = document.write();
    let again = Document::read(&written).unwrap();
    assert_eq!(again.record(id).unwrap().operands, [9; 40]);
    let head = again.block(BlockId(0)).unwrap();
    assert_eq!(head.stated_words, head.words);
}

#[test]
fn an_edited_record_keeps_its_abbreviation_where_it_fits() {
    let mut document = Document::read(&sample()).unwrap();
    let ids = records(&document);
    document.set_record(ids[1], 7, &[511, b'_'.into()]).unwrap();
    assert_eq!(document.record(ids[1]).unwrap().abbreviation_id, 4);
    document.set_record(ids[1], 7, &[512, b'_'.into()]).unwrap();
    assert_eq!(document.record(ids[1]).unwrap().abbreviation_id, 3);
    assert!(document.set_record(ids[2], 32, &[1]).is_err());
    document.set_record(ids[2], 31, &[1 << 50]).unwrap();
    document.insert_record(1, 77, &[5]).unwrap();
    assert!(document.insert_record(0, 77, &[5]).is_err());
    document.remove_records(|block, record| block == 20 && record.code == 11);
    let again = Document::read(&document.write()).unwrap();
    let found: Vec<_> = records(&again).iter().filter_map(|id| again.record(*id)).collect();
    let found: Vec<_> = found.iter().map(|record| (record.code, record.operands.to_vec())).collect();
    assert_eq!(found, [(77, vec![5]), (1, vec![20]), (7, vec![512, b'_'.into()]), (31, vec![1 << 50])]);
    assert_eq!(again.write(), document.write());
}

#[test]
fn literals_do_not_make_much_of_little() {
    let mut sample = Sample::new();
    let block = sample.enter(2, 20, 3);
    let literals = [Encoding::Literal(1); 200];
    sample.define(3, &literals);
    for _ in 0..1000 {
        sample.writer.fixed(4, 3);
    }
    sample.leave(3, block);
    assert!(Document::read(&sample.writer.into_bytes()).is_err());
}

#[test]
fn items_are_arranged_with_what_is_new() {
    let mut document = Document::read(&sample()).unwrap();
    let items: Vec<Item> = document.items().collect();
    let [.., last] = records(&document)[..] else { panic!() };
    let (record, block) = (document.add_record(3, &[1, 2]).unwrap(), document.add_block(21, 5));
    let at = items.iter().position(|item| *item == Item::Record(last)).unwrap();
    let mut new = items.clone();
    new.splice(at..=at, [Item::Block(block), Item::Record(record), Item::End(block)]);
    document.arrange(&new).unwrap();
    let again = Document::read(&document.write()).unwrap();
    assert_eq!(again.write(), document.write());
    let found = again.record(*records(&again).last().unwrap()).unwrap();
    assert_eq!((found.code, found.operands), (3, &[1, 2][..]));
    let new = again.items().filter_map(|item| if let Item::Block(id) = item { again.block(id) } else { None }).last();
    assert_eq!(new.map(|block| (block.id, block.id_width)), Some((21, 5)));
    document.arrange(&items).unwrap();
    assert_eq!(document.write(), sample());
}

#[test]
fn items_that_would_not_be_read_again_are_not_arranged() {
    let mut document = Document::read(&sample()).unwrap();
    let items: Vec<Item> = document.items().collect();
    let definition = items.iter().rposition(|item| matches!(item, Item::Definition(_))).unwrap();
    let end = items.len() - 1;
    // A definition that goes, a block that does not end, a record in the block around its own.
    for (from, to) in [(definition, None), (end, None), (definition + 1, Some(end - 1))] {
        let mut new = items.clone();
        let item = new.remove(from);
        if let Some(to) = to {
            new.insert(to, item);
        }
        assert!(document.arrange(&new).is_err(), "{from} to {to:?}");
        assert_eq!(document.write(), sample());
    }
}
