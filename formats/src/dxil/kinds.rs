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
