//! The records of a function's body: its instructions. Ids of values are relative to the next value's.

use super::{BlockIndex, List, MetadataId, Record, Rest, SignedValue, TypeIndex, TypedValue, Value, ValueIndex};

/// How many basic blocks the function has. Each ends with its first terminator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 1)]
pub struct DeclareBlocks {
    /// At least 1.
    pub count: u32,
}

/// A binary operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 2)]
pub struct Binop {
    /// Left operand.
    pub lhs: TypedValue,
    /// Right operand.
    pub rhs: Value,
    /// 0 add, sub, mul, udiv, sdiv, urem, srem, shl, lshr, ashr, and, or, 12 xor; of floats 0, 1, 2, 4, 6.
    pub opcode: u64,
    /// Of integers: no unsigned wrap (bit 0), no signed wrap (bit 1), or exact (bit 0); of floats: fast-math flags.
    pub flags: Option<u64>,
}

/// A conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 3)]
pub struct Cast {
    /// What is converted.
    pub value: TypedValue,
    /// To what.
    pub ty: TypeIndex,
    /// 0 trunc, zext, sext, fptoui, fptosi, uitofp, sitofp, fptrunc, fpext, ptrtoint, inttoptr, bitcast, 12
    /// addrspacecast.
    pub opcode: u64,
}

/// An address computed from a pointer, without the pointee's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 4)]
pub struct GetElementPtrOld<'a> {
    /// The pointer, then the indexes.
    pub operands: List<'a, TypedValue>,
}

/// A choice by an `i1` (obsolete).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 5)]
pub struct SelectOld {
    /// The value where the condition is true.
    pub if_true: TypedValue,
    /// The value where it is false.
    pub if_false: Value,
    /// The condition.
    pub condition: Value,
}

/// An element of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 6)]
pub struct ExtractElement {
    /// The vector.
    pub vector: TypedValue,
    /// Which element.
    pub index: TypedValue,
}

/// A vector with one element replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 7)]
pub struct InsertElement {
    /// The vector.
    pub vector: TypedValue,
    /// The new element.
    pub element: Value,
    /// Which element.
    pub index: TypedValue,
}

/// Elements of two vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 8)]
pub struct ShuffleVector {
    /// First vector.
    pub first: TypedValue,
    /// Second vector.
    pub second: Value,
    /// Which elements.
    pub mask: TypedValue,
}

/// A comparison (older code of [`Cmp2`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 9)]
pub struct Cmp {
    /// Left operand.
    pub lhs: TypedValue,
    /// Right operand.
    pub rhs: Value,
    /// As in [`Cmp2`].
    pub predicate: u64,
    /// Fast-math flags of a comparison of floats.
    pub flags: Option<u64>,
}

/// The end of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 10)]
pub struct Ret {
    /// The result.
    pub value: Option<TypedValue>,
}

/// A branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 11)]
pub struct Br {
    /// Where to go (if the condition is true).
    pub if_true: BlockIndex,
    /// Where to go if the condition is false.
    pub if_false: Option<BlockIndex>,
    /// The condition, an `i1`.
    pub condition: Option<Value>,
}

/// A branch to one of many blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 12)]
pub struct Switch<'a> {
    /// The type of the condition.
    pub ty: TypeIndex,
    /// The condition.
    pub condition: Value,
    /// Where to go if no case is the condition's.
    pub default: BlockIndex,
    /// A constant and a block each.
    pub cases: List<'a, (ValueIndex, BlockIndex)>,
}

/// A call that may unwind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 13)]
pub struct Invoke<'a> {
    /// 0 for none, else an attribute list's number from 1.
    pub attributes: u32,
    /// The calling convention; bit 13: the function's type follows the blocks.
    pub flags: u64,
    /// Where to go afterwards.
    pub normal: BlockIndex,
    /// Where to go when unwinding.
    pub unwind: BlockIndex,
    /// `[function type,] callee, arguments...`
    pub operands: Rest<'a>,
}

impl Invoke<'_> {
    /// Whether the function's type stands before the callee.
    pub fn states_type(&self) -> bool {
        self.flags >> 13 & 1 != 0
    }
}

/// A place that is never reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 15)]
pub struct Unreachable;

/// A value by the block that control came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 16)]
pub struct Phi<'a> {
    /// The value's type.
    pub ty: TypeIndex,
    /// A value and the block it comes from, each.
    pub incoming: List<'a, (SignedValue, BlockIndex)>,
}

/// Memory on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 19)]
pub struct Alloca {
    /// The type of an element, or (older) a pointer to it.
    pub ty: TypeIndex,
    /// The type of the count.
    pub count_ty: TypeIndex,
    /// How many elements.
    pub count: ValueIndex,
    /// Bits 0 to 4: alignment, one more than the binary logarithm; bit 5: inalloca; bit 6: `ty` is the element's.
    pub flags: u64,
}

/// A read of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 20)]
pub struct Load<'a> {
    /// Where.
    pub pointer: TypedValue,
    /// `[type,] alignment, volatile`
    pub operands: Rest<'a>,
}

/// The next variable argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 23)]
pub struct VaArg {
    /// The list's type.
    pub list_ty: TypeIndex,
    /// The list.
    pub list: Value,
    /// The argument's type.
    pub ty: TypeIndex,
}

/// A write to memory (obsolete form).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 24)]
pub struct StoreOld {
    /// Where.
    pub pointer: TypedValue,
    /// What.
    pub value: Value,
    /// 0 for none, else one more than the binary logarithm.
    pub alignment: u64,
    /// Not 0 for a volatile write.
    pub volatile: u64,
}

/// A member of an aggregate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 26)]
pub struct ExtractValue<'a> {
    /// The aggregate.
    pub aggregate: TypedValue,
    /// The path to the member.
    pub indices: Rest<'a>,
}

/// An aggregate with one member replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 27)]
pub struct InsertValue<'a> {
    /// The aggregate.
    pub aggregate: TypedValue,
    /// The new member.
    pub value: TypedValue,
    /// The path to the member.
    pub indices: Rest<'a>,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 28)]
pub struct Cmp2 {
    /// Left operand.
    pub lhs: TypedValue,
    /// Right operand.
    pub rhs: Value,
    /// 0 to 15 of floats, 32 to 41 of integers.
    pub predicate: u64,
    /// Fast-math flags of a comparison of floats.
    pub flags: Option<u64>,
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 29)]
pub struct Select {
    /// The value where the condition is true.
    pub if_true: TypedValue,
    /// The value where it is false.
    pub if_false: Value,
    /// An `i1`, or a vector of them.
    pub condition: TypedValue,
}

/// An address inside an object, without the pointee's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 30)]
pub struct InboundsGetElementPtrOld<'a> {
    /// The pointer, then the indexes.
    pub operands: List<'a, TypedValue>,
}

/// A branch to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 31)]
pub struct IndirectBr<'a> {
    /// The address's type.
    pub ty: TypeIndex,
    /// The address.
    pub address: Value,
    /// The blocks that it may be.
    pub targets: List<'a, BlockIndex>,
}

/// The last instruction stands where the one before it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 33)]
pub struct DebugLocAgain;

/// A call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 34)]
pub struct Call<'a> {
    /// 0 for none, else an attribute list's number from 1.
    pub attributes: u32,
    /// Bit 0: tail call; bits 1 to 13: calling convention; bit 14: must be a tail call; bit 15: the type follows.
    pub flags: u64,
    /// `[function type,] callee, arguments...`: a parameter's value is relative, further arguments are typed values.
    pub operands: Rest<'a>,
}

impl Call<'_> {
    /// Whether the function's type stands before the callee.
    pub fn states_type(&self) -> bool {
        self.flags >> 15 & 1 != 0
    }
}

/// Where in the source the last instruction stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 35)]
pub struct DebugLoc<'a> {
    /// From 1; 0 for none.
    pub line: u64,
    /// From 1; 0 for none.
    pub column: u64,
    /// The scope's node.
    pub scope: MetadataId,
    /// The location of the call that it was inlined at.
    pub inlined_at: MetadataId,
    /// What later versions append.
    pub tail: Rest<'a>,
}

/// An order of memory accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 36)]
pub struct Fence {
    /// 1 unordered, monotonic, acquire, release, acq_rel, 6 seq_cst.
    pub ordering: u64,
    /// 0: this thread only.
    pub scope: u64,
}

/// An exchange if a value is the expected one (obsolete form).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 37)]
pub struct CmpXchgOld {
    /// Where.
    pub pointer: TypedValue,
    /// The expected value.
    pub expected: Value,
    /// The new one.
    pub new: Value,
    /// Not 0 for a volatile access.
    pub volatile: u64,
    /// As in [`Fence`].
    pub success_ordering: u64,
    /// As in [`Fence`].
    pub scope: u64,
    /// As in [`Fence`].
    pub failure_ordering: Option<u64>,
    /// Not 0 where it may fail for no reason.
    pub weak: Option<u64>,
}

/// A read, an operation and a write at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 38)]
pub struct AtomicRmw {
    /// Where.
    pub pointer: TypedValue,
    /// With what.
    pub value: Value,
    /// 0 xchg, add, sub, and, nand, or, xor, max, min, umax, 10 umin.
    pub operation: u64,
    /// Not 0 for a volatile access.
    pub volatile: u64,
    /// As in [`Fence`].
    pub ordering: u64,
    /// As in [`Fence`].
    pub scope: u64,
}

/// Unwinding that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 39)]
pub struct Resume {
    /// The exception.
    pub value: TypedValue,
}

/// Where unwinding arrives (obsolete form).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 40)]
pub struct LandingPadOld<'a> {
    /// The type of the exception.
    pub ty: TypeIndex,
    /// The personality function.
    pub personality: TypedValue,
    /// Not 0 for a cleanup.
    pub cleanup: u64,
    /// How many clauses follow.
    pub count: u64,
    /// 0 catch or 1 filter, and a value, each.
    pub clauses: List<'a, (u64, TypedValue)>,
}

/// An atomic read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 41)]
pub struct LoadAtomic<'a> {
    /// Where.
    pub pointer: TypedValue,
    /// `[type,] alignment, volatile, ordering, scope`
    pub operands: Rest<'a>,
}

/// An atomic write (obsolete form).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 42)]
pub struct StoreAtomicOld {
    /// Where.
    pub pointer: TypedValue,
    /// What.
    pub value: Value,
    /// 0 for none, else one more than the binary logarithm.
    pub alignment: u64,
    /// Not 0 for a volatile write.
    pub volatile: u64,
    /// As in [`Fence`].
    pub ordering: u64,
    /// As in [`Fence`].
    pub scope: u64,
}

/// An address computed from a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 43)]
pub struct GetElementPtr<'a> {
    /// Not 0 where the address is inside the object.
    pub inbounds: u64,
    /// What the pointer points at.
    pub ty: TypeIndex,
    /// The pointer, then the indexes.
    pub operands: List<'a, TypedValue>,
}

/// A write to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 44)]
pub struct Store {
    /// Where.
    pub pointer: TypedValue,
    /// What.
    pub value: TypedValue,
    /// 0 for none, else one more than the binary logarithm.
    pub alignment: u64,
    /// Not 0 for a volatile write.
    pub volatile: u64,
}

/// An atomic write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 45)]
pub struct StoreAtomic {
    /// Where.
    pub pointer: TypedValue,
    /// What.
    pub value: TypedValue,
    /// 0 for none, else one more than the binary logarithm.
    pub alignment: u64,
    /// Not 0 for a volatile write.
    pub volatile: u64,
    /// As in [`Fence`].
    pub ordering: u64,
    /// As in [`Fence`].
    pub scope: u64,
}

/// An exchange if a value is the expected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 46)]
pub struct CmpXchg {
    /// Where.
    pub pointer: TypedValue,
    /// The expected value.
    pub expected: TypedValue,
    /// The new one.
    pub new: Value,
    /// Not 0 for a volatile access.
    pub volatile: u64,
    /// As in [`Fence`].
    pub success_ordering: u64,
    /// As in [`Fence`].
    pub scope: u64,
    /// As in [`Fence`].
    pub failure_ordering: Option<u64>,
    /// Not 0 where it may fail for no reason.
    pub weak: Option<u64>,
}

/// Where unwinding arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 47)]
pub struct LandingPad<'a> {
    /// The type of the exception.
    pub ty: TypeIndex,
    /// Not 0 for a cleanup.
    pub cleanup: u64,
    /// How many clauses follow.
    pub count: u64,
    /// 0 catch or 1 filter, and a value, each.
    pub clauses: List<'a, (u64, TypedValue)>,
}
