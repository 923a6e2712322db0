//! What `reflect` says of the cases: as text of all, as JSON of some, and compared with what dxc's listings say.

use shaderbin::{
    dxbc::Container,
    reflect::{Buffer, Member, Reflection, Resource},
};
use shaderbin_snapshots::{Case, cases, snapshot};

fn reflection(case: &Case) -> Reflection {
    let reflection = Reflection::of_container(&Container::read(&case.container).unwrap());
    reflection.unwrap_or_else(|error| panic!("{}: {error}", case.name))
}

fn assert_snapshot(folder: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn every_case_is_reflected() {
    for case in cases().unwrap() {
        let mut text = String::new();
        reflection(&case).print(&mut text);
        assert_snapshot("reflect", &case.name, &text);
    }
}

#[test]
fn json_has_the_same() {
    for name in [
        "ps_cbuffer_nested",
        "hs_triangle",
        "gs_streams",
        "ms_payload_lines",
        "lib_payload_qualifiers",
        "node_broadcasting",
        "ps_root_signature",
        "vs_view_id",
    ] {
        let case = cases().unwrap().into_iter().find(|case| case.name == name).unwrap();
        let text = serde_json::to_string_pretty(&reflection(&case)).unwrap();
        assert_snapshot("reflect", &format!("{name}.json"), &text);
    }
}

/// The rows of the table of resources in dxc's listing: the name, and all without spaces, since what is wide leaves none
/// before the next column.
fn listed_resources(listing: &str) -> Vec<(String, String)> {
    let table = listing.split_once("; Resource Bindings:\n").unwrap().1;
    let rows = table.lines().skip_while(|line| !line.starts_with("; ---")).skip(1).take_while(|line| *line != ";");
    let row = |line: &str| (line[2..].split("  ").next().unwrap().to_string(), line.split_whitespace().collect());
    rows.map(row).collect()
}

/// The last three columns of a resource's row: id, register, number.
fn columns(resource: &Resource) -> String {
    let (id, register) = match resource.class.as_str() {
        "SRV" => ("T", "t"),
        "UAV" => ("U", "u"),
        "CBuffer" => ("CB", "cb"),
        _ => ("S", "s"),
    };
    let space = if resource.space == 0 { String::new() } else { format!(",space{}", resource.space) };
    let count = resource.count.map_or("unbounded".into(), |count| count.to_string());
    format!("{id}{}{register}{}{space}{count}", resource.id, resource.lower_bound)
}

#[test]
fn resources_are_those_of_dxcs_listings() {
    let mut count = 0;
    for case in cases().unwrap() {
        let listing = String::from_utf8(snapshot::read(&case).unwrap()).unwrap();
        let (listed, found) = (listed_resources(&listing), reflection(&case).resources);
        assert_eq!(listed.len(), found.len(), "{}", case.name);
        for ((name, row), found) in listed.iter().zip(&found) {
            assert_eq!(*name, found.name, "{}", case.name);
            assert!(row.ends_with(&columns(found)), "{}: {row} for {}", case.name, columns(found));
            count += 1;
        }
    }
    assert!(count > 200, "{count} resources");
}

/// The buffers in dxc's listing: the names and offsets of all that has one, structs behind what is in them.
fn listed_buffers(listing: &str) -> Vec<Vec<(String, u32)>> {
    let definitions = listing.split_once("; Buffer Definitions:\n").unwrap().1;
    let definitions = definitions.split_once("; Resource Bindings:\n").unwrap().0;
    let mut buffers = Vec::new();
    for line in definitions.lines() {
        if ["; cbuffer ", "; tbuffer ", "; Resource bind info for "].iter().any(|start| line.starts_with(start)) {
            buffers.push(Vec::new());
        }
        let Some((declaration, offset)) = line.split_once("; Offset:") else { continue };
        let name = declaration.trim_end().trim_end_matches(';').rsplit(' ').next().unwrap();
        let name = name.split('[').next().unwrap();
        let offset = offset.split_whitespace().next().unwrap().parse().unwrap();
        buffers.last_mut().unwrap().push((name.to_string(), offset));
    }
    buffers
}

/// The names and offsets of members, structs behind what is in them.
fn members(member: &Member, all: &mut Vec<(String, u32)>) {
    member.members.iter().filter(|member| member.class != "BitField").for_each(|member| members(member, all));
    all.push((member.name.clone(), member.offset));
}

#[test]
fn buffers_lie_as_in_dxcs_listings() {
    let mut count = 0;
    for case in cases().unwrap() {
        let listing = String::from_utf8(snapshot::read(&case).unwrap()).unwrap();
        let listed = listed_buffers(&listing);
        let buffers = reflection(&case).buffers;
        assert_eq!(listed.len(), buffers.len(), "{}", case.name);
        let offsets = |buffer: &Buffer| {
            let mut all = Vec::new();
            buffer.variables.iter().for_each(|variable| members(variable, &mut all));
            if buffer.kind != "StructuredBuffer" {
                all.push((buffer.name.clone(), 0));
            }
            all
        };
        for (listed, buffer) in listed.iter().zip(&buffers).filter(|(listed, _)| !listed.is_empty()) {
            assert_eq!(*listed, offsets(buffer), "{}: {}", case.name, buffer.name);
            count += listed.len();
        }
    }
    assert!(count > 150, "{count} offsets");
}
