//! `derive(Record)`.

use crate::{layout, meaning};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Expr, Fields, Lifetime, Result, parse_quote};

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let name = &input.ident;
    let code = code(input)?;
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(name, "a record is a struct"));
    };
    let fields: Vec<_> = match &data.fields {
        Fields::Named(fields) => fields.named.iter().filter_map(|field| field.ident.as_ref()).collect(),
        Fields::Unit => Vec::new(),
        Fields::Unnamed(_) => return Err(Error::new_spanned(name, "a record's operands have names")),
    };
    let make = if fields.is_empty() { quote!(Self) } else { quote!(Self { #(#fields),* }) };
    let types: Vec<_> = data.fields.iter().map(|field| &field.ty).collect();
    let labels: Vec<_> = fields.iter().map(ToString::to_string).collect();
    let rows = data.fields.iter().zip(&labels).map(|(field, label)| {
        let (values, bits) = meaning::tokens(&layout::text(&field.attrs));
        quote!(::shaderbin::bitcode::RecordField { name: #label, values: #values, bits: #bits })
    });
    let label = name.to_string();

    // A record without arrays borrows nothing; the trait's lifetime is then a fresh one.
    let mut generics = input.generics.clone();
    let lifetime = match generics.lifetimes().next() {
        Some(own) => own.lifetime.clone(),
        None => {
            let fresh = Lifetime::new("'record", name.span());
            generics.params.insert(0, parse_quote!(#fresh));
            fresh
        }
    };
    let (impl_generics, _, _) = generics.split_for_impl();
    let (_, own_generics, where_clause) = input.generics.split_for_impl();
    Ok(quote! {
        impl #impl_generics ::shaderbin::bitcode::Record<#lifetime> for #name #own_generics #where_clause {
            const CODE: u32 = #code;
            const NAME: &'static str = #label;
            const FIELDS: &'static [::shaderbin::bitcode::RecordField] = &[#(#rows),*];

            #[inline]
            fn read(reader: &mut ::shaderbin::bitcode::Operands<#lifetime>) -> ::shaderbin::Result<Self> {
                #(let #fields = ::shaderbin::bitcode::Operand::read(reader, #labels)?;)*
                reader.finish(#label)?;
                Ok(#make)
            }

            fn split(
                reader: &mut ::shaderbin::bitcode::Operands<#lifetime>,
                left: &mut impl FnMut(usize),
            ) -> ::shaderbin::Result<()> {
                let _ = &left;
                #(
                    let _: #types = ::shaderbin::bitcode::Operand::read(reader, #labels)?;
                    left(reader.len());
                )*
                reader.finish(#label)
            }

            fn write(&self, writer: &mut ::shaderbin::bitcode::OperandWriter<'_>) {
                let _ = &writer;
                #(::shaderbin::bitcode::Operand::write(&self.#fields, writer);)*
            }
        }
    })
}

fn code(input: &DeriveInput) -> Result<Expr> {
    let mut code = None;
    for attribute in input.attrs.iter().filter(|a| a.path().is_ident("record")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("code") {
                code = Some(meta.value()?.parse()?);
                return Ok(());
            }
            Err(meta.error("expected `code = ...`"))
        })?;
    }
    code.ok_or_else(|| Error::new_spanned(&input.ident, "a record has a code: #[record(code = 2)]"))
}
