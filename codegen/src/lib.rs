//! The derives of shaderbin: a format's struct is its only declaration; reader, writer and documentation follow.
//!
//! - `derive(Record)`: an LLVM bitcode record. Fields are read and written in the order they stand in.

mod record;

use proc_macro::TokenStream;

/// Makes a struct a bitcode record: `#[record(code = 2)]` gives its code, the fields its operands in order.
///
/// Each field's type implements `shaderbin::bitcode::Operand`. A struct with a lifetime borrows the record's operands
/// for its trailing arrays. The name of the record in dumps is the struct's, its meaning the doc comment.
#[proc_macro_derive(Record, attributes(record))]
pub fn derive_record(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as syn::DeriveInput);
    record::derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
