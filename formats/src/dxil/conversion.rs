//! Numbers as operations convert them.

/// The half (binary16) that `LegacyF32ToF16` makes of a float: HLSL's `f32tof16`, which rounds toward zero.
///
/// A finite value beyond the halves gives the largest half of its sign, not an infinity; one below the least half gives
/// zero. A NaN's half is not said anywhere: this gives `0x7fff` with the sign, as WARP does for `0x7fc00000`.
///
/// Source: the Direct3D 11.3 functional specification, 3.2.2 ("Round-to-zero must be used during conversion to another
/// float format") and 22.13.2 (`f32tof16`), which DXIL's operation 130 carries over. DXIL itself says no rounding.
pub fn legacy_f32_to_f16(float: f32) -> u16 {
    let bits = float.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    /// 65536, the first power of two that is no half.
    const TOO_LARGE: u32 = (127 + 16) << 23;
    /// 2^-14, the least half with a hidden bit.
    const NORMAL: u32 = (127 - 14) << 23;
    let half = match magnitude {
        _ if float.is_nan() => 0x7fff,
        _ if float.is_infinite() => 0x7c00,
        TOO_LARGE.. => 0x7bff,
        // The exponents' biases differ by 112; the fraction loses 13 bits.
        NORMAL.. => (magnitude - (112 << 23)) >> 13,
        _ => {
            // A half without a hidden bit counts units of 2^-24.
            let exponent = magnitude >> 23;
            let fraction = magnitude & 0x007f_ffff | 0x0080_0000;
            fraction.checked_shr(126 - exponent).unwrap_or(0)
        }
    };
    sign | half as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The half nearest zero by definition: of the halves of a sign, which grow with their bits, the largest that is
    /// not larger.
    struct Halves([f64; 0x7c00]);

    impl Halves {
        fn new() -> Self {
            // A half is a fraction of 11 bits (the first is 0 for exponent 0) times a power of two.
            let value = |bits: usize| {
                let (exponent, fraction) = ((bits >> 10) as i32, bits & 0x3ff);
                let hidden = if exponent == 0 { 0 } else { 0x400 };
                let mut value = (hidden + fraction) as f64;
                for _ in 0..(exponent.max(1) - 25).unsigned_abs() {
                    value = if exponent.max(1) < 25 { value / 2.0 } else { value * 2.0 };
                }
                value
            };
            Self(core::array::from_fn(value))
        }

        fn toward_zero(&self, float: f32) -> u16 {
            let sign = if float.is_sign_negative() { 0x8000 } else { 0 };
            let magnitude = f64::from(float).abs();
            let half = match magnitude {
                _ if float.is_nan() => 0x7fff,
                f64::INFINITY => 0x7c00,
                _ => self.0.partition_point(|half| *half <= magnitude) as u16 - 1,
            };
            sign | half
        }

        fn check(&self, bits: u32) {
            let float = f32::from_bits(bits);
            let (expected, found) = (self.toward_zero(float), legacy_f32_to_f16(float));
            assert_eq!(found, expected, "{float:e} ({bits:#x}): {found:#x} for {expected:#x}");
        }
    }

    /// What WARP gives, of values that rounding to nearest takes elsewhere.
    #[test]
    fn values_between_halves_go_to_the_one_nearer_zero() {
        let (fraction, unit) = (f32::from_bits(1f32.to_bits() + 0x1fff), f32::powi(2.0, -24));
        assert_eq!(legacy_f32_to_f16(fraction), 0x3c00);
        assert_eq!(legacy_f32_to_f16(-fraction), 0xbc00);
        assert_eq!(legacy_f32_to_f16(65520.0), 0x7bff);
        assert_eq!(legacy_f32_to_f16(1e10), 0x7bff);
        assert_eq!(legacy_f32_to_f16(-65520.0), 0xfbff);
        assert_eq!(legacy_f32_to_f16(1e-5), 167);
        assert!((167.0 * unit..168.0 * unit).contains(&1e-5));
        assert_eq!(legacy_f32_to_f16(f32::from_bits(0x7fc0_0000)), 0x7fff);
    }

    #[test]
    fn zeros_and_infinities_stay() {
        for (float, half) in [(0.0, 0), (-0.0, 0x8000), (f32::INFINITY, 0x7c00), (f32::NEG_INFINITY, 0xfc00)] {
            assert_eq!(legacy_f32_to_f16(float), half);
        }
    }

    /// Every half's own value, the floats beside it, and floats all over.
    #[test]
    fn a_sample_of_floats_is_rounded_toward_zero() {
        let halves = Halves::new();
        for value in halves.0 {
            let bits = (value as f32).to_bits();
            for near in [bits.saturating_sub(1), bits, bits + 1] {
                halves.check(near);
                halves.check(near | 0x8000_0000);
            }
        }
        (0..=u32::MAX).step_by(65_521).for_each(|bits| halves.check(bits));
    }

    #[test]
    #[ignore = "all 2^32 floats: 80 seconds with optimisation"]
    fn every_float_is_rounded_toward_zero() {
        let halves = Halves::new();
        (0..=u32::MAX).for_each(|bits| halves.check(bits));
    }
}
