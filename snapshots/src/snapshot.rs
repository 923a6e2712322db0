//! `insta`'s snapshot files, with exact bytes: a header between two lines of `---`, then dxc's listing as it is.
//!
//! `insta` compares texts without their trailing newlines; a listing has to have the same of them, so the files hold the
//! listing's own bytes and nothing after them, and the tests compare those.

use crate::{Case, about, names_in};
use std::fs;
use std::io;
use std::path::Path;

/// What every snapshot begins with.
pub const HEADER: &str = "---\nsource: snapshots/tests/listings.rs\nexpression: listing\n---\n";

/// What a listing's file is called after its case's name, as a listing of the container `NAME.dxil`.
pub const LISTING: &str = ".dxil.ll";

/// The listing in the bytes of a snapshot file: everything after the header.
///
/// `None` where the file does not begin with a header.
pub fn listing(snapshot: &[u8]) -> Option<&[u8]> {
    let mut rest = snapshot.strip_prefix(b"---\n")?;
    loop {
        let end = rest.iter().position(|&byte| byte == b'\n')?;
        let (line, after) = (&rest[..end], &rest[end + 1..]);
        if line == b"---" {
            return Some(after);
        }
        rest = after;
    }
}

/// The listing of a case: the bytes that its snapshot holds.
///
/// # Errors
/// Where the snapshot cannot be read or is none; the error names the file.
pub fn read(case: &Case) -> io::Result<Vec<u8>> {
    let path = case.snapshot();
    let file = fs::read(&path).map_err(|error| about(&path, error))?;
    listing(&file).map(<[u8]>::to_vec).ok_or_else(|| about(&path, "no header between two lines of `---`"))
}

/// Whether `listing` can be of `container`: the shader hash that it states is in it.
///
/// Containers of validators before 1.5 have none; any listing without one passes.
pub fn hash_agrees(listing: &[u8], container: &[u8]) -> bool {
    const LABEL: &[u8] = b"; shader hash: ";
    let Some(line) = listing.split(|&byte| byte == b'\n').find_map(|line| line.strip_prefix(LABEL)) else {
        return true;
    };
    let digits = line.get(..32).and_then(|hex| str::from_utf8(hex).ok());
    let number = digits.and_then(|hex| u128::from_str_radix(hex, 16).ok());
    number.is_some_and(|hash| container.windows(16).any(|window| window == hash.to_be_bytes()))
}

/// What [`record`] did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recorded {
    /// The cases whose snapshot was new or different, and was written.
    pub written: Vec<String>,
    /// The cases whose snapshot already held the listing.
    pub unchanged: Vec<String>,
    /// The cases without a listing in the folder.
    pub missing: Vec<String>,
}

/// Writes the snapshots in `snapshots` of those `cases` whose listings are in the folder `listings`.
///
/// # Errors
/// Before anything is written: where a file in the folder is no listing (`NAME.dxil.ll`), has no case, holds a carriage
/// return or other text than UTF-8, or is of another container than the case's. All such files are named.
pub fn record(cases: &[Case], listings: &Path, snapshots: &Path) -> io::Result<Recorded> {
    let mut faults = Vec::new();
    let mut texts = Vec::new();
    for file in names_in(listings, "")? {
        let case = file.strip_suffix(LISTING).and_then(|name| cases.iter().find(|case| case.name == name));
        let Some(case) = case else {
            faults.push(format!("{file}: no case has a listing of this name"));
            continue;
        };
        let path = listings.join(&file);
        let text = fs::read(&path).map_err(|error| about(&path, error))?;
        if text.contains(&b'\r') {
            faults.push(format!("{file}: holds a carriage return; a listing's lines end in a line feed alone"));
        } else if let Err(error) = str::from_utf8(&text) {
            faults.push(format!("{file}: {error}"));
        } else if !hash_agrees(&text, &case.container) {
            faults.push(format!("{file}: its shader hash is not that of {}.dxil", case.name));
        } else {
            texts.push((case, text));
        }
    }
    if !faults.is_empty() {
        return Err(about(listings, format_args!("nothing was recorded\n{}", faults.join("\n"))));
    }

    let mut recorded = Recorded::default();
    fs::create_dir_all(snapshots).map_err(|error| about(snapshots, error))?;
    for (case, text) in &texts {
        let path = snapshots.join(format!("{}.snap", case.name));
        let wanted = [HEADER.as_bytes(), text].concat();
        if fs::read(&path).is_ok_and(|found| found == wanted) {
            recorded.unchanged.push(case.name.clone());
        } else {
            fs::write(&path, wanted).map_err(|error| about(&path, error))?;
            recorded.written.push(case.name.clone());
        }
    }
    let without = cases.iter().filter(|case| !texts.iter().any(|(with, _)| with.name == case.name));
    recorded.missing = without.map(|case| case.name.clone()).collect();
    Ok(recorded)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(name: &str, container: &[u8]) -> Case {
        let container = container.to_vec();
        let (hlsl, source, args, purpose) = Default::default();
        Case { name: name.into(), hlsl, source, args, purpose, container }
    }

    #[test]
    fn a_snapshot_holds_the_exact_bytes() {
        for text in ["", "\n", ";\n---\n!0 = !{}\n\n\n", "no newline"] {
            let file = format!("{HEADER}{text}");
            assert_eq!(listing(file.as_bytes()), Some(text.as_bytes()));
        }
        assert_eq!(listing(b"; a listing\n"), None);
        assert_eq!(listing(b"---\nsource: x\n"), None);
    }

    #[test]
    fn a_listing_is_of_the_container_with_its_hash() {
        let listing = b";\n; shader hash: 000102030405060708090a0b0c0d0e0f (includes source)\n";
        let hash: Vec<u8> = (0..16).collect();
        assert!(hash_agrees(listing, &[b"DXBC", &hash[..], b"DXIL"].concat()));
        assert!(!hash_agrees(listing, &hash[1..]));
        assert!(!hash_agrees(b"; shader hash: 00\n", &hash));
        assert!(hash_agrees(b"; no hash\n", &hash));
    }

    #[test]
    fn recording_writes_what_changed_and_names_what_is_missing() {
        let dir = tempfile::tempdir().unwrap();
        let (from, to) = (dir.path().join("from"), dir.path().join("to"));
        fs::create_dir(&from).unwrap();
        fs::write(from.join("a.dxil.ll"), "; a\n\n").unwrap();
        let cases = [case("a", b""), case("b", b"")];
        let recorded = record(&cases, &from, &to).unwrap();
        assert_eq!((recorded.written, recorded.missing), (vec!["a".into()], vec!["b".into()]));
        assert_eq!(fs::read_to_string(to.join("a.snap")).unwrap(), format!("{HEADER}; a\n\n"));
        assert_eq!(record(&cases, &from, &to).unwrap().unchanged, ["a"]);
    }

    #[test]
    fn recording_refuses_the_whole_folder_for_one_bad_file() {
        let dir = tempfile::tempdir().unwrap();
        let to = dir.path().join("to");
        let bad: [(&str, &[u8], &str); 5] = [
            ("c.dxil.ll", b"; c\n", "c.dxil.ll: no case has a listing of this name"),
            ("a.ll", b"; a\n", "a.ll: no case has a listing of this name"),
            ("b.dxil.ll", b"; b\r\n", "b.dxil.ll: holds a carriage return; a listing's lines end in a line feed alone"),
            ("b.dxil.ll", b"\xff", "b.dxil.ll: invalid utf-8 sequence of 1 bytes from index 0"),
            ("b.dxil.ll", b"; shader hash: 00\n", "b.dxil.ll: its shader hash is not that of b.dxil"),
        ];
        for (n, (file, text, fault)) in bad.into_iter().enumerate() {
            let from = dir.path().join(n.to_string());
            fs::create_dir(&from).unwrap();
            fs::write(from.join("a.dxil.ll"), "; a\n").unwrap();
            fs::write(from.join(file), text).unwrap();
            let error = record(&[case("a", b""), case("b", b"")], &from, &to).unwrap_err().to_string();
            assert!(error.ends_with(fault), "{error}");
            assert!(!to.exists());
        }
    }
}
