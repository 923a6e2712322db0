//! Payloads: what an amplification shader hands to a mesh shader, and what goes with a ray.

use super::{Access, Payload, PayloadField, limit::Limit};
use crate::{
    Result,
    dxil::{self, DxilModule, PayloadAccess, StructAnnotation, data_layout},
    ir::{DataLayout, FloatKind, Module, StructLayout, Type, TypeId, TypeSizes, Types},
};
use alloc::{format, string::String, vec::Vec};
use hashbrown::HashMap;

/// The payloads of a module: the mesh shader's, and those of rays whose fields say who may access them. `moved` says
/// the fields' names, by the names of structs.
///
/// # Errors
/// A data layout that LLVM refuses.
pub(super) fn payloads(
    dxil: &DxilModule<'_>,
    moved: &DxilModule<'_>,
    limit: &Limit,
) -> Result<(Option<Payload>, Vec<Payload>)> {
    let mesh = dxil::mesh_payload(dxil.module)?;
    if mesh.is_none() && dxil.payloads.is_empty() {
        return Ok((None, Vec::new()));
    }
    let layout = data_layout(dxil.module)?;
    let annotated = moved.types.structures().into_iter();
    let names = annotated.map(|(ty, annotation)| (moved.module.struct_name(ty), annotation)).collect();
    let mut reader = Reader { module: dxil.module, names, sizes: Reader::sizes(&layout, dxil.module), limit };
    let mesh = mesh.map(|found| reader.payload(found.ty, &found.layout));
    Ok((mesh, dxil.payloads.iter().filter_map(|annotation| reader.ray_payload(annotation)).collect()))
}

struct Reader<'a> {
    module: &'a Module,
    /// What is said of structs, by name.
    names: HashMap<&'a [u8], &'a StructAnnotation<'a>>,
    sizes: TypeSizes<'a>,
    limit: &'a Limit,
}

impl<'a> Reader<'a> {
    fn sizes(layout: &'a DataLayout, module: &'a Module) -> TypeSizes<'a> {
        layout.sizes(&module.types)
    }

    fn ray_payload(&mut self, annotation: &dxil::PayloadAnnotation) -> Option<Payload> {
        let layout = self.sizes.structure(annotation.ty)?;
        let mut payload = self.payload(annotation.ty, &layout);
        for (field, said) in payload.fields.iter_mut().zip(&annotation.fields) {
            let access = |access: PayloadAccess| format!("{access:?}");
            field.access = Some(Access {
                caller: access(said.caller()),
                closest_hit: access(said.closest_hit()),
                miss: access(said.miss()),
                any_hit: access(said.any_hit()),
            });
        }
        Some(payload)
    }

    fn payload(&mut self, ty: TypeId, layout: &StructLayout) -> Payload {
        let Self { module, names, sizes, limit } = self;
        let struct_name = module.struct_name(ty);
        let said = names.get(struct_name).map_or(&[][..], |said| &said.fields);
        let fields = module.types.fields(ty).unwrap_or_default().iter().zip(&layout.offsets).enumerate();
        let fields = fields.filter(|_| limit.take(size_of::<PayloadField>()));
        let fields = fields.map(|(index, (field, offset))| PayloadField {
            name: said.get(index).map(|field| limit.text(field.name)).filter(|name| !name.is_empty()),
            llvm_type: llvm_type(module, *field, limit),
            offset: *offset,
            size: sizes.allocation(*field).unwrap_or(0),
            alignment: sizes.alignment(*field).unwrap_or(1),
            access: None,
        });
        Payload { fields: fields.collect(), type_name: limit.text(struct_name), size: layout.size }
    }
}

/// A type as LLVM writes it; of one inside arrays of many dimensions only the first few.
fn llvm_type(module: &Module, ty: TypeId, limit: &Limit) -> String {
    fn nested(module: &Module, types: &Types, ty: TypeId, limit: &Limit, depth: usize) -> String {
        let inner = |ty| if depth == 8 { "...".into() } else { nested(module, types, ty, limit, depth + 1) };
        match types.get(ty) {
            Type::Integer(bits) => format!("i{bits}"),
            Type::Float(FloatKind::Half) => "half".into(),
            Type::Float(FloatKind::Float) => "float".into(),
            Type::Float(FloatKind::Double) => "double".into(),
            Type::Array { element, count } => format!("[{} x {}]", types.array_len(count), inner(element)),
            Type::Vector { element, count } => format!("<{count} x {}>", inner(element)),
            Type::Pointer { pointee, .. } => format!("{}*", inner(pointee)),
            Type::Struct { .. } => format!("%{}", limit.text(module.struct_name(ty))),
            _ => "{...}".into(),
        }
    }
    nested(module, &module.types, ty, limit, 0)
}
