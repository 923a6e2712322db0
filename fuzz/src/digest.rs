//! The digest: any bytes have one, a repaired container matches, and no changed byte leaves it as it was.

use shaderbin::dxbc::{Container, DigestState, digest, repair_digest};

/// Where the digest lies in a container; it covers what follows.
const PLACE: std::ops::Range<usize> = 4..20;

pub(crate) fn run(data: &[u8]) {
    let before = digest(data);
    let mut copy = data.to_vec();
    if repair_digest(&mut copy).is_err() {
        assert_eq!(copy, data, "what cannot be repaired stays as it is");
        return changed(&mut copy, before);
    }
    assert!(copy.iter().zip(data).enumerate().all(|(at, (now, then))| now == then || PLACE.contains(&at)));
    let mut again = copy.clone();
    repair_digest(&mut again).expect("it was repaired before");
    assert_eq!(again, copy, "repaired twice");
    if let Ok(container) = Container::read(&copy) {
        assert_eq!(container.digest_state(), DigestState::Matches);
        assert_eq!(container.header().digest, digest(container.bytes()));
    }
    changed(&mut copy, before);
}

/// Changes a byte that the digest covers.
fn changed(copy: &mut [u8], before: [u8; 16]) {
    let sum: usize = copy.iter().map(|byte| usize::from(*byte)).sum();
    if let Some(covered) = copy.get_mut(PLACE.end..).filter(|covered| !covered.is_empty()) {
        let at = sum % covered.len();
        covered[at] ^= 1 << (sum % 8);
        assert_ne!(digest(copy), before, "of other bytes");
    }
}
