//! What constant buffers, texture buffers and structured buffers hold.
//!
//! Source: `CShaderReflectionType::Initialize` and the constant buffers' `Initialize` in dxc's
//! `DxilContainerReflection.cpp`: what `ID3D12ShaderReflection` says.

use super::{Buffer, Member, limit::Limit, named, resources::class_name};
use crate::{
    Error, Result,
    dxil::{
        ComponentType, DxilModule, FieldAnnotation, MatrixOrientation, Resource, ResourceClass, ResourceKind,
        StructAnnotation, data_layout,
    },
    ir::{Module, Type, TypeId, TypeSizes},
};
use alloc::{format, string::String, vec::Vec};

/// How deep structs may nest.
const MAX_DEPTH: usize = 256;

/// The bytes of a register of a constant buffer: what arrays, matrices and structs are aligned to.
const REGISTER: u32 = 16;

/// About how many bytes a member takes.
const MEMBER: usize = size_of::<Member>();

/// The name that the element of a structured buffer has.
const ELEMENT: &[u8] = b"$Element";

/// What the buffers of a module hold.
pub(super) fn buffers(dxil: &DxilModule<'_>, limit: &Limit) -> Result<Vec<Buffer>> {
    let layout = data_layout(dxil.module)?;
    let mut reader = Reader {
        dxil,
        module: dxil.module,
        sizes: layout.sizes(&dxil.module.types),
        min_precision: dxil.entry.properties.uses_min_precision(),
        // 0.0 is newer than all: what was moved to STAT is said in the newest way.
        says_use: dxil.validator_version.0 == 0 || dxil.validator_version >= (1, 5),
        limit,
    };
    let resources = &dxil.resources;
    let all = [&resources.cbuffers, &resources.srvs, &resources.uavs].into_iter().flatten();
    let mut buffers = Vec::new();
    for resource in all {
        let kind = match (resource.class, resource.kind()) {
            (ResourceClass::CBuffer, _) => ResourceKind::CBuffer,
            (_, Some(kind @ (ResourceKind::TBuffer | ResourceKind::StructuredBuffer))) => kind,
            _ => continue,
        };
        buffers.push(reader.buffer(resource, kind)?);
    }
    Ok(buffers)
}

/// Reads the types of one module's buffers.
struct Reader<'a> {
    dxil: &'a DxilModule<'a>,
    module: &'a Module,
    sizes: TypeSizes<'a>,
    min_precision: bool,
    says_use: bool,
    limit: &'a Limit,
}

/// Where a member is.
#[derive(Clone, Copy)]
struct Place {
    /// The offset in the buffer of what it is in.
    base: u32,
    /// Its offset in what it is in where memory's layout holds; a constant buffer's stands in the annotation.
    memory: Option<u32>,
    depth: usize,
}

/// What a member's numbers are, without array.
struct Shape {
    class: &'static str,
    rows: u32,
    columns: u32,
}

impl<'a> Reader<'a> {
    fn buffer(&mut self, resource: &Resource<'_>, kind: ResourceKind) -> Result<Buffer> {
        let mut buffer = Buffer {
            class: class_name(resource.class).into(),
            id: resource.id,
            kind: format!("{kind:?}"),
            name: self.limit.text(resource.name),
            ..Buffer::default()
        };
        let types = &self.module.types;
        let Some(ty) = types.pointee(resource.ty).map(|ty| types.without_arrays(ty)) else {
            return Err(Error::new(super::FORMAT, 0, "a pointer as a buffer's symbol", "another type"));
        };
        let annotation = self.dxil.types.structure(ty);
        let place = Place { base: 0, memory: None, depth: 0 };
        if kind == ResourceKind::StructuredBuffer {
            buffer.size = self.allocation(ty);
            let field = types.fields(ty).and_then(|fields| fields.first());
            if let (Some(field), Some(annotation)) = (field, annotation.and_then(|said| said.fields.first())) {
                let place = Place { memory: Some(0), ..place };
                let mut member = self.member(*field, annotation, place)?;
                member.name = self.limit.text(ELEMENT);
                buffer.variables.push(member);
            }
            return Ok(buffer);
        }
        if let Some(annotation) = annotation {
            buffer.variables = self.members(ty, annotation, place)?;
            let only = buffer.variables.len() < 2;
            for (variable, field) in buffer.variables.iter_mut().zip(&annotation.fields) {
                variable.used = self.says_use.then_some(only || field.used);
            }
        }
        let end = |member: &Member| member.offset.saturating_add(member.size);
        let size = match resource.detail {
            crate::dxil::Detail::CBuffer { size } => size,
            _ => buffer.variables.iter().map(end).max().unwrap_or(0),
        };
        buffer.size = size.checked_next_multiple_of(REGISTER).unwrap_or(size);
        Ok(buffer)
    }

    /// The members of a struct, except those that are resources.
    fn members(&mut self, ty: TypeId, annotation: &'a StructAnnotation<'a>, place: Place) -> Result<Vec<Member>> {
        if place.depth == MAX_DEPTH {
            return Err(Error::new(super::FORMAT, 0, "structs that nest less than 256 times", "deeper ones"));
        }
        let fields = self.module.types.fields(ty).unwrap_or_default();
        if !self.limit.take(fields.len()) {
            return Ok(Vec::new());
        }
        let memory = match place.memory {
            Some(_) => self.sizes.structure(ty),
            None => None,
        };
        let mut members = Vec::new();
        for (index, (field, annotation)) in fields.iter().zip(&annotation.fields).enumerate() {
            // Resources in structs are listed as resources.
            if self.is_object(*field) || annotation.resource.is_some() {
                continue;
            }
            if !self.limit.take(MEMBER) {
                break;
            }
            let memory = memory.as_ref().map(|memory| memory.offsets.get(index).map_or(0, |offset| *offset as u32));
            members.push(self.member(*field, annotation, Place { memory, ..place })?);
        }
        Ok(members)
    }

    fn member(&mut self, ty: TypeId, annotation: &'a FieldAnnotation<'a>, place: Place) -> Result<Member> {
        let own = place.memory.or(annotation.cbuffer_offset).unwrap_or(0);
        let offset = place.base.wrapping_add(own);
        let said = self.said_shape(annotation);
        let (ty, elements) = self.element(ty, said.as_ref(), annotation);
        let shape = said.unwrap_or_else(|| self.found_shape(ty));
        let component = ComponentType::new(annotation.component_type.unwrap_or(0));
        let mut member = Member {
            name: self.limit.text(annotation.name),
            class: shape.class.into(),
            rows: shape.rows,
            columns: shape.columns,
            elements,
            offset,
            ..Member::default()
        };
        if shape.class == STRUCT {
            member.type_name = self.struct_name(ty);
            if let Some(annotation) = self.dxil.types.structure(ty) {
                let place = Place { base: offset, depth: place.depth + 1, ..place };
                member.members = self.members(ty, annotation, place)?;
            }
        } else {
            member.component_type = Some(named(component, annotation.component_type.unwrap_or(0)));
            member.type_name = type_name(component, &shape, self.min_precision);
            member.members = self.bit_fields(&member, annotation);
        }
        let (size, stride) = match place.memory {
            Some(_) => {
                let size = self.allocation(ty);
                (size, size)
            }
            None if shape.class == STRUCT => {
                let end = |last: &Member| last.offset.wrapping_sub(offset).saturating_add(last.size);
                let size = member.members.last().map_or(0, end);
                (size, size.checked_next_multiple_of(REGISTER).unwrap_or(size))
            }
            None => in_registers(&shape, component_size(component, self.min_precision)),
        };
        member.array_stride = elements.map(|_| stride);
        member.size = stride.saturating_mul(elements.unwrap_or(1).saturating_sub(1)).saturating_add(size);
        Ok(member)
    }

    fn bit_fields(&self, whole: &Member, annotation: &FieldAnnotation<'_>) -> Vec<Member> {
        let mut bit = 0u32;
        let field = |field: &FieldAnnotation<'_>| {
            let bits = field.bit_width.unwrap_or(0);
            let bit_offset = bit;
            bit = bit.wrapping_add(bits);
            Member {
                name: self.limit.text(field.name),
                type_name: whole.type_name.clone(),
                class: "BitField".into(),
                component_type: whole.component_type.clone(),
                rows: 1,
                columns: 1,
                offset: whole.offset,
                size: component_size(ComponentType::new(annotation.component_type.unwrap_or(0)), self.min_precision),
                bits: Some(bits),
                bit_offset: Some(bit_offset),
                ..Member::default()
            }
        };
        annotation.bit_fields.iter().filter(|_| self.limit.take(MEMBER)).map(field).collect()
    }

    /// The shape that an annotation says: of a matrix, and since dxc 1.8 of a vector.
    fn said_shape(&self, annotation: &FieldAnnotation<'_>) -> Option<Shape> {
        if let Some(matrix) = annotation.matrix {
            let class = match matrix.orientation() {
                Some(MatrixOrientation::RowMajor) => ROW_MAJOR,
                _ => COLUMN_MAJOR,
            };
            return Some(Shape { class, rows: matrix.rows, columns: matrix.columns });
        }
        annotation.vector_size.filter(|size| *size != 0).map(|columns| Shape { class: VECTOR, rows: 1, columns })
    }

    fn found_shape(&self, ty: TypeId) -> Shape {
        match self.module.types.get(ty) {
            Type::Vector { count, .. } => Shape { class: VECTOR, rows: 1, columns: count },
            Type::Struct { .. } | Type::Literal { .. } => Shape { class: STRUCT, rows: 0, columns: 0 },
            _ => Shape { class: "Scalar", rows: 1, columns: 1 },
        }
    }

    /// What an array is of, and the number of elements in all dimensions; a matrix or vector may be an array itself.
    fn element(&self, mut ty: TypeId, said: Option<&Shape>, annotation: &FieldAnnotation<'_>) -> (TypeId, Option<u32>) {
        let types = &self.module.types;
        let mut elements = None;
        while let Type::Array { element, count } = types.get(ty) {
            if let Some(shape) = said {
                let stored_rows = if shape.class == COLUMN_MAJOR { shape.columns } else { shape.rows };
                let dimensions = if annotation.matrix.is_none() || stored_rows == 1 { 1 } else { 2 };
                if self.is_stored_as(ty, shape.rows.wrapping_mul(shape.columns), dimensions) {
                    break;
                }
            }
            let count = types.array_len(count) as u32;
            elements = Some(elements.unwrap_or(1u32).wrapping_mul(count));
            ty = element;
        }
        (ty, elements)
    }

    /// Whether a type is arrays of at most so many dimensions and vectors, of so many numbers together.
    fn is_stored_as(&self, mut ty: TypeId, mut count: u32, mut dimensions: u32) -> bool {
        loop {
            match self.module.types.get(ty) {
                Type::Array { element, count: length } => {
                    let length = self.module.types.array_len(length) as u32;
                    if dimensions == 0 || count < length || count.checked_rem(length) != Some(0) {
                        return false;
                    }
                    (ty, count, dimensions) = (element, count / length.max(1), dimensions - 1);
                }
                Type::Vector { count: length, .. } => return dimensions > 0 && count == length,
                _ => return count == 1,
            }
        }
    }

    fn allocation(&mut self, ty: TypeId) -> u32 {
        self.sizes.allocation(ty).map_or(0, |size| u32::try_from(size).unwrap_or(u32::MAX))
    }

    /// The name of a struct, without what dxc puts before it.
    fn struct_name(&self, ty: TypeId) -> String {
        let mut name = self.module.struct_name(ty);
        for prefix in [&b"dx.alignment.legacy."[..], b"hostlayout.", b"struct.", b"class."] {
            name = name.strip_prefix(prefix).unwrap_or(name);
        }
        self.limit.text(name)
    }

    /// Whether a type is a resource's or sampler's, or an array of such.
    fn is_object(&self, ty: TypeId) -> bool {
        let name = self.module.struct_name(self.module.types.without_arrays(ty));
        let Some(name) = name.strip_prefix(b"class.").or_else(|| name.strip_prefix(b"struct.")) else {
            return false;
        };
        let name = name.strip_prefix(b"RasterizerOrdered").unwrap_or(name);
        let name = name.strip_prefix(b"RW").unwrap_or(name);
        let exact: [&[u8]; 3] = [b"SamplerState", b"SamplerComparisonState", b"ByteAddressBuffer"];
        let templates: [&[u8]; 11] = [
            b"AppendStructuredBuffer<",
            b"ConsumeStructuredBuffer<",
            b"ConstantBuffer<",
            b"Buffer<",
            b"StructuredBuffer<",
            b"Texture1D",
            b"Texture2D",
            b"Texture3D<",
            b"TextureCube",
            b"FeedbackTexture2D",
            b"TextureBuffer<",
        ];
        exact.contains(&name) || templates.iter().any(|template| name.starts_with(template))
    }
}

const VECTOR: &str = "Vector";
const STRUCT: &str = "Struct";
const ROW_MAJOR: &str = "RowMajorMatrix";
const COLUMN_MAJOR: &str = "ColumnMajorMatrix";

/// The size in a constant buffer of numbers of so many bytes each, and the bytes from one to the next in an array.
fn in_registers(shape: &Shape, component: u32) -> (u32, u32) {
    let (rows, columns) =
        if shape.class == COLUMN_MAJOR { (shape.columns, shape.rows) } else { (shape.rows, shape.columns) };
    let row = if component > 4 && columns > 2 { 2 * REGISTER } else { REGISTER };
    let size = row.saturating_mul(rows.saturating_sub(1)).saturating_add(component.saturating_mul(columns));
    (size, row.saturating_mul(rows))
}

/// The bytes of a component in a constant buffer.
fn component_size(component: Option<ComponentType>, min_precision: bool) -> u32 {
    use ComponentType as C;
    match component {
        Some(C::I64 | C::U64 | C::F64 | C::SNormF64 | C::UNormF64) => 8,
        Some(C::I16 | C::U16 | C::F16 | C::SNormF16 | C::UNormF16) if !min_precision => 2,
        _ => 4,
    }
}

/// The name of numbers in HLSL.
fn type_name(component: Option<ComponentType>, shape: &Shape, min_precision: bool) -> String {
    use ComponentType as C;
    let either = |min, exact| if min_precision { min } else { exact };
    let name = match component {
        None | Some(C::Invalid) => "unknown",
        Some(C::I1) => "bool",
        Some(C::I16) => either("min16int", "int16_t"),
        Some(C::U16) => either("min16uint", "uint16_t"),
        Some(C::I32) => "int",
        Some(C::U32) => "uint",
        Some(C::I64) => "int64_t",
        Some(C::U64) => "uint64_t",
        Some(C::F16 | C::SNormF16 | C::UNormF16) => either("min16float", "float16_t"),
        Some(C::F32 | C::SNormF32 | C::UNormF32) => "float",
        Some(C::F64 | C::SNormF64 | C::UNormF64) => "double",
        Some(C::PackedS8x32) => "int8_t4_packed",
        Some(C::PackedU8x32) => "uint8_t4_packed",
    };
    match shape.class {
        VECTOR => format!("{name}{}", shape.columns),
        ROW_MAJOR | COLUMN_MAJOR => format!("{name}{}x{}", shape.rows, shape.columns),
        _ => name.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dxil::builder::Builder;
    use alloc::{string::ToString, vec};

    fn buffers(builder: &Builder) -> Result<Vec<Buffer>> {
        let dxil = DxilModule::load(&builder.module).unwrap();
        let limit = Limit::new(&[&builder.module]);
        let buffers = super::buffers(&dxil, &limit)?;
        limit.check().map(|()| buffers)
    }

    fn shape(class: &'static str, rows: u32, columns: u32) -> Shape {
        Shape { class, rows, columns }
    }

    #[test]
    fn numbers_lie_in_registers_of_16_bytes() {
        assert_eq!(in_registers(&shape("Scalar", 1, 1), 4), (4, 16));
        assert_eq!(in_registers(&shape(VECTOR, 1, 3), 4), (12, 16));
        assert_eq!(in_registers(&shape(COLUMN_MAJOR, 3, 4), 4), (60, 64));
        assert_eq!(in_registers(&shape(ROW_MAJOR, 3, 4), 4), (48, 48));
        // More than two numbers of 8 bytes take two registers.
        assert_eq!(in_registers(&shape(VECTOR, 1, 3), 8), (24, 32));
        assert_eq!(in_registers(&shape(COLUMN_MAJOR, 2, 4), 8), (64, 64));
    }

    #[test]
    fn members_have_the_offsets_of_their_structs_added() {
        let mut builder = Builder::default();
        let inner = builder.structure("struct.Inner", &[TypeId::I32]);
        builder.module.types.counts.push(3);
        let array = builder.module.types.push(Type::Array { element: inner, count: 0 });
        let outer = builder.structure("hostlayout.CB", &[array, TypeId::I32]);
        let (a, items, last) = (builder.field("a", 0, 4), builder.field("items", 16, 0), builder.field("last", 64, 9));
        let buffer = builder.cbuffer("CB", outer, 68);
        let list = builder.tuple(&[buffer]);
        let resources = builder.tuple(&[None, None, list, None]);
        builder.shader("ps", 0, None, resources);
        builder.types(&[(inner, 4, &[a]), (outer, 68, &[items, last])]);
        let buffers = buffers(&builder).unwrap();
        assert_eq!((buffers[0].name.as_str(), buffers[0].size), ("CB", 80));
        let [items, last] = &buffers[0].variables[..] else { panic!() };
        assert_eq!((items.type_name.as_str(), items.offset, items.size), ("Inner", 16, 36));
        assert_eq!((items.elements, items.array_stride), (Some(3), Some(16)));
        assert_eq!((items.members[0].name.as_str(), items.members[0].offset), ("a", 16));
        assert_eq!((last.type_name.as_str(), last.offset, last.size, last.used), ("float", 64, 4, None));
    }

    /// A hundred structs, each of two of the one before, would be 2^100 members.
    #[test]
    fn structs_that_double_are_refused() {
        let mut builder = Builder::default();
        let field = builder.field("a", 0, 4);
        let mut types = vec![(builder.structure("s", &[TypeId::I32]), [field; 2])];
        for number in 0..100 {
            let before = types.last().unwrap().0;
            types.push((builder.structure(&format!("s{number}"), &[before, before]), [field; 2]));
        }
        let buffer = builder.cbuffer("CB", types.last().unwrap().0, 4);
        let list = builder.tuple(&[buffer]);
        let resources = builder.tuple(&[None, None, list, None]);
        builder.shader("ps", 0, None, resources);
        let (first, others) = types.split_first().unwrap();
        let mut structs: Vec<(TypeId, u32, &[_])> = vec![(first.0, 4, &first.1[..1])];
        structs.extend(others.iter().map(|(ty, fields)| (*ty, 4, &fields[..])));
        builder.types(&structs);
        let error = buffers(&builder).unwrap_err().to_string();
        assert!(error.contains("without measure"), "{error}");
    }

    #[test]
    fn structs_that_contain_themselves_are_refused() {
        let mut builder = Builder::default();
        let field = builder.field("a", 0, 4);
        let ty = builder.structure("s", &[TypeId::I32]);
        if let Some(member) = builder.module.types.members.first_mut() {
            *member = ty;
        }
        let buffer = builder.cbuffer("CB", ty, 4);
        let list = builder.tuple(&[buffer]);
        let resources = builder.tuple(&[None, None, list, None]);
        builder.shader("ps", 0, None, resources);
        builder.types(&[(ty, 4, &[field])]);
        let error = buffers(&builder).unwrap_err().to_string();
        assert!(error.contains("256"), "{error}");
    }
}
