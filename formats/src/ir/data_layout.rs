//! Sizes and alignments of types, by the module's data layout string and the rules of dxc's LLVM.
//!
//! Source: LLVM 3.7's `DataLayout.cpp` with dxc's changes: a vector is aligned as its element, and is as large as its
//! element's allocation size times the number of elements.

use super::{FloatKind, Type, TypeId, Types};
use crate::{Error, Result};
use alloc::{vec, vec::Vec};

/// What a data layout string says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    /// Whether the most significant byte comes first.
    pub big_endian: bool,
    /// Bits and alignment in bytes of integers.
    integers: Vec<(u32, u32)>,
    /// Bits and alignment in bytes of floating-point numbers.
    floats: Vec<(u32, u32)>,
    /// The least alignment of a struct, in bytes.
    aggregate: u32,
    /// Pointers.
    pointers: Vec<Pointer>,
}

/// Pointers of an address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pointer {
    address_space: u32,
    alignment: u32,
    size: u32,
}

impl Default for DataLayout {
    fn default() -> Self {
        Self {
            big_endian: false,
            integers: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            aggregate: 0,
            pointers: vec![Pointer { address_space: 0, alignment: 8, size: 8 }],
        }
    }
}

impl DataLayout {
    /// Reads a data layout string: specifications between `-`, their fields between `:`.
    ///
    /// # Errors
    /// What LLVM refuses.
    pub fn parse(text: &[u8]) -> Result<Self> {
        let mut layout = Self::default();
        if !text.is_empty() {
            for specification in text.split(|byte| *byte == b'-') {
                layout.specify(specification).ok_or_else(|| {
                    let found = alloc::string::String::from_utf8_lossy(specification);
                    Error::new("data layout", 0, "a specification of LLVM 3.7", format_args!("`{found}`"))
                })?;
            }
        }
        Ok(layout)
    }

    fn specify(&mut self, specification: &[u8]) -> Option<()> {
        let (kind, rest) = specification.split_first()?;
        let mut fields = rest.split(|byte| *byte == b':');
        let first = fields.next()?;
        if fields.clone().any(<[u8]>::is_empty) {
            return None;
        }
        let number = |field: &[u8]| if field.is_empty() { Some(0) } else { decimal(field) };
        match kind {
            b's' => {}
            b'E' => self.big_endian = true,
            b'e' => self.big_endian = false,
            b'p' => {
                let address_space = number(first).filter(|space| *space < 1 << 24)?;
                let size = bytes(fields.next()?).filter(|size| *size != 0)?;
                let alignment = bytes(fields.next()?).filter(|alignment| alignment.is_power_of_two())?;
                preferred(fields.next(), alignment).filter(|preferred| preferred.is_power_of_two())?;
                self.pointers.retain(|pointer| pointer.address_space != address_space);
                self.pointers.push(Pointer { address_space, alignment, size });
            }
            b'i' | b'v' | b'f' | b'a' => {
                let bits = number(first).filter(|bits| *bits < 1 << 24)?;
                let alignment = bytes(fields.next()?)?;
                let preferred = preferred(fields.next(), alignment)?;
                let is_alignment = |value: u32| value < 1 << 16 && (value == 0 || value.is_power_of_two());
                if !is_alignment(alignment) || !is_alignment(preferred) {
                    return None;
                }
                if *kind == b'a' {
                    self.aggregate = Some(alignment).filter(|_| bits == 0)?;
                    return Some(());
                }
                if alignment == 0 {
                    return None;
                }
                let table = match kind {
                    b'i' => &mut self.integers,
                    b'f' => &mut self.floats,
                    // Vectors are aligned as their elements, whatever the string says.
                    _ => return Some(()),
                };
                table.retain(|(width, _)| *width != bits);
                table.push((bits, alignment));
            }
            b'n' => {
                for width in core::iter::once(first).chain(fields) {
                    decimal(width).filter(|width| *width != 0)?;
                }
            }
            b'S' => {
                bytes(first)?;
            }
            b'm' => {
                let mangling = fields.next()?;
                return (first.is_empty() && matches!(mangling, b"e" | b"o" | b"m" | b"w" | b"x")).then_some(());
            }
            _ => return None,
        }
        Some(())
    }

    /// The sizes of the types in `types`.
    pub fn sizes<'t>(&'t self, types: &'t Types) -> TypeSizes<'t> {
        TypeSizes { layout: self, types, known: vec![Known::No; types.len()] }
    }

    fn pointer(&self, address_space: u32) -> Option<&Pointer> {
        let of = |space| self.pointers.iter().find(|pointer| pointer.address_space == space);
        of(address_space).or_else(|| of(0))
    }

    fn integer_alignment(&self, bits: u32) -> u32 {
        // The exact width, or the next larger one, or the largest.
        let larger = self.integers.iter().filter(|(width, _)| *width >= bits).min_by_key(|(width, _)| *width);
        let found = larger.or_else(|| self.integers.iter().max_by_key(|(width, _)| *width));
        found.map_or(1, |(_, alignment)| *alignment)
    }

    fn float_alignment(&self, bits: u32) -> u32 {
        match self.floats.iter().find(|(width, _)| *width == bits) {
            Some((_, alignment)) => *alignment,
            None => bits.div_ceil(8).next_power_of_two(),
        }
    }
}

/// A number of 32 bits in decimal.
fn decimal(field: &[u8]) -> Option<u32> {
    // `parse` alone would take a sign.
    if !field.iter().all(u8::is_ascii_digit) {
        return None;
    }
    core::str::from_utf8(field).ok()?.parse().ok()
}

/// A number of bits in decimal, in bytes.
fn bytes(field: &[u8]) -> Option<u32> {
    decimal(field).filter(|bits| bits % 8 == 0).map(|bits| bits / 8)
}

/// The preferred alignment: not less than the needed one, and the same where none is stated.
fn preferred(field: Option<&[u8]>, alignment: u32) -> Option<u32> {
    match field {
        Some(field) => bytes(field).filter(|preferred| *preferred >= alignment),
        None => Some(alignment),
    }
}

/// Where the fields of a struct are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StructLayout {
    /// The offset of each field, in bytes.
    pub offsets: Vec<u64>,
    /// The size of all, in bytes.
    pub size: u64,
}

/// What is known of a type's size.
#[derive(Clone, Copy, Debug)]
enum Known {
    /// Nothing.
    No,
    /// It is being computed: a type that is met again now contains itself.
    Soon,
    /// It has none.
    Unsized,
    /// Its size and alignment.
    Yes(Size),
}

#[derive(Clone, Copy, Debug)]
struct Size {
    bits: u64,
    alignment: u32,
}

impl Size {
    fn allocation(self) -> u64 {
        round_up(self.bits.div_ceil(8), self.alignment)
    }
}

/// The sizes of the types of a module. Each type is looked at once; sizes that do not fit 64 bits stay at the largest.
#[derive(Debug)]
pub struct TypeSizes<'t> {
    layout: &'t DataLayout,
    types: &'t Types,
    known: Vec<Known>,
}

impl TypeSizes<'_> {
    /// The number of bytes from one element of an array of this type to the next; none for a type without a size.
    pub fn allocation(&mut self, ty: TypeId) -> Option<u64> {
        self.size(ty).map(Size::allocation)
    }

    /// The alignment in bytes; none for a type without a size.
    pub fn alignment(&mut self, ty: TypeId) -> Option<u32> {
        self.size(ty).map(|size| size.alignment)
    }

    /// Where the fields of a struct are; none for another type, or one without a size.
    pub fn structure(&mut self, ty: TypeId) -> Option<StructLayout> {
        self.size(ty)?;
        let (fields, packed) = self.fields(ty)?;
        let mut layout = StructLayout { offsets: Vec::with_capacity(fields.len()), size: 0 };
        let mut offset = Offset::default();
        for field in fields {
            let size = self.done(*field)?;
            layout.offsets.push(offset.place(size, packed));
        }
        layout.size = offset.end();
        Some(layout)
    }

    fn fields(&self, ty: TypeId) -> Option<(&[TypeId], bool)> {
        let packed = match self.types.get(ty) {
            Type::Literal { packed, .. } => packed,
            Type::Struct { index } => {
                let structure = self.types.structure(index)?;
                if structure.opaque {
                    return None;
                }
                structure.packed
            }
            _ => return None,
        };
        Some((self.types.fields(ty)?, packed))
    }

    fn done(&self, ty: TypeId) -> Option<Size> {
        match self.known.get(ty.0 as usize)? {
            Known::Yes(size) => Some(*size),
            _ => None,
        }
    }

    /// Computes the size of `ty` after those of the types in it: with a stack of its own, since types nest as deep as a
    /// file says.
    fn size(&mut self, ty: TypeId) -> Option<Size> {
        let mut stack = vec![ty];
        while let Some(top) = stack.last().copied() {
            match self.known.get(top.0 as usize)? {
                Known::Yes(_) | Known::Unsized => {
                    stack.pop();
                    continue;
                }
                Known::No => {
                    let before = stack.len();
                    let parts = match self.types.get(top) {
                        Type::Array { element, .. } | Type::Vector { element, .. } => &[element][..],
                        _ => self.fields(top).map_or(&[][..], |(fields, _)| fields),
                    };
                    stack.extend(parts.iter().filter(|part| matches!(self.state(**part), Known::No)));
                    self.know(top, Known::Soon);
                    if stack.len() != before {
                        continue;
                    }
                }
                Known::Soon => {}
            }
            // A part that is still being computed contains this type: then neither has a size.
            let size = self.compute(top).map_or(Known::Unsized, Known::Yes);
            self.know(top, size);
            stack.pop();
        }
        self.done(ty)
    }

    fn state(&self, ty: TypeId) -> Known {
        self.known.get(ty.0 as usize).copied().unwrap_or(Known::Unsized)
    }

    fn know(&mut self, ty: TypeId, known: Known) {
        if let Some(slot) = self.known.get_mut(ty.0 as usize) {
            *slot = known;
        }
    }

    /// The size of a type from those of its parts.
    fn compute(&self, ty: TypeId) -> Option<Size> {
        Some(match self.types.get(ty) {
            Type::Integer(bits) => Size { bits: bits.into(), alignment: self.layout.integer_alignment(bits) },
            Type::Float(kind) => {
                let bits = match kind {
                    FloatKind::Half => 16,
                    FloatKind::Float => 32,
                    FloatKind::Double => 64,
                    FloatKind::X86Fp80 => 80,
                    FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
                };
                Size { bits: bits.into(), alignment: self.layout.float_alignment(bits) }
            }
            Type::X86Mmx => Size { bits: 64, alignment: 8 },
            Type::Pointer { address_space, .. } => {
                let pointer = self.layout.pointer(address_space)?;
                Size { bits: u64::from(pointer.size) * 8, alignment: pointer.alignment }
            }
            Type::Array { element, count } => self.repeated(element, self.types.array_len(count))?,
            Type::Vector { element, count } => self.repeated(element, count.into())?,
            Type::Literal { .. } | Type::Struct { .. } => {
                let (fields, packed) = self.fields(ty)?;
                let mut offset = Offset::default();
                for field in fields {
                    offset.place(self.done(*field)?, packed);
                }
                let bits = offset.end().saturating_mul(8);
                let alignment = if packed { 1 } else { offset.alignment.max(self.layout.aggregate).max(1) };
                Size { bits, alignment }
            }
            Type::Void | Type::Label | Type::Metadata | Type::Function { .. } => return None,
        })
    }

    fn repeated(&self, element: TypeId, count: u64) -> Option<Size> {
        let element = self.done(element)?;
        let bits = element.allocation().saturating_mul(8).saturating_mul(count);
        Some(Size { bits, alignment: element.alignment })
    }
}

/// Where the next field of a struct may lie.
#[derive(Default)]
struct Offset {
    offset: u64,
    alignment: u32,
}

impl Offset {
    /// The offset of a field.
    fn place(&mut self, size: Size, packed: bool) -> u64 {
        let alignment = if packed { 1 } else { size.alignment };
        self.alignment = self.alignment.max(alignment);
        let at = round_up(self.offset, alignment);
        self.offset = at.saturating_add(size.allocation());
        at
    }

    /// The size of the struct: in an array, the next one is aligned too.
    fn end(&self) -> u64 {
        round_up(self.offset, self.alignment)
    }
}

fn round_up(value: u64, alignment: u32) -> u64 {
    let alignment = u64::from(alignment.max(1));
    value.div_ceil(alignment).saturating_mul(alignment)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Span, types::Struct};

    const DXIL: &[u8] = b"e-m:e-p:32:32-i1:32-i8:8-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64";

    fn literal(types: &mut Types, fields: &[TypeId]) -> TypeId {
        types.intern_literal(fields, false)
    }

    #[test]
    fn dxils_string_aligns_short_types_as_long_ones() {
        let layout = DataLayout::parse(DXIL).unwrap();
        let mut types = Types::default();
        let half = types.intern(Type::Float(FloatKind::Half));
        let double = types.intern(Type::Float(FloatKind::Double));
        let half3 = types.intern(Type::Vector { element: half, count: 3 });
        let pointer = types.intern(Type::Pointer { pointee: half, address_space: 3 });
        let all = literal(&mut types, &[TypeId::I1, half, TypeId::I8, double, half3, pointer]);
        let mut sizes = layout.sizes(&types);
        assert_eq!(sizes.allocation(TypeId::I1), Some(4));
        assert_eq!((sizes.allocation(half), sizes.alignment(half)), (Some(4), Some(4)));
        assert_eq!((sizes.allocation(half3), sizes.alignment(half3)), (Some(12), Some(4)));
        assert_eq!((sizes.allocation(pointer), sizes.alignment(pointer)), (Some(4), Some(4)));
        assert_eq!(sizes.structure(all).unwrap(), StructLayout { offsets: vec![0, 4, 8, 16, 24, 36], size: 40 });
        assert_eq!(sizes.structure(half), None);
        assert_eq!(sizes.allocation(TypeId::VOID), None);
    }

    #[test]
    fn without_a_string_stock_defaults_hold() {
        let layout = DataLayout::parse(b"").unwrap();
        assert_eq!(layout.integer_alignment(64), 4);
        assert_eq!(layout.integer_alignment(24), 4);
        assert_eq!(layout.integer_alignment(1000), 4);
        assert_eq!(layout.float_alignment(80), 16);
        assert_eq!(layout.pointer(7).unwrap().size, 8);
    }

    #[test]
    fn what_llvm_refuses_is_refused() {
        for text in [
            &b"-"[..],
            b"e-",
            b"-e",
            b"e--e",
            b"q",
            b"p:32",
            b"p:0:32",
            b"p:32:24",
            b"p:12:32",
            b"i32:",
            b"i32",
            b"i32:0",
            b"i32:64:32",
            b"i99999999:8",
            b"a8:8",
            b"n0",
            b"n",
            b"n8:",
            b"m",
            b"m:z",
            b"m:ee",
            b"mx:e",
            b"S4",
            b"i+8:8",
            b"f:x",
        ] {
            assert!(DataLayout::parse(text).is_err(), "{}", alloc::string::String::from_utf8_lossy(text));
        }
        assert!(DataLayout::parse(b"E-s0:64-S64-a:0:64-v64:64:64-p3:64:64:64").is_ok());
    }

    #[test]
    fn deep_huge_and_endless_types_cost_a_look_each() {
        let mut types = Types::default();
        let mut ty = TypeId::I32;
        for _ in 0..100_000 {
            types.counts.push(3);
            let count = types.counts.len() as u32 - 1;
            ty = types.push(Type::Array { element: ty, count });
        }
        // Two structs that contain each other.
        let (a, b) = (types.push(Type::Struct { index: 0 }), types.push(Type::Struct { index: 1 }));
        for other in [b, a] {
            let fields = Span { start: types.members.len() as u32, len: 1 };
            types.members.push(other);
            types.structs.push(Struct { name: Span::default(), fields, packed: false, opaque: false });
        }
        let layout = DataLayout::default();
        let mut sizes = layout.sizes(&types);
        assert_eq!(sizes.allocation(ty), Some(u64::MAX / 8 / 4 * 4 + 4));
        assert_eq!((sizes.allocation(a), sizes.allocation(b)), (None, None));
    }
}
