//! Runs the bodies on random mutations of their seeds, where there is no fuzzer.
//!
//! Arguments: the seconds for each target, then the targets; none for all. What a body panics at is left in
//! `fuzz/artifacts/TARGET`, and the exit status is 101.

use shaderbin_fuzz::{TARGETS, Target, mutate, seeds};
use std::{
    fs, io,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::Path,
    time::{Duration, Instant},
};

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().and_then(|seconds| seconds.parse().ok()).unwrap_or(5);
    let wanted: Vec<String> = arguments.collect();
    let cases = shaderbin_snapshots::cases()?;
    for target in TARGETS.iter().filter(|target| wanted.is_empty() || wanted.iter().any(|name| name == target.name)) {
        let seeds: Vec<Vec<u8>> = seeds::of(target, &cases)?.into_iter().map(|(_, seed)| seed).collect();
        let count = run(*target, &seeds, Duration::from_secs(seconds))?;
        println!("{}: {count} mutations of {} seeds in {seconds} s", target.name, seeds.len());
    }
    Ok(())
}

/// Runs the body for so long; gives the number of times.
fn run(target: Target, seeds: &[Vec<u8>], time: Duration) -> io::Result<u64> {
    let since = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64);
    let mut random = mutate::Random::new(since);
    let (start, mut count, mut data) = (Instant::now(), 0, Vec::new());
    while start.elapsed() < time {
        let Some(seed) = seeds.get(random.below(seeds.len())) else { break };
        data.clone_from(seed);
        if random.one_in(2) {
            mutate::mutate(&mut data, &mut random);
        } else {
            mutate::by_structure(target.input, &mut data, &mut random);
        }
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| target.run(&data))) {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("artifacts").join(target.name);
            fs::create_dir_all(&folder)?;
            let path = folder.join(format!("smoke-{:016x}", random.number()));
            fs::write(&path, &data)?;
            eprintln!("{}: the input is {}", target.name, path.display());
            resume_unwind(panic);
        }
        count += 1;
    }
    Ok(count)
}
