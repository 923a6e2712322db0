//! What the code of a module is made of, and payloads.

use super::{
    Access, AddressSpace, Attachment, Code, Function, Operation, Parameter, Payload, PayloadField, limit::Limit, named,
};
use crate::{
    Result,
    dxil::{
        self, DxilModule, FunctionAnnotation, NamedAttribute, PayloadAccess, address_spaces, attachment_counts,
        data_layout, function_attributes, operation_counts,
    },
    ir::{FloatKind, Module, StructLayout, Type, TypeId, TypeSizes, Types},
    listing::Release,
};
use alloc::{format, string::String, vec::Vec};
use hashbrown::HashMap;

/// What the code of a module is made of.
pub(super) fn code(dxil: &DxilModule<'_>, limit: &Limit) -> Result<Code> {
    let module = dxil.module;
    let operation = |count: dxil::OperationCount<'_>| Operation {
        opcode: count.opcode,
        name: match dxil::Operation::new(count.opcode, Release::default()) {
            Some(operation) => operation.name().into(),
            None => limit.text(count.class),
        },
        overload: limit.text(count.overload),
        count: count.count,
    };
    let attachment = |count: dxil::AttachmentCount<'_>| Attachment {
        kind: limit.text(count.kind),
        instructions: count.instructions,
        functions: count.functions,
    };
    let address_space = |space: dxil::AddressSpace| AddressSpace {
        number: space.number,
        pointer_types: space.pointer_types,
        globals: space.globals,
        constants: space.constants,
        bytes: space.bytes,
    };
    let annotations: HashMap<_, _> = dxil.types.functions().iter().map(|said| (said.function, said)).collect();
    let bodies = module.functions.iter().filter(|function| function.body.is_some());
    let functions: Vec<_> = bodies
        .map(|function| Function {
            name: limit.text(module.name(function.value)),
            parameters: annotations.get(&function.value).map_or_else(Vec::new, |said| parameters(said, limit)),
            attributes: function_attributes(module, function)
                .map(|attribute| self::attribute(attribute, limit))
                .collect(),
        })
        .collect();
    Ok(Code {
        function_count: functions.len(),
        instruction_count: module.instructions.len(),
        operations: operation_counts(module).into_iter().map(operation).collect(),
        attachments: attachment_counts(module).into_iter().map(attachment).collect(),
        functions,
        address_spaces: address_spaces(module)?.into_iter().map(address_space).collect(),
        data_layout: limit.text(module.str(module.data_layout)),
    })
}

fn attribute(attribute: NamedAttribute<'_>, limit: &Limit) -> String {
    match attribute {
        NamedAttribute::Flag(name) => name.into(),
        NamedAttribute::Number(name, number) => format!("{name}={number}"),
        NamedAttribute::String(key, b"") => format!("\"{}\"", limit.text(key)),
        NamedAttribute::String(key, value) => format!("\"{}\"=\"{}\"", limit.text(key), limit.text(value)),
    }
}

fn parameters(annotation: &FunctionAnnotation<'_>, limit: &Limit) -> Vec<Parameter> {
    let parameter = |parameter: &dxil::ParameterAnnotation<'_>| Parameter {
        name: limit.text(parameter.field.name),
        qualifier: named(parameter.qualifier(), parameter.qualifier),
        semantic: parameter.field.semantic.map(|semantic| limit.text(semantic)),
    };
    annotation.parameters.iter().filter(|_| limit.take(size_of::<Parameter>())).map(parameter).collect()
}

/// The payload that an amplification shader hands to a mesh shader.
pub(super) fn mesh_payload(dxil: &DxilModule<'_>, limit: &Limit) -> Result<Option<Payload>> {
    let Some(found) = dxil::mesh_payload(dxil.module)? else {
        return Ok(None);
    };
    let layout = data_layout(dxil.module)?;
    let mut sizes = layout.sizes(&dxil.module.types);
    Ok(Some(payload(dxil, found.ty, &found.layout, &mut sizes, limit)))
}

/// The payloads of rays whose fields say who may access them.
pub(super) fn ray_payloads(dxil: &DxilModule<'_>, limit: &Limit) -> Result<Vec<Payload>> {
    let layout = data_layout(dxil.module)?;
    let mut sizes = layout.sizes(&dxil.module.types);
    let mut all = Vec::new();
    for annotation in &dxil.payloads {
        let Some(layout) = sizes.structure(annotation.ty) else { continue };
        let mut payload = payload(dxil, annotation.ty, &layout, &mut sizes, limit);
        for (field, said) in payload.fields.iter_mut().zip(&annotation.fields) {
            let access = |access: PayloadAccess| format!("{access:?}");
            field.access = Some(Access {
                caller: access(said.caller()),
                closest_hit: access(said.closest_hit()),
                miss: access(said.miss()),
                any_hit: access(said.any_hit()),
            });
        }
        all.push(payload);
    }
    Ok(all)
}

fn payload(
    dxil: &DxilModule<'_>,
    ty: TypeId,
    layout: &StructLayout,
    sizes: &mut TypeSizes<'_>,
    limit: &Limit,
) -> Payload {
    let module = dxil.module;
    let said = dxil.types.structure(ty);
    let fields = module.types.fields(ty).unwrap_or_default().iter().zip(&layout.offsets).enumerate();
    let fields = fields.filter(|_| limit.take(size_of::<PayloadField>()));
    let fields = fields.map(|(index, (field, offset))| PayloadField {
        name: said.and_then(|said| said.fields.get(index)).map(|field| limit.text(field.name)),
        llvm_type: llvm_type(module, *field, limit),
        offset: *offset,
        size: sizes.allocation(*field).unwrap_or(0),
        alignment: sizes.alignment(*field).unwrap_or(1),
        access: None,
    });
    Payload { type_name: limit.text(module.struct_name(ty)), fields: fields.collect(), size: layout.size }
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
