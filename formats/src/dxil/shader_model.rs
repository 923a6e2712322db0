//! The shader model that a module is for: `dx.shaderModel`.

use super::metadata::{Item, error};
use crate::{Result, part::program::ShaderKind};
use alloc::string::String;
use core::fmt;

/// A shader model: a stage and a version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShaderModel {
    /// The stage.
    pub kind: ShaderKind,
    /// The major version.
    pub major: u32,
    /// The minor version; [`ShaderModel::OFFLINE`] of a library that is linked further.
    pub minor: u32,
}

impl ShaderModel {
    /// The minor version that is written `x`.
    pub const OFFLINE: u32 = 15;
    /// The highest minor version that dxc 1.9.2602 knows.
    pub const HIGHEST: u32 = 9;

    pub(super) fn load(item: Item<'_, '_>) -> Result<Self> {
        let [kind, major, minor] = item.record()?;
        let (name, major, minor) = (kind.string()?, major.u32()?, minor.u32()?);
        const STAGES: [(&[u8], ShaderKind); 9] = [
            (b"ps", ShaderKind::Pixel),
            (b"vs", ShaderKind::Vertex),
            (b"gs", ShaderKind::Geometry),
            (b"hs", ShaderKind::Hull),
            (b"ds", ShaderKind::Domain),
            (b"cs", ShaderKind::Compute),
            (b"lib", ShaderKind::Library),
            (b"ms", ShaderKind::Mesh),
            (b"as", ShaderKind::Amplification),
        ];
        let kind = STAGES.iter().find(|(stage, _)| *stage == name).map(|(_, kind)| *kind);
        match kind.map(|kind| Self { kind, major, minor }) {
            Some(model) if model.is_known() => Ok(model),
            _ => {
                let name = String::from_utf8_lossy(name);
                Err(error("a shader model of dxc 1.9", format_args!("{name}_{major}_{minor}")))
            }
        }
    }

    fn is_known(self) -> bool {
        let first = match self.kind {
            ShaderKind::Library => 1,
            ShaderKind::Mesh | ShaderKind::Amplification => 5,
            _ => 0,
        };
        let offline = self.kind == ShaderKind::Library && self.minor == Self::OFFLINE;
        self.major == 6 && (offline || (first..=Self::HIGHEST).contains(&self.minor))
    }

    /// As the field `version` of a program's header: the minor version in bits 0 to 3, the major one in bits 4 to 7,
    /// the stage in bits 16 to 31.
    pub fn program_version(self) -> u32 {
        (self.kind as u32) << 16 | (self.major & 0xf) << 4 | self.minor & 0xf
    }

    /// The DXIL version of a program of this shader model; none of a library that is linked offline, whose version is the
    /// newest that the compiler knows (dxc's `ShaderModel::GetDxilVersion`).
    pub fn dxil_version(self) -> Option<(u32, u32)> {
        (self.minor != Self::OFFLINE).then_some((1, self.minor))
    }

    /// Whether it is this version or a later one.
    pub fn is_at_least(self, major: u32, minor: u32) -> bool {
        (self.major, self.minor) >= (major, minor)
    }
}

impl fmt::Display for ShaderModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}_", self.kind.profile(), self.major)?;
        match self.minor {
            Self::OFFLINE => f.write_str("x"),
            minor => write!(f, "{minor}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn stages_begin_with_different_versions() {
        let known = |kind, minor| ShaderModel { kind, major: 6, minor }.is_known();
        assert!(known(ShaderKind::Pixel, 0) && !known(ShaderKind::Pixel, 10) && !known(ShaderKind::Pixel, 15));
        assert!(known(ShaderKind::Mesh, 5) && !known(ShaderKind::Mesh, 4));
        assert!(known(ShaderKind::Library, 15) && !known(ShaderKind::Library, 0));
        assert_eq!(ShaderModel { kind: ShaderKind::Library, major: 6, minor: 15 }.to_string(), "lib_6_x");
    }
}
