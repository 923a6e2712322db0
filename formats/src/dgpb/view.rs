//! The readable view of a bundle, which the document calls `<stem>.bundle.json`: complete, so that a bundle is written
//! from it again, byte for byte.
//!
//! Keys are the names of the declared fields, in their order. A key with `_is` behind it has a value in words; it is for
//! readers, and not looked at when a bundle is written. Text that is not UTF-8, and blobs that are not text, are
//! `{"base64": "..."}`.

use super::{
    BindingLayout, BlobReference, Bundle, Entry, EntryRecord, FORMAT, Header, Kinds, MAGIC, Parameter, ParameterRecord,
    Target, Text,
};
use crate::error::{Error, Result};
use alloc::{
    borrow::ToOwned,
    collections::BTreeSet,
    format,
    string::{String, ToString},
    vec::Vec,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde::{Deserialize, Serialize};

/// A bundle as JSON has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// `DGPB`.
    pub magic: String,
    /// The version: 0.
    pub version: u32,
    /// The offset of the data section.
    pub header_size: u32,
    /// The targets.
    pub targets: Vec<TargetView>,
    /// What lies between the table and the data section.
    #[serde(default, skip_serializing_if = "Bytes::is_empty")]
    pub gap: Bytes,
    /// The data section, cut where blobs begin and end.
    pub data: Vec<PieceView>,
}

/// A target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the declaration")]
pub struct TargetView {
    pub name: Bytes,
    pub code_format: Bytes,
    pub layouts: Vec<BlobView>,
    pub entries: Vec<EntryView>,
}

/// An entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the declaration")]
pub struct EntryView {
    pub name: Bytes,
    pub stage: Bytes,
    pub layout: u32,
    pub code: BlobView,
    pub thread_group_size: [u32; 3],
    pub parameters: Vec<ParameterView>,
    pub capabilities: Vec<Bytes>,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the declaration")]
pub struct ParameterView {
    pub name: Bytes,
    pub kind: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind_is: Option<String>,
    pub flags: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags_is: Vec<String>,
    pub space: u32,
    pub binding: u32,
    pub offset: u32,
    pub size: u32,
    pub webgpu_layout: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webgpu_layout_is: Option<String>,
}

/// A reference to a blob.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the declaration")]
pub struct BlobView {
    pub offset: u32,
    pub size: u32,
    /// 64 hexadecimal digits.
    pub sha256: String,
}

/// A piece of the data section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceView {
    /// Where it begins: where the piece before it ends.
    pub offset: u32,
    /// The number of its bytes.
    pub size: u32,
    /// Its bytes.
    pub bytes: Bytes,
}

/// Bytes: a string of JSON where they are text, else `{"base64": "..."}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Bytes(pub Vec<u8>);

/// How bytes stand in JSON.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Text(String),
    Base64 {
        #[serde(with = "base64_text")]
        base64: Vec<u8>,
    },
}

mod base64_text {
    use super::*;

    pub(super) fn serialize<S: serde::Serializer>(bytes: &[u8], to: S) -> core::result::Result<S::Ok, S::Error> {
        to.serialize_str(&STANDARD.encode(bytes))
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> core::result::Result<Vec<u8>, D::Error> {
        STANDARD.decode(String::deserialize(from)?).map_err(serde::de::Error::custom)
    }
}

impl From<Written> for Bytes {
    fn from(written: Written) -> Self {
        match written {
            Written::Text(text) => Self(text.into_bytes()),
            Written::Base64 { base64 } => Self(base64),
        }
    }
}

impl From<Bytes> for Written {
    fn from(Bytes(bytes): Bytes) -> Self {
        let is_control = |character: char| character.is_control() && !matches!(character, '\t' | '\n' | '\r');
        match String::from_utf8(bytes) {
            Ok(text) if !text.contains(is_control) => Self::Text(text),
            Ok(text) => Self::Base64 { base64: text.into_bytes() },
            Err(error) => Self::Base64 { base64: error.into_bytes() },
        }
    }
}

impl Bytes {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Text<'_>> for Bytes {
    fn from(text: Text<'_>) -> Self {
        Self(text.0.to_vec())
    }
}

impl View {
    /// The view of `bundle`; `kinds` are the names of the parameters' kinds.
    pub fn of(bundle: &Bundle<'_>, kinds: &Kinds) -> Self {
        Self {
            magic: String::from_utf8_lossy(&bundle.header.magic).into_owned(),
            version: bundle.header.version.get(),
            header_size: bundle.header.header_size.get(),
            targets: bundle.targets.iter().map(|target| target_view(target, kinds)).collect(),
            gap: Bytes(bundle.gap.to_vec()),
            data: pieces(bundle),
        }
    }

    /// Writes the bundle at the end of `out`.
    ///
    /// # Errors
    /// A digest that is not one, and pieces of the data section that do not follow each other. The error's byte is that
    /// of the data section.
    pub fn write(&self, out: &mut Vec<u8>) -> Result<()> {
        let mut data = Vec::new();
        for piece in &self.data {
            if (piece.offset as usize, piece.size as usize) != (data.len(), piece.bytes.0.len()) {
                let expected = format!("a piece of {} bytes at offset {}", piece.bytes.0.len(), data.len());
                let found = format_args!("{} bytes at offset {}", piece.size, piece.offset);
                return Err(Error::new(FORMAT, data.len(), expected, found));
            }
            data.extend_from_slice(&piece.bytes.0);
        }
        let header = Header {
            magic: self.magic.as_bytes().try_into().unwrap_or(MAGIC),
            version: self.version.into(),
            header_size: self.header_size.into(),
        };
        let targets = self.targets.iter().map(target_of).collect::<Result<_>>()?;
        Bundle { header, targets, gap: &self.gap.0, data: &data }.write(out)
    }
}

/// The data section, cut where blobs begin and end.
fn pieces(bundle: &Bundle<'_>) -> Vec<PieceView> {
    let layouts = bundle.targets.iter().flat_map(|target| &target.layouts);
    let codes = bundle.targets.iter().flat_map(|target| &target.entries).map(|entry| &entry.record.code);
    let ends = layouts.chain(codes).filter(|blob| blob.of(bundle.data).is_some()).flat_map(|blob| {
        let start = blob.offset.get() as usize;
        [start, start + blob.size.get() as usize]
    });
    let cuts: BTreeSet<usize> = ends.chain([0, bundle.data.len()]).collect();
    let piece = |(start, end): (&usize, &usize)| PieceView {
        offset: *start as u32,
        size: (end - start) as u32,
        bytes: Bytes(bundle.data.get(*start..*end).unwrap_or_default().to_vec()),
    };
    cuts.iter().zip(cuts.iter().skip(1)).map(piece).collect()
}

fn target_view(target: &Target<'_>, kinds: &Kinds) -> TargetView {
    TargetView {
        name: target.name.into(),
        code_format: target.code_format.into(),
        layouts: target.layouts.iter().map(blob_view).collect(),
        entries: target.entries.iter().map(|entry| entry_view(entry, kinds)).collect(),
    }
}

fn target_of(view: &TargetView) -> Result<Target<'_>> {
    Ok(Target {
        name: Text(&view.name.0),
        code_format: Text(&view.code_format.0),
        layouts: view.layouts.iter().map(blob_of).collect::<Result<_>>()?,
        entries: view.entries.iter().map(entry_of).collect::<Result<_>>()?,
    })
}

fn entry_view(entry: &Entry<'_>, kinds: &Kinds) -> EntryView {
    EntryView {
        name: entry.name.into(),
        stage: entry.stage.into(),
        layout: entry.record.layout.get(),
        code: blob_view(&entry.record.code),
        thread_group_size: entry.record.thread_group_size.map(|count| count.get()),
        parameters: entry.parameters.iter().map(|parameter| parameter_view(parameter, kinds)).collect(),
        capabilities: entry.capabilities.iter().map(|&capability| capability.into()).collect(),
    }
}

fn entry_of(view: &EntryView) -> Result<Entry<'_>> {
    Ok(Entry {
        name: Text(&view.name.0),
        stage: Text(&view.stage.0),
        record: EntryRecord {
            layout: view.layout.into(),
            code: blob_of(&view.code)?,
            thread_group_size: view.thread_group_size.map(Into::into),
        },
        parameters: view.parameters.iter().map(parameter_of).collect(),
        capabilities: view.capabilities.iter().map(|capability| Text(&capability.0)).collect(),
    })
}

fn parameter_view(parameter: &Parameter<'_>, kinds: &Kinds) -> ParameterView {
    let record = &parameter.record;
    ParameterView {
        name: parameter.name.into(),
        kind: record.kind.get(),
        kind_is: kinds.name(record.kind.get()).map(ToOwned::to_owned),
        flags: record.flags.get(),
        flags_is: parameter.flag_names().map(ToString::to_string).collect(),
        space: record.space.get(),
        binding: record.binding.get(),
        offset: record.offset.get(),
        size: record.size.get(),
        webgpu_layout: record.webgpu_layout.get(),
        webgpu_layout_is: BindingLayout::new(record.webgpu_layout.get()).map(|layout| layout.name().to_owned()),
    }
}

fn parameter_of(view: &ParameterView) -> Parameter<'_> {
    let record = ParameterRecord {
        kind: view.kind.into(),
        flags: view.flags.into(),
        space: view.space.into(),
        binding: view.binding.into(),
        offset: view.offset.into(),
        size: view.size.into(),
        webgpu_layout: view.webgpu_layout.into(),
    };
    Parameter { name: Text(&view.name.0), record }
}

fn blob_view(blob: &BlobReference) -> BlobView {
    BlobView { offset: blob.offset.get(), size: blob.size.get(), sha256: blob.digest().to_string() }
}

fn blob_of(view: &BlobView) -> Result<BlobReference> {
    let sha256 = super::Hex::parse(&view.sha256).ok_or_else(|| {
        Error::new(
            FORMAT,
            view.offset as usize,
            "a SHA-256 of 64 hexadecimal digits",
            format_args!("{:?}", view.sha256),
        )
    })?;
    Ok(BlobReference { offset: view.offset.into(), size: view.size.into(), sha256 })
}
