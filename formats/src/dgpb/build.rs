//! Makes a bundle: sorts, stores identical blobs once, hashes, lays out.

use super::{
    BlobReference, Bundle, Capability, CodeFormat, FORMAT, Group, MAGIC, Stage, TargetName, VERSION,
    declaration::{Entry, EntryRecord, Header, Parameter, Target, Text},
};
use crate::error::{Error, Result};
use alloc::{format, vec::Vec};
use hashbrown::HashMap;
use sha2::{Digest, Sha256};

/// What a bundle is made of. Equal input gives equal bytes.
///
/// Targets and capabilities are sorted; entries and parameters stay in their order, which says something. Layouts are in
/// the order of the first entry of their pipeline group, blobs in the order in which the table first refers to them,
/// after those that [`BundleBuilder::blob`] put first.
///
/// What is built can be laid out; whether it keeps the rules is for [`Bundle::verify`] to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BundleBuilder<'a> {
    /// The targets, in any order.
    pub targets: Vec<TargetSource<'a>>,
    /// Blobs that lie before the others, in this order.
    pub blobs: Vec<&'a [u8]>,
}

/// What was compiled for one target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetSource<'a> {
    /// The target.
    pub name: TargetName,
    /// The format of the entries' code.
    pub code_format: CodeFormat,
    /// The entries, in the order of their declarations.
    pub entries: Vec<EntrySource<'a>>,
}

/// An entry point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrySource<'a> {
    /// The name of the Dream function.
    pub name: &'a str,
    /// The stage.
    pub stage: Stage,
    /// The recorded layout of the entry's pipeline group, where there is one: the same for all entries of a group.
    pub layout: Option<&'a [u8]>,
    /// The code.
    pub code: &'a [u8],
    /// The threads of a group in x, y and z; zeros for stages other than compute.
    pub thread_group_size: [u32; 3],
    /// The parameters that are bound, in the order of the Dream function's.
    pub parameters: Vec<Parameter<'a>>,
    /// The features that the entry needs, in any order.
    pub capabilities: Vec<Capability>,
}

impl<'a> TargetSource<'a> {
    /// A target without entries.
    pub fn new(name: TargetName, code_format: CodeFormat) -> Self {
        Self { name, code_format, entries: Vec::new() }
    }
}

impl<'a> EntrySource<'a> {
    /// An entry without code, layout, parameters and capabilities.
    pub fn new(name: &'a str, stage: Stage) -> Self {
        Self {
            name,
            stage,
            layout: None,
            code: &[],
            thread_group_size: [0; 3],
            parameters: Vec::new(),
            capabilities: Vec::new(),
        }
    }
}

impl<'a> BundleBuilder<'a> {
    /// A bundle without targets.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a target.
    #[must_use]
    pub fn target(mut self, target: TargetSource<'a>) -> Self {
        self.targets.push(target);
        self
    }

    /// Puts `blob` after those put so, and before all that the table alone names.
    #[must_use]
    pub fn blob(mut self, blob: &'a [u8]) -> Self {
        self.blobs.push(blob);
        self
    }

    /// What `bundle` is made of: built again, a bundle that keeps the rules has the same bytes.
    ///
    /// # Errors
    /// Names that the format does not know, and references to blobs and layouts that are not there.
    pub fn of(bundle: &Bundle<'a>) -> Result<Self> {
        let targets: Result<Vec<_>> = bundle.targets.iter().map(|target| source_of_target(bundle, target)).collect();
        let layouts = bundle.targets.iter().flat_map(|target| &target.layouts);
        let codes = bundle.targets.iter().flat_map(|target| &target.entries).map(|entry| &entry.record.code);
        let mut spans: Vec<_> = layouts.chain(codes).map(|blob| (blob.offset.get(), blob.size.get(), blob)).collect();
        spans.sort_unstable_by_key(|&(offset, size, _)| (offset, size));
        spans.dedup_by_key(|&mut (offset, size, _)| (offset, size));
        let blobs: Result<Vec<_>> = spans.into_iter().map(|(_, _, blob)| blob_of(bundle, blob)).collect();
        Ok(Self { targets: targets?, blobs: blobs? })
    }

    /// The bundle's bytes.
    ///
    /// # Errors
    /// What has no place in the format: entries of one pipeline group with different layouts, or some of a target's
    /// entries with a layout and others without; more than 4 GiB.
    pub fn build(&self) -> Result<Vec<u8>> {
        let mut data = DataSection::default();
        for blob in &self.blobs {
            data.add(blob)?;
        }
        let mut sources: Vec<_> = self.targets.iter().collect();
        sources.sort_by_key(|target| target.name.name());
        let targets: Result<Vec<_>> = sources.into_iter().map(|source| target(source, &mut data)).collect();
        let header = Header { magic: MAGIC, version: VERSION.into(), header_size: 0.into() };
        let mut bundle = Bundle { header, targets: targets?, gap: &[], data: &data.bytes };
        bundle.header.header_size = number("a table", bundle.table_size())?.into();
        let mut file = Vec::with_capacity(bundle.table_size() + data.bytes.len());
        bundle.write(&mut file)?;
        Ok(file)
    }
}

/// The data section as it grows.
#[derive(Default)]
struct DataSection<'a> {
    bytes: Vec<u8>,
    /// What was added, by where it lies in memory: what many entries share is compared and hashed once.
    places: HashMap<(usize, usize), BlobReference>,
    /// What was added.
    blobs: HashMap<&'a [u8], BlobReference>,
}

impl<'a> DataSection<'a> {
    fn add(&mut self, blob: &'a [u8]) -> Result<BlobReference> {
        let place = (blob.as_ptr().addr(), blob.len());
        if let Some(&found) = self.places.get(&place) {
            return Ok(found);
        }
        let reference = match self.blobs.get(blob) {
            Some(&found) => found,
            None => {
                let (offset, size) = (number("a data section", self.bytes.len())?, number("a blob", blob.len())?);
                self.bytes.extend_from_slice(blob);
                let sha256 = Sha256::digest(blob).into();
                let added = BlobReference { offset: offset.into(), size: size.into(), sha256 };
                self.blobs.insert(blob, added);
                added
            }
        };
        self.places.insert(place, reference);
        Ok(reference)
    }
}

/// A size as the file has it.
fn number(what: &str, size: usize) -> Result<u32> {
    u32::try_from(size).map_err(|_| Error::new(FORMAT, 0, format_args!("{what} of less than 4 GiB"), size))
}

fn target<'a>(source: &TargetSource<'a>, data: &mut DataSection<'a>) -> Result<Target<'a>> {
    let mut layouts: Vec<BlobReference> = Vec::new();
    let mut of_groups: HashMap<Group, (u32, &[u8])> = HashMap::new();
    let has_layouts = source.entries.iter().any(|entry| entry.layout.is_some());
    let mut entries = Vec::with_capacity(source.entries.len());
    for entry in &source.entries {
        let layout = match (entry.layout, entry.stage.group()) {
            (None, _) if has_layouts => {
                let expected = format!("a layout for \"{}\" of {}, as other entries have", entry.name, source.name);
                return Err(Error::new(FORMAT, 0, expected, "none"));
            }
            (None, _) => 0,
            (Some(layout), group) => match of_groups.get(&group) {
                Some(&(index, common)) if group != Group::Compute => {
                    if common != layout {
                        let expected = format!("one layout for the {} shaders of {}", group.name(), source.name);
                        return Err(Error::new(FORMAT, 0, expected, format_args!("another for \"{}\"", entry.name)));
                    }
                    index
                }
                _ => {
                    let index = number("a list of layouts", layouts.len())?;
                    layouts.push(data.add(layout)?);
                    of_groups.insert(group, (index, layout));
                    index
                }
            },
        };
        let mut capabilities: Vec<_> = entry.capabilities.iter().map(|capability| capability.name().into()).collect();
        capabilities.sort_unstable();
        capabilities.dedup();
        let record = EntryRecord {
            layout: layout.into(),
            code: data.add(entry.code)?,
            thread_group_size: entry.thread_group_size.map(Into::into),
        };
        let (name, stage) = (entry.name.into(), entry.stage.name().into());
        entries.push(Entry { name, stage, record, parameters: entry.parameters.clone(), capabilities });
    }
    Ok(Target { name: source.name.name().into(), code_format: source.code_format.name().into(), layouts, entries })
}

fn source_of_target<'a>(bundle: &Bundle<'a>, target: &Target<'a>) -> Result<TargetSource<'a>> {
    Ok(TargetSource {
        name: named(target.name, TargetName::named, TargetName::KNOWN)?,
        code_format: named(target.code_format, CodeFormat::named, CodeFormat::KNOWN)?,
        entries: target.entries.iter().map(|entry| source_of_entry(bundle, target, entry)).collect::<Result<_>>()?,
    })
}

fn source_of_entry<'a>(bundle: &Bundle<'a>, target: &Target<'a>, entry: &Entry<'a>) -> Result<EntrySource<'a>> {
    let index = entry.record.layout.get();
    let layout = match target.layouts.get(index as usize) {
        Some(layout) => Some(blob_of(bundle, layout)?),
        None if target.layouts.is_empty() && index == 0 => None,
        None => return Err(Error::new(FORMAT, 0, format!("one of {} layouts", target.layouts.len()), index)),
    };
    let capabilities = entry.capabilities.iter().map(|&text| named(text, Capability::named, Capability::KNOWN));
    Ok(EntrySource {
        name: named(entry.name, Some, "a name in UTF-8")?,
        stage: named(entry.stage, Stage::named, Stage::KNOWN)?,
        layout,
        code: blob_of(bundle, &entry.record.code)?,
        thread_group_size: entry.record.thread_group_size.map(|count| count.get()),
        parameters: entry.parameters.clone(),
        capabilities: capabilities.collect::<Result<_>>()?,
    })
}

fn named<'a, T>(text: Text<'a>, find: impl FnOnce(&'a str) -> Option<T>, known: impl core::fmt::Display) -> Result<T> {
    let found = text.as_str().and_then(find);
    found.ok_or_else(|| Error::new(FORMAT, 0, known, format_args!("\"{text}\"")))
}

fn blob_of<'a>(bundle: &Bundle<'a>, blob: &BlobReference) -> Result<&'a [u8]> {
    bundle.blob(blob).ok_or_else(|| {
        let expected = format!("a blob inside the data section of {} bytes", bundle.data.len());
        Error::new(FORMAT, 0, expected, format_args!("{} bytes at offset {:#x}", blob.size, blob.offset))
    })
}
