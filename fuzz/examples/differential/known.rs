//! Differences that are explained: by a fault of dxc's own, or by a limit that this crate has on purpose; each with what
//! shows it.

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

/// A fault of dxc's or a limit of this crate, and the differences that it explains.
pub struct Known {
    /// The fault, or the limit.
    pub why: &'static str,
    /// Whether it explains a difference.
    pub explains: fn(&Difference<'_>) -> bool,
}

/// The parts whose fields dxc takes without comparing them with the part's size.
const UNCHECKED: [&str; 12] =
    ["ISG1", "OSG1", "PSG1", "ISGN", "OSGN", "OSG5", "PCSG", "HASH", "SFI0", "ILDN", "VERS", "signature"];

/// What explains that dxc refuses a container, and takes it without its STAT parts.
pub const STATISTICS: &str =
    "limit: of the module in a STAT part only types, values and metadata are read, as no more is printed";

/// All that are known.
pub const KNOWN: &[Known] = &[
    Known {
        why: "dxc reads past the end of a part (dxcdisassembler.cpp does not compare fields with the part's size)",
        explains: |difference| match difference {
            Difference::OnlyTheirs(why) => UNCHECKED.iter().any(|part| why.starts_with(part)),
            Difference::Texts { ours, theirs } => first_difference(ours, theirs)
                .is_some_and(|(ours, theirs)| ours.starts_with("; shader debug name: ") && theirs.starts_with(ours)),
            Difference::OnlyOurs(_) | Difference::Panic(_) => false,
        },
    },
    Known {
        why: "dxc reads past the ends of RDAT's tables of strings and bytes (StringTableReader::Get and \
              RawBytesReader::Get in DxilRuntimeReflection.h take any offset)",
        explains: |difference| match first_of(difference) {
            Some((ours, theirs)) => ours == "; error occurred while loading Subobjects from RDAT." && theirs != ours,
            None => false,
        },
    },
    Known {
        why: "dxc reads past the end of dx.viewIdState",
        explains: |difference| {
            first_of(difference).is_some_and(|(ours, theirs)| {
                let is_of_state = |line: &str| line.starts_with("; ") && line.contains(" dependent on ViewId: {");
                is_of_state(ours) && is_of_state(theirs)
            })
        },
    },
    Known {
        why: "dxc takes the bytes of an empty root signature for the empty string, which ends with a zero elsewhere \
              (DxilSubobjects keeps both in one table)",
        explains: |difference| match difference {
            Difference::Texts { ours, .. } => {
                ours.contains(" = { <0 bytes>") && first_of(difference).is_some_and(|(ours, _)| ours.contains("\"\""))
            }
            _ => false,
        },
    },
    Known {
        why: "dxc reads past the end of a record of a comdat (it takes any number for the length of the name)",
        explains: |difference| refusal(difference, "record Comdat of MODULE_BLOCK: expected a name of"),
    },
    Known {
        why: "dxc reads past the ends of its tables of names (CompType::GetHLSLName, DxilResourceBase::GetResDimName)",
        explains: |difference| {
            let texts = [
                "expected a field's component type of dxc",
                "expected a resource's component type of dxc",
                "expected a resource's kind of dxc",
            ];
            texts.iter().any(|text| refusal(difference, text))
        },
    },
    Known {
        why: "dxc does not compare the length of a block that it enters with what is left",
        explains: |difference| refusal(difference, "expected a block within the"),
    },
    Known {
        why: "dxc takes what is never defined: metadata as a placeholder, an initializer as none",
        explains: |difference| {
            let texts = ["metadata entries, found", "expected metadata, found metadata", "values, found value"];
            texts.iter().any(|text| refusal(difference, text))
        },
    },
    Known {
        why: "dxc casts without asking: metadata to nodes, types to pointers (its checks are assertions)",
        explains: |difference| {
            let texts =
                ["expected a node as a location's scope", "expected a node to attach", "expected a pointer, found"];
            texts.iter().any(|text| refusal(difference, text))
        },
    },
    Known {
        why: "dxc takes metadata for the number of elements of an alloca whose record says so (getFnValueByID)",
        explains: |difference| refusal(difference, "record Alloca of FUNCTION_BLOCK: expected an operand of the type"),
    },
    Known {
        why: "limit: the tags of resources are read as dxc 1.9 reads them, in the style of earlier releases too",
        explains: |difference| refusal(difference, "expected a value (dx.entryPoints), found a node"),
    },
    Known {
        why: "dxc attaches metadata to an instruction outside of the list of instructions",
        explains: |difference| refusal(difference, "instructions, found instruction"),
    },
    Known {
        why: "dxc lets a function's table of names rename the module's values",
        explains: |difference| refusal(difference, "expected a value to name"),
    },
    Known {
        why: "dxc makes a function's blocks again where their number is said again, and leaves the first ones empty",
        explains: |difference| refusal(difference, "expected a function of at least one block, said once"),
    },
    Known {
        why: "dxc makes as many blocks as a function says, whether there is room for them in the file or not",
        explains: |difference| refusal(difference, "expected the blocks of a function"),
    },
    Known {
        why: "dxc reads a zero at the end of the stream, once, and takes it for the end of a block (BitstreamCursor::Read)",
        explains: |difference| refusal(difference, " bits, found 0 before the end"),
    },
    Known {
        why: "dxc reads past the end of a record of a float of 80 bits",
        explains: |difference| refusal(difference, "expected the bits of a X86Fp80"),
    },
    Known {
        why: "dxc shifts the bits of a number behind its 64th, and of chunks of more than 32 bits, by more than there are, \
              which is undefined (ReadVBR64)",
        explains: |difference| {
            let texts = ["expected a number of at most", "expected a width of at most 32 bits"];
            texts.iter().any(|text| refusal(difference, text))
        },
    },
    Known {
        why: "dxc reads the characters of a metadata string as bytes, where its abbreviation says fields of another width \
              (an assertion in readRecord), and what follows from there on",
        explains: |difference| refusal(difference, "expected an abbreviation that was defined"),
    },
    Known {
        why: "dxc does not look at an abbreviation that no record uses",
        explains: |difference| {
            let texts = [
                "expected an array as the last operand but one",
                "an array of scalars that take bits, found Blob",
                "expected a blob as the last operand",
            ];
            texts.iter().any(|text| refusal(difference, text))
        },
    },
    Known {
        why: "dxc finds kinds of attachments with the numbers that its table takes for free and erased places (DenseMap's \
              checks of keys are assertions)",
        explains: |difference| match difference {
            Difference::OnlyTheirs(why) => {
                ["kind 4294967295", "kind 4294967294"].iter().any(|kind| why.ends_with(kind))
            }
            Difference::OnlyOurs(why) => why.ends_with("Conflicting METADATA_KIND records"),
            _ => false,
        },
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
            Difference::Texts { ours, theirs } => operations(theirs, "declare ") > operations(ours, "declare "),
            _ => false,
        },
    },
    Known {
        why: "dxc prints a number behind an alignment that has none (it reads an enumeration's attribute as a number's)",
        explains: |difference| match first_of(difference) {
            Some((ours, theirs)) => {
                ["align", "dereferenceable"].iter().any(|word| theirs.contains(word))
                    && theirs.len() > ours.len()
                    && plain(ours) == plain(theirs)
            }
            None => false,
        },
    },
    Known {
        why: "dxc reads past the end of a record of attributes",
        explains: |difference| {
            let texts = ["a kind behind an attribute's form", "a string that ends with a zero"];
            texts.iter().any(|text| refusal(difference, text))
        },
    },
    Known {
        why: "dxc fails without a word, or at a cast of its own, in metadata that is not DXIL's",
        explains: |difference| match difference {
            Difference::OnlyOurs(why) => why.trim() == "call 80004005" || why.contains("argument of incompatible type"),
            _ => false,
        },
    },
    Known {
        why: "limit: tags of types (tbaa) in LLVM's form before 3.4 are kept, and LLVM makes new ones of them",
        explains: |difference| {
            let tags = |text: &str| text.lines().filter(|line| is_new_tag(line)).count();
            let more = matches!(difference, Difference::Texts { ours, theirs } if tags(theirs) > tags(ours));
            let other = |(ours, theirs): (&str, &str)| {
                ours.contains("!tbaa") && without_numbers(ours).eq(without_numbers(theirs))
            };
            more || first_of(difference).is_some_and(other)
        },
    },
    Known {
        why: "limit: bitcode of absolute ids, and attribute lists in LLVM's form before 3.3, are not read",
        explains: |difference| {
            refusal(difference, "expected a module of version 1")
                || refusal(difference, "attribute lists made of groups")
        },
    },
    Known {
        why: "limit: abbreviations of arrays whose elements take no bits are refused, as they make records out of nothing",
        explains: |difference| {
            let elements = ["Literal", "Vbr(0)", "Fixed(0)"];
            elements
                .iter()
                .any(|element| refusal(difference, &format!("an array of scalars that take bits, found {element}")))
        },
    },
    Known {
        why: "limit: a landing pad has no more operands than its clauses are, and LLVM passes over more",
        explains: |difference| refusal(difference, "record LandingPad of FUNCTION_BLOCK: expected an operand"),
    },
    Known {
        why: "limit: nodes in LLVM's form before 3.6 are not read",
        explains: |difference| refusal(difference, "found one in the form before LLVM 3.6"),
    },
    Known {
        why: "limit: numbers of more than 32 bits are refused where LLVM drops their upper half",
        explains: |difference| refusal(difference, " of 32 bits, found "),
    },
    Known {
        why: "limit: casts of pointers to other address spaces are kept, and LLVM makes two of one (UpgradeBitCastInst, \
              UpgradeBitCastExpr)",
        explains: |difference| match difference {
            Difference::Texts { ours, theirs } => {
                let casts = |text: &str| text.matches("ptrtoint (").count() + text.matches("= ptrtoint ").count();
                ours.contains("addrspace(") && casts(theirs) > casts(ours)
            }
            _ => false,
        },
    },
    Known {
        why: "limit: a ppc_fp128 is printed as it is stored, and LLVM adds its two doubles",
        explains: |difference| {
            first_of(difference).is_some_and(|(ours, theirs)| {
                match (ours.split_once("0xM"), theirs.split_once("0xM")) {
                    (Some((ours, _)), Some((theirs, _))) => ours == theirs,
                    _ => false,
                }
            })
        },
    },
    Known {
        why: "limit: equal nodes of metadata are kept apart, and LLVM keeps one of them (its writer writes none twice)",
        explains: |difference| match difference {
            Difference::Texts { ours, theirs } => {
                nodes(theirs) < nodes(ours) && without_numbers(theirs).eq(without_numbers(ours))
            }
            _ => false,
        },
    },
    Known {
        why: "limit: debug info of another version than 3 is printed, and LLVM drops it while reading",
        explains: |difference| match difference {
            Difference::Texts { ours, theirs } => ours.contains("!dbg") && !theirs.contains("!dbg"),
            _ => false,
        },
    },
    Known {
        why: "limit: operations on structs keep the names that they have, and dxc gives them the operation's and the \
              struct's (OP::FixOverloadNames)",
        explains: |difference| match first_of(difference).map(|(ours, theirs)| (operation(ours), operation(theirs))) {
            Some((Some((before, _, after)), Some((their_before, name, their_after)))) => {
                (before, after) == (their_before, their_after) && is_of_a_struct(name)
            }
            _ => false,
        },
    },
    Known {
        why: "limit: structs of one module that have one name keep it, and LLVM gives the second a number",
        explains: |difference| match first_of(difference) {
            Some((ours, theirs)) => ours.contains('%') && ours.len() < theirs.len() && plain(ours) == plain(theirs),
            None => false,
        },
    },
    Known {
        why: "limit: linkages in LLVM's form before 3.5 make no comdat",
        explains: |difference| first_of(difference).is_some_and(|(_, theirs)| theirs.ends_with("= comdat any")),
    },
];

fn refusal(difference: &Difference<'_>, text: &str) -> bool {
    matches!(difference, Difference::OnlyTheirs(why) if why.contains(text))
}

/// How many lines of a listing begin so and name a DXIL operation.
fn operations(listing: &str, begin: &str) -> usize {
    listing.lines().filter(|line| line.starts_with(begin) && line.contains("dx.op.")).count()
}

/// A line without digits and what stands around numbers.
fn plain(line: &str) -> String {
    line.chars().filter(|c| !c.is_ascii_digit() && !"\".()= ".contains(*c)).collect()
}

/// Whether a line is a tag of types as LLVM makes one (UpgradeInstWithTBAATag): one node twice, and the offset 0.
fn is_new_tag(line: &str) -> bool {
    let elements: Vec<&str> = line.split_once(" = !{").map_or(Vec::new(), |(_, rest)| rest.split(", ").collect());
    matches!(*elements, [first, second, offset, ..] if first == second && offset.trim_end_matches('}') == "i64 0")
}

/// The name of the DXIL operation that a line names, behind `dx.op.`, and what stands before and behind it.
fn operation(line: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = line.split_once("dx.op.")?;
    let (name, after) = rest.split_at(rest.find('(')?);
    Some((before.trim_end_matches('"'), name.trim_end_matches('"'), after))
}

/// Whether the overload that an operation's name says is a struct.
fn is_of_a_struct(name: &str) -> bool {
    const PLAIN: [&str; 8] = ["f16", "f32", "f64", "i1", "i8", "i16", "i32", "i64"];
    name.split_once('.').is_some_and(|(_, overload)| !PLAIN.contains(&overload))
}

/// How many nodes of metadata a listing has.
fn nodes(listing: &str) -> usize {
    listing.lines().filter(|line| is_node(line)).count()
}

fn is_node(line: &str) -> bool {
    line.strip_prefix('!').is_some_and(|rest| rest.starts_with(|digit: char| digit.is_ascii_digit()))
}

/// The lines of a listing but its nodes of metadata, without numbers.
fn without_numbers(listing: &str) -> impl Iterator<Item = String> + '_ {
    let lines = listing.lines().filter(|line| !is_node(line));
    lines.map(|line| line.chars().filter(|digit| !digit.is_ascii_digit()).collect())
}

/// The first lines in which the texts differ, of a difference of texts.
fn first_of<'a>(difference: &Difference<'a>) -> Option<(&'a str, &'a str)> {
    match difference {
        Difference::Texts { ours, theirs } => first_difference(ours, theirs),
        _ => None,
    }
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
