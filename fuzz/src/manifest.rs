//! Manifests of bundles and slangc's reflection: a manifest, a zero byte, and the reflection that all its entries have;
//! or a bundle to be unpacked.

use shaderbin::dgpb::{
    Bundle, MAGIC,
    manifest::{Manifest, unpack},
};

pub(crate) fn run(data: &[u8]) {
    if data.starts_with(&MAGIC) {
        unpacks(data);
        return;
    }
    let end = data.iter().position(|byte| *byte == 0).unwrap_or(data.len());
    let (text, rest) = data.split_at(end);
    let Ok(Ok(manifest)) = std::str::from_utf8(text).map(Manifest::read) else { return };
    for text in [manifest.to_toml(), manifest.to_json()] {
        let again = Manifest::read(&text.expect("a manifest that was read can be written"));
        assert_eq!(again.as_ref(), Ok(&manifest), "a manifest is written as what it is");
    }
    let reflection = rest.get(1..).unwrap_or_default();
    let read = |path: &str| match path.rsplit_once('.') {
        Some((_, "json")) => Ok(reflection.to_vec()),
        Some((_, "none")) => Err("no such file".into()),
        _ => Ok(path.as_bytes().to_vec()),
    };
    if let Ok(file) = manifest.pack(read) {
        assert_eq!(manifest.pack(read).as_ref(), Ok(&file), "equal input gives equal bytes");
        assert!(Bundle::read(&file).is_ok_and(|bundle| bundle.verify().is_empty()), "what is packed keeps the rules");
        assert!(unpacks(&file), "what is packed can be unpacked");
    }
}

/// Whether a bundle can be unpacked, which must give safe paths and pack to the same bytes.
fn unpacks(file: &[u8]) -> bool {
    let Ok(unpacked) = unpack(file) else { return false };
    for (path, _) in &unpacked.files {
        let (folder, name) = path.split_once('/').expect("a file in a folder");
        assert!(folder.bytes().all(|byte| byte.is_ascii_lowercase()), "{path:?}");
        assert!(name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-.".contains(&byte)), "{path:?}");
        assert!(name.starts_with(|first: char| first.is_ascii_alphabetic()), "{path:?}");
    }
    let text = unpacked.manifest.to_toml().expect("the manifest can be written");
    let manifest = Manifest::read(&text).expect("and read");
    let find = |path: &str| unpacked.files.iter().find(|(name, _)| name == path).map(|(_, bytes)| bytes.to_vec());
    let packed = manifest.pack(|path| find(path).ok_or_else(|| "no such file".into()));
    assert_eq!(packed.as_deref(), Ok(file), "what was unpacked packs to the same bytes");
    true
}
