//! Writes each target's seeds into `fuzz/corpus/TARGET`, where `cargo fuzz run` looks for them.
//!
//! Arguments: the targets; none for all.

use shaderbin_fuzz::{TARGETS, seeds};
use std::{fs, io, path::Path};

fn main() -> io::Result<()> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let cases = shaderbin_snapshots::cases()?;
    for target in TARGETS.iter().filter(|target| wanted.is_empty() || wanted.iter().any(|name| name == target.name)) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name);
        fs::create_dir_all(&folder)?;
        let seeds = seeds::from(target.name, &cases);
        for (name, seed) in &seeds {
            fs::write(folder.join(name), seed)?;
        }
        println!("{}: {} seeds", target.name, seeds.len());
    }
    Ok(())
}
