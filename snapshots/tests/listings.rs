//! Our listing of each case's container is dxc's, byte for byte.

use shaderbin::listing::{Config, print_bytes};
use shaderbin_snapshots::{Case, cases, snapshot};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

#[test]
fn every_listing_is_dxcs() {
    let ours = Path::new(env!("CARGO_TARGET_TMPDIR")).join("listings");
    fs::create_dir_all(&ours).expect("a folder for the listings that differ");
    let cases = cases().expect("the cases can be read");
    let mut failures = Vec::new();
    for case in &cases {
        let path = ours.join(format!("{}{}", case.name, snapshot::LISTING));
        let _ = fs::remove_file(&path);
        let failure = match print(case) {
            Err(failure) => Some(failure),
            Ok(listing) => compare(case, &listing).err().inspect(|_| {
                fs::write(&path, listing).expect("a listing that differs can be kept");
            }),
        };
        failures.extend(failure.map(|failure| format!("{}: {failure}", case.name)));
    }
    assert!(
        failures.is_empty(),
        "{} of {} listings are not dxc's (those that differ are kept in {}):\n{}",
        failures.len(),
        cases.len(),
        ours.display(),
        failures.join("\n"),
    );
}

fn print(case: &Case) -> Result<Vec<u8>, String> {
    let mut listing = Vec::new();
    // A panic is a failure of this case, not the end of the others.
    catch_unwind(AssertUnwindSafe(|| print_bytes(&case.container, &Config::default(), &mut listing)))
        .map_err(|_| "the printer panicked".to_string())?
        .map_err(|error| error.to_string())?;
    Ok(listing)
}

fn compare(case: &Case, listing: &[u8]) -> Result<(), String> {
    let wanted = snapshot::read(case).map_err(|error| error.to_string())?;
    if let Some(difference) = first_difference(&wanted, listing) {
        return Err(difference);
    }
    // insta trims newlines at the end: it can only agree once the bytes do. Asked before, it would offer our own text
    // as the new snapshot, and the snapshots are dxc's.
    let text = str::from_utf8(listing).map_err(|error| error.to_string())?;
    catch_unwind(|| {
        insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => "snapshots" }, {
            insta::assert_snapshot!(case.name.as_str(), text, "listing");
        });
    })
    .map_err(|_| "insta reads another text from the snapshot than its bytes".to_string())
}

/// Where two texts first differ: the number of the line, counted from 1, and the line in each.
fn first_difference(wanted: &[u8], found: &[u8]) -> Option<String> {
    if wanted == found {
        return None;
    }
    let mut wanted = wanted.split_inclusive(|&byte| byte == b'\n');
    let mut found = found.split_inclusive(|&byte| byte == b'\n');
    let text = |line: Option<&[u8]>| line.map_or("(end)".into(), |line| format!("{:?}", String::from_utf8_lossy(line)));
    let (mut number, mut pair) = (1, (wanted.next(), found.next()));
    while pair.0 == pair.1 {
        number += 1;
        pair = (wanted.next(), found.next());
    }
    Some(format!("line {number}\n  want {}\n  got  {}", text(pair.0), text(pair.1)))
}

#[test]
fn a_difference_is_told_by_its_line() {
    assert_eq!(first_difference(b"a\nb\n", b"a\nb\n"), None);
    assert_eq!(first_difference(b"a\nb\n", b"a\nc\n").unwrap(), "line 2\n  want \"b\\n\"\n  got  \"c\\n\"");
    assert_eq!(first_difference(b"a\nb\n", b"a\nb").unwrap(), "line 2\n  want \"b\\n\"\n  got  \"b\"");
    assert_eq!(first_difference(b"a\n\n", b"a\n").unwrap(), "line 2\n  want \"\\n\"\n  got  (end)");
    assert_eq!(first_difference(b"", b"a\n").unwrap(), "line 1\n  want (end)\n  got  \"a\\n\"");
}
