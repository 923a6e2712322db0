//! Semantics, and where in the pipeline they are system values.
//!
//! Source: dxc's `DxilSemantic.cpp` and `DxilSigPoint.inl`, which the table in dxc's `hctdb.py` makes.

use crate::part::program::ShaderKind;

/// A place in the pipeline whose values go through a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum SignaturePoint {
    /// A vertex shader's input.
    VertexInput,
    /// A vertex shader's output.
    VertexOutput,
    /// The control points that a hull shader takes.
    HullInput,
    /// The control points that a hull shader gives.
    HullOutput,
    /// The patch constants that a hull shader gives.
    PatchConstantOutput,
    /// The patch constants that a domain shader takes.
    DomainInput,
    /// The control points that a domain shader takes.
    DomainControlPointInput,
    /// A domain shader's output.
    DomainOutput,
    /// The vertices that a geometry shader takes.
    GeometryVertexInput,
    /// A geometry shader's other input.
    GeometryInput,
    /// A geometry shader's output.
    GeometryOutput,
    /// A pixel shader's input.
    PixelInput,
    /// A pixel shader's output.
    PixelOutput,
    /// The input of a compute shader, mesh or amplification shader: no element of it goes through a signature.
    GroupInput,
    /// The vertices that a mesh shader gives.
    MeshOutput,
    /// The primitives that a mesh shader gives.
    MeshPrimitiveOutput,
    /// Nowhere: a signature that the stage does not have.
    None,
}

impl SignaturePoint {
    /// The places of a stage's input signature, its output signature, and its patch constants or primitives.
    pub fn of_stage(stage: ShaderKind) -> [Self; 3] {
        match stage {
            ShaderKind::Vertex => [Self::VertexInput, Self::VertexOutput, Self::None],
            ShaderKind::Hull => [Self::HullInput, Self::HullOutput, Self::PatchConstantOutput],
            ShaderKind::Domain => [Self::DomainControlPointInput, Self::DomainOutput, Self::DomainInput],
            ShaderKind::Geometry => [Self::GeometryVertexInput, Self::GeometryOutput, Self::None],
            ShaderKind::Pixel => [Self::PixelInput, Self::PixelOutput, Self::None],
            ShaderKind::Mesh => [Self::GroupInput, Self::MeshOutput, Self::MeshPrimitiveOutput],
            ShaderKind::Compute | ShaderKind::Amplification => [Self::GroupInput, Self::None, Self::None],
            _ => [Self::None; 3],
        }
    }

    const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// The bits of places.
const fn at(points: &[SignaturePoint]) -> u32 {
    match points {
        [] => 0,
        [first, rest @ ..] => first.bit() | at(rest),
    }
}

use SignaturePoint as P;

/// Between the vertices' first shader and the rasterizer.
const VERTICES: u32 = at(&[
    P::VertexOutput,
    P::HullInput,
    P::HullOutput,
    P::DomainControlPointInput,
    P::DomainOutput,
    P::GeometryVertexInput,
    P::GeometryOutput,
    P::PixelInput,
]);
const GROUP: u32 = at(&[P::GroupInput]);

macro_rules! semantics {
    ($($variant:ident = $number:literal, $name:literal, $points:expr;)*) => {
        /// What a value means.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u32)]
        #[allow(missing_docs, reason = "the official names")]
        pub enum SemanticKind {
            $($variant = $number,)*
        }

        impl SemanticKind {
            /// The one with this number; none for a number without a name.
            pub fn new(number: u32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// The system value's name; empty for an arbitrary one.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }

            /// The places where it is a system value.
            fn points(self) -> u32 {
                match self {
                    $(Self::$variant => $points,)*
                }
            }
        }
    };
}

semantics! {
    Arbitrary = 0, "", 0;
    VertexID = 1, "SV_VertexID", at(&[P::VertexInput]);
    InstanceID = 2, "SV_InstanceID", at(&[P::VertexInput]);
    Position = 3, "SV_Position", VERTICES | at(&[P::MeshOutput]);
    RenderTargetArrayIndex = 4, "SV_RenderTargetArrayIndex", VERTICES | at(&[P::MeshPrimitiveOutput]);
    ViewPortArrayIndex = 5, "SV_ViewportArrayIndex", VERTICES | at(&[P::MeshPrimitiveOutput]);
    ClipDistance = 6, "SV_ClipDistance", VERTICES | at(&[P::MeshOutput]);
    CullDistance = 7, "SV_CullDistance", VERTICES | at(&[P::MeshOutput]);
    OutputControlPointID = 8, "SV_OutputControlPointID", 0;
    DomainLocation = 9, "SV_DomainLocation", at(&[P::DomainInput]);
    PrimitiveID = 10, "SV_PrimitiveID",
        at(&[P::DomainInput, P::GeometryInput, P::GeometryOutput, P::PixelInput, P::MeshPrimitiveOutput]);
    GSInstanceID = 11, "SV_GSInstanceID", at(&[P::GeometryInput]);
    SampleIndex = 12, "SV_SampleIndex", at(&[P::PixelInput]);
    IsFrontFace = 13, "SV_IsFrontFace", at(&[P::GeometryOutput, P::PixelInput]);
    Coverage = 14, "SV_Coverage", at(&[P::PixelInput, P::PixelOutput]);
    InnerCoverage = 15, "SV_InnerCoverage", at(&[P::PixelInput]);
    Target = 16, "SV_Target", at(&[P::PixelOutput]);
    Depth = 17, "SV_Depth", at(&[P::PixelOutput]);
    DepthLessEqual = 18, "SV_DepthLessEqual", at(&[P::PixelOutput]);
    DepthGreaterEqual = 19, "SV_DepthGreaterEqual", at(&[P::PixelOutput]);
    StencilRef = 20, "SV_StencilRef", at(&[P::PixelOutput]);
    DispatchThreadID = 21, "SV_DispatchThreadID", GROUP;
    GroupID = 22, "SV_GroupID", GROUP;
    GroupIndex = 23, "SV_GroupIndex", GROUP;
    GroupThreadID = 24, "SV_GroupThreadID", GROUP;
    TessFactor = 25, "SV_TessFactor", at(&[P::PatchConstantOutput, P::DomainInput]);
    InsideTessFactor = 26, "SV_InsideTessFactor", at(&[P::PatchConstantOutput, P::DomainInput]);
    ViewID = 27, "SV_ViewID", at(&[P::VertexInput, P::DomainInput, P::GeometryInput, P::PixelInput]);
    Barycentrics = 28, "SV_Barycentrics", at(&[P::PixelInput]);
    ShadingRate = 29, "SV_ShadingRate", VERTICES | at(&[P::MeshPrimitiveOutput]);
    CullPrimitive = 30, "SV_CullPrimitive", at(&[P::PixelInput, P::MeshPrimitiveOutput]);
    StartVertexLocation = 31, "SV_StartVertexLocation", at(&[P::VertexInput]);
    StartInstanceLocation = 32, "SV_StartInstanceLocation", at(&[P::VertexInput]);
}

/// What a value means at a place of the pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The system value that its semantic names.
    System,
    /// The system value that its semantic names, which comes another way than through the signature.
    OutsideSignature,
    /// Nothing to the pipeline: a value like any other.
    Arbitrary,
    /// It may not be there.
    Invalid,
}

impl SemanticKind {
    /// What it means at `point` (dxc's `SigPoint::GetInterpretation`, for the highest shader model).
    pub fn meaning(self, point: SignaturePoint) -> Meaning {
        // A primitive's number comes to a geometry shader beside the vertices.
        let point = match (self, point) {
            (Self::PrimitiveID, SignaturePoint::GeometryVertexInput) => SignaturePoint::GeometryInput,
            (_, point) => point,
        };
        if point == SignaturePoint::None {
            Meaning::Invalid
        } else if self.points() & point.bit() != 0 {
            let outside = self.points_outside_signatures() & point.bit() != 0;
            if outside { Meaning::OutsideSignature } else { Meaning::System }
        } else if self.arbitrary_points() & point.bit() != 0 {
            Meaning::Arbitrary
        } else {
            Meaning::Invalid
        }
    }

    /// Its name where it is a system value at `point`; none where it is an arbitrary value, or may not be at all.
    pub fn system_value_name(self, point: SignaturePoint) -> Option<&'static str> {
        matches!(self.meaning(point), Meaning::System | Meaning::OutsideSignature).then(|| self.name())
    }

    /// The places where it is a system value that does not go through the signature.
    fn points_outside_signatures(self) -> u32 {
        match self {
            Self::PrimitiveID => at(&[P::DomainInput]),
            Self::Coverage | Self::CullPrimitive => at(&[P::PixelInput]),
            Self::DomainLocation
            | Self::GSInstanceID
            | Self::InnerCoverage
            | Self::DispatchThreadID
            | Self::GroupID
            | Self::GroupIndex
            | Self::GroupThreadID
            | Self::ViewID
            | Self::StartVertexLocation
            | Self::StartInstanceLocation => u32::MAX,
            _ => 0,
        }
    }

    /// The places where it is a value like any other.
    fn arbitrary_points(self) -> u32 {
        const BEFORE: u32 = at(&[P::VertexInput, P::PatchConstantOutput, P::DomainInput]);
        match self {
            Self::Arbitrary => BEFORE | VERTICES | at(&[P::MeshOutput, P::MeshPrimitiveOutput]),
            Self::InstanceID => VERTICES,
            Self::Position
            | Self::RenderTargetArrayIndex
            | Self::ViewPortArrayIndex
            | Self::ClipDistance
            | Self::CullDistance => BEFORE,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_semantic_is_a_system_value_in_some_places() {
        let position = SemanticKind::Position;
        assert_eq!(position.system_value_name(SignaturePoint::PixelInput), Some("SV_Position"));
        assert_eq!(position.system_value_name(SignaturePoint::VertexInput), None);
        let primitive = SemanticKind::PrimitiveID;
        assert_eq!(primitive.system_value_name(SignaturePoint::GeometryVertexInput), Some("SV_PrimitiveID"));
        assert_eq!(SemanticKind::Arbitrary.system_value_name(SignaturePoint::PixelInput), None);
        assert_eq!(SemanticKind::new(5).unwrap().name(), "SV_ViewportArrayIndex");
        assert_eq!(SemanticKind::new(33), None);
    }

    #[test]
    fn some_system_values_come_another_way_than_through_the_signature() {
        let meaning = |kind: SemanticKind, point| kind.meaning(point);
        assert_eq!(meaning(SemanticKind::Coverage, P::PixelInput), Meaning::OutsideSignature);
        assert_eq!(meaning(SemanticKind::Coverage, P::PixelOutput), Meaning::System);
        assert_eq!(meaning(SemanticKind::InstanceID, P::PixelInput), Meaning::Arbitrary);
        assert_eq!(meaning(SemanticKind::Position, P::VertexInput), Meaning::Arbitrary);
        assert_eq!(meaning(SemanticKind::Arbitrary, P::PixelOutput), Meaning::Invalid);
        assert_eq!(meaning(SemanticKind::Arbitrary, P::None), Meaning::Invalid);
    }
}
