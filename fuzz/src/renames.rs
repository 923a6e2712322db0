//! Edits of whole containers: resources and entry points with other names, resources at other registers.

use shaderbin::{
    dxbc::{Container, DigestState},
    dxil::{DxilModule, Resource},
    edit::{self, Binding, EditError},
    ir::Module,
    part::program::Program,
};

pub(crate) fn run(data: &[u8]) {
    let Ok(container) = Container::read(data) else { return };
    let programs: Vec<Program<'_>> = container.parts().take(64).filter_map(|part| Program::read(&part).ok()).collect();
    let (mut names, mut moves) = (Vec::new(), Vec::new());
    for program in programs.iter().take(4) {
        let Ok(module) = Module::read(program.bitcode) else { continue };
        let Ok(dxil) = DxilModule::load(&module) else { continue };
        let resources = &dxil.resources;
        let all = [&resources.srvs, &resources.uavs, &resources.cbuffers, &resources.samplers].into_iter().flatten();
        let named =
            |resource: &Resource<'_>| String::from_utf8(resource.name.to_vec()).ok().filter(|name| !name.is_empty());
        // Each goes to a space of its own, where it has room.
        for (space, resource) in all.take(16).enumerate() {
            names.extend(named(resource).map(|old| (old, format!("renamed{space}"))));
            let from = Binding { class: resource.class, register: resource.lower_bound, space: resource.space };
            moves.push((from, Binding { register: from.register.wrapping_add(3), space: 1000 + space as u32, ..from }));
        }
        if !moves.is_empty() {
            break;
        }
    }
    check(edit::rename_resources(&container, &names));
    check(edit::rename_entry(&container, None, "Renamed"));
    check(edit::rebind(&container, &moves));
    for (name, to) in &names {
        check(edit::rename_resources(&container, &[(name.clone(), to.clone())]));
    }
    for one in moves {
        check(edit::rebind(&container, &[one]));
    }
}

/// What is written can be read: the container with its digest, and every module.
fn check(edited: Result<Vec<u8>, EditError>) {
    match edited {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(file) => {
            let container = Container::read(&file).expect("the container that was written");
            assert_eq!(container.digest_state(), DigestState::Matches);
            for program in container.parts().filter_map(|part| Program::read(&part).ok()) {
                let _ = Module::read(program.bitcode).map(|module| DxilModule::load(&module).is_ok());
            }
        }
    }
}
