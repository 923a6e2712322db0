//! Documents: what is written is what was read, of typed records too; what is edited is read again as it was set.

use arbitrary::{Arbitrary, Unstructured};
use shaderbin::{
    bitcode::{
        Numbering, Operands, RecordKind, block,
        view::{Content, record_name, walk},
    },
    bitstream::{Document, Item, RecordId},
};
use std::convert::Infallible;

/// An edit as the fuzzer makes one. Places are counted modulo what there is.
#[derive(Debug, Arbitrary)]
enum Edit {
    Set { record: u32, code: u8, operands: Vec<u64> },
    Operand { record: u32, place: u8, value: u32 },
    Insert { item: u32, code: u8, operands: Vec<u8> },
    Remove { record: u32 },
}

pub(crate) fn run(data: &[u8]) {
    crate::for_bitcode(data, |bitcode| {
        let Ok(mut document) = Document::read(bitcode) else { return };
        assert!(document.write() == bitcode, "other bytes than were read");
        show(&document);
        let records = records(&document);
        let (_, after) = document.around();
        let mut edits = Unstructured::new(if after.is_empty() { bitcode } else { after });
        let edits: Vec<Edit> = (0..8).map_while(|_| Edit::arbitrary(&mut edits).ok()).collect();
        edits.into_iter().for_each(|edit| apply(edit, &records, &mut document));
        check(&document);
    });
}

/// What is shown of a record is all its operands, in words in proportion.
fn show(document: &Document) {
    const WORDS: usize = 256;
    let shown = walk(document, |item, at| {
        if let Item::Record(id) = item
            && let Some(record) = document.record(id)
        {
            let fields = at.fields(&record);
            let operands: usize = fields.iter().map(|field| field.operands.len()).sum();
            assert_eq!(operands, record.operands.len(), "{}", record_name(at.block, record.code));
            let text: usize = fields.iter().map(|field| length(&field.content)).sum();
            assert!(text <= WORDS * operands, "{text} characters of {operands} operands: {fields:?}");
        }
        Ok::<(), Infallible>(())
    });
    assert_eq!(shown, Ok(()));
}

fn length(content: &Content) -> usize {
    match content {
        Content::Text(text) => text.len(),
        Content::Words(words) => words.iter().map(String::len).sum(),
    }
}

/// The records that may be edited: all but those that say whose the abbreviations behind them are. Of those that are
/// declared, what is written of the struct is what it was read from.
fn records(document: &Document) -> Vec<RecordId> {
    let mut numbering = Numbering::default();
    let (mut blocks, mut found, mut written) = (Vec::new(), Vec::new(), Vec::new());
    for item in document.items() {
        match item {
            Item::Block(id) => {
                blocks.extend(document.block(id).map(|block| block.id));
                blocks.last().into_iter().for_each(|block| numbering.enter(*block));
            }
            Item::End(_) => blocks.pop().into_iter().for_each(|block| numbering.leave(block)),
            Item::Record(id) => {
                let (Some(&block), Some(record)) = (blocks.last(), document.record(id)) else { continue };
                let operands = Operands::relative(record.operands, record.bits.0, numbering.next_value());
                written.clear();
                if let Some(kind) = RecordKind::find(block, record.code)
                    && kind.rewrite(operands, &mut written).is_ok()
                {
                    assert_eq!(written, record.operands, "{}", kind.name);
                }
                numbering.record(block, record.code, record.operands);
                if block != block::BLOCKINFO {
                    found.push(id);
                }
            }
            Item::Definition(_) | Item::Removed => {}
        }
    }
    found
}

fn apply(edit: Edit, records: &[RecordId], document: &mut Document) {
    let of = |number: u32| records.get((number as usize).checked_rem(records.len())?).copied();
    match edit {
        Edit::Set { record, code, operands } => {
            let Some(id) = of(record) else { return };
            if document.set_record(id, code.into(), &operands).is_ok() {
                let set = document.record(id).expect("it was set");
                assert_eq!((set.code, set.operands), (u32::from(code), &*operands));
            }
        }
        Edit::Operand { record, place, value } => {
            let Some((id, record)) = of(record).and_then(|id| Some((id, document.record(id)?))) else { return };
            let mut operands = record.operands.to_vec();
            let len = operands.len().max(1);
            if let Some(operand) = operands.get_mut(usize::from(place) % len) {
                *operand = value.into();
            }
            let _ = document.set_record(id, record.code, &operands);
        }
        Edit::Insert { item, code, operands } => {
            let index = item as usize % document.items().len().max(1);
            let operands: Vec<u64> = operands.into_iter().map(u64::from).collect();
            if !is_in_block_info(document, index) {
                let _ = document.insert_record(index, code.into(), &operands);
            }
        }
        Edit::Remove { record } => {
            let Some(id) = of(record) else { return };
            let place = |record| document.record(record).map(|record| record.bits);
            let bits = place(id);
            // Records that were inserted have no bits.
            if bits.is_some_and(|(_, len)| len > 0) {
                document.remove_records(|block, record| block != block::BLOCKINFO && Some(record.bits) == bits);
            }
        }
    }
}

fn is_in_block_info(document: &Document, index: usize) -> bool {
    let mut blocks = Vec::new();
    for item in document.items().take(index) {
        match item {
            Item::Block(id) => blocks.push(id),
            Item::End(_) => drop(blocks.pop()),
            _ => {}
        }
    }
    let last = blocks.last().and_then(|id| document.block(*id));
    last.is_some_and(|block| block.id == block::BLOCKINFO)
}

/// Whether a document that is written is read again as the same blocks, definitions and records.
fn check(document: &Document) {
    let written = document.write();
    let items: Vec<Item> = document.items().filter(|item| *item != Item::Removed).collect();
    let operands: usize = items.iter().map(|item| operands(document, *item)).sum();
    // Operands that are literals take no bits; so many of them are refused.
    if operands > written.len() * 4 {
        return;
    }
    let again = Document::read(&written).expect("what was written can be read");
    assert_eq!(again.around(), document.around());
    assert_eq!(again.items().len(), items.len());
    for (item, found) in items.into_iter().zip(again.items()) {
        match (item, found) {
            (Item::Block(set), Item::Block(found)) => {
                let (set, found) = (document.block(set).unwrap(), again.block(found).unwrap());
                assert_eq!((set.id, set.id_width), (found.id, found.id_width));
                // A length that was wrong when it was read stays.
                assert!(found.stated_words == found.words || found.stated_words == set.stated_words, "{found:?}");
            }
            (Item::Record(set), Item::Record(found)) => {
                let (set, found) = (document.record(set).unwrap(), again.record(found).unwrap());
                assert_eq!((set.code, set.operands, set.blob), (found.code, found.operands, found.blob));
                assert_eq!(set.abbreviation_id, found.abbreviation_id);
            }
            (Item::Definition(set), Item::Definition(found)) => {
                assert_eq!(document.abbreviation(set), again.abbreviation(found));
            }
            (Item::End(_), Item::End(_)) => {}
            (set, found) => panic!("{found:?} instead of {set:?}"),
        }
    }
    assert!(again.write() == written, "other bytes than were read");
}

fn operands(document: &Document, item: Item) -> usize {
    let Item::Record(id) = item else { return 0 };
    document.record(id).map_or(0, |record| record.operands.len())
}
