//! DXIL's records in a module's metadata, together.

use super::{
    metadata::{Item, Source, error},
    payload::{self, PayloadAnnotation},
    properties::Properties,
    resources::Resources,
    semantic::SignaturePoint,
    shader_model::ShaderModel,
    signature::Signatures,
    subobjects::{self, Subobject},
    types::TypeAnnotations,
    view_id::{ViewIdState, load_words},
};
use crate::{
    Result,
    ir::{Module, ValueId},
    part::program::ShaderKind,
};
use alloc::vec::Vec;

/// An entry point, or of a library an exported function.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EntryPoint<'m> {
    /// Its function; none of a hull shader that passes its control points on, and in a library's own record.
    pub function: Option<ValueId>,
    /// Its name.
    pub name: &'m [u8],
    /// Its signatures.
    pub signatures: Signatures<'m>,
    /// What else is said of it.
    pub properties: Properties<'m>,
}

/// What DXIL says in a module's metadata (dxc's `DxilModule`).
#[derive(Clone, Debug)]
pub struct DxilModule<'m> {
    /// The module.
    pub module: &'m Module,
    /// The DXIL version (`dx.version`).
    pub version: (u32, u32),
    /// The version of the validator that it is made for (`dx.valver`).
    pub validator_version: (u32, u32),
    /// The shader model (`dx.shaderModel`).
    pub shader_model: ShaderModel,
    /// The entry point; of a library its own record (`dx.entryPoints`).
    pub entry: EntryPoint<'m>,
    /// Of a library its functions.
    pub functions: Vec<EntryPoint<'m>>,
    /// The resources.
    pub resources: Resources<'m>,
    /// What HLSL's types were (`dx.typeAnnotations`).
    pub types: TypeAnnotations<'m>,
    /// What stages of ray tracing may do with payloads (`dx.dxrPayloadAnnotations`).
    pub payloads: Vec<PayloadAnnotation>,
    /// Of a library its subobjects (`dx.subobjects`): in containers they are taken out of the module.
    pub subobjects: Vec<Subobject<'m>>,
    /// The root signature (`dx.rootSignature`): in containers it is taken out of the module.
    pub root_signature: Option<&'m [u8]>,
    /// The numbers that say what outputs depend on (`dx.viewIdState`).
    view_id_words: Option<Vec<u32>>,
}

impl<'m> DxilModule<'m> {
    /// Whether a module says that it is DXIL.
    pub fn is_dxil(module: &Module) -> bool {
        Source::new(module).named("dx.version").is_some()
    }

    /// Loads what dxc loads before it prints.
    ///
    /// # Errors
    /// Records that are not as DXIL says, for which dxc prints nothing: except those of types, without which it goes
    /// on.
    pub fn load(module: &'m Module) -> Result<Self> {
        let source = &Source::new(module);
        let validator_version = match source.only("dx.valver")? {
            None => (1, 0),
            Some(item) => pair(item)?,
        };
        let item = source.only("dx.shaderModel")?.ok_or_else(|| error("dx.shaderModel", "none"))?;
        let shader_model = ShaderModel::load(item)?;
        intermediate_options(source)?;
        let is_library = shader_model.kind == ShaderKind::Library;
        let nodes = source.named("dx.entryPoints").unwrap_or_default();
        let Some((first, others)) = nodes.split_first().filter(|(_, others)| is_library || others.is_empty()) else {
            return Err(error("dx.entryPoints with a node", nodes.len()));
        };
        let what = "dx.entryPoints";
        // What the first entry of a library says of signatures, dxc does not read.
        let points = Some(SignaturePoint::of_stage(shader_model.kind)).filter(|_| !is_library);
        let (entry, resources) = EntryPoint::load(source.node(*first, what), points)?;
        let version = match source.only("dx.version")? {
            None => return Err(error("dx.version", "none")),
            Some(item) => pair(item)?,
        };
        let function = |node| EntryPoint::load_function(source.node(node, what));
        let functions = others.iter().copied().map(function).collect::<Result<_>>()?;
        let resources = Resources::load(resources, shader_model)?;
        let types = TypeAnnotations::load(source);
        let payloads = payload::load(source);
        let subobjects = if is_library { subobjects::load(source)? } else { Vec::new() };
        let root_signature = match source.only("dx.rootSignature")? {
            None => None,
            Some(item) => {
                let [bytes] = item.record()?;
                bytes.bytes()?;
                bytes.byte_string().ok()
            }
        };
        let view_id_words = source.only("dx.viewIdState")?.map(load_words).transpose()?;
        Ok(Self {
            module,
            version,
            validator_version,
            shader_model,
            entry,
            functions,
            resources,
            types,
            payloads,
            subobjects,
            root_signature,
            view_id_words,
        })
    }

    /// What dxc counted in the program before it moved it (`dx.counters`), by name: `insts`, `branches`, ... Only a
    /// module in a part STAT has it.
    ///
    /// # Errors
    /// Others than names and numbers in turn.
    pub fn counters(&self) -> Result<Vec<(&'m [u8], u32)>> {
        let source = &Source::new(self.module);
        let Some(item) = source.only("dx.counters")? else {
            return Ok(Vec::new());
        };
        let tuple = item.tuple()?;
        let pair = |index| Ok((tuple.get(index).string()?, tuple.get(index + 1).u32()?));
        (0..tuple.len()).step_by(2).map(pair).collect()
    }

    /// Which inputs, and the view's number, each output depends on; none where the module does not say so.
    ///
    /// # Errors
    /// Fewer numbers than the counts in them need.
    pub fn view_id_state(&self) -> Result<Option<ViewIdState<'_>>> {
        let uses_view_id = self.entry.properties.uses_view_id();
        let read = |words| ViewIdState::read(words, self.shader_model, uses_view_id);
        self.view_id_words.as_deref().map(read).transpose()
    }
}

impl<'m> EntryPoint<'m> {
    /// Loads a library's function, whose own stage says what its signatures are.
    fn load_function(item: Item<'_, 'm>) -> Result<Self> {
        let [.., properties] = item.record::<5>()?;
        let stage = Properties::load(properties)?.stage.and_then(ShaderKind::new);
        let points = stage.map_or([SignaturePoint::None; 3], SignaturePoint::of_stage);
        Ok(Self::load(item, Some(points))?.0)
    }

    /// Loads an entry point, its signatures if they have places; gives its resources, which only the first one's are the
    /// module's.
    fn load<'s>(item: Item<'s, 'm>, points: Option<[SignaturePoint; 3]>) -> Result<(Self, Item<'s, 'm>)> {
        let [function, name, signatures, resources, properties] = item.record()?;
        let entry = Self {
            function: function.present().map(function_of).transpose()?,
            name: name.string()?,
            properties: Properties::load(properties)?,
            signatures: points
                .map_or_else(|| Ok(Signatures::default()), |points| Signatures::load(signatures, points))?,
        };
        Ok((entry, resources))
    }
}

fn function_of(item: Item<'_, '_>) -> Result<ValueId> {
    let value = item.value()?;
    match item.module().function(value) {
        Some(_) => Ok(value),
        None => Err(error("a function in dx.entryPoints", "another value")),
    }
}

fn pair(item: Item<'_, '_>) -> Result<(u32, u32)> {
    let [major, minor] = item.record()?;
    Ok((major.u32()?, minor.u32()?))
}

/// Checks what only modules between compiler and linker have.
fn intermediate_options(source: &Source<'_>) -> Result<()> {
    const NAME: &str = "dx.intermediateOptions";
    for node in source.named(NAME).unwrap_or_default() {
        let [option, value] = source.node(*node, NAME).record()?;
        match option.u32()? {
            0 => value.u32()?,
            other => return Err(error("option 0 of dx.intermediateOptions", other)),
        };
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dxil::builder::Builder;
    use alloc::{string::ToString, vec};

    fn fault(builder: &Builder) -> alloc::string::String {
        DxilModule::load(&builder.module).unwrap_err().to_string()
    }

    #[test]
    fn a_library_has_no_signatures_itself() {
        let mut builder = Builder::default();
        let signatures = builder.tuple(&[None; 8]);
        builder.shader("lib", 6, signatures, None);
        assert!(DxilModule::load(&builder.module).unwrap().entry.signatures.input.is_empty());
        let mut builder = Builder::default();
        let signatures = builder.tuple(&[None; 8]);
        builder.shader("ps", 6, signatures, None);
        assert!(fault(&builder).contains("3 elements"));
    }

    #[test]
    fn a_shader_is_loaded_with_its_signatures() {
        let mut builder = Builder::default();
        let index = builder.int(2);
        let (none, two) = (builder.tuple(&[]), builder.tuple(&[index]));
        let (position, color) = (builder.element("POS", 3, none), builder.element("COLOR", 0, two));
        let input = builder.tuple(&[position, color]);
        let signatures = builder.tuple(&[input, None, None]);
        builder.shader("ps", 6, signatures, None);
        let dxil = DxilModule::load(&builder.module).unwrap();
        assert_eq!((dxil.version, dxil.validator_version), ((1, 0), (1, 0)));
        assert_eq!(dxil.shader_model.kind, ShaderKind::Pixel);
        let names: Vec<_> =
            dxil.entry.signatures.input.iter().map(|element| (element.name(), element.index())).collect();
        assert_eq!(names, [(&b"SV_Position"[..], 0), (b"COLOR", 2)]);
        assert!(DxilModule::is_dxil(&builder.module) && !DxilModule::is_dxil(&Module::default()));
    }

    #[test]
    fn records_of_other_sizes_and_kinds_are_refused() {
        let mut builder = Builder::default();
        assert!(fault(&builder).contains("dx.shaderModel"), "{}", fault(&builder));
        builder.shader("xs", 0, None, None);
        assert!(fault(&builder).contains("xs_6_0"), "{}", fault(&builder));

        let mut builder = Builder::default();
        let (one, signatures) = (builder.int(1), builder.tuple(&[None, None]));
        builder.shader("ps", 0, signatures, None);
        assert!(fault(&builder).contains("3 elements"), "{}", fault(&builder));

        let mut builder = Builder::default();
        let element = builder.element("A", 0, one);
        let input = builder.tuple(&[element]);
        let signatures = builder.tuple(&[input, None, None]);
        builder.shader("ps", 0, signatures, None);
        assert!(fault(&builder).contains("a tuple"), "{}", fault(&builder));
    }

    /// Types are not needed to run a program: dxc goes on without any where one is wrong.
    #[test]
    fn a_fault_in_types_costs_the_types() {
        let mut builder = Builder::default();
        let ty = builder.structure("S", &[crate::ir::TypeId::I32]);
        let field = builder.field("a", 0, 4);
        builder.shader("ps", 0, None, None);
        let mut broken = Builder::default();
        let broken_ty = broken.structure("S", &[crate::ir::TypeId::I32]);
        broken.shader("ps", 0, None, None);
        builder.types(&[(ty, 4, &[field])]);
        broken.types(&[(broken_ty, 4, &[None])]);
        assert!(DxilModule::load(&builder.module).unwrap().types.structure(ty).is_some());
        assert!(DxilModule::load(&broken.module).unwrap().types.structure(broken_ty).is_none());
    }

    #[test]
    fn nodes_that_are_named_over_and_over_are_not_followed_for_ever() {
        let mut builder = Builder::default();
        let zero = builder.int(0);
        let indexes = builder.tuple(&vec![zero; 100_000]);
        let element = builder.element("A", 0, indexes);
        let input = builder.tuple(&vec![element; 100_000]);
        let signatures = builder.tuple(&[input, None, None]);
        builder.shader("ps", 0, signatures, None);
        assert!(fault(&builder).contains("over and over"), "{}", fault(&builder));
    }
}
