//! The cases themselves: each is whole, and together they cover what has to be covered.

use shaderbin_snapshots::{Case, cases, names_in, snapshot, snapshots_dir};
use std::collections::BTreeSet;

fn all() -> Vec<Case> {
    cases().expect("the cases can be read: each has HLSL, arguments, purpose and container")
}

#[test]
fn every_case_is_whole() {
    let mut faults = Vec::new();
    for case in all() {
        let mut fault = |what: &str| faults.push(format!("{}: {what}", case.name));
        if case.profile().is_empty() {
            fault("the arguments have no profile (-T)");
        }
        if !case.purpose.ends_with('.') {
            fault("the purpose is not a sentence");
        }
        if !case.container.starts_with(b"DXBC") {
            fault("the .dxil is not a container");
        }
        match snapshot::read(&case) {
            Err(error) => fault(&error.to_string()),
            Ok(listing) if listing.is_empty() => fault("the snapshot is empty"),
            Ok(listing) if !snapshot::hash_agrees(&listing, &case.container) => {
                fault("the snapshot is of another container");
            }
            Ok(_) => {}
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_snapshot_has_a_case() {
    let cases: BTreeSet<_> = all().into_iter().map(|case| case.name).collect();
    let snapshots = names_in(&snapshots_dir(), ".snap").expect("the snapshots' folder can be read");
    let strays: Vec<_> = snapshots.into_iter().filter(|name| !cases.contains(name)).collect();
    assert!(strays.is_empty(), "snapshots without a case: {strays:?}");
}

#[test]
fn every_stage_and_shader_model_is_covered() {
    let cases = all();
    assert!(cases.len() >= 95, "{} cases", cases.len());
    let profiles: BTreeSet<_> = cases.iter().filter_map(|case| case.profile().split_once('_')).collect();
    let stages: BTreeSet<_> = profiles.iter().map(|&(stage, _)| stage).collect();
    let models: BTreeSet<_> = profiles.iter().map(|&(_, model)| model).collect();
    assert_eq!(stages, ["as", "cs", "ds", "gs", "hs", "lib", "ms", "ps", "vs"].into());
    assert_eq!(models, ["6_0", "6_1", "6_2", "6_3", "6_4", "6_5", "6_6", "6_7", "6_8", "6_9"].into());
}

#[test]
fn every_kind_of_library_function_is_covered() {
    let cases = all();
    let in_a_library = |attribute: &str| {
        cases.iter().any(|case| case.profile().starts_with("lib_") && case.source.contains(attribute))
    };
    for kind in
        ["raygeneration", "intersection", "anyhit", "closesthit", "miss", "callable", "vertex", "pixel", "compute"]
    {
        assert!(in_a_library(&format!("[shader(\"{kind}\")]")), "no library has a {kind} function");
    }
    for launch in ["broadcasting", "coalescing", "thread"] {
        assert!(in_a_library(&format!("[NodeLaunch(\"{launch}\")]")), "no library has a node of {launch} launch");
    }
}

#[test]
fn every_option_that_changes_a_container_is_covered() {
    let cases = all();
    for option in [
        "-Zi",
        "-Qembed_debug",
        "-Od",
        "-Vd",
        "-Qstrip_reflect",
        "-Qkeep_reflect_in_dxil",
        "-enable-16bit-types",
        "-validator-version",
        "-auto-binding-space",
        "-denorm",
        "-default-linkage",
    ] {
        assert!(cases.iter().any(|case| case.args.iter().any(|arg| arg == option)), "no case has {option}");
    }
}
