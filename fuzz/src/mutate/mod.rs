//! Mutations: of any bytes, and of files by what they are made of.
//!
//! What is changed by its structure keeps it: sizes, offsets, lengths of blocks and the digest are those of the changed
//! bytes, so that the change gets past the readers' front door. The fuzzer uses it beside its own mutations; tests and
//! [smoke runs](../../../examples/smoke.rs) use it without a fuzzer, on a stable toolchain.

mod bitcode;
mod fields;
mod parts;
mod plain;

pub use plain::mutate;

use crate::Input;
use shaderbin::{
    dxbc::repair_digest,
    pdb::{container_stream, is_pdb},
};

/// A small generator of numbers: the same seed, the same numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `end`; 0 where `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.number() % end.max(1) as u64) as usize
    }
}

impl Random {
    /// One of `all`; none where there is none.
    pub fn choose<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }

    /// Whether one of `of` times.
    pub fn one_in(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }
}

/// Changes `data`, an input of this kind, in one to three places, by what it is made of: a declared field gets another
/// value, a record of the bitcode other operands, a part other bytes. What is not such an input is changed as any bytes.
pub fn by_structure(input: Input, data: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let changed = match input {
            Input::Values | Input::Manifest => false,
            // Most bodies take containers too.
            _ if data.starts_with(b"DXBC") => parts::change(data, random),
            Input::Parts(_) => parts::change_one(data, random),
            Input::Bitcode => bitcode::change(data, random),
            Input::Bundle => fields::change(data, random),
            Input::Container | Input::File | Input::Pdb => change_pdb(data, random),
        };
        if !changed {
            mutate(data, random);
            let _ = repair_digest(data);
        }
    }
}

/// Changes the container in a PDB, or the PDB's own fields.
fn change_pdb(data: &mut Vec<u8>, random: &mut Random) -> bool {
    if !is_pdb(data) {
        return false;
    }
    if random.one_in(2) {
        return fields::change(data, random);
    }
    let Ok(stream) = container_stream(data) else { return false };
    let mut container = stream.bytes.into_owned();
    parts::change(&mut container, random) && {
        *data = crate::input::pdb(&container);
        true
    }
}

/// The fuzzer's mutation: of the first `size` bytes of `data`, to at most `max_size`; gives the new size. Half of the
/// time, and where the structure does not allow it, it is `plain`, the fuzzer's own.
pub fn for_fuzzer(
    input: Input,
    data: &mut [u8],
    size: usize,
    max_size: usize,
    seed: u32,
    plain: impl FnOnce(&mut [u8], usize, usize) -> usize,
) -> usize {
    let mut random = Random::new(seed.into());
    if input != Input::Values && random.one_in(2) {
        let mut changed = data.get(..size).unwrap_or_default().to_vec();
        by_structure(input, &mut changed, &mut random);
        if changed.len() <= max_size
            && let Some(place) = data.get_mut(..changed.len())
        {
            place.copy_from_slice(&changed);
            return changed.len();
        }
    }
    plain(data, size, max_size)
}
