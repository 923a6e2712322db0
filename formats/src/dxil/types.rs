//! What HLSL's types were: `dx.typeAnnotations`.

use super::{
    kinds::{MatrixOrientation, ParameterQualifier},
    metadata::{Item, Source, error},
    resource_properties::ResourceProperties,
};
use crate::{
    Result,
    ir::{Type, TypeId, ValueId, ValueKind},
};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// How deep bit fields may nest: in HLSL they do not.
const MAX_DEPTH: usize = 8;

/// A matrix in HLSL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// The number of rows.
    pub rows: u32,
    /// The number of columns.
    pub columns: u32,
    /// The number of its [`MatrixOrientation`].
    pub orientation: u32,
}

impl Matrix {
    /// How it lies in memory; none for a number without a name.
    pub fn orientation(self) -> Option<MatrixOrientation> {
        MatrixOrientation::new(self.orientation)
    }
}

/// What a field of a struct was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldAnnotation<'m> {
    /// Its name; empty without one.
    pub name: &'m [u8],
    /// Its matrix.
    pub matrix: Option<Matrix>,
    /// Its offset in a constant buffer.
    pub cbuffer_offset: Option<u32>,
    /// The number of its [`ComponentType`](super::ComponentType).
    pub component_type: Option<u32>,
    /// Its semantic.
    pub semantic: Option<&'m [u8]>,
    /// The number of its [`Interpolation`](super::Interpolation).
    pub interpolation: Option<u32>,
    /// Whether it is computed as written.
    pub precise: bool,
    /// Whether the program uses it, as a field of a constant buffer.
    pub used: bool,
    /// What resource it is.
    pub resource: Option<ResourceProperties>,
    /// Its bit fields.
    pub bit_fields: Vec<FieldAnnotation<'m>>,
    /// The number of bits of a bit field.
    pub bit_width: Option<u32>,
    /// The number of components of a vector.
    pub vector_size: Option<u32>,
}

impl<'m> FieldAnnotation<'m> {
    fn load(item: Item<'_, 'm>, depth: usize) -> Result<Self> {
        if depth == MAX_DEPTH {
            return Err(error("bit fields that end", format_args!("{MAX_DEPTH} inside each other")));
        }
        let mut field = Self::default();
        // Nothing is refused here: only inside a tuple may there be none.
        item.tuple()?;
        for tag in item.tags()? {
            let (tag, item) = tag?;
            let Some(item) = item.present() else {
                return Err(error("a value behind a field annotation's tag", "nothing"));
            };
            match tag {
                2 => {
                    let [rows, columns, orientation] = item.record()?;
                    field.matrix =
                        Some(Matrix { rows: rows.u32()?, columns: columns.u32()?, orientation: orientation.u32()? });
                }
                3 => field.cbuffer_offset = Some(item.u32()?),
                4 => field.semantic = Some(item.string()?),
                5 => field.interpolation = Some(item.u32()?),
                6 => field.name = item.string()?,
                7 => field.component_type = Some(item.u32()?),
                8 => field.precise = item.bool()?,
                9 => field.used = item.bool()?,
                10 => field.resource = Some(ResourceProperties::of_constant(item.module(), item.value()?)?),
                11 => {
                    let load = |item| Self::load(item, depth + 1);
                    field.bit_fields = item.tuple()?.iter().map(load).collect::<Result<_>>()?;
                }
                12 => field.bit_width = Some(item.u32()?),
                13 => field.vector_size = Some(item.u32()?),
                _ => {}
            }
        }
        Ok(field)
    }
}

/// An argument of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateArgument {
    /// A type.
    Type(TypeId),
    /// A number.
    Integer(i64),
}

/// What a struct was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StructAnnotation<'m> {
    /// Its size in a constant buffer.
    pub cbuffer_size: u32,
    /// Its fields; none where only the size is stated.
    pub fields: Vec<FieldAnnotation<'m>>,
    /// The arguments of the template that it was made from.
    pub template_arguments: Vec<TemplateArgument>,
}

impl<'m> StructAnnotation<'m> {
    fn load(item: Item<'_, 'm>, field_count: usize) -> Result<Self> {
        let tuple = item.tuple()?;
        // A lone size marks a struct as empty.
        let field_count = if tuple.len() == 1 { 0 } else { field_count };
        let mut template_arguments = Vec::new();
        if tuple.len() == field_count + 2 {
            if let Some(item) = tuple.get(field_count + 1).present().filter(|item| item.tuple().is_ok()) {
                for tag in item.tags()? {
                    if let (0, item) = tag? {
                        template_arguments = template(item)?;
                    }
                }
            }
        } else if tuple.len() != field_count + 1 {
            return Err(error(format_args!("a size and {field_count} fields of a struct"), tuple.len()));
        }
        let fields = (0..field_count).map(|index| FieldAnnotation::load(tuple.get(index + 1), 0));
        Ok(Self { fields: fields.collect::<Result<_>>()?, cbuffer_size: tuple.get(0).u32()?, template_arguments })
    }
}

fn template(item: Item<'_, '_>) -> Result<Vec<TemplateArgument>> {
    let mut arguments = Vec::new();
    for item in item.tuple()?.iter() {
        let tuple = item.tuple()?;
        match tuple.get(0).u32()? {
            0 if tuple.len() == 2 => {
                let value = tuple.get(1).value()?;
                arguments.push(TemplateArgument::Type(item.module().type_of(value)));
            }
            1 if tuple.len() == 2 => arguments.push(TemplateArgument::Integer(tuple.get(1).u64()? as i64)),
            0 | 1 => return Err(error("a tag and a value of a template argument", tuple.len())),
            _ => {}
        }
    }
    Ok(arguments)
}

/// What a parameter of a function, or its result, was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParameterAnnotation<'m> {
    /// The number of its [`ParameterQualifier`].
    pub qualifier: u32,
    /// What else it was.
    pub field: FieldAnnotation<'m>,
    /// The semantic index of each row.
    pub indexes: Vec<u32>,
}

impl ParameterAnnotation<'_> {
    /// Which way it goes; none for a number without a name.
    pub fn qualifier(&self) -> Option<ParameterQualifier> {
        ParameterQualifier::new(self.qualifier)
    }
}

/// What a function's result and parameters were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionAnnotation<'m> {
    /// The function.
    pub function: ValueId,
    /// Its result, then its parameters.
    pub parameters: Vec<ParameterAnnotation<'m>>,
}

/// What HLSL's types were.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeAnnotations<'m> {
    structs: HashMap<TypeId, StructAnnotation<'m>>,
    functions: Vec<FunctionAnnotation<'m>>,
}

impl<'m> TypeAnnotations<'m> {
    /// What a struct was.
    pub fn structure(&self, ty: TypeId) -> Option<&StructAnnotation<'m>> {
        self.structs.get(&ty)
    }

    /// The structs that something is said of, in the order of the types.
    pub fn structures(&self) -> Vec<(TypeId, &StructAnnotation<'m>)> {
        let mut all: Vec<_> = self.structs.iter().map(|(ty, annotation)| (*ty, annotation)).collect();
        all.sort_unstable_by_key(|(ty, _)| *ty);
        all
    }

    /// What the functions' results and parameters were, in the order of the metadata.
    pub fn functions(&self) -> &[FunctionAnnotation<'m>] {
        &self.functions
    }

    /// Loads all; where some are not as DXIL says, dxc goes on without any.
    pub(super) fn load(source: &Source<'m>) -> Self {
        Self::load_all(source).unwrap_or_default()
    }

    fn load_all(source: &Source<'m>) -> Result<Self> {
        const NAME: &str = "dx.typeAnnotations";
        let mut all = Self::default();
        let nodes = source.named(NAME).unwrap_or_default();
        if nodes.len() > 2 {
            return Err(error("at most two nodes of dx.typeAnnotations", nodes.len()));
        }
        for node in nodes {
            let tuple = source.node(*node, NAME).tuple()?;
            let is_structs = tuple.get(0).u32()? == 0;
            if tuple.len() % 2 != 1 {
                return Err(error("a tag and pairs of dx.typeAnnotations", tuple.len()));
            }
            for index in (1..tuple.len()).step_by(2) {
                let (what, annotation) = (tuple.get(index), tuple.get(index + 1));
                if is_structs {
                    let ty = struct_type(what)?;
                    let count = what.module().types.fields(ty).map_or(0, <[_]>::len);
                    all.structs.insert(ty, StructAnnotation::load(annotation, count)?);
                } else {
                    all.functions.push(FunctionAnnotation::load(what, annotation)?);
                }
            }
        }
        Ok(all)
    }
}

/// The struct type of an undefined constant.
pub(super) fn struct_type(item: Item<'_, '_>) -> Result<TypeId> {
    let (module, value) = (item.module(), item.value()?);
    let ty = module.type_of(value);
    match (module.constant(value), module.types.get(ty)) {
        (Some(_), Type::Struct { .. } | Type::Literal { .. }) => Ok(ty),
        _ => Err(error(format_args!("a constant of a struct type in {}", item.what()), "another value")),
    }
}

impl<'m> FunctionAnnotation<'m> {
    /// Reads what a function's result and parameters were: a fault in it costs the structs' annotations too.
    fn load(what: Item<'_, 'm>, annotation: Item<'_, 'm>) -> Result<Self> {
        let (module, value) = (what.module(), what.value()?);
        let function = match module.value(value).map(|value| value.kind) {
            Some(ValueKind::Function(index)) => module.functions.get(index as usize),
            _ => None,
        };
        let signature = function.and_then(|function| module.types.signature(function.ty));
        let Some((_, parameters, _)) = signature else {
            return Err(error("a function in dx.typeAnnotations", "another value"));
        };
        let tuple = annotation.tuple()?;
        if tuple.len() != parameters.len() + 1 {
            let expected = format_args!("a result and {} parameters in dx.typeAnnotations", parameters.len());
            return Err(error(expected, tuple.len()));
        }
        Ok(Self { function: value, parameters: tuple.iter().map(ParameterAnnotation::load).collect::<Result<_>>()? })
    }
}

impl<'m> ParameterAnnotation<'m> {
    fn load(item: Item<'_, 'm>) -> Result<Self> {
        let [qualifier, field, indexes] = item.record()?;
        Ok(Self {
            qualifier: qualifier.u32()?,
            field: FieldAnnotation::load(field, 0)?,
            indexes: indexes.tuple()?.iter().map(Item::u32).collect::<Result<_>>()?,
        })
    }
}
