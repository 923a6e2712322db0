//! Writes what a campaign begins with: for each target `corpus/TARGET`, where `cargo fuzz run` looks for inputs (seeds
//! made of the snapshots' containers, the kept inputs and the past finds), and `dictionaries/TARGET.dict`.
//!
//! Arguments: the targets; none for all. `--into FOLDER` before them: below another folder than `fuzz`.

use shaderbin_fuzz::{TARGETS, dictionary, seeds};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let mut wanted: Vec<String> = std::env::args().skip(1).collect();
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let into = match &*wanted {
        [option, folder, ..] if option == "--into" => PathBuf::from(folder),
        _ => home.to_path_buf(),
    };
    wanted.drain(..if into == home { 0 } else { 2 });
    let cases = shaderbin_snapshots::cases()?;
    fs::create_dir_all(into.join("dictionaries"))?;
    for target in TARGETS.iter().filter(|target| wanted.is_empty() || wanted.iter().any(|name| name == target.name)) {
        let folder = into.join("corpus").join(target.name);
        fs::create_dir_all(&folder)?;
        let seeds = seeds::of(target, &cases)?;
        for (name, seed) in &seeds {
            fs::write(folder.join(name), seed)?;
        }
        let kept = seeds::kept(target)?;
        for file in &kept {
            fs::copy(file, folder.join(file.file_name().unwrap_or_default()))?;
        }
        let words = dictionary::words(target.input);
        let path = into.join("dictionaries").join(format!("{}.dict", target.name));
        fs::write(path, dictionary::print(&words))?;
        println!("{}: {} seeds, {} kept inputs, {} words", target.name, seeds.len(), kept.len(), words.len());
    }
    Ok(())
}
