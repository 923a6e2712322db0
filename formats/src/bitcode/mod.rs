//! LLVM 3.7's bitcode records, one struct each, grouped by block.
