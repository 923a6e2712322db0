//! Makes the items, from declarations and from what the readers of variable structure found.

use super::{
    Annotation, Item, Role, Shape, Words,
    format::Step,
    values::{components, in_words},
};
use crate::{
    error::Error,
    layout::{Field, Record},
};
use alloc::{boxed::Box, string::String, vec::Vec};
use core::ops::Range;
use zerocopy::little_endian::U32;

/// What a walker knows of a field beyond its declaration.
pub(super) enum Say {
    /// Nothing.
    Nothing,
    /// The value in words.
    Words(Words),
    /// What the field holds in this file.
    As(&'static Record),
    /// Nothing uses the field in this file.
    Unused,
    /// That the field holds the file together.
    Structure,
}

impl From<Option<Words>> for Say {
    fn from(words: Option<Words>) -> Self {
        words.map_or(Self::Nothing, Self::Words)
    }
}

/// A field as it lies in a record, with its value if it is a number.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The declaration.
    pub field: &'static Field,
    /// The offset from the start of the outermost record.
    pub offset: usize,
    /// The value; 0 of what is no number.
    pub value: u64,
}

/// Nothing is known of any field beyond its declaration.
pub(super) fn nothing(_: Place) -> Say {
    Say::Nothing
}

/// So much may be annotated more than once wherever it is.
const SMALL: usize = 0x1000;

/// Adds the items of one part, or of another run of bytes. Offsets count in these bytes.
pub(super) struct Walk<'t, 'a, 'd> {
    pub annotation: &'t mut Annotation<'a>,
    pub data: &'d [u8],
    base: usize,
    space: u16,
    depth: u16,
    /// The first item of this walk.
    first: usize,
    /// How many bytes may still be annotated: structures that overlap could make it many more than there are.
    left: usize,
    /// How many bytes of text may still be said.
    text_left: usize,
}

impl<'t, 'a, 'd> Walk<'t, 'a, 'd> {
    /// Of `data`, which lies at byte `base` of the space `space`, inside `depth` groups.
    pub fn new(annotation: &'t mut Annotation<'a>, space: u16, base: usize, data: &'d [u8], depth: u16) -> Self {
        let (first, left) = (annotation.items.len(), data.len().saturating_mul(2).saturating_add(SMALL));
        let text_left = data.len().saturating_mul(16).saturating_add(0x1_0000);
        Self { annotation, data, base, space, depth, first, left, text_left }
    }

    /// The byte of the file, or of what was unpacked, at offset `at`.
    pub fn byte(&self, at: usize) -> usize {
        self.base.saturating_add(at)
    }

    /// Walks `range` of the same bytes with offsets from its start, inside `depth` groups.
    pub fn nested(&mut self, range: Range<usize>, depth: u16, visit: impl FnOnce(&mut Walk<'_, 'a, 'd>)) {
        let (base, data) = (self.byte(range.start), self.data.get(range).unwrap_or_default());
        visit(&mut Walk::new(self.annotation, self.space, base, data, depth));
    }

    /// How many groups what is added next lies in.
    pub fn depth(&self) -> u16 {
        self.depth
    }

    /// Where `part`, a slice of these bytes, begins.
    pub fn at(&self, part: &[u8]) -> usize {
        part.as_ptr().addr().wrapping_sub(self.data.as_ptr().addr())
    }

    /// Notes what could not be read.
    pub fn fault(&mut self, fault: Option<Error>) {
        self.annotation.faults.extend(fault);
    }

    /// Opens a group of `range`; what is added until [`Walk::end`] lies in it.
    pub fn group(&mut self, step: &Step, index: Option<usize>, range: Range<usize>, words: Option<String>) {
        self.add(step, index, range, Role::Content, Shape::Group, words.map(Words::Said));
        self.depth = self.depth.saturating_add(1);
    }

    /// Closes a group.
    pub fn end(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// Adds the item of one step.
    pub fn run(&mut self, step: &Step, index: Option<usize>, range: Range<usize>, role: Role, shape: Shape) {
        if range.is_empty() {
            return;
        }
        let words = match shape {
            Shape::Components => Some(Words::Said(components(self.data.get(range.clone()).unwrap_or_default()))),
            _ => None,
        };
        self.add(step, index, range, role, shape, words);
    }

    /// Adds the row of a table of dependencies: which components depend on the one that is called `input`.
    pub fn row(&mut self, step: &Step, index: usize, range: Range<usize>, input: &str) {
        let set = components(self.data.get(range.clone()).unwrap_or_default());
        let words = Some(Words::Said(alloc::format!("{input} -> {set}")));
        self.add(step, Some(index), range, Role::Content, Shape::Components, words);
    }

    /// Whether so much was annotated already that nothing more will be.
    pub fn is_full(&self) -> bool {
        self.left == 0
    }

    /// Adds a 32-bit number that holds the file together; gives the offset after it.
    pub fn word(&mut self, step: &Step, at: usize) -> usize {
        let value = number(self.data.get(at..at.saturating_add(4)).unwrap_or_default());
        self.add(step, None, at..at + 4, Role::Structure, Shape::Number { value, is_flags: false }, None);
        at + 4
    }

    /// Adds what no bytes say directly.
    pub fn said(&mut self, step: &Step, index: Option<usize>, role: Role, shape: Shape) {
        self.add(step, index, 0..0, role, shape, None);
    }

    /// Adds the strings in `range`, each with its zero byte, and the zeros after them.
    pub fn strings(&mut self, step: &Step, range: Range<usize>) {
        let bytes = self.data.get(range.clone()).unwrap_or_default();
        let padding = bytes.iter().rev().take_while(|&&byte| byte == 0).count();
        let end = bytes.len() - padding;
        let mut at = 0;
        let strings = bytes.get(..end).unwrap_or_default().split_inclusive(|&byte| byte == 0);
        for (index, string) in strings.enumerate() {
            // The last one's zero byte is among the zeros at the end.
            let size = if at + string.len() == end { (string.len() + 1).min(bytes.len() - at) } else { string.len() };
            let start = range.start + at;
            self.run(step, Some(index), start..start + size, Role::Structure, Shape::Text);
            at += size;
        }
        self.padding(range.start + at..range.end);
    }

    /// Adds zeros that fill a place; other bytes there are unexplained.
    pub fn padding(&mut self, range: Range<usize>) {
        let zeros = self.data.get(range.clone()).is_some_and(|bytes| bytes.iter().all(|&byte| byte == 0));
        if zeros {
            self.run(&Step::PADDING, None, range, Role::Padding, Shape::Bytes);
        } else {
            self.unexplained(range);
        }
    }

    /// Adds what nothing explains.
    pub fn unexplained(&mut self, range: Range<usize>) {
        self.run(&Step::UNEXPLAINED, None, range, Role::Unexplained, Shape::Bytes);
    }

    /// Adds the fields of a record at `at`: as `role`, but what is reserved or unused and zero fills a place.
    pub fn record(&mut self, record: &'static Record, at: usize, role: Role, say: &mut dyn FnMut(Place) -> Say) {
        self.fields(record, at, 0, role, say);
    }

    fn fields(
        &mut self,
        record: &'static Record,
        at: usize,
        before: usize,
        role: Role,
        say: &mut dyn FnMut(Place) -> Say,
    ) {
        for field in record.fields {
            let range = at + field.offset..at + field.offset + field.size;
            let Some(bytes) = self.data.get(range.clone()) else { return };
            let shape = shape(field, bytes);
            let value = if let Shape::Number { value, .. } = shape { value } else { 0 };
            let place = Place { field, offset: before + field.offset, value };
            if let Some(inner) = field.inner.filter(|_| field.is_flat) {
                self.fields(inner, range.start, place.offset, role, say);
                continue;
            }
            let said = say(place);
            let inner = if let Say::As(record) = said { Some(record) } else { field.inner };
            let step = Step { name: field.name, kind: field.kind, meaning: field.meaning };
            if let Some(inner) = inner {
                self.group(&step, None, range.clone(), None);
                if role != Role::Content
                    && let Some(group) = self.annotation.items.last_mut()
                {
                    group.role = role;
                }
                self.fields(inner, range.start, place.offset, role, say);
                self.end();
                continue;
            }
            let is_reserved = matches!(said, Say::Unused)
                || ["Reserved", "Unused"].iter().any(|word| field.meaning.starts_with(word));
            let role = if is_reserved && bytes.iter().all(|&byte| byte == 0) { Role::Padding } else { role };
            let role = if matches!(said, Say::Structure) { Role::Structure } else { role };
            let words = match said {
                Say::Words(words) => Some(words),
                _ if is_reserved => None,
                _ if matches!(shape, Shape::Number { .. }) => in_words(field, value),
                _ => None,
            };
            self.add(&step, None, range, role, shape, words);
        }
    }

    /// Adds items of `step` where no item of this walk lies in `range`.
    pub fn fill(&mut self, range: Range<usize>, step: &Step, role: Role) {
        let (start, end) = (self.byte(range.start), self.byte(range.end));
        let items = self.annotation.items.get(self.first..).unwrap_or_default();
        let leaves = items.iter().filter(|item| item.shape != Shape::Group && item.space == self.space);
        let mut covered: Vec<(usize, usize)> = leaves
            .map(|item| (item.offset, item.offset.saturating_add(item.size)))
            .filter(|&(from, to)| from < to && to > start && from < end)
            .collect();
        covered.sort_unstable();
        covered.push((end, end));
        let mut at = start;
        for (from, to) in covered {
            if from > at {
                self.run(step, None, at - self.base..from.min(end) - self.base, role, Shape::Bytes);
            }
            at = at.max(to);
        }
    }

    /// Marks what no item of this walk explains.
    pub fn finish(&mut self) {
        self.fill(0..self.data.len(), &Step::UNEXPLAINED, Role::Unexplained);
    }

    /// The text that `find` gives, in words; at most `most` bytes are looked at. Nothing once so much was said that
    /// references must lead to the same many times.
    pub fn text<'x>(&mut self, most: usize, find: impl FnOnce() -> Option<&'x [u8]>) -> Option<Words> {
        if self.text_left == 0 {
            return None;
        }
        let text = find();
        self.charge(text.map_or(most, <[u8]>::len))?;
        text.map(|text| Words::Text(text.to_vec()))
    }

    /// The numbers of `array`, unless too much was said already.
    pub fn numbers(&mut self, array: &[U32]) -> Option<Vec<u32>> {
        self.charge(size_of_val(array))?;
        Some(array.iter().map(|number| number.get()).collect())
    }

    /// Takes `size` bytes from what may still be said; none where that is not enough.
    fn charge(&mut self, size: usize) -> Option<()> {
        let left = self.text_left.checked_sub(size.saturating_add(4));
        self.text_left = left.unwrap_or(0);
        left.map(|_| ())
    }

    fn add(
        &mut self,
        step: &Step,
        index: Option<usize>,
        range: Range<usize>,
        role: Role,
        shape: Shape,
        words: Option<Words>,
    ) {
        let size = range.end.saturating_sub(range.start);
        // Sizes come from readers that saw the bytes; groups cost as much as an empty field.
        let cost = if shape == Shape::Group { 1 } else { size };
        match self.left.checked_sub(cost) {
            Some(left) => self.left = left,
            None => {
                self.left = 0;
                return self.too_much(range.start);
            }
        }
        let empty = size == 0 && shape != Shape::Group && words.is_none() && !matches!(shape, Shape::Number { .. });
        if empty {
            return;
        }
        self.annotation.items.push(Item {
            depth: self.depth,
            name: step.name,
            index: index.map(|index| index as u32),
            offset: if size == 0 { 0 } else { self.byte(range.start) },
            size,
            space: self.space,
            meaning: step.meaning,
            role,
            shape,
            words: words.map(Box::new),
        });
    }

    /// Notes that nothing more is annotated.
    #[cold]
    pub fn too_much(&mut self, at: usize) {
        let fault = Error::new("annotation", self.byte(at), "structures that do not overlap", "many that do");
        if self.annotation.faults.last().is_none_or(|last| last.format() != "annotation") {
            self.annotation.faults.push(fault);
        }
    }
}

/// What the bytes of a field are.
fn shape(field: &Field, bytes: &[u8]) -> Shape {
    let is_flags = !field.bits.is_empty();
    match field.kind {
        "u8" | "u16" | "u32" | "u64" => Shape::Number { value: number(bytes), is_flags },
        "f32" => Shape::Float(bytes.first_chunk().map_or(0.0, |bytes| f32::from_le_bytes(*bytes))),
        "char[4]" => Shape::Characters,
        kind if kind.starts_with("u32[") => Shape::Numbers(4),
        "u8[4]" => Shape::Numbers(1),
        _ => Shape::Bytes,
    }
}

/// The little-endian number in up to eight bytes.
pub(super) fn number(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}
