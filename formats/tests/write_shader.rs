//! The shader that the example `write_shader` makes from values alone.

#[path = "../examples/write_shader.rs"]
mod write_shader;

use shaderbin::{
    dxbc::{Container, DigestState},
    listing::{Config, print_bytes},
};

/// The container as it was when dxc 1.9.2602 validated it.
const VALIDATED: &[u8] = include_bytes!("../../snapshots/written/write_shader.dxil");
/// What dxc 1.9.2602 prints of it.
const LISTING: &str = include_str!("../../snapshots/written/write_shader.ll");

#[test]
fn the_same_values_make_the_bytes_that_dxc_validated() {
    let written = write_shader::container().unwrap();
    assert_eq!(Container::read(&written).unwrap().digest_state(), DigestState::Matches);
    assert!(written == VALIDATED, "other bytes: let dxc validate and print them, and take both into snapshots/written");
}

#[test]
fn what_is_written_prints_as_dxc_prints_it() {
    let written = write_shader::container().unwrap();
    let mut listing = Vec::new();
    print_bytes(&written, &Config::default(), &mut listing).unwrap();
    assert_eq!(String::from_utf8(listing).unwrap(), LISTING);
}
