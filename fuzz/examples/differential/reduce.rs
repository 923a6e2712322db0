//! A smaller container with the same difference.

use shaderbin::{
    bitstream::Document,
    dxbc::{Builder, Container, FourCc},
    part::program::{Program, write_program},
};
use std::{collections::BTreeSet, io};

/// The parts of a container.
type Parts = Vec<(FourCc, Vec<u8>)>;

/// Takes parts, then records of bitcode out of `file` as long as `still` holds.
///
/// # Errors
/// Those of `still`.
pub fn reduce(mut file: Vec<u8>, mut still: impl FnMut(&[u8]) -> io::Result<bool>) -> io::Result<Vec<u8>> {
    let Some(mut parts) = parts(&file) else { return Ok(file) };
    let mut at = parts.len();
    while at > 0 {
        at -= 1;
        let mut fewer = parts.clone();
        fewer.remove(at);
        let Some(smaller) = build(&file, &fewer) else { break };
        if still(&smaller)? {
            (file, parts) = (smaller, fewer);
        }
    }
    for at in 0..parts.len() {
        let Ok(program) = Program::read_at(&parts[at].1.clone(), 0).map(|program| {
            let header = program.header;
            (header.version.get(), header.bitcode.dxil_version.get(), program.bitcode.to_vec())
        }) else {
            continue;
        };
        let (version, dxil, mut bitcode) = program;
        let Ok(document) = Document::read(&bitcode) else { continue };
        let mut step = records(&document).len().div_ceil(2);
        while step > 0 {
            let mut from = 0;
            while let Ok(document) = Document::read(&bitcode) {
                let all = records(&document);
                if from >= all.len() {
                    break;
                }
                let taken: BTreeSet<(u64, u64)> = all.iter().skip(from).take(step).copied().collect();
                let mut fewer = document.clone();
                fewer.remove_records(|_, record| taken.contains(&record.bits));
                let smaller = fewer.write();
                let mut program = Vec::new();
                if write_program(version, dxil, &smaller, &mut program).is_err() {
                    break;
                }
                let mut changed = parts.clone();
                changed[at].1 = program;
                match build(&file, &changed) {
                    Some(smaller_file) if still(&smaller_file)? => {
                        (file, parts, bitcode) = (smaller_file, changed, smaller);
                    }
                    _ => from += step,
                }
            }
            step /= 2;
        }
    }
    Ok(file)
}

fn parts(file: &[u8]) -> Option<Parts> {
    let container = Container::read(file).ok()?;
    Some(container.parts().map(|part| (part.kind, part.data.to_vec())).collect())
}

fn build(file: &[u8], parts: &Parts) -> Option<Vec<u8>> {
    let mut builder = Builder::new().version_of(&Container::read(file).ok()?);
    parts.iter().for_each(|(kind, data)| builder.push(*kind, data.as_slice()));
    builder.build().ok()
}

/// Where the records of a document lie, in bits.
fn records(document: &Document) -> Vec<(u64, u64)> {
    let mut all = Vec::new();
    document.clone().remove_records(|_, record| {
        all.push(record.bits);
        false
    });
    all
}
