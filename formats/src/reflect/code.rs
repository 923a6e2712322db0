//! What the code of a module is made of.

use super::{AddressSpace, Attachment, Code, Counter, Function, Operation, Parameter, limit::Limit, named};
use crate::{
    Result,
    dxil::{
        self, DxilModule, FunctionAnnotation, NamedAttribute, address_spaces, attachment_counts, function_attributes,
        operation_counts,
    },
    listing::Release,
};
use alloc::{format, string::String, vec::Vec};
use hashbrown::HashMap;

/// What the code of a module is made of, with what `moved` says that was counted.
pub(super) fn code(dxil: &DxilModule<'_>, moved: &DxilModule<'_>, limit: &Limit) -> Result<Code> {
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
    let counter = |(name, count): (&[u8], u32)| Counter { name: limit.text(name), count };
    let annotations: HashMap<_, _> = dxil.types.functions().iter().map(|said| (said.function, said)).collect();
    let bodies = module.functions.iter().filter(|function| function.body.is_some());
    let functions: Vec<_> = bodies
        .map(|function| Function {
            name: limit.text(module.name(function.value)),
            parameters: annotations.get(&function.value).map_or_else(Vec::new, |said| parameters(said, limit)),
            attributes: function_attributes(module, function)
                .take_while(|_| limit.take(size_of::<String>()))
                .map(|attribute| self::attribute(attribute, limit))
                .collect(),
        })
        .collect();
    Ok(Code {
        function_count: functions.len(),
        instruction_count: module.instructions.len(),
        counters: moved.counters()?.into_iter().map(counter).collect(),
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
