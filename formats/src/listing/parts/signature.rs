//! The table of a signature part.

use crate::{
    error::Result,
    listing::Text,
    part::signature::{NamedElement, Signature},
};

/// The register of an element that has none.
const NO_REGISTER: u32 = 0xffff_ffff;
/// The system value of a primitive's id.
const PRIMITIVE_ID: u32 = 7;

/// Prints the table of `signature`.
pub(super) fn print(signature: &Signature<'_>, title: &str, is_input: bool, text: &mut Text) -> Result<()> {
    text.str(";\n; ").str(title).str(
        " signature:\n\
         ;\n\
         ; Name                 Index   Mask Register SysValue  Format   Used\n\
         ; -------------------- ----- ------ -------- -------- ------- ------\n",
    );
    if signature.is_empty() {
        text.str("; no parameters\n");
        return Ok(());
    }
    let mut has_streams = false;
    for element in signature.iter() {
        has_streams |= element?.stream != 0;
    }
    for element in signature.iter() {
        print_element(&element?, has_streams, is_input, text);
    }
    text.str(";\n");
    Ok(())
}

fn print_element(named: &NamedElement<'_>, has_streams: bool, is_input: bool, text: &mut Text) {
    let NamedElement { name, stream, element, .. } = *named;
    text.str("; ");
    if has_streams {
        text.byte(b'm').int(stream).byte(b':').left(name, 17);
    } else {
        text.left(name, 20);
    }
    text.byte(b' ').right_int(element.index.get(), 5);
    let register = element.register.get();
    let has_register = register != NO_REGISTER;
    if has_register {
        text.str("   ").bytes(&mask(element.mask)).byte(b' ').right_int(register, 8);
    } else {
        text.str("    N/A").str(without_register(name, element.system_value.get()));
    }
    text.right(system_value(element.system_value.get()).as_bytes(), 9);
    text.right(component_type(element.component_type.get()).as_bytes(), 8);
    let used = if is_input { element.used_mask } else { !element.used_mask };
    match (has_register, used) {
        (true, _) => text.str("   ").bytes(&mask(used)),
        (false, 0) => text.str("     NO"),
        (false, _) => text.str("    YES"),
    };
    text.byte(b'\n');
}

/// The components of a mask, each in its place.
fn mask(mask: u8) -> [u8; 4] {
    let at = |bit: u8, name| if mask >> bit & 1 == 1 { name } else { b' ' };
    [at(0, b'x'), at(1, b'y'), at(2, b'z'), at(3, b'w')]
}

/// What stands in the place of a register.
fn without_register(name: &[u8], system_value: u32) -> &'static str {
    const NAMES: [(&[u8], &str); 5] = [
        (b"SV_Depth", "   oDepth"),
        (b"SV_DepthGreaterEqual", " oDepthGE"),
        (b"SV_DepthLessEqual", " oDepthLE"),
        (b"SV_Coverage", "    oMask"),
        (b"SV_StencilRef", "    oStencilRef"),
    ];
    match NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
        Some((_, word)) => word,
        None if system_value == PRIMITIVE_ID => "   primID",
        None => "  special",
    }
}

fn system_value(number: u32) -> &'static str {
    match number {
        1 => "POS",
        2 => "CLIPDST",
        3 => "CULLDST",
        4 => "RTINDEX",
        5 => "VPINDEX",
        6 => "VERTID",
        PRIMITIVE_ID => "PRIMID",
        8 => "INSTID",
        9 => "FFACE",
        10 => "SAMPLE",
        11 => "QUADEDGE",
        12 => "QUADINT",
        13 => "TRIEDGE",
        14 => "TRIINT",
        15 => "LINEDET",
        16 => "LINEDEN",
        23 => "BARYCEN",
        24 => "SHDINGRATE",
        25 => "CULLPRIM",
        64 => "TARGET",
        65 => "DEPTH",
        66 => "COVERAGE",
        67 => "DEPTHGE",
        68 => "DEPTHLE",
        69 => "STENCILREF",
        70 => "INNERCOV",
        _ => "NONE",
    }
}

fn component_type(number: u32) -> &'static str {
    match number {
        1 => "uint",
        2 => "int",
        3 => "float",
        4 => "uint16",
        5 => "int16",
        6 => "fp16",
        7 => "uint64",
        8 => "int64",
        9 => "double",
        _ => "unknown",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_a_mask_keep_their_place() {
        assert_eq!(&mask(0b1010), b" y w");
        assert_eq!(&mask(0xf0), b"    ");
    }

    #[test]
    fn depth_and_coverage_are_known_by_name_in_any_case() {
        assert_eq!(without_register(b"sv_depthlessequal", 0), " oDepthLE");
        assert_eq!(without_register(b"SV_PrimitiveID", 7), "   primID");
        assert_eq!(without_register(b"SV_SampleIndex", 10), "  special");
    }
}
