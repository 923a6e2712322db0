//! What manifests make, and what is said of those that make nothing.

use super::*;
use crate::dgpb::{
    Bundle, BundleBuilder, CodeFormat, EntrySource, Kinds, Parameter, ParameterRecord, Stage, TargetName, TargetSource,
    Text,
};
use alloc::{borrow::ToOwned, vec};

/// Reflection of an entry `blur` with a value `radius` and a buffer `pixels`.
const REFLECTION: &str = r#"{
    "parameters": [
        {"name": "blur_params", "binding": {"kind": "descriptorTableSlot", "space": 1, "index": 4}, "type": {
            "kind": "constantBuffer", "elementType": {"kind": "struct", "fields": [
                {"name": "radius", "type": {"kind": "scalar"}, "binding": {"kind": "uniform", "offset": 12, "size": 4}},
                {"name": "both", "type": {"kind": "scalar"}, "binding": {"kind": "uniform", "offset": 16, "size": 4}},
                {"name": "empty", "type": {"kind": "struct"}, "binding": {"kind": "uniform", "offset": 20, "size": 0}},
                {"name": "far", "type": {"kind": "pointer"}, "binding": {"kind": "uniform", "offset": 24, "size": 8}}]}}},
        {"name": "blur_pixels", "binding": {"kind": "descriptorTableSlot", "index": 7},
            "type": {"kind": "resource", "baseShape": "structuredBuffer", "access": "readWrite"}},
        {"name": "blur_both", "binding": {"kind": "descriptorTableSlot", "index": 8},
            "type": {"kind": "samplerState"}}
    ],
    "entryPoints": [{"name": "blur", "stage": "compute", "threadGroupSize": [8, 4, 1]}]
}"#;

/// A file of the tests.
fn file(path: &str) -> Result<Vec<u8>, String> {
    match path {
        "blur.wgsl" => Ok(b"@compute @workgroup_size(8, 4, 1) fn blur() {}".to_vec()),
        "sharpen.wgsl" => Ok(b"@compute @workgroup_size(1) fn sharpen() {}".to_vec()),
        "blur.layout" => Ok(b"recorded".to_vec()),
        "blur.json" => Ok(REFLECTION.into()),
        "two.json" => {
            Ok(REFLECTION.replace("[{\"name\": \"blur\"", "[{\"name\": \"sharpen\"}, {\"name\": \"blur\"").into())
        }
        "twice.json" => Ok(REFLECTION.replace("blur_both", "blur_pixels").into()),
        "large.json" => Ok(REFLECTION.replace("\"index\": 7", "\"index\": 4294967296").into()),
        "group.json" => Ok(REFLECTION.replace("[8, 4, 1]", "[8, 4]").into()),
        "bad.json" => Ok(b"{\n  \"parameters\": [,]}".to_vec()),
        "other.json" => Ok(b"{\"name\": \"blur\"}".to_vec()),
        _ => Err("no such file".into()),
    }
}

fn pack(text: &str) -> Result<Vec<u8>> {
    Manifest::read(text)?.pack(file)
}

/// What is said of a manifest that makes no bundle.
#[track_caller]
fn fault(text: &str) -> String {
    pack(text).expect_err("a manifest with a fault").to_string()
}

/// A manifest of one wgsl entry `blur` with reflection and these parameters.
fn blur(params: &str) -> String {
    let entry = "name = \"blur\", stage = \"compute\", code = \"blur.wgsl\", reflection = \"blur.json\"";
    format!("targets = [{{ name = \"wgsl\", entries = [{{ {entry}, params = [{params}] }}] }}]")
}

/// The same with other keys in the entry.
fn entry(keys: &str) -> String {
    format!("targets = [{{ name = \"wgsl\", entries = [{{ name = \"blur\", {keys} }}] }}]")
}

#[test]
fn values_and_resources_are_taken_from_reflection() {
    let params = "{ name = \"pixels\", kind = 3, written = true }, { name = \"radius\", kind = 1, readonly = true }";
    let file = pack(&blur(params)).unwrap();
    let bundle = Bundle::read(&file).unwrap();
    let entry = &bundle.targets[0].entries[0];
    assert_eq!(entry.record.thread_group_size.map(|size| size.get()), [8, 4, 1]);
    let numbers = |index: usize| {
        let record: ParameterRecord = entry.parameters[index].record;
        let ParameterRecord { kind, flags, space, binding, offset, size, webgpu_layout } = record;
        [kind, flags, space, binding, offset, size, webgpu_layout].map(|number| number.get())
    };
    assert_eq!(numbers(0), [3, 2, 0, 7, 0, 0, 3]);
    assert_eq!(numbers(1), [1, 1, 1, 4, 12, 4, 1]);
}

#[test]
fn what_a_manifest_says_comes_before_reflection() {
    let params =
        "{ name = \"pixels\", kind = 3, space = 2, webgpu_layout = 2 }, { name = \"radius\", kind = 1, size = 2 }";
    let file = pack(&blur(params).replace("code =", "thread_group_size = [1, 2, 3], code =")).unwrap();
    let bundle = Bundle::read(&file).unwrap();
    let entry = &bundle.targets[0].entries[0];
    assert_eq!(entry.record.thread_group_size.map(|size| size.get()), [1, 2, 3]);
    let [pixels, radius] = [0, 1].map(|index: usize| entry.parameters[index].record);
    assert_eq!((pixels.space.get(), pixels.binding.get(), pixels.webgpu_layout.get()), (2, 7, 2));
    assert_eq!((radius.offset.get(), radius.size.get()), (12, 2));
}

#[test]
fn a_parameter_that_says_all_needs_no_reflection() {
    let all = "{ name = \"nowhere\", kind = 3, space = 0, binding = 9, offset = 0, size = 0, webgpu_layout = 5 }";
    let record = |text: &str| Bundle::read(&pack(text).unwrap()).unwrap().targets[0].entries[0].parameters[0].record;
    assert_eq!(record(&blur(all)).binding.get(), 9);
    let without = "{ name = \"nowhere\", kind = 3, space = 0, binding = 9, webgpu_layout = 5 }";
    let text =
        format!("stage = \"compute\", code = \"blur.wgsl\", thread_group_size = [1, 1, 1], params = [{without}]");
    assert_eq!(record(&entry(&text)), record(&blur(all)));
}

#[test]
fn other_names_in_the_reflection_can_be_said() {
    let params = "{ name = \"a\", kind = 1, reflected = \"blur_params.radius\" }, { name = \"b\", kind = 3, reflected = \"blur_pixels\" }";
    let file = pack(&blur(params)).unwrap();
    let bundle = Bundle::read(&file).unwrap();
    let bindings = bundle.targets[0].entries[0].parameters.iter().map(|parameter| parameter.record.binding.get());
    assert_eq!(bindings.collect::<Vec<_>>(), [4, 7]);
    // Where a name is both a global and a field, this says which.
    let params = "{ name = \"both\", kind = 1, reflected = \"blur_params.both\" }";
    assert!(pack(&blur(params)).is_ok());
}

#[test]
fn toml_and_json_say_the_same() {
    let toml = Manifest::read(
        &blur("{ name = \"radius\", kind = \"value\" }").replace("targets =", "kinds = { value = 1 }\ntargets ="),
    )
    .unwrap();
    assert_eq!(Manifest::read(&toml.to_json().unwrap()).unwrap(), toml);
    assert_eq!(Manifest::read(&toml.to_toml().unwrap()).unwrap(), toml);
    assert_eq!(toml.targets[0].entries[0].params.as_ref().unwrap()[0].kind, Kind::Name("value".into()));
}

#[test]
fn an_entry_takes_from_the_common_one_what_it_leaves_out() {
    let text = r#"
        targets = [
            { name = "wgsl", entries = [{ name = "blur" }] },
            { name = "ptx", entries = [{ name = "blur" }] },
        ]
        [[entries]]
        name = "blur"
        stage = "compute"
        code = "blur.wgsl"
        thread_group_size = [2, 2, 2]
        capabilities = ["half", "atomic64"]"#;
    let file = pack(text).unwrap();
    let bundle = Bundle::read(&file).unwrap();
    assert_eq!([0, 1].map(|index: usize| bundle.targets[index].name), ["ptx", "wgsl"].map(Text::from));
    for entry in bundle.targets.iter().map(|target| &target.entries[0]) {
        assert_eq!(entry.record.thread_group_size.map(|size| size.get()), [2; 3]);
        assert_eq!(entry.capabilities, ["atomic64", "half"].map(Text::from));
        // Both have the same code, which is in the bundle once.
        assert_eq!(entry.record.code.offset.get(), 0);
    }
    let own =
        text.replace("{ name = \"blur\" }", "{ name = \"blur\", thread_group_size = [4, 4, 4], capabilities = [] }");
    let file = pack(&own).unwrap();
    let bundle = Bundle::read(&file).unwrap();
    let entry = &bundle.targets[1].entries[0];
    assert_eq!(entry.record.thread_group_size.map(|size| size.get()), [4; 3]);
    assert_eq!((entry.stage, entry.capabilities.len()), (Text::from("compute"), 0));
}

#[test]
fn each_file_is_asked_for_once() {
    let mut asked = Vec::new();
    let text = blur("").replace("}] }]", "}] }, { name = \"spirv\", entries = [{ name = \"blur\", stage = \"compute\", code = \"blur.wgsl\", reflection = \"blur.json\" }] }]");
    let packed = Manifest::read(&text).unwrap().pack(|path| {
        asked.push(path.to_owned());
        file(path)
    });
    assert!(packed.is_ok());
    assert_eq!(asked, ["blur.wgsl", "blur.json"]);
}

#[test]
fn a_manifest_that_cannot_be_read_says_where() {
    let cases = [
        ("targets = [", "line 1, column 12: unclosed array, expected `]`"),
        ("x = 1", "line 1, column 1: unknown field `x`, expected one of `kinds`, `data`, `entries`, `targets`"),
        (
            "\n[[targets]]\nnme = 1",
            "line 3, column 1: unknown field `nme`, expected one of `name`, `code_format`, `entries`",
        ),
        ("[[targets]]\nname = 1", "line 2, column 8: invalid type: integer `1`, expected a string"),
        ("[[targets]]\ncode_format = \"msl\"", "line 1, column 1: missing field `name`"),
        ("[kinds]\nvalue = -1", "line 2, column 9: invalid value: integer `-1`, expected u32"),
        ("{\"targets\": [}", "line 1, column 14: expected value"),
        ("{\"targets\": 1}", "line 1, column 13: invalid type: integer `1`, expected a sequence"),
        ("{\"x\": 1}", "line 1, column 4: unknown field `x`, expected one of `kinds`, `data`, `entries`, `targets`"),
    ];
    for (text, expected) in cases {
        assert_eq!(fault(text), expected, "{text}");
    }
    let kind = fault(&blur("{ name = \"a\", kind = -1 }"));
    assert!(kind.ends_with(": a kind is a number of 32 bits, or a name in `kinds`"), "{kind}");
}

#[test]
fn names_that_are_unknown_are_said_with_those_known() {
    let cases = [
        (
            "targets = [{ name = \"glsl\" }]".to_owned(),
            "target \"glsl\": expected a target (dxbc, dxil, metal, ptx, spirv, wgsl), found \"glsl\"",
        ),
        (
            "targets = [{ name = \"metal\" }]".to_owned(),
            "target \"metal\": expected a code_format (metallib, msl), found none",
        ),
        (
            "targets = [{ name = \"metal\", code_format = \"metal\" }]".to_owned(),
            "target \"metal\": expected a code format (dxbc, dxil, metallib, msl, ptx, spirv, wgsl), found \"metal\"",
        ),
        (
            entry("stage = \"pixel\", code = \"blur.wgsl\""),
            "target \"wgsl\", entry \"blur\": expected a stage (anyhit, callable, closesthit, compute, fragment, intersection, \
             miss, raygeneration, vertex), found \"pixel\"",
        ),
        (
            entry("stage = \"compute\", code = \"blur.wgsl\", thread_group_size = [1, 1, 1], capabilities = [\"f16\"]"),
            "target \"wgsl\", entry \"blur\": expected a capability (atomic64, cooperative_matrix, cooperative_vector, \
             descriptor_handle, half, rayquery, raytracing, subgroup_basic), found \"f16\"",
        ),
        (
            blur("{ name = \"radius\", kind = \"value\" }"),
            "target \"wgsl\", entry \"blur\", parameter \"radius\": expected a kind that `kinds` names (), found \"value\"",
        ),
        (
            blur("{ name = \"radius\", kind = \"valeu\" }")
                .replace("targets =", "kinds = { value = 1, buffer = 3 }\ntargets ="),
            "target \"wgsl\", entry \"blur\", parameter \"radius\": expected a kind that `kinds` names (buffer, value), found \
             \"valeu\"",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(fault(&text), expected, "{text}");
    }
}

#[test]
fn values_that_are_nowhere_are_asked_for() {
    let cases = [
        (
            entry("code = \"blur.wgsl\""),
            "expected a stage (anyhit, callable, closesthit, compute, fragment, intersection, miss, raygeneration, vertex), found none",
        ),
        (entry("stage = \"compute\""), "expected a file with the code, found none"),
        (entry("stage = \"compute\", code = \"blur.wgsl\""), "expected thread_group_size or reflection, found none"),
    ];
    for (text, expected) in cases {
        assert_eq!(fault(&text), format!("target \"wgsl\", entry \"blur\": {expected}"), "{text}");
    }
    for (keys, expected) in [
        ("binding = 1", "space or reflection"),
        ("space = 1", "binding or reflection"),
        ("space = 1, binding = 1", "webgpu_layout or reflection"),
    ] {
        let param = format!("{{ name = \"a\", kind = 1, {keys} }}");
        let text = entry(&format!(
            "stage = \"compute\", code = \"blur.wgsl\", thread_group_size = [1, 1, 1], params = [{param}]"
        ));
        let expected = format!("target \"wgsl\", entry \"blur\", parameter \"a\": expected {expected}, found none");
        assert_eq!(fault(&text), expected);
    }
}

#[test]
fn common_entries_are_named_once_and_used() {
    let twice = "entries = [{ name = \"a\" }, { name = \"a\" }]";
    assert_eq!(fault(twice), "the manifest's entries: expected names once each, found a second \"a\"");
    let unused = "entries = [{ name = \"a\" }]";
    assert_eq!(fault(unused), "the manifest's entries: expected a target with an entry \"a\", found none");
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let text = entry("stage = \"compute\", code = \"none.wgsl\"");
    assert_eq!(fault(&text), "none.wgsl: no such file; for target \"wgsl\", entry \"blur\"");
}

#[test]
fn reflection_that_does_not_fit_says_file_and_place() {
    let with = |file: &str| blur("{ name = \"pixels\", kind = 3 }").replace("blur.json", file);
    let here = "; for target \"wgsl\", entry \"blur\"";
    assert_eq!(fault(&with("bad.json")), "bad.json: line 2, column 18: no JSON: expected value");
    assert_eq!(fault(&with("other.json")), "other.json: expected a member `parameters`, found an object with name");
    assert_eq!(
        fault(&with("two.json")),
        format!(
            "two.json: entryPoints: expected the entry point blur alone, from a run of slangc of its own, found 2 entry points{here}"
        )
    );
    assert_eq!(
        fault(&with("twice.json")),
        "twice.json: parameters[2]: expected names of globals once each, found a second blur_pixels"
    );
    assert_eq!(
        fault(&with("large.json")),
        format!(
            "large.json: parameters[1].binding.index: expected a number of 32 bits, found 4294967296{here}, parameter \"pixels\""
        )
    );
    assert_eq!(
        fault(&with("group.json")),
        format!("group.json: entryPoints[0].threadGroupSize: expected 3 numbers, found 2{here}")
    );
    let stage = with("blur.json").replace("\"compute\"", "\"vertex\"");
    assert_eq!(
        fault(&stage),
        format!("blur.json: entryPoints[0].stage: expected the stage vertex, found compute{here}")
    );
    let name = with("blur.json").replace("name = \"blur\"", "name = \"sharpen\"");
    assert_eq!(
        fault(&name),
        "blur.json: entryPoints[0].name: expected the entry point sharpen, found blur; for target \"wgsl\", entry \"sharpen\""
    );
}

#[test]
fn parameters_that_are_not_reflected_are_no_defaults() {
    let cases = [
        (
            "{ name = \"x\", kind = 1 }",
            "parameters: expected a global blur_x, or a field x of blur_params, found neither",
        ),
        (
            "{ name = \"both\", kind = 1 }",
            "parameters: expected either a global blur_both or a field both of blur_params, found both: `reflected` says which",
        ),
        ("{ name = \"x\", kind = 1, reflected = \"y\" }", "parameters: expected a global y, found none"),
        (
            "{ name = \"x\", kind = 1, reflected = \"blur_params.y\" }",
            "parameters[0].type.elementType.fields: expected a field y, found none",
        ),
        (
            "{ name = \"params\", kind = 1 }",
            "parameters[0].type: expected a resource or sampler, found a constant buffer, whose fields are value parameters",
        ),
        (
            "{ name = \"empty\", kind = 1 }",
            "parameters[0].type.elementType.fields[2].binding.size: expected a value with a size, found 0",
        ),
        (
            "{ name = \"far\", kind = 1 }",
            "parameters[0].type.elementType.fields[3].type.kind: expected a value (scalar, vector, matrix, array or struct), found pointer",
        ),
    ];
    for (param, expected) in cases {
        let found = fault(&blur(param));
        let (message, subject) = found.split_once("; for ").unwrap();
        assert_eq!(message, format!("blur.json: {expected}"), "{param}");
        assert!(subject.starts_with("target \"wgsl\", entry \"blur\", parameter "), "{subject}");
    }
}

#[test]
fn rules_of_the_format_hold_for_what_is_packed() {
    let broken = fault(&blur("{ name = \"pixels\", kind = 1 }, { name = \"pixels\", kind = 1, webgpu_layout = 11 }"));
    assert!(broken.starts_with("DGPB at byte 0x"), "{broken}");
    let vertex = fault(&entry("stage = \"vertex\", code = \"blur.wgsl\", thread_group_size = [1, 1, 1]"));
    assert!(vertex.starts_with("DGPB at byte 0x"), "{vertex}");
    let data = blur("").replace("targets =", "data = [\"blur.json\"]\ntargets =");
    assert_eq!(fault(&data), "the manifest's data: expected files of code and layouts, each once, found \"blur.json\"");
}

/// A bundle of entries with these names, whose codes differ, with layouts.
fn named(names: &[&str]) -> Vec<u8> {
    let codes: Vec<_> = names.iter().enumerate().map(|(index, name)| format!("{index} {name}")).collect();
    let entries = names.iter().zip(&codes).map(|(name, code)| EntrySource {
        code: code.as_bytes(),
        layout: Some(b"recorded"),
        thread_group_size: [1; 3],
        parameters: vec![Parameter {
            name: "p".into(),
            record: ParameterRecord { kind: 7.into(), ..Default::default() },
        }],
        capabilities: vec![crate::dgpb::Capability::Half],
        ..EntrySource::new(name, Stage::Compute)
    });
    let entries = entries.collect();
    let target = TargetSource { entries, ..TargetSource::new(TargetName::Metal, CodeFormat::Metallib) };
    BundleBuilder::new().target(target).build().unwrap()
}

/// Packs what was unpacked.
fn packed(unpacked: &Unpacked<'_>) -> Vec<u8> {
    let text = unpacked.manifest.to_toml().unwrap();
    let find = |path: &str| unpacked.files.iter().find(|(name, _)| name == path).map(|(_, bytes)| bytes.to_vec());
    Manifest::read(&text).unwrap().pack(|path| find(path).ok_or_else(|| "no such file".into())).unwrap()
}

#[test]
fn names_of_a_bundle_never_lead_out_of_a_folder() {
    let names =
        ["../../a", "/etc/passwd", "C:\\x", "con", "COM1", "a b", "", ".", "..", "a\0b", "ä", "blur", "Blur", "1a"];
    let long = "x".repeat(101);
    let names: Vec<_> = names.into_iter().chain([long.as_str()]).collect();
    let file = named(&names);
    let unpacked = unpack(&file).unwrap();
    let paths: Vec<_> = unpacked.files.iter().map(|(path, _)| path.as_str()).collect();
    let expected = [
        "metal/layout-0.bin",
        "metal/entry-0.metallib",
        "metal/entry-1.metallib",
        "metal/entry-2.metallib",
        "metal/entry-3.metallib",
        "metal/entry-4.metallib",
        "metal/entry-5.metallib",
        "metal/entry-6.metallib",
        "metal/entry-7.metallib",
        "metal/entry-8.metallib",
        "metal/entry-9.metallib",
        "metal/entry-10.metallib",
        "metal/blur.metallib",
        "metal/entry-12.metallib",
        "metal/entry-13.metallib",
        "metal/entry-14.metallib",
    ];
    assert_eq!(paths, expected);
    assert_eq!(packed(&unpacked), file);
}

#[test]
fn another_order_of_blobs_is_kept() {
    let file = named(&["a", "b"]);
    let bundle = Bundle::read(&file).unwrap();
    let mut builder = BundleBuilder::of(&bundle).unwrap();
    builder.blobs.reverse();
    let other = builder.build().unwrap();
    assert_ne!(other, file);
    assert!(unpack(&file).unwrap().manifest.data.is_empty());
    let unpacked = unpack(&other).unwrap();
    assert_eq!(unpacked.manifest.data, ["metal/b.metallib", "metal/a.metallib", "metal/layout-0.bin"]);
    assert_eq!(packed(&unpacked), other);
}

#[test]
fn kinds_are_named_by_a_table() {
    let text = blur(
        "{ name = \"pixels\", kind = 3 }, { name = \"radius\", kind = 1 }, { name = \"both\", kind = 2, reflected = \"blur_both\" }",
    );
    let file = pack(&text).unwrap();
    let mut unpacked = unpack(&file).unwrap();
    // Two numbers with one name stay numbers: the name would not say which.
    unpacked.manifest.name_kinds(&Kinds::parse("1 Value\n3 Buffer\n2 Sampler\n4 Sampler\n5 Scene").unwrap());
    let kinds = unpacked.manifest.targets[0].entries[0].params.iter().flatten().map(|param| param.kind.clone());
    let expected = [Kind::Name("Buffer".into()), Kind::Name("Value".into()), Kind::Number(2)];
    assert_eq!(kinds.collect::<Vec<_>>(), expected);
    assert_eq!(unpacked.manifest.kinds.keys().collect::<Vec<_>>(), ["Buffer", "Value"]);
    assert_eq!(packed(&unpacked), file);
}

#[test]
fn a_bundle_that_breaks_a_rule_is_not_unpacked() {
    let mut file = named(&["a"]);
    let last = file.len() - 1;
    file[last] ^= 1;
    let error = unpack(&file).unwrap_err().to_string();
    assert!(error.starts_with("DGPB at byte 0x"), "{error}");
    assert_eq!(unpack(b"DGPB").unwrap_err().to_string(), Bundle::read(b"DGPB").unwrap_err().to_string());
}
