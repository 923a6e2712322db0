//! The records of metadata, those of debug info among them (`METADATA_BLOCK_ID`). Strings, values and nodes are numbered
//! in the order of their records. Names of debug-info fields are those of LLVM's listing.

use super::{List, MetadataId, MetadataIndex, Record, Rest, RotatedSign, TypeIndex, ValueIndex};

/// A string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 1)]
pub struct Str<'a> {
    /// A byte each.
    pub text: Rest<'a>,
}

/// A value: a constant, or in a function's block one of its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 2)]
pub struct Value {
    /// The value's type.
    pub ty: TypeIndex,
    /// The value.
    pub value: ValueIndex,
}

/// A tuple: strings, values, nodes or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 3)]
pub struct Node<'a> {
    /// The elements.
    pub elements: List<'a, MetadataId>,
}

/// The name of the named metadata that the next record holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 4)]
pub struct Name<'a> {
    /// A byte each.
    pub text: Rest<'a>,
}

/// A tuple that is not the same as another with the same elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 5)]
pub struct DistinctNode<'a> {
    /// The elements.
    pub elements: List<'a, MetadataId>,
}

/// The name of a kind of attachments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 6)]
pub struct Kind<'a> {
    /// The number that attachments use in this module.
    pub kind: u64,
    /// A byte each.
    pub name: Rest<'a>,
}

/// A place in the source (`DILocation`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 7)]
pub struct Location {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// From 1; 0 for none.
    pub line: u64,
    /// From 1; 0 for none.
    pub column: u64,
    /// The scope's node.
    pub scope: MetadataIndex,
    /// The location of the call that it was inlined at.
    pub inlined_at: MetadataId,
}

/// A tuple in LLVM's older form (obsolete).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 8)]
pub struct OldNode<'a> {
    /// Pairs of type and value or node.
    pub pairs: Rest<'a>,
}

/// A function's value in LLVM's older form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 9)]
pub struct OldFunctionNode<'a> {
    /// A type and a value, each.
    pub pairs: List<'a, (TypeIndex, ValueIndex)>,
}

/// The nodes of named metadata; its name was in the record before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 10)]
pub struct NamedNode<'a> {
    /// The nodes.
    pub nodes: List<'a, MetadataIndex>,
}

/// A debug-info node of any tag (`GenericDINode`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 12)]
pub struct GenericDebug<'a> {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A DWARF tag.
    pub tag: u64,
    /// 0.
    pub version: u64,
    /// A string.
    pub header: MetadataId,
    /// The operands.
    pub operands: List<'a, MetadataId>,
}

/// The bounds of an array's dimension (`DISubrange`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 13)]
pub struct Subrange {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// The number of elements.
    pub count: u64,
    /// The first index.
    pub lower_bound: RotatedSign,
}

/// A member of an enumeration (`DIEnumerator`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 14)]
pub struct Enumerator {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// Its number.
    pub value: RotatedSign,
    /// A string.
    pub name: MetadataId,
}

/// A scalar type (`DIBasicType`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 15)]
pub struct BasicType {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A DWARF tag.
    pub tag: u64,
    /// A string.
    pub name: MetadataId,
    /// In bits.
    pub size: u64,
    /// In bits.
    pub align: u64,
    /// A DWARF encoding.
    pub encoding: u64,
}

/// A source file (`DIFile`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 16)]
pub struct File {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A string.
    pub filename: MetadataId,
    /// A string.
    pub directory: MetadataId,
}

/// A type made of another: pointer, typedef, member (`DIDerivedType`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 17)]
pub struct DerivedType {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A DWARF tag.
    pub tag: u64,
    /// A string.
    pub name: MetadataId,
    /// Where it was declared.
    pub file: MetadataId,
    /// Where it was declared.
    pub line: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// The other type.
    pub base_type: MetadataId,
    /// In bits.
    pub size: u64,
    /// In bits.
    pub align: u64,
    /// In bits.
    pub offset: u64,
    /// Debug-info flags.
    pub flags: u64,
    /// By tag.
    pub extra_data: MetadataId,
}

/// A struct, class, array or enumeration (`DICompositeType`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 18)]
pub struct CompositeType {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A DWARF tag.
    pub tag: u64,
    /// A string.
    pub name: MetadataId,
    /// Where it was declared.
    pub file: MetadataId,
    /// Where it was declared.
    pub line: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// The type of elements.
    pub base_type: MetadataId,
    /// In bits.
    pub size: u64,
    /// In bits.
    pub align: u64,
    /// In bits.
    pub offset: u64,
    /// Debug-info flags.
    pub flags: u64,
    /// A tuple.
    pub elements: MetadataId,
    /// A DWARF language.
    pub runtime_lang: u64,
    /// A type.
    pub vtable_holder: MetadataId,
    /// A tuple.
    pub template_params: MetadataId,
    /// A string.
    pub identifier: MetadataId,
}

/// A function's type (`DISubroutineType`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 19)]
pub struct SubroutineType {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// Debug-info flags.
    pub flags: u64,
    /// A tuple: result, parameters.
    pub types: MetadataId,
}

/// A compilation (`DICompileUnit`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 20)]
pub struct CompileUnit {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A DWARF language.
    pub language: u64,
    /// The main file.
    pub file: MetadataId,
    /// A string.
    pub producer: MetadataId,
    /// Not 0 where it was.
    pub optimized: u64,
    /// A string.
    pub flags: MetadataId,
    /// A number.
    pub runtime_version: u64,
    /// A string.
    pub split_debug_filename: MetadataId,
    /// 1 full.
    pub emission_kind: u64,
    /// A tuple.
    pub enums: MetadataId,
    /// A tuple.
    pub retained_types: MetadataId,
    /// A tuple.
    pub subprograms: MetadataId,
    /// A tuple.
    pub globals: MetadataId,
    /// A tuple.
    pub imports: MetadataId,
    /// A number.
    pub dwo_id: Option<u64>,
}

/// A function (`DISubprogram`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 21)]
pub struct Subprogram {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// A string.
    pub name: MetadataId,
    /// A string.
    pub linkage_name: MetadataId,
    /// Where it was declared.
    pub file: MetadataId,
    /// Where it was declared.
    pub line: u64,
    /// Its type.
    pub ty: MetadataId,
    /// Not 0 where only its unit sees it.
    pub local: u64,
    /// Not 0 for a definition.
    pub definition: u64,
    /// Where its body begins.
    pub scope_line: u64,
    /// The class of a virtual function.
    pub containing_type: MetadataId,
    /// A DWARF virtuality.
    pub virtuality: u64,
    /// In the vtable.
    pub virtual_index: u64,
    /// Debug-info flags.
    pub flags: u64,
    /// Not 0 where it was.
    pub optimized: u64,
    /// The LLVM function.
    pub function: MetadataId,
    /// A tuple.
    pub template_params: MetadataId,
    /// Its declaration.
    pub declaration: MetadataId,
    /// A tuple.
    pub variables: MetadataId,
}

/// A block of statements (`DILexicalBlock`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 22)]
pub struct LexicalBlock {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// Where it begins.
    pub file: MetadataId,
    /// Where it begins.
    pub line: u64,
    /// Where it begins.
    pub column: u64,
}

/// A part of a block that is in another file (`DILexicalBlockFile`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 23)]
pub struct LexicalBlockFile {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// The file.
    pub file: MetadataId,
    /// A number.
    pub discriminator: u64,
}

/// A namespace (`DINamespace`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 24)]
pub struct Namespace {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// Where it begins.
    pub file: MetadataId,
    /// A string.
    pub name: MetadataId,
    /// Where it begins.
    pub line: u64,
}

/// A template's type argument (`DITemplateTypeParameter`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 25)]
pub struct TemplateType {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A string.
    pub name: MetadataId,
    /// The type.
    pub ty: MetadataId,
}

/// A template's value argument (`DITemplateValueParameter`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 26)]
pub struct TemplateValue {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A DWARF tag.
    pub tag: u64,
    /// A string.
    pub name: MetadataId,
    /// The value's type.
    pub ty: MetadataId,
    /// The value.
    pub value: MetadataId,
}

/// A global variable (`DIGlobalVariable`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 27)]
pub struct GlobalVar {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// A string.
    pub name: MetadataId,
    /// A string.
    pub linkage_name: MetadataId,
    /// Where it was declared.
    pub file: MetadataId,
    /// Where it was declared.
    pub line: u64,
    /// Its type.
    pub ty: MetadataId,
    /// Not 0 where only its unit sees it.
    pub local: u64,
    /// Not 0 for a definition.
    pub definition: u64,
    /// The LLVM value.
    pub variable: MetadataId,
    /// A static member's declaration.
    pub declaration: MetadataId,
}

/// A local variable (`DILocalVariable`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 28)]
pub struct LocalVar {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A DWARF tag: of a variable or an argument.
    pub tag: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// A string.
    pub name: MetadataId,
    /// Where it was declared.
    pub file: MetadataId,
    /// Where it was declared.
    pub line: u64,
    /// Its type.
    pub ty: MetadataId,
    /// An argument's number from 1.
    pub arg: u64,
    /// Debug-info flags.
    pub flags: u64,
    /// Obsolete.
    pub inlined_at: Option<u64>,
}

/// Where in a value a variable is (`DIExpression`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 29)]
pub struct Expression<'a> {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// DWARF operations and their operands.
    pub elements: Rest<'a>,
}

/// A property (`DIObjCProperty`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 30)]
pub struct ObjcProperty {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A string.
    pub name: MetadataId,
    /// Where it was declared.
    pub file: MetadataId,
    /// Where it was declared.
    pub line: u64,
    /// A string.
    pub getter: MetadataId,
    /// A string.
    pub setter: MetadataId,
    /// Flags.
    pub attributes: u64,
    /// Its type.
    pub ty: MetadataId,
}

/// A using declaration (`DIImportedEntity`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 31)]
pub struct ImportedEntity {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// A DWARF tag.
    pub tag: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// What is imported.
    pub entity: MetadataId,
    /// Where.
    pub line: u64,
    /// A string.
    pub name: MetadataId,
}

/// A module (`DIModule`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 32)]
pub struct Module {
    /// Not 0 for a node that is not the same as another with the same fields.
    pub distinct: u64,
    /// Inside what.
    pub scope: MetadataId,
    /// A string.
    pub name: MetadataId,
    /// A string.
    pub config_macros: MetadataId,
    /// A string.
    pub include_path: MetadataId,
    /// A string.
    pub sysroot: MetadataId,
}
