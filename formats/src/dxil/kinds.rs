//! The enumerations that DXIL's metadata and constants state as numbers.
//!
//! Source: dxc's `DxilConstants.h`.

macro_rules! numbers {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $number:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u32)]
        #[allow(missing_docs, reason = "the official names")]
        pub enum $name {
            $($variant = $number,)*
        }

        impl $name {
            /// The one with this number; none for a number without a name.
            #[inline]
            pub fn new(number: u32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

numbers! {
    /// The class of a resource.
    ResourceClass {
        Srv = 0,
        Uav = 1,
        CBuffer = 2,
        Sampler = 3,
    }
}

numbers! {
    /// The kind (shape) of a resource.
    ResourceKind {
        Invalid = 0,
        Texture1D = 1,
        Texture2D = 2,
        Texture2DMS = 3,
        Texture3D = 4,
        TextureCube = 5,
        Texture1DArray = 6,
        Texture2DArray = 7,
        Texture2DMSArray = 8,
        TextureCubeArray = 9,
        TypedBuffer = 10,
        RawBuffer = 11,
        StructuredBuffer = 12,
        CBuffer = 13,
        Sampler = 14,
        TBuffer = 15,
        RTAccelerationStructure = 16,
        FeedbackTexture2D = 17,
        FeedbackTexture2DArray = 18,
    }
}

numbers! {
    /// The type of a component.
    ComponentType {
        Invalid = 0,
        I1 = 1,
        I16 = 2,
        U16 = 3,
        I32 = 4,
        U32 = 5,
        I64 = 6,
        U64 = 7,
        F16 = 8,
        F32 = 9,
        F64 = 10,
        SNormF16 = 11,
        UNormF16 = 12,
        SNormF32 = 13,
        UNormF32 = 14,
        SNormF64 = 15,
        UNormF64 = 16,
        PackedS8x32 = 17,
        PackedU8x32 = 18,
    }
}

numbers! {
    /// What a feedback texture records.
    SamplerFeedback {
        MinMip = 0,
        MipRegionUsed = 1,
    }
}

numbers! {
    /// How an element is interpolated.
    Interpolation {
        Undefined = 0,
        Constant = 1,
        Linear = 2,
        LinearCentroid = 3,
        LinearNoperspective = 4,
        LinearNoperspectiveCentroid = 5,
        LinearSample = 6,
        LinearNoperspectiveSample = 7,
    }
}

numbers! {
    /// How a matrix lies in memory.
    MatrixOrientation {
        Undefined = 0,
        RowMajor = 1,
        ColumnMajor = 2,
    }
}

numbers! {
    /// What a sampler does.
    SamplerKind {
        Default = 0,
        Comparison = 1,
        Mono = 2,
    }
}

numbers! {
    /// The primitive that a geometry shader takes. 8 and up are patches of 1 and more control points.
    InputPrimitive {
        Undefined = 0,
        Point = 1,
        Line = 2,
        Triangle = 3,
        LineWithAdjacency = 6,
        TriangleWithAdjacency = 7,
    }
}

numbers! {
    /// The primitives that a geometry shader gives.
    PrimitiveTopology {
        Undefined = 0,
        PointList = 1,
        LineList = 2,
        LineStrip = 3,
        TriangleList = 4,
        TriangleStrip = 5,
    }
}

numbers! {
    /// The domain that a tessellator works on.
    TessellatorDomain {
        Undefined = 0,
        IsoLine = 1,
        Tri = 2,
        Quad = 3,
    }
}

numbers! {
    /// How a tessellator divides.
    TessellatorPartitioning {
        Undefined = 0,
        Integer = 1,
        Pow2 = 2,
        FractionalOdd = 3,
        FractionalEven = 4,
    }
}

numbers! {
    /// The primitives that a tessellator gives.
    TessellatorOutputPrimitive {
        Undefined = 0,
        Point = 1,
        Line = 2,
        TriangleCW = 3,
        TriangleCCW = 4,
    }
}

numbers! {
    /// The primitives that a mesh shader gives.
    MeshOutputTopology {
        Undefined = 0,
        Line = 1,
        Triangle = 2,
    }
}

numbers! {
    /// How a node of a work graph is launched.
    NodeLaunchType {
        Invalid = 0,
        Broadcasting = 1,
        Coalescing = 2,
        Thread = 3,
    }
}

numbers! {
    /// What an input or output of a node is in HLSL: bits 0 to 6 of its flags.
    NodeIoKind {
        EmptyNodeInput = 0x09,
        NodeOutput = 0x06,
        NodeOutputArray = 0x16,
        EmptyNodeOutput = 0x0a,
        EmptyNodeOutputArray = 0x1a,
        DispatchNodeInputRecord = 0x61,
        GroupNodeInputRecords = 0x41,
        ThreadNodeInputRecord = 0x21,
        RWDispatchNodeInputRecord = 0x65,
        RWGroupNodeInputRecords = 0x45,
        RWThreadNodeInputRecord = 0x25,
        GroupNodeOutputRecords = 0x46,
        ThreadNodeOutputRecords = 0x26,
    }
}

numbers! {
    /// Which way a function's parameter goes (dxc's `DxilParamInputQual`).
    ParameterQualifier {
        In = 0,
        Out = 1,
        Inout = 2,
        InputPatch = 3,
        OutputPatch = 4,
        OutStream0 = 5,
        OutStream1 = 6,
        OutStream2 = 7,
        OutStream3 = 8,
        InputPrimitive = 9,
        OutIndices = 10,
        OutVertices = 11,
        OutPrimitives = 12,
        InPayload = 13,
        NodeIO = 14,
    }
}

numbers! {
    /// What a stage of ray tracing may do with a field of the payload.
    PayloadAccess {
        NoAccess = 0,
        Read = 1,
        Write = 2,
        ReadWrite = 3,
    }
}
