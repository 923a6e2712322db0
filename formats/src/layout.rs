//! The field table of a fixed-size record, made by `derive(Layout)`.
