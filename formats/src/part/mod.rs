//! The parts of a container, one file each: typed views of their bytes.
