//! The table of types, and attributes.

use super::{FIRST_OWN, Output, enumerate::Enumerator, is_char6, signed_characters};
use crate::{
    Result,
    bitcode::{Characters, attributes as lists, block, types as records},
    bitstream::Encoding::{Array, Char6, Fixed, Literal, Vbr},
    ir::{Attribute, FloatKind, Type, TypeId},
};
use alloc::{vec, vec::Vec};

/// Writes sets of attributes and lists of them.
pub(super) fn attributes(all: &Enumerator<'_>, out: &mut Output) {
    let module = all.module;
    if all.group_order.is_empty() {
        return;
    }
    out.stream.enter(block::PARAMATTR_GROUP, 3);
    for &(slot, group) in &all.group_order {
        let mut attributes = Vec::new();
        for attribute in module.attributes.group(group) {
            let (head, texts) = match *attribute {
                Attribute::Flag(kind) => (vec![0, kind.into()], vec![]),
                Attribute::Number(kind, number) => (vec![1, kind.into(), number], vec![]),
                Attribute::String(key, value) if value.is_empty() => (vec![3], vec![key]),
                Attribute::String(key, value) => (vec![4], vec![key, value]),
            };
            attributes.extend(head);
            for text in texts {
                attributes.extend(module.str(text).iter().copied().map(u64::from));
                attributes.push(0);
            }
        }
        let id = all.group_number((slot, group)).into();
        out.record(&lists::Group { id, slot, attributes: &attributes });
    }
    out.stream.end();
    out.stream.enter(block::PARAMATTR, 3);
    for slots in &all.list_order {
        let groups: Vec<u64> = slots.iter().map(|slot| all.group_number(*slot).into()).collect();
        out.record(&lists::List { groups: &groups });
    }
    out.stream.end();
}

/// Writes the types, each behind those that it is made of.
pub(super) fn table(all: &Enumerator<'_>, out: &mut Output) -> Result<()> {
    let bits = Fixed(all.type_bits());
    let abbreviations = [
        vec![Literal(8), bits, Literal(0)],
        vec![Literal(21), Fixed(1), Array, bits],
        vec![Literal(18), Fixed(1), Array, bits],
        vec![Literal(19), Array, Char6],
        vec![Literal(20), Fixed(1), Array, bits],
        vec![Literal(11), Vbr(8), bits],
    ];
    let own = |number: usize| (FIRST_OWN + number as u32, abbreviations.get(number).map_or(&[][..], Vec::as_slice));
    let [pointer, function, literal, name, structure, array] = [0, 1, 2, 3, 4, 5].map(own);
    out.stream.enter(block::TYPE, 4);
    abbreviations.iter().for_each(|encodings| out.stream.define(encodings));
    out.record(&records::NumEntry { count: all.type_order().len() as u64 });
    let types = &all.module.types;
    let members =
        |members: &[TypeId]| members.iter().map(|ty| all.type_number(*ty).map(u64::from)).collect::<Result<Vec<_>>>();
    for ty in all.type_order() {
        match all.form(ty) {
            Type::Void => out.record(&records::Void),
            Type::Float(FloatKind::Half) => out.record(&records::Half),
            Type::Float(FloatKind::Float) => out.record(&records::Float),
            Type::Float(FloatKind::Double) => out.record(&records::Double),
            Type::Float(FloatKind::X86Fp80) => out.record(&records::X86Fp80),
            Type::Float(FloatKind::Fp128) => out.record(&records::Fp128),
            Type::Float(FloatKind::PpcFp128) => out.record(&records::PpcFp128),
            Type::Label => out.record(&records::Label),
            Type::Metadata => out.record(&records::Metadata),
            Type::X86Mmx => out.record(&records::X86Mmx),
            Type::Integer(width) => out.record(&records::Integer { width }),
            Type::Pointer { pointee, address_space } => {
                let record = records::Pointer { pointee: all.type_index(pointee)?, address_space: Some(address_space) };
                match address_space {
                    0 => out.abbreviated(&record, pointer),
                    _ => out.record(&record),
                }
            }
            Type::Array { element, count } => {
                let record = records::Array { count: types.array_len(count), element: all.type_index(element)? };
                out.abbreviated(&record, array);
            }
            Type::Vector { element, count } => {
                out.record(&records::Vector { count, element: all.type_index(element)? });
            }
            Type::Function { signature, vararg } => {
                let members = members(signature.of(&types.members))?;
                let Some((result, parameters)) = members.split_first() else { continue };
                let result = crate::bitcode::TypeIndex(*result as u32);
                let record = records::Function { vararg: vararg.into(), result, parameters };
                out.abbreviated(&record, function);
            }
            Type::Literal { fields, packed } => {
                let fields = members(fields.of(&types.members))?;
                let record = records::StructAnon { packed: packed.into(), fields: &fields };
                out.abbreviated(&record, literal);
            }
            Type::Struct { index } => {
                let Some(known) = types.structure(index) else { continue };
                let text = all.module.str(known.name);
                if !text.is_empty() {
                    let characters = signed_characters(text);
                    let record = records::StructName { name: Characters(&characters) };
                    match text.iter().all(|character| is_char6(*character)) {
                        true => out.abbreviated(&record, name),
                        false => out.record(&record),
                    }
                }
                if known.opaque {
                    out.record(&records::Opaque { tail: &[0] });
                } else {
                    let fields = members(known.fields.of(&types.members))?;
                    let record = records::StructNamed { packed: known.packed.into(), fields: &fields };
                    out.abbreviated(&record, structure);
                }
            }
        }
    }
    out.stream.end();
    Ok(())
}
