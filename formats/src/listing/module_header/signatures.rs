//! The tables of the module's signatures.

use super::Limit;
use crate::{
    Result,
    dxil::{Interpolation, SignatureElement},
    listing::Text,
};

/// Prints the table of a signature, unless it has no elements.
pub(super) fn print(title: &str, elements: &[SignatureElement<'_>], limit: &Limit, text: &mut Text) -> Result<()> {
    if elements.is_empty() {
        return Ok(());
    }
    text.str(";\n; ").str(title).str(
        " signature:\n\
         ;\n\
         ; Name                 Index             InterpMode DynIdx\n\
         ; -------------------- ----- ---------------------- ------\n",
    );
    for element in elements {
        text.str("; ").left(element.name(), 20).byte(b' ').right_int(element.index(), 5);
        text.byte(b' ').right(interpolation(element.interpolation()).as_bytes(), 22).str("   ");
        print_mask(element.dynamic_index_mask, text);
        text.byte(b'\n');
        limit.check(text)?;
    }
    Ok(())
}

/// Prints the letters of a mask, to the right of four columns.
fn print_mask(mask: u32, text: &mut Text) {
    let mask = mask & 0xf;
    text.spaces(4 - mask.count_ones() as usize);
    for (bit, letter) in b"xyzw".iter().enumerate() {
        if mask >> bit & 1 == 1 {
            text.byte(*letter);
        }
    }
}

fn interpolation(interpolation: Option<Interpolation>) -> &'static str {
    match interpolation {
        Some(Interpolation::Undefined) => "",
        Some(Interpolation::Constant) => "nointerpolation",
        Some(Interpolation::Linear) => "linear",
        Some(Interpolation::LinearCentroid) => "centroid",
        Some(Interpolation::LinearNoperspective) => "noperspective",
        Some(Interpolation::LinearNoperspectiveCentroid) => "noperspective centroid",
        Some(Interpolation::LinearSample) => "sample",
        Some(Interpolation::LinearNoperspectiveSample) => "noperspective sample",
        None => "invalid",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_a_mask_close_up_on_the_right() {
        let mut text = Text::default();
        for mask in [0b1010, 0, 0xff] {
            print_mask(mask, &mut text);
        }
        assert_eq!(text.into_bytes(), b"  yw    xyzw");
    }
}
