//! All records that are declared, by block and code.

use super::{
    OperandWriter, Operands, Record, Term, attachments, attributes, block, block_info, constants, function, metadata,
    module, symbols, types, use_lists,
};
use crate::Result;
use alloc::vec::Vec;

/// A kind of block, and the records that stand in it.
#[derive(Clone, Copy, Debug)]
pub struct BlockKind {
    /// The block's id.
    pub id: u32,
    /// Its name, as llvm-bcanalyzer prints it.
    pub name: &'static str,
    /// The records of these blocks.
    pub records: &'static [RecordKind],
}

impl BlockKind {
    /// The kind of the blocks with this id.
    pub fn find(id: u32) -> Option<&'static Self> {
        BLOCKS.iter().find(|kind| kind.id == id)
    }
}

/// A kind of record: what is known of a struct that declares one.
#[derive(Clone, Copy, Debug)]
pub struct RecordKind {
    /// The record's code within its block.
    pub code: u32,
    /// The record's name.
    pub name: &'static str,
    /// The names of its operands, in order.
    pub fields: &'static [&'static str],
    rewrite: fn(Operands<'_>, &mut OperandWriter<'_>) -> Result<()>,
    split: fn(Operands<'_>, &mut dyn FnMut(usize)) -> Result<()>,
}

impl RecordKind {
    /// The kind of the records with this code in the blocks with this id.
    pub fn find(block: u32, code: u32) -> Option<&'static Self> {
        BlockKind::find(block)?.records.iter().find(|kind| kind.code == code)
    }

    /// Reads a record as its struct, and appends the operands that the struct writes.
    ///
    /// # Errors
    /// Operands that are missing, out of range, or left over.
    pub fn rewrite(&self, operands: Operands<'_>, out: &mut Vec<u64>) -> Result<()> {
        let mut writer = OperandWriter::new(out, operands.next_value());
        (self.rewrite)(operands, &mut writer)
    }

    /// Reads a record as its struct, and appends what its operands are. Of a call's callee and arguments only
    /// [`Numbering::terms`](super::Numbering::terms) knows it.
    ///
    /// # Errors
    /// As for [`RecordKind::rewrite`]; elements of a list that are not what they should be.
    pub fn terms(&self, operands: Operands<'_>, out: &mut Vec<Term>) -> Result<()> {
        let mut writer = OperandWriter::of_terms(out);
        (self.rewrite)(operands, &mut writer)?;
        if writer.is_faulty() {
            return Err(operands.error(format_args!("operands of the record {}", self.name), "others"));
        }
        Ok(())
    }

    /// Reads a record as its struct, and gives each field's name with its operands to `visit`.
    ///
    /// # Errors
    /// As for [`RecordKind::rewrite`]; the fields before were visited.
    pub fn split<'a>(&self, operands: Operands<'a>, mut visit: impl FnMut(&'static str, &'a [u64])) -> Result<()> {
        let mut names = self.fields.iter();
        let mut rest = operands.rest();
        (self.split)(operands, &mut |left| {
            let (field, behind) = rest.split_at_checked(rest.len().saturating_sub(left)).unwrap_or((&[], &[]));
            rest = behind;
            if let Some(name) = names.next() {
                visit(name, field);
            }
        })
    }
}

macro_rules! blocks {
    ($($id:ident $name:literal $file:ident { $($record:ident)* })*) => {
        /// All blocks and records that are declared.
        pub static BLOCKS: &[BlockKind] = &[$(BlockKind {
            id: block::$id,
            name: $name,
            records: &[$(RecordKind {
                code: $file::$record::CODE,
                name: $file::$record::NAME,
                fields: $file::$record::FIELDS,
                rewrite: |mut operands, writer| {
                    $file::$record::read(&mut operands)?.write(writer);
                    Ok(())
                },
                split: |mut operands, mut left| $file::$record::split(&mut operands, &mut left),
            }),*],
        }),*];
    };
}

blocks! {
    BLOCKINFO "BLOCKINFO_BLOCK" block_info {
        SetBlock BlockName RecordName
    }
    MODULE "MODULE_BLOCK" module {
        Version Triple DataLayout Asm SectionName DepLib GlobalVar Function Alias PurgeVals GcName Comdat
    }
    PARAMATTR "PARAMATTR_BLOCK" attributes {
        List OldList
    }
    PARAMATTR_GROUP "PARAMATTR_GROUP_BLOCK" attributes {
        Group
    }
    CONSTANTS "CONSTANTS_BLOCK" constants {
        SetType Null Undef Integer WideInteger Float Aggregate Str CStr Binop Cast GetElementPtr Select
        ExtractElement InsertElement ShuffleVector Compare InlineAsmOld ShuffleVectorEx InboundsGetElementPtr
        BlockAddress Data InlineAsm
    }
    FUNCTION "FUNCTION_BLOCK" function {
        DeclareBlocks Binop Cast GetElementPtrOld SelectOld ExtractElement InsertElement ShuffleVector Cmp Ret Br
        Switch Invoke Unreachable Phi Alloca Load VaArg StoreOld ExtractValue InsertValue Cmp2 Select
        InboundsGetElementPtrOld IndirectBr DebugLocAgain Call DebugLoc Fence CmpXchgOld AtomicRmw Resume
        LandingPadOld LoadAtomic StoreAtomicOld GetElementPtr Store StoreAtomic CmpXchg LandingPad
    }
    VALUE_SYMTAB "VALUE_SYMTAB" symbols {
        Entry BlockEntry
    }
    METADATA "METADATA_BLOCK" metadata {
        Str Value Node Name DistinctNode Kind Location OldNode OldFunctionNode NamedNode GenericDebug Subrange
        Enumerator BasicType File DerivedType CompositeType SubroutineType CompileUnit Subprogram LexicalBlock
        LexicalBlockFile Namespace TemplateType TemplateValue GlobalVar LocalVar Expression ObjcProperty
        ImportedEntity Module
    }
    METADATA_ATTACHMENT "METADATA_ATTACHMENT" attachments {
        Attachment
    }
    TYPE "TYPE_BLOCK" types {
        NumEntry Void Float Double Label Opaque Integer Pointer Half Array Vector X86Fp80 Fp128 PpcFp128 Metadata
        X86Mmx StructAnon StructName StructNamed Function
    }
    USELIST "USELIST_BLOCK" use_lists {
        OfValue OfBlock
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_code_is_declared_twice_in_a_block() {
        for kind in BLOCKS {
            let mut codes: Vec<_> = kind.records.iter().map(|record| record.code).collect();
            codes.sort_unstable();
            codes.dedup();
            assert_eq!(codes.len(), kind.records.len(), "{}", kind.name);
        }
    }
}
