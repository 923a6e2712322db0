//! Names and strings as LLVM's assembly writes them.

use super::super::Text;

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// The characters that a name can have without quotes.
const PLAIN: [bool; 256] = {
    let mut plain = [false; 256];
    let mut c = 0;
    while c < 256 {
        plain[c] = (c as u8).is_ascii_alphanumeric() || matches!(c as u8, b'-' | b'.' | b'_');
        c += 1;
    }
    plain
};

fn hex(text: &mut Text, byte: u8) {
    text.byte(b'\\').bytes(&HEX[usize::from(byte >> 4)..][..1]).bytes(&HEX[usize::from(byte & 15)..][..1]);
}

/// A string's characters: printable ones as they are, the others in hexadecimal.
pub(super) fn escaped(text: &mut Text, string: &[u8]) {
    let plain = |c: &u8| matches!(c, b' '..=b'~') && *c != b'\\' && *c != b'"';
    let mut left = string;
    while let Some(at) = left.iter().position(|c| !plain(c)) {
        let (before, rest) = left.split_at(at);
        text.bytes(before);
        if let Some((byte, rest)) = rest.split_first() {
            hex(text, *byte);
            left = rest;
        }
    }
    text.bytes(left);
}

/// Whether a name needs no quotes.
pub(super) fn is_plain(name: &[u8]) -> bool {
    name.first().is_some_and(|c| !c.is_ascii_digit()) && name.iter().all(|c| PLAIN[usize::from(*c)])
}

/// A name without its prefix: in quotes where it begins with a digit or holds other characters than `-`, `.`, `_`,
/// letters and digits.
pub(super) fn name(text: &mut Text, name: &[u8]) {
    if is_plain(name) {
        text.bytes(name);
        return;
    }
    text.byte(b'"');
    escaped(text, name);
    text.byte(b'"');
}

/// The name of named metadata or of a kind of attachments.
pub(super) fn metadata_name(text: &mut Text, name: &[u8]) {
    let mark = |c: u8| matches!(c, b'-' | b'$' | b'.' | b'_');
    let Some((first, mut rest)) = name.split_first() else {
        text.str("<empty name> ");
        return;
    };
    if first.is_ascii() {
        rest = name;
    } else {
        // LLVM takes the first character for a signed number, whose upper half is no digit.
        text.byte(b'\\').byte((first >> 4) + b'A' - 26).bytes(&HEX[usize::from(first & 15)..][..1]);
    }
    let digits = usize::from(rest.len() == name.len());
    for (place, byte) in rest.iter().copied().enumerate() {
        let plain = byte.is_ascii_alphabetic() || mark(byte) || byte.is_ascii_digit() && place >= digits;
        if plain {
            text.byte(byte);
        } else {
            hex(text, byte);
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
    fn a_metadata_name_has_its_other_characters_as_numbers() {
        let named = |s: &[u8]| printed(|t| metadata_name(t, s));
        assert_eq!(named(b"dx.version"), "dx.version");
        assert_eq!(named(b"1a1"), "\\31a1");
        assert_eq!(named(b"a b\xc3"), "a\\20b\\C3");
        // As dxc prints it.
        assert_eq!(named(b"\xc3lvm.ident"), "\\33lvm.ident");
        assert_eq!(named(b"\xfe"), "\\6E");
    }

    #[test]
    fn a_name_is_quoted_where_it_has_to_be() {
        let quoted = |s: &str| printed(|t| name(t, s.as_bytes()));
        assert_eq!(quoted("dx.types.Handle"), "dx.types.Handle");
        assert_eq!(quoted("class.vec<float, 3>"), "\"class.vec<float, 3>\"");
        assert_eq!(quoted("0"), "\"0\"");
        assert_eq!(quoted("a\"\\\u{1}é"), "\"a\\22\\5C\\01\\C3\\A9\"");
    }

    #[test]
    fn a_metadata_name_escapes_each_character() {
        assert_eq!(printed(|t| metadata_name(t, b"dx.precise")), "dx.precise");
        assert_eq!(printed(|t| metadata_name(t, b"1a b")), "\\31a\\20b");
    }
}
