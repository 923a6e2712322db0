//! What LLVM's reader takes though no writer makes it: this crate takes it too, and prints it as dxc does. What LLVM's
//! reader refuses is refused. Found by comparing with dxc on mutated containers.

use shaderbin::{
    Result,
    bitcode::{Record, attributes, block, constants, function, metadata, module, symbols, types},
    bitstream::{Encoding, StreamWriter},
    edit::Editor,
    ir::{Module, ValueId},
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

/// Of the kinds with a number, where it is not 0; of others nothing is taken in this form, and no number either.
#[test]
fn an_attribute_has_the_number_that_its_kind_has() {
    let attributes = |operands: &[u64]| {
        let group: Vec<u64> = [1, 0xffff_ffff].iter().chain(operands).copied().collect();
        let body: Records<'_> = &[(function::DeclareBlocks::CODE, &[1]), RET];
        let groups: Records<'_> = &[(attributes::Group::CODE, &group)];
        let lists: Records<'_> = &[(attributes::List::CODE, &[1])];
        let text = of(&[(block::PARAMATTR_GROUP, groups), (block::PARAMATTR, lists), (block::TYPE, TYPES)], body);
        let text = text.unwrap();
        text.split_once("attributes #0 = ").map(|(_, rest)| rest.trim().to_owned()).unwrap_or_default()
    };
    assert_eq!(attributes(&[1, 1, 16, 0, 18]), "{ nounwind align=16 }");
    assert_eq!(attributes(&[1, 1, 16, 1, 1, 1 << 32 | 8, 0, 18]), "{ nounwind align=8 }");
    assert_eq!(attributes(&[1, 1, 0, 0, 18]), "{ nounwind }");
    assert_eq!(attributes(&[1, 20, 0, 18]), "{ nounwind }");
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

/// A value that is named before it comes has the type of the first record that names it.
#[test]
fn a_value_to_come_has_one_type() {
    // Two additions, of values 1 and 2, name value 3, by its distance and type.
    let named = |first: u64, second: u64| {
        let [two, one] = [u32::MAX - 1, u32::MAX].map(u64::from);
        with_types(&[
            (function::DeclareBlocks::CODE, &[1]),
            (function::Binop::CODE, &[two, first, two, 0]),
            (function::Binop::CODE, &[one, second, one, 0]),
            (function::Binop::CODE, &[1, 1, 0]),
            RET,
        ])
    };
    assert!(named(1, 1).unwrap().contains("%1 = add i32 %3, %3\n  %2 = add i32 %3, %3\n"));
    let error = named(1, 2).unwrap_err().to_string();
    assert!(error.contains("an operand of the type that the record asks for, found value 3"), "{error}");
}

#[test]
fn only_numbers_are_added() {
    let mut types = TYPES.to_vec();
    types[0] = (types::NumEntry::CODE, &[7]);
    types.push((types::Array::CODE, &[2, 1]));
    let constants: Records<'_> = &[(constants::SetType::CODE, &[6]), (constants::Null::CODE, &[])];
    let body: Records<'_> = &[(function::DeclareBlocks::CODE, &[1]), (function::Binop::CODE, &[1, 1, 0]), RET];
    let error = of(&[(block::TYPE, &types), (block::CONSTANTS, constants)], body).unwrap_err().to_string();
    assert!(error.contains("a binary operation of the operands' type"), "{error}");
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
    // So has one of debug info.
    let derived: (u32, &[u64]) = (metadata::DerivedType::CODE, &[0, 38, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
    assert!(text(&[derived, NAME, NODES]).unwrap().contains("!0 = distinct !DIDerivedType("));
    // A name that is said again has the nodes of both records.
    let other: (u32, &[u64]) = (metadata::NamedNode::CODE, &[1]);
    let text_twice = text(&[(metadata::Node::CODE, &[]), NODE, NAME, NODES, NAME, other]).unwrap();
    assert!(text_twice.contains("!a = !{!0, !1}\n"), "{text_twice}");
    // What is named is a node.
    assert!(text(&[(metadata::Str::CODE, &[97]), NAME, NODES]).is_err());
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

/// A named node in a function's block of metadata is the module's.
#[test]
fn a_function_s_metadata_may_name_nodes() {
    const NAME: (u32, &[u64]) = (metadata::Name::CODE, &[97]);
    let of = |records: Records<'_>| {
        let mut stream = StreamWriter::new();
        stream.enter(block::MODULE, 3);
        stream.record(module::Version::CODE, &[1]);
        put(&mut stream, block::TYPE, TYPES);
        stream.record(module::Function::CODE, &[4, 0, 0, 0, 0, 0, 0, 0]);
        put(&mut stream, block::METADATA, &[(metadata::Node::CODE, &[])]);
        stream.enter(block::FUNCTION, 4);
        stream.record(function::DeclareBlocks::CODE, &[1]);
        put(&mut stream, block::METADATA, records);
        stream.record(function::Ret::CODE, &[]);
        stream.end();
        stream.end();
        listing(&stream.finish())
    };
    assert!(of(&[NAME, (metadata::NamedNode::CODE, &[0])]).unwrap().contains("!a = !{!0}\n\n!0 = !{}"));
    assert!(of(&[NAME]).is_err());
    assert!(of(&[NAME, (metadata::Node::CODE, &[])]).is_err());
}

#[test]
fn types_hold_only_what_llvm_lets_them() {
    let table = |more: (u32, &[u64])| {
        let mut types = TYPES.to_vec();
        types[0] = (types::NumEntry::CODE, &[8]);
        types.push((types::Metadata::CODE, &[]));
        types.push(more);
        of(&[(block::TYPE, &types)], &[(function::DeclareBlocks::CODE, &[1]), RET]).is_ok()
    };
    // 0 is void, 1 `i32`, 3 a function, 4 a pointer to it, 6 metadata, 7 the type itself.
    for (ty, pointer, array, parameter) in [
        (0, false, false, false),
        (1, true, true, true),
        (3, true, false, false),
        (4, true, true, true),
        (6, false, false, true),
    ] {
        assert_eq!(table((types::Pointer::CODE, &[ty, 0])), pointer, "a pointer to {ty}");
        assert_eq!(table((types::Array::CODE, &[2, ty])), array, "an array of {ty}");
        assert_eq!(table((types::Vector::CODE, &[2, ty])), array, "a vector of {ty}");
        assert_eq!(table((types::Function::CODE, &[0, 0, ty])), parameter, "a parameter of {ty}");
        assert!(table((types::StructNamed::CODE, &[0, ty])), "a struct of {ty}");
    }
    assert!(!table((types::StructNamed::CODE, &[0, 7])), "a struct of itself");
}

/// The listing of a function that returns the last of these constants, which are of the types 0 to 15: [`TYPES`],
/// `i8`, an array of two `i32`, a pointer to it, a pointer to `i32`, an array of two `i1`, a vector of two `i32`, one of
/// two of those, `fp128`, `ppc_fp128`, an array of two `i8`.
fn returned(constants: Records<'_>) -> Result<String> {
    let mut types = TYPES.to_vec();
    types[0] = (types::NumEntry::CODE, &[16]);
    types.extend_from_slice(&[
        (types::Integer::CODE, &[8]),
        (types::Array::CODE, &[2, 1]),
        (types::Pointer::CODE, &[7, 0]),
        (types::Pointer::CODE, &[1, 0]),
        (types::Array::CODE, &[2, 5]),
        (types::Vector::CODE, &[2, 1]),
        (types::Vector::CODE, &[2, 11]),
        (types::Fp128::CODE, &[]),
        (types::PpcFp128::CODE, &[]),
        (types::Array::CODE, &[2, 6]),
    ]);
    let body: Records<'_> = &[(function::DeclareBlocks::CODE, &[1]), (function::Ret::CODE, &[1])];
    of(&[(block::TYPE, &types), (block::CONSTANTS, constants)], body)
}

#[test]
fn a_constant_is_what_its_type_makes_of_its_record() {
    let of_type = |ty: &'static [u64], code: u32, operands: &'static [u64]| {
        returned(&[(constants::SetType::CODE, ty), (code, operands)])
    };
    // 259 in 8 bits, and a 1 in one.
    assert!(of_type(&[6], constants::WideInteger::CODE, &[518, 0]).unwrap().contains("ret i8 3\n"));
    assert!(of_type(&[5], constants::WideInteger::CODE, &[2]).unwrap().contains("ret i1 true\n"));
    assert!(of_type(&[2], constants::WideInteger::CODE, &[2]).is_err());
    assert!(of_type(&[6], constants::WideInteger::CODE, &[]).is_err());
    // Only numbers of whole bytes stand side by side.
    assert!(of_type(&[7], constants::Data::CODE, &[1, 2]).unwrap().contains("ret [2 x i32] [i32 1, i32 2]\n"));
    assert!(of_type(&[10], constants::Data::CODE, &[1, 0]).is_err());
    // A float of two words has the second one, or zeros.
    let wide = of_type(&[13], constants::Float::CODE, &[0x3fff]).unwrap();
    assert!(wide.contains("ret fp128 0xL0000000000003FFF0000000000000000\n"), "{wide}");
    let double = of_type(&[14], constants::Float::CODE, &[0x3ff << 52, 0, 3]).unwrap();
    assert!(double.contains("ret ppc_fp128 0xM3FF00000000000000000000000000000\n"), "{double}");
    assert!(of_type(&[13], constants::Float::CODE, &[]).is_err());
    assert!(of_type(&[9], constants::Float::CODE, &[]).is_err());
    // LLVM's reader makes a vector of vectors, though nothing else there does.
    assert!(of_type(&[12], constants::Null::CODE, &[]).unwrap().contains("ret <2 x <2 x i32>> zeroinitializer\n"));
    // What it does not know is undefined: a record, an operation, an operation on what are no numbers.
    for (code, operands) in [
        (200, &[][..]),
        (constants::Binop::CODE, &[99, 1, 1]),
        (constants::Cast::CODE, &[99, 1, 1]),
        (constants::Binop::CODE, &[0, 1, 1]),
    ] {
        assert!(of_type(&[9], code, operands).unwrap().contains("ret i32* undef\n"), "{code}");
    }
    // A cast states the type of what it converts: here the function's.
    let cast = |from: u64| returned(&[(constants::SetType::CODE, &[9]), (constants::Cast::CODE, &[11, from, 0])]);
    assert!(cast(4).unwrap().contains("ret i32* bitcast (void ()* @f to i32*)\n"), "{:?}", cast(4));
    assert!(cast(9).is_err() && cast(1000).is_err());
    // An aggregate without elements of its own is undefined, whatever its record names.
    assert!(of_type(&[1], constants::Aggregate::CODE, &[1000]).unwrap().contains("ret i32 undef\n"));
    assert!(of_type(&[7], constants::Aggregate::CODE, &[1000]).is_err());
}

#[test]
fn an_aggregate_of_zeros_is_none() {
    let array = |elements: &'static [u64]| {
        returned(&[
            (constants::SetType::CODE, &[1]),
            (constants::Integer::CODE, &[0]),
            (constants::Null::CODE, &[]),
            (constants::Undef::CODE, &[]),
            (constants::SetType::CODE, &[7]),
            (constants::Aggregate::CODE, elements),
        ])
        .unwrap()
    };
    assert!(array(&[1, 2]).contains("ret [2 x i32] zeroinitializer\n"));
    assert!(array(&[3, 3]).contains("ret [2 x i32] undef\n"));
    assert!(array(&[1, 1, 1]).contains("ret [2 x i32] zeroinitializer\n"));
    assert!(array(&[1, 3]).contains("ret [2 x i32] [i32 0, i32 undef]\n"));
}

/// Its elements say how long it is, whatever type was set before it.
#[test]
fn a_string_has_the_type_of_its_length() {
    let text = returned(&[(constants::SetType::CODE, &[6]), (constants::Str::CODE, &[97, 98])]).unwrap();
    assert!(text.contains("ret [2 x i8] c\"ab\"\n"), "{text}");
    let vector =
        [(constants::SetType::CODE, &[1][..]), (constants::Integer::CODE, &[2]), (constants::SetType::CODE, &[11])];
    let text = returned(&[&vector[..], &[(constants::Aggregate::CODE, &[1, 1, 1])]].concat()).unwrap();
    assert!(text.contains("ret <3 x i32> <i32 1, i32 1, i32 1>\n"), "{text}");
    // An array of none is written as one of zeros.
    for code in [constants::Str::CODE, constants::CStr::CODE, constants::Data::CODE] {
        let of_bytes = |bytes| returned(&[(constants::SetType::CODE, &[15]), (code, bytes)]);
        assert!(of_bytes(&[97]).is_ok() && of_bytes(&[]).is_err(), "{code}");
    }
}

/// Types 11 and 12 are vectors, 1 is none, 1000 none of the table.
#[test]
fn operations_on_vectors_state_vectors() {
    let on = |ty: &'static [u64], code: u32, operands: &'static [u64]| {
        returned(&[
            (constants::SetType::CODE, &[11]),
            (constants::Undef::CODE, &[]),
            (constants::SetType::CODE, ty),
            (code, operands),
            (constants::SetType::CODE, &[1]),
            (constants::Null::CODE, &[]),
        ])
    };
    let extract = |operands| on(&[1], constants::ExtractElement::CODE, operands);
    assert!(extract(&[11, 1, 3]).is_ok() && extract(&[11, 1, 1, 3]).is_ok());
    assert!(extract(&[1, 1, 3]).is_err() && extract(&[1000, 1, 3]).is_err() && extract(&[11, 1, 1000, 3]).is_err());
    let insert = |ty, operands| on(ty, constants::InsertElement::CODE, operands);
    assert!(insert(&[11], &[1, 3, 3]).is_ok() && insert(&[11], &[1, 3, 1, 3]).is_ok());
    assert!(insert(&[1], &[1, 3, 3]).is_err() && insert(&[11], &[1, 3, 1000, 3]).is_err());
    let shuffle = |ty| on(ty, constants::ShuffleVector::CODE, &[1, 1, 1]);
    assert!(shuffle(&[11]).is_ok() && shuffle(&[1]).is_err());
    let shuffle = |ty, operands| on(ty, constants::ShuffleVectorEx::CODE, operands);
    assert!(shuffle(&[11], &[11, 1, 1, 1]).is_ok());
    assert!(shuffle(&[1], &[11, 1, 1, 1]).is_err() && shuffle(&[11], &[1, 1, 1, 1]).is_err());
}

/// Whatever type was set before it.
#[test]
fn an_address_has_the_type_that_is_computed() {
    let text = returned(&[
        (constants::SetType::CODE, &[1]),
        (constants::Integer::CODE, &[2]),
        (constants::SetType::CODE, &[8]),
        (constants::Null::CODE, &[]),
        (constants::GetElementPtr::CODE, &[7, 8, 2, 1, 1, 1, 1]),
    ]);
    let expected = "ret i32* getelementptr ([2 x i32], [2 x i32]* null, i32 1, i32 1)\n";
    assert!(text.as_ref().unwrap().contains(expected), "{text:?}");
    // The type that it states is the one that is pointed at, or none of the table.
    let stated = |ty: &'static [u64]| {
        returned(&[
            (constants::SetType::CODE, &[1]),
            (constants::Integer::CODE, &[2]),
            (constants::SetType::CODE, &[8]),
            (constants::Null::CODE, &[]),
            (constants::GetElementPtr::CODE, ty),
        ])
    };
    assert_eq!(stated(&[1000, 8, 2, 1, 1, 1, 1]).unwrap(), text.unwrap());
    assert!(stated(&[1, 8, 2, 1, 1, 1, 1]).is_err());
    // So are those of its operands, of which each must be in the table.
    assert!(stated(&[7, 8, 2, 1, 1, 1000, 1]).is_err());
}

/// LLVM adds lists of its own for intrinsics: no record has their numbers.
#[test]
fn a_call_has_no_attributes_where_the_bitcode_has_no_such_list() {
    let call = |list: u64| {
        let body: &[(u32, &[u64])] =
            &[(function::DeclareBlocks::CODE, &[1]), (function::Call::CODE, &[list, 1 << 15, 3, 1]), RET];
        let group: Records<'_> = &[(attributes::Group::CODE, &[1, 0xffff_ffff, 0, 18])];
        let list: Records<'_> = &[(attributes::List::CODE, &[1])];
        let blocks = [(block::PARAMATTR_GROUP, group), (block::PARAMATTR, list), (block::TYPE, TYPES)];
        listing(&bitcode(&blocks, 0, "llvm.dbg.value", Some(body))).unwrap()
    };
    assert!(call(1).contains("  call void @llvm.dbg.value() #1\n"), "{}", call(1));
    assert!(call(2).contains("  call void @llvm.dbg.value()\n"), "{}", call(2));
}

/// LLVM reads a zero at the end of the stream: the end of the module's block.
#[test]
fn the_end_of_the_stream_ends_the_module() {
    let with = |behind: Option<Records<'_>>| {
        let mut stream = StreamWriter::new();
        stream.enter(block::MODULE, 3);
        stream.record(module::Version::CODE, &[1]);
        put(&mut stream, block::TYPE, TYPES);
        stream.record(module::Function::CODE, &[4, 0, 0, 0, 0, 0, 0, 0]);
        put(&mut stream, block::VALUE_SYMTAB, &[]);
        put(&mut stream, block::FUNCTION, &[(function::DeclareBlocks::CODE, &[1]), RET]);
        behind.into_iter().flatten().for_each(|(code, operands)| stream.record(*code, operands));
        stream.end();
        stream.finish()
    };
    let mut whole = with(None);
    // The word of the block's end goes, and out of its length, which is the third word.
    whole.truncate(whole.len() - 4);
    let words = u32::from_le_bytes(whole[8..12].try_into().unwrap());
    whole[8..12].copy_from_slice(&(words - 1).to_le_bytes());
    assert_eq!(listing(&whole).unwrap(), listing(&with(None)).unwrap());
    // What stands between the last body and the end is read: here a function of a type that is none.
    assert!(listing(&with(Some(&[(module::Function::CODE, &[1, 0, 0, 0, 0, 0, 0, 0])]))).is_err());
}

/// LLVM passes over another block of abbreviations for others, once the first one named a block.
#[test]
fn only_the_first_block_of_abbreviations_counts() {
    let literal = |code: u32| [Encoding::Literal(code.into())];
    let with = |second: bool| {
        let mut stream = StreamWriter::new();
        let info = |stream: &mut StreamWriter, code: u32| {
            stream.enter(0, 2);
            stream.record(1, &[block::FUNCTION.into()]);
            stream.define(&literal(code));
            stream.end();
        };
        stream.enter(block::MODULE, 3);
        stream.record(module::Version::CODE, &[1]);
        info(&mut stream, function::Ret::CODE);
        put(&mut stream, block::TYPE, TYPES);
        stream.record(module::Function::CODE, &[4, 0, 0, 0, 0, 0, 0, 0]);
        if second {
            info(&mut stream, function::Unreachable::CODE);
        }
        stream.enter(block::FUNCTION, 4);
        stream.record(function::DeclareBlocks::CODE, &[1]);
        // The first abbreviation of a function's block.
        stream.abbreviated(4, &literal(function::Ret::CODE), function::Ret::CODE, &[]);
        stream.end();
        stream.end();
        stream.finish()
    };
    for second in [false, true] {
        let text = listing(&with(second)).unwrap();
        assert!(text.contains("define void @0() {\n  ret void\n}"), "{text}");
    }
    // What is edited is read the same way.
    assert_eq!(Editor::read(&with(true)).unwrap().write().unwrap(), with(true));
}

/// Of two values of one name, LLVM gives the second one a number.
#[test]
fn names_are_made_new() {
    let with = |names: &[(u64, &str)]| {
        let mut stream = StreamWriter::new();
        stream.enter(block::MODULE, 3);
        stream.record(module::Version::CODE, &[1]);
        put(&mut stream, block::TYPE, TYPES);
        (0..4).for_each(|_| stream.record(module::Function::CODE, &[4, 0, 1, 0, 0, 0, 0, 0]));
        stream.enter(block::VALUE_SYMTAB, 4);
        for (value, name) in names {
            let entry: Vec<u64> = [*value].into_iter().chain(name.bytes().map(u64::from)).collect();
            stream.record(symbols::Entry::CODE, &entry);
        }
        stream.end();
        stream.end();
        let text = listing(&stream.finish()).unwrap();
        text.lines().filter_map(|line| line.strip_prefix("declare void ")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(with(&[(0, "a"), (1, "b"), (2, "c")]), "@a() @b() @c() @0()");
    assert_eq!(with(&[(2, "a"), (0, "a"), (1, "a2"), (3, "a")]), "@a1() @a2() @a() @a3()");
    assert_eq!(with(&[(0, "a"), (1, "a1"), (2, "a"), (3, "")]), "@a() @a1() @a2() @0()");
    // A value that is named again leaves its first name to others; the same name is none.
    assert_eq!(with(&[(0, "a"), (0, "a"), (0, "b"), (1, "a"), (2, "a")]), "@b() @a() @a1() @0()");
}

#[test]
fn bitcode_is_whole_words_and_kinds_of_attachments_have_names() {
    let mut bitcode = bitcode(&[(block::TYPE, TYPES)], 0, "f", None);
    assert!(listing(&bitcode).is_ok());
    bitcode.push(0);
    assert!(listing(&bitcode).unwrap_err().to_string().contains("expected whole words of 4 bytes, found 1 bytes more"));
    let kind: Records<'_> = &[(metadata::Kind::CODE, &[40])];
    assert!(of(&[(block::TYPE, TYPES), (block::METADATA, kind)], &[RET]).is_err());
}

#[test]
fn a_number_of_a_wide_integer_is_its_lowest_word() {
    let types: Records<'_> =
        &[&TYPES[..1], &[(types::Void::CODE, &[][..]), (types::Integer::CODE, &[128])], &TYPES[3..]].concat();
    let constants: Records<'_> = &[(constants::SetType::CODE, &[1]), (constants::Integer::CODE, &[7])];
    let bitcode = bitcode(&[(block::TYPE, types), (block::CONSTANTS, constants)], 0, "f", None);
    // -3, which LLVM extends with zeros.
    assert!(listing(&bitcode).is_ok());
    assert_eq!(Module::read(&bitcode).unwrap().integer(ValueId(1)), Some(-3));
}

/// Types 0 to 7: [`TYPES`], a pointer to `i32`, one to `float`. Values 1 to 3: null pointers to both, and an `i32`.
#[test]
fn an_access_has_the_pointer_s_type_and_an_order_that_it_may_have() {
    let mut types = TYPES.to_vec();
    types[0] = (types::NumEntry::CODE, &[8]);
    types.extend_from_slice(&[(types::Pointer::CODE, &[1, 0]), (types::Pointer::CODE, &[2, 0])]);
    let constants: Records<'_> = &[
        (constants::SetType::CODE, &[6]),
        (constants::Null::CODE, &[]),
        (constants::SetType::CODE, &[7]),
        (constants::Null::CODE, &[]),
        (constants::SetType::CODE, &[1]),
        (constants::Integer::CODE, &[8]),
    ];
    let text = |code: u32, operands: &[u64]| {
        let body: Records<'_> = &[(function::DeclareBlocks::CODE, &[1]), (code, operands), RET];
        of(&[(block::TYPE, &types), (block::CONSTANTS, constants)], body)
    };
    // The next value is 4: a pointer to an integer is 3 before it, one to a float 2, the integer 1.
    let exchange = |pointer: u64, order: u64| text(function::CmpXchg::CODE, &[pointer, 1, 1, 0, order, 1, 2, 0]);
    assert!(exchange(3, 6).unwrap().contains("cmpxchg i32* null, i32 4, i32 4 seq_cst monotonic\n"));
    assert!(exchange(2, 6).is_err());
    assert!(exchange(3, 0).is_err() && exchange(3, 1).is_err());
    let add = |pointer: u64, order: u64| text(function::AtomicRmw::CODE, &[pointer, 1, 1, 0, order, 1]);
    assert!(add(3, 2).unwrap().contains("atomicrmw add i32* null, i32 4 monotonic\n"));
    assert!(add(2, 2).is_err() && add(3, 1).is_err());
    let load = |align: u64, order: u64| text(function::LoadAtomic::CODE, &[3, 1, align, 0, order, 1]);
    assert!(load(3, 3).unwrap().contains("load atomic i32, i32* null acquire, align 4\n"));
    assert!(load(0, 3).is_err() && load(3, 0).is_err() && load(3, 4).is_err());
    let store = |align: u64, order: u64| text(function::StoreAtomic::CODE, &[3, 1, align, 0, order, 1]);
    assert!(store(3, 4).unwrap().contains("store atomic i32 4, i32* null release, align 4\n"));
    assert!(store(0, 4).is_err() && store(3, 3).is_err());
    let fence = |order: u64| text(function::Fence::CODE, &[order, 1]);
    assert!(fence(3).unwrap().contains("fence acquire\n"));
    assert!(fence(2).is_err());
    // How many elements: of the type that is stated, or of one that is none.
    let alloca = |ty: u64, count: u64| text(function::Alloca::CODE, &[1, ty, count, 1 << 6 | 3]);
    assert!(alloca(1, 3).unwrap().contains("alloca i32, i32 4, align 4\n"));
    assert_eq!(alloca(1000, 3).unwrap(), alloca(1, 3).unwrap());
    assert!(alloca(2, 3).is_err() && alloca(1000, 30).is_err());
}

/// Values 1 to 4: an `i32` of 1, an undefined one, one of 0, and a `float` of 0.
#[test]
fn a_case_is_a_number_of_the_condition_s_type() {
    let constants: Records<'_> = &[
        (constants::SetType::CODE, &[1]),
        (constants::Integer::CODE, &[2]),
        (constants::Undef::CODE, &[]),
        (constants::Null::CODE, &[]),
        (constants::SetType::CODE, &[2]),
        (constants::Null::CODE, &[]),
    ];
    let switch = |case: u64| {
        let operands = [1, 4, 0, case, 0];
        of(
            &[(block::TYPE, TYPES), (block::CONSTANTS, constants)],
            &[(function::DeclareBlocks::CODE, &[1]), (function::Switch::CODE, &operands)],
        )
    };
    assert!(switch(1).unwrap().contains("    i32 1, label %0\n"), "{:?}", switch(1));
    assert!(switch(3).unwrap().contains("    i32 0, label %0\n"));
    assert!(switch(0).is_err() && switch(2).is_err() && switch(4).is_err() && switch(1000).is_err());
}

/// LLVM keeps 24 bits of an address space, but finds types by all of them.
#[test]
fn address_spaces_that_look_alike_are_of_two_types() {
    let mut types = TYPES.to_vec();
    types[0] = (types::NumEntry::CODE, &[8]);
    types.extend_from_slice(&[(types::Pointer::CODE, &[1, 0]), (types::Pointer::CODE, &[1, 1 << 24])]);
    let constants: Records<'_> = &[
        (constants::SetType::CODE, &[6]),
        (constants::Null::CODE, &[]),
        (constants::SetType::CODE, &[7]),
        (constants::Null::CODE, &[]),
    ];
    let equal = |lhs: u64, rhs: u64| {
        let operands = [3 - lhs, 3 - rhs, 32];
        of(
            &[(block::TYPE, &types), (block::CONSTANTS, constants)],
            &[(function::DeclareBlocks::CODE, &[1]), (function::Cmp2::CODE, &operands), RET],
        )
    };
    assert!(equal(1, 1).unwrap().contains("icmp eq i32* null, null\n"));
    assert!(equal(2, 2).unwrap().contains("icmp eq i32* null, null\n"));
    assert!(equal(1, 2).is_err() && equal(2, 1).is_err());
}
