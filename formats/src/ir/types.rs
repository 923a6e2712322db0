//! The types of a module.

use super::Text;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// The index of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub u32);

impl TypeId {
    /// `void`, in every table.
    pub const VOID: Self = Self(0);
    /// `i1`, in every table.
    pub const I1: Self = Self(1);
    /// `i32`, in every table.
    pub const I32: Self = Self(2);
    /// `i8`, in every table.
    pub const I8: Self = Self(3);
}

/// A floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatKind {
    /// 16 bits.
    Half,
    /// 32 bits.
    Float,
    /// 64 bits.
    Double,
    /// x87's 80 bits.
    X86Fp80,
    /// 128 bits.
    Fp128,
    /// A pair of doubles.
    PpcFp128,
}

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// No value.
    Void,
    /// A floating-point number.
    Float(FloatKind),
    /// A basic block.
    Label,
    /// Metadata as an argument.
    Metadata,
    /// MMX's vector.
    X86Mmx,
    /// An integer of so many bits.
    Integer(u32),
    /// A pointer.
    Pointer {
        /// What it points at.
        pointee: TypeId,
        /// 0, or 3 for group-shared memory.
        address_space: u32,
    },
    /// An array.
    Array {
        /// The type of an element.
        element: TypeId,
        /// Index of the number of elements (64 bits) in [`Types::counts`].
        count: u32,
    },
    /// A vector.
    Vector {
        /// The type of an element.
        element: TypeId,
        /// The number of elements.
        count: u32,
    },
    /// A struct that is its fields.
    Literal {
        /// The types of its fields.
        fields: super::Span,
        /// Whether they follow each other without padding.
        packed: bool,
    },
    /// A struct with an identity of its own, and maybe a name.
    Struct {
        /// Index in [`Types::structs`].
        index: u32,
    },
    /// A function.
    Function {
        /// Its result, then its parameters.
        signature: super::Span,
        /// Whether more arguments may follow.
        vararg: bool,
    },
}

/// A struct with an identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Struct {
    /// Empty without one.
    pub name: Text,
    /// The types of its fields.
    pub fields: super::Span,
    /// Whether they follow each other without padding.
    pub packed: bool,
    /// Whether its body is not known.
    pub opaque: bool,
}

/// The table of types. Types that are their contents are there once.
#[derive(Debug)]
pub struct Types {
    types: Vec<Type>,
    /// The pool of fields and parameters.
    pub members: Vec<TypeId>,
    /// The structs with an identity.
    pub structs: Vec<Struct>,
    /// The numbers of elements of arrays.
    pub counts: Vec<u64>,
    /// The pointers in address space 0, by what they point at.
    pointers: Vec<Option<TypeId>>,
    /// Other derived types by their contents.
    derived: HashMap<Type, TypeId>,
}

impl Clone for Types {
    fn clone(&self) -> Self {
        let mut types = Self::default();
        types.clone_from(self);
        types
    }

    fn clone_from(&mut self, other: &Self) {
        self.types.clone_from(&other.types);
        self.members.clone_from(&other.members);
        self.structs.clone_from(&other.structs);
        self.counts.clone_from(&other.counts);
        self.pointers.clone_from(&other.pointers);
        self.derived.clone_from(&other.derived);
    }
}

/// The types in every table: `void`, `i1`, `i32`, `i8`.
const BASIC: [Type; 4] = [Type::Void, Type::Integer(1), Type::Integer(32), Type::Integer(8)];

impl Default for Types {
    fn default() -> Self {
        Self {
            types: BASIC.to_vec(),
            members: Vec::new(),
            structs: Vec::new(),
            counts: Vec::new(),
            pointers: Vec::new(),
            derived: HashMap::new(),
        }
    }
}

impl Types {
    /// The type; `void` for an index of nothing.
    #[inline]
    pub fn get(&self, ty: TypeId) -> Type {
        self.types.get(ty.0 as usize).copied().unwrap_or(Type::Void)
    }

    /// The number of types.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Whether there are none: never.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// The number of elements of an array.
    #[inline]
    pub fn array_len(&self, count: u32) -> u64 {
        self.counts.get(count as usize).copied().unwrap_or(0)
    }

    /// The struct with an identity.
    #[inline]
    pub fn structure(&self, index: u32) -> Option<&Struct> {
        self.structs.get(index as usize)
    }

    /// The fields of a struct type, or `None` of another.
    pub fn fields(&self, ty: TypeId) -> Option<&[TypeId]> {
        match self.get(ty) {
            Type::Literal { fields, .. } => Some(fields.of(&self.members)),
            Type::Struct { index } => self.structure(index).map(|s| s.fields.of(&self.members)),
            _ => None,
        }
    }

    /// The result and parameters of a function type.
    #[inline]
    pub fn signature(&self, ty: TypeId) -> Option<(TypeId, &[TypeId], bool)> {
        match self.get(ty) {
            Type::Function { signature, vararg } => {
                let (result, parameters) = signature.of(&self.members).split_first()?;
                Some((*result, parameters, vararg))
            }
            _ => None,
        }
    }

    /// What an array of any dimensions is of; another type itself.
    pub fn without_arrays(&self, mut ty: TypeId) -> TypeId {
        while let Type::Array { element, .. } = self.get(ty) {
            ty = element;
        }
        ty
    }

    /// What a pointer points at.
    #[inline]
    pub fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        match self.get(ty) {
            Type::Pointer { pointee, .. } => Some(pointee),
            _ => None,
        }
    }

    /// A vector's element type, or the type itself.
    #[inline]
    pub fn scalar(&self, ty: TypeId) -> TypeId {
        match self.get(ty) {
            Type::Vector { element, .. } => element,
            _ => ty,
        }
    }

    /// Whether it is a floating-point type or a vector of one.
    #[inline]
    pub fn is_float(&self, ty: TypeId) -> bool {
        matches!(self.get(self.scalar(ty)), Type::Float(_))
    }

    /// The type of a member: field `index` of a struct, or the element of an array, vector or pointer.
    pub fn member(&self, ty: TypeId, index: u64) -> Option<TypeId> {
        match self.get(ty) {
            Type::Literal { .. } | Type::Struct { .. } => self.fields(ty)?.get(usize::try_from(index).ok()?).copied(),
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(element),
            Type::Pointer { pointee, .. } => Some(pointee),
            _ => None,
        }
    }

    /// Forgets all types but those in every table; keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.types.truncate(BASIC.len());
        self.members.clear();
        self.structs.clear();
        self.counts.clear();
        self.pointers.clear();
        self.derived.clear();
    }

    /// Makes room for so many types.
    pub(crate) fn reserve(&mut self, count: usize) {
        self.types.reserve(count);
        self.members.reserve(count);
    }

    /// Appends a type of the table that has an identity, or is read there for the first time.
    pub(crate) fn push(&mut self, ty: Type) -> TypeId {
        let id = TypeId(self.types.len() as u32);
        self.types.push(ty);
        id
    }

    /// The id of a type that is its contents and holds no pools' spans (pointer, vector, integer).
    pub(crate) fn intern(&mut self, ty: Type) -> TypeId {
        if let Type::Pointer { pointee, address_space: 0 } = ty {
            let index = pointee.0 as usize;
            if self.pointers.len() <= index {
                self.pointers.resize(self.types.len().max(index + 1), None);
            }
            if let Some(Some(known)) = self.pointers.get(index) {
                return *known;
            }
            let id = self.push(ty);
            if let Some(slot) = self.pointers.get_mut(index) {
                *slot = Some(id);
            }
            return id;
        }
        if let Some(basic) = BASIC.iter().position(|other| *other == ty) {
            return TypeId(basic as u32);
        }
        if let Some(id) = self.derived.get(&ty) {
            return *id;
        }
        let id = self.push(ty);
        self.derived.insert(ty, id);
        id
    }

    /// The bits of an address space that LLVM keeps (`Type::setSubclassData`).
    pub(crate) const ADDRESS_SPACE: u32 = 0xff_ffff;

    /// The id of a pointer into the address space that a record states. One of more bits than are kept is a type of its
    /// own, since LLVM finds pointers by all of them (`PointerType::get`), though it looks like the other.
    pub(crate) fn pointer(&mut self, pointee: TypeId, stated: u32) -> TypeId {
        let ty = Type::Pointer { pointee, address_space: stated & Self::ADDRESS_SPACE };
        if stated > Self::ADDRESS_SPACE { self.push(ty) } else { self.intern(ty) }
    }

    /// The id of a struct that is its fields.
    pub(crate) fn intern_literal(&mut self, fields: &[TypeId], packed: bool) -> TypeId {
        // Rare: results of cmpxchg. A scan does.
        let found = self.types.iter().position(
            |ty| matches!(ty, Type::Literal { fields: f, packed: p } if *p == packed && f.of(&self.members) == fields),
        );
        match found {
            Some(at) => TypeId(at as u32),
            None => {
                let start = self.members.len();
                self.members.extend_from_slice(fields);
                let fields = super::Span::since(start, &self.members);
                self.push(Type::Literal { fields, packed })
            }
        }
    }
}
