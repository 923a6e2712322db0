//! Mutates containers and asks dxc what it makes of them: both print the same text, or both refuse, or dxc crashes.
//! Anything else is a difference: it is reduced, and reported unless a fault of dxc's own explains it (`known.rs`).
//!
//! dxc is behind a program of yours that reads a job a line, `D<tab>CONTAINER<tab>OUT`, writes dxc's listing of the
//! container to the file OUT, and answers `OK` or `ERR` and why. Where it ends instead, dxc crashed, and it is started
//! again.

mod compare;
mod known;
mod oracle;
mod reduce;

use clap::Parser;
use compare::{Ours, Outcome, compare, ours};
use oracle::{Answer, Oracle};
use shaderbin::{
    dxbc::{Builder, Container, FourCc},
    listing::Release,
};
use shaderbin_fuzz::{Input, mutate};
use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

/// Mutates containers and compares what dxc and this crate make of them
#[derive(Debug, Parser)]
struct Arguments {
    /// How many mutations
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// The number of the first of them
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// What the sequence of mutations begins with
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The release of dxc that the program runs
    #[arg(long, default_value = "1.8", value_parser = release)]
    release: Release,
    /// Folders of more containers to mutate
    #[arg(long, value_name = "FOLDER")]
    containers: Vec<PathBuf>,
    /// Where differences are left
    #[arg(long, value_name = "FOLDER", default_value = "fuzz/artifacts/differential")]
    out: PathBuf,
    /// The seconds after which dxc is taken to hang
    #[arg(long, default_value_t = 20)]
    timeout: u64,
    /// How often a difference may be tried on a smaller file
    #[arg(long, default_value_t = 500)]
    attempts: u32,
    /// Compare the files as they are, without mutations
    #[arg(long)]
    as_they_are: bool,
    /// The program around dxc, and its arguments
    #[arg(required = true, trailing_var_arg = true)]
    program: Vec<String>,
}

fn release(text: &str) -> Result<Release, String> {
    match text {
        "1.6" => Ok(Release::V1_6),
        "1.7" => Ok(Release::V1_7),
        "1.8" => Ok(Release::V1_8),
        "1.9" => Ok(Release::V1_9),
        _ => Err("a release is 1.6, 1.7, 1.8 or 1.9".into()),
    }
}

/// How often something came out, and of differences where the first is.
#[derive(Debug, Default)]
struct Count {
    times: u64,
    first: Option<PathBuf>,
}

fn main() -> io::Result<ExitCode> {
    let arguments = Arguments::parse();
    let containers = containers(&arguments.containers)?;
    let mut oracle = Oracle::new(&arguments.program, Duration::from_secs(arguments.timeout))?;
    fs::create_dir_all(&arguments.out)?;
    // A panic of ours is a difference too, and need not be printed each time.
    std::panic::set_hook(Box::new(|_| {}));
    let mut counts: BTreeMap<Outcome, Count> = BTreeMap::new();
    let count =
        if arguments.as_they_are { (containers.len() as u64).saturating_sub(arguments.from) } else { arguments.count };
    for number in arguments.from..arguments.from.saturating_add(count) {
        let mut random = mutate::Random::new(arguments.seed.wrapping_mul(1 << 32).wrapping_add(number));
        let file = if arguments.as_they_are {
            containers.get(number as usize).cloned().unwrap_or_default()
        } else {
            mutation(&containers, &mut random)
        };
        let mut outcome = compare(&ours(&file, arguments.release), &oracle.ask(&file)?);
        if outcome.is_refusal_of_dxc()
            && let Some(rest) = without_statistics(&file)
            && !matches!(oracle.ask(&rest)?, Answer::Refused(_))
        {
            outcome = Outcome::Known(known::STATISTICS);
        }
        let entry = counts.entry(outcome.clone()).or_default();
        entry.times += 1;
        if entry.times == 1 && outcome.is_unexplained() {
            let path = arguments.out.join(format!("{}-{number}", arguments.seed));
            fs::write(path.with_extension("whole"), &file)?;
            let mut left = arguments.attempts;
            let reduced = reduce::reduce(file, |smaller| {
                left = left.saturating_sub(1);
                Ok(left > 0 && compare(&ours(smaller, arguments.release), &oracle.ask(smaller)?) == outcome)
            })?;
            if let Ours::Listing(ours) = ours(&reduced, arguments.release) {
                fs::write(path.with_extension("ours"), ours)?;
            }
            if let Answer::Listing(theirs) = oracle.ask(&reduced)? {
                fs::write(path.with_extension("dxc"), theirs)?;
            }
            fs::write(path.with_extension("dxil"), reduced)?;
            fs::write(path.with_extension("txt"), format!("{outcome}\n"))?;
            eprintln!("{}: {outcome}", path.display());
            entry.first = Some(path);
        }
        let done = number - arguments.from + 1;
        if done.is_multiple_of(1000) {
            eprintln!("{done} of {count}");
        }
    }
    Ok(report(&counts))
}

/// The container without STAT parts, if it has any.
fn without_statistics(file: &[u8]) -> Option<Vec<u8>> {
    let mut builder = Builder::of(&Container::read(file).ok()?);
    if builder.remove(FourCc::STAT) > 0 { builder.build().ok() } else { None }
}

/// The cases' containers, and those in folders.
fn containers(folders: &[PathBuf]) -> io::Result<Vec<Vec<u8>>> {
    let mut containers: Vec<_> = shaderbin_snapshots::cases()?.into_iter().map(|case| case.container).collect();
    for folder in folders {
        let files = shaderbin_fuzz::replay::files(Path::new(folder))?;
        let read = files.iter().map(fs::read).collect::<io::Result<Vec<_>>>()?;
        containers.extend(read.into_iter().filter(|file| file.starts_with(b"DXBC")));
    }
    Ok(containers)
}

fn mutation(containers: &[Vec<u8>], random: &mut mutate::Random) -> Vec<u8> {
    let mut file = random.choose(containers).cloned().unwrap_or_default();
    if random.one_in(8) {
        mutate::mutate(&mut file, random);
    } else {
        mutate::by_structure(Input::Container, &mut file, random);
    }
    file
}

fn report(counts: &BTreeMap<Outcome, Count>) -> ExitCode {
    let mut unexplained = 0;
    for (outcome, Count { times, first }) in counts {
        let place = first.as_ref().map_or(String::new(), |path| format!(" ({})", path.display()));
        println!("{times:8}  {outcome}{place}");
        unexplained += if outcome.is_unexplained() { *times } else { 0 };
    }
    println!("{unexplained:8}  unexplained");
    if unexplained == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
