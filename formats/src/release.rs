//! The releases of dxc, which know different operations, print in different ways and write different parts.

/// A release of dxc that is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Release {
    /// dxc 1.6.2112
    V1_6,
    /// dxc 1.7.2308
    V1_7,
    /// dxc 1.8.2407
    V1_8,
    /// dxc 1.9.2602
    #[default]
    V1_9,
}

impl Release {
    /// The version of the validator that comes with it: major and minor.
    pub fn validator_version(self) -> (u32, u32) {
        self.dxil_version()
    }

    /// The newest version of DXIL that it writes: major and minor.
    pub fn dxil_version(self) -> (u32, u32) {
        match self {
            Self::V1_6 => (1, 6),
            Self::V1_7 => (1, 7),
            Self::V1_8 => (1, 8),
            Self::V1_9 => (1, 9),
        }
    }
}
