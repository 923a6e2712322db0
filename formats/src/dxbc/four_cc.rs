//! Four-character codes and what the parts of these codes hold.

use core::fmt;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};

/// A four-character code: the kind of a part, or a magic.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned,
)]
#[repr(transparent)]
pub struct FourCc(pub [u8; 4]);

macro_rules! parts {
    ($($name:ident = $code:literal, $meaning:literal;)*) => {
        impl FourCc {
            $(#[doc = $meaning] pub const $name: Self = Self(*$code);)*

            /// What a part of this kind holds; none for a kind nobody has documented.
            pub fn meaning(self) -> Option<&'static str> {
                match self {
                    $(Self::$name => Some($meaning),)*
                    _ => None,
                }
            }

            /// The kinds with a known meaning.
            pub const KNOWN: &'static [Self] = &[$(Self::$name),*];
        }
    };
}

parts! {
    DXIL = b"DXIL", "program: LLVM 3.7 bitcode (Shader Model 6)";
    ILDB = b"ILDB", "program with debug info: LLVM 3.7 bitcode";
    ILDN = b"ILDN", "debug name: the file name of the shader's PDB";
    ISG1 = b"ISG1", "input signature";
    OSG1 = b"OSG1", "output signature";
    PSG1 = b"PSG1", "patch-constant or primitive signature";
    PSV0 = b"PSV0", "pipeline state validation: what a pipeline is checked against";
    SFI0 = b"SFI0", "features that the shader requires";
    HASH = b"HASH", "shader hash";
    RTS0 = b"RTS0", "root signature";
    RDAT = b"RDAT", "runtime data of a library: functions, resources, subobjects";
    STAT = b"STAT", "statistics (Shader Model 5), or the program that reflection reads (Shader Model 6)";
    VERS = b"VERS", "version of the compiler";
    SRCI = b"SRCI", "source files and compiler arguments";
    PDBI = b"PDBI", "PDB info: sources, arguments and libraries as runtime data";
    PRIV = b"PRIV", "private data of the application";
    SHEX = b"SHEX", "program: Shader Model 5 tokens";
    SHDR = b"SHDR", "program: Shader Model 4 tokens";
    ISGN = b"ISGN", "input signature (Shader Model 4 and 5)";
    OSGN = b"OSGN", "output signature (Shader Model 4 and 5)";
    OSG5 = b"OSG5", "output signature with streams (Shader Model 5)";
    PCSG = b"PCSG", "patch-constant signature (Shader Model 5)";
    RDEF = b"RDEF", "resource definitions: reflection of buffers and bindings (Shader Model 4 and 5)";
    IFCE = b"IFCE", "interfaces: class linkage (Shader Model 5)";
    SDBG = b"SDBG", "debug info (Shader Model 4 and 5)";
    SPDB = b"SPDB", "debug info as a PDB (Shader Model 5)";
    XNAP = b"XNAP", "level 9 shader info of effects";
    XNAS = b"XNAS", "level 9 shader of effects";
    AON9 = b"Aon9", "program: level 9 tokens, beside the Shader Model 4 program";
    LFS0 = b"LFS0", "library functions' signatures (Shader Model 5 libraries)";
    LIBF = b"LIBF", "library function: a container of its own (Shader Model 5 libraries)";
    LIBH = b"LIBH", "library header (Shader Model 5 libraries)";
    FX10 = b"FX10", "effect (Direct3D 10 and 11)";
    CTAB = b"CTAB", "constant table (level 9)";
    CLI4 = b"CLI4", "literals of a texture shader";
    FXLC = b"FXLC", "expression of a texture shader";
    PRES = b"PRES", "preshader";
}

impl FourCc {
    /// The magic of a container.
    pub const DXBC: Self = Self(*b"DXBC");
}

impl fmt::Display for FourCc {
    /// The characters; what is no printable ASCII as `\xNN`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for byte in self.0 {
            match byte {
                b' '..=b'~' => write!(f, "{}", char::from(byte))?,
                _ => write!(f, "\\x{byte:02x}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for FourCc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{self}'")
    }
}

impl core::str::FromStr for FourCc {
    type Err = crate::Error;

    /// The code of four characters.
    fn from_str(text: &str) -> crate::Result<Self> {
        match text.as_bytes().try_into() {
            Ok(bytes) => Ok(Self(bytes)),
            Err(_) => Err(crate::Error::new("four-character code", 0, "4 bytes", text.len())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_code_is_printed_as_its_characters_and_other_bytes_as_escapes() {
        assert_eq!(FourCc(*b"PSV0").to_string(), "PSV0");
        assert_eq!(FourCc([b'A', 0, 0xff, b'~']).to_string(), "A\\x00\\xff~");
        assert_eq!("DXIL".parse::<FourCc>().unwrap(), FourCc::DXIL);
        assert!("DXILS".parse::<FourCc>().is_err());
    }
}
