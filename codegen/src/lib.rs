//! The derives of shaderbin: a format's struct is its only declaration; reader, writer and documentation follow.
//!
//! - `derive(Layout)`: a fixed-size record. Offsets and sizes are the compiler's, meanings the doc comments.
//! - `derive(Record)`: an LLVM bitcode record. Fields are read and written in the order they stand in.

mod layout;
mod meaning;
mod record;

use proc_macro::TokenStream;

/// Implements `shaderbin::layout::Layout`: the table of offset, size, type, name and meaning of each field.
///
/// The meaning of a field is its doc comment. A field whose type is not a little-endian integer, a byte or an array of
/// them must be a `Layout` itself (its own table hangs below the field), or say with `#[layout(type = "name")]` what
/// it is. Where the doc comment lists values or bits (`The stage: 0 pixel, 1 vertex.`, `Bit 0: coherent; 1: ordered.`), the
/// table has their names. `#[layout(flatten)]` makes the fields of a record the fields of the one that it lies in: those
/// of an earlier version.
#[proc_macro_derive(Layout, attributes(layout))]
pub fn derive_layout(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as syn::DeriveInput);
    layout::expand(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Makes a struct a bitcode record: `#[record(code = 2)]` gives its code, the fields its operands in order.
///
/// Each field's type implements `shaderbin::bitcode::Operand`. A struct with a lifetime borrows the record's operands
/// for its trailing arrays. The name of the record in dumps is the struct's, its meaning the doc comment.
#[proc_macro_derive(Record, attributes(record))]
pub fn derive_record(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as syn::DeriveInput);
    record::derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
