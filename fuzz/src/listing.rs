//! Listings: in proportion to the input, and the same each time.

use shaderbin::listing::{Config, Release, print_bytes};

const RELEASES: [Release; 4] = [Release::V1_6, Release::V1_7, Release::V1_8, Release::V1_9];

pub(crate) fn run(data: &[u8]) {
    for release in RELEASES {
        listing_of(data, release);
    }
    let (again, first) = (listing_of(data, Release::V1_9), listing_of(data, Release::V1_9));
    assert!(again == first, "another text of the same bytes");
}

/// The listing of `data`, if it has one, as `release` prints it; checks that it is in proportion.
pub fn listing_of(data: &[u8], release: Release) -> (Vec<u8>, bool) {
    let mut config = Config::default();
    config.release = release;
    let mut text = Vec::new();
    let printed = print_bytes(data, &config, &mut text);
    let most = 300 * data.len() + (2 << 20);
    assert!(text.len() <= most, "{} bytes of text from {} bytes", text.len(), data.len());
    if let Err(error) = &printed {
        assert!(!error.to_string().is_empty());
    }
    (text, printed.is_ok())
}
