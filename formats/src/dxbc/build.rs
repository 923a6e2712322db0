//! Writes containers.

use super::{BYPASS, Container, FourCc, Header, PREVIEW_BYPASS, PartHeader, ZERO, digest};
use crate::error::{Error, Result};
use alloc::{borrow::Cow, vec::Vec};
use zerocopy::IntoBytes;

/// Which digest a written container gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DigestChoice {
    /// The one of its bytes.
    #[default]
    Computed,
    /// None: all zero.
    Zero,
    /// The placeholder `BYPASS`.
    Bypass,
    /// The placeholder `PREVIEW BYPASS`.
    PreviewBypass,
    /// These bytes.
    Fixed([u8; 16]),
}

/// Writes a container: the parts follow each other without gaps, in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub struct Builder<'a> {
    parts: Vec<(FourCc, Cow<'a, [u8]>)>,
    digest: DigestChoice,
    version: Option<(u16, u16)>,
}

impl<'a> Builder<'a> {
    /// A container without parts, of version 1.0, with the digest of its bytes.
    pub fn new() -> Self {
        Self::default()
    }

    /// The parts and version of `container`, in the directory's order.
    pub fn of(container: &Container<'a>) -> Self {
        let header = container.header();
        Self {
            parts: container.parts().map(|part| (part.kind, Cow::Borrowed(part.data))).collect(),
            digest: DigestChoice::default(),
            version: Some((header.major.get(), header.minor.get())),
        }
    }

    /// Adds a part at the end.
    #[must_use]
    pub fn part(mut self, kind: FourCc, data: impl Into<Cow<'a, [u8]>>) -> Self {
        self.parts.push((kind, data.into()));
        self
    }

    /// The version of `container`.
    #[must_use]
    pub fn version_of(mut self, container: &Container<'_>) -> Self {
        let header = container.header();
        self.version = Some((header.major.get(), header.minor.get()));
        self
    }

    /// Adds a part at the end.
    pub fn push(&mut self, kind: FourCc, data: impl Into<Cow<'a, [u8]>>) {
        self.parts.push((kind, data.into()));
    }

    /// Adds a part at the end, but before private data, which belongs last; private data itself at the very end.
    pub fn add(&mut self, kind: FourCc, data: impl Into<Cow<'a, [u8]>>) {
        let is_private = |(found, _): &&(FourCc, _)| *found == FourCc::PRIV;
        let after = if kind == FourCc::PRIV { 0 } else { self.parts.iter().rev().take_while(is_private).count() };
        self.parts.insert(self.parts.len() - after, (kind, data.into()));
    }

    /// Gives the parts of `kind` other bytes; says how many there were.
    pub fn replace(&mut self, kind: FourCc, data: impl Into<Cow<'a, [u8]>>) -> usize {
        let data = data.into();
        let parts = self.parts.iter_mut().filter(|(found, _)| *found == kind);
        parts.map(|(_, bytes)| *bytes = data.clone()).count()
    }

    /// Whether there is a part of `kind`.
    pub fn has(&self, kind: FourCc) -> bool {
        self.parts.iter().any(|(found, _)| *found == kind)
    }

    /// Takes the parts of `kind` out; says how many there were.
    pub fn remove(&mut self, kind: FourCc) -> usize {
        let before = self.parts.len();
        self.parts.retain(|(found, _)| *found != kind);
        before - self.parts.len()
    }

    /// Chooses the digest.
    #[must_use]
    pub fn digest(mut self, choice: DigestChoice) -> Self {
        self.digest = choice;
        self
    }

    /// The container's bytes.
    ///
    /// # Errors
    /// A container whose size or number of parts 32 bits cannot state.
    pub fn build(&self) -> Result<Vec<u8>> {
        let directory = self.parts.len().saturating_mul(4);
        let bodies = self.parts.iter().map(|(_, data)| data.len().saturating_add(size_of::<PartHeader>()));
        let size = bodies.fold(size_of::<Header>().saturating_add(directory), usize::saturating_add);
        let Ok(stated) = u32::try_from(size) else {
            return Err(Error::new("DXBC", 0, "a container below 4 GiB", size));
        };
        // No part and no offset is larger than the container, so every number below fits 32 bits.
        let (major, minor) = self.version.unwrap_or((1, 0));
        let header = Header {
            magic: FourCc::DXBC,
            digest: ZERO,
            major: major.into(),
            minor: minor.into(),
            size: stated.into(),
            part_count: (self.parts.len() as u32).into(),
        };
        let mut file = Vec::with_capacity(size);
        file.extend_from_slice(header.as_bytes());
        let mut at = size_of::<Header>() + directory;
        for (_, data) in &self.parts {
            file.extend_from_slice(&(at as u32).to_le_bytes());
            at += size_of::<PartHeader>() + data.len();
        }
        for (kind, data) in &self.parts {
            let header = PartHeader { kind: *kind, size: (data.len() as u32).into() };
            file.extend_from_slice(header.as_bytes());
            file.extend_from_slice(data);
        }
        let chosen = match self.digest {
            DigestChoice::Computed => digest(&file),
            DigestChoice::Zero => ZERO,
            DigestChoice::Bypass => BYPASS,
            DigestChoice::PreviewBypass => PREVIEW_BYPASS,
            DigestChoice::Fixed(digest) => digest,
        };
        if let Some(place) = file.get_mut(4..20) {
            place.copy_from_slice(&chosen);
        }
        Ok(file)
    }
}

/// Parts of known and unknown kinds, of any bytes, in any order.
#[cfg(any(test, feature = "arbitrary"))]
impl arbitrary::Arbitrary<'_> for Builder<'_> {
    fn arbitrary(bytes: &mut arbitrary::Unstructured<'_>) -> arbitrary::Result<Self> {
        let digests = [DigestChoice::Computed, DigestChoice::Zero, DigestChoice::Bypass, DigestChoice::PreviewBypass];
        let mut builder = Self::new().digest(*bytes.choose(&digests)?);
        builder.version = bytes.arbitrary()?;
        for _ in 0..bytes.int_in_range(0..=6)? {
            let kind = if bytes.ratio(3, 4)? { *bytes.choose(FourCc::KNOWN)? } else { FourCc(bytes.arbitrary()?) };
            builder = builder.part(kind, bytes.arbitrary::<Vec<u8>>()?);
        }
        Ok(builder)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::DigestState, *};

    /// Any value, written and read, is itself.
    #[test]
    fn any_value_is_read_as_it_was_written() {
        crate::part::tests::for_any_value(300, 900, |builder: Builder<'_>| {
            let file = builder.build().unwrap();
            let container = Container::read(&file).unwrap();
            assert_eq!(Builder::of(&container).parts, builder.parts);
            let digest = DigestChoice::Fixed(container.header().digest);
            assert_eq!(Builder::of(&container).digest(digest).build().unwrap(), file);
            assert!(!matches!(container.digest_state(), DigestState::Differs { .. }));
        });
    }

    #[test]
    fn what_is_written_is_read_back() {
        let file = Builder::new().part(FourCc::SFI0, &[0; 8]).part(FourCc::HASH, &[3; 20]).build().unwrap();
        let container = Container::read(&file).unwrap();
        assert_eq!(Builder::of(&container).build().unwrap(), file);
        let unsigned = Builder::of(&container).digest(DigestChoice::PreviewBypass).build().unwrap();
        assert_eq!(Container::read(&unsigned).unwrap().digest_state(), DigestState::PreviewBypass);
        let mut repaired = unsigned;
        super::super::repair_digest(&mut repaired).unwrap();
        assert_eq!(repaired, file);
    }

    #[test]
    fn parts_are_replaced_and_removed_by_kind() {
        let file = Builder::new().part(FourCc::SFI0, &[0; 8]).part(FourCc::HASH, &[3; 20]).build().unwrap();
        let mut builder = Builder::of(&Container::read(&file).unwrap());
        assert_eq!((builder.remove(FourCc::SFI0), builder.remove(FourCc::DXIL)), (1, 0));
        assert_eq!(builder.replace(FourCc::HASH, b"1"), 1);
        let file = builder.build().unwrap();
        let container = Container::read(&file).unwrap();
        assert_eq!(container.parts().map(|part| part.data).collect::<Vec<_>>(), [b"1"]);
    }

    /// Private data stays last, and what is added of one kind stays in the order in which it was added.
    #[test]
    fn parts_are_added_in_order_before_private_data() {
        let mut builder = Builder::new().part(FourCc::SFI0, b"0").part(FourCc::PRIV, b"1");
        for (kind, data) in [(FourCc::PRIV, b"2"), (FourCc::RTS0, b"3"), (FourCc::HASH, b"4"), (FourCc::PRIV, b"5")] {
            builder.add(kind, data);
        }
        let data: Vec<&[u8]> = builder.parts.iter().map(|(_, data)| &data[..]).collect();
        assert_eq!(data, [b"0", b"3", b"4", b"1", b"2", b"5"]);
    }

    #[test]
    fn a_container_without_parts_is_a_header() {
        assert_eq!(Builder::new().build().unwrap().len(), 32);
    }
}
