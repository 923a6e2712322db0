//! The register of the formats: what lies in each, in order, and the records that it is made of.

use super::{container, dgpb, packed, psv0, rdat, root_signature, signature, small};
use crate::layout::Record;
use alloc::{format, string::String};
use core::fmt;

/// One thing of a format, which may come several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The type: `u32`, a record's name, `strings`, `bytes`.
    pub kind: &'static str,
    /// The name.
    pub name: &'static str,
    /// What it is, and when it is there.
    pub meaning: &'static str,
}

impl Step {
    /// Zeros that fill a place.
    pub(super) const PADDING: Self = Self::new("bytes", "padding", "Zeros up to where the next thing begins.");
    /// What nothing explains.
    pub(super) const UNEXPLAINED: Self = Self::new("bytes", "unexplained", "Nothing explains these bytes.");

    /// Of this type, name and meaning.
    pub(super) const fn new(kind: &'static str, name: &'static str, meaning: &'static str) -> Self {
        Self { kind, name, meaning }
    }
}

/// A format: what lies in it, in order, and the records that it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// What `shaderbin layout` calls it.
    pub name: &'static str,
    /// What it is.
    pub title: &'static str,
    /// What lies in it, in order.
    pub sequence: &'static [Step],
    /// Its fixed-size records.
    pub records: &'static [&'static Record],
}

/// All formats whose fields are declared.
pub static FORMATS: &[Format] = &[
    container::FORMAT,
    small::PROGRAM,
    psv0::FORMAT,
    signature::FORMAT,
    small::FEATURES,
    small::HASH,
    small::DEBUG_NAME,
    small::VERSION,
    root_signature::FORMAT,
    rdat::FORMAT,
    packed::SOURCE_INFO,
    packed::PDB_INFO,
    container::PDB,
    dgpb::FORMAT,
];

impl Format {
    /// The format of this name, whatever the case; the parts' four-character codes are names too.
    pub fn named(name: &str) -> Option<&'static Self> {
        let name = match name.to_ascii_lowercase().as_str() {
            "dxbc" => "container",
            "dxil" | "ildb" | "stat" => "program",
            "isg1" | "osg1" | "psg1" | "isgn" | "osgn" | "osg5" | "pcsg" => "signature",
            "sfi0" => "features",
            "ildn" => "debug_name",
            "vers" => "version",
            "rts0" => "root_signature",
            "srci" => "source_info",
            "pdbi" => "pdb_info",
            other => return FORMATS.iter().find(|format| format.name == other),
        };
        FORMATS.iter().find(|format| format.name == name)
    }
}

impl fmt::Display for Format {
    /// The order and the records as text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}\n", self.name, self.title)?;
        let kinds = self.sequence.iter().map(|step| step.kind.len()).max().unwrap_or(0);
        let names = self.sequence.iter().map(|step| step.name.len()).max().unwrap_or(0);
        for (Step { kind, name, meaning }, number) in self.sequence.iter().zip(1..) {
            writeln!(f, "  {number:2}. {kind:kinds$}  {name:names$}  {meaning}")?;
        }
        self.records.iter().try_for_each(|record| write!(f, "\n{record}"))
    }
}

/// The reference of all formats, as Markdown.
pub fn reference() -> String {
    let mut text = String::from(
        "# The formats\n\n\
         Made from the declarations in the source by `shaderbin layout --markdown`; do not edit. All numbers are \
         little-endian, all sizes are in bytes. The names are those that `shaderbin dump`, `shaderbin annotate` and \
         their JSON use; a field called `a.b` is the field `b` of the record `a`.\n",
    );
    for Format { name, title, sequence, records } in FORMATS {
        text.push_str(&format!("\n## {name}\n\n{title}\n\n| # | Type | Name | Meaning |\n|---|---|---|---|\n"));
        for (Step { kind, name, meaning }, number) in sequence.iter().zip(1..) {
            text.push_str(&format!("| {number} | {kind} | {name} | {} |\n", cell(meaning)));
        }
        for record in *records {
            text.push_str(&format!(
                "\n### {}\n\n{} Size: {}.\n\n| Offset | Size | Type | Name | Meaning |\n|---|---|---|---|---|\n",
                record.name, record.meaning, record.size
            ));
            for leaf in record.leaves() {
                let (offset, field) = (leaf.offset, leaf.field);
                let (size, kind, meaning) = (field.size, field.kind, cell(field.meaning));
                text.push_str(&format!("| {offset:#x} | {size} | {kind} | {} | {meaning} |\n", leaf.path));
            }
        }
    }
    text
}

/// Text as it may stand in a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_format_is_found_by_its_name_and_by_its_parts() {
        for format in FORMATS {
            assert_eq!(Format::named(format.name), Some(format));
            assert!(!format.sequence.is_empty() && !format.records.is_empty(), "{}", format.name);
        }
        assert_eq!(Format::named("RTS0").map(|format| format.name), Some("root_signature"));
        assert!(Format::named("nothing").is_none());
    }
}
