//! slangc's `-reflection-json`: where an entry's parameters are bound.
//!
//! A file holds the module's globals (`parameters`: name, binding, type) and the entry points. What is no global of its
//! own is a value, a field of the entry's uniform block. Only shapes whose meaning in a bundle is certain are taken;
//! every other one is an error that names it. The shapes are those that slangc 2026.14.1 writes.

use super::{
    super::{BindingLayout, Stage, TargetName},
    error::{Error, Result},
};
use alloc::{
    borrow::ToOwned,
    collections::BTreeMap,
    format,
    string::{String, ToString},
    vec::Vec,
};
use serde_json::Value;

/// The reflection of one run of slangc.
pub(super) struct Reflection<'f> {
    file: &'f str,
    root: Value,
    /// The index of each global.
    globals: BTreeMap<String, Global>,
}

/// A global: its index, and those of its fields, where it is a uniform block.
struct Global {
    index: usize,
    fields: BTreeMap<String, usize>,
}

/// Where a parameter is bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub space: u32,
    pub binding: u32,
    /// The offset in the uniform block; 0 for a resource.
    pub offset: u32,
    /// The size in the uniform block; 0 for a resource.
    pub size: u32,
}

/// What is reflected of a parameter: a global, or a field of one.
pub(super) struct Reflected<'r> {
    global: Node<'r>,
    field: Option<Node<'r>>,
}

/// A JSON value and where it stands.
#[derive(Clone)]
struct Node<'r> {
    file: &'r str,
    path: String,
    value: &'r Value,
}

impl<'f> Reflection<'f> {
    /// Reads the bytes of `file`.
    ///
    /// # Errors
    /// What is no JSON, or names a global twice.
    pub fn read(file: &'f str, bytes: &[u8]) -> Result<Self> {
        let root = serde_json::from_slice(bytes).map_err(|error| {
            let place = format!("line {}, column {}", error.line(), error.column());
            Error::because(format_args!("no JSON: {}", without_place(&error))).within(file, place)
        })?;
        let mut reflection = Self { file, root, globals: BTreeMap::new() };
        let mut globals = BTreeMap::new();
        for (index, global) in reflection.root().need("parameters")?.items()?.enumerate() {
            let fields = match global.get("type").and_then(|kind| kind.get("elementType")?.get("fields")) {
                Some(fields) => {
                    fields.items()?.enumerate().map(|(at, field)| Ok((field.name()?.to_owned(), at))).collect()
                }
                None => Ok(BTreeMap::new()),
            };
            let name = global.name()?;
            if globals.insert(name.to_owned(), Global { index, fields: fields? }).is_some() {
                return Err(global.fault("names of globals once each", format_args!("a second {name}")));
            }
        }
        reflection.globals = globals;
        Ok(reflection)
    }

    fn root(&self) -> Node<'_> {
        Node { file: self.file, path: String::new(), value: &self.root }
    }

    /// The entry point, which must be the only one: with several of one run, bindings are relative to the entry.
    fn entry(&self, name: &str) -> Result<Node<'_>> {
        let entries = self.root().need("entryPoints")?;
        let mut found = entries.items()?;
        let (first, rest) = (found.next(), found.count());
        match (first, rest) {
            (Some(entry), 0) if entry.name()? == name => Ok(entry),
            (Some(entry), 0) => Err(entry.need("name")?.fault(format_args!("the entry point {name}"), entry.name()?)),
            (None, _) => Err(entries.fault(format_args!("the entry point {name}"), "none")),
            (Some(_), rest) => Err(entries.fault(
                format_args!("the entry point {name} alone, from a run of slangc of its own"),
                format_args!("{} entry points", rest + 1),
            )),
        }
    }

    /// Holds the entry point against what the manifest says of it.
    ///
    /// # Errors
    /// Another entry point, several, and another stage. (Of ray-tracing stages slangc says nothing.)
    pub fn check_entry(&self, name: &str, stage: Stage) -> Result<()> {
        match self.entry(name)?.get("stage") {
            Some(said) if said.text()? != stage.name() => {
                Err(said.fault(format_args!("the stage {stage}"), said.text()?))
            }
            _ => Ok(()),
        }
    }

    /// The thread group of the entry point.
    pub fn thread_group_size(&self, entry: &str) -> Result<[u32; 3]> {
        let size = self.entry(entry)?.need("threadGroupSize")?;
        let numbers = size.items()?.map(|number| number.number()).collect::<Result<Vec<_>>>()?;
        numbers.try_into().map_err(|numbers: Vec<_>| size.fault("3 numbers", numbers.len()))
    }

    /// What is reflected at `path`: `GLOBAL` or `GLOBAL.FIELD`.
    pub fn at(&self, path: &str) -> Result<Reflected<'_>> {
        let (global, field) = path.split_once('.').map_or((path, None), |(global, field)| (global, Some(field)));
        let absent = |name: &str| self.root().child("parameters").fault(format_args!("a global {name}"), "none");
        let found = self.globals.get(global).ok_or_else(|| absent(global))?;
        let node = self.root().need("parameters")?.item(found.index)?;
        let Some(field) = field else { return Ok(Reflected { global: node, field: None }) };
        let fields = node.child("type").child("elementType").child("fields");
        let &index = found.fields.get(field).ok_or_else(|| fields.fault(format_args!("a field {field}"), "none"))?;
        let fields = node.need("type")?.need("elementType")?.need("fields")?;
        Ok(Reflected { field: Some(fields.item(index)?), global: node })
    }

    /// What is reflected of the parameter `name` of `entry`: the global `<entry>_<name>`, or the field `name` of the
    /// block `<entry>_params`.
    pub fn parameter(&self, entry: &str, name: &str) -> Result<Reflected<'_>> {
        let (global, block) = (format!("{entry}_{name}"), format!("{entry}_params"));
        let is_field = self.globals.get(&block).is_some_and(|block| block.fields.contains_key(name));
        match (self.globals.contains_key(&global), is_field) {
            (true, false) => self.at(&global),
            (false, true) => self.at(&format!("{block}.{name}")),
            (false, false) => {
                let expected = format!("a global {global}, or a field {name} of {block}");
                Err(self.root().child("parameters").fault(expected, "neither"))
            }
            (true, true) => {
                let expected = format!("either a global {global} or a field {name} of {block}");
                Err(self.root().child("parameters").fault(expected, "both: `reflected` says which"))
            }
        }
    }
}

impl Reflected<'_> {
    /// Where it is bound on `target`.
    ///
    /// # Errors
    /// A shape that no parameter of a bundle has, or a binding that `target` does not have.
    pub fn place(&self, target: TargetName) -> Result<Place> {
        match &self.field {
            None => {
                self.check_resource()?;
                let (space, binding) = self.global.slot(target)?;
                Ok(Place { space, binding, offset: 0, size: 0 })
            }
            Some(field) => {
                self.check_value(field)?;
                let (space, binding) = self.global.slot(target)?;
                let in_block = field.binding(&["uniform"])?;
                let size = in_block.need("size")?;
                match size.number()? {
                    0 => Err(size.fault("a value with a size", 0)),
                    size => Ok(Place { space, binding, offset: in_block.need("offset")?.number()?, size }),
                }
            }
        }
    }

    /// The WebGPU binding layout: its number, 0 for acceleration structures, which WebGPU does not have.
    ///
    /// # Errors
    /// A shape without a binding layout.
    pub fn webgpu_layout(&self) -> Result<u32> {
        if let Some(field) = &self.field {
            self.check_value(field)?;
            return Ok(BindingLayout::Uniform as u32);
        }
        self.check_resource()?;
        let kind = self.global.need("type")?;
        if kind.need("kind")?.text()? == "samplerState" {
            return Ok(BindingLayout::FilteringSampler as u32);
        }
        let (shape, access) = (kind.need("baseShape")?, kind.get("access"));
        let access_name = access.as_ref().map_or(Ok("read"), Node::text)?;
        let layout = match (shape.text()?, access_name) {
            ("accelerationStructure", _) => return Ok(0),
            ("structuredBuffer" | "byteAddressBuffer", "read") => BindingLayout::ReadOnlyStorage,
            ("structuredBuffer" | "byteAddressBuffer", "readWrite") => BindingLayout::Storage,
            ("texture2D", "read") => self.sampled_texture(&kind)?,
            ("texture2D", "readWrite") => self.storage_texture(&kind)?,
            ("structuredBuffer" | "byteAddressBuffer" | "texture2D", _) => {
                return Err(access
                    .unwrap_or(kind)
                    .fault("a WebGPU binding layout, with access readWrite", access_name));
            }
            (other, _) => {
                let expected = "a shape with a WebGPU binding layout (structuredBuffer, byteAddressBuffer, texture2D)";
                return Err(shape.fault(expected, other));
            }
        };
        Ok(layout as u32)
    }

    fn sampled_texture(&self, kind: &Node<'_>) -> Result<BindingLayout> {
        plain_texture(kind)?;
        match element(&kind.need("resultType")?)? {
            ("float32", _) => Ok(BindingLayout::Texture2D),
            (scalar, _) => Err(kind.need("resultType")?.fault("elements of float32, which WebGPU samples", scalar)),
        }
    }

    /// A storage texture: its format is the one that is said, or the one slangc takes for the element type.
    fn storage_texture(&self, kind: &Node<'_>) -> Result<BindingLayout> {
        plain_texture(kind)?;
        if let Some(format) = self.global.get("format") {
            return match format.text()? {
                "r32f" => Ok(BindingLayout::StorageR32Float),
                "rg32f" => Ok(BindingLayout::StorageRg32Float),
                "rgba32f" => Ok(BindingLayout::StorageRgba32Float),
                "r32ui" => Ok(BindingLayout::StorageR32Uint),
                other => {
                    Err(format.fault("a format with a WebGPU binding layout (r32f, rg32f, rgba32f, r32ui)", other))
                }
            };
        }
        match element(&kind.need("resultType")?)? {
            ("float32", 1) => Ok(BindingLayout::StorageR32Float),
            ("float32", 2) => Ok(BindingLayout::StorageRg32Float),
            ("float32", 4) => Ok(BindingLayout::StorageRgba32Float),
            ("uint32", 1) => Ok(BindingLayout::StorageR32Uint),
            (scalar, count) => Err(kind.need("resultType")?.fault(
                "elements with a WebGPU binding layout (float, float2, float4, uint)",
                format_args!("{count} of {scalar}"),
            )),
        }
    }

    /// Refuses globals that are not one resource or sampler.
    fn check_resource(&self) -> Result<()> {
        let kind = self.global.need("type")?;
        match kind.need("kind")?.text()? {
            "samplerState" => return Ok(()),
            "resource" => {}
            "constantBuffer" => {
                return Err(kind.fault("a resource or sampler", "a constant buffer, whose fields are value parameters"));
            }
            other => return Err(kind.need("kind")?.fault("a resource or samplerState", other)),
        }
        kind.refuse_if("combined", "a texture without a sampler in it")?;
        let shape = kind.need("baseShape")?;
        match shape.text()? {
            "structuredBuffer"
            | "byteAddressBuffer"
            | "textureBuffer"
            | "texture1D"
            | "texture2D"
            | "texture3D"
            | "textureCube"
            | "accelerationStructure" => {}
            other => return Err(shape.fault("a buffer, texture or acceleration structure", other)),
        }
        match kind.get("access") {
            None => Ok(()),
            Some(access) => match access.text()? {
                "read" | "readWrite" | "write" | "rasterOrdered" => Ok(()),
                other => Err(access.fault("access read, readWrite, write or rasterOrdered", other)),
            },
        }
    }

    /// Refuses fields that are no values, and fields of what is no uniform block.
    fn check_value(&self, field: &Node<'_>) -> Result<()> {
        let block = self.global.need("type")?.need("kind")?;
        if block.text()? != "constantBuffer" {
            return Err(block.fault("a constantBuffer, whose fields are values", block.text()?));
        }
        let kind = field.need("type")?.need("kind")?;
        match kind.text()? {
            "scalar" | "vector" | "matrix" | "array" | "struct" => Ok(()),
            other => Err(kind.fault("a value (scalar, vector, matrix, array or struct)", other)),
        }
    }
}

/// Refuses arrays of textures' layers and multisampled ones.
fn plain_texture(kind: &Node<'_>) -> Result<()> {
    kind.refuse_if("array", "a texture with a WebGPU binding layout, not an array")?;
    kind.refuse_if("multisample", "a texture with a WebGPU binding layout, not multisampled")
}

/// The scalar type of a texture's elements, and how many are in one.
fn element<'r>(kind: &Node<'r>) -> Result<(&'r str, u32)> {
    match kind.need("kind")?.text()? {
        "scalar" => Ok((kind.need("scalarType")?.text()?, 1)),
        "vector" => {
            let scalar = kind.need("elementType")?.need("scalarType")?.text()?;
            Ok((scalar, kind.need("elementCount")?.number()?))
        }
        other => Err(kind.need("kind")?.fault("a scalar or vector", other)),
    }
}

/// The kinds of bindings that a target has. `None`: a bundle's space and binding are not said by reflection.
fn binding_kinds(target: TargetName) -> Option<&'static [&'static str]> {
    match target {
        TargetName::Dxil | TargetName::Dxbc => {
            Some(&["constantBuffer", "shaderResource", "unorderedAccess", "samplerState"])
        }
        // [[buffer]], [[texture]] and [[sampler]].
        TargetName::Metal => Some(&["constantBuffer", "shaderResource", "samplerState"]),
        TargetName::Spirv | TargetName::Wgsl => Some(&["descriptorTableSlot"]),
        TargetName::Ptx => None,
    }
}

impl<'r> Node<'r> {
    fn fault(&self, expected: impl core::fmt::Display, found: impl core::fmt::Display) -> Error {
        Error::new(expected, found).within(self.file, &self.path)
    }

    /// The place of a member, whether there is one or not.
    fn child(&self, key: &str) -> Self {
        let dot = if self.path.is_empty() { "" } else { "." };
        Self { file: self.file, path: format!("{}{dot}{key}", self.path), value: &Value::Null }
    }

    fn get(&self, key: &str) -> Option<Self> {
        let value = self.value.get(key)?;
        Some(Self { value, ..self.child(key) })
    }

    fn need(&self, key: &str) -> Result<Self> {
        self.get(key).ok_or_else(|| self.fault(format_args!("a member `{key}`"), shape(self.value)))
    }

    fn item(&self, index: usize) -> Result<Self> {
        let value =
            self.value.get(index).ok_or_else(|| self.fault(format_args!("an item {index}"), shape(self.value)))?;
        Ok(Self { file: self.file, path: format!("{}[{index}]", self.path), value })
    }

    fn items(&self) -> Result<impl Iterator<Item = Self> + use<'r>> {
        let items = self.value.as_array().ok_or_else(|| self.fault("an array", shape(self.value)))?;
        let Self { file, path, .. } = self.clone();
        Ok(items.iter().enumerate().map(move |(index, value)| Self { file, path: format!("{path}[{index}]"), value }))
    }

    fn text(&self) -> Result<&'r str> {
        self.value.as_str().ok_or_else(|| self.fault("a string", shape(self.value)))
    }

    fn number(&self) -> Result<u32> {
        let number = self.value.as_u64().and_then(|number| number.try_into().ok());
        number.ok_or_else(|| self.fault("a number of 32 bits", shape(self.value)))
    }

    fn name(&self) -> Result<&'r str> {
        self.need("name")?.text()
    }

    /// Refuses what has the member `key`, unless it is false.
    fn refuse_if(&self, key: &str, expected: &str) -> Result<()> {
        match self.get(key) {
            None => Ok(()),
            Some(node) if node.value == &Value::Bool(false) => Ok(()),
            Some(node) => Err(node.fault(expected, format_args!("`{key}`: {}", shape(node.value)))),
        }
    }

    /// The one binding of a global or field, of one of `kinds`.
    fn binding(&self, kinds: &[&str]) -> Result<Self> {
        let Some(binding) = self.get("binding") else {
            return match self.get("bindings") {
                Some(several) => {
                    let found: Vec<_> =
                        several.items()?.map(|one| Ok(one.need("kind")?.text()?.to_owned())).collect::<Result<_>>()?;
                    Err(several.fault("one binding", format_args!("{}: {}", found.len(), found.join(", "))))
                }
                None => Err(self.fault("a member `binding`", shape(self.value))),
            };
        };
        let kind = binding.need("kind")?;
        if !kinds.contains(&kind.text()?) {
            return Err(kind.fault(format_args!("a binding of kind {}", kinds.join(", ")), kind.text()?));
        }
        match binding.get("count") {
            Some(count) if count.number()? != 1 => Err(count.fault("one binding", count.number()?)),
            _ => Ok(binding),
        }
    }

    /// Space and binding on `target`. A space of 0 is not written.
    fn slot(&self, target: TargetName) -> Result<(u32, u32)> {
        let kinds = binding_kinds(target).ok_or_else(|| {
            self.fault(
                format_args!("`space` and `binding` in the manifest: no reflection says them of {target}"),
                "none",
            )
        })?;
        let binding = self.binding(kinds)?;
        let space = binding.get("space").map_or(Ok(0), |space| space.number())?;
        Ok((space, binding.need("index")?.number()?))
    }
}

/// A value in a few words.
fn shape(value: &Value) -> String {
    match value {
        Value::Null => "nothing".into(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(_) => "a string".into(),
        Value::Array(items) => format!("an array of {}", items.len()),
        Value::Object(members) => {
            let keys: Vec<_> = members.keys().take(6).map(String::as_str).collect();
            format!("an object with {}{}", keys.join(", "), if members.len() > keys.len() { ", ..." } else { "" })
        }
    }
}

/// serde_json's message without the line and column at its end.
pub(super) fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.clone(), |(message, _)| message.into())
}
