//! The parts of a container against each other and against its module.
//!
//! A container says many things twice: a program's metadata states resources, signatures and state, and the parts PSV0,
//! SFI0, ISG1, OSG1, PSG1, RDAT and HASH state them again for a runtime. A [`Checker`] makes those parts from the module
//! ([`crate::assemble`]) and says of each value that differs which one it is, where it stands, and what it should be.
//!
//! ```
//! use shaderbin::{check::{self, Rule}, dxbc::{Builder, FourCc}};
//!
//! let mut file = Builder::new().part(FourCc::SFI0, &[0; 8]).build()?;
//! assert!(check::check(&file)?.is_empty());
//! file[40] = 1;
//! let findings = check::check(&file)?;
//! assert_eq!(findings[0].rule, Rule::Digest);
//! # Ok::<(), shaderbin::Error>(())
//! ```

mod container;
mod features;
mod fields;
mod finding;
mod psv0;
mod rdat;
mod root_signature;
mod rules;
mod signature;

pub use finding::Finding;
pub use rules::{Rule, Severity};

use crate::{
    Result,
    assemble::Target,
    dxbc::{Container, FourCc, Part},
    dxil::DxilModule,
    error::Error,
    ir::Module,
    part::{
        AnyPart,
        program::{Program, reflection_program},
    },
    pdb,
    release::Release,
};
use alloc::vec::Vec;

/// How many findings of one container are kept.
const MOST_FINDINGS: usize = 1000;

/// Checks the container, or the one in the shader PDB, in `file`.
///
/// For many files, a [`Checker`] does the same with less work.
///
/// # Errors
/// A file whose header or directory cannot be laid out.
pub fn check(file: &[u8]) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    Checker::default().check(file, &mut findings)?;
    Ok(findings)
}

/// Checks one file after another in the same memory.
#[derive(Debug, Default)]
pub struct Checker {
    module: Module,
    debug: Module,
}

/// What the checks of parts need: the container, its module, and where findings go.
struct Checks<'c, 'm> {
    dxil: &'c DxilModule<'m>,
    target: Target,
    /// The program that reflection reads, which has names that were taken out of the module.
    reflection: Option<Program<'c>>,
    findings: &'c mut Vec<Finding>,
}

impl Checker {
    /// Checks the container in `file` and adds what it finds at the end of `findings`.
    ///
    /// # Errors
    /// A file whose header or directory cannot be laid out.
    pub fn check(&mut self, file: &[u8], findings: &mut Vec<Finding>) -> Result<()> {
        if pdb::is_pdb(file) {
            let stream = pdb::container_stream(file)?;
            self.check_container(&stream.container()?, findings);
        } else {
            self.check_container(&Container::read(file)?, findings);
        }
        findings.truncate(MOST_FINDINGS);
        Ok(())
    }

    /// Checks a container and adds what it finds at the end of `findings`, by rule.
    pub fn check_container(&mut self, container: &Container<'_>, findings: &mut Vec<Finding>) {
        container::check(container, findings);
        let first = findings.len();
        let mut late = Vec::new();
        for part in container.parts() {
            // A program is read once, for its module.
            if matches!(part.kind, FourCc::DXIL | FourCc::ILDB) {
                continue;
            }
            if let Err(fault) = crate::part::read(&part).and_then(|part| check_references(&part)) {
                let fault = unreadable(Rule::Unreadable, &part, &fault);
                // A wrong count in PSV0 is found as such by the check for it, which is more than that it cannot be read.
                if part.kind == FourCc::PSV0 { late.push((part, fault)) } else { findings.push(fault) }
            }
        }
        self.check_module(container, first, findings);
        for (part, fault) in late {
            if !findings.iter().skip(first).any(|finding| is_in(finding, &part)) {
                findings.push(fault);
            }
        }
    }

    /// Checks the module of a container, and the parts against it; those that have findings from `first` on cannot be
    /// read.
    fn check_module(&mut self, container: &Container<'_>, first: usize, findings: &mut Vec<Finding>) {
        let debug = container.find(FourCc::ILDB);
        let Some(part) = container.find(FourCc::DXIL).or(debug) else { return };
        if let Some(debug) = debug.filter(|debug| debug.offset != part.offset) {
            read_module(&debug, &mut self.debug, findings);
        }
        let Some(program) = read_module(&part, &mut self.module, findings) else { return };
        let dxil = match DxilModule::load(&self.module) {
            Ok(dxil) => dxil,
            Err(fault) => {
                findings.push(unreadable(Rule::Module, &part, &fault.moved(program.offset)));
                return;
            }
        };
        let reflection = reflection_program(container);
        let mut checks = Checks { dxil: &dxil, target: Target::of(&dxil), reflection, findings };
        checks.program_headers(container);
        if container.find(FourCc::DXIL).is_some() {
            checks.presence(container);
            checks.hash(container, &program);
        }
        let is_readable = |part: &Part<'_>| !checks.findings.iter().skip(first).any(|finding| is_in(finding, part));
        let parts = container.parts().filter(is_readable).collect::<Vec<_>>();
        // A module that is not to be validated does not say which release made the parts: that one which fits best.
        let releases: &[Release] = if dxil.validator_version.0 == 0 {
            &[Release::V1_9, Release::V1_8, Release::V1_7, Release::V1_6]
        } else {
            &[Release::V1_9]
        };
        let found = releases.iter().map(|release| {
            let mut findings = Vec::new();
            let target = Target::of_release(&dxil, *release);
            Checks { dxil: &dxil, target, reflection, findings: &mut findings }.parts(&parts, &part, &program);
            findings
        });
        let mut best: Option<Vec<Finding>> = None;
        for found in found {
            let is_better = best.as_ref().is_none_or(|best| found.len() < best.len());
            let is_last = found.is_empty();
            if is_better {
                best = Some(found);
            }
            if is_last {
                break;
            }
        }
        checks.findings.extend(best.into_iter().flatten());
    }
}

impl Checks<'_, '_> {
    /// Checks the parts that restate the module in `holder`, and the module's own flags.
    fn parts(&mut self, parts: &[Part<'_>], holder: &Part<'_>, program: &Program<'_>) {
        for part in parts {
            let fault = match part.kind {
                FourCc::PSV0 => self.psv0(part),
                FourCc::ISG1 | FourCc::OSG1 | FourCc::PSG1 => self.signature(part),
                FourCc::SFI0 => self.features(part),
                FourCc::RDAT => self.rdat(part),
                FourCc::RTS0 => self.root_signature(part),
                _ => Ok(()),
            };
            if let Err(fault) = fault {
                self.findings.push(unreadable(Rule::Module, part, &fault.moved(program.offset)));
            }
        }
        if let Err(fault) = self.flags(program) {
            self.findings.push(unreadable(Rule::Module, holder, &fault.moved(program.offset)));
        }
    }
}

/// Whether a finding is about a byte of a part.
fn is_in(finding: &Finding, part: &Part<'_>) -> bool {
    (part.offset as u64..=(part.offset.saturating_add(part.data.len())) as u64).contains(&finding.byte)
}

/// Reads the module of a program, which checks what holds it together: attachments lie in their bodies, nodes in the
/// metadata.
fn read_module<'a>(part: &Part<'a>, module: &mut Module, findings: &mut Vec<Finding>) -> Option<Program<'a>> {
    let program = match Program::read(part) {
        Ok(program) => program,
        Err(fault) => {
            findings.push(unreadable(Rule::Unreadable, part, &fault));
            return None;
        }
    };
    match module.read_again(program.bitcode) {
        Ok(()) => Some(program),
        Err(fault) => {
            findings.push(unreadable(Rule::Module, part, &fault.rebased(program.offset)));
            None
        }
    }
}

/// Checks references, but not of PSV0: it has checks of its own for them.
fn check_references(part: &AnyPart<'_>) -> Result<()> {
    match part {
        AnyPart::Psv0(_) => Ok(()),
        part => part.check_references(),
    }
}

/// A part or module that cannot be read.
fn unreadable(rule: Rule, part: &Part<'_>, fault: &Error) -> Finding {
    let (expected, found) = fault.values();
    let subject = match fault.format() {
        format if part.kind.0 == format.as_bytes() => alloc::format!("{}", part.kind),
        format => alloc::format!("{}, {format}", part.kind),
    };
    Finding::new(rule, fault.byte() as usize, subject, found, expected, rule.source())
}
