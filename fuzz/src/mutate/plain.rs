//! Mutations of any bytes.

use super::Random;

/// Words that stand at the edge of something.
pub(super) const EDGES: [u32; 10] =
    [0, 1, 2, 0xff, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff, 0x1_0000, 0x10_0000];

/// Changes `data` in one to four places: bits, bytes, words, runs copied or taken out, the end cut off.
pub fn mutate(data: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(4) {
        let at = random.below(data.len());
        match random.below(10) {
            0..=3 => put(data, at, |byte| byte ^ 1 << (at * 5 % 8)),
            4 | 5 => {
                let byte = random.number() as u8;
                put(data, at, |_| byte);
            }
            6 | 7 => {
                let word = EDGES[random.below(EDGES.len())].to_le_bytes();
                if let Some(place) = data.get_mut(at & !3..).and_then(|rest| rest.first_chunk_mut()) {
                    *place = word;
                }
            }
            8 => {
                let (from, len) = (random.below(data.len()), random.below(64));
                if from + len <= data.len() && at + len <= data.len() {
                    data.copy_within(from..from + len, at);
                }
            }
            _ if random.below(4) == 0 => data.truncate(at),
            _ => {
                let end = (at + random.below(16)).min(data.len());
                data.drain(at..end);
            }
        }
    }
}

fn put(data: &mut [u8], at: usize, change: impl FnOnce(u8) -> u8) {
    if let Some(byte) = data.get_mut(at) {
        *byte = change(*byte);
    }
}
