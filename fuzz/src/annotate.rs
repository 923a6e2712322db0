//! Annotations: every byte has an item, and what is printed of them is in proportion to what was annotated.

use shaderbin::{
    annotate::{self, Annotation, ByteView},
    dxbc::Container,
    pdb::is_pdb,
};

pub(crate) fn run(data: &[u8]) {
    if is_pdb(data) {
        if let Ok(annotation) = annotate::pdb(data) {
            print(&annotation);
        }
        return;
    }
    let Ok(container) = Container::read(data) else { return };
    print(&annotate::container(&container));
    container.parts().take(16).for_each(|part| _ = check(&annotate::part(&container, &part)));
}

/// Checks the items; gives the number of bytes that were annotated.
fn check(annotation: &Annotation<'_>) -> usize {
    let size: usize = annotation.spaces.iter().map(|space| space.bytes.len()).sum();
    assert!(annotation.items.len() <= 16 * size + 4096, "{} items of {size} bytes", annotation.items.len());
    assert!(annotation.items.iter().all(|item| annotation.bytes(item).len() <= item.size));
    for fault in &annotation.faults {
        assert!(!fault.to_string().is_empty());
    }
    size
}

/// A way to show an annotation.
type View<'a> = &'a dyn Fn(&mut Vec<u8>);

fn print(annotation: &Annotation<'_>) {
    let size = check(annotation);
    let views: [View<'_>; 5] = [
        &|text| annotation.print_bytes(ByteView::default(), text),
        &|text| annotation.print_bytes(ByteView { full: true }, text),
        &|text| annotation.print_bytes_json(text),
        &|text| annotation.print_contents(text),
        &|text| annotation.print_json("file", text),
    ];
    let mut text = Vec::new();
    for view in views {
        text.clear();
        view(&mut text);
        assert!(text.len() <= 400 * size + (1 << 20), "{} bytes of text from {size} bytes", text.len());
    }
}
