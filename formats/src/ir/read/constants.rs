//! Constants, of the module and of functions.

use super::{Tables, push_text, vector_element};
use crate::{
    Result,
    bitcode::{Ending, Headed, Operands, Record, SignedVbr, TypeIndex, ValueIndex, constants as records},
    bitstream::Cursor,
    ir::{
        Constant, Expression, FloatKind, InlineAsm, Instruction, Module, Opcode, Span, Text, Type, TypeId, Value,
        ValueId, ValueKind,
    },
};

/// How ids of a function are ids of the module's pool: those below `limit` are the module's, the others the function's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ids {
    /// The number of values of the module.
    pub(super) limit: u32,
    /// The id of the function's first value.
    pub(super) base: u32,
}

impl Ids {
    /// The ids of the module itself.
    pub(super) fn of_module() -> Self {
        Self { limit: u32::MAX, base: 0 }
    }

    /// The id in the pool.
    #[inline]
    pub(super) fn map(&self, id: u32) -> u32 {
        if id < self.limit { id } else { (id - self.limit).saturating_add(self.base) }
    }
}

/// Reads the block that was entered.
pub(super) fn block(cursor: &mut Cursor<'_>, module: &mut Module, tables: &Tables, ids: &Ids) -> Result<()> {
    let first = module.constants.len();
    let mut reader = Reader { module, tables, ids, ty: TypeId::I32, highest: 0 };
    while let Some(record) = cursor.next_record()? {
        let mut operands = Operands::new(record.operands, record.bit).longer();
        if record.code == records::SetType::CODE {
            let index = records::SetType::read(&mut operands)?.ty;
            reader.ty = tables.ty(index.0, &operands)?;
            continue;
        }
        let constant = reader.constant(record.code, &mut operands)?;
        let ty = match constant {
            Constant::Expression(index) => reader.address_type(index),
            Constant::String(text) => {
                let element = reader.module.types.intern(Type::Integer(8));
                reader.sequence(element, text.len)
            }
            Constant::Data(words) => match reader.module.types.get(reader.ty) {
                Type::Array { element, .. } | Type::Vector { element, .. } => reader.sequence(element, words.len),
                _ => None,
            },
            Constant::Aggregate(elements) => match reader.module.types.get(reader.ty) {
                Type::Vector { element, .. } => reader.sequence(element, elements.len),
                _ => None,
            },
            _ => None,
        };
        let index = reader.module.constants.len() as u32;
        reader.module.constants.push(constant);
        reader.module.values.push(Value { ty: ty.unwrap_or(reader.ty), kind: ValueKind::Constant(index) });
    }
    reader.fold(first);
    let count = reader.module.values.len() as u64;
    if u64::from(reader.highest) > count {
        let at = Operands::new(&[], cursor.bit());
        return Err(at.error(format_args!("constants made of {count} values"), "one that is not there"));
    }
    Ok(())
}

struct Reader<'m> {
    module: &'m mut Module,
    tables: &'m Tables,
    ids: &'m Ids,
    /// The type of the next constant.
    ty: TypeId,
    /// One more than the highest id that a constant named.
    highest: u32,
}

impl Reader<'_> {
    /// An operand's id in the pool.
    fn id(&mut self, index: u64) -> u32 {
        let id = self.ids.map(u32::try_from(index).unwrap_or(u32::MAX));
        self.highest = self.highest.max(id.saturating_add(1));
        id
    }

    fn values(&mut self, indexes: &[u64]) -> Span {
        let start = self.module.operands.len();
        for index in indexes {
            let id = self.id(*index);
            self.module.operands.push(id);
        }
        Span::since(start, &self.module.operands)
    }

    fn words(&mut self, words: impl Iterator<Item = u64>) -> Span {
        let start = self.module.words.len();
        self.module.words.extend(words);
        Span::since(start, &self.module.words)
    }

    #[inline]
    fn constant(&mut self, code: u32, operands: &mut Operands<'_>) -> Result<Constant> {
        let ty = self.module.types.get(self.ty);
        Ok(match code {
            records::Null::CODE => Constant::Null,
            records::Undef::CODE => Constant::Undef,
            records::Integer::CODE => {
                let SignedVbr(value) = records::Integer::read(operands)?.value;
                match ty {
                    Type::Integer(width @ 1..64) => Constant::Integer(value << (64 - width) >> (64 - width)),
                    // LLVM extends the 64 bits of it with zeros.
                    Type::Integer(width) if width > 64 && value < 0 => {
                        Constant::WideInteger(self.words([value as u64].into_iter()))
                    }
                    Type::Integer(_) => Constant::Integer(value),
                    other => return Err(operands.error("an integer's type", format_args!("{other:?}"))),
                }
            }
            records::WideInteger::CODE => {
                let words = records::WideInteger::read(operands)?.words;
                match (ty, words) {
                    (Type::Integer(width @ 1..=64), [low, ..]) => {
                        Constant::Integer(SignedVbr::decode(*low) << (64 - width) >> (64 - width))
                    }
                    (Type::Integer(_), [_, ..]) => {
                        Constant::WideInteger(self.words(words.iter().map(|word| SignedVbr::decode(*word) as u64)))
                    }
                    (Type::Integer(_), []) => return Err(operands.error("an integer's words", "none")),
                    (other, _) => return Err(operands.error("an integer's type", format_args!("{other:?}"))),
                }
            }
            records::Float::CODE => {
                let bits = records::Float::read(operands)?.bits;
                if bits.is_empty() {
                    return Err(operands.error("the bits of a number", "none"));
                }
                match (ty, bits) {
                    (Type::Float(FloatKind::Half), [bits, ..]) => Constant::Float(bits & 0xffff),
                    (Type::Float(FloatKind::Float), [bits, ..]) => Constant::Float(bits & 0xffff_ffff),
                    (Type::Float(FloatKind::Double), [bits, ..]) => Constant::Float(*bits),
                    (Type::Float(_), [_, _, ..]) => Constant::WideFloat(self.words(bits.iter().copied().take(2))),
                    // LLVM extends one word with zeros; of 80 bits it would read past the record's end.
                    (Type::Float(FloatKind::Fp128 | FloatKind::PpcFp128), [low]) => {
                        Constant::WideFloat(self.words([*low, 0].into_iter()))
                    }
                    (Type::Float(kind), _) => {
                        return Err(operands
                            .error(format_args!("the bits of a {kind:?}"), format_args!("{} words", bits.len())));
                    }
                    _ => Constant::Undef,
                }
            }
            records::Aggregate::CODE => {
                let elements = records::Aggregate::read(operands)?.elements.raw();
                if elements.is_empty() {
                    return Err(operands.error("an aggregate's elements", "none"));
                }
                match ty {
                    Type::Array { .. } | Type::Vector { .. } | Type::Literal { .. } | Type::Struct { .. } => {
                        Constant::Aggregate(self.values(elements))
                    }
                    // LLVM does not look at the elements of what has none.
                    _ => Constant::Undef,
                }
            }
            records::Str::CODE => Constant::String(self.string(records::Str::read(operands)?.bytes.0, operands)?),
            records::CStr::CODE => {
                let mut text = self.string(records::CStr::read(operands)?.bytes.0, operands)?;
                self.module.text.push(0);
                text.len += 1;
                Constant::String(text)
            }
            records::Data::CODE => {
                let elements = records::Data::read(operands)?.elements;
                match ty {
                    Type::Array { element, .. } if self.module.types.get(element) == Type::Integer(8) => {
                        Constant::String(self.string(elements, operands)?)
                    }
                    Type::Array { element, .. } | Type::Vector { element, .. }
                        if !elements.is_empty() && self.is_datum(element) =>
                    {
                        Constant::Data(self.words(elements.iter().copied()))
                    }
                    other => return Err(operands.error("an array's or vector's elements", format_args!("{other:?}"))),
                }
            }
            records::InlineAsm::CODE => {
                let record = records::InlineAsm::read(operands)?;
                self.inline_asm(record.flags, record.flags >> 2 == 1, record.strings, operands)?
            }
            records::InlineAsmOld::CODE => {
                let record = records::InlineAsmOld::read(operands)?;
                self.inline_asm(record.flags, false, record.strings, operands)?
            }
            records::BlockAddress::CODE => {
                let record = records::BlockAddress::read(operands)?;
                self.tables.ty(record.ty.0, operands)?;
                let function = ValueId(self.id(u64::from(record.function.0)));
                if self.module.function(function).is_none() {
                    return Err(operands.error("a function", format_args!("value {}", record.function.0)));
                }
                Constant::BlockAddress { function, block: record.block }
            }
            code => match self.expression(code, operands)? {
                Some(expression) => {
                    self.module.expressions.push(expression);
                    Constant::Expression(self.module.expressions.len() as u32 - 1)
                }
                None => Constant::Undef,
            },
        })
    }

    fn inline_asm(&mut self, flags: u64, intel: bool, strings: &[u64], at: &Operands<'_>) -> Result<Constant> {
        let take = |strings: &mut &[u64]| -> Option<core::ops::Range<usize>> {
            let (len, rest) = strings.split_first()?;
            let len = usize::try_from(*len).ok().filter(|len| *len <= rest.len())?;
            *strings = rest.get(len..)?;
            Some(0..len)
        };
        let mut left = strings;
        let (Some(text), after) = (take(&mut left), left) else {
            return Err(at.error("the text of assembly", "the end of the record"));
        };
        let text = strings.get(1..).and_then(|s| s.get(text)).unwrap_or(&[]);
        let Some(constraints) = take(&mut left) else {
            return Err(at.error("the constraints of assembly", "the end of the record"));
        };
        let constraints = after.get(1..).and_then(|s| s.get(constraints)).unwrap_or(&[]);
        let text = push_text(&mut self.module.text, text);
        let constraints = push_text(&mut self.module.text, constraints);
        self.module.inline_asm.push(InlineAsm {
            text,
            constraints,
            side_effects: flags & 1 != 0,
            align_stack: flags & 2 != 0,
            intel,
        });
        Ok(Constant::InlineAsm(self.module.inline_asm.len() as u32 - 1))
    }

    /// The expression of a record; none where LLVM does not know the record or its operation, and takes an undefined
    /// value for it.
    fn expression(&mut self, code: u32, operands: &mut Operands<'_>) -> Result<Option<Expression>> {
        let id = |index: ValueIndex| u64::from(index.0);
        let simple = |opcode, operands| Expression { opcode, flags: 0, predicate: 0, operands, source: TypeId::VOID };
        Ok(Some(match code {
            records::Binop::CODE => {
                let record = records::Binop::read(operands)?;
                let types = &self.module.types;
                let Some(opcode) = Opcode::binary(record.opcode, types.get(types.scalar(self.ty))) else {
                    return Ok(None);
                };
                let values = self.values(&[id(record.lhs), id(record.rhs)]);
                Expression { flags: record.flags.unwrap_or(0) as u8, ..simple(opcode, values) }
            }
            records::Cast::CODE => {
                let record = records::Cast::read(operands)?;
                let Some(opcode) = Opcode::cast(record.opcode) else { return Ok(None) };
                let (from, value) = (self.tables.ty(record.from.0, operands)?, self.id(id(record.value)));
                if self.module.value(ValueId(value)).is_some_and(|value| value.ty != from) {
                    return Err(
                        operands.error("a value of the type that the record states", format_args!("value {value}"))
                    );
                }
                simple(opcode, self.values(&[id(record.value)]))
            }
            records::GetElementPtr::CODE => {
                let record = records::GetElementPtr::read(operands)?;
                self.address(record.operands, false, operands)?
            }
            records::InboundsGetElementPtr::CODE => {
                let record = records::InboundsGetElementPtr::read(operands)?;
                self.address(record.operands, true, operands)?
            }
            records::Select::CODE => {
                let record = records::Select::read(operands)?;
                let values = self.values(&[id(record.condition), id(record.if_true), id(record.if_false)]);
                simple(Opcode::Select, values)
            }
            records::ExtractElement::CODE => {
                let record = records::ExtractElement::read(operands)?;
                vector_element(&self.module.types, self.tables.ty(record.ty.0, operands)?, operands)?;
                let index = self.last(record.index, operands)?;
                simple(Opcode::ExtractElement, self.values(&[id(record.vector), index]))
            }
            records::InsertElement::CODE => {
                let record = records::InsertElement::read(operands)?;
                vector_element(&self.module.types, self.ty, operands)?;
                let index = self.last(record.index, operands)?;
                simple(Opcode::InsertElement, self.values(&[id(record.vector), id(record.element), index]))
            }
            records::ShuffleVector::CODE => {
                let record = records::ShuffleVector::read(operands)?;
                vector_element(&self.module.types, self.ty, operands)?;
                simple(Opcode::ShuffleVector, self.values(&[id(record.first), id(record.second), id(record.mask)]))
            }
            records::ShuffleVectorEx::CODE => {
                let record = records::ShuffleVectorEx::read(operands)?;
                vector_element(&self.module.types, self.ty, operands)?;
                vector_element(&self.module.types, self.tables.ty(record.ty.0, operands)?, operands)?;
                simple(Opcode::ShuffleVector, self.values(&[id(record.first), id(record.second), id(record.mask)]))
            }
            records::Compare::CODE => {
                let record = records::Compare::read(operands)?;
                let float = self.module.types.is_float(self.tables.ty(record.ty.0, operands)?);
                let opcode = if float { Opcode::FCmp } else { Opcode::ICmp };
                let values = self.values(&[id(record.lhs), id(record.rhs)]);
                Expression { predicate: record.predicate.min(0xffff) as u16, ..simple(opcode, values) }
            }
            _ => return Ok(None),
        }))
    }

    /// The characters of a record, of which there must be some.
    fn string(&mut self, characters: &[u64], at: &Operands<'_>) -> Result<Text> {
        if characters.is_empty() {
            return Err(at.error("a string's characters", "none"));
        }
        Ok(push_text(&mut self.module.text, characters))
    }

    /// The id at the end of `[type,] id`.
    fn last(&self, index: Ending<'_, ValueIndex>, at: &Operands<'_>) -> Result<u64> {
        match index.numbers {
            [] => {}
            [ty] => {
                self.tables.ty(u32::try_from(*ty).unwrap_or(u32::MAX), at)?;
            }
            more => {
                return Err(at.error("an index with or without its type", format_args!("{} operands", more.len() + 1)));
            }
        }
        Ok(index.last.0.into())
    }

    /// Whether numbers of this type may stand in a record of an array or vector.
    fn is_datum(&self, ty: TypeId) -> bool {
        let kind = self.module.types.get(ty);
        matches!(kind, Type::Integer(8 | 16 | 32 | 64))
            || matches!(kind, Type::Float(FloatKind::Float | FloatKind::Double))
    }

    /// Makes of aggregates what LLVM makes of them: nothing but zeros, or undefined values, is no aggregate.
    fn fold(&mut self, first: usize) {
        let Self { module, .. } = self;
        for index in first..module.constants.len() {
            let Some(Constant::Aggregate(elements)) = module.constants.get(index).copied() else { continue };
            let constant = |id: &u32| module.constant(ValueId(*id));
            let all =
                |is: fn(Constant) -> bool| elements.of(&module.operands).iter().all(|id| constant(id).is_some_and(is));
            let folded =
                if all(|constant| matches!(constant, Constant::Null | Constant::Integer(0) | Constant::Float(0))) {
                    Constant::Null
                } else if all(|constant| constant == Constant::Undef) {
                    Constant::Undef
                } else {
                    continue;
                };
            if let Some(constant) = module.constants.get_mut(index) {
                *constant = folded;
            }
        }
    }

    /// The type of a sequence of so many elements, where it is not the one that was set.
    fn sequence(&mut self, element: TypeId, len: u32) -> Option<TypeId> {
        let types = &mut self.module.types;
        match types.get(self.ty) {
            Type::Array { element: set, count } if set == element && types.array_len(count) == u64::from(len) => None,
            Type::Vector { element: set, count } if set == element => {
                if count == len {
                    None
                } else {
                    Some(types.intern(Type::Vector { element, count: len }))
                }
            }
            _ => {
                let count = types.counts.len() as u32;
                types.counts.push(len.into());
                Some(types.push(Type::Array { element, count }))
            }
        }
    }

    /// The type that an address computation has, whatever type was set; where its operands are not known yet, that one.
    fn address_type(&mut self, expression: u32) -> Option<TypeId> {
        let Expression { opcode: Opcode::GetElementPtr, operands, source, .. } =
            *self.module.expressions.get(expression as usize)?
        else {
            return None;
        };
        let module = &mut *self.module;
        let ids = operands.of(&module.operands);
        let of = |id: &u32| module.values.get(*id as usize).map(|value| value.ty);
        let (base, indices) = ids.split_first()?;
        let base = of(base)?;
        let Type::Pointer { address_space, .. } = module.types.get(module.types.scalar(base)) else { return None };
        let mut ty = source;
        for index in indices.iter().skip(1) {
            let number = match module.types.get(ty) {
                Type::Literal { .. } | Type::Struct { .. } => module.integer(ValueId(*index))?,
                _ => 0,
            };
            ty = module.types.member(ty, u64::try_from(number).ok()?)?;
        }
        let mut count = None;
        for id in ids {
            if let Type::Vector { count: of_one, .. } = module.types.get(of(id)?) {
                count = count.or(Some(of_one));
            }
        }
        let pointer = module.types.intern(Type::Pointer { pointee: ty, address_space });
        Some(count.map_or(pointer, |count| module.types.intern(Type::Vector { element: pointer, count })))
    }

    /// An address computation.
    fn address(
        &mut self,
        record: Headed<'_, TypeIndex, (TypeIndex, ValueIndex)>,
        inbounds: bool,
        at: &Operands<'_>,
    ) -> Result<Expression> {
        let Some(pointer) = record.pairs.iter().next() else {
            return Err(at.error("a pointer", "the end of the record"));
        };
        let (TypeIndex(pointer), _) = pointer?;
        let pointer = self.tables.ty(pointer, at)?;
        let pointee = self.module.types.pointee(self.module.types.scalar(pointer));
        let source = match record.head.and_then(|TypeIndex(ty)| self.tables.stated(ty)) {
            Some(stated) if pointee != Some(stated) => {
                return Err(at.error("the type that the pointer points at", "another type"));
            }
            Some(stated) => stated,
            None => pointee.unwrap_or(TypeId::VOID),
        };
        let start = self.module.operands.len();
        for pair in record.pairs.iter() {
            let (TypeIndex(ty), index) = pair?;
            self.tables.ty(ty, at)?;
            let id = self.id(index.0.into());
            self.module.operands.push(id);
        }
        Ok(Expression {
            opcode: Opcode::GetElementPtr,
            flags: if inbounds { Instruction::INBOUNDS } else { 0 },
            predicate: 0,
            operands: Span::since(start, &self.module.operands),
            source,
        })
    }
}
