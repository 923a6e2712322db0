//! The names and numbers that the format knows.

use core::fmt;

/// An enumeration whose values the file has as text.
macro_rules! names {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All of them, in alphabetical order of their text.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];
            /// All of them, as a message says what was expected: `a stage (anyhit, callable, ...)`.
            pub const KNOWN: Known = Known { what: $what, names: &[$($text),*] };

            /// The text in the file.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)*
                }
            }

            /// The one with this text; `None` for an unknown one.
            pub fn named(text: &str) -> Option<Self> {
                match text {
                    $($text => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

/// All names of an enumeration, as a message says what was expected: `a stage (anyhit, callable, ...)`.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    what: &'static str,
    names: &'static [&'static str],
}

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (", self.what)?;
        for (index, name) in self.names.iter().enumerate() {
            write!(f, "{}{name}", if index == 0 { "" } else { ", " })?;
        }
        f.write_str(")")
    }
}

names! {
    /// A target.
    TargetName, "a target" {
        /// Direct3D 11.
        Dxbc = "dxbc",
        /// Direct3D 12.
        Dxil = "dxil",
        /// Metal.
        Metal = "metal",
        /// CUDA, for compute only.
        Ptx = "ptx",
        /// Vulkan.
        Spirv = "spirv",
        /// WebGPU: Dawn natively, and the browser.
        Wgsl = "wgsl",
    }
}

names! {
    /// The format of a target's code.
    CodeFormat, "a code format" {
        /// A container of Shader Model 5.
        Dxbc = "dxbc",
        /// A container of Shader Model 6.
        Dxil = "dxil",
        /// A library that Apple's `metal` tool compiled.
        Metallib = "metallib",
        /// Metal source, where there is no such tool.
        Msl = "msl",
        /// PTX source.
        Ptx = "ptx",
        /// A SPIR-V module.
        Spirv = "spirv",
        /// WGSL source.
        Wgsl = "wgsl",
    }
}

names! {
    /// The stage of an entry point.
    Stage, "a stage" {
        /// Ray tracing: any hit.
        AnyHit = "anyhit",
        /// Ray tracing: callable.
        Callable = "callable",
        /// Ray tracing: closest hit.
        ClosestHit = "closesthit",
        /// Compute.
        Compute = "compute",
        /// Fragment (pixel).
        Fragment = "fragment",
        /// Ray tracing: intersection.
        Intersection = "intersection",
        /// Ray tracing: miss.
        Miss = "miss",
        /// Ray tracing: ray generation.
        RayGeneration = "raygeneration",
        /// Vertex.
        Vertex = "vertex",
    }
}

names! {
    /// A feature that an entry point needs.
    Capability, "a capability" {
        /// Atomics on 64-bit buffer elements.
        Atomic64 = "atomic64",
        /// `GpuCoopMat`.
        CooperativeMatrix = "cooperative_matrix",
        /// `GpuCoopVec` and `GpuMlpWeights`.
        CooperativeVector = "cooperative_vector",
        /// Bindless resources (`GpuHandle<T>`).
        DescriptorHandle = "descriptor_handle",
        /// `float16` values.
        Half = "half",
        /// Inline ray queries (`GpuRayQuery`).
        RayQuery = "rayquery",
        /// Ray tracing stages, `trace_ray`, `call_shader`, `report_hit`.
        Raytracing = "raytracing",
        /// Subgroup operations.
        SubgroupBasic = "subgroup_basic",
    }
}

names! {
    /// A backend of a device.
    Backend, "a backend" {
        /// CUDA.
        Cuda = "Cuda",
        /// Direct3D 11.
        Dx11 = "Dx11",
        /// Direct3D 12.
        Dx12 = "Dx12",
        /// Metal.
        Metal = "Metal",
        /// Vulkan.
        Vulkan = "Vulkan",
        /// WebGPU.
        WebGpu = "WebGpu",
    }
}

impl TargetName {
    /// The backend that consumes the target.
    pub fn backend(self) -> Backend {
        match self {
            Self::Dxbc => Backend::Dx11,
            Self::Dxil => Backend::Dx12,
            Self::Metal => Backend::Metal,
            Self::Ptx => Backend::Cuda,
            Self::Spirv => Backend::Vulkan,
            Self::Wgsl => Backend::WebGpu,
        }
    }

    /// The formats that its code may have.
    pub fn code_formats(self) -> &'static [CodeFormat] {
        match self {
            Self::Dxbc => &[CodeFormat::Dxbc],
            Self::Dxil => &[CodeFormat::Dxil],
            Self::Metal => &[CodeFormat::Metallib, CodeFormat::Msl],
            Self::Ptx => &[CodeFormat::Ptx],
            Self::Spirv => &[CodeFormat::Spirv],
            Self::Wgsl => &[CodeFormat::Wgsl],
        }
    }

    /// Whether space and binding alone say what is bound, so that two parameters cannot have the same. On Metal the
    /// kind belongs to it, in Direct3D the class of the register.
    pub fn has_one_binding_space(self) -> bool {
        matches!(self, Self::Spirv | Self::Wgsl)
    }
}

impl CodeFormat {
    /// Whether the code is text.
    pub fn is_text(self) -> bool {
        matches!(self, Self::Msl | Self::Ptx | Self::Wgsl)
    }
}

/// What stages are compiled together, so that they share globals and a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// A compute shader, each alone.
    Compute,
    /// All vertex and fragment shaders of a module.
    Render,
    /// All ray-tracing shaders of a module.
    RayTracing,
}

impl Group {
    /// Its name in text.
    pub fn name(self) -> &'static str {
        match self {
            Self::Compute => "compute",
            Self::Render => "render",
            Self::RayTracing => "ray tracing",
        }
    }
}

impl Stage {
    /// The group whose globals and layout its shaders share.
    pub fn group(self) -> Group {
        match self {
            Self::Compute => Group::Compute,
            Self::Fragment | Self::Vertex => Group::Render,
            Self::AnyHit
            | Self::Callable
            | Self::ClosestHit
            | Self::Intersection
            | Self::Miss
            | Self::RayGeneration => Group::RayTracing,
        }
    }
}

/// What kind of resource a WebGPU binding layout describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BindingLayoutClass {
    /// A uniform or storage buffer.
    Buffer,
    /// A sampler.
    Sampler,
    /// A sampled texture.
    Texture,
    /// A storage texture.
    StorageTexture,
}

impl BindingLayoutClass {
    /// The descriptor's member that it fills.
    pub fn name(self) -> &'static str {
        match self {
            Self::Buffer => "buffer",
            Self::Sampler => "sampler",
            Self::Texture => "texture",
            Self::StorageTexture => "storageTexture",
        }
    }
}

/// Binding layouts: number, class, text.
macro_rules! binding_layouts {
    ($($(#[$doc:meta])* $variant:ident = $number:literal, $class:ident, $text:literal;)*) => {
        /// A WebGPU binding layout: all that is said to WebGPU of a binding. 0 in the file is none.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u32)]
        pub enum BindingLayout {
            $($(#[$doc])* $variant = $number,)*
        }

        impl BindingLayout {
            /// The largest number.
            pub const LAST: u32 = 9;

            /// The one with this number; `None` for 0, which is none, and for unknown numbers.
            pub fn new(number: u32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// What it describes, in words.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)*
                }
            }

            /// What kind of resource it describes.
            pub fn class(self) -> BindingLayoutClass {
                match self {
                    $(Self::$variant => BindingLayoutClass::$class,)*
                }
            }
        }
    };
}

binding_layouts! {
    /// A uniform buffer.
    Uniform = 1, Buffer, "uniform buffer";
    /// A storage buffer that is only read.
    ReadOnlyStorage = 2, Buffer, "read-only storage buffer";
    /// A storage buffer.
    Storage = 3, Buffer, "storage buffer";
    /// A filtering sampler.
    FilteringSampler = 4, Sampler, "filtering sampler";
    /// A 2D `float` texture, sampled, not multisampled.
    Texture2D = 5, Texture, "2D float texture";
    /// A 2D read-write `r32float` storage texture.
    StorageR32Float = 6, StorageTexture, "2D r32float storage texture";
    /// A 2D read-write `rg32float` storage texture.
    StorageRg32Float = 7, StorageTexture, "2D rg32float storage texture";
    /// A 2D read-write `rgba32float` storage texture.
    StorageRgba32Float = 8, StorageTexture, "2D rgba32float storage texture";
    /// A 2D read-write `r32uint` storage texture.
    StorageR32Uint = 9, StorageTexture, "2D r32uint storage texture";
}
