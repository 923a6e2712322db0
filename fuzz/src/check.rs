//! Checks: bounded, and the same in fresh memory or in memory that other files used.

use shaderbin::check::{self, Checker};
use std::cell::RefCell;

thread_local! {
    static REUSED: RefCell<Checker> = RefCell::default();
}

pub(crate) fn run(data: &[u8]) {
    let fresh = check::check(data);
    let mut again = Vec::new();
    let checked = REUSED.with_borrow_mut(|reused| reused.check(data, &mut again));
    match (fresh, checked) {
        (Ok(fresh), Ok(())) => {
            assert_eq!(fresh, again, "in memory that other files used");
            let text: usize = fresh.iter().map(|finding| finding.to_string().len()).sum();
            assert!(
                fresh.len() <= 1000 && text <= 64 * data.len() + (4 << 20),
                "{} findings of {text} bytes",
                fresh.len()
            );
        }
        (Err(fresh), Err(again)) => assert_eq!(fresh, again),
        (fresh, again) => panic!("{fresh:?} in fresh memory, {again:?} in memory that other files used"),
    }
}
