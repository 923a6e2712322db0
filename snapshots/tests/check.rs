//! `check` on every case, and on damaged twins of cases: one wrong value each, found by the check that is for it and by no
//! other.

use shaderbin::{
    assemble::{self, psv0},
    bitcode::block,
    bitstream::{Document, Item},
    check::{self, Finding, Rule},
    dxbc::{Builder, Container, FourCc, repair_digest},
    dxil::DxilModule,
    ir::Module,
    layout::Layout,
    part::{
        program::{Program, write_program},
        psv0::{Psv0, Resource1, RuntimeInfo5, SignatureElement},
        rdat::{Function2, Rdat, RecordsHeader, TableKind},
        signature::Element1,
    },
};
use shaderbin_snapshots::{assembled_dir, cases, cases_dir};
use std::{collections::BTreeSet, fs};
use zerocopy::IntoBytes;

fn case(name: &str) -> Vec<u8> {
    fs::read(cases_dir().join(name).with_extension("dxil")).unwrap()
}

fn lines(findings: &[Finding]) -> String {
    findings.iter().map(|finding| format!("{finding}\n")).collect()
}

#[test]
fn no_check_fails_on_what_dxc_made() {
    for case in cases().unwrap() {
        assert_eq!(lines(&check::check(&case.container).unwrap()), "", "{}", case.name);
    }
}

/// A file with one wrong value.
struct Twin {
    /// What is wrong.
    title: &'static str,
    /// The check that is for it.
    rule: Rule,
    file: Vec<u8>,
}

fn twin(rule: Rule, title: &'static str, file: Vec<u8>) -> Twin {
    Twin { title, rule, file }
}

/// The file with the bytes at `at` of its first part of `kind` replaced, and the digest of that.
fn with(mut file: Vec<u8>, kind: FourCc, at: usize, bytes: &[u8]) -> Vec<u8> {
    let start = Container::read(&file).unwrap().find(kind).unwrap().offset + at;
    let place = &mut file[start..start + bytes.len()];
    if place == bytes {
        // The value is right as it is: another one, then.
        place[0] ^= 1;
    } else {
        place.copy_from_slice(bytes);
    }
    repair_digest(&mut file).unwrap();
    file
}

/// The container `file`, changed.
fn rebuilt(file: &[u8], change: impl FnOnce(&mut Builder<'_>)) -> Vec<u8> {
    let mut builder = Builder::of(&Container::read(file).unwrap());
    change(&mut builder);
    builder.build().unwrap()
}

/// The bytes of a file's first part of `kind`.
fn data(file: &[u8], kind: FourCc) -> Vec<u8> {
    Container::read(file).unwrap().find(kind).unwrap().data.to_vec()
}

/// Where a field lies in a record.
fn offset<T: Layout>(field: &str) -> usize {
    T::RECORD.leaves().iter().find(|leaf| leaf.path == field).unwrap_or_else(|| panic!("{field}")).offset
}

/// Where a field of PSV0's runtime info lies in the part.
fn info(field: &str) -> usize {
    4 + offset::<RuntimeInfo5>(field)
}

/// A place in a part, found from where a table lies in it.
fn psv(file: &[u8], place: impl for<'a> Fn(&Psv0<'a>) -> &'a [u8], at: usize) -> usize {
    let container = Container::read(file).unwrap();
    let part = container.find(FourCc::PSV0).unwrap();
    let found = Psv0::read(&part).unwrap();
    let bytes = place(&found).as_ptr() as usize;
    bytes - part.data.as_ptr() as usize + at
}

/// Where a field of a resource lies in PSV0.
fn resource(file: &[u8], index: usize, field: &str) -> usize {
    let at = index * size_of::<Resource1>() + offset::<Resource1>(field);
    psv(file, |psv0| psv0.resources.bytes(), at)
}

/// Where a field of an input element lies in PSV0.
fn element(file: &[u8], index: usize, field: &str) -> usize {
    let at = index * size_of::<SignatureElement>() + offset::<SignatureElement>(field);
    psv(file, |psv0| psv0.inputs.bytes(), at)
}

/// Where a field of a signature's element lies in its part.
fn signed(index: usize, field: &str) -> usize {
    8 + index * size_of::<Element1>() + offset::<Element1>(field)
}

/// Where a field of the first record of a table of runtime data lies in the part.
fn rdat(file: &[u8], kind: TableKind, at: usize) -> usize {
    let container = Container::read(file).unwrap();
    let found = Rdat::read(&container.find(FourCc::RDAT).unwrap()).unwrap();
    found.tables().find(|table| table.kind() == Some(kind)).unwrap().offset + size_of::<RecordsHeader>() + at
}

fn function(file: &[u8], field: &str) -> usize {
    rdat(file, TableKind::Functions, offset::<Function2>(field))
}

/// The container with its program's bitcode changed, and the hash of that.
fn with_bitcode(file: &[u8], change: impl FnOnce(&mut Document)) -> Vec<u8> {
    let container = Container::read(file).unwrap();
    let program = Program::read(&container.find(FourCc::DXIL).unwrap()).unwrap();
    let mut document = Document::read(program.bitcode).unwrap();
    change(&mut document);
    let bitcode = document.write();
    let mut written = Vec::new();
    let version = program.header.version.get();
    write_program(version, program.header.bitcode.dxil_version.get(), &bitcode, &mut written).unwrap();
    rebuilt(file, |builder| {
        builder.replace(FourCc::DXIL, written);
        builder.replace(FourCc::HASH, assemble::hash(&bitcode).as_bytes().to_vec());
    })
}

/// Changes the operands of the first record with this code in a block of this id that `change` says was changed.
fn change_record(document: &mut Document, wanted: u32, code: u32, mut change: impl FnMut(&mut Vec<u64>) -> bool) {
    let mut blocks = Vec::new();
    let items: Vec<_> = document.items().collect();
    for item in items {
        match item {
            Item::Block(id) => blocks.push(document.block(id).unwrap().id),
            Item::End(_) => drop(blocks.pop()),
            Item::Definition(_) | Item::Removed => {}
            Item::Record(id) => {
                let record = document.record(id).unwrap();
                if blocks.last() != Some(&wanted) || record.code != code {
                    continue;
                }
                let mut operands = record.operands.to_vec();
                if change(&mut operands) {
                    document.set_record(id, code, &operands).unwrap();
                    return;
                }
            }
        }
    }
    panic!("no such record");
}

/// The module's shader flags, which a constant of its own states, changed, and SFI0 with them.
fn with_flags(file: &[u8], change: impl Fn(u64) -> u64) -> Vec<u8> {
    let container = Container::read(file).unwrap();
    let program = Program::read(&container.find(FourCc::DXIL).unwrap()).unwrap();
    let module = Module::read(program.bitcode).unwrap();
    let flags = assemble::module_flags(&DxilModule::load(&module).unwrap());
    let features = assemble::feature_mask(change(flags)).to_le_bytes();
    // A constant's sign is in bit 0.
    let file = with_bitcode(file, |document| {
        change_record(document, block::CONSTANTS, 4, |operands| {
            let is_it = operands[..] == [flags << 1];
            operands[0] = change(flags) << 1;
            is_it
        });
    });
    rebuilt(&file, |builder| _ = builder.replace(FourCc::SFI0, features.to_vec()))
}

fn containers() -> Vec<Twin> {
    let file = case("ps_solid");
    let directory = |file: &[u8], index: usize| u32::from_le_bytes(file[32 + index * 4..][..4].try_into().unwrap());
    let mut digest = file.clone();
    digest[7] ^= 1;
    let mut version = file.clone();
    version[22] = 1;
    let mut order = file.clone();
    let (first, second) = (directory(&file, 0), directory(&file, 1));
    order[32..36].copy_from_slice(&second.to_le_bytes());
    order[36..40].copy_from_slice(&first.to_le_bytes());
    let mut gap = [&file[..], &[0; 4]].concat();
    gap[24..28].copy_from_slice(&(file.len() as u32 + 4).to_le_bytes());
    let mut overlap = file.clone();
    let size = first as usize + 4;
    overlap[size..size + 4].copy_from_slice(&12u32.to_le_bytes());
    for file in [&mut version, &mut order, &mut gap, &mut overlap] {
        repair_digest(file).unwrap();
    }
    let hash = data(&file, FourCc::HASH);
    let sfi0 = data(&file, FourCc::SFI0);
    let runtime_data = data(&case("lib_exports"), FourCc::RDAT);
    vec![
        twin(Rule::Digest, "a bit of the digest", digest),
        twin(Rule::Version, "the container's minor version", version),
        twin(Rule::Order, "two parts of the directory change places", order),
        twin(Rule::Gap, "four bytes behind the last part", gap),
        twin(Rule::Overlap, "the size of SFI0", overlap),
        twin(Rule::Repeated, "SFI0 twice", rebuilt(&file, |builder| builder.push(FourCc::SFI0, sfi0))),
        twin(Rule::Trailing, "a byte after the container", [&file[..], &[0]].concat()),
        twin(
            Rule::Private,
            "private data before the hash",
            rebuilt(&file, |builder| {
                builder.remove(FourCc::HASH);
                builder.push(FourCc::PRIV, b"mine".to_vec());
                builder.push(FourCc::HASH, hash.clone());
            }),
        ),
        twin(
            Rule::Unreadable,
            "a hash that ends too soon",
            rebuilt(&file, |builder| _ = builder.replace(FourCc::HASH, hash[..16].to_vec())),
        ),
        twin(Rule::Missing, "no SFI0", rebuilt(&file, |builder| _ = builder.remove(FourCc::SFI0))),
        twin(Rule::Unexpected, "a program's RDAT", rebuilt(&file, |builder| builder.push(FourCc::RDAT, runtime_data))),
        twin(Rule::Module, "the bitcode's first byte", with(file.clone(), FourCc::DXIL, 24, b"X")),
        twin(Rule::Program, "the shader model", with(file.clone(), FourCc::DXIL, 0, &[0x65])),
        twin(Rule::Program, "the stage in ILDB", with(case("ps_zi"), FourCc::ILDB, 2, &[1])),
        twin(Rule::Hash, "a bit of the hash", with(file.clone(), FourCc::HASH, 5, &[hash[5] ^ 1])),
        twin(Rule::Features, "a bit of the features", with(file, FourCc::SFI0, 1, &[0x40])),
    ]
}

fn modules() -> Vec<Twin> {
    let attachments = |operands: &mut Vec<u64>| {
        let is_one = operands.len() == 3;
        if is_one {
            operands[0] = 100_000;
        }
        is_one
    };
    let waves = case("cs_wave_ops");
    vec![
        twin(
            Rule::Module,
            "an attachment's instruction",
            with_bitcode(&case("ps_precise"), |document| {
                change_record(document, block::METADATA_ATTACHMENT, 11, attachments);
            }),
        ),
        twin(
            Rule::Module,
            "a node of the metadata",
            with_bitcode(&waves, |document| {
                change_record(document, block::METADATA, 3, |operands| {
                    operands[0] = 100_000;
                    true
                });
            }),
        ),
        twin(Rule::FlagMissing, "no flag for wave operations", with_flags(&waves, |flags| flags & !(1 << 19))),
        twin(Rule::FlagUnused, "a flag for ray tracing", with_flags(&waves, |flags| flags | 1 << 25)),
    ]
}

fn runtime_infos() -> Vec<Twin> {
    let at = |name: &str, field: &str, bytes: &[u8]| with(case(name), FourCc::PSV0, info(field), bytes);
    let stage = |name: &str, at: usize, bytes: &[u8]| with(case(name), FourCc::PSV0, 4 + at, bytes);
    vec![
        twin(Rule::PsvVersion, "the runtime info's size", with(case("ps_solid"), FourCc::PSV0, 0, &[48])),
        twin(Rule::PsvStage, "the stage", at("vs_passthrough", "stage", &[0])),
        twin(Rule::PsvOutputPosition, "a vertex shader's position", stage("vs_passthrough", 0, &[0])),
        twin(Rule::PsvOutputPosition, "a domain shader's position", stage("ds_quad", 4, &[0])),
        twin(Rule::PsvOutputPosition, "a geometry shader's position", stage("gs_points_to_quads", 12, &[0])),
        twin(Rule::PsvDepthOutput, "a pixel shader's depth", stage("ps_solid", 0, &[1])),
        twin(Rule::PsvSampleFrequency, "a pixel shader's frequency", stage("ps_solid", 1, &[1])),
        twin(Rule::PsvHull, "a hull shader's control points", stage("hs_triangle", 4, &[9])),
        twin(Rule::PsvHull, "a hull shader's output primitive", stage("hs_triangle", 12, &[1])),
        twin(Rule::PsvDomain, "a domain shader's domain", stage("ds_quad", 8, &[2])),
        twin(Rule::PsvGeometry, "a geometry shader's streams", stage("gs_streams", 8, &[9])),
        twin(Rule::PsvGeometry, "a geometry shader's vertices", at("gs_streams", "stage_word", &[200])),
        twin(Rule::PsvMesh, "a mesh shader's payload", stage("ms_triangles", 8, &[77])),
        twin(Rule::PsvMesh, "a mesh shader's topology", {
            with(case("ms_triangles"), FourCc::PSV0, info("stage_word") + 1, &[1])
        }),
        twin(Rule::PsvAmplification, "an amplification shader's payload", stage("as_dispatch", 0, &[77])),
        twin(Rule::PsvWave, "a compute shader's least lanes", at("cs_wave_size", "min_wave_lanes", &[4])),
        twin(Rule::PsvViewId, "the view id", at("vs_view_id", "uses_view_id", &[0])),
        twin(Rule::PsvThreads, "the thread group", at("cs_atomics", "threads", &[99])),
        twin(Rule::PsvEntryName, "the entry's name", at("cs_atomics", "entry_name", &[0])),
        twin(Rule::PsvGroupShared, "a mesh shader's group-shared bytes", stage("ms_triangles", 0, &[0x44])),
        twin(Rule::PsvVectors, "the input vectors", at("vs_passthrough", "input_vectors", &[9])),
        twin(Rule::PsvVectors, "a hull shader's patch-constant vectors", at("hs_triangle", "stage_word", &[9])),
        twin(Rule::PsvElementCounts, "the input elements", at("vs_passthrough", "input_elements", &[1])),
        twin(Rule::PsvUnused, "an unused byte", stage("vs_passthrough", 9, &[1])),
        twin(Rule::PsvUnused, "a compute shader's stage info", stage("cs_atomics", 3, &[1])),
    ]
}

fn tables() -> Vec<Twin> {
    let textures = case("ps_textures");
    let uavs = case("cs_uav_counters");
    let inputs = case("ps_interpolation_modes");
    let count = psv(&textures, |psv0| psv0.resources.bytes(), 0) - 8;
    let of = |file: &[u8], field, bytes: &[u8]| with(file.to_vec(), FourCc::PSV0, resource(file, 1, field), bytes);
    let input = |field, bytes: &[u8]| with(inputs.clone(), FourCc::PSV0, element(&inputs, 1, field), bytes);
    let tables = data(&inputs, FourCc::PSV0);
    let last = tables.len() - 1;
    let longer = [&tables[..], &[0; 4]].concat();
    let shorter = tables[..tables.len() - 4].to_vec();
    let names = case("vs_name_quirks");
    let padding = psv(&names, |psv0| psv0.strings, 0) + 1;
    vec![
        twin(Rule::PsvResourceCount, "the resources' number", with(textures.clone(), FourCc::PSV0, count, &[1])),
        twin(Rule::PsvResourceCount, "the resources' size", with(textures.clone(), FourCc::PSV0, count + 4, &[16])),
        twin(Rule::PsvResourceType, "a resource's type", of(&uavs, "resource_type", &[7])),
        twin(Rule::PsvResourceSpace, "a resource's space", of(&textures, "space", &[7])),
        twin(Rule::PsvResourceBounds, "a resource's first register", of(&textures, "lower_bound", &[7])),
        twin(Rule::PsvResourceBounds, "a resource's last register", of(&textures, "upper_bound", &[77])),
        twin(Rule::PsvResourceKind, "a resource's kind", of(&textures, "kind", &[17])),
        twin(Rule::PsvResourceFlags, "a resource's flags", of(&uavs, "flags", &[1])),
        twin(Rule::PsvElementName, "an element's name", input("name", &[0])),
        twin(Rule::PsvElementName, "a letter of a name", with(names, FourCc::PSV0, padding, b"Q")),
        twin(Rule::PsvElementIndexes, "an element's indexes", input("indexes", &[0xee, 0xff])),
        twin(Rule::PsvElementRows, "an element's rows", input("rows", &[0])),
        twin(Rule::PsvElementPlace, "an element's columns", input("columns", &[0x41])),
        twin(Rule::PsvElementPlace, "an element's first row", input("start_row", &[30])),
        twin(Rule::PsvElementKind, "an element's semantic", input("semantic_kind", &[13])),
        twin(Rule::PsvElementType, "an element's type", input("component_type", &[2])),
        twin(Rule::PsvElementInterpolation, "an element's interpolation", input("interpolation_mode", &[0])),
        twin(Rule::PsvElementMasks, "an element's stream", input("dynamic_mask_and_stream", &[0x10])),
        twin(Rule::PsvUnused, "an element's reserved byte", input("reserved", &[1])),
        twin(Rule::PsvTableSize, "four bytes behind the tables", {
            rebuilt(&inputs, |builder| _ = builder.replace(FourCc::PSV0, longer))
        }),
        twin(Rule::PsvTableSize, "the last four bytes of the tables", {
            rebuilt(&inputs, |builder| _ = builder.replace(FourCc::PSV0, shorter))
        }),
        twin(
            Rule::PsvTables,
            "a bit of the tables",
            with(inputs.clone(), FourCc::PSV0, last - 3, &[tables[last - 3] ^ 1]),
        ),
        twin(Rule::PsvLayout, "the names in another order", reordered(&case("ps_interpolation_modes"))),
    ]
}

/// The container whose PSV0 has the same strings with one more before them.
fn reordered(file: &[u8]) -> Vec<u8> {
    let container = Container::read(file).unwrap();
    let program = Program::read(&container.find(FourCc::DXIL).unwrap()).unwrap();
    let module = Module::read(program.bitcode).unwrap();
    let mut built = psv0(&DxilModule::load(&module).unwrap(), 3).unwrap();
    built.add_string(b"nobody asks for this");
    rebuilt(file, |builder| _ = builder.replace(FourCc::PSV0, built.build().unwrap()))
}

fn signatures() -> Vec<Twin> {
    let file = case("ps_interpolation_modes");
    let of = |field, bytes: &[u8]| with(file.clone(), FourCc::ISG1, signed(2, field), bytes);
    let name = u32::from_le_bytes(data(&file, FourCc::ISG1)[signed(2, "name")..][..4].try_into().unwrap());
    let longer = [&data(&file, FourCc::ISG1)[..], &[0; 4]].concat();
    vec![
        twin(Rule::SignatureCount, "the elements' number", with(file.clone(), FourCc::ISG1, 0, &[2])),
        twin(Rule::SignatureName, "an element's name", of("name", &(name + 1).to_le_bytes())),
        twin(Rule::SignatureIndex, "an element's index", of("index", &[9])),
        twin(Rule::SignatureSystemValue, "an element's system value", of("system_value", &[9])),
        twin(Rule::SignatureType, "an element's type", of("component_type", &[2])),
        twin(Rule::SignatureRegister, "an element's register", of("register", &[0x1f])),
        twin(Rule::SignatureMask, "an element's mask", of("mask", &[0])),
        twin(Rule::SignatureUsedMask, "an element's used mask", of("used_mask", &[0xf0])),
        twin(Rule::SignatureStream, "an element's stream", of("stream", &[1])),
        twin(Rule::SignaturePrecision, "an element's precision", of("min_precision", &[1])),
        twin(Rule::SignatureLayout, "four bytes behind the names", {
            rebuilt(&file, |builder| _ = builder.replace(FourCc::ISG1, longer))
        }),
    ]
}

fn libraries() -> Vec<Twin> {
    let file = case("lib_rays");
    let space = rdat(&file, TableKind::Resources, 12);
    let of = |field, bytes: &[u8]| with(file.clone(), FourCc::RDAT, function(&file, field), bytes);
    let nodes = case("node_broadcasting");
    let launch = rdat(&nodes, TableKind::NodeShaders, 0);
    let container = Container::read(&file).unwrap();
    let rdat_part = container.find(FourCc::RDAT).unwrap();
    let mut longer = shaderbin::part::rdat::RdatBuilder::of(&Rdat::read(&rdat_part).unwrap());
    longer.string(b"nobody asks for this");
    let longer = longer.build().unwrap();
    vec![
        twin(Rule::RdatResources, "a resource's space", with(file.clone(), FourCc::RDAT, space, &[7])),
        twin(Rule::RdatFunctions, "a function's name", of("unmangled_name", &[0, 0])),
        twin(Rule::RdatUses, "a function's resources", of("resources", &[0xff; 4])),
        twin(Rule::RdatStage, "a function's payload", of("payload_size", &[0x99])),
        twin(Rule::RdatFeatures, "a function's features", of("features", &[0x20])),
        twin(Rule::RdatTarget, "a function's stages", of("stages", &[0xaa])),
        twin(Rule::RdatTarget, "a function's least shader model", of("min_target", &[0x69])),
        twin(Rule::RdatStageRecord, "a node's launch", with(nodes, FourCc::RDAT, launch, &[2])),
        twin(Rule::RdatLayout, "a string that nothing refers to", {
            rebuilt(&file, |builder| _ = builder.replace(FourCc::RDAT, longer))
        }),
    ]
}

fn root_signatures() -> Vec<Twin> {
    let file = case("ps_root_signature");
    let root = data(&file, FourCc::RTS0);
    let parameters = u32::from_le_bytes(root[8..12].try_into().unwrap()) as usize;
    let word = |at: usize| u32::from_le_bytes(root[at..at + 4].try_into().unwrap()) as usize;
    let table = (0..word(4)).map(|index| parameters + index * 12).find(|at| word(*at) == 0).unwrap();
    let range = word(word(table + 8) + 4);
    // dxc takes root signatures out of every module that it puts into a container.
    let module = fs::read(assembled_dir().join("root_signature.bc")).unwrap();
    let wrapped = assemble::container(&module).unwrap();
    let held = {
        let container = Container::read(&wrapped).unwrap();
        let header = Program::read(&container.find(FourCc::DXIL).unwrap()).unwrap().header;
        let mut program = Vec::new();
        write_program(header.version.get(), header.bitcode.dxil_version.get(), &module, &mut program).unwrap();
        rebuilt(&wrapped, |builder| {
            builder.replace(FourCc::DXIL, program);
            builder.remove(FourCc::RTS0);
            if builder.has(FourCc::HASH) {
                builder.replace(FourCc::HASH, assemble::hash(&module).as_bytes().to_vec());
            }
        })
    };
    vec![
        twin(Rule::RootMissing, "a module with a root signature", held),
        twin(Rule::RootValue, "a parameter's visibility", with(file.clone(), FourCc::RTS0, parameters + 4, &[9])),
        twin(Rule::RootValue, "the flags", with(file.clone(), FourCc::RTS0, 22, &[0x10])),
        twin(Rule::RootRange, "a range's descriptors", with(file, FourCc::RTS0, range + 4, &[0; 4])),
    ]
}

#[test]
fn a_wrong_value_is_found_by_the_check_for_it_and_by_no_other() {
    let groups = [containers(), modules(), runtime_infos(), tables(), signatures(), libraries(), root_signatures()];
    let mut text = String::new();
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for Twin { title, rule, file } in groups.into_iter().flatten() {
        let findings = check::check(&file).unwrap();
        let rules: BTreeSet<_> = findings.iter().map(|finding| finding.rule).collect();
        if rules != BTreeSet::from([rule]) {
            wrong.push(format!("{title}: {rule}, not {rules:?}\n{}", lines(&findings)));
        }
        seen.insert(rule);
        text += &format!("{title}\n  {}", lines(&findings).replace('\n', "\n  ").trim_end());
        text.push('\n');
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let without: Vec<_> = Rule::ALL.iter().filter(|rule| !seen.contains(rule)).collect();
    assert!(without.is_empty(), "checks without a twin: {without:?}");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("views");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("check_twins", text));
}

/// A value of PSV0, ISG1 or SFI0 that is changed at random, in a container whose digest is right, is found each time.
#[test]
fn each_of_1000_random_values_is_found() {
    let cases = cases().unwrap();
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut random = |below: usize| {
        // Marsaglia's xorshift.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) as usize % below
    };
    let (mut done, mut unfound) = (0, Vec::new());
    while done < 1000 {
        let case = &cases[random(cases.len())];
        let kind = [FourCc::PSV0, FourCc::ISG1, FourCc::SFI0][random(3)];
        let container = Container::read(&case.container).unwrap();
        let Some(part) = container.find(kind) else { continue };
        let at = random(part.data.len());
        let value = part.data[at] ^ (1 + random(255)) as u8;
        let file = with(case.container.clone(), kind, at, &[value]);
        if check::check(&file).unwrap().is_empty() {
            unfound.push(format!("{}: {kind} byte {at}, {value:#04x}", case.name));
        }
        done += 1;
    }
    assert!(unfound.is_empty(), "{} of {done}:\n{}", unfound.len(), unfound.join("\n"));
}
