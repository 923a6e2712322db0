use super::*;
use crate::dxbc::{FourCc, Part};
use alloc::vec;

fn read(data: &[u8]) -> Psv0<'_> {
    Psv0::read(&Part { kind: FourCc::PSV0, offset: 0, data }).unwrap()
}

#[test]
fn every_version_is_written_with_its_size_and_read_back() {
    for (version, size) in RuntimeInfo::SIZES.into_iter().enumerate() {
        let mut builder = Psv0Builder::new(version, ShaderKind::Compute);
        let mut resource = Resource1::new_zeroed();
        resource.version0.upper_bound = 7.into();
        resource.kind = if version < 2 { 0.into() } else { 11.into() };
        builder.resources.push(&resource);
        if version >= 4 {
            builder.runtime_info.version4.group_shared_bytes = 1024.into();
        }
        let data = builder.build().unwrap();
        let psv0 = read(&data);
        assert_eq!((psv0.runtime_info.bytes().len(), psv0.runtime_info.version()), (size, version));
        assert_eq!(psv0.resources.stride(), if version < 2 { 16 } else { 24 });
        assert_eq!(psv0.resource1(0).is_some(), version >= 2);
        assert_eq!(
            psv0.runtime_info.version4().map(|info| info.group_shared_bytes.get()),
            (version >= 4).then_some(1024)
        );
        let again = Psv0Builder::of(&psv0);
        assert_eq!((&again, again.build().unwrap()), (&builder, data.clone()));
        let mut written = vec![];
        psv0.write(&mut written);
        assert_eq!(written, data);
    }
}

/// Which masks and tables a stage has, and how large they are: in words, after the elements.
#[test]
fn stage_and_vectors_make_the_masks_and_tables() {
    let (inputs, outputs, patch_constants) = (2, [9, 1, 0, 3], 5);
    for (stage, view_id, words) in [
        (ShaderKind::Vertex, 2, 8 * 2),
        (ShaderKind::Geometry, 2 + 1 + 1, 8 * (2 + 1 + 1)),
        (ShaderKind::Hull, 2 + 1, 8 * 2 + 8),
        (ShaderKind::Domain, 2, 8 * 2 + 20 * 2),
        (ShaderKind::Mesh, 2 + 1, 0),
    ] {
        for uses_view_id in [0, 1] {
            let mut builder = Psv0Builder::new(1, stage);
            let before = builder.build().unwrap().len();
            builder.version1_mut().uses_view_id = uses_view_id;
            builder.set_vectors(inputs, outputs, patch_constants);
            let size = builder.build().unwrap().len() - before;
            assert_eq!(size, 4 * (words + view_id * usize::from(uses_view_id)), "{stage}");
            // A count that was changed afterwards does not fit.
            builder.version1_mut().output_vectors = [8, 8, 8, 8];
            assert_eq!(builder.build().is_err(), !(stage == ShaderKind::Mesh && uses_view_id == 0), "{stage}");
        }
    }
}

#[test]
fn each_bit_has_a_place_of_its_own() {
    let mut builder = Psv0Builder::new(1, ShaderKind::Vertex);
    builder.set_vectors(3, [10, 0, 0, 0], 0);
    for (output, input) in [(0, 0), (31, 4), (32, 11), (39, 11)] {
        builder.outputs_by_input[0].set(output, input, true);
        let data = builder.build().unwrap();
        let table = read(&data).outputs_by_input[0];
        let all = (0..12).flat_map(|input| (0..40).map(move |output| (output, input)));
        let found = all.filter(|&(output, input)| table.depends(output, input)).collect::<Vec<_>>();
        assert_eq!(found, [(output, input)]);
        builder.outputs_by_input[0].set(output, input, false);
    }
    // Past the last component there is nothing.
    builder.outputs_by_input[0].set(40, 0, true);
    builder.outputs_by_input[0].set(0, 12, true);
    assert!(builder.outputs_by_input[0].words.iter().all(|&word| word == 0));
}

#[test]
fn strings_and_indexes_are_added_once() {
    let mut builder = Psv0Builder::new(3, ShaderKind::Pixel);
    assert_eq!(builder.add_string(b""), 0);
    assert_eq!((builder.add_string(b"COLOR"), builder.add_string(b"main"), builder.add_string(b"COLOR")), (1, 7, 1));
    assert_eq!(builder.strings, b"\0COLOR\0main\0");
    assert_eq!((builder.add_semantic_indexes(&[0, 1]), builder.add_semantic_indexes(&[1])), (0, 1));
    assert_eq!((builder.add_semantic_indexes(&[1, 2]), builder.add_semantic_indexes(&[])), (2, 0));
    let data = builder.build().unwrap();
    assert_eq!(read(&data).string(7), Some(&b"main"[..]));
}

#[test]
fn what_a_version_cannot_say_is_refused() {
    assert!(Psv0Builder::new(6, ShaderKind::Pixel).build().is_err());
    let mut builder = Psv0Builder::new(0, ShaderKind::Pixel);
    builder.add_string(b"main");
    assert!(builder.build().is_err());
    let mut builder = Psv0Builder::new(4, ShaderKind::Pixel);
    builder.newer.push(1);
    assert!(builder.build().is_err());
    let mut builder = Psv0Builder::new(1, ShaderKind::Pixel);
    (0..256).for_each(|_| builder.inputs.push(&SignatureElement::new_zeroed()));
    assert!(builder.build().is_err());
    let mut builder = Psv0Builder::new(1, ShaderKind::Pixel);
    builder.inputs.push(&SignatureElement::new_zeroed());
    builder.outputs = OwnedTable::new(20);
    builder.outputs.push(&SignatureElement::new_zeroed());
    assert!(builder.build().is_err());
}

/// Any value, written and read, is itself.
#[test]
fn any_value_is_read_as_it_was_written() {
    crate::part::tests::for_any_value(300, 6000, |builder: Psv0Builder| {
        let data = builder.build().unwrap();
        let psv0 = read(&data);
        assert_eq!(Psv0Builder::of(&psv0), builder);
        let mut written = vec![];
        psv0.write(&mut written);
        assert_eq!(written, data);
    });
}
