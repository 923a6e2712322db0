//! Numbers as LLVM's assembly writes them.

use super::super::Text;
use alloc::{format, vec::Vec};

/// A double in LLVM's form: `%e` where that gives back the same number, else its bits in hexadecimal.
pub(super) fn double(text: &mut Text, bits: u64) {
    let value = f64::from_bits(bits);
    if value.is_finite() && decimal(text, value) {
        return;
    }
    text.bytes(format!("0x{bits:X}").as_bytes());
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
    text.bytes(format!("0x{:X}", sign | 0x7ff << 52 | payload).as_bytes());
}

/// A half: always its bits.
pub(super) fn half(text: &mut Text, bits: u16) {
    text.bytes(format!("0xH{bits:04X}").as_bytes());
}

/// Appends the number with seven digits, as C's `%e` does, if that gives back the same number.
fn decimal(text: &mut Text, value: f64) -> bool {
    let printed = format!("{value:.6e}");
    let Some((mantissa, exponent)) = printed.split_once('e') else { return false };
    if printed.parse() != Ok(value) {
        return false;
    }
    let (sign, digits) = match exponent.strip_prefix('-') {
        Some(digits) => ("e-", digits),
        None => ("e+", exponent),
    };
    text.str(mantissa).str(sign);
    if digits.len() < 2 {
        text.byte(b'0');
    }
    text.str(digits);
    true
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
