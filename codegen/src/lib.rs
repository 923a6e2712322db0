//! The two derives that declare a format once: `Layout` for fixed-size structs, and `Record` for bitcode records.

mod layout;

use proc_macro::TokenStream;

/// Implements `shaderbin::layout::Layout`: the table of offset, size, type, name and meaning of each field.
///
/// The meaning of a field is its doc comment. A field whose type is not a little-endian integer, a byte or an array of
/// them must be a `Layout` itself (its own table hangs below the field), or say with `#[layout(type = "name")]` what
/// it is.
#[proc_macro_derive(Layout, attributes(layout))]
pub fn derive_layout(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as syn::DeriveInput);
    layout::expand(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}
