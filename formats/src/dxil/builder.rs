//! Makes small modules with DXIL's metadata for tests.

use crate::{
    bitcode::{Record, metadata::Node as Tuple},
    ir::{
        Constant, Module, Span, Struct, Type, TypeId, Value, ValueId, ValueKind,
        metadata::{Entry, MetadataId, Named, Node},
    },
};

/// A module in the making.
#[derive(Default)]
pub(crate) struct Builder {
    pub(crate) module: Module,
}

/// A piece of metadata, or nothing.
pub(crate) type Piece = Option<MetadataId>;

impl Builder {
    fn text(&mut self, text: &[u8]) -> Span {
        let start = self.module.text.len();
        self.module.text.extend_from_slice(text);
        Span::since(start, &self.module.text)
    }

    fn entry(&mut self, entry: Entry) -> Piece {
        self.module.metadata.entries.push(entry);
        Some(MetadataId(self.module.metadata.entries.len() as u32 - 1))
    }

    fn constant(&mut self, ty: TypeId, constant: Constant) -> ValueId {
        self.module.constants.push(constant);
        let kind = ValueKind::Constant(self.module.constants.len() as u32 - 1);
        self.module.values.push(Value { ty, kind });
        ValueId(self.module.values.len() as u32 - 1)
    }

    pub(crate) fn string(&mut self, text: &str) -> Piece {
        let text = self.text(text.as_bytes());
        self.entry(Entry::String(text))
    }

    pub(crate) fn int(&mut self, number: u32) -> Piece {
        let value = self.constant(TypeId::I32, Constant::Integer((number as i32).into()));
        self.entry(Entry::Value(value))
    }

    pub(crate) fn undef(&mut self, ty: TypeId) -> Piece {
        let value = self.constant(ty, Constant::Undef);
        self.entry(Entry::Value(value))
    }

    pub(crate) fn zeros(&mut self, ty: TypeId) -> Piece {
        let value = self.constant(ty, Constant::Null);
        self.entry(Entry::Value(value))
    }

    pub(crate) fn pointer(&mut self, pointee: TypeId) -> TypeId {
        self.module.types.intern(Type::Pointer { pointee, address_space: 0 })
    }

    /// A struct with an identity.
    pub(crate) fn structure(&mut self, name: &str, fields: &[TypeId]) -> TypeId {
        let name = self.text(name.as_bytes());
        let start = self.module.types.members.len();
        self.module.types.members.extend_from_slice(fields);
        let fields = Span::since(start, &self.module.types.members);
        self.module.types.structs.push(Struct { name, fields, packed: false, opaque: false });
        let index = self.module.types.structs.len() as u32 - 1;
        self.module.types.push(Type::Struct { index })
    }

    pub(crate) fn tuple(&mut self, elements: &[Piece]) -> Piece {
        let metadata = &mut self.module.metadata;
        let start = metadata.words.len();
        metadata.words.extend(elements.iter().map(|element| element.map_or(0, |id| u64::from(id.0) + 1)));
        let operands = Span::since(start, &metadata.words);
        self.entry(Entry::Node(Node { code: Tuple::CODE, operands }))
    }

    pub(crate) fn named(&mut self, name: &str, nodes: &[Piece]) {
        let name = self.text(name.as_bytes());
        let metadata = &mut self.module.metadata;
        let start = metadata.named_nodes.len();
        metadata.named_nodes.extend(nodes.iter().flatten());
        let nodes = Span::since(start, &metadata.named_nodes);
        metadata.named.push(Named { name, nodes });
    }

    /// Versions, shader model, and an entry point with these signatures and resources.
    pub(crate) fn shader(&mut self, stage: &str, minor: u32, signatures: Piece, resources: Piece) {
        let (one, zero, six, minor) = (self.int(1), self.int(0), self.int(6), self.int(minor));
        let version = self.tuple(&[one, zero]);
        self.named("dx.version", &[version]);
        let stage = self.string(stage);
        let model = self.tuple(&[stage, six, minor]);
        self.named("dx.shaderModel", &[model]);
        let name = self.string("main");
        let entry = self.tuple(&[None, name, signatures, resources, None]);
        self.named("dx.entryPoints", &[entry]);
    }

    /// An element of a signature: a name, a semantic's number and the tuple of indexes.
    pub(crate) fn element(&mut self, name: &str, semantic: u32, indexes: Piece) -> Piece {
        let (name, semantic, zero, one) = (self.string(name), self.int(semantic), self.int(0), self.int(1));
        self.tuple(&[zero, name, zero, semantic, indexes, zero, one, one, zero, zero, None])
    }

    /// A constant buffer of a type.
    pub(crate) fn cbuffer(&mut self, name: &str, ty: TypeId, size: u32) -> Piece {
        let pointer = self.pointer(ty);
        let (zero, one, symbol, name) = (self.int(0), self.int(1), self.undef(pointer), self.string(name));
        let size = self.int(size);
        self.tuple(&[zero, symbol, name, zero, zero, one, size, None])
    }

    /// What a field was: a name, an offset in a constant buffer, a component type.
    pub(crate) fn field(&mut self, name: &str, offset: u32, component: u32) -> Piece {
        let (name, offset, component) = (self.string(name), self.int(offset), self.int(component));
        let (name_tag, offset_tag, component_tag) = (self.int(6), self.int(3), self.int(7));
        self.tuple(&[name_tag, name, offset_tag, offset, component_tag, component])
    }

    /// What structs were: types with sizes and fields.
    pub(crate) fn types(&mut self, structs: &[(TypeId, u32, &[Piece])]) {
        let mut all = alloc::vec![self.int(0)];
        for (ty, size, fields) in structs {
            let mut annotation = alloc::vec![self.int(*size)];
            annotation.extend_from_slice(fields);
            let annotation = self.tuple(&annotation);
            all.extend([self.undef(*ty), annotation]);
        }
        let node = self.tuple(&all);
        self.named("dx.typeAnnotations", &[node]);
    }
}
