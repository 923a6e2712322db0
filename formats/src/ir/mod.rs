//! The module that the records make: types, values, constants, metadata, functions.
