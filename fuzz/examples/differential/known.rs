//! Differences that a fault of dxc's own explains: each with what shows it.

/// A difference between what both make of a file.
pub enum Difference<'a> {
    /// This crate panics.
    Panic(&'a str),
    /// Both print, but other texts.
    Texts { ours: &'a str, theirs: &'a str },
    /// This crate refuses the file, for this reason.
    OnlyTheirs(&'a str),
    /// dxc refuses the file, for this reason.
    OnlyOurs(&'a str),
}

/// A fault of dxc's, and the differences that it explains.
pub struct Known {
    /// The fault.
    pub why: &'static str,
    /// Whether it explains a difference.
    pub explains: fn(&Difference<'_>) -> bool,
}

/// The parts whose fields dxc takes without comparing them with the part's size.
const UNCHECKED: [&str; 12] =
    ["ISG1", "OSG1", "PSG1", "ISGN", "OSGN", "OSG5", "PCSG", "HASH", "SFI0", "ILDN", "VERS", "signature"];

/// All that are known.
pub const KNOWN: &[Known] = &[
    Known {
        why: "dxc reads past the end of a part (dxcdisassembler.cpp does not compare fields with the part's size)",
        explains: |difference| match difference {
            Difference::OnlyTheirs(why) => UNCHECKED.iter().any(|part| why.starts_with(part)),
            _ => false,
        },
    },
    Known {
        why: "dxc does not compare the length of a block that it enters with what is left",
        explains: |difference| refusal(difference, "expected a block within the"),
    },
    Known {
        why: "dxc takes a metadata node that is never defined, and prints the placeholder",
        explains: |difference| refusal(difference, "metadata entries, found"),
    },
    Known {
        why: "dxc casts metadata to a node without asking whether it is one",
        explains: |difference| {
            refusal(difference, "expected a node as a location's scope")
                || refusal(difference, "expected a node to attach")
        },
    },
    Known {
        why: "dxc makes a function's blocks again where their number is said again, and leaves the first ones empty",
        explains: |difference| refusal(difference, "expected a function of at least one block, said once"),
    },
    Known {
        why: "dxc prints the address of metadata that has no number",
        explains: |difference| match difference {
            Difference::Texts { ours, theirs } => ours.contains("<badref>") && theirs.contains("metadata <0x"),
            _ => false,
        },
    },
    Known {
        why: "dxc declares an operation again under the name of its overload, where its own name is another (the check \
              in OP::RefreshCache is an assertion)",
        explains: |difference| match difference {
            Difference::Texts { ours, theirs } => declared(theirs) > declared(ours),
            _ => false,
        },
    },
    Known {
        why: "dxc prints a number behind an alignment that has none (it reads an enumeration's attribute as a number's)",
        explains: |difference| match difference {
            Difference::Texts { ours, theirs } => first_difference(ours, theirs).is_some_and(|(ours, theirs)| {
                ours.contains("Function Attrs") && ["align", "dereferenceable"].iter().any(|word| theirs.contains(word))
            }),
            _ => false,
        },
    },
];

fn refusal(difference: &Difference<'_>, text: &str) -> bool {
    matches!(difference, Difference::OnlyTheirs(why) if why.contains(text))
}

/// How many DXIL operations a listing declares.
fn declared(listing: &str) -> usize {
    listing.lines().filter(|line| line.starts_with("declare ") && line.contains("dx.op.")).count()
}

/// The first lines in which two texts differ.
pub fn first_difference<'a>(ours: &'a str, theirs: &'a str) -> Option<(&'a str, &'a str)> {
    let (mut ours, mut theirs) = (ours.split('\n'), theirs.split('\n'));
    loop {
        match (ours.next(), theirs.next()) {
            (None, None) => return None,
            (a, b) if a == b => {}
            (a, b) => return Some((a.unwrap_or("(the end)"), b.unwrap_or("(the end)"))),
        }
    }
}
