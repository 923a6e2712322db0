//! Mutations of a container's parts: which there are, and what is in them.

use super::{Random, bitcode, fields, mutate};
use shaderbin::{
    dxbc::{Builder, Container, FourCc},
    part::program::{Program, write_program},
};

/// No container needs more parts to show what many of them do.
const MOST: usize = 32;

/// Changes the container `file`; whether it is one.
pub(super) fn change(file: &mut Vec<u8>, random: &mut Random) -> bool {
    if random.one_in(3) {
        return fields::change(file, random);
    }
    let Ok(container) = Container::read(file) else { return false };
    let mut parts: Vec<(FourCc, Vec<u8>)> =
        container.parts().take(MOST).map(|part| (part.kind, part.data.to_vec())).collect();
    let at = random.below(parts.len());
    let to = random.below(parts.len());
    match random.below(16) {
        _ if parts.is_empty() => parts.push((FourCc::PRIV, vec![0])),
        0 => drop(parts.remove(at)),
        1 => parts.swap(at, to),
        2 => parts.insert(to, parts[at].clone()),
        3 => parts[at].0 = random.choose(FourCc::KNOWN).copied().unwrap_or(FourCc::PRIV),
        4 => parts[at].1 = parts[to].1.clone(),
        5..=7 => in_part(&mut parts[at].1, random),
        _ => {
            // The program is where the most can be said.
            let is_program = |(kind, _): &&mut (FourCc, Vec<u8>)| matches!(*kind, FourCc::DXIL | FourCc::ILDB);
            let count = parts.iter_mut().filter(is_program).count();
            match parts.iter_mut().filter(is_program).nth(random.below(count)) {
                Some((_, program)) => in_part(program, random),
                None => in_part(&mut parts[at].1, random),
            }
        }
    }
    let mut builder = Builder::new().version_of(&container);
    parts.into_iter().for_each(|(kind, data)| builder.push(kind, data));
    let Ok(changed) = builder.build() else { return false };
    *file = changed;
    true
}

/// Changes a part that stands alone, behind its kind; whether there is one.
pub(super) fn change_one(data: &mut Vec<u8>, random: &mut Random) -> bool {
    let Some((kind, part)) = data.split_first_chunk::<4>() else { return false };
    let kind = FourCc(*kind);
    let mut part = part.to_vec();
    let program = matches!(kind, FourCc::DXIL | FourCc::ILDB | FourCc::STAT);
    if program && random.one_in(2) || random.one_in(4) {
        in_part(&mut part, random);
    } else {
        // The fields are declared in a container.
        let Ok(mut file) = Builder::new().part(kind, part.as_slice()).build() else { return false };
        fields::change(&mut file, random);
        let changed = Container::read(&file).ok().and_then(|container| container.parts().next());
        part = changed.map(|changed| changed.data.to_vec()).unwrap_or(part);
    }
    data.truncate(4);
    data.append(&mut part);
    true
}

/// Changes the bytes of a part: of a program the records of its bitcode, of others any.
fn in_part(part: &mut Vec<u8>, random: &mut Random) {
    if let Ok(program) = Program::read_at(part, 0) {
        let mut bitcode = program.bitcode.to_vec();
        if bitcode::change(&mut bitcode, random) {
            let (version, dxil) = (program.header.version.get(), program.header.bitcode.dxil_version.get());
            let mut changed = Vec::new();
            if write_program(version, dxil, &bitcode, &mut changed).is_ok() {
                *part = changed;
                return;
            }
        }
    }
    match random.below(8) {
        0 => part.truncate(random.below(part.len())),
        1 => part.extend((0..random.below(16)).map(|_| random.number() as u8)),
        _ => mutate(part, random),
    }
}
