//! Works on many inputs: on one thread or on all cores, with results in the inputs' order and memory used again.

use crate::{
    Outcome, args, input,
    input::{Input, Wanted},
    output::{self, StandardOutput},
};
use indicatif::ProgressBar;
use rayon::prelude::*;
use shaderbin::{check::Checker, listing::Disassembler};
use std::{
    cell::RefCell,
    io::{IsTerminal, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

/// How many inputs each thread gets before their results are written in order.
const ROUND: usize = 32;

/// The memory of a thread's work on an input, used again for the next.
#[derive(Default)]
pub struct Slot {
    /// The input's bytes.
    pub file: Vec<u8>,
    /// What it makes.
    pub text: Vec<u8>,
    /// What prints a listing.
    pub disassembler: Disassembler,
    /// What checks.
    pub checker: Checker,
}

/// What is done with one input: its text is left in the slot.
pub trait Work: Sync {
    /// Works on `input`, whose bytes the slot has.
    ///
    /// # Errors
    /// Why it failed, in one line.
    fn work(&self, input: &Input, slot: &mut Slot) -> Result<(), String>;

    /// As [`Work::work`], with nothing else written to `output` meanwhile: what is long may go there in pieces, instead of
    /// into the slot.
    ///
    /// # Errors
    /// Why it failed, in one line.
    fn work_in_order(&self, input: &Input, slot: &mut Slot, output: &RefCell<StandardOutput>) -> Result<(), String> {
        let _ = output;
        self.work(input, slot)
    }

    /// Whether the text left in the slot goes to standard output.
    fn is_printed(&self) -> bool;

    /// Whether the text of an input that failed is printed too: what was read before the fault.
    fn is_printed_before_a_fault(&self) -> bool {
        false
    }
}

/// The inputs of a command line; what names none is said on standard error.
pub fn inputs(arguments: &[PathBuf]) -> (Vec<Input>, Outcome) {
    wanted_inputs(arguments, input::CONTAINERS)
}

fn wanted_inputs(arguments: &[PathBuf], wanted: Wanted) -> (Vec<Input>, Outcome) {
    let (inputs, errors) = input::expand(arguments, wanted);
    for error in &errors {
        complain(error);
    }
    (inputs, if errors.is_empty() { Outcome::Whole } else { Outcome::Partial })
}

/// Does `work` on all `inputs` with `jobs` threads, or one for each core.
pub fn run(work: &impl Work, inputs: &[Input], jobs: Option<u16>, mut outcome: Outcome) -> Outcome {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = jobs.map_or_else(cores, usize::from).min(inputs.len());
    let output = RefCell::new(StandardOutput::new());
    let progress = progress(inputs.len(), work.is_printed());
    let mut finish = |input: &Input, result: Result<(), String>, text: &[u8]| {
        let written = match result {
            Ok(()) if work.is_printed() => output.borrow_mut().write(text),
            Ok(()) => Ok(()),
            Err(error) => {
                outcome = Outcome::Partial;
                let written = if work.is_printed_before_a_fault() { output.borrow_mut().write(text) } else { Ok(()) };
                // What was read stands before the fault where both go to a terminal.
                let written = written.and_then(|()| if text.is_empty() { Ok(()) } else { output.borrow_mut().flush() });
                progress.suspend(|| complain(&format!("{input}: {error}")));
                written
            }
        };
        progress.inc(1);
        written.map(|()| !output.borrow().is_closed())
    };
    let done = if threads > 1 {
        in_rounds(work, inputs, threads, &mut finish)
    } else {
        one_by_one(work, inputs, &output, &mut finish)
    };
    progress.finish_and_clear();
    if let Err(error) = done.and_then(|()| output.borrow_mut().flush()) {
        complain(&format!("standard output: {error}"));
        return Outcome::Partial;
    }
    outcome
}

/// A bar on standard error while many inputs are worked on, if that is a terminal and nothing is printed on one.
fn progress(count: usize, printed: bool) -> ProgressBar {
    const MANY: usize = 100;
    if count < MANY || !std::io::stderr().is_terminal() || printed && std::io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    ProgressBar::new(count as u64)
}

/// Takes a finished input in order; says whether to go on.
type Finish<'a> = &'a mut dyn FnMut(&Input, Result<(), String>, &[u8]) -> std::io::Result<bool>;

fn one_by_one(
    work: &impl Work,
    inputs: &[Input],
    output: &RefCell<StandardOutput>,
    finish: Finish<'_>,
) -> std::io::Result<()> {
    let mut slot = Slot::default();
    for input in inputs {
        let result = read(input, &mut slot).and_then(|()| work.work_in_order(input, &mut slot, output));
        if !finish(input, result, &slot.text)? {
            break;
        }
    }
    Ok(())
}

fn in_rounds(work: &impl Work, inputs: &[Input], threads: usize, finish: Finish<'_>) -> std::io::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(std::io::Error::other)?;
    // Each thread has one slot, which stays in its cache; of an input only the text waits for its turn.
    let slots: Vec<Mutex<Slot>> = (0..threads).map(|_| Mutex::default()).collect();
    let own = || slots.get(rayon::current_thread_index().unwrap_or(0)).unwrap_or(&slots[0]);
    let mut texts: Vec<Vec<u8>> = vec![Vec::new(); threads * ROUND];
    let mut results = Vec::with_capacity(texts.len());
    for round in inputs.chunks(texts.len()) {
        pool.install(|| {
            let pairs = round.par_iter().zip(&mut texts).with_max_len(1);
            let each = pairs.map(|(input, text)| {
                let mut slot = own().lock().unwrap_or_else(PoisonError::into_inner);
                std::mem::swap(&mut slot.text, text);
                let result = read_and_work(work, input, &mut slot);
                std::mem::swap(&mut slot.text, text);
                result
            });
            each.collect_into_vec(&mut results);
        });
        for ((input, result), text) in round.iter().zip(results.drain(..)).zip(&texts) {
            if !finish(input, result, text)? {
                return Ok(());
            }
        }
    }
    Ok(())
}

fn read_and_work(work: &impl Work, input: &Input, slot: &mut Slot) -> Result<(), String> {
    read(input, slot)?;
    work.work(input, slot)
}

fn read(input: &Input, slot: &mut Slot) -> Result<(), String> {
    slot.text.clear();
    input.read_into(&mut slot.file).map_err(|error| error.to_string())
}

/// One line on standard error, if anybody reads it.
pub fn complain(message: &str) {
    let _ = writeln!(std::io::stderr(), "shaderbin: {message}");
}

/// Prints one line; the outcome is `outcome`, unless the line cannot be written.
pub fn say(line: &str, outcome: Outcome) -> Outcome {
    match output::write_to(Path::new("-"), format!("{line}\n").as_bytes()) {
        Ok(()) => outcome,
        Err(error) => {
            complain(&error);
            Outcome::Partial
        }
    }
}

/// The outcome of a command on one input; an error is said.
pub fn finished(input: &Input, result: Result<(), String>) -> Outcome {
    match result {
        Ok(()) => Outcome::Whole,
        Err(error) => {
            complain(&format!("{input}: {error}"));
            Outcome::Partial
        }
    }
}

/// Works on what the arguments of a command that only prints name.
pub fn print(work: &impl Work, arguments: &args::Files) -> Outcome {
    let (inputs, outcome) = inputs(&arguments.files);
    run(work, &inputs, arguments.jobs, outcome)
}

/// Works on the bundles that the arguments of a command that only prints name.
pub fn print_bundles(work: &impl Work, arguments: &args::Bundles) -> Outcome {
    let (inputs, outcome) = wanted_inputs(&arguments.files, input::BUNDLES);
    run(work, &inputs, arguments.jobs, outcome)
}
