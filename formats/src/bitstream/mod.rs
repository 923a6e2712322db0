//! LLVM's stream of bits: cursor, abbreviations, blocks and records.
