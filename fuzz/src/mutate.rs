//! Mutations without a fuzzer: for machines with a stable toolchain only, and for tests.

/// A small generator of numbers: the same seed, the same numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `end`; 0 where `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.number() % end.max(1) as u64) as usize
    }
}

/// Words that stand at the edge of something.
const EDGES: [u32; 10] = [0, 1, 2, 0xff, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff, 0x1_0000, 0x10_0000];

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
