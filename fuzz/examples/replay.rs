//! Runs each target's body on all of its inputs: seeds, kept inputs, past finds, and what is in `corpus/TARGET`. Built
//! with coverage, it says what they reach.
//!
//! Arguments: the targets; none for all.

use shaderbin_fuzz::{TARGETS, limits, replay, seeds};
use std::{fs, io, path::Path, time::Duration};

fn main() -> io::Result<()> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let cases = shaderbin_snapshots::cases()?;
    for target in TARGETS.iter().filter(|target| wanted.is_empty() || wanted.iter().any(|name| name == target.name)) {
        let mut inputs: Vec<Vec<u8>> = seeds::of(target, &cases)?.into_iter().map(|(_, seed)| seed).collect();
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name);
        for file in seeds::kept(target)?.iter().chain(&replay::files(&corpus)?) {
            inputs.push(fs::read(file)?);
        }
        let (mut memory, mut per_byte, mut time) = (0, (0, 0), Duration::ZERO);
        for input in &inputs {
            target.run(input);
            let taken = limits::last();
            memory = memory.max(taken.memory);
            per_byte = per_byte.max((taken.memory / (input.len() as u64).max(256), input.len()));
            time = time.max(taken.time);
        }
        let (count, (per_byte, size)) = (inputs.len(), per_byte);
        println!(
            "{}: {count} inputs, at most {memory} bytes, {per_byte} for each of {size} bytes, and {time:?}",
            target.name
        );
    }
    Ok(())
}
