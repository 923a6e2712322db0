//! `shaderbin check`: the parts of containers against each other and against their modules.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    input::Input,
};
use clap::Args as Arguments;
use shaderbin::{
    annotate::json_string,
    check::{Finding, Rule, Severity},
};
use std::{
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering},
};

pub const HELP: &str = "\
Examples:
  shaderbin check shader.dxil            one line for each check that fails
  shaderbin check shaders/ --json        one JSON object a line for each file
  shaderbin check --explain P23          what a check is about, and where its rule comes from
  shaderbin check --explain all          all checks

A line names the file, how bad it is, the check's code, the byte where the value stands, what it is, the value that was
found, and the one that was expected with its source. The last line is `N files, N with errors, N with warnings`.

Exit status: 0 no check fails (warnings may be printed), 1 a check fails or some file cannot be read, 2 the command line
was wrong.";

/// Arguments of `check`.
#[derive(Debug, Arguments)]
pub struct Check {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Explain a check by its code or name, or `all`
    #[arg(long, value_name = "CODE", conflicts_with_all = ["json", "jobs", "files"])]
    explain: Option<String>,
    /// How many files to work on at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Containers or shader PDBs; `-` is standard input, a folder means the containers below it
    #[arg(required_unless_present = "explain", value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Default)]
struct Counts {
    json: bool,
    files: AtomicUsize,
    errors: AtomicUsize,
    warnings: AtomicUsize,
}

/// Runs the command.
pub fn run(arguments: &Check) -> Outcome {
    if let Some(code) = &arguments.explain {
        return explain(code);
    }
    let counts = Counts { json: arguments.json, ..Counts::default() };
    let files = args::Files { jobs: arguments.jobs, files: arguments.files.clone() };
    let outcome = batch::print(&counts, &files);
    let (files, errors, warnings) =
        (counts.files.into_inner(), counts.errors.into_inner(), counts.warnings.into_inner());
    let outcome = if errors > 0 { Outcome::Partial } else { outcome };
    match arguments.json {
        true => outcome,
        false => batch::say(&format!("{files} files, {errors} with errors, {warnings} with warnings"), outcome),
    }
}

/// Explains one check or all.
fn explain(code: &str) -> Outcome {
    let rules: Vec<Rule> = match code {
        "all" => Rule::ALL.to_vec(),
        code => Rule::find(code).into_iter().collect(),
    };
    if rules.is_empty() {
        batch::complain(&format!(
            "no check {code:?}: codes are {} to {}",
            Rule::ALL[0],
            Rule::ALL[Rule::ALL.len() - 1]
        ));
        return Outcome::Usage;
    }
    let explained = rules.iter().map(|rule| {
        let (severity, name, text, source) = (rule.severity(), rule.name(), rule.text(), rule.source());
        format!("{rule} {severity}: {name}\n  {text}\n  Source: {source}.")
    });
    batch::say(&explained.collect::<Vec<_>>().join("\n"), Outcome::Whole)
}

impl Work for Counts {
    fn work(&self, input: &Input, Slot { file, text, checker, .. }: &mut Slot) -> Result<(), String> {
        let mut findings = Vec::new();
        checker.check(file, &mut findings).map_err(|error| error.to_string())?;
        self.files.fetch_add(1, Ordering::Relaxed);
        let has = |severity| findings.iter().any(|finding| finding.rule.severity() == severity);
        for (severity, count) in [(Severity::Error, &self.errors), (Severity::Warning, &self.warnings)] {
            if has(severity) {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        if self.json {
            print_json(&input.to_string(), &findings, text);
        } else {
            for finding in &findings {
                text.extend_from_slice(format!("{input}: {finding}\n").as_bytes());
            }
        }
        Ok(())
    }

    fn is_printed(&self) -> bool {
        true
    }
}

/// Prints the findings of a file as a JSON object on one line.
fn print_json(file: &str, findings: &[Finding], out: &mut Vec<u8>) {
    let string = |key: &str, text: &str, out: &mut Vec<u8>| {
        out.extend_from_slice(format!("\"{key}\":").as_bytes());
        json_string(text.as_bytes(), out);
    };
    out.push(b'{');
    string("file", file, out);
    out.extend_from_slice(b",\"findings\":[");
    for (index, finding) in findings.iter().enumerate() {
        out.extend_from_slice(if index == 0 { b"{" } else { b",{" });
        string("code", finding.rule.code(), out);
        for (key, text) in [
            ("severity", finding.rule.severity().name()),
            ("name", finding.rule.name()),
            ("subject", &finding.subject),
            ("found", &finding.found),
            ("expected", &finding.expected),
            ("source", &finding.source),
        ] {
            out.push(b',');
            string(key, text, out);
        }
        out.extend_from_slice(format!(",\"byte\":{}}}", finding.byte).as_bytes());
    }
    out.extend_from_slice(b"]}\n");
}
