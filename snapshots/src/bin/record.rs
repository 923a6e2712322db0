//! `record LISTINGS_DIR`: makes the snapshots from dxc's own listings, `LISTINGS_DIR/NAME.dxil.ll`.
//!
//! It copies dxc's text and never runs our own printer. See the crate's README for how the listings are made.

#![forbid(unsafe_code)]

use shaderbin_snapshots::{cases, snapshot, snapshots_dir};
use std::io;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args_os().skip(1);
    let (Some(listings), None) = (args.next(), args.next()) else {
        eprintln!("usage: record LISTINGS_DIR");
        return ExitCode::from(2);
    };
    match run(Path::new(&listings)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("record: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(listings: &Path) -> io::Result<()> {
    let recorded = snapshot::record(&cases()?, listings, &snapshots_dir())?;
    for name in &recorded.written {
        println!("{name}: written");
    }
    for name in &recorded.missing {
        println!("{name}: no listing in {}", listings.display());
    }
    let [written, unchanged, missing] =
        [&recorded.written, &recorded.unchanged, &recorded.missing].map(|names| names.len());
    println!("{written} snapshots written, {unchanged} unchanged, {missing} cases without a listing");
    Ok(())
}
