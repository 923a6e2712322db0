//! Writes signatures.

use super::{Element, Element1, Elements, NamedElement, Signature, SignatureHeader, StreamElement};
use crate::{
    dxbc::FourCc,
    error::{Error, Result},
};
use alloc::vec::Vec;
use zerocopy::{FromZeros, IntoBytes};

/// A signature as values: header, elements, names.
///
/// Names are added once each, as dxc does for validators from 1.7 on, and follow each other without padding; dxc then
/// fills up the part to a multiple of four bytes, which [`SignatureBuilder::pad`] does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignatureBuilder {
    /// The kind of part, which says what an element's form is: ISG1, OSG1, PSG1, ISGN, OSGN, OSG5 or PCSG.
    pub kind: FourCc,
    /// The elements, whose names are offsets in `names`. A form without a stream or minimum precision does not write
    /// it.
    pub elements: Vec<Element1>,
    /// The names, with a zero byte each.
    pub names: Vec<u8>,
}

impl SignatureBuilder {
    /// A signature without elements, for a part of `kind`.
    pub fn new(kind: FourCc) -> Self {
        Self { kind, elements: Vec::new(), names: Vec::new() }
    }

    /// The values of a signature that was read.
    pub fn of(signature: &Signature<'_>) -> Self {
        let names = signature.data().len() - signature.names().len();
        let elements = match signature.elements {
            Elements::Plain(table) => table.iter().map(|element| with_zeros(0, element)).collect::<Vec<_>>(),
            Elements::Stream(table) => {
                table.iter().map(|found| with_zeros(found.stream.get(), &found.element)).collect::<Vec<_>>()
            }
            Elements::Precision(table) => table.iter().copied().collect::<Vec<_>>(),
        };
        let mut found = Self { kind: signature.kind(), elements, names: signature.names().to_vec() };
        for Element1 { element, .. } in &mut found.elements {
            element.name = element.name.get().wrapping_sub(names as u32).into();
        }
        found
    }

    /// Adds an element: the semantic's name is added unless it is there.
    pub fn push(&mut self, named: &NamedElement<'_>) {
        let NamedElement { name, stream, element, min_precision } = *named;
        let mut element = *element;
        element.name = self.add_name(name).into();
        self.elements.push(Element1 { stream: stream.into(), element, min_precision: min_precision.into() });
    }

    /// Adds a name, unless it is there; gives its offset in the names.
    pub fn add_name(&mut self, name: &[u8]) -> u32 {
        let mut start = 0;
        for found in self.names.split(|&byte| byte == 0) {
            if found == name && start + name.len() < self.names.len() {
                return start as u32;
            }
            start += found.len() + 1;
        }
        let at = self.names.len();
        self.names.extend_from_slice(name);
        self.names.push(0);
        at as u32
    }

    /// Fills the names up to a multiple of four bytes, as dxc does for validators from 1.7 on.
    pub fn pad(&mut self) {
        self.names.resize(self.names.len().next_multiple_of(4), 0);
    }

    /// The part's bytes.
    ///
    /// # Errors
    /// A kind of part that holds no signature, and one whose offsets 32 bits cannot state.
    pub fn build(&self) -> Result<Vec<u8>> {
        let format = Signature::format(self.kind)?;
        let (before, after) = form(self.kind);
        let size = size_of::<Element1>() - before - after;
        let names = size_of::<SignatureHeader>().saturating_add(self.elements.len().saturating_mul(size));
        if u32::try_from(names.saturating_add(self.names.len())).is_err() {
            return Err(Error::new(format, 0, "a signature below 4 GiB", names.saturating_add(self.names.len())));
        }
        let mut out = Vec::with_capacity(names + self.names.len());
        let count = (self.elements.len() as u32).into();
        let offset = (size_of::<SignatureHeader>() as u32).into();
        out.extend_from_slice(SignatureHeader { count, offset }.as_bytes());
        for element in &self.elements {
            let mut element = *element;
            element.element.name = element.element.name.get().wrapping_add(names as u32).into();
            out.extend(element.as_bytes().iter().skip(before).take(size));
        }
        out.extend_from_slice(&self.names);
        Ok(out)
    }
}

/// The bytes of an [`Element1`] that the form of a kind does not have, at its beginning and its end.
fn form(kind: FourCc) -> (usize, usize) {
    match kind {
        FourCc::ISGN | FourCc::OSGN | FourCc::PCSG => (4, 4),
        FourCc::OSG5 => (0, size_of::<Element1>() - size_of::<StreamElement>()),
        _ => (0, 0),
    }
}

/// An element of an older form, in the newest.
fn with_zeros(stream: u32, element: &Element) -> Element1 {
    Element1 { stream: stream.into(), element: *element, ..Element1::new_zeroed() }
}

#[cfg(any(test, feature = "arbitrary"))]
impl<'a> arbitrary::Arbitrary<'a> for SignatureBuilder {
    fn arbitrary(bytes: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        let kinds = [FourCc::ISG1, FourCc::OSG1, FourCc::PSG1, FourCc::ISGN, FourCc::OSGN, FourCc::OSG5, FourCc::PCSG];
        let mut builder = Self::new(*bytes.choose(&kinds)?);
        let (before, after) = form(builder.kind);
        for _ in 0..bytes.int_in_range(0..=6)? {
            let mut element: Element1 = crate::layout::arbitrary_record(bytes)?;
            if before > 0 {
                element.stream = 0.into();
            }
            if after > 0 {
                element.min_precision = 0.into();
            }
            builder.elements.push(element);
        }
        builder.names = bytes.arbitrary()?;
        Ok(builder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dxbc::Part;
    use alloc::vec;

    #[test]
    fn each_form_is_written_as_it_is_read_and_names_are_there_once() {
        for (kind, size) in [(FourCc::ISGN, 24), (FourCc::OSG5, 28), (FourCc::PSG1, 32)] {
            let mut builder = SignatureBuilder::new(kind);
            let (stream, min_precision) = (u32::from(size > 24), u32::from(size > 28));
            for (name, index) in [(&b"COLOR"[..], 0u32), (b"OR", 1), (b"COLOR", 2)] {
                let element = Element { index: index.into(), ..Element::new_zeroed() };
                builder.push(&NamedElement { name, stream, element: &element, min_precision });
            }
            builder.pad();
            let data = builder.build().unwrap();
            assert_eq!(data.len(), 8 + 3 * size + 12);
            let part = Part { kind, offset: 0, data: &data };
            let signature = Signature::read(&part).unwrap();
            let names = signature.iter().map(|element| element.unwrap().name).collect::<Vec<_>>();
            assert_eq!(names, [&b"COLOR"[..], b"OR", b"COLOR"]);
            assert_eq!(signature.get(1).unwrap().unwrap().stream, stream);
            assert_eq!(SignatureBuilder::of(&signature), builder);
            let mut written = vec![];
            signature.write(&mut written);
            assert_eq!(written, data);
        }
        assert!(SignatureBuilder::new(FourCc::DXIL).build().is_err());
    }

    /// Any value, written and read, is itself.
    #[test]
    fn any_value_is_read_as_it_was_written() {
        crate::part::tests::for_any_value(300, 600, |builder: SignatureBuilder| {
            let data = builder.build().unwrap();
            let part = Part { kind: builder.kind, offset: 0, data: &data };
            assert_eq!(SignatureBuilder::of(&Signature::read(&part).unwrap()), builder);
        });
    }
}
