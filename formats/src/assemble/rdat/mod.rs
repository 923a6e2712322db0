//! RDAT: a library's resources, functions and subobjects.
//!
//! Source: dxc's `DxilRDATWriter` and `DxilRDATBuilder`.

mod nodes;
mod stages;
mod subobjects;
mod tables;

use super::{
    Requirements, Target, ValidatorVersion, feature_mask,
    requirements::{Users, entries_by_function, stage_of},
};
use crate::{
    Result,
    dxil::{Detail, DxilModule, EntryPoint, GROUP_SHARED, data_layout},
    error::Error,
    ir::{Function, ValueKind},
    part::{
        program::ShaderKind,
        rdat::{Function as FunctionRecord, Function2, NULL, Rdat, Resource, TableKind},
    },
};
use alloc::{vec, vec::Vec};
pub(crate) use tables::NODES_AND_STAGES;
use tables::Tables;
use zerocopy::{FromZeros, IntoBytes};

/// The part RDAT of a library.
///
/// A library's subobjects are in no container's module: where the module has none, they are taken over from other runtime
/// data, `subobjects`.
///
/// For validators from 1.7 on equal records are there once; from 1.8 on functions have records of version 2, and nodes
/// have theirs; after 1.8 the entry points of all stages have theirs, too.
///
/// # Errors
/// Subobjects that are not in the runtime data, a data layout that LLVM refuses, runtime data of 4 GiB or more.
pub fn rdat(dxil: &DxilModule<'_>, target: Target, subobjects: Option<&Rdat<'_>>) -> Result<Vec<u8>> {
    let validator = target.validator;
    let users = Users::of(dxil.module)?;
    let subobjects = match subobjects {
        Some(rdat) if dxil.subobjects.is_empty() => subobjects::load(rdat)?,
        _ => subobjects::of_module(dxil),
    };
    let kinds = subobjects.iter().map(subobjects::Subobject::kind).collect::<Vec<_>>();
    let requirements = Requirements::of(dxil, validator, &users, &kinds);
    let mut writer =
        Writer { dxil, validator, users, requirements, tables: Tables::new(validator), resources: Vec::new() };
    writer.resources()?;
    writer.functions()?;
    if validator.is_at_least(1, 4) {
        subobjects.iter().try_for_each(|subobject| subobject.write(&mut writer.tables))?;
    }
    writer.tables.build(target.numbering)
}

struct Writer<'d, 'm> {
    dxil: &'d DxilModule<'m>,
    validator: ValidatorVersion,
    users: Users,
    requirements: Requirements,
    tables: Tables,
    /// For each function the resources that it uses, as indexes in their table.
    resources: Vec<Vec<u32>>,
}

/// A resource's flags in its record.
mod resource_flag {
    pub(super) const GLOBALLY_COHERENT: u32 = 1;
    pub(super) const COUNTER: u32 = 2;
    pub(super) const RASTERIZER_ORDERED: u32 = 4;
    pub(super) const ATOMIC64: u32 = 16;
    pub(super) const REORDER_COHERENT: u32 = 32;
}

/// A function's flags in its record.
mod function_flag {
    pub(super) const NODE_PROGRAM_ENTRY: u16 = 1;
    pub(super) const OUTPUT_POSITION: u16 = 2;
    pub(super) const DEPTH_OUTPUT: u16 = 4;
    pub(super) const SAMPLE_FREQUENCY: u16 = 8;
    pub(super) const VIEW_ID: u16 = 16;
}

impl Writer<'_, '_> {
    fn resources(&mut self) -> Result<()> {
        let module = self.dxil.module;
        self.resources = vec![Vec::new(); module.functions.len()];
        let first_uav = self.dxil.resources.in_order().count() - self.dxil.resources.uavs.len();
        for (index, resource) in self.dxil.resources.in_order().enumerate() {
            let mut flags = 0;
            if let (Detail::View { write, .. }, Some(uav)) = (resource.detail, index.checked_sub(first_uav)) {
                use resource_flag::{ATOMIC64, COUNTER, GLOBALLY_COHERENT, RASTERIZER_ORDERED, REORDER_COHERENT};
                let atomic64 = write.atomic64 || self.requirements.atomic64.get(uav).is_some_and(|used| *used);
                for (flag, on) in [
                    (COUNTER, write.counter),
                    (GLOBALLY_COHERENT, write.globally_coherent),
                    (REORDER_COHERENT, write.reorder_coherent),
                    (RASTERIZER_ORDERED, write.rasterizer_ordered),
                    (ATOMIC64, atomic64),
                ] {
                    flags |= if on { flag } else { 0 };
                }
            }
            let record = Resource {
                class: (resource.class as u32).into(),
                kind: resource.kind_number.into(),
                id: resource.id.into(),
                space: resource.space.into(),
                lower_bound: resource.lower_bound.into(),
                upper_bound: resource.upper_bound().into(),
                name: self.tables.string(resource.name).into(),
                flags: flags.into(),
            };
            self.tables.push(TableKind::Resources, record.as_bytes())?;
            let users = match module.value(resource.symbol).map(|symbol| symbol.kind) {
                Some(ValueKind::Global(global)) => self.users.of_global(global as usize),
                _ => &[],
            };
            for &user in users {
                if let Some(resources) = self.resources.get_mut(user as usize) {
                    resources.push(index as u32);
                }
            }
        }
        Ok(())
    }

    fn functions(&mut self) -> Result<()> {
        let module = self.dxil.module;
        let dependencies = self.dependencies();
        let shared = self.group_shared_bytes()?;
        let entries = entries_by_function(self.dxil);
        for (index, function) in module.functions.iter().enumerate().filter(|(_, function)| function.body.is_some()) {
            let dependencies = dependencies.get(index).map_or(&[][..], Vec::as_slice);
            let entry = entries.get(&function.value).copied();
            let shared = shared.get(index).copied().unwrap_or(0);
            self.function(index, function, entry, dependencies, shared)?;
        }
        Ok(())
    }

    fn function(
        &mut self,
        index: usize,
        function: &Function,
        entry: Option<&EntryPoint<'_>>,
        dependencies: &[u32],
        shared: u32,
    ) -> Result<()> {
        let name = self.dxil.module.name(function.value);
        let mut record = Function2::new_zeroed();
        record.version1.name = self.tables.string(name).into();
        record.version1.unmangled_name = self.tables.string(unmangled(name)).into();
        let resources = core::mem::take(self.resources.get_mut(index).unwrap_or(&mut Vec::new()));
        record.version1.resources = self.tables.some_array(&resources).into();
        record.version1.dependencies = self.tables.some_array(dependencies).into();
        record.stage_record = NULL.into();
        let stage = entry.and_then(|entry| stage_of(self.dxil, entry)).unwrap_or(ShaderKind::Library);
        if let Some(entry) = entry {
            self.entry(entry, stage, index, shared, &mut record)?;
        }
        if let Some(required) = self.requirements.functions.get(index) {
            let features = feature_mask(required.flags);
            let (major, minor) = required.model;
            record.version1.features = (features as u32).into();
            record.version1.features_upper = ((features >> 32) as u32).into();
            record.version1.stages = required.stages.into();
            record.version1.min_target = ((stage as u32) << 16 | major << 4 | minor).into();
        }
        record.version1.shader_kind = (stage as u32).into();
        let size = if self.validator.is_at_least(1, 8) { size_of::<Function2>() } else { size_of::<FunctionRecord>() };
        let record = record.as_bytes().get(..size).unwrap_or_default();
        self.tables.push(TableKind::Functions, record).map(drop)
    }

    /// What an entry point has more than other functions.
    fn entry(
        &mut self,
        entry: &EntryPoint<'_>,
        stage: ShaderKind,
        index: usize,
        shared: u32,
        record: &mut Function2,
    ) -> Result<()> {
        let properties = &entry.properties;
        let (payload, attributes) = match stage {
            ShaderKind::ClosestHit | ShaderKind::AnyHit => (properties.payload_size, properties.attribute_size),
            ShaderKind::Miss | ShaderKind::Callable => (properties.payload_size, None),
            _ => (None, None),
        };
        record.version1.payload_size = payload.unwrap_or(0).into();
        record.version1.attribute_size = attributes.unwrap_or(0).into();
        if !self.validator.is_at_least(1, 8) {
            return Ok(());
        }
        if let Some(wave) = properties.wave_size.filter(|wave| wave.min != 0) {
            record.min_wave_lanes = wave.min as u8;
            record.max_wave_lanes = if wave.max == 0 { wave.min } else { wave.max } as u8;
        }
        let node = properties.node.as_ref().filter(|node| stage == ShaderKind::Node || node.launch_type != 0);
        let mut flags = 0;
        let stage_record = if let Some(node) = node {
            flags |= if node.is_program_entry { function_flag::NODE_PROGRAM_ENTRY } else { 0 };
            nodes::write(node, properties.threads, shared, &mut self.tables)?
        } else if self.validator.is_at_least(1, 9) {
            let flags_of_function = self.requirements.functions.get(index).map_or(0, |required| required.flags);
            let uses_view_id = flags_of_function & crate::dxil::shader_flag::VIEW_ID != 0;
            flags |= if uses_view_id { function_flag::VIEW_ID } else { 0 };
            stages::write(entry, stage, shared, &mut flags, &mut self.tables)?
        } else {
            NULL
        };
        record.flags = flags.into();
        record.stage_record = stage_record.into();
        Ok(())
    }

    /// For each function the names of the external functions that it uses, as offsets of strings.
    fn dependencies(&mut self) -> Vec<Vec<u32>> {
        let module = self.dxil.module;
        let mut dependencies = vec![Vec::new(); module.functions.len()];
        for (index, function) in module.functions.iter().enumerate() {
            let name = module.name(function.value);
            let is_own = name.starts_with(b"dx.op.") || name.starts_with(b"llvm.");
            let is_external = function.linked.linkage == crate::ir::Linkage::External;
            if function.body.is_some() || is_own || !is_external {
                continue;
            }
            for &user in self.users.of_function(index) {
                let name = self.tables.string(name);
                if let Some(names) = dependencies.get_mut(user as usize) {
                    names.push(name);
                }
            }
        }
        dependencies
    }

    /// For each function the bytes of group-shared memory that it or whom it uses may use.
    fn group_shared_bytes(&self) -> Result<Vec<u32>> {
        let module = self.dxil.module;
        let mut bytes = vec![0u32; module.functions.len()];
        if !module.globals.iter().any(|global| global.address_space == GROUP_SHARED) {
            return Ok(bytes);
        }
        let layout = data_layout(module)?;
        let mut sizes = layout.sizes(&module.types);
        // The variable for which a function was seen last.
        let mut seen = vec![usize::MAX; module.functions.len()];
        // Variables and functions may be many; dxc looks at each pair.
        let mut left = 1usize << 24;
        let shared = module.globals.iter().enumerate().filter(|(_, global)| global.address_space == GROUP_SHARED);
        for (variable, global) in shared {
            let size = sizes.allocation(global.ty).unwrap_or(0) as u32;
            let mut waiting = self.users.of_global(variable).to_vec();
            while let Some(function) = waiting.pop() {
                left = left.checked_sub(1).ok_or_else(|| {
                    Error::new("RDAT", 0, "users of group-shared memory that can be counted", "too many")
                })?;
                if let (Some(seen), Some(bytes)) = (seen.get_mut(function as usize), bytes.get_mut(function as usize))
                    && core::mem::replace(seen, variable) != variable
                {
                    *bytes = bytes.wrapping_add(size);
                    waiting.extend_from_slice(self.users.of_function(function as usize));
                }
            }
        }
        Ok(bytes)
    }
}

/// A function's name without what C++ adds: `f` of `\x01?f@@YAXXZ`.
fn unmangled(name: &[u8]) -> &[u8] {
    match name.strip_prefix(b"\x01?") {
        Some(rest) => rest.split(|letter| *letter == b'@').next().unwrap_or_default(),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mangled_name_has_the_function_s_own_in_it() {
        assert_eq!(unmangled(b"\x01?f@@YAXXZ"), b"f");
        assert_eq!(unmangled(b"main"), b"main");
    }
}
