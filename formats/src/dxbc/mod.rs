//! The container (DXBC): header, part directory, digest, builder.
//!
//! A container is a header of 32 bytes, a directory of 32-bit offsets, and the parts: each a four-character code, a size
//! and that many bytes. The layout is dxc's `DxilContainer.h`; fxc's containers (Shader Model 4 and 5) have the same.
//!
//! ```
//! use shaderbin::dxbc::{Builder, Container, DigestState, FourCc};
//!
//! let file = Builder::new().part(FourCc::SFI0, &[0; 8]).build()?;
//! let container = Container::read(&file)?;
//! assert_eq!(container.find(FourCc::SFI0).unwrap().data, [0; 8]);
//! assert_eq!(container.digest_state(), DigestState::Matches);
//! # Ok::<(), shaderbin::Error>(())
//! ```

mod build;
mod container;
mod digest;
mod four_cc;

pub use build::{Builder, DigestChoice};
pub use container::{Container, Header, Oddity, Part, PartHeader};
pub use digest::{BYPASS, DigestState, PREVIEW_BYPASS, ZERO, digest, repair_digest};
pub use four_cc::FourCc;
