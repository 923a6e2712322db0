//! The view of every byte: offset, bytes, field, value.

use super::{Annotation, Item, Role, Shape, Words, json};
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Write;

/// The bytes of a line.
const LINE: usize = 16;
/// The longest run whose bytes are all shown where not all are asked for.
const SHORT: usize = 16 * LINE;

/// How [`Annotation::print_bytes`] prints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByteView {
    /// Whether all bytes of long runs are shown, and not only the first.
    pub full: bool,
}

/// An item with the names of what it lies in.
struct Line<'i> {
    item: &'i Item,
    /// The outermost group, if there is one.
    part: Option<&'i Item>,
    path: String,
}

impl Annotation<'_> {
    /// The items that are no groups and have bytes, by offset, with their paths.
    fn lines(&self, space: usize) -> Vec<Line<'_>> {
        let mut groups: Vec<(&Item, usize)> = Vec::new();
        let mut path = String::new();
        let mut lines = Vec::new();
        for item in &self.items {
            while let Some((_, length)) = groups.pop_if(|(group, _)| group.depth >= item.depth) {
                path.truncate(length);
            }
            let length = path.len();
            // The outermost group has a line of its own.
            if item.depth > 0 || item.shape != Shape::Group {
                if !path.is_empty() {
                    path.push('.');
                }
                push_name(item, &mut path);
            }
            if item.shape == Shape::Group {
                groups.push((item, length));
                continue;
            }
            if usize::from(item.space) == space && item.size > 0 {
                let part = groups.first().map(|&(group, _)| group);
                lines.push(Line { item, part, path: path.clone() });
            }
            path.truncate(length);
        }
        lines.sort_by_key(|line| line.item.offset);
        lines
    }

    /// Prints every byte by offset: those of the file, then what was unpacked from it.
    pub fn print_bytes(&self, view: ByteView, out: &mut Vec<u8>) {
        for (index, space) in self.spaces.iter().enumerate() {
            if index > 0 {
                out.extend_from_slice(format!("\n{}\n", space.name).as_bytes());
            }
            let mut part: Option<&Item> = None;
            let mut end = 0;
            for line in self.lines(index) {
                if part != line.part
                    && let Some(found) = line.part
                {
                    out.extend_from_slice(b"\n");
                    out.extend_from_slice(found.title().as_bytes());
                    out.extend_from_slice(b"\n");
                }
                part = line.part;
                self.print_line(&line, view, end, out);
                end = end.max(line.item.offset.saturating_add(line.item.size));
            }
        }
        for fault in &self.faults {
            out.extend_from_slice(format!("\nfault: {fault}\n").as_bytes());
        }
    }

    fn print_line(&self, line: &Line<'_>, view: ByteView, end: usize, out: &mut Vec<u8>) {
        let Line { item, path, .. } = line;
        let bytes = self.bytes(item);
        let shown = if view.full || bytes.len() <= SHORT { bytes } else { bytes.get(..LINE).unwrap_or(bytes) };
        for (index, chunk) in shown.chunks(LINE).enumerate() {
            let mut text = format!("{:08x}  ", item.offset.saturating_add(index * LINE));
            chunk.iter().for_each(|byte| {
                let _ = write!(text, "{byte:02x} ");
            });
            if index == 0 {
                let _ = write!(text, "{:1$}", "", (LINE - chunk.len()) * 3);
                let _ = write!(text, " {path}");
                let value = self.value_with_words(item);
                if item.role == Role::Padding && !item.meaning.starts_with("Zeros") {
                    text.push_str(": 0");
                } else if item.role != Role::Padding && !value.is_empty() {
                    let _ = write!(text, ": {value}");
                }
                if item.offset < end {
                    text.push_str("  (also part of what stands above)");
                }
            }
            out.extend_from_slice(text.trim_end().as_bytes());
            out.push(b'\n');
        }
        if shown.len() < bytes.len() {
            let rest = bytes.len() - shown.len();
            out.extend_from_slice(format!("{:8}  ... {rest} bytes more\n", "").as_bytes());
        }
    }

    /// Prints every byte as JSON: an array of objects, by offset.
    pub fn print_bytes_json(&self, out: &mut Vec<u8>) {
        out.push(b'[');
        let mut is_first = true;
        for index in 0..self.spaces.len() {
            for line in self.lines(index) {
                out.extend_from_slice(if is_first { b"\n" } else { b",\n" });
                is_first = false;
                self.line_as_json(&line, index, out);
            }
        }
        out.extend_from_slice(b"\n]\n");
    }

    fn line_as_json(&self, line: &Line<'_>, space: usize, out: &mut Vec<u8>) {
        let Line { item, part, path } = line;
        out.extend_from_slice(b"{\"part\":");
        match part.map(|part| part.title()) {
            Some(title) => json::string(title.split(',').next().unwrap_or(&title).as_bytes(), out),
            None => out.extend_from_slice(b"null"),
        }
        if space > 0 {
            out.extend_from_slice(b",\"unpacked\":true");
        }
        out.extend_from_slice(format!(",\"offset\":{},\"size\":{},\"field\":", item.offset, item.size).as_bytes());
        json::string(path.as_bytes(), out);
        out.extend_from_slice(b",\"role\":");
        let role = match item.role {
            Role::Content | Role::Summary => "content",
            Role::Structure => "structure",
            Role::Padding => "padding",
            Role::Unexplained => "unexplained",
        };
        json::string(role.as_bytes(), out);
        out.extend_from_slice(b",\"value\":");
        self.json_value(item, out);
        if let Some(words) = &item.words {
            out.extend_from_slice(b",\"is\":");
            json::words_as_json(words, out);
        }
        out.push(b'}');
    }
}

impl Item {
    /// What a group is, in a line of its own.
    pub(super) fn title(&self) -> String {
        self.words.as_deref().map_or_else(|| self.name.into(), Words::to_string)
    }
}

/// The name with its index: `inputs[0]`.
pub(super) fn push_name(item: &Item, path: &mut String) {
    path.extend(item.name.chars().map(|letter| if letter == ' ' { '_' } else { letter }));
    if let Some(index) = item.index {
        let _ = write!(path, "[{index}]");
    }
}
