//! Reading allocates nothing: every view borrows from the file's bytes.

mod visit;

use allocation_counter::measure;
use shaderbin::{
    dxbc::Container,
    part::{psv0::Psv0Builder, read},
};

#[test]
fn reading_parts_and_all_that_they_say_allocates_nothing() {
    let files = visit::containers();
    assert!(files.len() > 100, "{} containers", files.len());
    for file in &files {
        let counted = measure(|| {
            visit::parts(file).unwrap();
            // The programs' headers are read without a copy too.
            Container::read(file).unwrap().parts().for_each(|part| _ = read(&part).unwrap());
        });
        assert_eq!((counted.count_total, counted.bytes_total), (0, 0));
    }
}

/// The counter counts: what makes values of a part allocates.
#[test]
fn values_are_allocated() {
    let files = visit::containers();
    let container = Container::read(&files[0]).unwrap();
    let part = container.find(shaderbin::dxbc::FourCc::PSV0).unwrap();
    let psv0 = shaderbin::part::psv0::Psv0::read(&part).unwrap();
    assert!(measure(|| drop(Psv0Builder::of(&psv0))).count_total > 0);
}
