//! Containers: whatever can be laid out is read, and what is written of it has the same parts.

use shaderbin::dxbc::{Builder, Container, DigestState, repair_digest};

pub(crate) fn run(data: &[u8]) {
    let container = match Container::read(data) {
        Ok(container) => container,
        Err(error) => {
            assert!(error.byte() <= data.len() as u64, "{error}, in {} bytes", data.len());
            return;
        }
    };
    assert_eq!(container.bytes().len() + container.rest().len(), data.len());
    assert_eq!(container.parts().count(), container.directory().len());
    let mut total = 0usize;
    for part in container.parts() {
        assert_eq!(data.get(part.offset..part.offset + part.data.len()), Some(part.data));
        assert_eq!(container.find(part.kind).map(|first| first.kind), Some(part.kind));
        let _ = (part.kind.to_string(), part.kind.meaning());
        total += part.data.len();
    }
    let oddities = container.oddities();
    oddities.iter().for_each(|oddity| assert!(!oddity.to_string().is_empty()));
    if container.accepted_by_dxc().is_ok() {
        assert!(total <= container.bytes().len());
    }

    let mut copy = data.to_vec();
    repair_digest(&mut copy).expect("a container that was read has a digest");
    let state = Container::read(&copy).expect("the digest changes nothing else").digest_state();
    assert_eq!(state, DigestState::Matches);

    // Parts that lie over each other are written one after another: as much as the directory has entries.
    if total <= 4 * data.len() {
        let written = Builder::of(&container).build().expect("parts of less than 4 GiB");
        let again = Container::read(&written).expect("what was written can be read");
        assert_eq!(again.digest_state(), DigestState::Matches);
        assert!(again.parts().map(|part| (part.kind, part.data)).eq(container.parts().map(|p| (p.kind, p.data))));
        if oddities.is_empty() && container.digest_state() == DigestState::Matches {
            assert_eq!(written, data);
        }
    }
}
