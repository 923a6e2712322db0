//! FORMATS.md is what the declarations say.

use shaderbin::annotate::reference;

#[test]
fn the_reference_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../FORMATS.md");
    let found = std::fs::read_to_string(path).unwrap();
    // A checkout may have other line ends.
    let found = found.replace('\r', "");
    let differs = found.lines().zip(reference().lines()).position(|(found, made)| found != made);
    assert!(
        found == reference(),
        "FORMATS.md is stale, from line {:?} on; make it again: cargo run -p shaderbin-cli -- layout --markdown > FORMATS.md",
        differs.map(|line| line + 1)
    );
}
