//! Valid modules: small compute shaders with any types, constants, metadata, arithmetic, memory and control flow.

use arbitrary::{Result, Unstructured};
use shaderbin::{
    bitcode::{
        BlockIndex, List, MetadataIndex, Operand, OperandWriter, Operands, SignedValue, TypeIndex, TypedValue,
        ValueIndex,
        build::{Body, FunctionId, ModuleBuilder},
        constants,
        function::{Alloca, Binop, Br, Cast, Cmp2, GetElementPtr, Load, Phi, Ret, Select, Store, Switch},
        types,
    },
    dxil::{DATA_LAYOUT, TRIPLE},
};

/// Behind all ids that a builder gives: what a list's operands are relative to before the list is written.
const BEHIND: u32 = u32::MAX;

/// A module, and what is in it.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The bitcode.
    pub bitcode: Vec<u8>,
    /// How many basic blocks `main` has.
    pub blocks: usize,
    /// How many instructions it has.
    pub instructions: usize,
}

/// What every module has.
struct Types {
    i1: TypeIndex,
    i32: TypeIndex,
    float: TypeIndex,
    array: TypeIndex,
    structure: TypeIndex,
}

/// The operations that bodies call.
struct Operations {
    thread_id: FunctionId,
    unary: FunctionId,
    binary: FunctionId,
}

/// The values of each type that may be named where the body is.
#[derive(Clone, Default)]
struct Values {
    i1: Vec<ValueIndex>,
    i32: Vec<ValueIndex>,
    float: Vec<ValueIndex>,
}

/// How a block ends.
enum Ending {
    Ret,
    Goto(u32),
    Branch(u32, u32),
    Switch(u32, Vec<u32>),
}

impl Ending {
    fn targets(&self) -> Vec<u32> {
        match self {
            Self::Ret => Vec::new(),
            Self::Goto(block) => vec![*block],
            Self::Branch(if_true, if_false) => vec![*if_true, *if_false],
            Self::Switch(default, cases) => [&[*default], &cases[..]].concat(),
        }
    }
}

/// Makes a module of `bytes`.
///
/// # Errors
/// What the source of bytes refuses.
pub fn module(bytes: &mut Unstructured<'_>) -> Result<Generated> {
    let mut module = ModuleBuilder::new(TRIPLE, DATA_LAYOUT);
    let void = module.ty(&types::Void);
    let i1 = module.integer(1);
    let i32 = module.integer(32);
    let float = module.ty(&types::Float);
    let array = module.ty(&types::Array { count: bytes.int_in_range(1..=64)?, element: i32 });
    let fields: Vec<TypeIndex> = (0..bytes.int_in_range(1..=6)?).map(|at| [i32, float, array][at % 3]).collect();
    let structure = module.structure("struct.Any", &fields);
    let known = Types { i1, i32, float, array, structure };
    let ty = module.function_type(void, &[]);
    let main = function(&mut module, "main", ty, &[]);
    let ty = module.function_type(i32, &[i32, i32]);
    let thread_id = function(&mut module, "dx.op.threadId.i32", ty, &[18, 20]);
    let ty = module.function_type(float, &[i32, float]);
    let unary = function(&mut module, "dx.op.unary.f32", ty, &[18, 20]);
    let ty = module.function_type(float, &[i32, float, float]);
    let binary = function(&mut module, "dx.op.binary.f32", ty, &[18, 20]);
    let operations = Operations { thread_id, unary, binary };

    let endings = endings(bytes)?;
    let mut writer = Writer {
        body: module.body(main, endings.len() as u32),
        module: &mut module,
        types: known,
        operations,
        instructions: 0,
    };
    writer.write(&endings, bytes)?;
    let (body, instructions) = (writer.body, writer.instructions);
    module.define(body);
    describe(&mut module, main, i32, bytes)?;
    let bitcode = module.build().expect("all ids are the builder's");
    Ok(Generated { bitcode, blocks: endings.len(), instructions })
}

fn function(module: &mut ModuleBuilder, name: &str, ty: TypeIndex, attributes: &[u64]) -> FunctionId {
    module.function(name, ty, attributes).expect("it is a function's type")
}

/// How each block ends: any graph that never enters the first block again.
fn endings(bytes: &mut Unstructured<'_>) -> Result<Vec<Ending>> {
    let count: u32 = bytes.int_in_range(1..=6)?;
    let mut endings = Vec::new();
    for _ in 0..count {
        let block = |bytes: &mut Unstructured<'_>| bytes.int_in_range(1..=count - 1);
        endings.push(match bytes.int_in_range(0..=3)? {
            _ if count == 1 => Ending::Ret,
            0 => Ending::Goto(block(bytes)?),
            1 => Ending::Branch(block(bytes)?, block(bytes)?),
            2 => {
                let cases = (0..bytes.int_in_range(0..=4)?).map(|_| block(bytes)).collect::<Result<_>>()?;
                Ending::Switch(block(bytes)?, cases)
            }
            _ => Ending::Ret,
        });
    }
    Ok(endings)
}

struct Writer<'m> {
    module: &'m mut ModuleBuilder,
    body: Body,
    types: Types,
    operations: Operations,
    instructions: usize,
}

impl Writer<'_> {
    fn write(&mut self, endings: &[Ending], bytes: &mut Unstructured<'_>) -> Result<()> {
        // What the first block makes may be used in all others.
        let mut first = Values::default();
        for (number, ending) in endings.iter().enumerate() {
            let mut values = first.clone();
            let from: Vec<u32> = (0..)
                .zip(endings)
                .flat_map(|(from, ending)| {
                    ending.targets().into_iter().filter(move |to| *to as usize == number).map(move |_| from)
                })
                .collect();
            for _ in 0..if from.is_empty() { 0 } else { bytes.int_in_range(0..=2)? } {
                let phi = self.phi(&from, &first, bytes)?;
                values.i32.push(phi);
            }
            for _ in 0..bytes.int_in_range(0..=8)? {
                self.operation(&mut values, bytes)?;
            }
            self.end(ending, &values, bytes)?;
            if number == 0 {
                first = values;
            }
        }
        Ok(())
    }

    /// Counts an instruction that was pushed; its value.
    fn made(&mut self, pushed: shaderbin::Result<Option<ValueIndex>>) -> Option<ValueIndex> {
        self.instructions += 1;
        pushed.expect("no call, no list of blocks")
    }

    fn phi(&mut self, from: &[u32], values: &Values, bytes: &mut Unstructured<'_>) -> Result<ValueIndex> {
        let (mut operands, mut known) = (Vec::new(), Vec::new());
        for block in from {
            // One value for each predecessor, however often it comes.
            let value = match known.iter().find(|(other, _)| other == block) {
                Some((_, value)) => *value,
                None => self.i32(values, bytes)?,
            };
            known.push((*block, value));
            let writer = &mut OperandWriter::new(&mut operands, BEHIND);
            (SignedValue(value.0), BlockIndex(*block)).write(writer);
        }
        let incoming = List::new(Operands::relative(&operands, 0, BEHIND));
        let pushed = self.body.push(&Phi { ty: self.types.i32, incoming });
        Ok(self.made(pushed).expect("a phi makes a value"))
    }

    /// A value of `i32`: one that was made, or a constant.
    fn i32(&mut self, values: &Values, bytes: &mut Unstructured<'_>) -> Result<ValueIndex> {
        if !values.i32.is_empty() && bytes.ratio(3, 4)? {
            return bytes.choose(&values.i32).copied();
        }
        if bytes.ratio(1, 8)? {
            return Ok(self.module.undef(self.types.i32));
        }
        Ok(self.module.int(self.types.i32, i64::from(bytes.arbitrary::<i32>()?)))
    }

    fn float(&mut self, values: &Values, bytes: &mut Unstructured<'_>) -> Result<ValueIndex> {
        if !values.float.is_empty() && bytes.ratio(3, 4)? {
            return bytes.choose(&values.float).copied();
        }
        let bits = u64::from(bytes.arbitrary::<u32>()?);
        // Zero is the same as the null of its type.
        Ok(match bits {
            0 => self.module.constant(self.types.float, &constants::Null),
            _ => self.module.constant(self.types.float, &constants::Float { bits: &[bits] }),
        })
    }

    fn i1(&mut self, values: &Values, bytes: &mut Unstructured<'_>) -> Result<ValueIndex> {
        if !values.i1.is_empty() && bytes.ratio(7, 8)? {
            return bytes.choose(&values.i1).copied();
        }
        Ok(self.module.int(self.types.i1, -i64::from(bytes.arbitrary::<bool>()?)))
    }

    /// Appends one to four instructions that belong together.
    fn operation(&mut self, values: &mut Values, bytes: &mut Unstructured<'_>) -> Result<()> {
        match bytes.int_in_range(0..=9)? {
            0 => {
                let (lhs, rhs) = (self.i32(values, bytes)?, self.i32(values, bytes)?);
                let opcode = bytes.int_in_range(0..=12)?;
                let pushed = self.body.push(&Binop { lhs: lhs.into(), rhs: rhs.into(), opcode, flags: None });
                values.i32.extend(self.made(pushed));
            }
            1 => {
                let (lhs, rhs) = (self.float(values, bytes)?, self.float(values, bytes)?);
                let opcode = *bytes.choose(&[0, 1, 2, 4, 6])?;
                let flags = bytes.arbitrary::<bool>()?.then_some(31);
                let pushed = self.body.push(&Binop { lhs: lhs.into(), rhs: rhs.into(), opcode, flags });
                values.float.extend(self.made(pushed));
            }
            2 => {
                let (lhs, rhs) = (self.i32(values, bytes)?, self.i32(values, bytes)?);
                let predicate = bytes.int_in_range(32..=41)?;
                let pushed = self.body.push(&Cmp2 { lhs: lhs.into(), rhs: rhs.into(), predicate, flags: None });
                values.i1.extend(self.made(pushed));
            }
            3 => {
                let (lhs, rhs) = (self.float(values, bytes)?, self.float(values, bytes)?);
                let predicate = bytes.int_in_range(1..=14)?;
                let pushed = self.body.push(&Cmp2 { lhs: lhs.into(), rhs: rhs.into(), predicate, flags: None });
                values.i1.extend(self.made(pushed));
            }
            4 => {
                let condition = self.i1(values, bytes)?.into();
                let (if_true, if_false) = (self.i32(values, bytes)?.into(), self.i32(values, bytes)?.into());
                let pushed = self.body.push(&Select { if_true, if_false, condition });
                values.i32.extend(self.made(pushed));
            }
            5 => {
                let value = self.i32(values, bytes)?.into();
                let opcode = *bytes.choose(&[5, 6, 11])?;
                let pushed = self.body.push(&Cast { value, ty: self.types.float, opcode });
                values.float.extend(self.made(pushed));
            }
            6 => {
                let value = self.float(values, bytes)?.into();
                let opcode = *bytes.choose(&[3, 4, 11])?;
                let pushed = self.body.push(&Cast { value, ty: self.types.i32, opcode });
                values.i32.extend(self.made(pushed));
            }
            7 => self.memory(values, bytes)?,
            8 => {
                let (code, axis) = (self.constant(93), self.constant(bytes.int_in_range(0..=2)?));
                let pushed = self.body.call(self.operations.thread_id, &[code, axis]);
                values.i32.extend(self.made(pushed));
            }
            _ => {
                let first = self.float(values, bytes)?;
                let pushed = if bytes.arbitrary()? {
                    let code = self.constant(*bytes.choose(&[6, 7, 12, 13, 21, 22, 23, 24, 25])?);
                    self.body.call(self.operations.unary, &[code, first])
                } else {
                    let code = self.constant(bytes.int_in_range(35..=36)?);
                    let second = self.float(values, bytes)?;
                    self.body.call(self.operations.binary, &[code, first, second])
                };
                values.float.extend(self.made(pushed));
            }
        }
        Ok(())
    }

    fn constant(&mut self, value: i64) -> ValueIndex {
        self.module.int(self.types.i32, value)
    }

    /// A variable of the function's own: an array or a struct, one element of which is written and read.
    fn memory(&mut self, values: &mut Values, bytes: &mut Unstructured<'_>) -> Result<()> {
        let is_array = bytes.arbitrary::<bool>()?;
        let ty = if is_array { self.types.array } else { self.types.structure };
        let one = self.constant(1);
        // The allocated type is stated (bit 6); the alignment is 4, stored as its exponent and one.
        let alloca = Alloca { ty, count_ty: self.types.i32, count: one, flags: 1 << 6 | 3 };
        let pushed = self.body.push(&alloca);
        let variable = self.made(pushed).expect("an address");
        let index = if is_array { self.i32(values, bytes)? } else { self.constant(0) };
        let zero = self.constant(0);
        let mut operands = Vec::new();
        let writer = &mut OperandWriter::new(&mut operands, BEHIND);
        [variable, zero, index].into_iter().for_each(|value| TypedValue::from(value).write(writer));
        let operands = List::new(Operands::relative(&operands, 0, BEHIND));
        let pushed = self.body.push(&GetElementPtr { inbounds: 1, ty, operands });
        let element = self.made(pushed).expect("an address");
        let value = self.i32(values, bytes)?.into();
        let pushed = self.body.push(&Store { pointer: element.into(), value, alignment: 3, volatile: 0 });
        self.made(pushed);
        let operands = [u64::from(self.types.i32.0), 3, u64::from(bytes.ratio(1, 8)?)];
        let pushed = self.body.push(&Load { pointer: element.into(), operands: &operands });
        values.i32.extend(self.made(pushed));
        Ok(())
    }

    fn end(&mut self, ending: &Ending, values: &Values, bytes: &mut Unstructured<'_>) -> Result<()> {
        let pushed = match ending {
            Ending::Ret => self.body.push(&Ret { value: None }),
            Ending::Goto(block) => self.body.push(&Br { if_true: BlockIndex(*block), if_false: None, condition: None }),
            Ending::Branch(if_true, if_false) => {
                let condition = Some(self.i1(values, bytes)?.into());
                let if_false = Some(BlockIndex(*if_false));
                self.body.push(&Br { if_true: BlockIndex(*if_true), if_false, condition })
            }
            Ending::Switch(default, cases) => {
                let condition = self.i32(values, bytes)?.into();
                let mut operands = Vec::new();
                for (number, block) in (1..).zip(cases) {
                    let value = self.constant(number);
                    (value, BlockIndex(*block)).write(&mut OperandWriter::new(&mut operands, BEHIND));
                }
                let cases = List::new(Operands::relative(&operands, 0, BEHIND));
                self.body.push(&Switch { ty: self.types.i32, condition, default: BlockIndex(*default), cases })
            }
        };
        self.made(pushed);
        Ok(())
    }
}

/// The metadata that makes it a shader, and more that nobody asked for.
fn describe(module: &mut ModuleBuilder, main: FunctionId, i32: TypeIndex, bytes: &mut Unstructured<'_>) -> Result<()> {
    let numbers = [0, 1, 4, 6].map(|value| Some(module.number(i32, value)));
    let [n0, n1, n4, n6] = numbers;
    let mut threads = Vec::new();
    for most in [64, 4, 4] {
        threads.push(Some(module.number(i32, bytes.int_in_range(1..=most)?)));
    }
    let threads = module.node(&threads);
    let properties = module.node(&[n4, Some(threads)]);
    let pointer = module.pointer(main.ty);
    let function = module.value(pointer, main.value);
    let name = module.string("main");
    let entry = module.node(&[Some(function), Some(name), None, None, Some(properties)]);
    let stage = module.string("cs");
    for (name, elements) in
        [("dx.version", vec![n1, n0]), ("dx.valver", vec![n1, n6]), ("dx.shaderModel", vec![Some(stage), n6, n0])]
    {
        let node = module.node(&elements);
        module.named(name, node);
    }
    module.named("dx.entryPoints", entry);
    let mut nodes: Vec<MetadataIndex> = vec![entry];
    for _ in 0..bytes.int_in_range(0..=6)? {
        let mut elements = Vec::new();
        for _ in 0..bytes.int_in_range(0..=4)? {
            elements.push(match bytes.int_in_range(0..=3)? {
                0 => None,
                1 => Some(module.string(bytes.arbitrary()?)),
                2 => Some(module.number(i32, bytes.arbitrary::<i32>()?.into())),
                _ => Some(*bytes.choose(&nodes)?),
            });
        }
        let node = module.node(&elements);
        nodes.push(node);
        if bytes.ratio(1, 3)? {
            module.named("any", node);
        }
    }
    Ok(())
}
