//! The records of what single stages say of a library's entry points, which dxc writes for validators that no release
//! has yet or without validation.

use crate::layout::Layout;
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{U16, U32},
};

macro_rules! records {
    ($($(#[$meta:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident: $ty:ty,)* })*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
            #[repr(C)]
            pub struct $name { $($(#[$field_meta])* pub $field: $ty,)* }
        )*
    };
}

records! {
    /// A run of raw bytes.
    BytesReference {
        /// The offset in the raw bytes.
        offset: U32,
        /// The size in bytes.
        size: U32,
    }

    /// A signature element (dxc's `SignatureElement` of runtime data).
    SignatureElement {
        /// The semantic's name: an offset in the string buffer.
        name: U32,
        /// The semantic indexes: an array of one number for each row.
        indexes: U32,
        /// The semantic: 0 Arbitrary, 1 VertexID, 2 InstanceID, 3 Position, 4 RenderTargetArrayIndex, 5
        /// ViewPortArrayIndex, 6 ClipDistance, 7 CullDistance, 8 OutputControlPointID, 9 DomainLocation, 10
        /// PrimitiveID, 11 GSInstanceID, 12 SampleIndex, 13 IsFrontFace, 14 Coverage, 15 InnerCoverage, 16 Target, 17
        /// Depth, 18 DepthLessEqual, 19 DepthGreaterEqual, 20 StencilRef, 21 DispatchThreadID, 22 GroupID, 23
        /// GroupIndex, 24 GroupThreadID, 25 TessFactor, 26 InsideTessFactor, 27 ViewID, 28 Barycentrics, 29
        /// ShadingRate, 30 CullPrimitive.
        semantic_kind: u8,
        /// The type of the components: 1 i1, 2 i16, 3 u16, 4 i32, 5 u32, 6 i64, 7 u64, 8 f16, 9 f32, 10 f64, 11 snorm
        /// f16, 12 unorm f16, 13 snorm f32, 14 unorm f32, 15 snorm f64, 16 unorm f64, 17 packed i8x32, 18 packed u8x32.
        component_type: u8,
        /// The interpolation mode: 0 undefined, 1 constant, 2 linear, 3 linear centroid, 4 linear noperspective, 5
        /// linear noperspective centroid, 6 linear sample, 7 linear noperspective sample.
        interpolation_mode: u8,
        /// The first row of a packed element; 0xff for one that is not packed.
        start_row: u8,
        /// The number of columns less one in bits 0 and 1, the first column in bits 2 and 3, the stream in 4 and
        /// 5.
        columns_and_stream: u8,
        /// The used components in bits 0 to 3, the components that are indexed dynamically in bits 4 to 7.
        masks: u8,
        /// Unused: 0.
        unused: [u8; 2],
    }

    /// What a vertex shader says (dxc's `VSInfo`).
    VertexShader {
        /// The inputs: an array of indices in the table of signature elements.
        inputs: U32,
        /// The outputs: an array of indices in the table of signature elements.
        outputs: U32,
        /// The output components that depend on the view id: a mask in the raw bytes.
        outputs_by_view_id: BytesReference,
    }

    /// What a pixel shader says (dxc's `PSInfo`).
    PixelShader {
        /// The inputs: an array of indices in the table of signature elements.
        inputs: U32,
        /// The outputs: an array of indices in the table of signature elements.
        outputs: U32,
    }

    /// What a hull shader says (dxc's `HSInfo`).
    HullShader {
        /// The inputs: an array of indices in the table of signature elements.
        inputs: U32,
        /// The outputs: an array of indices in the table of signature elements.
        outputs: U32,
        /// The patch-constant outputs: an array of indices in the table of signature elements.
        patch_constants: U32,
        /// The output components that depend on the view id: a mask in the raw bytes.
        outputs_by_view_id: BytesReference,
        /// The patch-constant components that depend on the view id: a mask in the raw bytes.
        patch_constants_by_view_id: BytesReference,
        /// The output components that depend on each input component: masks in the raw bytes.
        outputs_by_input: BytesReference,
        /// The patch-constant components that depend on each input component: masks in the raw bytes.
        patch_constants_by_input: BytesReference,
        /// The number of input control points.
        input_control_points: u8,
        /// The number of output control points.
        output_control_points: u8,
        /// The tessellator's domain: 0 undefined, 1 isoline, 2 triangle, 3 quad.
        domain: u8,
        /// The tessellator's output primitive: 0 undefined, 1 point, 2 line, 3 clockwise triangle, 4 counterclockwise
        /// one.
        output_primitive: u8,
    }

    /// What a domain shader says (dxc's `DSInfo`).
    DomainShader {
        /// The inputs: an array of indices in the table of signature elements.
        inputs: U32,
        /// The outputs: an array of indices in the table of signature elements.
        outputs: U32,
        /// The patch-constant inputs: an array of indices in the table of signature elements.
        patch_constants: U32,
        /// The output components that depend on the view id: a mask in the raw bytes.
        outputs_by_view_id: BytesReference,
        /// The output components that depend on each input component: masks in the raw bytes.
        outputs_by_input: BytesReference,
        /// The output components that depend on each patch-constant component: masks in the raw bytes.
        outputs_by_patch_constant: BytesReference,
        /// The number of input control points.
        input_control_points: u8,
        /// The tessellator's domain: 0 undefined, 1 isoline, 2 triangle, 3 quad.
        domain: u8,
        /// Unused: 0.
        unused: [u8; 2],
    }

    /// What a geometry shader says (dxc's `GSInfo`).
    GeometryShader {
        /// The inputs: an array of indices in the table of signature elements.
        inputs: U32,
        /// The outputs: an array of indices in the table of signature elements.
        outputs: U32,
        /// The output components that depend on the view id: a mask in the raw bytes.
        outputs_by_view_id: BytesReference,
        /// The output components that depend on each input component: masks in the raw bytes.
        outputs_by_input: BytesReference,
        /// The input primitive: 1 point, 2 line, 3 triangle, 6 line with adjacency, 7 triangle with adjacency, 8 to 39
        /// a patch of 1 to 32 control points.
        input_primitive: u8,
        /// The output topology: 1 points, 3 line strip, 5 triangle strip.
        output_topology: u8,
        /// The lower 8 bits of the largest number of output vertices.
        max_vertices: u8,
        /// The streams that are written: a bit for each of four.
        stream_mask: u8,
    }

    /// What a compute shader says (dxc's `CSInfo`).
    ComputeShader {
        /// The thread group's size: an array of up to three numbers; what is missing is 1.
        threads: U32,
        /// The bytes of group-shared memory that it uses.
        group_shared_bytes: U32,
    }

    /// What a mesh shader says (dxc's `MSInfo`).
    MeshShader {
        /// The outputs: an array of indices in the table of signature elements.
        outputs: U32,
        /// The primitive outputs: an array of indices in the table of signature elements.
        primitive_outputs: U32,
        /// The output components that depend on the view id: a mask in the raw bytes.
        outputs_by_view_id: BytesReference,
        /// The primitive components that depend on the view id: a mask in the raw bytes.
        primitive_outputs_by_view_id: BytesReference,
        /// The thread group's size: an array of up to three numbers; what is missing is 1.
        threads: U32,
        /// The bytes of group-shared memory that it uses.
        group_shared_bytes: U32,
        /// How many of them depend on the view id.
        group_shared_bytes_by_view_id: U32,
        /// The size of the payload in bytes.
        payload_size: U32,
        /// The largest number of output vertices.
        max_vertices: U16,
        /// The largest number of output primitives.
        max_primitives: U16,
        /// The output topology: 0 undefined, 1 line, 2 triangle.
        output_topology: u8,
        /// Unused: 0.
        unused: [u8; 3],
    }

    /// What an amplification shader says (dxc's `ASInfo`).
    AmplificationShader {
        /// The thread group's size: an array of up to three numbers; what is missing is 1.
        threads: U32,
        /// The bytes of group-shared memory that it uses.
        group_shared_bytes: U32,
        /// The size of the payload in bytes.
        payload_size: U32,
    }

    /// A library in a shader PDB (dxc's `DxilPdbInfoLibrary`).
    PdbLibrary {
        /// The name: an offset in the string buffer.
        name: U32,
        /// The library: a container in the raw bytes.
        data: BytesReference,
    }

    /// A source file in a shader PDB (dxc's `DxilPdbInfoSource`).
    PdbSource {
        /// The name: an offset in the string buffer.
        name: U32,
        /// The content: an offset in the string buffer.
        content: U32,
    }

    /// What a shader PDB says of its making (dxc's `DxilPdbInfo`).
    PdbRecord {
        /// The source files: an array of indices in the table of PDB sources.
        sources: U32,
        /// The libraries: an array of indices in the table of PDB libraries.
        libraries: U32,
        /// The compiler's arguments, names and values in turn: an array of offsets in the string buffer.
        arguments: U32,
        /// The shader hash, as in HASH: in the raw bytes.
        hash: BytesReference,
        /// The PDB's name: an offset in the string buffer.
        pdb_name: U32,
        /// The number of a custom toolchain.
        toolchain: U32,
        /// What the custom toolchain keeps: in the raw bytes.
        toolchain_data: BytesReference,
        /// The whole container: in the raw bytes.
        container: BytesReference,
    }
}
