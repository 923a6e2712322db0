//! The buffers' definitions: constant buffers, structured buffers and texture buffers as structs.

use super::Limit;
use crate::{
    Error, Result,
    dxil::{
        ComponentType, Detail, DxilModule, FieldAnnotation, MatrixOrientation, Resource, ResourceKind, StructAnnotation,
    },
    ir::{DataLayout, Module, Type, TypeId, TypeSizes, Types},
    listing::{Style, Text, struct_names::StructNames},
};

/// The column at which offsets stand, for fields that are not nested.
const OFFSET_COLUMN: i32 = 50;

/// The columns that are left of a buffer's fields.
const INDENT: usize = 3;

/// How deep structs may nest.
const MAX_DEPTH: usize = 256;

/// Prints the definitions of constant buffers, structured buffers and texture buffers.
pub(super) fn print(
    dxil: &DxilModule<'_>,
    names: &StructNames,
    style: &Style,
    limit: &Limit,
    text: &mut Text,
) -> Result<()> {
    text.str(";\n; Buffer Definitions:\n;\n");
    let resources = &dxil.resources;
    if resources.cbuffers.is_empty() && resources.srvs.is_empty() && resources.uavs.is_empty() {
        return Ok(());
    }
    let layout = DataLayout::parse(dxil.module.str(dxil.module.data_layout))?;
    let mut printer = Printer {
        dxil,
        module: dxil.module,
        types: &dxil.module.types,
        sizes: layout.sizes(&dxil.module.types),
        names,
        style,
        limit,
        min_precision: dxil.entry.properties.uses_min_precision(),
        text,
    };
    for buffer in &resources.cbuffers {
        printer.constant_buffer(buffer)?;
    }
    for buffer in &resources.srvs {
        match buffer.kind() {
            Some(ResourceKind::StructuredBuffer) => printer.structured_buffer(buffer)?,
            Some(ResourceKind::TBuffer) => printer.texture_buffer(buffer)?,
            _ => {}
        }
    }
    for buffer in &resources.uavs {
        if buffer.kind() == Some(ResourceKind::StructuredBuffer) {
            printer.structured_buffer(buffer)?;
        }
    }
    Ok(())
}

/// Prints definitions of one module's buffers.
struct Printer<'a> {
    dxil: &'a DxilModule<'a>,
    module: &'a Module,
    types: &'a Types,
    sizes: TypeSizes<'a>,
    names: &'a StructNames,
    style: &'a Style,
    limit: &'a Limit,
    min_precision: bool,
    text: &'a mut Text,
}

/// Where a struct or field is printed.
#[derive(Clone, Copy)]
struct Place {
    /// Its offset in the buffer.
    offset: u32,
    /// The columns to its left.
    indent: usize,
    /// The columns from there to its offset; it may be left of it where structs nest deep.
    offset_column: i32,
    /// How many structs it is in.
    depth: usize,
}

const OUTERMOST: Place = Place { offset: 0, indent: INDENT, offset_column: OFFSET_COLUMN, depth: 0 };

/// A variable of a struct type: a name, and of an array its length.
#[derive(Clone, Copy)]
struct Variable<'a> {
    name: &'a [u8],
    /// 0 where it is not an array.
    length: u32,
    /// Whether its type is a struct by way of an array.
    element: bool,
}

impl<'a> Variable<'a> {
    fn new(name: &'a [u8]) -> Self {
        Self { name, length: 0, element: false }
    }
}

/// By what a struct's fields are laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// By the offsets in their annotations.
    Annotated,
    /// As in memory.
    Memory,
}

impl<'a> Printer<'a> {
    fn constant_buffer(&mut self, buffer: &Resource<'_>) -> Result<()> {
        let size = match buffer.detail {
            Detail::CBuffer { size } => size,
            _ => 0,
        };
        let ty = self.buffer_type(buffer)?;
        self.text.str("; cbuffer ").bytes(buffer.name).str("\n; {\n;\n");
        match self.annotation(ty) {
            None => {
                self.text.str(";   [").int(size).str(" x i8] (type annotation not present)\n;\n");
            }
            Some(_) => {
                self.structure(ty, Variable::new(buffer.name), OUTERMOST, size, Layout::Annotated)?;
            }
        }
        self.text.str("; }\n;\n");
        self.limit.check(self.text)
    }

    fn texture_buffer(&mut self, buffer: &Resource<'_>) -> Result<()> {
        let ty = self.buffer_type(buffer)?;
        self.text.str("; tbuffer ").bytes(buffer.name).str("\n; {\n;\n");
        match self.annotation(ty) {
            None => {
                self.text.str(";   (type annotation not present)\n;\n");
            }
            Some(annotation) => {
                let size = annotation.cbuffer_size;
                self.structure(ty, Variable::new(buffer.name), OUTERMOST, size, Layout::Annotated)?;
            }
        }
        self.text.str("; }\n;\n");
        self.limit.check(self.text)
    }

    fn structured_buffer(&mut self, buffer: &Resource<'_>) -> Result<()> {
        const ELEMENT: &[u8] = b"$Element";
        let class = self.element(self.pointee(buffer)?, usize::MAX);
        let element = self.types.fields(class).and_then(|fields| fields.first()).copied();
        let element = element.ok_or_else(|| self.not("a structured buffer's class with an element", class))?;
        self.text.str("; Resource bind info for ").bytes(buffer.name).str("\n; {\n;\n");
        let is_struct = self.is_struct(element) && !self.is_matrix(element);
        // It takes one dimension of an array off, and then has no struct.
        if !self.style.arrays_of_arrays && !is_struct && self.element(self.pointee(buffer)?, 1) != class {
            return Err(self.not("a structured buffer or an array of one dimension in dxc 1.6", class));
        }
        let sized = if is_struct { element } else { class };
        let size = self.sizes.allocation(sized).ok_or_else(|| self.not("a structure with a size", sized))?;
        match self.annotation(sized) {
            None => {
                self.text.str(";   [").int(size).str(" x i8] (type annotation not present)\n");
            }
            Some(_) if is_struct => {
                self.structure(element, Variable::new(ELEMENT), OUTERMOST, size as u32, Layout::Memory)?;
            }
            Some(annotation) => {
                let field = annotation.fields.first();
                let field = field.ok_or_else(|| self.not("a structured buffer's class with a field", class))?;
                // The annotation is the only one of this place, and its field takes this name.
                let field = Field { name: ELEMENT, annotation: field };
                self.field(element, field, OUTERMOST, size as u32, Layout::Annotated)?;
            }
        }
        self.text.str(if is_struct { "; }\n;\n" } else { ";\n; }\n;\n" });
        self.limit.check(self.text)
    }

    /// What the pointer that a resource's symbol is points at.
    fn pointee(&self, resource: &Resource<'_>) -> Result<TypeId> {
        self.types.pointee(resource.ty).ok_or_else(|| self.not("a pointer as a resource's symbol", resource.ty))
    }

    /// The type of a constant or texture buffer, or of each of an array of them.
    fn buffer_type(&self, resource: &Resource<'_>) -> Result<TypeId> {
        let ty = self.element(self.pointee(resource)?, 1);
        if !self.is_struct(ty) {
            return Err(self.not("a struct in a constant or texture buffer", ty));
        }
        Ok(ty)
    }

    /// The element of an array of at most so many dimensions.
    fn element(&self, mut ty: TypeId, dimensions: usize) -> TypeId {
        for _ in 0..dimensions {
            match self.types.get(ty) {
                Type::Array { element, .. } => ty = element,
                _ => break,
            }
        }
        ty
    }

    fn is_struct(&self, ty: TypeId) -> bool {
        matches!(self.types.get(ty), Type::Struct { .. } | Type::Literal { .. })
    }

    /// Whether it is the struct that stands for a matrix in HLSL.
    fn is_matrix(&self, ty: TypeId) -> bool {
        match self.types.get(ty) {
            Type::Struct { index } => {
                let structure = self.types.structure(index);
                structure.is_some_and(|structure| self.module.str(structure.name).starts_with(b"class.matrix."))
            }
            _ => false,
        }
    }

    fn annotation(&self, ty: TypeId) -> Option<&'a StructAnnotation<'a>> {
        self.dxil.types.structure(ty)
    }

    #[cold]
    fn not(&self, expected: &str, ty: TypeId) -> Error {
        Error::new("listing", 0, expected, format_args!("{:?}", self.types.get(ty)))
    }

    fn line(&mut self, indent: usize) -> &mut Text {
        self.text.byte(b';').spaces(indent)
    }

    /// Prints a struct with its fields; a `size` of 0 is not printed.
    fn structure(&mut self, ty: TypeId, variable: Variable<'_>, place: Place, size: u32, layout: Layout) -> Result<()> {
        self.limit.check(self.text)?;
        if place.depth == MAX_DEPTH {
            return Err(self.not("structs that nest less than 256 times", ty));
        }
        let Place { offset, indent, offset_column, depth } = place;
        self.line(indent).str("struct ");
        self.struct_name(ty);
        self.text.byte(b'\n');
        self.line(indent).str("{\n;\n");
        match self.annotation(ty) {
            None if size == 0 => {
                self.line(indent + 4).str("/* empty struct */\n");
            }
            None => {
                self.line(indent + 4).byte(b'[').int(size).str(" x i8] (type annotation not present)\n");
            }
            Some(annotation) => {
                let fields = self.types.fields(ty).unwrap_or_default();
                let memory = match layout {
                    Layout::Annotated => None,
                    Layout::Memory => {
                        Some(self.sizes.structure(ty).ok_or_else(|| self.not("a struct with a size", ty))?)
                    }
                };
                for (index, field_type) in fields.iter().enumerate() {
                    let Some(field) = annotation.fields.get(index) else {
                        return Err(self.not("annotations of all fields of a struct", ty));
                    };
                    let own = match &memory {
                        None => field.cbuffer_offset.unwrap_or(u32::MAX),
                        Some(memory) => memory.offsets.get(index).map_or(0, |offset| *offset as u32),
                    };
                    let place = Place {
                        offset: offset.wrapping_add(own),
                        indent: indent + 4,
                        offset_column: offset_column - 4,
                        depth: depth + 1,
                    };
                    self.field(*field_type, Field { name: field.name, annotation: field }, place, 0, layout)?;
                }
            }
        }
        self.line(indent).byte(b'\n');
        self.line(indent).str("} ");
        let start = self.text.len();
        self.text.bytes(variable.name);
        if variable.length != 0 {
            self.text.byte(b'[').int(variable.length).byte(b']');
        }
        self.text.str(if variable.element { ";;" } else { ";" });
        self.text.left_since(start, column(offset_column - 2));
        self.offset(offset, size);
        self.text.str(";\n");
        Ok(())
    }

    fn struct_name(&mut self, ty: TypeId) {
        if let Type::Struct { index } = self.types.get(ty)
            && let Some(structure) = self.types.structure(index)
        {
            self.text.bytes(self.module.str(structure.name));
            if let Some(number) = self.names.number(index) {
                self.text.byte(b'.').int(number);
            }
        }
    }

    /// Prints the offset, and unless it is 0 the size, at the end of a line.
    fn offset(&mut self, offset: u32, size: u32) {
        self.text.str("; Offset:").right_int(offset, 5);
        if size != 0 {
            self.text.str(" Size: ").right_int(size, 5);
        }
        self.text.byte(b'\n');
    }

    fn field(&mut self, ty: TypeId, field: Field<'_>, place: Place, size: u32, layout: Layout) -> Result<()> {
        let matrix = field.annotation.matrix;
        if self.is_struct(ty) && matrix.is_none() {
            return self.structure(ty, Variable::new(field.name), place, 0, layout);
        }
        let (mut element, mut length, mut dimensions) = (ty, 0u32, 0);
        while let Type::Array { element: inner, count } = self.types.get(element) {
            let count = self.types.array_len(count) as u32;
            length = if dimensions == 0 { count } else { length.wrapping_mul(count) };
            element = inner;
            dimensions += 1;
        }
        if let Some(matrix) = matrix {
            // One dimension is the matrix's own.
            let own = match matrix.orientation() {
                Some(MatrixOrientation::RowMajor) => matrix.rows,
                Some(MatrixOrientation::ColumnMajor) => matrix.columns,
                Some(MatrixOrientation::Undefined) | None => 1,
            };
            length = length.checked_div(own).ok_or_else(|| self.not("a matrix with rows and columns", ty))?;
            if dimensions == 1 {
                length = 0;
            }
        } else if self.is_struct(element) && !self.is_matrix(element) {
            let variable = Variable { name: field.name, length, element: true };
            return self.structure(element, variable, place, 0, layout);
        }
        self.line(place.indent);
        let start = self.text.len();
        self.field_type(element, field.annotation)?;
        self.text.byte(b' ').bytes(field.name);
        if length != 0 {
            self.text.byte(b'[').int(length).byte(b']');
        }
        self.text.byte(b';');
        self.text.left_since(start, column(place.offset_column));
        self.offset(place.offset, size);
        self.limit.check(self.text)
    }

    fn field_type(&mut self, element: TypeId, annotation: &FieldAnnotation<'_>) -> Result<()> {
        let number = annotation.component_type.unwrap_or(0);
        let Some(component) = ComponentType::new(number) else {
            return Err(Error::new("listing", 0, "a field's component type of dxc 1.9", number));
        };
        let name = component_name(component, self.min_precision);
        match (annotation.matrix, self.types.get(element)) {
            (Some(matrix), _) => {
                let orientation = match matrix.orientation() {
                    Some(MatrixOrientation::RowMajor) => "row_major ",
                    Some(MatrixOrientation::ColumnMajor) => "column_major ",
                    Some(MatrixOrientation::Undefined) | None => "",
                };
                self.text.str(orientation).str(name).int(matrix.rows).byte(b'x').int(matrix.columns);
            }
            (None, Type::Vector { count, .. }) => {
                self.text.str(name).int(count);
            }
            _ => {
                self.text.str(name);
            }
        }
        Ok(())
    }
}

/// A field of a struct, with the name that it is printed with.
#[derive(Clone, Copy)]
struct Field<'a> {
    name: &'a [u8],
    annotation: &'a FieldAnnotation<'a>,
}

/// A column, or the left edge where it is left of it.
fn column(column: i32) -> usize {
    usize::try_from(column).unwrap_or(0)
}

/// The name of a component's type in HLSL.
fn component_name(component_type: ComponentType, min_precision: bool) -> &'static str {
    let either = |min, exact| if min_precision { min } else { exact };
    match component_type {
        ComponentType::Invalid => "unknown",
        ComponentType::I1 => "bool",
        ComponentType::I16 => either("min16i", "int16_t"),
        ComponentType::U16 => either("min16ui", "uint16_t"),
        ComponentType::I32 => "int",
        ComponentType::U32 => "uint",
        ComponentType::I64 => "int64_t",
        ComponentType::U64 => "uint64_t",
        ComponentType::F16 => either("min16float", "half"),
        ComponentType::F32 => "float",
        ComponentType::F64 => "double",
        ComponentType::SNormF16 => either("snorm_min16f", "snorm_half"),
        ComponentType::UNormF16 => either("unorm_min16f", "unorm_half"),
        ComponentType::SNormF32 => "snorm_float",
        ComponentType::UNormF32 => "unorm_float",
        ComponentType::SNormF64 => "snorm_double",
        ComponentType::UNormF64 => "unorm_double",
        ComponentType::PackedS8x32 => "int8_t_packed",
        ComponentType::PackedU8x32 => "uint8_t_packed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{dxil::builder::Builder, listing::module_header::print_module_header};
    use alloc::{format, string::String};

    fn print(builder: &Builder) -> Result<String> {
        let mut text = Text::default();
        print_module_header(&builder.module, None, crate::listing::Release::default().style(), &mut text)?;
        Ok(String::from_utf8(text.into_bytes()).unwrap())
    }

    #[test]
    fn arrays_of_structs_are_printed_with_their_length_and_two_semicolons() {
        let mut builder = Builder::default();
        let inner = builder.structure("struct.Inner", &[TypeId::I32]);
        builder.module.types.counts.push(3);
        let array = builder.module.types.push(Type::Array { element: inner, count: 0 });
        let outer = builder.structure("CB", &[array, TypeId::I32]);
        let (a, items, last) = (builder.field("a", 0, 4), builder.field("items", 16, 0), builder.field("last", 64, 9));
        let buffer = builder.cbuffer("CB", outer, 68);
        let list = builder.tuple(&[buffer]);
        let resources = builder.tuple(&[None, None, list, None]);
        builder.shader("ps", 0, None, resources);
        builder.types(&[(inner, 4, &[a]), (outer, 68, &[items, last])]);
        let text = print(&builder).unwrap();
        let expected = [
            "; cbuffer CB",
            "; {",
            ";",
            ";   struct CB",
            ";   {",
            ";",
            ";       struct struct.Inner",
            ";       {",
            ";",
            ";           int a;                                    ; Offset:   16",
            ";       ",
            ";       } items[3];;                                  ; Offset:   16",
            ";",
            ";       float last;                                   ; Offset:   64",
            ";   ",
            ";   } CB;                                             ; Offset:    0 Size:    68",
            ";",
            "; }",
        ];
        assert!(text.contains(&expected.join("\n")), "{text}");
        assert!(text.contains(
            "; CB                                cbuffer      NA          NA     CB0            cb0     1\n"
        ));
    }

    /// A hundred structs, each of two of the one before, would take 2^100 lines.
    #[test]
    fn structs_that_double_are_refused() {
        let mut builder = Builder::default();
        let field = builder.field("a", 0, 4);
        let mut types = alloc::vec![(builder.structure("s", &[TypeId::I32]), [field; 2])];
        for number in 0..100 {
            let before = types.last().unwrap().0;
            types.push((builder.structure(&format!("s{number}"), &[before, before]), [field; 2]));
        }
        let buffer = builder.cbuffer("CB", types.last().unwrap().0, 4);
        let list = builder.tuple(&[buffer]);
        let resources = builder.tuple(&[None, None, list, None]);
        builder.shader("ps", 0, None, resources);
        let (first, others) = types.split_first().unwrap();
        let mut structs: alloc::vec::Vec<(TypeId, u32, &[_])> = alloc::vec![(first.0, 4, &first.1[..1])];
        structs.extend(others.iter().map(|(ty, fields)| (*ty, 4, &fields[..])));
        builder.types(&structs);
        let error = print(&builder).unwrap_err();
        assert!(format!("{error}").contains("without measure"), "{error}");
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
        assert!(format!("{}", print(&builder).unwrap_err()).contains("256"));
    }
}
