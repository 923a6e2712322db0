//! Bitcode records: what is written of a struct is what it was read from.

use arbitrary::{Arbitrary, Unstructured};
use shaderbin::{
    bitcode::{
        OperandWriter, Operands, Record, attachments, attributes, block, constants, function, metadata, module,
        symbols, types, use_lists,
    },
    bitstream::{MAGIC, unwrap},
};

/// A record as the fuzzer makes one.
#[derive(Debug, Arbitrary)]
struct Input {
    block: u8,
    code: u8,
    next_value: u32,
    operands: Vec<u64>,
    small: Vec<u8>,
}

pub(crate) fn run(data: &[u8]) {
    if data.starts_with(b"DXBC") || data.starts_with(&MAGIC) {
        return crate::for_bitcode(data, |bitcode| {
            let Ok((stream, _)) = unwrap(bitcode) else { return };
            let _ = crate::bitstream::walk(stream, |block, record| {
                for next_value in [0, 40, 1 << 20] {
                    check(block, record.code, record.operands, next_value);
                }
            });
        });
    }
    let Ok(input) = Input::arbitrary_take_rest(Unstructured::new(data)) else { return };
    let mut operands: Vec<u64> = input.small.iter().copied().map(u64::from).collect();
    operands.extend(input.operands);
    check(u32::from(input.block % 32), u32::from(input.code % 64), &operands, input.next_value);
}

/// Whether `operands`, if they can be read as a `T`, are the ones that are written of it.
fn inverse<'a, T: Record<'a>>(operands: &'a [u64], next_value: u32) {
    let Ok(record) = T::read(&mut Operands::relative(operands, 0, next_value)) else { return };
    let mut written = Vec::with_capacity(operands.len());
    record.write(&mut OperandWriter::new(&mut written, next_value));
    assert_eq!(written, operands, "{}, next value {next_value}", T::NAME);
}

macro_rules! blocks {
    ($($block:ident: $group:ident { $($record:ident),* })*) => {
        /// Checks the struct of the record `code` in `block`.
        fn check(block: u32, code: u32, operands: &[u64], next_value: u32) {
            match block {
                $(block::$block => match code {
                    $($group::$record::CODE => inverse::<$group::$record>(operands, next_value),)*
                    _ => {}
                },)*
                _ => {}
            }
        }
    };
}

blocks! {
    PARAMATTR: attributes { List, OldList }
    PARAMATTR_GROUP: attributes { Group }
    CONSTANTS: constants { SetType, Null, Undef, Integer, WideInteger, Float, Aggregate, Str, CStr, Binop, Cast, GetElementPtr, Select, ExtractElement, InsertElement, ShuffleVector, Compare, InlineAsmOld, ShuffleVectorEx, InboundsGetElementPtr, BlockAddress, Data, InlineAsm }
    FUNCTION: function { DeclareBlocks, Binop, Cast, GetElementPtrOld, SelectOld, ExtractElement, InsertElement, ShuffleVector, Cmp, Ret, Br, Switch, Invoke, Unreachable, Phi, Alloca, Load, VaArg, StoreOld, ExtractValue, InsertValue, Cmp2, Select, InboundsGetElementPtrOld, IndirectBr, DebugLocAgain, Call, DebugLoc, Fence, CmpXchgOld, AtomicRmw, Resume, LandingPadOld, LoadAtomic, StoreAtomicOld, GetElementPtr, Store, StoreAtomic, CmpXchg, LandingPad }
    VALUE_SYMTAB: symbols { Entry, BlockEntry }
    METADATA: metadata { Str, Value, Node, Name, DistinctNode, Kind, Location, OldNode, OldFunctionNode, NamedNode, GenericDebug, Subrange, Enumerator, BasicType, File, DerivedType, CompositeType, SubroutineType, CompileUnit, Subprogram, LexicalBlock, LexicalBlockFile, Namespace, TemplateType, TemplateValue, GlobalVar, LocalVar, Expression, ObjcProperty, ImportedEntity, Module }
    METADATA_ATTACHMENT: attachments { Attachment }
    TYPE: types { NumEntry, Void, Float, Double, Label, Opaque, Integer, Pointer, Half, Array, Vector, X86Fp80, Fp128, PpcFp128, Metadata, X86Mmx, StructAnon, StructName, StructNamed, Function }
    USELIST: use_lists { OfValue, OfBlock }
    MODULE: module { Version, Triple, DataLayout, Asm, SectionName, DepLib, GlobalVar, Function, Alias, PurgeVals, GcName, Comdat }
}
