//! Mutations of declared fields: where they lie is what the annotations say.

use super::{Random, plain::EDGES};
use shaderbin::{
    annotate::{self, Annotation, FORMATS, Shape},
    dgpb,
    dxbc::{Container, repair_digest},
    layout::Value,
    pdb::is_pdb,
};
use std::{collections::HashMap, ops::Range, sync::LazyLock};

/// A field as it lies in a file.
struct Place {
    name: &'static str,
    meaning: &'static str,
    range: Range<usize>,
    is_number: bool,
}

/// The values that have names, of the fields with this name and meaning.
static NAMED: LazyLock<HashMap<(&str, &str), &[Value]>> = LazyLock::new(|| {
    let leaves = FORMATS.iter().flat_map(|format| format.records).flat_map(|record| record.leaves());
    let named = leaves.filter(|leaf| !leaf.field.values.is_empty());
    named.map(|leaf| ((leaf.field.name, leaf.field.meaning), leaf.field.values)).collect()
});

/// Gives one field of the container, PDB or bundle `file` another value; whether there is a field.
pub(super) fn change(file: &mut [u8], random: &mut Random) -> bool {
    let annotation = if is_pdb(file) {
        annotate::pdb(file)
    } else if file.starts_with(&dgpb::MAGIC) {
        annotate::bundle(file)
    } else {
        Container::read(file).map(|container| annotate::container(&container))
    };
    let Some(places) = annotation.ok().map(|annotation| places(&annotation)).filter(|places| !places.is_empty()) else {
        return false;
    };
    let place = choose(&places, random);
    let other = random.choose(&places).map_or(0..0, |other| other.range.clone());
    let other = file.get(other).unwrap_or_default().to_vec();
    let Some(bytes) = file.get_mut(place.range.clone()) else { return false };
    if place.is_number {
        let value = number(place, little_endian(bytes), little_endian(&other), random);
        bytes.iter_mut().zip(value.to_le_bytes()).for_each(|(to, from)| *to = from);
    } else if random.one_in(2) {
        bytes.iter_mut().zip(other).for_each(|(to, from)| *to = from);
    } else {
        let at = random.below(bytes.len());
        bytes[at] = if random.one_in(2) { bytes[at] ^ 1 << random.below(8) } else { random.number() as u8 };
    }
    let _ = repair_digest(file);
    true
}

/// The fields that lie in the file itself, not in what was unpacked of it.
fn places(annotation: &Annotation<'_>) -> Vec<Place> {
    let fields = annotation.items.iter().filter(|item| item.space == 0 && item.shape != Shape::Group && item.size > 0);
    let base = annotation.spaces.first().map_or(0, |space| space.base);
    let place = |item: &annotate::Item| {
        let start = item.offset.checked_sub(base)?;
        let is_number = matches!(item.shape, Shape::Number { .. } | Shape::Float(_)) && item.size <= 8;
        Some(Place { name: item.name, meaning: item.meaning, range: start..start + item.size, is_number })
    };
    fields.filter_map(place).collect()
}

/// A place: of all, or of those that share their name with one of all, so that tables do not hide what comes once.
fn choose<'a>(places: &'a [Place], random: &mut Random) -> &'a Place {
    let at = random.below(places.len());
    if random.one_in(2) {
        return &places[at];
    }
    let mut names: Vec<&str> = places.iter().map(|place| place.name).collect();
    names.sort_unstable();
    names.dedup();
    let name = random.choose(&names).copied().unwrap_or_default();
    let of_name: Vec<&Place> = places.iter().filter(|place| place.name == name).collect();
    random.choose(&of_name).copied().unwrap_or(&places[at])
}

fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Another value of a number, with that of another field at hand.
fn number(place: &Place, value: u64, other: u64, random: &mut Random) -> u64 {
    match random.below(8) {
        0 => value.wrapping_add(1),
        1 => value.wrapping_sub(1),
        2 => value ^ 1 << random.below(place.range.len() * 8),
        3 => EDGES[random.below(EDGES.len())].into(),
        4 => other,
        5 => random.below(64) as u64,
        _ => match NAMED.get(&(place.name, place.meaning)).and_then(|values| random.choose(values)) {
            Some(named) => named.first + random.number() % (named.last - named.first + 1).max(1),
            None => value.wrapping_add(random.number() % 9).wrapping_sub(4),
        },
    }
}
