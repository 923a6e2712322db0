//! Writes a compute shader of any size, to see how time and memory of a reader grow with it: arithmetic, loads and stores
//! in one function, or in as many as are asked for.
//!
//! `cargo run --release --example large_module -- BYTES FUNCTIONS OUT.bc`

use shaderbin::{
    Result,
    bitcode::{BlockIndex, TypeIndex, ValueIndex},
    bitcode::{
        build::{FunctionId, ModuleBuilder},
        function::{Binop, Br, Ret},
        types,
    },
    dxil::{DATA_LAYOUT, TRIPLE},
};
use std::process::ExitCode;

/// What an instruction takes, about.
const BYTES: usize = 8;
/// How many instructions a basic block has.
const BLOCK: usize = 30;

const ADD: u64 = 0;
const MUL: u64 = 2;
const XOR: u64 = 12;

/// A module of about `size` bytes with so many functions besides `main`.
pub fn module(size: usize, functions: usize) -> Result<Vec<u8>> {
    let mut module = ModuleBuilder::new(TRIPLE, DATA_LAYOUT);
    let void = module.ty(&types::Void);
    let [i8, i32] = [8, 32].map(|width| module.integer(width));
    let bytes = module.pointer(i8);
    let handle = module.structure("dx.types.Handle", &[bytes]);
    let ty = module.function_type(i32, &[i32, i32]);
    let thread_id = module.function("dx.op.threadId.i32", ty, &[])?;
    let ty = module.function_type(void, &[i32, handle, i32, i32, i32, i32, i32, i32, i8]);
    let store = module.function("dx.op.bufferStore.i32", ty, &[])?;
    let nothing = module.function_type(void, &[]);
    let work = Work { i32, handle, thread_id, store };
    let blocks = size / (BYTES * BLOCK * functions.max(1));
    for number in 0..functions.max(1) {
        let function = module.function(&format!("work{number}"), nothing, &[])?;
        work.define(&mut module, function, blocks.max(1) as u32)?;
    }
    let main = module.function("main", nothing, &[])?;
    let mut body = module.body(main, 1);
    body.push(&Ret { value: None })?;
    module.define(body);
    module.build()
}

/// What the functions use.
struct Work {
    i32: TypeIndex,
    handle: TypeIndex,
    thread_id: FunctionId,
    store: FunctionId,
}

impl Work {
    fn define(&self, module: &mut ModuleBuilder, function: FunctionId, blocks: u32) -> Result<()> {
        let int = |module: &mut ModuleBuilder, value| module.int(self.i32, value);
        let none = module.undef(self.i32);
        let handle = module.undef(self.handle);
        let i8 = module.integer(8);
        let mask = module.int(i8, 1);
        let [thread_id, store, zero] = [93, 69, 0].map(|value| int(module, value));
        let mut body = module.body(function, blocks);
        for block in 0..blocks {
            let id = body.call(self.thread_id, &[thread_id, zero])?;
            let mut value: ValueIndex = id.unwrap_or(zero);
            for number in 0..BLOCK - 3 {
                let other = int(module, (number % 7 + 1) as i64);
                let opcode = [ADD, MUL, XOR][number % 3];
                let record = Binop { lhs: value.into(), rhs: other.into(), opcode, flags: None };
                value = body.push(&record)?.unwrap_or(value);
            }
            body.call(self.store, &[store, handle, value, none, value, none, none, none, mask])?;
            if block + 1 == blocks {
                body.push(&Ret { value: None })?;
            } else {
                body.push(&Br { if_true: BlockIndex(block + 1), if_false: None, condition: None })?;
            }
        }
        module.define(body);
        Ok(())
    }
}

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let numbers = arguments.iter().take(2).map(|text| text.parse().ok()).collect::<Option<Vec<usize>>>();
    let (Some([size, functions]), [_, _, path]) = (numbers.as_deref(), &arguments[..]) else {
        eprintln!("usage: large_module BYTES FUNCTIONS OUT.bc");
        return ExitCode::from(2);
    };
    let written = module(*size, *functions).map_err(|error| error.to_string());
    match written.and_then(|bytes| std::fs::write(path, bytes).map_err(|error| error.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("large_module: {error}");
            ExitCode::FAILURE
        }
    }
}
