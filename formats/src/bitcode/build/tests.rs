use super::*;
use crate::bitcode::{TypedValue, function::Call};
use crate::{
    bitcode::function::{Binop, Cast, Ret},
    ir::{Module, Opcode},
};
use alloc::string::ToString;

const LAYOUT: &str = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64";

fn module() -> ModuleBuilder {
    ModuleBuilder::new("dxil-ms-dx", LAYOUT)
}

#[test]
fn equal_types_constants_and_nodes_are_written_once() {
    let mut module = module();
    let i32 = module.integer(32);
    let i8 = module.integer(8);
    assert_eq!((i32, i8, module.integer(32)), (TypeIndex(0), TypeIndex(1), TypeIndex(0)));
    assert_eq!(module.int(i32, 5), module.int(i32, 5));
    assert_ne!(module.int(i32, 5), module.int(i8, 5));
    assert_eq!(module.int(i32, 0), module.constant(i32, &constants::Null));
    let five = module.int(i32, 5);
    let five = module.value(i32, five);
    assert_eq!(module.node(&[Some(five), None]), module.node(&[Some(five), None]));
    assert_ne!(module.node(&[None, Some(five)]), module.node(&[Some(five), None]));
    // A name belongs to a struct of its own, of which one is enough.
    assert_ne!(module.structure("a", &[i32]), module.structure("b", &[i32]));
    assert_eq!(module.structure("a", &[i32]), module.structure("a", &[i32]));
}

#[test]
fn values_are_numbered_when_all_are_known() {
    let mut module = module();
    let (i32, i8) = (module.integer(32), module.integer(8));
    let ty = module.function_type(i8, &[i32]);
    let first = module.function("first", ty, &[]).unwrap();
    let mut body = module.body(first, 1);
    let three = module.int(i32, 3);
    let sum = body.push(&Binop { lhs: body.parameter(0).into(), rhs: three.into(), opcode: 0, flags: None }).unwrap();
    // What comes later moves the ids of what the body named already.
    let second = module.function("second", ty, &[18]).unwrap();
    let called = body.call(second, &[sum.unwrap()]).unwrap().unwrap();
    let wide = body.push(&Cast { value: called.into(), ty: i32, opcode: 1 }).unwrap().unwrap();
    let four = module.int(i32, 4);
    let product = body.push(&Binop { lhs: wide.into(), rhs: four.into(), opcode: 2, flags: None }).unwrap();
    let back = body.push(&Cast { value: product.unwrap().into(), ty: i8, opcode: 0 }).unwrap();
    assert_eq!(body.push(&Ret { value: back.map(Into::into) }).unwrap(), None);
    module.define(body);

    let module = Module::read(&module.build().unwrap()).unwrap();
    let opcodes: Vec<_> = module.instructions.iter().map(|instruction| instruction.opcode).collect();
    assert_eq!(opcodes, [Opcode::Add, Opcode::Call, Opcode::ZExt, Opcode::Mul, Opcode::Trunc, Opcode::Ret]);
    let operands = |at: usize| module.instructions[at].operands.of(&module.operands).to_vec();
    // 0 and 1 are the functions, 2 and 3 the constants, 4 the parameter.
    assert_eq!(
        [operands(0), operands(1), operands(2), operands(3)],
        [[4, 2].to_vec(), [1, 5].into(), [6].into(), [7, 3].into()]
    );
}

#[test]
fn what_cannot_be_is_refused() {
    let mut module = module();
    let i32 = module.integer(32);
    assert!(module.function("not", i32, &[]).unwrap_err().to_string().contains("a function's type"));
    let ty = module.function_type(i32, &[i32]);
    let function = module.function("f", ty, &[]).unwrap();
    let mut body = module.body(function, 1);
    assert!(body.call(function, &[]).is_err());
    assert!(body.push(&Call { attributes: 0, flags: 0, operands: &[] }).is_err());
    // A value of the body's own that comes later is not there yet, and one that never comes not at all.
    for (id, forward) in [(LOCALS + 1, None), (LOCALS + 7, Some(i32)), (CONSTANTS, None)] {
        let mut body = module.body(function, 1);
        body.push(&Ret { value: Some(TypedValue { value: id, forward }) }).unwrap();
        let mut module = module.clone();
        module.define(body);
        assert!(module.build().unwrap_err().to_string().contains("in a record of code 10"));
    }
}
