//! `shaderbin bundle verify`: every rule of the format.

use super::KindTable;
use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    input::Input,
};
use clap::Args as Arguments;
use serde::Serialize;
use shaderbin::{
    bundle_code,
    dgpb::{Bundle, Finding, Kinds, Text},
};
use std::io::Write;

pub const HELP: &str = "\
Examples:
  shaderbin bundle verify shaders.dgpb
  shaderbin bundle verify --deep shaders.dgpb      the code against the table, too
  shaderbin bundle verify --json *.dgpb            one JSON object a line for each file

Each broken rule is one line: byte, target, entry, parameter, field, what was expected, what was found, and the rule's
name. --deep reads each blob of code and compares stage, thread group and bindings with the table.

Exit status: 0 every file keeps all rules, 1 some file does not, 2 the command line was wrong.";

/// Arguments of `verify`.
#[derive(Debug, Arguments)]
pub struct Verify {
    /// Read the code too, and compare it with the table
    #[arg(long)]
    deep: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// The names of kinds.
    #[command(flatten)]
    kinds: KindTable,
    /// Which files.
    #[command(flatten)]
    files: args::Bundles,
}

/// Runs the command.
pub fn run(arguments: &Verify) -> Outcome {
    match arguments.kinds.read() {
        Ok(kinds) => {
            let work = Rules { is_deep: arguments.deep, is_json: arguments.json, kinds };
            batch::print_bundles(&work, &arguments.files)
        }
        Err(error) => {
            batch::complain(&error);
            Outcome::Usage
        }
    }
}

struct Rules {
    is_deep: bool,
    is_json: bool,
    kinds: Kinds,
}

/// A file's findings in JSON.
#[derive(Serialize)]
struct Report<'a> {
    file: String,
    findings: Vec<Found<'a>>,
    /// Why the file could not be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// A finding in JSON.
#[derive(Serialize)]
struct Found<'a> {
    rule: &'static str,
    meaning: &'static str,
    byte: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parameter: Option<String>,
    field: &'static str,
    expected: &'a str,
    found: &'a str,
}

impl<'a> From<&'a Finding<'_>> for Found<'a> {
    fn from(finding: &'a Finding<'_>) -> Self {
        let said = |name: Option<Text<'_>>| name.map(|name| name.to_string());
        Self {
            rule: finding.rule.name(),
            meaning: finding.rule.meaning(),
            byte: finding.byte,
            target: said(finding.target),
            entry: said(finding.entry),
            parameter: said(finding.parameter),
            field: finding.field,
            expected: &finding.expected,
            found: &finding.found,
        }
    }
}

impl Rules {
    /// Prints what `bundle` breaks; gives the number of rules broken.
    fn check(&self, input: &Input, bundle: &Bundle<'_>, text: &mut Vec<u8>) -> std::io::Result<usize> {
        let mut findings = bundle.verify_with(&self.kinds);
        if self.is_deep {
            findings.extend(bundle_code::verify(bundle));
        }
        if self.is_json {
            let found = findings.iter().map(Found::from).collect();
            write_report(&Report { file: input.to_string(), findings: found, error: None }, text)?;
        } else if findings.is_empty() {
            let entries: usize = bundle.targets.iter().map(|target| target.entries.len()).sum();
            writeln!(text, "{input}: keeps all rules ({} targets, {entries} entries)", bundle.targets.len())?;
        } else {
            findings.iter().try_for_each(|finding| writeln!(text, "{input}: {finding}"))?;
        }
        Ok(findings.len())
    }
}

fn write_report(report: &Report<'_>, text: &mut Vec<u8>) -> std::io::Result<()> {
    serde_json::to_writer(&mut *text, report)?;
    writeln!(text)
}

impl Work for Rules {
    fn work(&self, input: &Input, Slot { file, text, .. }: &mut Slot) -> Result<(), String> {
        let bundle = match Bundle::read(file) {
            Ok(bundle) => bundle,
            Err(error) => {
                let error = error.to_string();
                if self.is_json {
                    let report = Report { file: input.to_string(), findings: vec![], error: Some(error.clone()) };
                    write_report(&report, text).map_err(|error| error.to_string())?;
                }
                return Err(error);
            }
        };
        match self.check(input, &bundle, text).map_err(|error| error.to_string())? {
            0 => Ok(()),
            1 => Err("a rule is broken".into()),
            count => Err(format!("rules are broken in {count} places")),
        }
    }

    fn is_printed(&self) -> bool {
        true
    }

    fn is_printed_before_a_fault(&self) -> bool {
        true
    }
}
