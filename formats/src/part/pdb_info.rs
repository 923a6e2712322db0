//! PDBI: what a shader PDB says of its making, as runtime data, which is packed with zlib.
//!
//! The part replaces SRCI in the shader PDBs of some releases. (dxc's `DxilShaderPDBInfo`.)

use super::{rdat::Rdat, zlib};
use crate::{
    dxbc::Part,
    error::{Error, Result},
    layout::{Cursor, Layout},
};
use alloc::{borrow::Cow, vec::Vec};
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{U16, U32},
};

const FORMAT: &str = "PDBI";

/// The header of PDB info (dxc's `DxilShaderPDBInfo`); the runtime data follows, packed or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct PdbInfoHeader {
    /// The version: 0.
    pub version: U16,
    /// How the runtime data is packed: 0 not, 1 as a zlib stream.
    pub packing: U16,
    /// The size of the runtime data in bytes, as it lies here.
    pub size: U32,
    /// The size of the runtime data in bytes, unpacked.
    pub unpacked_size: U32,
}

/// PDB info.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PdbInfo<'a> {
    /// The header.
    pub header: &'a PdbInfoHeader,
    /// The runtime data as it lies here.
    pub packed: &'a [u8],
    /// What follows it: zeros up to a multiple of four bytes.
    pub tail: &'a [u8],
    base: usize,
}

impl<'a> PdbInfo<'a> {
    /// The PDB info in a part PDBI.
    ///
    /// # Errors
    /// A part that is shorter than it states, or an unknown packing.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        Self::lay_out(part).map_err(|error| error.rebased(part.offset))
    }

    fn lay_out(part: &Part<'a>) -> Result<Self> {
        let mut cursor = Cursor::new(FORMAT, part.data);
        let header = cursor.record::<PdbInfoHeader>()?;
        if header.packing.get() > 1 {
            let at = core::mem::offset_of!(PdbInfoHeader, packing);
            return Err(cursor.error(at, "packing 0 (none) or 1 (zlib)", header.packing));
        }
        let base = part.offset.saturating_add(cursor.at());
        let packed = cursor.bytes(header.size.get() as usize)?;
        Ok(Self { header, packed, tail: cursor.rest(), base })
    }

    /// The runtime data's bytes, unpacked: for [`Rdat::read_at`].
    ///
    /// # Errors
    /// A stream that does not hold what is stated.
    pub fn unpack(&self) -> Result<Cow<'a, [u8]>> {
        if self.header.packing.get() == 0 {
            return Ok(Cow::Borrowed(self.packed));
        }
        let size = self.header.unpacked_size.get() as usize;
        zlib::unpack(FORMAT, self.base, self.packed, size).map(Cow::Owned)
    }

    /// The runtime data in `unpacked`, which [`PdbInfo::unpack`] gave. Where it was packed, an error's byte counts in
    /// it.
    ///
    /// # Errors
    /// As [`Rdat::read`].
    pub fn runtime_data<'b>(&self, unpacked: &'b [u8]) -> Result<Rdat<'b>> {
        let base = if self.header.packing.get() == 0 { self.base } else { 0 };
        Rdat::read_at(unpacked, base).map_err(|error| error.within(FORMAT))
    }

    /// Writes the part's bytes.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.header.as_bytes());
        out.extend_from_slice(self.packed);
        out.extend_from_slice(self.tail);
    }
}

/// Writes a part PDBI of `runtime_data` at the end of `out`, packed or not.
///
/// # Errors
/// Runtime data whose size 32 bits cannot state.
pub fn write_pdb_info(runtime_data: &[u8], packed: bool, out: &mut Vec<u8>) -> Result<()> {
    let data = if packed { Cow::Owned(zlib::pack(runtime_data)) } else { Cow::Borrowed(runtime_data) };
    let state = |size: usize| match u32::try_from(size) {
        Ok(size) => Ok(size.into()),
        Err(_) => Err(Error::new(FORMAT, 0, "runtime data below 4 GiB", size)),
    };
    let header = PdbInfoHeader {
        version: 0.into(),
        packing: u16::from(packed).into(),
        size: state(data.len())?,
        unpacked_size: state(runtime_data.len())?,
    };
    out.extend_from_slice(header.as_bytes());
    out.extend_from_slice(&data);
    out.resize(out.len() + (data.len().next_multiple_of(4) - data.len()), 0);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dxbc::FourCc;
    use alloc::vec;

    #[test]
    fn packed_or_not_it_holds_the_same_runtime_data() {
        let runtime_data = [0x10u32, 1, 12, 1, 8, 0x61, 0].map(u32::to_le_bytes).concat();
        for packed in [false, true] {
            let mut data = vec![];
            write_pdb_info(&runtime_data, packed, &mut data).unwrap();
            let part = Part { kind: FourCc::PDBI, offset: 0x40, data: &data };
            let info = PdbInfo::read(&part).unwrap();
            let unpacked = info.unpack().unwrap();
            assert_eq!((&*unpacked, matches!(unpacked, Cow::Borrowed(_))), (&runtime_data[..], !packed));
            assert_eq!(info.runtime_data(&unpacked).unwrap().string(0.into()).unwrap(), b"a");
            let mut written = vec![];
            info.write(&mut written);
            assert_eq!(written, data);
            let end = data.len() - info.tail.len();
            for end in 0..end {
                assert!(PdbInfo::read(&Part { data: &data[..end], ..part }).is_err());
            }
        }
    }
}
