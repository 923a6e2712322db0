//! Numbers as LLVM's assembly writes them.

use super::super::Text;
use alloc::{format, vec::Vec};

/// A double in LLVM's form: `%e` where that gives back the same number, else its bits in hexadecimal.
pub(super) fn double(text: &mut Text, bits: u64) {
    let value = f64::from_bits(bits);
    if value.is_finite() && decimal(text, value) {
        return;
    }
    bits_of(text, bits);
}

/// A float, which is written as the double that it is.
pub(super) fn float(text: &mut Text, bits: u32) {
    let value = f32::from_bits(bits);
    if !value.is_nan() {
        return double(text, f64::from(value).to_bits());
    }
    // A conversion by the processor could quiet the NaN; the bits are moved instead.
    let sign = u64::from(bits >> 31) << 63;
    let payload = u64::from(bits & 0x7f_ffff) << 29;
    bits_of(text, sign | 0x7ff << 52 | payload);
}

/// A half: always its bits.
pub(super) fn half(text: &mut Text, bits: u16) {
    text.bytes(format!("0xH{bits:04X}").as_bytes());
}

/// Appends the number with seven digits, as C's `%e` does, if that gives back the same number.
fn decimal(text: &mut Text, value: f64) -> bool {
    if value.is_normal() {
        // Decimals of at most 15 digits are as many doubles: the shortest one has at most seven digits exactly where
        // seven digits give back the number, and is the same decimal then.
        return shortest(text, value);
    }
    // Zeros, and numbers too small for that to hold.
    let printed = format!("{value:.6e}");
    let Some((mantissa, exponent)) = printed.split_once('e') else { return false };
    if printed.parse() != Ok(value) {
        return false;
    }
    text.str(mantissa);
    power(text, exponent.parse().unwrap_or(0));
    true
}

/// Appends the shortest decimal of a number, filled to seven digits, if it has no more.
fn shortest(text: &mut Text, value: f64) -> bool {
    let mut buffer = ryu::Buffer::new();
    // Digits with a point somewhere, then maybe an exponent: 0.25, 1250.0, 1.5e-7.
    let printed = buffer.format_finite(value.abs());
    let (mantissa, exponent) = printed.split_once('e').unwrap_or((printed, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mut digits = [b'0'; 7];
    let (mut count, mut zeros, mut leading) = (0usize, 0usize, 0i32);
    for digit in whole.bytes().chain(fraction.bytes()) {
        match digit {
            b'0' if count == 0 => leading += 1,
            b'0' => zeros += 1,
            _ => {
                count += zeros;
                zeros = 0;
                let Some(slot) = digits.get_mut(count) else { return false };
                *slot = digit;
                count += 1;
            }
        }
    }
    if value < 0.0 {
        text.byte(b'-');
    }
    let [first, rest @ ..] = digits;
    text.byte(first).byte(b'.').bytes(&rest);
    power(text, exponent.parse::<i32>().unwrap_or(0) + whole.len() as i32 - 1 - leading);
    true
}

/// Appends an exponent of ten: its sign and at least two digits.
fn power(text: &mut Text, exponent: i32) {
    text.str(if exponent < 0 { "e-" } else { "e+" });
    let magnitude = exponent.unsigned_abs();
    if magnitude < 10 {
        text.byte(b'0');
    }
    text.int(magnitude);
}

/// Appends `0x` and the bits in hexadecimal.
fn bits_of(text: &mut Text, bits: u64) {
    let digits = (16 - bits.leading_zeros() / 4).max(1);
    text.str("0x");
    for place in (0..digits).rev() {
        let digit = (bits >> (4 * place) & 15) as u8;
        text.byte(if digit < 10 { b'0' + digit } else { b'A' - 10 + digit });
    }
}

/// A floating-point number of 80 or 128 bits: a letter, then all its bits.
pub(super) fn wide_float(text: &mut Text, kind: crate::ir::FloatKind, words: &[u64]) {
    let (first, second) = (words.first().copied().unwrap_or(0), words.get(1).copied().unwrap_or(0));
    let digits = match kind {
        // The record holds the top 64 bits first.
        crate::ir::FloatKind::X86Fp80 => format!("0xK{:04X}{:016X}", first >> 48, first << 16 | second & 0xffff),
        crate::ir::FloatKind::PpcFp128 => format!("0xM{first:016X}{second:016X}"),
        _ => format!("0xL{first:016X}{second:016X}"),
    };
    text.bytes(digits.as_bytes());
}

/// An integer of more than 64 bits, signed, lowest word first.
pub(super) fn wide_integer(text: &mut Text, width: u32, words: &[u64]) {
    let count = width.div_ceil(64) as usize;
    let mut limbs: Vec<u64> = words.iter().copied().chain(core::iter::repeat(0)).take(count).collect();
    let used = width % 64;
    if let Some(top) = limbs.last_mut()
        && used != 0
    {
        *top = ((*top << (64 - used)) as i64 >> (64 - used)) as u64;
    }
    if limbs.last().is_some_and(|top| *top >> 63 != 0) {
        text.byte(b'-');
        let mut carry = true;
        for limb in &mut limbs {
            (*limb, carry) = (!*limb).overflowing_add(u64::from(carry));
        }
    }
    const CHUNK: u128 = 10_000_000_000_000_000_000;
    let mut chunks = Vec::new();
    while limbs.iter().any(|limb| *limb != 0) {
        let mut rest = 0u128;
        for limb in limbs.iter_mut().rev() {
            let value = rest << 64 | u128::from(*limb);
            *limb = (value / CHUNK) as u64;
            rest = value % CHUNK;
        }
        chunks.push(rest as u64);
        while limbs.last() == Some(&0) {
            limbs.pop();
        }
    }
    match chunks.split_last() {
        None => {
            text.byte(b'0');
        }
        Some((top, rest)) => {
            text.int(*top);
            for chunk in rest.iter().rev() {
                text.bytes(format!("{chunk:019}").as_bytes());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    fn printed(print: impl FnOnce(&mut Text)) -> String {
        let mut text = Text::default();
        print(&mut text);
        String::from_utf8(text.into_bytes()).unwrap()
    }

    #[test]
    fn a_double_is_decimal_only_where_seven_digits_are_exact() {
        let of = |value: f64| printed(|t| double(t, value.to_bits()));
        assert_eq!(of(0.0), "0.000000e+00");
        assert_eq!(of(-0.0), "-0.000000e+00");
        assert_eq!(of(0.5), "5.000000e-01");
        assert_eq!(of(1e100), "1.000000e+100");
        assert_eq!(of(0.1), "1.000000e-01");
        assert_eq!(of(f64::from(0.1f32)), "0x3FB99999A0000000");
        assert_eq!(of(f64::INFINITY), "0x7FF0000000000000");
        assert_eq!(of(5e-324), "4.940656e-324");
        assert_eq!(of(-1250.0), "-1.250000e+03");
        assert_eq!(of(1.000001), "1.000001e+00");
        assert_eq!(of(1.0000001), "0x3FF000001AD7F29B");
        assert_eq!(of(20_000_000.0), "2.000000e+07");
        assert_eq!(of(16_777_215.0), "0x416FFFFFE0000000");
    }

    #[test]
    fn the_shortest_decimal_decides_as_seven_digits_do() {
        // The rule as LLVM states it: print seven digits, read them back, compare.
        let by_rule = |value: f64| format!("{value:.6e}").parse::<f64>() == Ok(value);
        let mut bits = 0x1234_5678_9abc_def1u64;
        for round in 0..200_000u64 {
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let candidates = [f64::from_bits(bits), f64::from(f32::from_bits(bits as u32)), (round as f64) / 1000.0];
            for value in candidates.into_iter().filter(|value| value.is_normal()) {
                assert_eq!(printed(|t| double(t, value.to_bits())).contains('.'), by_rule(value), "{value:e}");
            }
        }
    }

    #[test]
    fn a_float_is_the_double_that_it_is() {
        assert_eq!(printed(|t| float(t, 1.5f32.to_bits())), "1.500000e+00");
        assert_eq!(printed(|t| float(t, 0x7f80_0001)), "0x7FF0000020000000");
        assert_eq!(printed(|t| half(t, 0x3c00)), "0xH3C00");
    }

    #[test]
    fn a_wide_integer_is_signed() {
        assert_eq!(printed(|t| wide_integer(t, 128, &[0, 1])), "18446744073709551616");
        assert_eq!(printed(|t| wide_integer(t, 128, &[u64::MAX, u64::MAX])), "-1");
        assert_eq!(printed(|t| wide_integer(t, 65, &[5, 1])), "-18446744073709551611");
        assert_eq!(printed(|t| wide_integer(t, 96, &[])), "0");
    }
}
