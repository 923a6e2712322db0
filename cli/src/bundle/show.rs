//! `shaderbin bundle show`: a bundle as a tree, its bindings as tables.

use super::{KindTable, listed};
use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    input::Input,
};
use clap::Args as Arguments;
use shaderbin::dgpb::{BindingLayout, BlobReference, Bundle, Entry, Group, Kinds, Stage, Target, TargetName};
use std::{collections::BTreeMap, fmt::Write};

pub const HELP: &str = "\
Examples:
  shaderbin bundle show shaders.dgpb
  shaderbin bundle show --kinds kinds.txt shaders.dgpb     with the names of the parameters' kinds

A blob's number is that of its line in the table at the end, by its place in the data section.

Exit status: 0 every file went well, 1 some file failed, 2 the command line was wrong.";

/// Arguments of `show`.
#[derive(Debug, Arguments)]
pub struct Show {
    /// The names of kinds.
    #[command(flatten)]
    kinds: KindTable,
    /// Which files.
    #[command(flatten)]
    files: args::Bundles,
}

/// Runs the command.
pub fn run(arguments: &Show) -> Outcome {
    match arguments.kinds.read() {
        Ok(kinds) => batch::print_bundles(&Trees { kinds }, &arguments.files),
        Err(error) => {
            batch::complain(&error);
            Outcome::Usage
        }
    }
}

struct Trees {
    kinds: Kinds,
}

impl Work for Trees {
    fn work(&self, input: &Input, Slot { file, text, .. }: &mut Slot) -> Result<(), String> {
        let bundle = Bundle::read(file).map_err(|error| error.to_string())?;
        let mut tree = String::new();
        Tree { bundle: &bundle, kinds: &self.kinds, blobs: Blobs::of(&bundle) }
            .print(input, file.len(), &mut tree)
            .map_err(|error| error.to_string())?;
        text.extend_from_slice(tree.as_bytes());
        Ok(())
    }

    fn is_printed(&self) -> bool {
        true
    }
}

/// The blobs by place, each with what uses it.
struct Blobs<'f> {
    used_by: BTreeMap<(u32, u32), (BlobReference, Vec<String>)>,
    numbers: BTreeMap<(u32, u32), usize>,
    data: &'f [u8],
}

impl<'f> Blobs<'f> {
    fn of(bundle: &Bundle<'f>) -> Self {
        let mut used_by: BTreeMap<_, (BlobReference, Vec<String>)> = BTreeMap::new();
        let mut add = |blob: &BlobReference, user: String| {
            let place = (blob.offset.get(), blob.size.get());
            used_by.entry(place).or_insert_with(|| (*blob, Vec::new())).1.push(user);
        };
        for target in &bundle.targets {
            for (index, layout) in target.layouts.iter().enumerate() {
                add(layout, format!("layout {index} of {}", target.name));
            }
            target
                .entries
                .iter()
                .for_each(|entry| add(&entry.record.code, format!("{} of {}", entry.name, target.name)));
        }
        let numbers = used_by.keys().zip(0..).map(|(&place, number)| (place, number)).collect();
        Self { used_by, numbers, data: bundle.data }
    }

    fn said(&self, blob: &BlobReference) -> String {
        let place = (blob.offset.get(), blob.size.get());
        let number = self.numbers.get(&place).copied().unwrap_or_default();
        format!("blob {number}, {} bytes", blob.size)
    }
}

struct Tree<'t, 'f> {
    bundle: &'t Bundle<'f>,
    kinds: &'t Kinds,
    blobs: Blobs<'f>,
}

impl Tree<'_, '_> {
    fn print(&self, input: &Input, size: usize, out: &mut String) -> std::fmt::Result {
        let bundle = self.bundle;
        writeln!(
            out,
            "{input}: bundle of version {}, {size} bytes: a table of {}, {} of data in {}",
            bundle.header.version,
            bundle.table_size(),
            bundle.data.len(),
            counted(self.blobs.used_by.len(), "blob"),
        )?;
        for target in &bundle.targets {
            self.target(target, out)?;
        }
        writeln!(out, "\nblobs")?;
        let rows = self.blobs.used_by.values().zip(0..).map(|((blob, users), number): (_, usize)| {
            let digest: String = blob.digest().to_string().chars().take(16).collect();
            let place = if blob.of(self.blobs.data).is_some() { "" } else { " (not in the data section)" };
            let offset = format!("{:#x}{place}", blob.offset);
            vec![number.to_string(), offset, blob.size.to_string(), digest, listed(users.iter())]
        });
        table(&["#", "offset", "size", "sha256", "used by"], rows, out)
    }

    fn target(&self, target: &Target<'_>, out: &mut String) -> std::fmt::Result {
        let backend = target.known_name().map_or("unknown".into(), |name| name.backend().to_string());
        let (layouts, entries) = (counted(target.layouts.len(), "layout"), counted_entries(target.entries.len()));
        writeln!(out, "\n{} for {backend}: {} code, {entries}, {layouts}", target.name, target.code_format)?;
        let mut users: BTreeMap<u32, Vec<_>> = BTreeMap::new();
        for entry in &target.entries {
            users.entry(entry.record.layout.get()).or_default().push(entry.name);
        }
        for (layout, index) in target.layouts.iter().zip(0u32..) {
            let users = users.get(&index).into_iter().flatten();
            writeln!(out, "  layout {index}: {}; {}", self.blobs.said(layout), listed(users))?;
        }
        target.entries.iter().try_for_each(|entry| self.entry(target, entry, out))
    }

    fn entry(&self, target: &Target<'_>, entry: &Entry<'_>, out: &mut String) -> std::fmt::Result {
        write!(out, "  {}: {}", entry.name, entry.stage)?;
        let [x, y, z] = entry.record.thread_group_size.map(|count| count.get());
        let is_compute =
            entry.stage.as_str().and_then(Stage::named).is_none_or(|stage| stage.group() == Group::Compute);
        if is_compute || [x, y, z] != [0; 3] {
            write!(out, " {x} x {y} x {z}")?;
        }
        write!(out, ", {}", self.blobs.said(&entry.record.code))?;
        if !target.layouts.is_empty() {
            write!(out, ", layout {}", entry.record.layout)?;
        }
        if !entry.capabilities.is_empty() {
            write!(out, ", needs {}", listed(entry.capabilities.iter()))?;
        }
        out.push('\n');
        if entry.parameters.is_empty() {
            return Ok(());
        }
        let has_layouts = target.known_name() == Some(TargetName::Wgsl);
        let mut heads = vec!["#", "parameter", "kind", "access", "space", "binding", "offset", "size"];
        heads.extend(has_layouts.then_some("binding layout"));
        let rows = entry.parameters.iter().zip(0..).map(|(parameter, index): (_, usize)| {
            let record = &parameter.record;
            let kind = record.kind.get();
            let access: Vec<_> = parameter.flag_names().collect();
            let at = |number: u32| if parameter.is_value() { number.to_string() } else { "-".into() };
            let mut row = vec![
                index.to_string(),
                parameter.name.to_string(),
                self.kinds.name(kind).map_or(kind.to_string(), ToString::to_string),
                if access.is_empty() { "-".into() } else { access.join(", ") },
                record.space.to_string(),
                record.binding.to_string(),
                at(record.offset.get()),
                at(record.size.get()),
            ];
            let number = record.webgpu_layout.get();
            row.extend(has_layouts.then(|| match BindingLayout::new(number) {
                Some(layout) => format!("{number} {}", layout.name()),
                None => number.to_string(),
            }));
            row
        });
        table(&heads, rows, out)
    }
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn counted_entries(count: usize) -> String {
    if count == 1 { "1 entry".into() } else { format!("{count} entries") }
}

/// Prints a table: columns as wide as their widest cell, those of numbers to the right.
fn table(heads: &[&str], rows: impl Iterator<Item = Vec<String>>, out: &mut String) -> std::fmt::Result {
    let rows: Vec<_> = rows.collect();
    let width = |text: &str| text.chars().count();
    let is_number = |cell: &String| cell == "-" || cell.starts_with(|first: char| first.is_ascii_digit());
    let columns: Vec<_> = heads
        .iter()
        .enumerate()
        .map(|(column, head)| {
            let cells = || rows.iter().filter_map(|row| row.get(column));
            let widest = cells().map(|cell| width(cell)).max().unwrap_or(0).max(width(head));
            let has_numbers =
                cells().all(|cell| is_number(cell) && !cell.contains(' ')) && cells().any(|cell| cell != "-");
            (widest, has_numbers)
        })
        .collect();
    let heads: Vec<String> = heads.iter().map(ToString::to_string).collect();
    for row in std::iter::once(&heads).chain(&rows) {
        let line = row.iter().zip(&columns).fold(String::from("   "), |line, (cell, &(width, has_numbers))| {
            if has_numbers { format!("{line} {cell:>width$} ") } else { format!("{line} {cell:width$} ") }
        });
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
