//! Debug-info nodes (`!DILocation(...)` and the others), and dxc's comments that come from them.

use super::{Printer, dwarf, names};
use crate::{
    Result,
    bitcode::{MetadataId as OptionalId, MetadataIndex, Record, metadata as records},
    ir::{
        Instruction, Module,
        metadata::{Entry, MetadataId, Node, column, element},
    },
    listing::Text,
};

/// Scopes nest no deeper than this in what any compiler writes.
const MAX_SCOPES: usize = 10_000;

/// The string that an operand names; empty without one.
fn string(module: &Module, id: OptionalId) -> &[u8] {
    match id.0.map(|id| module.metadata.get(MetadataId(id.0))) {
        Some(Entry::String(text)) => module.str(text),
        _ => &[],
    }
}

/// ` ; line:N col:N` of an instruction with a line.
pub(super) fn location_comment(module: &Module, instruction: &Instruction, text: &mut Text) -> Result<()> {
    let id = MetadataId(instruction.location.wrapping_sub(1));
    let Some(node) = module.metadata.node(id).filter(|node| node.code == records::Location::CODE) else {
        return Ok(());
    };
    let location: records::Location = module.metadata.record(node)?;
    if location.line as u32 != 0 {
        text.str(" ; line:").int(location.line as u32).str(" col:").int(location.column as u32);
    }
    Ok(())
}

impl Printer<'_> {
    /// ` ; var:"name" !DIExpression() func:"name"` of a call that says where a variable is.
    pub(super) fn variable_comment(&mut self, variable: Option<&u32>, expression: Option<&u32>) -> Result<()> {
        let metadata = &self.module.metadata;
        let of_kind = |id: Option<&u32>, code: u32| {
            id.and_then(|id| metadata.node(MetadataId(*id))).filter(|node| node.code == code)
        };
        let variable = of_kind(variable, records::LocalVar::CODE);
        let expression = of_kind(expression, records::Expression::CODE);
        let (Some(variable), Some(expression)) = (variable, expression) else { return Ok(()) };
        let variable: records::LocalVar = metadata.record(variable)?;
        self.text.str(" ; var:\"").bytes(string(self.module, variable.name)).str("\" ");
        if metadata.is_distinct(expression) {
            self.text.str("distinct ");
        }
        node(self, expression)?;
        if let Some(name) = function_of(self.module, variable.scope)? {
            self.text.str(" func:\"").bytes(string(self.module, name)).byte(b'"');
        }
        Ok(())
    }
}

/// The name of the function that a scope lies in.
fn function_of(module: &Module, scope: OptionalId) -> Result<Option<OptionalId>> {
    let mut scope = scope;
    for _ in 0..MAX_SCOPES {
        let Some(MetadataIndex(id)) = scope.0 else { return Ok(None) };
        let Some(node) = module.metadata.node(MetadataId(id)) else { return Ok(None) };
        scope = match node.code {
            records::LexicalBlock::CODE => module.metadata.record::<records::LexicalBlock>(node)?.scope,
            records::LexicalBlockFile::CODE => module.metadata.record::<records::LexicalBlockFile>(node)?.scope,
            records::Subprogram::CODE => {
                return Ok(Some(module.metadata.record::<records::Subprogram>(node)?.name));
            }
            _ => return Ok(None),
        };
    }
    Ok(None)
}

/// Prints the fields of a node, separated by commas.
struct Fields<'p, 'm> {
    printer: &'p mut Printer<'m>,
    first: bool,
}

impl Fields<'_, '_> {
    fn text(&mut self) -> &mut Text {
        &mut self.printer.text
    }

    fn separate(&mut self) -> &mut Text {
        if !core::mem::take(&mut self.first) {
            self.printer.text.str(", ");
        }
        &mut self.printer.text
    }

    fn name(&mut self, name: &str) -> &mut Text {
        self.separate().str(name).str(": ")
    }

    /// A string; nothing where it is empty.
    fn string(&mut self, name: &str, id: OptionalId) -> &mut Self {
        if !string(self.printer.module, id).is_empty() {
            self.string_always(name, id);
        }
        self
    }

    fn string_always(&mut self, name: &str, id: OptionalId) -> &mut Self {
        let value = string(self.printer.module, id);
        self.name(name).byte(b'"');
        names::escaped(&mut self.printer.text, value);
        self.text().byte(b'"');
        self
    }

    /// What an operand names; nothing where it names nothing.
    fn metadata(&mut self, name: &str, id: OptionalId) -> &mut Self {
        if id.0.is_some() {
            self.metadata_always(name, id);
        }
        self
    }

    fn metadata_always(&mut self, name: &str, id: OptionalId) -> &mut Self {
        self.name(name);
        self.reference(id);
        self
    }

    fn reference(&mut self, id: OptionalId) {
        match id.0 {
            None => {
                self.text().str("null");
            }
            Some(id) => self.printer.metadata_reference(MetadataId(id.0)),
        }
    }

    /// A number; nothing where it is 0.
    fn int(&mut self, name: &str, value: impl itoa::Integer + PartialEq + Default) -> &mut Self {
        if value != Default::default() {
            self.int_always(name, value);
        }
        self
    }

    fn int_always(&mut self, name: &str, value: impl itoa::Integer) -> &mut Self {
        self.name(name).int(value);
        self
    }

    fn bool(&mut self, name: &str, value: u64) -> &mut Self {
        self.name(name).str(if value != 0 { "true" } else { "false" });
        self
    }

    /// A number of DWARF's by its name, or the number where it has none; nothing where it is 0.
    fn dwarf(&mut self, name: &str, table: &[(u64, &'static str)], value: u64) -> &mut Self {
        if value as u32 != 0 {
            self.dwarf_always(name, table, value);
        }
        self
    }

    fn dwarf_always(&mut self, name: &str, table: &[(u64, &'static str)], value: u64) -> &mut Self {
        let value = value as u32;
        let text = self.name(name);
        match dwarf::name(table, u64::from(value)) {
            Some(known) => text.str(known),
            None => text.int(value),
        };
        self
    }

    fn tag(&mut self, tag: u64) -> &mut Self {
        self.dwarf_always("tag", dwarf::TAGS, tag & 0xffff)
    }

    fn flags(&mut self, name: &str, flags: u64) -> &mut Self {
        let mut left = flags as u32;
        if left == 0 {
            return self;
        }
        let text = self.name(name);
        let mut separator = "";
        if let Some(access) = (left as usize & 3).checked_sub(1).and_then(|at| dwarf::ACCESSIBILITIES.get(at)) {
            text.str(access);
            separator = " | ";
        }
        left &= !3;
        for (bit, flag) in dwarf::FLAGS {
            if left & bit != 0 {
                text.str(separator).str(flag);
                separator = " | ";
                left &= !bit;
            }
        }
        if left != 0 {
            text.str(separator).int(left);
        }
        self
    }
}

/// Prints a node that is not a tuple.
pub(super) fn node(printer: &mut Printer<'_>, node: Node) -> Result<()> {
    let metadata = &printer.module.metadata;
    let mut f = Fields { printer, first: true };
    match node.code {
        records::Location::CODE => {
            let r: records::Location = metadata.record(node)?;
            f.text().str("!DILocation(");
            f.int_always("line", r.line as u32).int("column", column(r.column));
            f.metadata_always("scope", OptionalId(Some(r.scope))).metadata("inlinedAt", r.inlined_at);
        }
        records::GenericDebug::CODE => {
            let r: records::GenericDebug<'_> = metadata.record(node)?;
            f.text().str("!GenericDINode(");
            f.tag(r.tag).string("header", r.header);
            if !r.operands.raw().is_empty() {
                f.name("operands").byte(b'{');
                for (place, operand) in r.operands.raw().iter().enumerate() {
                    if place != 0 {
                        f.text().str(", ");
                    }
                    f.reference(OptionalId(element(*operand).map(|id| MetadataIndex(id.0))));
                }
                f.text().byte(b'}');
            }
        }
        records::Subrange::CODE => {
            let r: records::Subrange = metadata.record(node)?;
            f.text().str("!DISubrange(");
            f.int_always("count", r.count as i64).int("lowerBound", r.lower_bound.0);
        }
        records::Enumerator::CODE => {
            let r: records::Enumerator = metadata.record(node)?;
            f.text().str("!DIEnumerator(");
            f.string_always("name", r.name).int_always("value", r.value.0);
        }
        records::BasicType::CODE => {
            let r: records::BasicType = metadata.record(node)?;
            f.text().str("!DIBasicType(");
            if r.tag & 0xffff != 0x24 {
                f.tag(r.tag);
            }
            f.string("name", r.name).int("size", r.size).int("align", r.align);
            f.dwarf("encoding", dwarf::ENCODINGS, r.encoding);
        }
        records::File::CODE => {
            let r: records::File = metadata.record(node)?;
            f.text().str("!DIFile(");
            f.string_always("filename", r.filename).string_always("directory", r.directory);
        }
        records::DerivedType::CODE => {
            let r: records::DerivedType = metadata.record(node)?;
            f.text().str("!DIDerivedType(");
            f.tag(r.tag).string("name", r.name).metadata("scope", r.scope).metadata("file", r.file);
            f.int("line", r.line as u32).metadata_always("baseType", r.base_type);
            f.int("size", r.size).int("align", r.align).int("offset", r.offset).flags("flags", r.flags);
            f.metadata("extraData", r.extra_data);
        }
        records::CompositeType::CODE => {
            let r: records::CompositeType = metadata.record(node)?;
            f.text().str("!DICompositeType(");
            f.tag(r.tag).string("name", r.name).metadata("scope", r.scope).metadata("file", r.file);
            f.int("line", r.line as u32).metadata("baseType", r.base_type);
            f.int("size", r.size).int("align", r.align).int("offset", r.offset).flags("flags", r.flags);
            f.metadata("elements", r.elements).dwarf("runtimeLang", dwarf::LANGUAGES, r.runtime_lang);
            f.metadata("vtableHolder", r.vtable_holder).metadata("templateParams", r.template_params);
            f.string("identifier", r.identifier);
        }
        records::SubroutineType::CODE => {
            let r: records::SubroutineType = metadata.record(node)?;
            f.text().str("!DISubroutineType(");
            f.flags("flags", r.flags).metadata_always("types", r.types);
        }
        records::CompileUnit::CODE => {
            let r: records::CompileUnit = metadata.record(node)?;
            f.text().str("!DICompileUnit(");
            f.dwarf("language", dwarf::LANGUAGES, r.language).metadata_always("file", r.file);
            f.string("producer", r.producer).bool("isOptimized", r.optimized).string("flags", r.flags);
            f.int_always("runtimeVersion", r.runtime_version as u32);
            f.string("splitDebugFilename", r.split_debug_filename);
            f.int_always("emissionKind", r.emission_kind as u32);
            f.metadata("enums", r.enums).metadata("retainedTypes", r.retained_types);
            f.metadata("subprograms", r.subprograms).metadata("globals", r.globals).metadata("imports", r.imports);
            f.int("dwoId", r.dwo_id.unwrap_or(0));
        }
        records::Subprogram::CODE => {
            let r: records::Subprogram = metadata.record(node)?;
            f.text().str("!DISubprogram(");
            f.string("name", r.name).string("linkageName", r.linkage_name).metadata_always("scope", r.scope);
            f.metadata("file", r.file).int("line", r.line as u32).metadata("type", r.ty);
            f.bool("isLocal", r.local).bool("isDefinition", r.definition).int("scopeLine", r.scope_line as u32);
            f.metadata("containingType", r.containing_type).dwarf("virtuality", dwarf::VIRTUALITIES, r.virtuality);
            f.int("virtualIndex", r.virtual_index as u32).flags("flags", r.flags).bool("isOptimized", r.optimized);
            f.metadata("function", r.function).metadata("templateParams", r.template_params);
            f.metadata("declaration", r.declaration).metadata("variables", r.variables);
        }
        records::LexicalBlock::CODE => {
            let r: records::LexicalBlock = metadata.record(node)?;
            f.text().str("!DILexicalBlock(");
            f.metadata_always("scope", r.scope).metadata("file", r.file);
            f.int("line", r.line as u32).int("column", column(r.column));
        }
        records::LexicalBlockFile::CODE => {
            let r: records::LexicalBlockFile = metadata.record(node)?;
            f.text().str("!DILexicalBlockFile(");
            f.metadata_always("scope", r.scope).metadata("file", r.file);
            f.int_always("discriminator", r.discriminator as u32);
        }
        records::Namespace::CODE => {
            let r: records::Namespace = metadata.record(node)?;
            f.text().str("!DINamespace(");
            f.string("name", r.name).metadata_always("scope", r.scope).metadata("file", r.file);
            f.int("line", r.line as u32);
        }
        records::Module::CODE => {
            let r: records::Module = metadata.record(node)?;
            f.text().str("!DIModule(");
            f.metadata_always("scope", r.scope).string("name", r.name).string("configMacros", r.config_macros);
            f.string("includePath", r.include_path).string("isysroot", r.sysroot);
        }
        records::TemplateType::CODE => {
            let r: records::TemplateType = metadata.record(node)?;
            f.text().str("!DITemplateTypeParameter(");
            f.string("name", r.name).metadata_always("type", r.ty);
        }
        records::TemplateValue::CODE => {
            let r: records::TemplateValue = metadata.record(node)?;
            f.text().str("!DITemplateValueParameter(");
            if r.tag & 0xffff != 0x30 {
                f.tag(r.tag);
            }
            f.string("name", r.name).metadata("type", r.ty).metadata_always("value", r.value);
        }
        records::GlobalVar::CODE => {
            let r: records::GlobalVar = metadata.record(node)?;
            f.text().str("!DIGlobalVariable(");
            f.string("name", r.name).string("linkageName", r.linkage_name).metadata_always("scope", r.scope);
            f.metadata("file", r.file).int("line", r.line as u32).metadata("type", r.ty);
            f.bool("isLocal", r.local).bool("isDefinition", r.definition);
            f.metadata("variable", r.variable).metadata("declaration", r.declaration);
        }
        records::LocalVar::CODE => {
            let r: records::LocalVar = metadata.record(node)?;
            f.text().str("!DILocalVariable(");
            f.tag(r.tag).string("name", r.name);
            // An argument says its number always, another variable only if it has one.
            if r.tag & 0xffff == 0x100 {
                f.int("arg", r.arg as u32);
            } else {
                f.int_always("arg", r.arg as u32);
            }
            f.metadata_always("scope", r.scope).metadata("file", r.file).int("line", r.line as u32);
            f.metadata("type", r.ty).flags("flags", r.flags);
        }
        records::Expression::CODE => {
            let r: records::Expression<'_> = metadata.record(node)?;
            f.text().str("!DIExpression(");
            expression(&mut f, r.elements);
        }
        records::ObjcProperty::CODE => {
            let r: records::ObjcProperty = metadata.record(node)?;
            f.text().str("!DIObjCProperty(");
            f.string("name", r.name).metadata("file", r.file).int("line", r.line as u32);
            f.string("setter", r.setter).string("getter", r.getter).int("attributes", r.attributes as u32);
            f.metadata("type", r.ty);
        }
        records::ImportedEntity::CODE => {
            let r: records::ImportedEntity = metadata.record(node)?;
            f.text().str("!DIImportedEntity(");
            f.tag(r.tag).string("name", r.name).metadata_always("scope", r.scope).metadata("entity", r.entity);
            f.int("line", r.line as u32);
        }
        _ => return Ok(()),
    }
    f.text().byte(b')');
    Ok(())
}

/// DWARF operations: by name if LLVM 3.7 knows all of them and they end where the expression does, else numbers.
fn expression(f: &mut Fields<'_, '_>, elements: &[u64]) {
    const DEREF: u64 = 0x06;
    const PLUS: u64 = 0x22;
    const BIT_PIECE: u64 = 0x9d;
    let mut valid = true;
    let mut left = elements;
    loop {
        left = match left {
            [] => break,
            [DEREF, rest @ ..] | [PLUS, _, rest @ ..] => rest,
            [BIT_PIECE, _, _] => break,
            _ => {
                valid = false;
                break;
            }
        };
    }
    if !valid {
        for element in elements {
            f.separate().int(*element);
        }
        return;
    }
    let mut left = elements;
    while let Some((operation, rest)) = left.split_first() {
        let (name, arguments) = match *operation {
            DEREF => ("DW_OP_deref", 0),
            PLUS => ("DW_OP_plus", 1),
            _ => ("DW_OP_bit_piece", 2),
        };
        f.separate().str(name);
        let (arguments, rest) = rest.split_at(arguments.min(rest.len()));
        for argument in arguments {
            f.separate().int(*argument);
        }
        left = rest;
    }
}
