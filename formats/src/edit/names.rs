//! Names of resources and functions, and how symbols are made of them.

use super::{EditError, refused};
use alloc::vec::Vec;

/// A new name: of characters that HLSL's names have, with dots for members.
pub(super) fn check(name: &str) -> Result<(), EditError> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$');
    match name.chars().find(|c| !is_part(*c)) {
        _ if name.is_empty() => Err(refused("a name cannot be empty")),
        Some(c) => Err(refused(format_args!("{name:?} is no name: it has the character {c:?}"))),
        None if name.starts_with(|c: char| c.is_ascii_digit()) => {
            Err(refused(format_args!("{name:?} is no name: it begins with a digit")))
        }
        None => Ok(()),
    }
}

/// The name that a symbol was made of: `main` of `\x01?main@@YAXXZ`, and any other symbol itself.
pub(super) fn plain(symbol: &[u8]) -> &[u8] {
    match symbol.strip_prefix(b"\x01?") {
        Some(mangled) => mangled.split(|&byte| byte == b'@').next().unwrap_or(mangled),
        None => symbol,
    }
}

/// The symbol of another name: what is mangled stays so.
pub(super) fn renamed(symbol: &[u8], old: &[u8], new: &[u8]) -> Option<Vec<u8>> {
    let rest = match symbol.strip_prefix(b"\x01?") {
        Some(mangled) => mangled.strip_prefix(old).filter(|rest| rest.first() == Some(&b'@')),
        None => symbol.strip_prefix(old).filter(|rest| rest.is_empty()),
    }?;
    let head: &[u8] = if symbol.starts_with(b"\x01?") { b"\x01?" } else { b"" };
    Some([head, new, rest].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mangled_symbol_keeps_its_types() {
        let symbol = b"\x01?tex@@3V?$Texture2D@V?$vector@M$03@@@@A";
        assert_eq!(plain(symbol), b"tex");
        assert_eq!(renamed(symbol, b"tex", b"albedo").unwrap(), b"\x01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A");
        assert_eq!(renamed(b"main", b"main", b"shade").unwrap(), b"shade");
        assert_eq!(renamed(b"\x01?textures@@3A", b"tex", b"albedo"), None);
        assert_eq!(renamed(b"main2", b"main", b"shade"), None);
    }

    #[test]
    fn what_hlsl_would_not_take_is_no_name() {
        for name in ["", "a b", "a@b", "1a", "a=b", "a\0"] {
            assert!(check(name).is_err(), "{name:?}");
        }
        for name in ["a", "größe", "_1", "pair.texture", "$Globals"] {
            assert!(check(name).is_ok(), "{name:?}");
        }
    }
}
