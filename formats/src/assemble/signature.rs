//! ISG1, OSG1 and PSG1: an element for each row of the signatures' elements.

use super::{Target, ValidatorVersion};
use crate::{
    Result,
    dxbc::FourCc,
    dxil::{ComponentType, DxilModule, SemanticKind, SignatureElement, SignaturePoint},
    error::Error,
    part::{
        program::ShaderKind,
        signature::{Element, Element1, SignatureBuilder},
    },
};
use alloc::vec::Vec;
use zerocopy::FromZeros;

/// More elements than any signature has: registers, components and streams are fewer.
const MOST_ELEMENTS: usize = 1024;

/// One of the three signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignatureKind {
    /// What the program takes: ISG1.
    Input,
    /// What it gives: OSG1.
    Output,
    /// A hull or domain shader's patch constants, or a mesh shader's primitives: PSG1.
    PatchConstantOrPrimitive,
}

impl SignatureKind {
    /// All three, in the order of their parts.
    pub const ALL: [Self; 3] = [Self::Input, Self::Output, Self::PatchConstantOrPrimitive];

    /// The kind of its part.
    pub fn part(self) -> FourCc {
        match self {
            Self::Input => FourCc::ISG1,
            Self::Output => FourCc::OSG1,
            Self::PatchConstantOrPrimitive => FourCc::PSG1,
        }
    }

    /// Its elements in a module.
    pub fn elements<'d, 'm>(self, dxil: &'d DxilModule<'m>) -> &'d [SignatureElement<'m>] {
        let signatures = &dxil.entry.signatures;
        match self {
            Self::Input => &signatures.input,
            Self::Output => &signatures.output,
            Self::PatchConstantOrPrimitive => &signatures.patch_constant_or_primitive,
        }
    }
}

/// A signature's part; none where the container has no such part: in a library, and of patch constants or primitives
/// where there are none.
///
/// Up to validator 1.4 the masks do not say what is used; up to 1.6 each name is there as often as it is given, and the
/// part is not filled up to whole words.
///
/// dxc sorts elements without keeping the order of those that share stream, register and name; here they stay in order.
///
/// # Errors
/// A signature of too many elements.
pub fn signature(dxil: &DxilModule<'_>, kind: SignatureKind, target: Target) -> Result<Option<Vec<u8>>> {
    let elements = kind.elements(dxil);
    let is_absent = kind == SignatureKind::PatchConstantOrPrimitive && elements.is_empty();
    if is_absent || dxil.shader_model.kind == ShaderKind::Library {
        return Ok(None);
    }
    if elements.len() > MOST_ELEMENTS {
        return Err(Error::new("signature", 0, format_args!("at most {MOST_ELEMENTS} elements"), elements.len()));
    }
    let validator = target.validator;
    let writer = Writer {
        validator,
        is_input: kind == SignatureKind::Input
            || kind == SignatureKind::PatchConstantOrPrimitive && dxil.shader_model.kind == ShaderKind::Domain,
        min_precision: dxil.entry.properties.uses_min_precision(),
        domain: tessellator_domain(dxil),
    };
    let mut builder = SignatureBuilder::new(kind.part());
    // A system value's name is one text, so that it is there once even where names are not looked up.
    let mut system_names: Vec<(SemanticKind, u32)> = Vec::new();
    for element in elements {
        // Names are there even of elements that are not.
        let name = if validator.is_at_least(1, 7) {
            builder.add_name(element.name())
        } else {
            let kind = element.kind().filter(|kind| *kind != SemanticKind::Arbitrary);
            let known = kind.and_then(|kind| system_names.iter().find(|(known, _)| *known == kind));
            match known {
                Some((_, name)) => *name,
                None => {
                    let name = builder.names.len() as u32;
                    builder.names.extend_from_slice(element.name());
                    builder.names.push(0);
                    system_names.extend(kind.map(|kind| (kind, name)));
                    name
                }
            }
        };
        if element.is_in_signature() {
            writer.push(element, name, &mut builder.elements);
        }
    }
    builder.elements.sort_by_key(|found| (found.stream.get(), found.element.register.get(), found.element.name.get()));
    if validator.is_at_least(1, 7) {
        builder.pad();
    }
    builder.build().map(Some)
}

/// The number of the tessellator's domain that a hull or domain shader has; 0 of another.
fn tessellator_domain(dxil: &DxilModule<'_>) -> u32 {
    let properties = &dxil.entry.properties;
    let hull = properties.hull.map(|hull| hull.domain);
    hull.or(properties.domain.map(|domain| domain.domain)).unwrap_or(0)
}

struct Writer {
    validator: ValidatorVersion,
    is_input: bool,
    min_precision: bool,
    domain: u32,
}

impl Writer {
    /// Adds an element for each semantic index.
    fn push(&self, element: &SignatureElement<'_>, name: u32, out: &mut Vec<Element1>) {
        let mask = columns_mask(element);
        let used_mask = if !self.validator.is_at_least(1, 5) {
            if self.is_input { 0 } else { !mask }
        } else {
            let used = element.usage_mask << element.place().map_or(0, |(_, column)| column & 3);
            if self.is_input { used as u8 } else { !(used as u8) & 0xf }
        };
        let min_precision = if self.min_precision { min_precision(element.component_type) } else { 0 };
        let mut system_value = system_value(element.kind(), self.domain);
        let mut register = element.start_row as u32;
        // One, but for what old releases made of elements that are no array and have several indexes.
        let rows = element.rows.checked_div(element.indexes.len() as u32).unwrap_or(1);
        for index in &element.indexes {
            out.push(Element1 {
                stream: element.stream.into(),
                element: Element {
                    name: name.into(),
                    index: (*index).into(),
                    system_value: system_value.into(),
                    component_type: component_type(element.component_type, self.validator).into(),
                    register: register.into(),
                    mask,
                    used_mask,
                    ..Element::new_zeroed()
                },
                min_precision: min_precision.into(),
            });
            if element.place().is_some() {
                register = register.wrapping_add(rows);
            }
            // An isoline's second factor is its detail.
            if system_value == LINE_DENSITY {
                system_value = LINE_DETAIL;
            }
        }
    }
}

/// The components that an element takes: x in bit 0.
fn columns_mask(element: &SignatureElement<'_>) -> u8 {
    let start = element.place().map_or(0, |(_, column)| column & 3);
    ((1u32 << (element.columns & 7)) - 1).wrapping_shl(start.into()) as u8 & 0xf
}

const LINE_DETAIL: u32 = 15;
const LINE_DENSITY: u32 = 16;

/// The system value in the numbers of `D3D_NAME` (dxc's `SemanticKindToSystemValue`).
fn system_value(kind: Option<SemanticKind>, domain: u32) -> u32 {
    match kind {
        None | Some(SemanticKind::Arbitrary) => 0,
        Some(SemanticKind::Position) => 1,
        Some(SemanticKind::ClipDistance) => 2,
        Some(SemanticKind::CullDistance) => 3,
        Some(SemanticKind::RenderTargetArrayIndex) => 4,
        Some(SemanticKind::ViewPortArrayIndex) => 5,
        Some(SemanticKind::VertexID) => 6,
        Some(SemanticKind::PrimitiveID) => 7,
        Some(SemanticKind::InstanceID) => 8,
        Some(SemanticKind::IsFrontFace) => 9,
        Some(SemanticKind::SampleIndex) => 10,
        Some(SemanticKind::TessFactor) => match domain {
            1 => LINE_DENSITY,
            2 => 13,
            3 => 11,
            _ => 0,
        },
        Some(SemanticKind::InsideTessFactor) => match domain {
            2 => 14,
            3 => 12,
            _ => 0,
        },
        Some(SemanticKind::Barycentrics) => 23,
        Some(SemanticKind::ShadingRate) => 24,
        Some(SemanticKind::CullPrimitive) => 25,
        Some(SemanticKind::Target) => 64,
        Some(SemanticKind::Depth) => 65,
        Some(SemanticKind::Coverage) => 66,
        Some(SemanticKind::DepthGreaterEqual) => 67,
        Some(SemanticKind::DepthLessEqual) => 68,
        Some(SemanticKind::InnerCoverage) => 70,
        Some(_) => 69,
    }
}

/// The component type in the numbers of a signature's part, which PSV0 has too (dxc's `CompTypeToSigCompType`).
pub(super) fn component_type(number: u8, validator: ValidatorVersion) -> u32 {
    match ComponentType::new(number.into()) {
        // Up to validator 1.4 a truth value's type is unknown.
        Some(ComponentType::I1) => validator.is_at_least(1, 5).into(),
        Some(ComponentType::U32) => 1,
        Some(ComponentType::I32) => 2,
        Some(ComponentType::F32) => 3,
        Some(ComponentType::U16) => 4,
        Some(ComponentType::I16) => 5,
        Some(ComponentType::F16) => 6,
        Some(ComponentType::U64) => 7,
        Some(ComponentType::I64) => 8,
        Some(ComponentType::F64) => 9,
        _ => 0,
    }
}

/// The minimum precision of a component type (dxc's `CompTypeToSigMinPrecision`).
fn min_precision(number: u8) -> u32 {
    match ComponentType::new(number.into()) {
        Some(ComponentType::F16) => 1,
        Some(ComponentType::I16) => 4,
        Some(ComponentType::U16) => 5,
        _ => 0,
    }
}

/// The number of vectors that the elements of a stream are packed into (dxc's `DxilSignature::NumVectorsUsed`).
pub(super) fn vectors(elements: &[SignatureElement<'_>], stream: u32) -> u32 {
    let placed = elements.iter().filter(|element| element.stream == stream);
    let ends = placed.filter_map(|element| Some(element.place()?.0.saturating_add(element.rows)));
    ends.max().unwrap_or(0)
}

/// Whether an element is one of a pixel shader's depths.
pub(super) fn is_depth(element: &SignatureElement<'_>) -> bool {
    use SemanticKind::{Depth, DepthGreaterEqual, DepthLessEqual};
    matches!(element.kind(), Some(Depth | DepthLessEqual | DepthGreaterEqual))
}

/// Whether an input makes a pixel shader run for each sample.
pub(super) fn is_of_sample(element: &SignatureElement<'_>) -> bool {
    use crate::dxil::Interpolation::{LinearNoperspectiveSample, LinearSample};
    let by_mode = matches!(element.interpolation(), Some(LinearSample | LinearNoperspectiveSample));
    by_mode || element.kind() == Some(SemanticKind::SampleIndex)
}

/// Whether an element is the position.
pub(super) fn is_position(element: &SignatureElement<'_>) -> bool {
    element.kind() == Some(SemanticKind::Position) && element.point != SignaturePoint::None
}
