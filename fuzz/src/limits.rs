//! What a body may take: memory and time in proportion to its input, whatever the input says.

use cpu_time::ThreadTime;
use std::{cell::Cell, time::Duration};

/// The memory that any input may take at once: the bodies print listings, which have a fixed part.
const MEMORY: u64 = 6 << 20;
/// The bytes of memory that a body may hold at once for a byte of input.
const MEMORY_PER_BYTE: u64 = 2000;
/// The time that any input may take: in a build without optimisations, under a sanitizer.
const TIME: Duration = Duration::from_secs(2);
/// The time for a byte of input.
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
pub fn within(name: &str, data: &[u8], body: impl FnOnce(&[u8])) {
    let start = ThreadTime::now();
    let counted = allocation_counter::measure(|| body(data));
    let taken = Taken { memory: counted.bytes_max, time: start.elapsed() };
    LAST.set(taken);
    let size = data.len() as u64;
    let most = MEMORY + MEMORY_PER_BYTE * size;
    assert!(taken.memory <= most, "{name}: {} bytes of memory for {size} bytes of input", taken.memory);
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
        within("small", b"input", hold(1 << 20));
        assert!(last().memory >= 1 << 20);
        assert!(catch_unwind(|| within("large", b"input", hold(16 << 20))).is_err());
        within("large for a large input", &[0; 1 << 15], hold(16 << 20));
    }

    #[test]
    fn time_out_of_proportion_is_a_find() {
        let spin = |_: &[u8]| {
            let start = ThreadTime::now();
            while start.elapsed() < TIME + Duration::from_millis(100) {}
        };
        assert!(catch_unwind(|| within("slow", b"input", spin)).is_err());
        within("slow for a large input", &[0; 1 << 15], spin);
    }
}
