//! Bundles packed of what slangc made of our own Slang, and what is said of reflected shapes that no bundle has.

use shaderbin::{
    bundle_code,
    dgpb::{
        Bundle, Entry, Kinds, Parameter, Target,
        manifest::{Manifest, unpack},
        view::{Bytes, View},
    },
};
use shaderbin_snapshots::{BundleCase, bundles, bundles_dir};
use std::{collections::BTreeMap, fs};

fn pack(case: &BundleCase) -> Vec<u8> {
    let manifest = Manifest::read(&case.text().unwrap()).unwrap();
    manifest.pack(|path| case.file(path).map_err(|error| error.to_string())).unwrap()
}

fn packed(name: &str) -> Vec<u8> {
    pack(bundles().unwrap().iter().find(|case| case.name == name).unwrap())
}

/// Beside the listings' snapshots, which are dxc's.
fn snapshot(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("bundles");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

fn entry<'b, 'f>(bundle: &'b Bundle<'f>, target: &str, entry: &str) -> &'b Entry<'f> {
    let target: &Target<'_> = bundle.targets.iter().find(|one| one.name == *target).unwrap();
    target.entries.iter().find(|one| one.name == *entry).unwrap()
}

/// Space, binding, offset, size and WebGPU binding layout.
fn place(entry: &Entry<'_>, name: &str) -> [u32; 5] {
    let parameter: &Parameter<'_> = entry.parameters.iter().find(|one| one.name == *name).unwrap();
    let record = parameter.record;
    [record.space, record.binding, record.offset, record.size, record.webgpu_layout].map(|number| number.get())
}

#[test]
fn every_case_is_packed_twice_the_same_and_keeps_the_rules() {
    let cases = bundles().unwrap();
    assert_eq!(cases.iter().map(|case| case.name.as_str()).collect::<Vec<_>>(), ["mesh", "particles", "trace"]);
    for case in cases {
        let file = pack(&case);
        assert_eq!(pack(&case), file, "{}", case.name);
        let bundle = Bundle::read(&file).unwrap();
        assert_eq!(bundle.verify(), [], "{}", case.name);
        assert_eq!(bundle_code::verify(&bundle), [], "{}", case.name);
    }
}

#[test]
fn every_case_unpacked_packs_to_the_same_bytes() {
    for case in bundles().unwrap() {
        let file = pack(&case);
        let unpacked = unpack(&file).unwrap();
        let files: BTreeMap<_, _> = unpacked.files.iter().map(|(path, bytes)| (path.as_str(), *bytes)).collect();
        assert_eq!(files.len(), unpacked.files.len());
        for text in [unpacked.manifest.to_toml().unwrap(), unpacked.manifest.to_json().unwrap()] {
            let manifest = Manifest::read(&text).unwrap();
            assert_eq!(manifest, unpacked.manifest);
            assert_eq!(manifest.pack(|path| Ok(files[path].to_vec())).unwrap(), file, "{}", case.name);
        }
        // The files have the names that slangc's outputs have, and their bytes.
        for (path, bytes) in files {
            assert_eq!(case.file(path).unwrap(), bytes, "{}: {path}", case.name);
        }
    }
}

/// The manifest that says all of each case: what its own manifest and slangc's reflection make together.
#[test]
fn unpacked_manifests() {
    for case in bundles().unwrap() {
        let text = unpack(&pack(&case)).unwrap().manifest.to_toml().unwrap();
        snapshot(&format!("manifest_of_{}", case.name), &text);
    }
}

/// The readable view of each case, without the bytes of its blobs; with them it is written as the same bundle.
#[test]
fn readable_views() {
    for case in bundles().unwrap() {
        let file = pack(&case);
        let mut view = View::of(&Bundle::read(&file).unwrap(), &Kinds::default());
        let read: View = serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
        let mut written = Vec::new();
        read.write(&mut written).unwrap();
        assert_eq!(written, file, "{}", case.name);
        view.data.iter_mut().for_each(|piece| piece.bytes = Bytes::default());
        snapshot(&format!("view_of_{}", case.name), &serde_json::to_string_pretty(&view).unwrap());
    }
}

#[test]
fn places_are_those_of_each_target() {
    let file = packed("particles");
    let bundle = Bundle::read(&file).unwrap();
    let places = |target: &str| {
        let entry = entry(&bundle, target, "step_particles");
        ["velocities", "positions", "field", "field_sampler", "gravity", "damping"].map(|name| place(entry, name))
    };
    // Registers, a space for each class.
    assert_eq!(
        places("dxil"),
        [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 16, 12, 0], [0, 0, 28, 4, 0]]
    );
    // [[buffer]], [[texture]], [[sampler]]; a float3 has the size of a float4.
    assert_eq!(
        places("metal"),
        [[0, 1, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 16, 16, 0], [0, 0, 32, 4, 0]]
    );
    // Bindings in a set.
    assert_eq!(
        places("spirv"),
        [[0, 1, 0, 0, 0], [0, 2, 0, 0, 0], [0, 3, 0, 0, 0], [0, 4, 0, 0, 0], [0, 0, 16, 12, 0], [0, 0, 28, 4, 0]]
    );
    // The same, and what WebGPU is told of each.
    assert_eq!(
        places("wgsl"),
        [[0, 1, 0, 0, 2], [0, 2, 0, 0, 3], [0, 3, 0, 0, 5], [0, 4, 0, 0, 4], [0, 0, 16, 12, 1], [0, 0, 28, 4, 1]]
    );
    assert_eq!(place(entry(&bundle, "wgsl", "count_cells"), "counts")[4], 9);
}

#[test]
fn thread_groups_are_those_of_compute_entries() {
    let file = packed("particles");
    let bundle = Bundle::read(&file).unwrap();
    for target in ["dxil", "metal", "spirv", "wgsl"] {
        let size = |name: &str| entry(&bundle, target, name).record.thread_group_size.map(|size| size.get());
        assert_eq!([size("step_particles"), size("count_cells")], [[64, 1, 1], [8, 4, 2]]);
    }
    let file = packed("trace");
    let bundle = Bundle::read(&file).unwrap();
    assert_eq!(entry(&bundle, "dxil", "camera").record.thread_group_size.map(|size| size.get()), [0; 3]);
}

/// What is said of the parameter `name` of `shapes` on `target`: all that comes before the parameter's name, or the
/// WebGPU binding layout where there is nothing to say.
fn shape(target: &str, name: &str) -> Result<u32, String> {
    let stage = "stage = \"compute\", code = \"shapes.slang\", reflection = \"reflection.json\"";
    let format = if target == "metal" { "code_format = \"msl\", " } else { "" };
    let text = format!(
        "targets = [{{ name = \"{target}\", {format}entries = [{{ name = \"shapes\", {stage}, \
         params = [{{ name = \"{name}\", kind = 1 }}] }}] }}]"
    );
    let folder = bundles_dir().join("shapes");
    let read = |path: &str| {
        let path = if path == "reflection.json" { format!("{target}.json") } else { path.into() };
        fs::read(folder.join(path)).map_err(|error| error.to_string())
    };
    match Manifest::read(&text).unwrap().pack(read) {
        Ok(file) => Ok(Bundle::read(&file).unwrap().targets[0].entries[0].parameters[0].record.webgpu_layout.get()),
        Err(error) => {
            let error = error.to_string();
            let subject = format!("; for target {target:?}, entry \"shapes\", parameter {name:?}");
            Err(error.strip_suffix(&subject).unwrap_or_else(|| panic!("{error}")).replace("reflection.json: ", ""))
        }
    }
}

#[test]
fn shapes_with_a_webgpu_binding_layout_have_it() {
    let layouts = [
        ("inner", 1),
        ("matrix", 1),
        ("flag", 1),
        ("layers", 1),
        ("spaced", 3),
        ("bytes", 3),
        ("depth", 5),
        ("r32f", 6),
        ("rg32f", 7),
        ("rgba32f", 8),
        ("r32ui", 9),
        ("scene", 0),
    ];
    for (name, layout) in layouts {
        // There is both a global `shapes_layers` and a field `layers`.
        if name != "layers" {
            assert_eq!(shape("wgsl", name), Ok(layout), "{name}");
        }
    }
}

#[test]
fn shapes_without_a_webgpu_binding_layout_are_refused_for_wgsl_only() {
    let faults = [
        (
            "samples",
            "type.multisample: expected a texture with a WebGPU binding layout, not multisampled, found `multisample`: true",
        ),
        (
            "sky",
            "type.baseShape: expected a shape with a WebGPU binding layout (structuredBuffer, byteAddressBuffer, texture2D), found textureCube",
        ),
        (
            "volume",
            "type.baseShape: expected a shape with a WebGPU binding layout (structuredBuffer, byteAddressBuffer, texture2D), found texture3D",
        ),
        (
            "typed",
            "type.baseShape: expected a shape with a WebGPU binding layout (structuredBuffer, byteAddressBuffer, texture2D), found textureBuffer",
        ),
        ("integers", "type.resultType: expected elements of float32, which WebGPU samples, found int32"),
        ("rgba8", "format: expected a format with a WebGPU binding layout (r32f, rg32f, rgba32f, r32ui), found rgba8"),
        (
            "three",
            "type.resultType: expected elements with a WebGPU binding layout (float, float2, float4, uint), found 3 of float32",
        ),
        (
            "stored_layers",
            "type.array: expected a texture with a WebGPU binding layout, not an array, found `array`: true",
        ),
        ("only_written", "type.access: expected a WebGPU binding layout, with access readWrite, found write"),
    ];
    for (name, expected) in faults {
        let error = shape("wgsl", name).unwrap_err();
        let (index, fault) = error.split_once("].").unwrap();
        assert!(index.starts_with("parameters["), "{error}");
        assert_eq!(fault, expected);
        assert_eq!(shape("dxil", name), Ok(0), "{name}");
        assert_eq!(shape("metal", name), Ok(0), "{name}");
    }
}

#[test]
fn shapes_that_no_bundle_has_are_refused() {
    let faults = [
        ("dxil", "list", "parameters[6].type.kind: expected a resource or samplerState, found array"),
        ("wgsl", "list", "parameters[6].type.kind: expected a resource or samplerState, found array"),
        (
            "metal",
            "combined",
            "parameters[7].type.combined: expected a texture without a sampler in it, found `combined`: true",
        ),
        (
            "dxil",
            "appended",
            "parameters[18].type.access: expected access read, readWrite, write or rasterOrdered, found append",
        ),
        (
            "metal",
            "spaced",
            "parameters[20].bindings: expected one binding, found 2: constantBuffer, descriptorTableSlot",
        ),
        ("dxil", "loose", "parameters[21].type.kind: expected a resource or samplerState, found scalar"),
        (
            "wgsl",
            "mixed",
            "parameters[23].type: expected a resource or sampler, found a constant buffer, whose fields are value parameters",
        ),
        ("dxil", "block", "parameters[24].type.kind: expected a resource or samplerState, found parameterBlock"),
        (
            "dxil",
            "layers",
            "parameters: expected either a global shapes_layers or a field layers of shapes_params, found both: `reflected` \
             says which",
        ),
        (
            "dxil",
            "other",
            "parameters: expected a global shapes_other, or a field other of shapes_params, found neither",
        ),
    ];
    for (target, name, expected) in faults {
        assert_eq!(shape(target, name).unwrap_err(), expected, "{target} {name}");
    }
}
