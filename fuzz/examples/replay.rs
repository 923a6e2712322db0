//! Runs each target's body on all of its inputs: seeds, kept inputs, past finds, hostile modules, and what is in
//! `corpus/TARGET`. Says the most that one of them took; built with coverage, what they reach.
//!
//! Arguments: the targets; none for all.

use shaderbin_fuzz::{Input, TARGETS, hostile, limits, replay, seeds};
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
        inputs.push(hostile::one_part_often());
        if matches!(target.input, Input::Bitcode | Input::Container | Input::File) {
            inputs.extend(hostile::modules().into_iter().map(|(_, bitcode)| bitcode));
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
