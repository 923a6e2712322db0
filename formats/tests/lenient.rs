//! What LLVM's reader takes though no writer makes it: this crate takes it too, and prints it as dxc does. What LLVM's
//! reader refuses is refused. Found by comparing with dxc on mutated containers.

use shaderbin::{
    Result,
    bitcode::{Record, attributes, block, constants, function, metadata, module, symbols, types},
    bitstream::StreamWriter,
    edit::Editor,
    listing::{Config, print_bytes},
};

type Records<'a> = &'a [(u32, &'a [u64])];

/// Types 0 to 5: void, `i32`, `float`, `void ()`, a pointer to it, `i1`.
const TYPES: Records<'_> = &[
    (types::NumEntry::CODE, &[6]),
    (types::Void::CODE, &[]),
    (types::Integer::CODE, &[32]),
    (types::Float::CODE, &[]),
    (types::Function::CODE, &[0, 0]),
    (types::Pointer::CODE, &[3, 0]),
    (types::Integer::CODE, &[1]),
];
const RET: (u32, &[u64]) = (function::Ret::CODE, &[]);

fn put(stream: &mut StreamWriter, id: u32, records: Records<'_>) {
    stream.enter(id, 4);
    records.iter().for_each(|(code, operands)| stream.record(*code, operands));
    stream.end();
}

/// A module of blocks and records; `body` is that of its one function, which is value 0.
fn bitcode(blocks: &[(u32, Records<'_>)], convention: u64, name: &str, body: Option<Records<'_>>) -> Vec<u8> {
    let mut stream = StreamWriter::new();
    stream.enter(block::MODULE, 3);
    stream.record(module::Version::CODE, &[1]);
    let is_behind = |id: u32| matches!(id, block::CONSTANTS | block::METADATA);
    blocks.iter().filter(|(id, _)| !is_behind(*id)).for_each(|(id, records)| put(&mut stream, *id, records));
    stream.record(module::Function::CODE, &[4, convention, body.is_none().into(), 0, 1, 0, 0, 0]);
    blocks.iter().filter(|(id, _)| is_behind(*id)).for_each(|(id, records)| put(&mut stream, *id, records));
    let entry: Vec<u64> = [0].into_iter().chain(name.bytes().map(u64::from)).collect();
    put(&mut stream, block::VALUE_SYMTAB, &[(symbols::Entry::CODE, &entry)]);
    body.into_iter().for_each(|body| put(&mut stream, block::FUNCTION, body));
    stream.end();
    stream.finish()
}

fn listing(bitcode: &[u8]) -> Result<String> {
    let mut text = Vec::new();
    print_bytes(bitcode, &Config::default(), &mut text)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// The listing of a module with these blocks and this body.
fn of(blocks: &[(u32, Records<'_>)], body: Records<'_>) -> Result<String> {
    listing(&bitcode(blocks, 0, "f", Some(body)))
}

fn with_types(body: Records<'_>) -> Result<String> {
    of(&[(block::TYPE, TYPES)], body)
}

#[test]
fn a_record_may_be_longer_than_its_declaration_where_llvm_does_not_ask() {
    let longer = with_types(&[(function::DeclareBlocks::CODE, &[1, 9]), RET]).unwrap();
    assert!(longer.contains("define void @f() {\n  ret void\n}"), "{longer}");
    // Of a return LLVM says the length.
    assert!(with_types(&[(function::DeclareBlocks::CODE, &[1]), (function::Ret::CODE, &[1, 2, 3])]).is_err());
}

#[test]
fn the_last_record_says_how_many_types_there_are() {
    let mut twice = TYPES.to_vec();
    twice.insert(3, (types::NumEntry::CODE, &[6]));
    assert!(of(&[(block::TYPE, &twice)], &[(function::DeclareBlocks::CODE, &[1]), RET]).is_ok());
}

#[test]
fn a_block_without_a_terminator_and_blocks_that_do_not_begin_are_printed() {
    let text = with_types(&[(function::DeclareBlocks::CODE, &[2]), RET]).unwrap();
    // As dxc prints it.
    let unnamed = format!("  ret void\n{}; No predecessors!\n}}\n", " ".repeat(50));
    assert!(text.contains(&unnamed), "{text}");
    assert!(with_types(&[(function::DeclareBlocks::CODE, &[1])]).is_ok());
    // So many have no place in memory: they have none in the file either.
    assert!(with_types(&[(function::DeclareBlocks::CODE, &[u64::from(u32::MAX)]), RET]).is_err());
}

#[test]
fn an_unknown_group_has_no_attributes_and_a_slot_has_32_bits() {
    let group: Records<'_> = &[(attributes::Group::CODE, &[1, 7 << 32 | 0xffff_ffff, 0, 18])];
    let list = |id: &'static [u64]| -> Vec<(u32, &'static [u64])> { vec![(attributes::List::CODE, id)] };
    let body: Records<'_> = &[(function::DeclareBlocks::CODE, &[1]), RET];
    let text = |list: Records<'_>| {
        of(&[(block::PARAMATTR_GROUP, group), (block::PARAMATTR, list), (block::TYPE, TYPES)], body).unwrap()
    };
    assert!(text(&list(&[1])).contains("define void @f() #0 {"));
    assert!(text(&list(&[5])).contains("define void @f() {"));
}

#[test]
fn intrinsics_have_the_attributes_that_llvm_gives_them() {
    let text = listing(&bitcode(&[(block::TYPE, TYPES)], 0, "llvm.dbg.value", None)).unwrap();
    assert!(text.contains("; Function Attrs: nounwind readnone\ndeclare void @llvm.dbg.value() #0"), "{text}");
}

#[test]
fn a_calling_convention_has_13_bits() {
    let text = listing(&bitcode(&[(block::TYPE, TYPES)], 55_838_254, "f", None)).unwrap();
    assert!(text.contains("declare cc1582 void @f()"), "{text}");
}

#[test]
fn two_names_of_a_struct_are_one() {
    let mut named = TYPES.to_vec();
    named[0] = (types::NumEntry::CODE, &[7]);
    named.push((types::StructName::CODE, &[97, 98]));
    named.push((types::StructName::CODE, &[99]));
    named.push((types::StructNamed::CODE, &[0, 1]));
    // %abc is named where a variable on the stack has its type.
    let constants: Records<'_> = &[(constants::SetType::CODE, &[1]), (constants::Integer::CODE, &[2])];
    let body: Records<'_> =
        &[(function::DeclareBlocks::CODE, &[1]), (function::Alloca::CODE, &[6, 1, 1, 1 << 6 | 3]), RET];
    let text = of(&[(block::TYPE, &named), (block::CONSTANTS, constants)], body).unwrap();
    assert!(text.contains("%abc = type { i32 }"), "{text}");
}

#[test]
fn an_operand_has_the_type_that_its_record_asks_for() {
    // Values 1 and 2: an `i32` and a `float`, whose second word is passed over.
    let constants: Records<'_> = &[
        (constants::SetType::CODE, &[1]),
        (constants::Integer::CODE, &[6]),
        (constants::SetType::CODE, &[2]),
        (constants::Float::CODE, &[0x3f80_0000, 5]),
    ];
    let add = |lhs: u64, rhs: u64| {
        let record = [3 - lhs, 3 - rhs, 0];
        let body: Records<'_> = &[(function::DeclareBlocks::CODE, &[1]), (function::Binop::CODE, &record), RET];
        of(&[(block::TYPE, TYPES), (block::CONSTANTS, constants)], body)
    };
    assert!(add(1, 1).unwrap().contains("add i32 3, 3"));
    assert!(add(2, 2).unwrap().contains("fadd float 1.000000e+00, 1.000000e+00"));
    assert!(add(1, 2).unwrap_err().to_string().contains("an operand of the type that the record asks for"));
}

#[test]
fn nodes_of_metadata_need_a_name_and_a_name_its_nodes() {
    const NODE: (u32, &[u64]) = (metadata::Node::CODE, &[1]);
    const NAME: (u32, &[u64]) = (metadata::Name::CODE, &[97]);
    const NODES: (u32, &[u64]) = (metadata::NamedNode::CODE, &[0]);
    const KIND: (u32, &[u64]) = (metadata::Kind::CODE, &[1 << 30, 98]);
    let text = |records: Records<'_>| {
        let body: Records<'_> = &[(function::DeclareBlocks::CODE, &[1]), RET];
        of(&[(block::TYPE, TYPES), (block::METADATA, records)], body)
    };
    // A node that holds itself has no equal.
    assert!(text(&[NODE, NAME, NODES]).unwrap().contains("!a = !{!0}\n\n!0 = distinct !{!0}"));
    assert!(text(&[NODE, NODES]).is_ok());
    assert!(text(&[NAME, NODE, NODES]).is_err());
    // Kinds of attachments may have any number, each one name.
    assert!(text(&[KIND]).is_ok());
    assert!(text(&[KIND, KIND]).is_err());
}

/// Without a version, ids of operands in functions are no differences: such functions are refused, not misread.
#[test]
fn a_module_without_a_version_has_no_functions_that_are_read() {
    let with = |versions: &[u64], body: bool| {
        let mut stream = StreamWriter::new();
        stream.enter(block::MODULE, 3);
        versions.iter().for_each(|version| stream.record(module::Version::CODE, &[*version]));
        put(&mut stream, block::TYPE, TYPES);
        stream.record(module::Function::CODE, &[4, 0, u64::from(!body), 0, 0, 0, 0, 0]);
        if body {
            put(&mut stream, block::FUNCTION, &[(function::DeclareBlocks::CODE, &[1]), RET]);
        }
        stream.end();
        stream.finish()
    };
    for versions in [&[][..], &[0], &[1, 0]] {
        assert!(listing(&with(versions, false)).unwrap().contains("declare void @0()"));
        let error = listing(&with(versions, true)).unwrap_err().to_string();
        assert!(error.contains("expected a module of version 1 (relative ids), found a function"), "{error}");
        assert!(Editor::read(&with(versions, true)).is_err());
        assert!(Editor::read(&with(versions, false)).is_ok());
    }
    assert!(listing(&with(&[1], true)).unwrap().contains("define void @0()"));
    assert!(listing(&with(&[2], false)).is_err());
}
