//! What a body may take: memory and time in proportion to its input, whatever the input says.

use cpu_time::ThreadTime;
use std::{cell::Cell, time::Duration};

/// The memory that a body may hold at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The bytes for any input.
    pub fixed: u64,
    /// The bytes for a byte of input.
    pub per_byte: u64,
}

impl Memory {
    /// Of a body that reads bytes where they lie, and writes them again: at most 11 bytes a byte were seen.
    pub const BYTES: Self = Self { fixed: 64 << 10, per_byte: 16 };
    /// Of a body that makes modules, documents or values of them: at most 94 bytes a byte, and 390,000 of small inputs.
    pub const MODEL: Self = Self { fixed: 1 << 20, per_byte: 128 };
    /// Of a body that prints them, or makes parts of a module. The crate bounds a listing by 64 bytes a byte of bitcode
    /// and 1 MiB, which are in memory twice while it grows; annotations take 415 bytes a byte where parts overlap.
    pub const TEXT: Self = Self { fixed: 4 << 20, per_byte: 500 };

    fn of(self, size: u64) -> u64 {
        self.fixed + self.per_byte * size
    }
}

/// The time that any input may take: in a build without optimisations, under a sanitizer. With optimisations the bodies
/// took at most 11 ms for inputs of a campaign.
const TIME: Duration = Duration::from_secs(1);
/// The time for a byte of input: most take less than 1 microsecond with optimisations.
const TIME_PER_BYTE: Duration = Duration::from_micros(20);

/// What a body took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The most memory that was in use at once, in bytes.
    pub memory: u64,
    /// The processor's time.
    pub time: Duration,
}

thread_local! {
    static LAST: Cell<Taken> = const { Cell::new(Taken { memory: 0, time: Duration::ZERO }) };
}

/// What the last body on this thread took.
pub fn last() -> Taken {
    LAST.get()
}

/// Runs `body` on `data`.
///
/// # Panics
/// Where the body does, and where it takes more memory or time than is in proportion to the input.
pub fn within(name: &str, memory: Memory, data: &[u8], body: impl FnOnce(&[u8])) {
    let start = ThreadTime::now();
    let counted = allocation_counter::measure(|| body(data));
    let taken = Taken { memory: counted.bytes_max, time: start.elapsed() };
    LAST.set(taken);
    let size = data.len() as u64;
    assert!(taken.memory <= memory.of(size), "{name}: {} bytes of memory for {size} bytes of input", taken.memory);
    let longest = TIME + TIME_PER_BYTE * u32::try_from(size).unwrap_or(u32::MAX);
    assert!(taken.time <= longest, "{name}: {:?} for {size} bytes of input", taken.time);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{hint::black_box, panic::catch_unwind};

    #[test]
    fn memory_out_of_proportion_is_a_find() {
        let hold = |size: usize| move |_: &[u8]| drop(black_box(vec![1u8; size]));
        within("small", Memory::MODEL, b"input", hold(1 << 20));
        assert!(last().memory >= 1 << 20);
        assert!(catch_unwind(|| within("large", Memory::MODEL, b"input", hold(8 << 20))).is_err());
        within("large for a large input", Memory::MODEL, &[0; 1 << 16], hold(8 << 20));
    }

    #[test]
    fn time_out_of_proportion_is_a_find() {
        let spin = |_: &[u8]| {
            let start = ThreadTime::now();
            while start.elapsed() < TIME + Duration::from_millis(100) {}
        };
        assert!(catch_unwind(|| within("slow", Memory::BYTES, b"input", spin)).is_err());
        within("slow for a large input", Memory::BYTES, &[0; 1 << 15], spin);
    }
}
