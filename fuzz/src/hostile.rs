//! Hostile modules: small bitcode that would take time, memory or stack without measure, if a reader or printer let it.
//! No fuzzer finds these in an hour; each is made here, and the tests run every body on it.

use shaderbin::{
    bitcode::{Record, block, constants, function, metadata, module, types},
    bitstream::StreamWriter,
};

/// Writes bitcode without abbreviations, but for those that are told.
#[derive(Clone, Debug, Default)]
pub struct Writer(StreamWriter);

impl Writer {
    /// Appends a field of `width` bits.
    pub fn fixed(&mut self, value: u64, width: u32) {
        self.0.fixed(value, width);
    }

    /// Appends a number in chunks of `width` bits.
    pub fn vbr(&mut self, value: u64, width: u32) {
        self.0.vbr(value, width);
    }

    /// Opens a block.
    pub fn enter(&mut self, block: u32) {
        self.0.enter(block, 4);
    }

    /// Closes the last block that was opened.
    pub fn end(&mut self) {
        self.0.end();
    }

    /// Appends a record.
    pub fn record(&mut self, code: u32, operands: &[u64]) {
        self.0.record(code, operands);
    }

    /// Appends a global variable of the type `ty`; its initializer's number and one, or 0.
    fn global(&mut self, ty: u64, initializer: u64) {
        self.record(module::GlobalVar::CODE, &[ty, 3, initializer, 0, 0, 0]);
    }

    /// Appends a block of records.
    fn block(&mut self, block: u32, records: impl IntoIterator<Item = (u32, Vec<u64>)>) {
        self.enter(block);
        records.into_iter().for_each(|(code, operands)| self.record(code, &operands));
        self.end();
    }

    /// The bytes; all blocks are closed.
    pub fn finish(self) -> Vec<u8> {
        self.0.finish()
    }
}

type Records = Vec<(u32, Vec<u64>)>;

/// A writer in a module's block, behind the version.
fn opened() -> Writer {
    let mut writer = Writer::default();
    writer.enter(block::MODULE);
    writer.record(module::Version::CODE, &[1]);
    writer
}

/// A writer behind a table of types.
fn with_types(types: Records) -> Writer {
    let mut writer = opened();
    let count = types.iter().filter(|(code, _)| *code != types::StructName::CODE).count() as u64;
    let head = (types::NumEntry::CODE, vec![count]);
    writer.block(block::TYPE, [head].into_iter().chain(types));
    writer
}

fn i32() -> (u32, Vec<u64>) {
    (types::Integer::CODE, vec![32])
}

/// All hostile modules, with names.
pub fn modules() -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("array-of-nothing", array_of(&[(1 << 1, 4), (0, 5)])),
        ("array-of-literals", array_of(&[(1, 1), (7, 8)])),
        ("abbreviation-of-literals", literals()),
        ("abbreviations-of-one-block", block_infos()),
        ("types-that-double", doubling_types()),
        ("types-nested", nested_types(types::Pointer::CODE, &[])),
        ("types-nested-arrays", nested_types(types::Array::CODE, &[2])),
        ("types-nested-structs", nested_structs()),
        ("array-of-all-there-is", vast_arrays()),
        ("long-type-often", long_type()),
        ("long-name-often", long_name()),
        ("long-name-in-one-constant", long_name_in_constant()),
        ("constants-that-double", doubling_constants()),
        ("constants-nested", nested_constants()),
        ("metadata-nested", nested_nodes()),
        ("metadata-shared", shared_nodes()),
        ("node-of-the-last-number", last_node()),
        ("blocks-without-end", declared(u64::from(u32::MAX))),
        ("blocks-many", declared(1 << 20)),
        ("types-announced", announced()),
        ("scopes-nested", nested_scopes()),
    ]
}

/// Records with an abbreviation of a code and an array whose elements, as `element` encodes them, take no bits.
fn array_of(element: &[(u64, u32)]) -> Vec<u8> {
    let mut writer = opened();
    writer.fixed(2, 4);
    writer.vbr(3, 5);
    writer.fixed(1, 1);
    writer.vbr(u64::from(module::Triple::CODE), 8);
    writer.fixed(3 << 1, 4);
    element.iter().for_each(|(value, width)| match width {
        8 | 5 => writer.vbr(*value, *width),
        _ => writer.fixed(*value, *width),
    });
    for _ in 0..30_000 {
        writer.fixed(4, 4);
        writer.vbr(1 << 18, 6);
    }
    writer.finish()
}

/// Records with an abbreviation of very many literals.
fn literals() -> Vec<u8> {
    let mut writer = opened();
    writer.fixed(2, 4);
    writer.vbr(60_000, 5);
    for _ in 0..60_000 {
        writer.fixed(1, 1);
        writer.vbr(40, 8);
    }
    (0..100_000).for_each(|_| writer.fixed(4, 4));
    writer.finish()
}

/// Very many abbreviations of one block in BLOCKINFO, and very many such blocks.
fn block_infos() -> Vec<u8> {
    let mut writer = opened();
    writer.enter(0);
    writer.record(1, &[u64::from(block::METADATA)]);
    for _ in 0..20_000 {
        writer.fixed(2, 4);
        writer.vbr(1, 5);
        writer.fixed(1, 1);
        writer.vbr(1, 8);
    }
    writer.end();
    for _ in 0..20_000 {
        writer.enter(block::METADATA);
        writer.end();
    }
    writer.finish()
}

/// Literal structs of two of the one before.
fn doubling_types() -> Vec<u8> {
    let structs = (0..80).map(|index| (types::StructAnon::CODE, vec![0, index, index]));
    let mut writer = with_types([i32()].into_iter().chain(structs).collect());
    (0..81).for_each(|ty| writer.global(ty, 0));
    writer.finish()
}

/// Types of the one before, 100,000 deep.
fn nested_types(code: u32, before: &[u64]) -> Vec<u8> {
    let nested = (0..100_000).map(|index| (code, [before, &[index]].concat()));
    let mut writer = with_types([i32()].into_iter().chain(nested).collect());
    [100_000, 50_000, 100].iter().for_each(|ty| writer.global(*ty, 0));
    writer.finish()
}

/// Structs with names that each hold the one before, and one that holds itself.
fn nested_structs() -> Vec<u8> {
    let named = |index: u64| [(types::StructName::CODE, vec![97]), (types::StructNamed::CODE, vec![0, index, index])];
    let mut writer = with_types([i32()].into_iter().chain((0..50_000).flat_map(named)).chain(named(50_001)).collect());
    [50_001, 50_000, 100].iter().for_each(|ty| writer.global(*ty, 0));
    writer.finish()
}

/// Arrays whose sizes overflow every number.
fn vast_arrays() -> Vec<u8> {
    let arrays = (0..20).map(|index| (types::Array::CODE, vec![u64::MAX, index]));
    let vectors = [(types::Vector::CODE, vec![u64::from(u32::MAX), 0]), (types::Array::CODE, vec![u64::MAX, 21])];
    let mut writer = with_types([i32()].into_iter().chain(arrays).chain(vectors).collect());
    (0..22).for_each(|ty| writer.global(ty, 23));
    writer.block(block::CONSTANTS, [set_type(20), (constants::Null::CODE, vec![])]);
    writer.finish()
}

fn set_type(ty: u64) -> (u32, Vec<u64>) {
    (constants::SetType::CODE, vec![ty])
}

/// A literal struct with 10,000 fields, which an aggregate has 100,000 of.
fn long_type() -> Vec<u8> {
    let literal = (types::StructAnon::CODE, [vec![0], vec![0; 10_000]].concat());
    let mut writer = with_types(vec![i32(), literal, (types::Array::CODE, vec![100_000, 1])]);
    writer.global(2, 3);
    let aggregate = (constants::Aggregate::CODE, vec![1; 100_000]);
    writer.block(block::CONSTANTS, [set_type(1), (constants::Null::CODE, vec![]), set_type(2), aggregate]);
    writer.finish()
}

/// A struct whose name is long, and many variables of it.
fn long_name() -> Vec<u8> {
    let name = (types::StructName::CODE, vec![97; 60_000]);
    let mut writer = with_types(vec![i32(), name, (types::StructNamed::CODE, vec![0, 0])]);
    (0..60_000).for_each(|_| writer.global(1, 0));
    writer.finish()
}

/// The same, and one constant with many elements of it.
fn long_name_in_constant() -> Vec<u8> {
    let name = (types::StructName::CODE, vec![97; 60_000]);
    let array = (types::Array::CODE, vec![60_000, 1]);
    let mut writer = with_types(vec![i32(), name, (types::StructNamed::CODE, vec![0, 0]), array]);
    writer.global(2, 3);
    let aggregate = (constants::Aggregate::CODE, vec![1; 60_000]);
    writer.block(block::CONSTANTS, [set_type(1), (constants::Null::CODE, vec![]), set_type(2), aggregate]);
    writer.finish()
}

/// Aggregates of two of the one before.
fn doubling_constants() -> Vec<u8> {
    let arrays = (0..60).map(|index| (types::Array::CODE, vec![2, index]));
    let mut writer = with_types([i32()].into_iter().chain(arrays).collect());
    writer.global(60, 62);
    let twice = (1..61).flat_map(|ty| [set_type(ty), (constants::Aggregate::CODE, vec![ty, ty])]);
    writer.block(block::CONSTANTS, [set_type(0), (constants::Integer::CODE, vec![2])].into_iter().chain(twice));
    writer.finish()
}

/// A sum of a sum of a sum, 100,000 deep; each names the one after it, which is not known yet.
fn nested_constants() -> Vec<u8> {
    let mut writer = with_types(vec![i32()]);
    writer.global(0, 2);
    let sums = (0..100_000).map(|index| (constants::Binop::CODE, vec![0, index + 2, index + 2]));
    let last = (constants::Integer::CODE, vec![2]);
    writer.block(block::CONSTANTS, [set_type(0)].into_iter().chain(sums).chain([last]));
    writer.finish()
}

/// A named node of a node of a node, 200,000 deep, and a node of itself.
fn nested_nodes() -> Vec<u8> {
    let mut writer = opened();
    let nodes = (0..200_000).map(|index| (metadata::Node::CODE, vec![index + 2]));
    let itself = (metadata::DistinctNode::CODE, vec![200_001, 0]);
    let name = [(metadata::Name::CODE, vec![97]), (metadata::NamedNode::CODE, vec![0])];
    writer.block(block::METADATA, nodes.chain([itself]).chain(name));
    writer.finish()
}

/// Nodes of 16 times the one before.
fn shared_nodes() -> Vec<u8> {
    let mut writer = opened();
    let nodes = (0..64).map(|index| (metadata::Node::CODE, vec![index; 16]));
    let names = ["dx.version", "dx.shaderModel", "dx.entryPoints", "dx.resources", "dx.typeAnnotations", "llvm.ident"];
    let named = names.iter().flat_map(|name| {
        let name = name.bytes().map(u64::from).collect();
        [(metadata::Name::CODE, name), (metadata::NamedNode::CODE, vec![63])]
    });
    writer.block(block::METADATA, nodes.chain(named));
    writer.finish()
}

/// Named metadata whose node has the last number there is.
fn last_node() -> Vec<u8> {
    let mut writer = opened();
    let named = (metadata::NamedNode::CODE, vec![u64::from(u32::MAX)]);
    writer.block(block::METADATA, [(metadata::Name::CODE, vec![97]), named]);
    writer.finish()
}

/// A function that says how many blocks it has, and has one.
fn declared(blocks: u64) -> Vec<u8> {
    let mut writer = with_types(vec![(types::Void::CODE, vec![]), (types::Function::CODE, vec![0, 0])]);
    writer.record(module::Function::CODE, &[1, 0, 0, 0, 0, 0, 0, 0]);
    writer.block(block::FUNCTION, [(function::DeclareBlocks::CODE, vec![blocks]), (function::Ret::CODE, vec![])]);
    writer.finish()
}

/// A table that announces more types than there are.
fn announced() -> Vec<u8> {
    let mut writer = opened();
    writer.block(block::TYPE, [(types::NumEntry::CODE, vec![u64::from(u32::MAX)]), i32()]);
    writer.finish()
}

/// Debug locations inlined into each other, 50,000 deep, of as many instructions.
fn nested_scopes() -> Vec<u8> {
    const DEPTH: u64 = 50_000;
    let mut writer = with_types(vec![(types::Void::CODE, vec![]), (types::Function::CODE, vec![0, 0])]);
    writer.record(module::Function::CODE, &[1, 0, 0, 0, 0, 0, 0, 0]);
    let scope = (metadata::DistinctNode::CODE, vec![]);
    let inlined = (1..DEPTH).map(|index| (metadata::Location::CODE, vec![1, 1, 1, 0, index]));
    let first = (metadata::Location::CODE, vec![1, 1, 1, 0, 0]);
    writer.block(block::METADATA, [scope, first].into_iter().chain(inlined));
    writer.enter(block::FUNCTION);
    writer.record(function::DeclareBlocks::CODE, &[DEPTH]);
    for index in 0..DEPTH {
        writer.record(function::Br::CODE, &[(index + 1) % DEPTH]);
        writer.record(function::DebugLoc::CODE, &[1, 1, 1, DEPTH]);
    }
    writer.finish()
}

/// A container whose directory names one part very often: 2,000 times a PSV0 with 1,000 resources.
pub fn one_part_often() -> Vec<u8> {
    const TIMES: u32 = 2_000;
    let (directory, size) = (32 + TIMES * 4, 36 + 16_000);
    let mut file = b"DXBC".to_vec();
    file.resize(20, 0);
    for word in [1, directory + 8 + size, TIMES] {
        file.extend(u32::to_le_bytes(word));
    }
    (0..TIMES).for_each(|_| file.extend(directory.to_le_bytes()));
    file.extend(b"PSV0");
    file.extend(size.to_le_bytes());
    // Runtime info of version 0, then the number of resources and their size.
    for word in [24, 0, 0, 0, 0, 0, 0, 1_000, 16] {
        file.extend(u32::to_le_bytes(word));
    }
    file.resize((directory + 8 + size) as usize, 0);
    file
}
