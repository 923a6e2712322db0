//! The data section: where blobs lie, what they hash to, and that there is nothing else.

use super::{
    super::{BlobReference, Bundle, Hex, declaration::EntryRecord},
    EntryAt, Place, Report, Rule, TargetAt, field,
};
use alloc::vec::Vec;
use core::fmt;
use hashbrown::HashMap;
use sha2::{Digest, Sha256};

/// A reference to a blob.
pub(super) struct Use<'f> {
    place: Place<'f>,
    field: &'static str,
    byte: usize,
    reference: BlobReference,
}

pub(super) fn collect_layouts<'f>(found: &TargetAt<'_, 'f>, uses: &mut Vec<Use<'f>>) {
    let references = found.target.layouts.iter().zip(found.layout_references());
    uses.extend(references.map(|(&reference, (_, byte))| Use {
        place: found.place(),
        field: "layout",
        byte,
        reference,
    }));
}

pub(super) fn collect_code<'f>(found: &EntryAt<'_, 'f>, uses: &mut Vec<Use<'f>>) {
    let (field, byte) = field!(found.record(), EntryRecord, code);
    uses.push(Use { place: found.place(), field, byte, reference: found.entry.record.code });
}

/// A blob's first byte and the one after its last, in the data section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Span {
    start: usize,
    end: usize,
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bytes {:#x} to {:#x} of the data section", self.start, self.end)
    }
}

pub(super) fn verify<'f>(bundle: &Bundle<'f>, uses: &[Use<'f>], report: &mut Report<'f>) {
    let data = bundle.data;
    let base = bundle.header.header_size.get() as usize;
    let mut spans: Vec<(Span, usize)> = Vec::with_capacity(uses.len());
    for (index, found) in uses.iter().enumerate() {
        let (offset, size) = (found.reference.offset.get(), found.reference.size.get());
        if found.reference.of(data).is_some() {
            let start = offset as usize;
            spans.push((Span { start, end: start + size as usize }, index));
        } else {
            let expected = format_args!("a blob inside the data section of {} bytes", data.len());
            let said = format_args!("{size} bytes at offset {offset:#x}");
            report.add(Rule::BlobBounds, found.place, (found.field, found.byte), expected, said);
        }
    }
    spans.sort_unstable();
    let mut end = 0;
    let mut stored: HashMap<[u8; 32], Span> = HashMap::new();
    for same in spans.chunk_by(|(one, _), (other, _)| one == other) {
        let Some(&(span, first)) = same.first() else { continue };
        let Some(first) = uses.get(first) else { continue };
        if span.start > end {
            let said = format_args!("{} bytes of none", span.start - end);
            report.add(Rule::Unreferenced, Place::default(), ("data", base + end), "a blob", said);
        }
        // An empty one, too, lies between others.
        if span.start < end {
            let expected = format_args!("a blob from byte {end:#x} of the data section on, where the one before ends");
            report.add(Rule::BlobOverlap, first.place, (first.field, first.byte), expected, span);
        } else {
            let digest: [u8; 32] = Sha256::digest(data.get(span.start..span.end).unwrap_or_default()).into();
            for found in same.iter().filter_map(|&(_, index)| uses.get(index)) {
                let stated = found.reference.sha256;
                if stated != digest {
                    let at = field!(found.byte, BlobReference, sha256);
                    report.add(Rule::BlobDigest, found.place, at, Hex(&digest), Hex(&stated));
                }
            }
            let before = *stored.entry(digest).or_insert(span);
            if before != span {
                let expected = format_args!("a reference to {before}, which are the same");
                report.add(Rule::BlobRepeated, first.place, (first.field, first.byte), expected, span);
            }
        }
        end = end.max(span.end);
    }
    if end < data.len() {
        let said = format_args!("{} bytes", data.len() - end);
        report.add(Rule::Trailing, Place::default(), ("data", base + end), "the end after the last blob", said);
    }
}
