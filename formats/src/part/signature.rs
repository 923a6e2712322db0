//! The signatures: ISG1, OSG1 and PSG1 of Shader Model 6, and the older ISGN, OSGN, OSG5 and PCSG.
//!
//! A signature is a header, its elements, and the names of their semantics. Three forms of elements exist: 24 bytes
//! (ISGN, OSGN, PCSG), 28 bytes with a stream before them (OSG5), and 32 bytes with a minimum precision after those
//! (ISG1, OSG1, PSG1).

mod build;

pub use build::SignatureBuilder;

use crate::{
    dxbc::{FourCc, Part},
    error::{Error, Result},
    layout::{Cursor, Layout, Table, string_at},
};
use alloc::vec::Vec;
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{U16, U32},
};

/// The header of a signature (dxc's `DxilProgramSignature`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct SignatureHeader {
    /// The number of elements.
    pub count: U32,
    /// The offset of the elements from the start of this header, in bytes: 8.
    pub offset: U32,
}

/// What all forms of a signature's element have in common, and all there is of one in ISGN, OSGN and PCSG.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Element {
    /// The offset of the semantic's name from the start of the signature, in bytes.
    pub name: U32,
    /// The semantic's index.
    pub index: U32,
    /// The system value, in the numbers of `D3D_NAME`: 0 none, 1 position, 2 clip distance, 3 cull distance, 4 render
    /// target array index, 5 viewport array index, 6 vertex id, 7 primitive id, 8 instance id, 9 is front face, 10
    /// sample index, 11 quad edge tessellation factor, 12 quad inside tessellation factor, 13 triangle edge
    /// tessellation factor, 14 triangle inside tessellation factor, 15 line detail tessellation factor, 16 line density
    /// tessellation factor, 23 barycentrics, 24 shading rate, 25 cull primitive, 64 target, 65 depth, 66 coverage, 67
    /// depth greater or equal, 68 depth less or equal, 69 stencil reference, 70 inner coverage.
    pub system_value: U32,
    /// The type of the components: 0 unknown, 1 u32, 2 i32, 3 f32, 4 u16, 5 i16, 6 f16, 7 u64, 8 i64, 9 f64.
    pub component_type: U32,
    /// The register, which is the packed row; 0xffffffff for none.
    pub register: U32,
    /// The components that the element takes: x in bit 0 to w in bit 3.
    pub mask: u8,
    /// Of an input, the components that are always read; of an output, those that are never written: x in bit 0 to w in bit 3.
    pub used_mask: u8,
    /// Reserved: 0.
    pub reserved: U16,
}

/// An element of OSG5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct StreamElement {
    /// The output stream; elements come in its order.
    pub stream: U32,
    /// The element.
    #[layout(flatten)]
    pub element: Element,
}

/// An element of ISG1, OSG1 and PSG1 (dxc's `DxilProgramSignatureElement`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Element1 {
    /// The output stream; elements come in its order.
    pub stream: U32,
    /// The element.
    #[layout(flatten)]
    pub element: Element,
    /// The minimum precision: 0 default, 1 f16, 2 f2.8, 4 i16, 5 u16, 0xf0 any of 16 bits, 0xf1 any of 10 bits.
    pub min_precision: U32,
}

/// The elements of a signature, in the form that its part has.
#[derive(Clone, Copy, Debug)]
pub enum Elements<'a> {
    /// 24 bytes each.
    Plain(Table<'a, Element>),
    /// 28 bytes each.
    Stream(Table<'a, StreamElement>),
    /// 32 bytes each.
    Precision(Table<'a, Element1>),
}

impl<'a> Elements<'a> {
    /// The elements' bytes.
    pub fn bytes(&self) -> &'a [u8] {
        match self {
            Self::Plain(table) => table.bytes(),
            Self::Stream(table) => table.bytes(),
            Self::Precision(table) => table.bytes(),
        }
    }
}

/// A signature.
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    /// The header.
    pub header: &'a SignatureHeader,
    /// The elements.
    pub elements: Elements<'a>,
    /// What lies between the header and the elements: nothing, in dxc's and fxc's files.
    before: &'a [u8],
    /// What follows the elements.
    after: &'a [u8],
    part: Part<'a>,
}

/// One element of a signature, whatever its form, with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedElement<'a> {
    /// The name of the semantic.
    pub name: &'a [u8],
    /// The output stream.
    pub stream: u32,
    /// The element.
    pub element: &'a Element,
    /// The minimum precision.
    pub min_precision: u32,
}

impl<'a> Signature<'a> {
    /// The signature in a part of one of the seven kinds.
    ///
    /// # Errors
    /// Another kind of part, and elements that do not lie in it.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        Self::lay_out(part).map_err(|error| error.rebased(part.offset))
    }

    fn lay_out(part: &Part<'a>) -> Result<Self> {
        let data = part.data;
        let format = Self::format(part.kind)?;
        let mut cursor = Cursor::new(format, data);
        let header = cursor.record::<SignatureHeader>()?;
        let count = header.count.get() as usize;
        let body = cursor.at();
        // Without elements the offset means nothing.
        let start = if count == 0 { body } else { header.offset.get() as usize };
        let at = core::mem::offset_of!(SignatureHeader, offset);
        let Some(gap) = start.checked_sub(body) else {
            let expected = format_args!("elements after the header, at {body} or later");
            return Err(Error::new(format, at, expected, format_args!("offset {start}")));
        };
        let Ok(before) = cursor.bytes(gap) else {
            let expected = format_args!("elements inside the part's {} bytes", data.len());
            return Err(Error::new(format, at, expected, format_args!("offset {start}")));
        };
        let elements = match part.kind {
            FourCc::ISGN | FourCc::OSGN | FourCc::PCSG => Elements::Plain(cursor.table(count, size_of::<Element>())?),
            FourCc::OSG5 => Elements::Stream(cursor.table(count, size_of::<StreamElement>())?),
            _ => Elements::Precision(cursor.table(count, size_of::<Element1>())?),
        };
        Ok(Self { header, elements, before, after: cursor.rest(), part: *part })
    }

    /// The kinds of parts that hold a signature.
    fn format(kind: FourCc) -> Result<&'static str> {
        Ok(match kind {
            FourCc::ISG1 => "ISG1",
            FourCc::OSG1 => "OSG1",
            FourCc::PSG1 => "PSG1",
            FourCc::ISGN => "ISGN",
            FourCc::OSGN => "OSGN",
            FourCc::OSG5 => "OSG5",
            FourCc::PCSG => "PCSG",
            other => return Err(Error::new("signature", 0, "ISG1, OSG1, PSG1, ISGN, OSGN, OSG5 or PCSG", other)),
        })
    }

    /// Writes the part's bytes.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.header.as_bytes());
        out.extend_from_slice(self.before);
        out.extend_from_slice(self.elements.bytes());
        out.extend_from_slice(self.after);
    }

    /// The part's kind, which says what form the elements have.
    pub fn kind(&self) -> FourCc {
        self.part.kind
    }

    /// The part's bytes.
    pub fn data(&self) -> &'a [u8] {
        self.part.data
    }

    /// What follows the elements: the names, and what lies between and after them.
    pub fn names(&self) -> &'a [u8] {
        self.after
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        match self.elements {
            Elements::Plain(table) => table.len(),
            Elements::Stream(table) => table.len(),
            Elements::Precision(table) => table.len(),
        }
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The element `index` with its name; none past the end.
    pub fn get(&self, index: usize) -> Option<Result<NamedElement<'a>>> {
        let (stream, element, min_precision) = match self.elements {
            Elements::Plain(table) => (0, table.get(index)?, 0),
            Elements::Stream(table) => table.get(index).map(|found| (found.stream.get(), &found.element, 0))?,
            Elements::Precision(table) => {
                table.get(index).map(|found| (found.stream.get(), &found.element, found.min_precision.get()))?
            }
        };
        Some(match string_at(self.part.data, element.name.get() as usize) {
            Some(name) => Ok(NamedElement { name, stream, element, min_precision }),
            None => Err(self.name_error(index, element)),
        })
    }

    #[cold]
    fn name_error(&self, index: usize, element: &Element) -> Error {
        let format = Self::format(self.part.kind).unwrap_or("signature");
        let (stride, before) = match self.elements {
            Elements::Plain(table) => (table.stride(), 0),
            Elements::Stream(table) => (table.stride(), size_of::<U32>()),
            Elements::Precision(table) => (table.stride(), size_of::<U32>()),
        };
        let at =
            (self.header.offset.get() as usize).saturating_add(index.saturating_mul(stride)).saturating_add(before);
        let expected = format_args!("a name that ends inside the part's {} bytes", self.part.data.len());
        Error::new(format, at, expected, format_args!("offset {}", element.name)).rebased(self.part.offset)
    }

    /// Checks that every element's name is there and ends.
    ///
    /// # Errors
    /// The first name that is not, at the byte of its element.
    pub fn check_references(&self) -> Result<()> {
        // Elements may share a name, so a search for the end of each could be long: one for the last end will do.
        let end = self.part.data.iter().rposition(|&byte| byte == 0).map_or(0, |at| at + 1);
        let name = |index: usize| match self.elements {
            Elements::Plain(table) => table.get(index),
            Elements::Stream(table) => table.get(index).map(|found| &found.element),
            Elements::Precision(table) => table.get(index).map(|found| &found.element),
        };
        for index in 0..self.len() {
            if let Some(element) = name(index)
                && element.name.get() as usize >= end
            {
                return Err(self.name_error(index, element));
            }
        }
        Ok(())
    }

    /// The elements with their names.
    pub fn iter(&self) -> impl Iterator<Item = Result<NamedElement<'a>>> + use<'a> {
        let signature = *self;
        (0..signature.len()).map_while(move |index| signature.get(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn element(name: u32) -> Element {
        Element {
            name: name.into(),
            index: 2.into(),
            system_value: 1.into(),
            component_type: 3.into(),
            register: 0.into(),
            mask: 15,
            used_mask: 0,
            reserved: 0.into(),
        }
    }

    fn bytes(elements: &[u8]) -> Vec<u8> {
        let mut data = SignatureHeader { count: 1.into(), offset: 8.into() }.as_bytes().to_vec();
        data.extend(elements);
        data.extend(*b"POS\0");
        data
    }

    #[test]
    fn the_part_s_kind_says_which_form_its_elements_have() {
        let forms = [
            (FourCc::ISGN, element(32).as_bytes().to_vec(), (0, 0)),
            (FourCc::OSG5, StreamElement { stream: 1.into(), element: element(36) }.as_bytes().to_vec(), (1, 0)),
            (
                FourCc::OSG1,
                Element1 { stream: 2.into(), element: element(40), min_precision: 1.into() }.as_bytes().to_vec(),
                (2, 1),
            ),
        ];
        for (kind, form, (stream, precision)) in forms {
            let data = bytes(&form);
            let signature = Signature::read(&Part { kind, offset: 0, data: &data }).unwrap();
            let elements = signature.iter().collect::<Result<Vec<_>>>().unwrap();
            let [found] = elements[..] else { panic!("one element") };
            assert_eq!((found.name, found.stream, found.min_precision), (&b"POS"[..], stream, precision));
            for end in 0..data.len() - 1 {
                let part = Part { kind, offset: 0, data: &data[..end] };
                assert!(Signature::read(&part).and_then(|s| s.iter().collect::<Result<Vec<_>>>()).is_err());
            }
        }
    }

    #[test]
    fn a_name_outside_the_part_is_an_error_at_the_element_that_has_it() {
        let data = bytes(element(500).as_bytes());
        let signature = Signature::read(&Part { kind: FourCc::ISGN, offset: 0x100, data: &data }).unwrap();
        assert_eq!(signature.get(0).unwrap().unwrap_err().byte(), 0x108);
        assert!(signature.get(1).is_none());
    }

    #[test]
    fn a_count_past_the_end_costs_nothing_but_an_error() {
        let data = SignatureHeader { count: 0xffff_ffff.into(), offset: 8.into() };
        let part = Part { kind: FourCc::ISG1, offset: 0, data: data.as_bytes() };
        assert!(Signature::read(&part).is_err());
    }
}
