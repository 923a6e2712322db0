//! LLVM 3.7's bitcode records, one struct each, grouped by the block that they stand in.
//!
//! A struct with `derive(Record)` is the only declaration of a record: it is read from a record's operands without an
//! allocation, and written back to the same operands. Source of the facts: LLVM 3.7's `LLVMBitCodes.h` and "Bitcode
//! File Format", with what dxc changed in them.

pub mod attachments;
pub mod attributes;
pub mod block_info;
pub mod build;
pub mod constants;
pub mod function;
mod kinds;
mod lists;
pub mod metadata;
pub mod module;
mod numbering;
mod operand;
pub mod symbols;
mod term;
pub mod types;
pub mod use_lists;
pub mod view;

pub use kinds::{BLOCKS, BlockKind, RecordKind};
pub use lists::{Ending, Headed, List};
pub(crate) use numbering::RELATIVE_IDS;
pub use numbering::{Makes, Numbering};
pub use operand::{
    BlockIndex, Characters, InstructionIndex, MetadataId, MetadataIndex, Operand, OperandWriter, Operands,
    OptionalValue, Rest, RotatedSign, SignedValue, SignedVbr, TypeIndex, TypedValue, Value, ValueIndex,
};
pub use shaderbin_codegen::Record;
pub use term::{Names, Role, Term};

use crate::{Result, layout};

/// A bitcode record: what `derive(Record)` makes of a struct.
pub trait Record<'a>: Sized {
    /// The record's code within its block.
    const CODE: u32;
    /// The record's name.
    const NAME: &'static str;
    /// Its fields, in order.
    const FIELDS: &'static [RecordField];

    /// Reads the record from its operands.
    ///
    /// # Errors
    /// Operands that are missing, out of range, or left over.
    fn read(operands: &mut Operands<'a>) -> Result<Self>;

    /// Reads the record, and says after each field how many operands are left.
    ///
    /// # Errors
    /// As for [`Record::read`].
    fn split(operands: &mut Operands<'a>, left: &mut impl FnMut(usize)) -> Result<()>;

    /// Appends the record's operands.
    fn write(&self, writer: &mut OperandWriter<'_>);
}

/// A field of a record: its name, and what its doc comment says of values and bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordField {
    /// The field's name.
    pub name: &'static str,
    /// What its values are called.
    pub values: &'static [layout::Value],
    /// What its bits are called.
    pub bits: &'static [layout::Bits],
}

/// The ids of blocks (LLVM's `bitc::BlockIDs`).
pub mod block {
    /// Abbreviations for the records of other blocks.
    pub const BLOCKINFO: u32 = 0;
    /// The module itself.
    pub const MODULE: u32 = 8;
    /// Lists of attribute groups.
    pub const PARAMATTR: u32 = 9;
    /// Attribute groups.
    pub const PARAMATTR_GROUP: u32 = 10;
    /// Constants, of the module or of a function.
    pub const CONSTANTS: u32 = 11;
    /// A function's body.
    pub const FUNCTION: u32 = 12;
    /// Names of values.
    pub const VALUE_SYMTAB: u32 = 14;
    /// Metadata, of the module or of a function.
    pub const METADATA: u32 = 15;
    /// Metadata attached to a function and its instructions.
    pub const METADATA_ATTACHMENT: u32 = 16;
    /// The table of types.
    pub const TYPE: u32 = 17;
    /// Orders of use lists.
    pub const USELIST: u32 = 18;
}
