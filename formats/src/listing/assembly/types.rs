//! The text of types, written once for each type that is used.

use super::{super::Text, names};
use crate::ir::{FloatKind, Module, Span, Type, TypeId};
use alloc::vec::Vec;

/// Types nest no deeper than this in what any compiler writes.
const MAX_DEPTH: u32 = 200;
/// No type's text is longer than this in what any compiler writes.
const MAX_LEN: usize = 1 << 16;

/// The texts of the types that were used so far.
#[derive(Debug, Default)]
pub(super) struct TypeTexts {
    pool: Text,
    spans: Vec<Span>,
    /// Those of at most 16 characters, and their lengths: 0 of one that is longer or was not used.
    short: Vec<([u8; 16], u8)>,
    /// Numbers of structs without name, by their index; `u32::MAX` without number.
    pub(super) numbers: Vec<u32>,
    /// Whether a type's text was too long, or nested too deep.
    pub(super) overflow: bool,
}

impl TypeTexts {
    pub(super) fn new(module: &Module) -> Self {
        Self {
            pool: Text::over(Vec::with_capacity(1024)),
            spans: alloc::vec![Span::default(); module.types.len()],
            short: alloc::vec![([0; 16], 0); module.types.len()],
            numbers: alloc::vec![u32::MAX; module.types.structs.len()],
            ..Self::default()
        }
    }

    /// Appends the text of a type.
    #[inline]
    pub(super) fn write(&mut self, module: &Module, ty: TypeId, text: &mut Text) {
        match self.short.get(ty.0 as usize) {
            Some((short, len)) if *len != 0 => text.short(short, usize::from(*len)),
            _ => self.write_long(module, ty, text),
        }
    }

    fn write_long(&mut self, module: &Module, ty: TypeId, text: &mut Text) {
        match self.spans.get(ty.0 as usize) {
            Some(span) if span.len != 0 => {
                text.bytes(self.pool.slice(span.range()));
            }
            _ => self.write_first(module, ty, text),
        }
    }

    #[cold]
    fn write_first(&mut self, module: &Module, ty: TypeId, text: &mut Text) {
        let start = self.pool.len();
        let mut pool = core::mem::take(&mut self.pool);
        self.print(module, ty, &mut pool, start, MAX_DEPTH);
        self.pool = pool;
        let span = Span { start: start as u32, len: (self.pool.len() - start) as u32 };
        if let Some(slot) = self.spans.get_mut(ty.0 as usize) {
            *slot = span;
        }
        let written = self.pool.slice(span.range());
        if let Some((short, len)) = self.short.get_mut(ty.0 as usize)
            && let Some(to) = short.get_mut(..written.len())
        {
            to.copy_from_slice(written);
            *len = written.len() as u8;
        }
        text.bytes(written);
    }

    fn print(&mut self, module: &Module, ty: TypeId, text: &mut Text, start: usize, depth: u32) {
        let Some(depth) = depth.checked_sub(1).filter(|_| text.len() - start < MAX_LEN) else {
            self.overflow = true;
            return;
        };
        match module.types.get(ty) {
            Type::Void => text.str("void"),
            Type::Float(kind) => text.str(match kind {
                FloatKind::Half => "half",
                FloatKind::Float => "float",
                FloatKind::Double => "double",
                FloatKind::X86Fp80 => "x86_fp80",
                FloatKind::Fp128 => "fp128",
                FloatKind::PpcFp128 => "ppc_fp128",
            }),
            Type::Label => text.str("label"),
            Type::Metadata => text.str("metadata"),
            Type::X86Mmx => text.str("x86_mmx"),
            Type::Integer(width) => text.byte(b'i').int(width),
            Type::Pointer { pointee, address_space } => {
                self.print(module, pointee, text, start, depth);
                if address_space != 0 {
                    text.str(" addrspace(").int(address_space).byte(b')');
                }
                text.byte(b'*')
            }
            Type::Array { element, count } => {
                text.byte(b'[').int(module.types.array_len(count)).str(" x ");
                self.print(module, element, text, start, depth);
                text.byte(b']')
            }
            Type::Vector { element, count } => {
                text.byte(b'<').int(count).str(" x ");
                self.print(module, element, text, start, depth);
                text.byte(b'>')
            }
            Type::Literal { fields, packed } => {
                self.body(module, fields, packed, text, start, depth);
                text
            }
            Type::Struct { index } => {
                self.struct_name(module, index, text);
                text
            }
            Type::Function { .. } => {
                let Some((result, parameters, vararg)) = module.types.signature(ty) else { return };
                self.print(module, result, text, start, depth);
                text.str(" (");
                for (number, parameter) in parameters.iter().enumerate() {
                    if number != 0 {
                        text.str(", ");
                    }
                    self.print(module, *parameter, text, start, depth);
                }
                if vararg {
                    text.str(if parameters.is_empty() { "..." } else { ", ..." });
                }
                text.byte(b')')
            }
        };
    }

    /// The name of a struct, or its number, with the prefix.
    pub(super) fn struct_name(&self, module: &Module, index: u32, text: &mut Text) {
        text.byte(b'%');
        match module.types.structure(index).map(|s| module.str(s.name)) {
            Some(name) if !name.is_empty() => names::name(text, name),
            _ => {
                text.int(self.numbers.get(index as usize).copied().unwrap_or(u32::MAX));
            }
        }
    }

    /// The body of the struct with an identity.
    pub(super) fn struct_body(&mut self, module: &Module, index: u32, text: &mut Text) {
        let Some(structure) = module.types.structure(index) else { return };
        if structure.opaque {
            text.str("opaque");
            return;
        }
        let start = text.len();
        self.body(module, structure.fields, structure.packed, text, start, MAX_DEPTH);
    }

    fn body(&mut self, module: &Module, fields: Span, packed: bool, text: &mut Text, start: usize, depth: u32) {
        if packed {
            text.byte(b'<');
        }
        let fields = fields.of(&module.types.members);
        if fields.is_empty() {
            text.str("{}");
        }
        for (number, field) in fields.iter().enumerate() {
            text.str(if number == 0 { "{ " } else { ", " });
            self.print(module, *field, text, start, depth);
        }
        if !fields.is_empty() {
            text.str(" }");
        }
        if packed {
            text.byte(b'>');
        }
    }
}
