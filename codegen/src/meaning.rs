//! What a field's doc comment says of its values and bits, so that those are declared there and nowhere else.
//!
//! - Values: a list after a colon or semicolon, `The stage: 0 pixel, 1 vertex, 8 to 39 a patch; 0xff for none.`
//! - Bits, each with its number before it: `Bit 0: coherent; 1: has a counter; bits 2 and 3: the order.`
//! - Bits, each with its number behind it: `The columns in bits 0 to 3, and in bit 6 whether it is packed.`
//! - The four components: `x in bit 0 to w in bit 3`.

use proc_macro2::TokenStream;
use quote::quote;

/// What the values from `first` to `last` are called.
#[derive(Debug, PartialEq, Eq)]
pub struct Value {
    pub first: u64,
    pub last: u64,
    pub name: String,
}

/// What `count` bits from `first` on are called.
#[derive(Debug, PartialEq, Eq)]
pub struct Bits {
    pub first: u64,
    pub count: u64,
    pub name: String,
}

/// The tables of the values and of the bits that a meaning lists.
pub fn tokens(meaning: &str) -> (TokenStream, TokenStream) {
    let (values, bits) = parse(meaning);
    let values = values.iter().map(
        |Value { first, last, name }| quote!(::shaderbin::layout::Value { first: #first, last: #last, name: #name }),
    );
    let bits = bits.iter().map(|Bits { first, count, name }| {
        let (first, count) = (*first as u32, *count as u32);
        quote!(::shaderbin::layout::Bits { first: #first, count: #count, name: #name })
    });
    (quote!(&[#(#values),*]), quote!(&[#(#bits),*]))
}

/// The values and bits that a meaning lists.
pub fn parse(meaning: &str) -> (Vec<Value>, Vec<Bits>) {
    let meaning = meaning.trim_end_matches('.');
    if meaning.contains("x in bit 0 to w in bit 3") {
        let letters = ["x", "y", "z", "w"].into_iter().zip(0..);
        return (vec![], letters.map(|(name, first)| Bits { first, count: 1, name: name.into() }).collect());
    }
    let bits = numbered_bits(meaning);
    if !bits.is_empty() {
        return (vec![], bits);
    }
    let bits = placed_bits(meaning);
    if !bits.is_empty() {
        return (vec![], bits);
    }
    (values(meaning), vec![])
}

/// `Bit 0: coherent; 1: has a counter; bits 2 and 3: the order`.
fn numbered_bits(meaning: &str) -> Vec<Bits> {
    if !meaning.starts_with("Bit") {
        return vec![];
    }
    let clauses = meaning.split("; ").filter_map(|clause| {
        let (place, name) = clause.split_once(": ")?;
        let (first, last, rest) = range(strip_bits(place))?;
        rest.is_empty().then(|| bits(first, last, name))
    });
    clauses.collect()
}

/// `The columns in bits 0 to 3, and in bit 6 whether it is packed`.
fn placed_bits(meaning: &str) -> Vec<Bits> {
    if !meaning.contains("in bit") {
        return vec![];
    }
    let clauses = meaning.split(", ").filter_map(|clause| {
        let clause = clause.trim_start_matches("and ");
        if let Some(after) = clause.strip_prefix("in bit") {
            let (first, last, name) = range(after.trim_start_matches('s').trim_start())?;
            return Some(bits(first, last, name));
        }
        let (name, place) = clause.rsplit_once(" in ")?;
        let (first, last, rest) = range(strip_bits(place))?;
        rest.is_empty().then(|| bits(first, last, name))
    });
    clauses.collect()
}

fn strip_bits(place: &str) -> &str {
    ["Bits ", "Bit ", "bits ", "bit "].iter().find_map(|word| place.strip_prefix(word)).unwrap_or(place)
}

fn bits(first: u64, last: u64, name: &str) -> Bits {
    let name = ["whether ", "The ", "the ", "its "].iter().fold(name, |name, word| name.trim_start_matches(word));
    Bits { first, count: last.saturating_sub(first) + 1, name: name.into() }
}

/// `: 0 pixel, 1 vertex, 8 to 39 a patch; 0xff for none`.
fn values(meaning: &str) -> Vec<Value> {
    let mut found = vec![];
    let (mut depth, mut start) = (0, 0);
    let mut clauses = vec![];
    for (at, letter) in meaning.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' | ';' | ':' if depth == 0 && meaning[at + 1..].starts_with(' ') => {
                clauses.push(&meaning[start..at]);
                start = at + 2;
            }
            _ => {}
        }
    }
    clauses.push(&meaning[start..]);
    for clause in clauses {
        let clause = clause.split(". ").next().unwrap_or(clause);
        if let Some((first, last, name)) = range(clause)
            && !name.is_empty()
            // `1 or 2` are two values of one meaning.
            && !name.starts_with("or ")
        {
            let name = name.strip_prefix("for ").unwrap_or(name);
            found.push(Value { first, last, name: name.into() });
        }
    }
    found
}

/// A number, or two with `to` or `and` between them, and what follows.
fn range(text: &str) -> Option<(u64, u64, &str)> {
    let (first, rest) = number(text)?;
    for word in ["to ", "and "] {
        if let Some((last, rest)) = rest.strip_prefix(word).and_then(number) {
            return Some((first, last, rest));
        }
    }
    Some((first, first, rest))
}

fn number(text: &str) -> Option<(u64, &str)> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let number = match word.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None => word.parse().ok()?,
    };
    Some((number, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named_values(meaning: &str) -> Vec<(u64, u64, String)> {
        let (values, bits) = parse(meaning);
        assert!(bits.is_empty(), "{bits:?}");
        values.into_iter().map(|value| (value.first, value.last, value.name)).collect()
    }

    fn named_bits(meaning: &str) -> Vec<(u64, u64, String)> {
        let (values, bits) = parse(meaning);
        assert!(values.is_empty(), "{values:?}");
        bits.into_iter().map(|bits| (bits.first, bits.count, bits.name)).collect()
    }

    #[test]
    fn values_are_a_list_after_a_colon_or_semicolon() {
        assert_eq!(
            named_values("The stage: 0 pixel, 1 vertex, 8 to 39 a patch of 1 to 32 points, ..."),
            [(0, 0, "pixel".into()), (1, 1, "vertex".into()), (8, 39, "a patch of 1 to 32 points".into())]
        );
        assert_eq!(named_values("The last register; 0xff for none."), [(0xff, 0xff, "none".into())]);
        assert_eq!(named_values("The version: 1 for 1.0, 2 for 1.1."), [(1, 1, "1.0".into()), (2, 2, "1.1".into())]);
    }

    #[test]
    fn what_is_no_list_names_nothing() {
        for meaning in [
            "Reserved: 0.",
            "The version: 0x10. What is less is old.",
            "At most 32.",
            "The block: 1 or 2.",
            "In byte 1 (0 none, 1 line).",
        ] {
            assert_eq!(named_values(meaning), [], "{meaning}");
        }
    }

    #[test]
    fn bits_have_their_number_before_or_behind_them() {
        assert_eq!(
            named_bits("Bit 0: coherent; 1: has a counter; bits 2 and 3: the order."),
            [(0, 1, "coherent".into()), (1, 1, "has a counter".into()), (2, 2, "order".into())]
        );
        assert_eq!(
            named_bits("The columns in bits 0 to 3, the first column in 4 and 5, and in bit 6 whether it is packed."),
            [(0, 4, "columns".into()), (4, 2, "first column".into()), (6, 1, "it is packed".into())]
        );
        assert_eq!(named_bits("What it takes: x in bit 0 to w in bit 3.").len(), 4);
    }
}
