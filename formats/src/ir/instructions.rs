//! Instructions and basic blocks.

use super::{FloatKind, Module, Span, Text, Type, TypeId, ValueId};

macro_rules! opcodes {
    ($($(#[$doc:meta])* $name:ident $text:literal)*) => {
        /// What an instruction or a constant expression does. The comment gives its operands in [`Instruction::operands`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Opcode {
            $($(#[$doc])* $name,)*
        }

        impl Opcode {
            /// Its name in LLVM's listing.
            #[inline]
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
}

opcodes! {
    /// Values: nothing, or the result.
    Ret "ret"
    /// A block; or a value (the condition) and two blocks.
    Br "br"
    /// A value (the condition) and a block (the default), then values and blocks in turn.
    Switch "switch"
    /// A value (the address), then blocks.
    IndirectBr "indirectbr"
    /// A value (the callee), two blocks (normal, unwind), then arguments.
    Invoke "invoke"
    /// A value.
    Resume "resume"
    /// Nothing.
    Unreachable "unreachable"
    /// Two values.
    Add "add"
    /// Two values.
    FAdd "fadd"
    /// Two values.
    Sub "sub"
    /// Two values.
    FSub "fsub"
    /// Two values.
    Mul "mul"
    /// Two values.
    FMul "fmul"
    /// Two values.
    UDiv "udiv"
    /// Two values.
    SDiv "sdiv"
    /// Two values.
    FDiv "fdiv"
    /// Two values.
    URem "urem"
    /// Two values.
    SRem "srem"
    /// Two values.
    FRem "frem"
    /// Two values.
    Shl "shl"
    /// Two values.
    LShr "lshr"
    /// Two values.
    AShr "ashr"
    /// Two values.
    And "and"
    /// Two values.
    Or "or"
    /// Two values.
    Xor "xor"
    /// A value (the count).
    Alloca "alloca"
    /// A value (the pointer).
    Load "load"
    /// Two values: what, and the pointer.
    Store "store"
    /// Values: the pointer, then indexes.
    GetElementPtr "getelementptr"
    /// Nothing.
    Fence "fence"
    /// Three values: pointer, expected, new.
    CmpXchg "cmpxchg"
    /// Two values: pointer, and with what.
    AtomicRmw "atomicrmw"
    /// A value.
    Trunc "trunc"
    /// A value.
    ZExt "zext"
    /// A value.
    SExt "sext"
    /// A value.
    FpToUi "fptoui"
    /// A value.
    FpToSi "fptosi"
    /// A value.
    UiToFp "uitofp"
    /// A value.
    SiToFp "sitofp"
    /// A value.
    FpTrunc "fptrunc"
    /// A value.
    FpExt "fpext"
    /// A value.
    PtrToInt "ptrtoint"
    /// A value.
    IntToPtr "inttoptr"
    /// A value.
    BitCast "bitcast"
    /// A value.
    AddrSpaceCast "addrspacecast"
    /// Two values.
    ICmp "icmp"
    /// Two values.
    FCmp "fcmp"
    /// Values and blocks in turn.
    Phi "phi"
    /// A value (the callee), then arguments: values, blocks or metadata, as the function's type says.
    Call "call"
    /// Three values: condition, then the values where it is true and false.
    Select "select"
    /// A value (the list).
    VaArg "va_arg"
    /// Two values: vector and index.
    ExtractElement "extractelement"
    /// Three values: vector, element, index.
    InsertElement "insertelement"
    /// Three values: vectors and mask.
    ShuffleVector "shufflevector"
    /// A value, then the path's indexes.
    ExtractValue "extractvalue"
    /// Two values: aggregate and member, then the path's indexes.
    InsertValue "insertvalue"
    /// Pairs: 0 catch or 1 filter, and a value.
    LandingPad "landingpad"
}

/// The conversions, by their numbers in bitcode.
const CASTS: [Opcode; 13] = [
    Opcode::Trunc,
    Opcode::ZExt,
    Opcode::SExt,
    Opcode::FpToUi,
    Opcode::FpToSi,
    Opcode::UiToFp,
    Opcode::SiToFp,
    Opcode::FpTrunc,
    Opcode::FpExt,
    Opcode::PtrToInt,
    Opcode::IntToPtr,
    Opcode::BitCast,
    Opcode::AddrSpaceCast,
];

impl Opcode {
    /// Whether it ends a block.
    #[inline]
    pub fn is_terminator(self) -> bool {
        (self as u8) <= Self::Unreachable as u8
    }

    /// The binary operation with this number in bitcode, of numbers of this type or vectors of them.
    pub(crate) fn binary(number: u64, scalar: Type) -> Option<Self> {
        let float = match scalar {
            Type::Integer(_) => false,
            Type::Float(_) => true,
            _ => return None,
        };
        Some(match (number, float) {
            (0, false) => Self::Add,
            (0, true) => Self::FAdd,
            (1, false) => Self::Sub,
            (1, true) => Self::FSub,
            (2, false) => Self::Mul,
            (2, true) => Self::FMul,
            (3, false) => Self::UDiv,
            (4, false) => Self::SDiv,
            (4, true) => Self::FDiv,
            (5, false) => Self::URem,
            (6, false) => Self::SRem,
            (6, true) => Self::FRem,
            (7, false) => Self::Shl,
            (8, false) => Self::LShr,
            (9, false) => Self::AShr,
            (10, false) => Self::And,
            (11, false) => Self::Or,
            (12, false) => Self::Xor,
            _ => return None,
        })
    }

    /// The number in bitcode of a binary operation.
    pub(crate) fn binary_number(self) -> Option<u64> {
        let of = [Type::Integer(32), Type::Float(FloatKind::Float)];
        (0..=12).find(|number| of.iter().any(|scalar| Self::binary(*number, *scalar) == Some(self)))
    }

    /// The conversion with this number in bitcode.
    pub(crate) fn cast(number: u64) -> Option<Self> {
        CASTS.get(usize::try_from(number).ok()?).copied()
    }

    /// The number in bitcode of a conversion.
    pub(crate) fn cast_number(self) -> Option<u64> {
        CASTS.iter().position(|cast| *cast == self).map(|number| number as u64)
    }

    /// Whether it converts.
    #[inline]
    pub fn is_cast(self) -> bool {
        (Self::Trunc as u8..=Self::AddrSpaceCast as u8).contains(&(self as u8))
    }
}

/// The order of memory accesses, LLVM's number in bitcode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum Ordering {
    #[default]
    NotAtomic,
    Unordered,
    Monotonic,
    Acquire,
    Release,
    AcquireRelease,
    SequentiallyConsistent,
}

impl Ordering {
    /// The order with this number in bitcode; the strongest where it is unknown.
    pub(crate) fn decode(number: u64) -> Self {
        match number {
            0 => Self::NotAtomic,
            1 => Self::Unordered,
            2 => Self::Monotonic,
            3 => Self::Acquire,
            4 => Self::Release,
            5 => Self::AcquireRelease,
            _ => Self::SequentiallyConsistent,
        }
    }
}

/// How an instruction accesses memory, in 16 bits: an instruction has one of these, a predicate or a convention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// 0 for none, else one more than the binary logarithm: at most 63.
    pub alignment: u8,
    /// Of an atomic access.
    pub ordering: Ordering,
    /// Of a `cmpxchg` that fails.
    pub failure_ordering: Ordering,
    /// The operation of an `atomicrmw`: at most 15.
    pub operation: u8,
}

impl Access {
    /// What an instruction's detail says.
    #[inline]
    pub fn of(detail: u16) -> Self {
        let bits = |first: u32, width: u32| (detail >> first & ((1 << width) - 1)) as u8;
        Self {
            alignment: bits(0, 6),
            ordering: Ordering::decode(bits(6, 3).into()),
            failure_ordering: Ordering::decode(bits(9, 3).into()),
            operation: bits(12, 4),
        }
    }

    /// The detail of an instruction that says it.
    #[inline]
    pub fn detail(self) -> u16 {
        let field = |value: u8, first: u32, width: u32| (u16::from(value) & ((1 << width) - 1)) << first;
        field(self.alignment, 0, 6)
            | field(self.ordering as u8, 6, 3)
            | field(self.failure_ordering as u8, 9, 3)
            | field(self.operation, 12, 4)
    }
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// What it does.
    pub opcode: Opcode,
    /// By opcode: [`Instruction::NUW`] and the other constants.
    pub flags: u8,
    /// A comparison's predicate, a call's calling convention, the bits of an [`Access`] to memory.
    pub detail: u16,
    /// The type of its result.
    pub ty: TypeId,
    /// The type it is about: pointee of an address computation, allocated type, a callee's function type.
    pub source: TypeId,
    /// Its result's index among the values; `u32::MAX` without one.
    pub value: u32,
    /// In [`Module::operands`](super::Module::operands).
    pub operands: Span,
    /// A call's attribute list.
    pub attributes: super::ListId,
    /// Where it stands in the source: a metadata id and one, or 0.
    pub location: u32,
}

impl Instruction {
    /// No unsigned wrap.
    pub const NUW: u8 = 1;
    /// No signed wrap.
    pub const NSW: u8 = 2;
    /// A division or shift without remainder.
    pub const EXACT: u8 = 1;
    /// Inside the object.
    pub const INBOUNDS: u8 = 1;
    /// A volatile access.
    pub const VOLATILE: u8 = 1;
    /// An atomic access that only this thread sees.
    pub const SINGLE_THREAD: u8 = 2;
    /// A `cmpxchg` that may fail for no reason.
    pub const WEAK: u8 = 4;
    /// A tail call.
    pub const TAIL: u8 = 1;
    /// A call that must be a tail call.
    pub const MUST_TAIL: u8 = 2;
    /// Memory for an argument.
    pub const IN_ALLOCA: u8 = 1;
    /// A landing pad that cleans up.
    pub const CLEANUP: u8 = 1;
    /// Fast-math flags as in bitcode: bit 0 all, then nnan, ninf, nsz, arcp.
    pub const FAST: u8 = 1;

    /// How it accesses memory; of use for `alloca`, `load`, `store`, `cmpxchg`, `atomicrmw` and `fence` only.
    #[inline]
    pub fn access(&self) -> Access {
        Access::of(self.detail)
    }

    /// Gives the values among its operands, which may be blocks, metadata and indexes too, to `visit`.
    #[inline]
    pub fn visit_values(&self, module: &Module, mut visit: impl FnMut(ValueId)) {
        let operands = self.operands.of(&module.operands);
        let mut all = |values: &[u32]| values.iter().copied().map(ValueId).for_each(&mut visit);
        match (self.opcode, operands) {
            (Opcode::Br, [_]) => {}
            (Opcode::Br | Opcode::ExtractValue | Opcode::IndirectBr, [value, ..]) => all(&[*value]),
            (Opcode::InsertValue, [aggregate, member, ..]) => all(&[*aggregate, *member]),
            (Opcode::Switch | Opcode::Phi, _) => operands.iter().step_by(2).for_each(|value| all(&[*value])),
            (Opcode::LandingPad, _) => operands.iter().skip(1).step_by(2).for_each(|value| all(&[*value])),
            (Opcode::Invoke, [callee, _, _, arguments @ ..]) => {
                all(&[*callee]);
                all(arguments);
            }
            (Opcode::Call, [callee, arguments @ ..]) => {
                all(&[*callee]);
                // Only functions of LLVM's own take metadata.
                let parameters = module.types.signature(self.source).map_or(&[][..], |(_, parameters, _)| parameters);
                let mut parameters = parameters.iter().map(|ty| module.types.get(*ty));
                for argument in arguments {
                    if !matches!(parameters.next(), Some(Type::Metadata | Type::Label)) {
                        all(&[*argument]);
                    }
                }
            }
            _ => all(operands),
        }
    }
}

/// A basic block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// Its instructions, in [`Module::instructions`](super::Module::instructions).
    pub instructions: Span,
    /// Its name; empty without one.
    pub name: Text,
    /// The order of its uses, in [`Module::operands`](super::Module::operands): for each use, the last made first, its
    /// place. Empty where the order is that of the uses.
    pub use_order: Span,
}

// A large function is mostly these: peak memory is measured.
const _: () = assert!(size_of::<Instruction>() == 32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_access_is_its_bits() {
        let orderings = (0..7).map(Ordering::decode);
        for (number, ordering) in orderings.enumerate() {
            let failure_ordering = Ordering::decode(6 - number as u64);
            let access = Access { alignment: 30 + number as u8, ordering, failure_ordering, operation: 10 };
            assert_eq!(Access::of(access.detail()), access);
        }
        assert_eq!(Access::default().detail(), 0);
    }
}
