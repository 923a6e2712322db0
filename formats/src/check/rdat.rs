//! RDAT against the module's functions and resources.

use super::{Checks, Finding, Rule, fields::Fields, psv0::resource_name};
use crate::{
    Result,
    assemble::{NODES_AND_STAGES, rdat},
    dxbc::Part,
    layout::Table,
    part::{
        program::ShaderKind,
        rdat::{Function, Function2, Rdat, RecordsHeader, Resource, TableKind},
    },
};
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use zerocopy::little_endian::U32;

const RESOURCE: Fields<'_> =
    Fields { rules: &[], otherwise: Rule::RdatResources, skipped: &["name"], source: "dx.resources" };

const FUNCTION: Fields<'_> = Fields {
    rules: &[
        ("features", Rule::RdatFeatures),
        ("features_upper", Rule::RdatFeatures),
        ("stages", Rule::RdatTarget),
        ("min_target", Rule::RdatTarget),
        ("flags", Rule::RdatStageRecord),
        ("stage_record", Rule::RdatStageRecord),
    ],
    otherwise: Rule::RdatStage,
    // Compared as text and numbers.
    skipped: &["name", "unmangled_name", "resources", "dependencies"],
    source: "the module's functions and dx.entryPoints",
};

impl Checks<'_, '_> {
    /// Checks a library's runtime data.
    pub(super) fn rdat(&mut self, part: &Part<'_>) -> Result<()> {
        // A part that should not be there is found as such.
        if self.dxil.shader_model.kind != ShaderKind::Library {
            return Ok(());
        }
        let found = Rdat::read(part)?;
        let made = rdat(self.dxil, self.target, Some(&found))?;
        if made == part.data {
            return Ok(());
        }
        let before = self.findings.len();
        let expected = Rdat::read_at(&made, 0)?;
        self.rdat_resources(part, &found, &expected);
        self.rdat_functions(part, &found, &expected);
        // Records refer to strings and arrays: where those lie otherwise, records differ, too.
        let same_pools = [TableKind::Strings, TableKind::Indexes, TableKind::RawBytes]
            .iter()
            .all(|kind| data(&found, *kind) == data(&expected, *kind));
        if self.findings.len() == before && same_pools {
            self.stage_tables(part, &found, &expected);
        }
        if self.findings.len() == before {
            self.layout(Rule::RdatLayout, part, &made);
        }
        Ok(())
    }

    fn rdat_resources(&mut self, part: &Part<'_>, found: &Rdat<'_>, expected: &Rdat<'_>) {
        let kind = TableKind::Resources;
        let at = part.offset + table_at(found, kind);
        let (one, other) = (found.records::<Resource>(kind), expected.records::<Resource>(kind));
        if !self.same_count(
            Rule::RdatResources,
            at,
            "RDAT, number of resources",
            one.len(),
            other.len(),
            "dx.resources",
        ) {
            return;
        }
        for (index, resource) in self.dxil.resources.in_order().enumerate() {
            let at = at + size_of::<RecordsHeader>() + index * one.stride();
            let subject = format!("RDAT resource {index} ({})", resource_name(resource));
            if let (Some(found_record), Some(wanted)) = (one.get(index), other.get(index)) {
                let texts = [text(found, found_record.name), text(expected, wanted.name)];
                self.compare_texts(Rule::RdatResources, at, &format!("{subject}, name"), texts, "dx.resources");
            }
            let records = [one.record(index), other.record(index)].map(Option::unwrap_or_default);
            RESOURCE.compare::<Resource>(subject, at, records[0], records[1], self.findings);
        }
    }

    fn rdat_functions(&mut self, part: &Part<'_>, found: &Rdat<'_>, expected: &Rdat<'_>) {
        let kind = TableKind::Functions;
        let at = part.offset + table_at(found, kind);
        let tables: [Table<'_, Function>; 2] = [found.records(kind), expected.records(kind)];
        let source = "the module's functions";
        let sizes = tables.map(|table| table.len().min(1) * table.stride());
        if !self.same_count(
            Rule::RdatFunctions,
            at,
            "RDAT, number of functions",
            tables[0].len(),
            tables[1].len(),
            source,
        ) || !self.same_count(
            Rule::RdatFunctions,
            at,
            "RDAT, size of functions' records",
            sizes[0],
            sizes[1],
            source,
        ) {
            return;
        }
        for index in 0..tables[1].len() {
            let at = at + size_of::<RecordsHeader>() + index * tables[0].stride();
            let (Some(one), Some(other)) = (tables[0].get(index), tables[1].get(index)) else { continue };
            let subject = format!("RDAT function {index} ({})", text(expected, other.unmangled_name));
            for (name, one, other) in
                [("name", one.name, other.name), ("unmangled_name", one.unmangled_name, other.unmangled_name)]
            {
                let texts = [text(found, one), text(expected, other)];
                self.compare_texts(Rule::RdatFunctions, at, &format!("{subject}, {name}"), texts, source);
            }
            let resources = [numbers(found, one.resources), numbers(expected, other.resources)];
            self.compare_texts(Rule::RdatUses, at, &format!("{subject}, resources"), resources, source);
            let names = [names(found, one.dependencies), names(expected, other.dependencies)];
            self.compare_texts(Rule::RdatUses, at, &format!("{subject}, dependencies"), names, source);
            let records = tables.map(|table| table.record(index).unwrap_or_default());
            FUNCTION.compare::<Function2>(subject, at, records[0], records[1], self.findings);
        }
    }

    /// Compares the tables of what nodes and stages say, byte by byte: what they refer to is the same.
    fn stage_tables(&mut self, part: &Part<'_>, found: &Rdat<'_>, expected: &Rdat<'_>) {
        for kind in NODES_AND_STAGES {
            let (one, other) = (data(found, kind), data(expected, kind));
            if one == other {
                continue;
            }
            let at = one.iter().zip(other).take_while(|(one, other)| one == other).count();
            let byte =
                |bytes: &[u8]| bytes.get(at).map_or_else(|| String::from("the end"), |byte| format!("{byte:#04x}"));
            let record = at.saturating_sub(size_of::<RecordsHeader>()) / stride(expected, kind).max(1);
            let place = part.offset + table_at(found, kind) + at;
            let subject = format_args!("RDAT {}, record {record}", kind.title());
            let source = "the entry points' properties in dx.entryPoints";
            self.findings.push(Finding::new(Rule::RdatStageRecord, place, subject, byte(one), byte(other), source));
        }
    }

    fn same_count(
        &mut self,
        rule: Rule,
        at: usize,
        subject: &str,
        found: usize,
        expected: usize,
        source: &str,
    ) -> bool {
        if found != expected {
            self.findings.push(Finding::new(rule, at, subject, found, expected, source));
        }
        found == expected
    }

    fn compare_texts(&mut self, rule: Rule, at: usize, subject: &str, [found, expected]: [String; 2], source: &str) {
        if found != expected {
            self.findings.push(Finding::new(rule, at, subject, found, expected, source));
        }
    }
}

/// The bytes of a table; none where it is not there.
fn data<'a>(rdat: &Rdat<'a>, kind: TableKind) -> &'a [u8] {
    rdat.tables().find(|table| table.kind() == Some(kind)).map_or(&[], |table| table.data)
}

/// Where a table begins in the part; 0 where it is not there.
fn table_at(rdat: &Rdat<'_>, kind: TableKind) -> usize {
    rdat.tables().find(|table| table.kind() == Some(kind)).map_or(0, |table| table.offset)
}

fn stride(rdat: &Rdat<'_>, kind: TableKind) -> usize {
    rdat.records::<[u8; 0]>(kind).stride()
}

fn text(rdat: &Rdat<'_>, offset: U32) -> String {
    match rdat.string(offset) {
        Ok(text) => String::from_utf8_lossy(text).replace('\u{1}', "\\01"),
        Err(_) => format!("offset {offset}"),
    }
}

fn numbers(rdat: &Rdat<'_>, array: U32) -> String {
    match rdat.array(array) {
        Ok(numbers) => format!("{:?}", numbers.iter().map(|number| number.get()).collect::<Vec<_>>()),
        Err(_) => format!("array {array}"),
    }
}

fn names(rdat: &Rdat<'_>, array: U32) -> String {
    match rdat.array(array) {
        Ok(names) => format!("[{}]", names.iter().map(|name| text(rdat, *name)).collect::<Vec<_>>().join(", ")),
        Err(_) => array.to_string(),
    }
}
