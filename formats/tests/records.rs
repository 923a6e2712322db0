//! Every declared record: what is too short, too long or out of range is refused, and the error says where and of what.

use shaderbin::{
    Error,
    bitcode::{BLOCKS, Names, Operands, RecordKind, Role},
};

const BIT: u64 = 96;
/// Ids below this one are of values that are there already.
const NEXT_VALUE: u32 = 100;
/// More operands than any record has without a list.
const MANY: usize = 40;

fn operands(operands: &[u64]) -> Operands<'_> {
    Operands::relative(operands, BIT, NEXT_VALUE)
}

/// Reads a record and writes it.
fn rewritten(kind: &RecordKind, record: &[u64]) -> Result<Vec<u64>, Error> {
    let mut written = Vec::new();
    kind.rewrite(operands(record), &mut written)?;
    Ok(written)
}

#[track_caller]
fn assert_names(error: &Error, kind: &RecordKind) {
    assert_eq!((error.bit(), error.record()), (Some(BIT), Some((kind.name, kind.block))), "{error}");
    assert!(error.to_string().contains(&format!("record {} of {}: expected ", kind.name, kind.block)), "{error}");
}

/// Gives each kind of record to `check` with the fewest operands that it can have, all of them 1.
fn each(mut check: impl FnMut(&RecordKind, &[u64])) {
    for kind in BLOCKS.iter().flat_map(|block| block.records) {
        let shortest = (0..MANY).map(|len| vec![1; len]).find(|record| rewritten(kind, record).is_ok());
        check(kind, &shortest.unwrap_or_else(|| panic!("{} of {} is never read", kind.name, kind.block)));
    }
}

#[test]
fn a_record_of_any_length_is_written_as_it_was_or_refused() {
    let (mut bounded, mut open) = (0, 0);
    each(|kind, shortest| {
        for len in 0..MANY {
            match rewritten(kind, &vec![1; len]) {
                Ok(written) => assert_eq!(written, vec![1; len], "{} of {}", kind.name, kind.block),
                Err(error) => {
                    assert_names(&error, kind);
                    let missing = error.to_string().contains("an operand \"");
                    assert_eq!(missing, len < shortest.len(), "{error}");
                }
            }
        }
        let longer = rewritten(kind, &[1; MANY]);
        *(if longer.is_ok() { &mut open } else { &mut bounded }) += 1;
    });
    assert!(bounded > 60 && open > 40, "{bounded} of a bounded length, {open} with a list");
}

#[test]
fn an_id_or_index_of_more_than_32_bits_is_refused() {
    let (mut ids, mut numbers) = (0, 0);
    each(|kind, shortest| {
        // Lists are empty in the shortest record.
        for len in [shortest.len(), shortest.len() + 1, shortest.len() + 2] {
            let record = vec![1; len];
            let mut terms = Vec::new();
            if kind.terms(operands(&record), &mut terms).is_err() {
                continue;
            }
            assert_eq!(terms.len(), len, "{} of {}", kind.name, kind.block);
            for (place, term) in terms.iter().enumerate() {
                let mut wide = record.clone();
                wide[place] = 1 << 40;
                let is_id = term.role.names() != Names::Nothing || matches!(term.role, Role::Type | Role::Block);
                match kind.terms(operands(&wide), &mut Vec::new()) {
                    Ok(()) => assert!(!is_id, "operand {place} of {} of {}: {:?}", kind.name, kind.block, term.role),
                    Err(error) => assert_names(&error, kind),
                }
                *(if is_id { &mut ids } else { &mut numbers }) += 1;
            }
        }
    });
    assert!(ids > 200 && numbers > 200, "{ids} ids, {numbers} numbers");
}
