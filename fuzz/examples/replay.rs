//! Runs each target's body on all of its inputs: seeds, kept inputs, past finds, and what is in `corpus/TARGET`. Built
//! with coverage, it says what they reach.
//!
//! Arguments: the targets; none for all.

use shaderbin_fuzz::{TARGETS, limits, replay, seeds};
use std::{fs, io, path::Path};

fn main() -> io::Result<()> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let cases = shaderbin_snapshots::cases()?;
    for target in TARGETS.iter().filter(|target| wanted.is_empty() || wanted.iter().any(|name| name == target.name)) {
        let mut inputs: Vec<Vec<u8>> = seeds::of(target, &cases)?.into_iter().map(|(_, seed)| seed).collect();
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name);
        for file in seeds::kept(target)?.iter().chain(&replay::files(&corpus)?) {
            inputs.push(fs::read(file)?);
        }
        let (mut memory, mut time) = (limits::Taken::default(), limits::Taken::default());
        for input in &inputs {
            target.run(input);
            let taken = limits::last();
            memory = if taken.memory > memory.memory { taken } else { memory };
            time = if taken.time > time.time { taken } else { time };
        }
        let count = inputs.len();
        println!("{}: {count} inputs, at most {} bytes and {:?}", target.name, memory.memory, time.time);
    }
    Ok(())
}
