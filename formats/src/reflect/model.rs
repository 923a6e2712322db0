//! What is said of a shader, in words and numbers of its own: nothing of it points into the file.
//!
//! With the feature `serde` these structs are what is serialized: a field's name is its key. What there is none of is
//! left out, except lists, which may be empty. Names that are numbers in the file are DXIL's own names of them; a
//! number without a name is written as a number.

use alloc::{string::String, vec::Vec};

macro_rules! model {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $ty:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, Default, PartialEq)]
            #[cfg_attr(feature = "serde", derive(serde::Serialize))]
            #[non_exhaustive]
            pub struct $name {
                $(
                    $(#[$field_doc])*
                    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Absent::is_absent"))]
                    pub $field: $ty,
                )*
            }
        )*
    };
}

/// What may be left out.
#[cfg(feature = "serde")]
trait Absent {
    fn is_absent(&self) -> bool {
        false
    }
}

#[cfg(feature = "serde")]
impl<T> Absent for Option<T> {
    fn is_absent(&self) -> bool {
        self.is_none()
    }
}

#[cfg(feature = "serde")]
macro_rules! present {
    ($($ty:ty)*) => {
        $(impl Absent for $ty {})*
    };
}

#[cfg(feature = "serde")]
present! { String bool u32 u64 usize f32 [u32; 3] Source Code }

#[cfg(feature = "serde")]
impl<T> Absent for Vec<T> {}

/// Where what is said of resources and types comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Source {
    /// The program itself.
    #[default]
    Program,
    /// The part STAT, to which dxc moves it.
    Statistics,
    /// The program, which was stripped: names are missing.
    Stripped,
}

model! {
    /// What a shader says of itself.
    Reflection {
        /// The shader model: `ps_6_0`.
        shader_model: String,
        /// The stage: `Pixel`.
        stage: String,
        /// The version of DXIL: `1.0`.
        dxil_version: String,
        /// The version of the validator that it is made for (`dx.valver`): `1.8`.
        validator_version: String,
        /// Where names and types of resources come from.
        names_from: Source,
        /// The mask of features in the part SFI0; none without the part.
        feature_mask: Option<u64>,
        /// The names of the features that a device must have.
        features: Vec<String>,
        /// The names of what else the mask says.
        optional_features: Vec<String>,
        /// The root signature in the part RTS0.
        root_signature: Option<RootSignature>,
        /// What is said of a library as a whole.
        library: Option<Library>,
        /// The entry points: one, of a library any number.
        entry_points: Vec<EntryPoint>,
        /// The resources: constant buffers, samplers, SRVs, UAVs, each class by its numbers.
        resources: Vec<Resource>,
        /// What constant buffers, texture buffers and structured buffers hold.
        buffers: Vec<Buffer>,
        /// The payload that an amplification shader hands to a mesh shader.
        mesh_payload: Option<Payload>,
        /// The payloads of rays whose fields say who may access them.
        ray_payloads: Vec<Payload>,
        /// Which outputs depend on which inputs and on the number of the view (`dx.viewIdState`).
        dependencies: Option<Dependencies>,
        /// The state-object subobjects of a library, in the part RDAT.
        subobjects: Vec<Subobject>,
        /// What the code is made of.
        code: Code,
    }

    /// A root signature.
    RootSignature {
        /// The version: `1.1`.
        version: String,
        /// The number of parameters.
        parameters: u32,
        /// The number of static samplers.
        static_samplers: u32,
        /// The flags.
        flags: u32,
    }

    /// What is said of a library as a whole.
    Library {
        /// The shader flags.
        shader_flags: u64,
        /// Their names.
        shader_flag_names: Vec<String>,
        /// The register space of automatic bindings.
        auto_binding_space: Option<u32>,
    }

    /// An entry point.
    EntryPoint {
        /// Its name; of a library the mangled one.
        name: String,
        /// Its name in HLSL, where runtime data has it.
        unmangled_name: Option<String>,
        /// Its stage.
        stage: String,
        /// The name of its function; none of a hull shader that passes its control points on.
        function: Option<String>,
        /// The shader flags (tag 0).
        shader_flags: u64,
        /// Their names.
        shader_flag_names: Vec<String>,
        /// What is done with denormal floats: `any`, `preserve` or `ftz`.
        denormal_mode: Option<String>,
        /// The threads of a group.
        thread_group: Option<[u32; 3]>,
        /// The lanes of a wave.
        wave_size: Option<WaveSize>,
        /// The bytes of group-shared memory that it may use.
        group_shared_limit: Option<u32>,
        /// The register space of automatic bindings.
        auto_binding_space: Option<u32>,
        /// The size of the root signature that belongs to it alone, in bytes.
        root_signature_size: Option<usize>,
        /// Of a geometry shader.
        geometry: Option<Geometry>,
        /// Of a hull shader.
        hull: Option<Hull>,
        /// Of a domain shader.
        domain: Option<Domain>,
        /// Of a mesh shader.
        mesh: Option<Mesh>,
        /// Of an amplification shader.
        amplification: Option<Amplification>,
        /// The size in bytes of a ray's payload, or of a callable shader's parameter.
        payload_size: Option<u32>,
        /// The size of a hit's attributes in bytes.
        attribute_size: Option<u32>,
        /// Of a work graph's node.
        node: Option<Node>,
        /// The input signature.
        inputs: Vec<SignatureElement>,
        /// The output signature; of a mesh shader that of vertices.
        outputs: Vec<SignatureElement>,
        /// The patch constants of a hull or domain shader, the primitives' outputs of a mesh shader.
        patch_constants_or_primitives: Vec<SignatureElement>,
        /// What runtime data says of it.
        runtime: Option<Runtime>,
    }

    /// The lanes of a wave.
    WaveSize {
        /// The least.
        min: u32,
        /// The most; none where only the least will do.
        max: Option<u32>,
        /// The preferred number.
        preferred: Option<u32>,
    }

    /// What a geometry shader is.
    Geometry {
        /// The primitive that it takes.
        input_primitive: String,
        /// The primitives that it gives.
        output_topology: String,
        /// The most vertices that it gives.
        max_vertex_count: u32,
        /// The streams that it writes to, as bits.
        stream_mask: u32,
        /// The number of instances.
        instance_count: u32,
    }

    /// What a hull shader is.
    Hull {
        /// The function of patch constants.
        patch_constant_function: String,
        /// The number of control points that it takes.
        input_control_points: u32,
        /// The number of control points that it gives.
        output_control_points: u32,
        /// The tessellator's domain.
        domain: String,
        /// The tessellator's partitioning.
        partitioning: String,
        /// The tessellator's output primitive.
        output_primitive: String,
        /// The highest tessellation factor.
        max_tessellation_factor: f32,
    }

    /// What a domain shader is.
    Domain {
        /// The tessellator's domain.
        domain: String,
        /// The number of control points that it takes.
        input_control_points: u32,
    }

    /// What a mesh shader is.
    Mesh {
        /// The most vertices that it gives.
        max_vertex_count: u32,
        /// The most primitives that it gives.
        max_primitive_count: u32,
        /// The primitives that it gives.
        output_topology: String,
        /// The size of the payload in bytes.
        payload_size: u32,
    }

    /// What an amplification shader is.
    Amplification {
        /// The size of the payload in bytes.
        payload_size: u32,
    }

    /// What a work graph's node is.
    Node {
        /// How it is launched.
        launch_type: String,
        /// Whether a graph may begin with it.
        is_program_entry: bool,
        /// Its name and index.
        id: Option<NodeId>,
        /// The index in the table of local root arguments; `u32::MAX` for none.
        local_root_arguments: u32,
        /// The node whose input it shares.
        shares_input_of: Option<NodeId>,
        /// The grid that it is dispatched with.
        dispatch_grid: Option<[u32; 3]>,
        /// The largest grid that it is dispatched with.
        max_dispatch_grid: Option<[u32; 3]>,
        /// How deep it may call itself.
        max_recursion_depth: u32,
        /// Its inputs.
        inputs: Vec<NodeParameter>,
        /// Its outputs.
        outputs: Vec<NodeParameter>,
    }

    /// The name and index of a node.
    NodeId {
        /// Its name.
        name: String,
        /// Its index in an array of nodes.
        index: u32,
    }

    /// An input or output of a node.
    NodeParameter {
        /// What it is in HLSL: `DispatchNodeInputRecord`.
        kind: String,
        /// Whether who reads and writes it is kept apart.
        tracks_sharing: bool,
        /// Whether writes reach all threads.
        globally_coherent: bool,
        /// The node that an output goes to.
        id: Option<NodeId>,
        /// The size of a record in bytes; 0 of an empty one.
        record_size: u32,
        /// The alignment of a record in bytes.
        record_alignment: u32,
        /// Where a record has the dispatch grid.
        dispatch_grid: Option<DispatchGrid>,
        /// The most records.
        max_records: u32,
        /// The number of the output that it shares these with.
        max_records_shared_with: Option<u32>,
        /// The number of nodes that an output goes to.
        array_size: u32,
        /// Whether some of them may be missing.
        allows_sparse_nodes: bool,
    }

    /// Where a record has the dispatch grid.
    DispatchGrid {
        /// The offset in bytes.
        offset: u32,
        /// The type of its components.
        component_type: String,
        /// The number of its components.
        components: u32,
    }

    /// An element of a signature.
    SignatureElement {
        /// Its number in the signature.
        id: u32,
        /// The semantic's name.
        name: String,
        /// The semantic's index of each row.
        indexes: Vec<u32>,
        /// What the semantic is: `Position`; `Arbitrary` where it is no system value.
        semantic: String,
        /// The type of its components.
        component_type: String,
        /// The number of rows.
        rows: u32,
        /// The number of columns.
        columns: u32,
        /// The first register; none where it has none.
        start_row: Option<u32>,
        /// The first component; none where it has none.
        start_column: Option<u32>,
        /// How it is interpolated.
        interpolation: String,
        /// The geometry stream that it is written to.
        stream: u32,
        /// The components that are used, as bits from its first one.
        usage_mask: u32,
        /// The components that are indexed by what is only known as the program runs, as bits from its first one.
        dynamic_index_mask: u32,
    }

    /// What runtime data says of a function.
    Runtime {
        /// The resources that it uses: indices in the list of resources.
        resources: Vec<u32>,
        /// The names of the functions outside that it calls.
        dependencies: Vec<String>,
        /// The mask of features that it needs.
        feature_mask: u64,
        /// Their names.
        features: Vec<String>,
        /// The stages that may call it.
        stages: Vec<String>,
        /// The least shader model that may use it: `6.3`.
        min_shader_model: String,
    }

    /// A resource.
    Resource {
        /// Its class: `SRV`, `UAV`, `CBuffer` or `Sampler`.
        class: String,
        /// Its number in its class.
        id: u32,
        /// Its kind: `Texture2D`.
        kind: String,
        /// Its name; empty where it was stripped.
        name: String,
        /// The register space.
        space: u32,
        /// The first register.
        lower_bound: u32,
        /// The number of registers; none where the range has no end.
        count: Option<u32>,
        /// The type of a typed view's components.
        component_type: Option<String>,
        /// The number of a typed view's components, where its type is there.
        components: Option<u32>,
        /// The number of samples of a multisampled texture; none where it is not known.
        samples: Option<u32>,
        /// The size of a structured buffer's element in bytes.
        stride: Option<u32>,
        /// What a feedback texture records.
        feedback: Option<String>,
        /// What a sampler does.
        sampler: Option<String>,
        /// The size of a constant buffer in bytes.
        size: Option<u32>,
        /// Whether writes reach all threads.
        globally_coherent: bool,
        /// Whether writes reach the threads that go on elsewhere.
        reorder_coherent: bool,
        /// Whether it has a counter.
        counter: bool,
        /// Whether a rasterizer's order holds.
        rasterizer_ordered: bool,
        /// Whether 64-bit atomics are done on it.
        atomic64: bool,
    }

    /// What a buffer holds.
    Buffer {
        /// The class of the resource.
        class: String,
        /// Its number in its class.
        id: u32,
        /// Its kind: `CBuffer`, `TBuffer` or `StructuredBuffer`.
        kind: String,
        /// Its name.
        name: String,
        /// The size in bytes: of a constant or texture buffer rounded up to 16, of a structured buffer an element's.
        size: u32,
        /// Its variables; of a structured buffer one, the element. Empty where nothing is said of its type.
        variables: Vec<Member>,
    }

    /// A variable in a buffer, or a member of a struct there.
    Member {
        /// Its name.
        name: String,
        /// Its type in HLSL, without array: `float4x4`; of a struct its name.
        type_name: String,
        /// What it is: `Scalar`, `Vector`, `RowMajorMatrix`, `ColumnMajorMatrix`, `Struct`, `BitField`.
        class: String,
        /// The type of its components; none of a struct.
        component_type: Option<String>,
        /// The number of rows; 0 of a struct.
        rows: u32,
        /// The number of columns; 0 of a struct.
        columns: u32,
        /// The number of elements of an array, of all dimensions; none where it is no array.
        elements: Option<u32>,
        /// The offset in bytes from the start of the buffer, of the first element of all arrays around it.
        offset: u32,
        /// The size in bytes, of an array from its first element to the end of the last.
        size: u32,
        /// The bytes from one element of an array to the next.
        array_stride: Option<u32>,
        /// The number of bits of a bit field.
        bits: Option<u32>,
        /// The first bit of a bit field.
        bit_offset: Option<u32>,
        /// Whether the program uses it; none where that is not said: of members, and for validators before 1.5.
        used: Option<bool>,
        /// The members of a struct; the bit fields of an integer.
        members: Vec<Member>,
    }

    /// A payload.
    Payload {
        /// The name of the struct.
        type_name: String,
        /// The size in bytes.
        size: u64,
        /// Its fields.
        fields: Vec<PayloadField>,
    }

    /// A field of a payload.
    PayloadField {
        /// Its name, where it is said.
        name: Option<String>,
        /// Its type in LLVM.
        llvm_type: String,
        /// The offset in bytes.
        offset: u64,
        /// The size in bytes.
        size: u64,
        /// The alignment in bytes.
        alignment: u32,
        /// Who may read and write it.
        access: Option<Access>,
    }

    /// Who may read and write a field of a ray's payload: `NoAccess`, `Read`, `Write` or `ReadWrite`.
    Access {
        /// Who traces the ray.
        caller: String,
        /// A closest-hit shader.
        closest_hit: String,
        /// A miss shader.
        miss: String,
        /// An any-hit shader.
        any_hit: String,
    }

    /// What outputs depend on. Components are numbered by register and component: 4 for each register.
    Dependencies {
        /// The number of components of the input.
        inputs: u32,
        /// The outputs: one stream, of a geometry shader four.
        streams: Vec<Outputs>,
        /// The patch constants of a hull shader or the primitives of a mesh shader.
        patch_constants_or_primitives: Option<Outputs>,
        /// The outputs of a domain shader by the patch constants that they depend on.
        on_patch_constants: Vec<Dependency>,
    }

    /// What the outputs of a stream depend on.
    Outputs {
        /// The number of components.
        count: u32,
        /// Those that depend on the number of the view.
        on_view_id: Vec<u32>,
        /// Those that depend on inputs.
        on_inputs: Vec<Dependency>,
    }

    /// What a component of the output depends on.
    Dependency {
        /// The component of the output.
        output: u32,
        /// The components that it depends on.
        on: Vec<u32>,
    }

    /// A state-object subobject.
    Subobject {
        /// Its name.
        name: String,
        /// What it is: `HitGroup`.
        kind: String,
    }

    /// What the code is made of.
    Code {
        /// The number of functions with a body.
        function_count: usize,
        /// The number of instructions.
        instruction_count: usize,
        /// What dxc counted in it, where it says so.
        counters: Vec<Counter>,
        /// The operations that it calls.
        operations: Vec<Operation>,
        /// What is attached to its instructions and functions.
        attachments: Vec<Attachment>,
        /// The functions with a body.
        functions: Vec<Function>,
        /// The address spaces.
        address_spaces: Vec<AddressSpace>,
        /// The data layout: sizes and alignments as LLVM writes them.
        data_layout: String,
    }

    /// What dxc counted in the code.
    Counter {
        /// What: `insts`, `branches`, `tex_norm`, ...
        name: String,
        /// How many.
        count: u32,
    }

    /// An operation that is called.
    Operation {
        /// Its number.
        opcode: u32,
        /// Its name: `LoadInput`.
        name: String,
        /// The overload: `f32`; empty without one.
        overload: String,
        /// How often it is called.
        count: usize,
    }

    /// What is attached to instructions and functions.
    Attachment {
        /// The kind: `dx.precise`.
        kind: String,
        /// The number of instructions that have one.
        instructions: usize,
        /// The number of functions that have one.
        functions: usize,
    }

    /// A function with a body.
    Function {
        /// Its name.
        name: String,
        /// Its result and its parameters, where something is said of them.
        parameters: Vec<Parameter>,
        /// Its attributes: flags, `kind=number`, `"key"="value"`.
        attributes: Vec<String>,
    }

    /// The result of a function, or a parameter.
    Parameter {
        /// Its name.
        name: String,
        /// Which way it goes: `In`, `Out`, `Inout`, ...
        qualifier: String,
        /// Its semantic.
        semantic: Option<String>,
    }

    /// An address space.
    AddressSpace {
        /// Its number: 3 is memory that a group shares.
        number: u32,
        /// The number of pointer types.
        pointer_types: usize,
        /// The number of global variables.
        globals: usize,
        /// The number of global variables that never change.
        constants: usize,
        /// The bytes that its global variables take.
        bytes: u64,
    }
}
