//! What runtime data adds: of functions their resources, features and stages, and the subobjects.

use super::{Reflection, Runtime, Subobject, limit::Limit, resources::class_name, version};
use crate::{
    Result,
    dxil::ResourceClass,
    part::{
        features::Features,
        program::ShaderKind,
        rdat::{Function, Rdat, Resource, TableKind},
    },
};
use alloc::{string::String, vec::Vec};
use hashbrown::HashMap;
use zerocopy::little_endian::U32;

/// Adds what runtime data says to the functions that the module has.
pub(super) fn add(reflection: &mut Reflection, rdat: &Rdat<'_>) -> Result<()> {
    let limit = &Limit::of_size(rdat.bytes().len());
    let places: HashMap<_, _> =
        (0..).zip(&reflection.resources).map(|(index, said)| ((said.class.as_str(), said.id), index)).collect();
    let number = |resource: &Resource| {
        let class = class_name(ResourceClass::new(resource.class.get())?);
        places.get(&(class, resource.id.get())).copied()
    };
    let resources: Vec<Option<u32>> = rdat.records::<Resource>(TableKind::Resources).iter().map(number).collect();
    drop(places);
    let mut functions = HashMap::new();
    for function in rdat.records::<Function>(TableKind::Functions).iter() {
        let name = rdat.string(function.name)?;
        if limit.take(name.len()) {
            functions.insert(name, function);
        }
    }
    for entry in &mut reflection.entry_points {
        let Some(function) = functions.get(entry.name.as_bytes()) else { continue };
        let (used, dependencies) = (rdat.array(function.resources)?, rdat.array(function.dependencies)?);
        if !limit.take((used.len() + dependencies.len()) * size_of::<String>()) {
            break;
        }
        entry.unmangled_name = Some(limit.text(rdat.string(function.unmangled_name)?));
        let mask = u64::from(function.features.get()) | u64::from(function.features_upper.get()) << 32;
        let features = Features { mask: mask.into() };
        let target = function.min_target.get();
        let number = |index: &U32| resources.get(index.get() as usize).copied().flatten();
        entry.runtime = Some(Runtime {
            resources: used.iter().filter_map(number).collect(),
            dependencies: dependencies
                .iter()
                .map(|name| rdat.string(*name).map(|name| limit.text(name)))
                .collect::<Result<_>>()?,
            feature_mask: mask,
            features: features.required().chain(features.optional()).map(|(_, name)| String::from(name)).collect(),
            stages: stages(function.stages.get()),
            min_shader_model: version((target >> 4 & 0xf, target & 0xf)),
        });
    }
    for subobject in rdat.subobjects().iter() {
        let subobject = subobject?;
        let kind = subobject.kind.name().unwrap_or("Unknown");
        reflection.subobjects.push(Subobject { name: limit.text(subobject.name), kind: kind.into() });
    }
    limit.check()
}

fn stages(mask: u32) -> Vec<String> {
    let all = ShaderKind::ALL.into_iter();
    all.filter(|stage| mask >> *stage as u32 & 1 == 1).map(|stage| super::named(Some(stage), 0)).collect()
}
