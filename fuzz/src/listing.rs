//! Listings: in proportion to the input, and the same each time, in fresh memory or in memory that other files used.

use shaderbin::listing::{Config, Disassembler, Release, print_bytes};
use std::cell::RefCell;

const RELEASES: [Release; 4] = [Release::V1_6, Release::V1_7, Release::V1_8, Release::V1_9];

thread_local! {
    static REUSED: RefCell<Disassembler> = RefCell::default();
}

pub(crate) fn run(data: &[u8]) {
    for release in RELEASES {
        let fresh = listing_of(data, release);
        let mut again = Vec::new();
        let printed = REUSED.with_borrow_mut(|reused| reused.print(data, &config(release), &mut again));
        assert_eq!(printed.is_ok(), fresh.is_some(), "in memory that other files used: {printed:?}");
        if let Some(fresh) = fresh {
            assert!(again == fresh, "another text in memory that other files used");
        }
    }
}

/// The listing of `data`, if it has one, as `release` prints it; checks that it is in proportion.
pub fn listing_of(data: &[u8], release: Release) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let printed = print_bytes(data, &config(release), &mut text);
    let most = 80 * data.len() + (2 << 20);
    assert!(text.len() <= most, "{} bytes of text from {} bytes", text.len(), data.len());
    match printed {
        Ok(()) => Some(text),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            None
        }
    }
}

fn config(release: Release) -> Config {
    let mut config = Config::default();
    config.release = release;
    config
}
