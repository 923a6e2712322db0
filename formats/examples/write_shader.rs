//! Writes a compute shader without a compiler: what dxc makes of
//!
//! ```hlsl
//! RWByteAddressBuffer squares : register(u0);
//! [numthreads(64, 1, 1)]
//! void main(uint3 id : SV_DispatchThreadID) { squares.Store(id.x * 4, id.x * id.x); }
//! ```
//!
//! `cargo run --example write_shader -- squares.dxil`

use shaderbin::{
    Result,
    bitcode::{
        build::ModuleBuilder,
        function::{Binop, Ret},
        types,
    },
    dxbc::{Builder, FourCc},
    dxil::{DATA_LAYOUT, TRIPLE},
    part::{
        features::Features,
        hash::ShaderHash,
        program::{ShaderKind, write_program},
        psv0::{Psv0Builder, Resource0, Resource1},
        signature::SignatureBuilder,
    },
};
use std::process::ExitCode;
use zerocopy::IntoBytes;

const THREADS: [u32; 3] = [64, 1, 1];
// LLVM's numbers of the attributes that DXIL's operations have.
const NO_UNWIND: u64 = 18;
const READ_NONE: u64 = 20;
const READ_ONLY: u64 = 21;

/// The module: types, operations, the function `main`, and the metadata that says what it is.
pub fn module() -> Result<Vec<u8>> {
    let mut module = ModuleBuilder::new(TRIPLE, DATA_LAYOUT);
    let void = module.ty(&types::Void);
    let [i1, i8, i32, i64] = [1, 8, 32, 64].map(|width| module.integer(width));
    let bytes = module.pointer(i8);
    let handle = module.structure("dx.types.Handle", &[bytes]);
    let buffer = module.structure("struct.RWByteAddressBuffer", &[i32]);

    let ty = module.function_type(void, &[]);
    let main = module.function("main", ty, &[])?;
    let ty = module.function_type(i32, &[i32, i32]);
    let thread_id = module.function("dx.op.threadId.i32", ty, &[NO_UNWIND, READ_NONE])?;
    let ty = module.function_type(handle, &[i32, i8, i32, i32, i1]);
    let create_handle = module.function("dx.op.createHandle", ty, &[NO_UNWIND, READ_ONLY])?;
    let ty = module.function_type(void, &[i32, handle, i32, i32, i32, i32, i32, i32, i8]);
    let buffer_store = module.function("dx.op.bufferStore.i32", ty, &[NO_UNWIND])?;

    let zero = module.int(i32, 0);
    let uav = module.int(i8, 1);
    let two = module.int(i32, 2);
    let none = module.undef(i32);
    let mut body = module.body(main, 1);
    let opcode = module.int(i32, 57);
    let uniform = module.int(i1, 0);
    let squares = body.call(create_handle, &[opcode, uav, zero, zero, uniform])?.unwrap();
    let opcode = module.int(i32, 93);
    let id = body.call(thread_id, &[opcode, zero])?.unwrap();
    let square = body.push(&Binop { lhs: id.into(), rhs: id.into(), opcode: 2, flags: None })?.unwrap();
    let offset = body.push(&Binop { lhs: id.into(), rhs: two.into(), opcode: 7, flags: None })?.unwrap();
    let (opcode, mask) = (module.int(i32, 69), module.int(i8, 1));
    body.call(buffer_store, &[opcode, squares, offset, none, square, none, none, none, mask])?;
    body.push(&Ret { value: None })?;
    module.define(body);

    // A UAV: number, symbol, name, space, first register, count, kind; coherent, with a counter, ordered; properties.
    let pointer = module.pointer(buffer);
    let symbol = module.undef(pointer);
    let symbol = module.value(pointer, symbol);
    let name = module.string("");
    let [n0, n1, n4, n8, n6, raw_buffer] = [0, 1, 4, 8, 6, 11].map(|value| module.number(i32, value));
    let no = module.number(i1, 0);
    let [n0, n1, symbol, name, raw_buffer, no] = [n0, n1, symbol, name, raw_buffer, no].map(Some);
    let uav = module.node(&[n0, symbol, name, n0, n0, n1, raw_buffer, no, no, no, None]);
    let uavs = module.node(&[Some(uav)]);
    let resources = module.node(&[None, Some(uavs), None, None]);
    // Its properties: tag 0, the shader's flags (bit 4: raw buffers); tag 4, the number of threads.
    let flags = module.number(i64, 1 << 4);
    let threads = THREADS.map(|count| Some(module.number(i32, count.into())));
    let threads = module.node(&threads);
    let properties = module.node(&[n0, Some(flags), Some(n4), Some(threads)]);
    // The entry point: function, name, signatures, resources, properties.
    let pointer = module.pointer(main.ty);
    let function = module.value(pointer, main.value);
    let name = module.string("main");
    let entry = module.node(&[Some(function), Some(name), None, Some(resources), Some(properties)]);

    let writer = module.string("shaderbin");
    let stage = module.string("cs");
    for (name, elements) in [
        ("llvm.ident", &[Some(writer)][..]),
        ("dx.version", &[n1, n0]),
        ("dx.valver", &[n1, Some(n8)]),
        ("dx.shaderModel", &[Some(stage), Some(n6), n0]),
    ] {
        let node = module.node(elements);
        module.named(name, node);
    }
    module.named("dx.resources", resources);
    module.named("dx.entryPoints", entry);
    module.build()
}

/// The container: the module, and what a pipeline asks of it without reading it.
pub fn container() -> Result<Vec<u8>> {
    let bitcode = module()?;
    let mut program = Vec::new();
    // Shader Model 6.0, DXIL 1.0.
    write_program((ShaderKind::Compute as u32) << 16 | 0x60, 0x100, &bitcode, &mut program)?;

    let mut psv0 = Psv0Builder::new(3, ShaderKind::Compute);
    let main = psv0.add_string(b"main");
    let version3 = &mut psv0.runtime_info.version4.version3;
    version3.entry_name = main.into();
    version3.version2.threads = THREADS.map(Into::into);
    let place = Resource0 { resource_type: 7.into(), space: 0.into(), lower_bound: 0.into(), upper_bound: 0.into() };
    psv0.resources.push(&Resource1 { version0: place, kind: 11.into(), flags: 0.into() });

    let hash = ShaderHash { flags: 0.into(), digest: ShaderHash::digest_of(&bitcode) };
    Builder::new()
        .part(FourCc::SFI0, Features { mask: 0.into() }.as_bytes())
        .part(FourCc::ISG1, SignatureBuilder::new(FourCc::ISG1).build()?)
        .part(FourCc::OSG1, SignatureBuilder::new(FourCc::OSG1).build()?)
        .part(FourCc::PSV0, psv0.build()?)
        .part(FourCc::HASH, hash.as_bytes())
        .part(FourCc::DXIL, program)
        .build()
}

#[allow(dead_code, reason = "a test takes the functions of this file alone")]
fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        eprintln!("usage: write_shader FILE");
        return ExitCode::from(2);
    };
    let written = container().map_err(|error| error.to_string());
    match written.and_then(|bytes| std::fs::write(path, bytes).map_err(|error| error.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("write_shader: {error}");
            ExitCode::FAILURE
        }
    }
}
