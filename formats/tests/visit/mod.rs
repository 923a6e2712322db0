//! What the tests and benchmarks of the parts share: the containers of the repository's cases, and a walk through all
//! that a part says.

use shaderbin::{
    Error,
    dxbc::{Container, FourCc},
    part::{
        AnyPart,
        psv0::Psv0,
        rdat::{Function, Rdat, Resource, TableKind},
        read,
        root_signature::{Payload, Ranges, RootSignature},
    },
};
use std::{env, fs, path::PathBuf};

/// The containers in the folder that `SHADERBIN_FILES` names; without it, the repository's cases.
pub fn containers() -> Vec<Vec<u8>> {
    let cases = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../snapshots/cases"));
    let folder = env::var_os("SHADERBIN_FILES").map_or_else(cases, PathBuf::from);
    let mut paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>();
    paths.sort();
    let files = paths.iter().filter(|path| path.is_file()).map(|path| fs::read(path).unwrap());
    files.filter(|file| file.starts_with(b"DXBC")).collect()
}

/// Reads the container in `file` and every part but the programs, and follows all that they say to its end.
pub fn parts(file: &[u8]) -> Result<u64, Error> {
    let mut sum = 0;
    for part in Container::read(file)?.parts() {
        if !matches!(part.kind, FourCc::DXIL | FourCc::ILDB | FourCc::STAT) {
            sum += any(&read(&part)?)?;
        }
    }
    Ok(sum)
}

/// A number that depends on everything in the part.
fn any(part: &AnyPart<'_>) -> Result<u64, Error> {
    Ok(match part {
        AnyPart::Signature(signature) => {
            let mut sum = 0;
            for named in signature.iter() {
                let named = named?;
                sum += named.name.len() as u64 + u64::from(named.element.register.get());
            }
            sum
        }
        AnyPart::Psv0(psv0) => self::psv0(psv0),
        AnyPart::Features(features) => features.record.mask.get(),
        AnyPart::Hash(hash) => u64::from(hash.record.digest[0]),
        AnyPart::DebugName(name) => name.name().len() as u64,
        AnyPart::Version(version) => (version.commit().len() + version.custom().len()) as u64,
        AnyPart::RootSignature(found) => root_signature(found)?,
        AnyPart::Rdat(found) => rdat(found)?,
        AnyPart::Private(bytes) | AnyPart::Bytes(bytes) => bytes.len() as u64,
        _ => 0,
    })
}

fn psv0(psv0: &Psv0<'_>) -> u64 {
    let mut sum = psv0.entry_name().map_or(0, <[u8]>::len) as u64;
    for resource in psv0.resources.iter() {
        sum += u64::from(resource.lower_bound.get());
    }
    for element in [psv0.inputs, psv0.outputs, psv0.patch_constants].iter().flat_map(|table| table.iter()) {
        sum += psv0.string(element.name.get()).map_or(0, <[u8]>::len) as u64;
        sum += psv0.semantic_indexes_of(element).unwrap_or_default().iter().map(|i| u64::from(i.get())).sum::<u64>();
    }
    let last = [&psv0.patch_constants_by_input, &psv0.outputs_by_patch_constant];
    for table in psv0.outputs_by_input.iter().chain(last) {
        sum += table.words().iter().map(|word| u64::from(word.get().count_ones())).sum::<u64>();
    }
    sum
}

fn root_signature(root_signature: &RootSignature<'_>) -> Result<u64, Error> {
    let mut sum = root_signature.samplers.iter().map(|sampler| u64::from(sampler.register.get())).sum::<u64>();
    for parameter in root_signature.iter() {
        sum += match parameter?.1 {
            Payload::Table(_, Ranges::Plain(ranges)) => {
                ranges.iter().map(|range| u64::from(range.register.get())).sum()
            }
            Payload::Table(_, Ranges::Flags(ranges)) => {
                ranges.iter().map(|range| u64::from(range.register.get())).sum()
            }
            Payload::Constants(constants) => u64::from(constants.count.get()),
            Payload::Descriptor(descriptor) => u64::from(descriptor.register.get()),
            Payload::Descriptor1(descriptor) => u64::from(descriptor.register.get()),
        };
    }
    Ok(sum)
}

fn rdat(rdat: &Rdat<'_>) -> Result<u64, Error> {
    let mut sum = 0;
    for resource in rdat.records::<Resource>(TableKind::Resources).iter() {
        sum += rdat.string(resource.name)?.len() as u64;
    }
    for function in rdat.records::<Function>(TableKind::Functions).iter() {
        sum += (rdat.string(function.name)?.len() + rdat.string(function.unmangled_name)?.len()) as u64;
        sum += rdat.array(function.resources)?.iter().map(|index| u64::from(index.get())).sum::<u64>();
        for name in rdat.array(function.dependencies)? {
            sum += rdat.string(*name)?.len() as u64;
        }
    }
    for subobject in rdat.subobjects().iter() {
        sum += subobject?.name.len() as u64;
    }
    for table in rdat.tables() {
        sum += table.data.len() as u64;
    }
    Ok(sum)
}
