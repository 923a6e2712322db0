//! `derive(Layout)`: the struct is the only declaration, so offsets and sizes are asked of the compiler, and meanings
//! are the doc comments.

use crate::meaning;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Data, DeriveInput, Error, Expr, ExprLit, Field, Fields, Lit, LitStr, Meta, Result, Type};

pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(input, "derive(Layout) declares a struct: a record of fixed size"));
    };
    let Fields::Named(fields) = &data.fields else {
        return Err(Error::new_spanned(input, "derive(Layout) needs named fields: the names are part of the table"));
    };
    let ident = &input.ident;
    let name = ident.to_string();
    let meaning = text(&input.attrs);
    let rows = fields.named.iter().map(row).collect::<Result<Vec<_>>>()?;
    Ok(quote! {
        impl ::shaderbin::layout::Layout for #ident {
            const RECORD: &'static ::shaderbin::layout::Record = &::shaderbin::layout::Record {
                name: #name,
                meaning: #meaning,
                size: ::core::mem::size_of::<#ident>(),
                fields: &[#(#rows),*],
            };
        }
    })
}

/// The table's row of one field.
fn row(field: &Field) -> Result<TokenStream> {
    let ident = field.ident.as_ref().ok_or_else(|| Error::new_spanned(field, "a field needs a name"))?;
    let name = ident.to_string();
    let name = name.trim_start_matches("r#");
    let meaning = text(&field.attrs);
    if meaning.is_empty() {
        return Err(Error::new_spanned(
            field,
            "say in a doc comment what this field means: it is the format's reference",
        ));
    }
    let ty = &field.ty;
    let Stated { kind, flatten } = stated(&field.attrs)?;
    let (values, bits) = meaning::tokens(&meaning);
    let (kind, inner) = match (kind, plain_type(ty)) {
        (Some(stated), _) => (quote!(#stated), quote!(None)),
        (None, Some(plain)) => (quote!(#plain), quote!(None)),
        (None, None) => {
            let record = quote!(<#ty as ::shaderbin::layout::Layout>::RECORD);
            (quote!(#record.name), quote!(Some(#record)))
        }
    };
    Ok(quote! {
        ::shaderbin::layout::Field {
            offset: ::core::mem::offset_of!(Self, #ident),
            size: ::core::mem::size_of::<#ty>(),
            kind: #kind,
            name: #name,
            meaning: #meaning,
            inner: #inner,
            is_flat: #flatten,
            values: #values,
            bits: #bits,
        }
    })
}

/// The doc comment as one line of text.
pub fn text(attributes: &[Attribute]) -> String {
    let mut text = String::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("doc")) {
        if let Meta::NameValue(pair) = &attribute.meta
            && let Expr::Lit(ExprLit { lit: Lit::Str(line), .. }) = &pair.value
        {
            let line = line.value();
            let line = line.trim();
            if !line.is_empty() && !text.is_empty() {
                text.push(' ');
            }
            text.push_str(line);
        }
    }
    text
}

/// What a field's attribute states.
#[derive(Default)]
struct Stated {
    /// `#[layout(type = "...")]`.
    kind: Option<String>,
    /// `#[layout(flatten)]`.
    flatten: bool,
}

fn stated(attributes: &[Attribute]) -> Result<Stated> {
    let mut stated = Stated::default();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("layout")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("type") {
                stated.kind = Some(meta.value()?.parse::<LitStr>()?.value());
            } else if meta.path.is_ident("flatten") {
                stated.flatten = true;
            } else {
                return Err(meta.error("layout knows `type = \"name\"` and `flatten`"));
            }
            Ok(())
        })?;
    }
    Ok(stated)
}

/// The documents' name of a plain type: `u32` for `U32`, `u8[16]` for `[u8; 16]`; none for a type of its own.
fn plain_type(ty: &Type) -> Option<String> {
    match ty {
        // What a `macro_rules!` hands on as `$ty:ty`.
        Type::Group(group) => plain_type(&group.elem),
        Type::Path(path) => {
            let name = path.path.segments.last()?.ident.to_string();
            let plain = match name.as_str() {
                "u8" | "i8" => name.as_str(),
                "U16" => "u16",
                "U32" => "u32",
                "U64" => "u64",
                "I16" => "i16",
                "I32" => "i32",
                "I64" => "i64",
                "F32" => "f32",
                "F64" => "f64",
                _ => return None,
            };
            Some(plain.into())
        }
        Type::Array(array) => {
            let element = plain_type(&array.elem)?;
            let length = &array.len;
            Some(format!("{element}[{}]", quote!(#length)))
        }
        _ => None,
    }
}
