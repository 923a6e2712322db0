//! A broken rule: which, where, what was expected and what was found.

use super::super::{
    FORMAT, Text,
    places::{Field, Place},
};
use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

/// A broken rule.
///
/// As text: `DGPB at byte 0x5c, target "dxil", entry "blur", parameter "image", flags: expected bits 0 and 1 only, found
/// 0x4 (parameter-flags)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding<'f> {
    /// The rule.
    pub rule: Rule,
    /// The name of the target that it is broken in.
    pub target: Option<Text<'f>>,
    /// The name of the entry that it is broken in.
    pub entry: Option<Text<'f>>,
    /// The name of the parameter that it is broken in.
    pub parameter: Option<Text<'f>>,
    /// The field that breaks it.
    pub field: &'static str,
    /// The byte in the file where the field stands.
    pub byte: u64,
    /// What the rule wants there.
    pub expected: String,
    /// What is there.
    pub found: String,
}

impl fmt::Display for Finding<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FORMAT} at byte {:#x}", self.byte)?;
        let named = [("target", self.target), ("entry", self.entry), ("parameter", self.parameter)];
        for (what, name) in named {
            if let Some(name) = name {
                write!(f, ", {what} \"{name}\"")?;
            }
        }
        let Self { rule, field, expected, found, .. } = self;
        write!(f, ", {field}: expected {expected}, found {found} ({})", rule.name())
    }
}

/// What was found so far.
#[derive(Debug, Default)]
pub(crate) struct Report<'f> {
    pub findings: Vec<Finding<'f>>,
}

impl<'f> Report<'f> {
    /// Adds a finding at `byte`, which is in what `at` names.
    #[cold]
    pub fn add(
        &mut self,
        rule: Rule,
        at: Place<'f>,
        (field, byte): Field,
        expected: impl fmt::Display,
        found: impl fmt::Display,
    ) {
        self.findings.push(Finding {
            rule,
            target: at.target,
            entry: at.entry,
            parameter: at.parameter,
            field,
            byte: byte as u64,
            expected: expected.to_string(),
            found: found.to_string(),
        });
    }
}

macro_rules! rules {
    (
        table { $($(#[doc = $meaning:literal])* $rule:ident = $name:literal,)* }
        code { $($(#[doc = $code_meaning:literal])* $code_rule:ident = $code_name:literal,)* }
    ) => {
        /// A rule of the format.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Rule {
            $($(#[doc = $meaning])* $rule,)*
            $($(#[doc = $code_meaning])* $code_rule,)*
        }

        impl Rule {
            /// The rules of the format, which [`Bundle::verify`](crate::dgpb::Bundle::verify) checks.
            pub const TABLE: &'static [Self] = &[$(Self::$rule),*];
            /// The rules about the code in a bundle, which [`bundle_code::verify`](crate::bundle_code::verify) checks.
            pub const CODE: &'static [Self] = &[$(Self::$code_rule),*];

            /// A short name that stays.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$rule => $name,)*
                    $(Self::$code_rule => $code_name,)*
                }
            }

            /// What the rule wants.
            pub fn meaning(self) -> &'static str {
                match self {
                    $(Self::$rule => concat!($($meaning),*).trim_ascii(),)*
                    $(Self::$code_rule => concat!($($code_meaning),*).trim_ascii(),)*
                }
            }
        }
    };
}

rules! {
    table {
        /// The data section begins where the table ends.
        HeaderSize = "header-size",
        /// Names are UTF-8.
        Utf8 = "utf-8",
        /// A target is one of those that there are backends for.
        TargetName = "target-name",
        /// Targets are sorted by name.
        TargetOrder = "target-order",
        /// A target is there once.
        TargetRepeated = "target-repeated",
        /// The format of the code is one that the target's backend loads.
        CodeFormat = "code-format",
        /// An entry's layout is one of the target's; 0 when there are none.
        LayoutIndex = "layout-index",
        /// Layouts are in the order of the first entries that use them.
        LayoutOrder = "layout-order",
        /// Each layout is an entry's.
        LayoutUnused = "layout-unused",
        /// A pipeline group has one layout, and a layout one pipeline group.
        LayoutGroup = "layout-group",
        /// All targets that have entries have layouts, or none has.
        LayoutsMissing = "layouts-missing",
        /// A target has one entry of a name.
        EntryRepeated = "entry-repeated",
        /// Entries are in the same order in all targets.
        EntryOrder = "entry-order",
        /// A stage is one of the document's.
        StageName = "stage-name",
        /// The target's backend can run the stage.
        StageOfTarget = "stage-of-target",
        /// The thread group of a compute shader has threads, and other stages have 0, 0, 0.
        ThreadGroup = "thread-group",
        /// An entry has one parameter of a name.
        ParameterRepeated = "parameter-repeated",
        /// Only bits 0 and 1 of a parameter's flags are set.
        ParameterFlags = "parameter-flags",
        /// A parameter without a size is a resource, and has no offset.
        ResourceOffset = "resource-offset",
        /// A value parameter ends inside the uniform block, which has 32-bit offsets.
        ValueRange = "value-range",
        /// Value parameters do not overlap.
        ValueOverlap = "value-overlap",
        /// All value parameters of an entry are in its one uniform block.
        ValueBlock = "value-block",
        /// The binding layout of a value parameter is that of its uniform block.
        ValueBindingLayout = "value-binding-layout",
        /// A binding layout is one of 0 to 9.
        BindingLayoutNumber = "binding-layout-number",
        /// Only parameters of the target wgsl have binding layouts.
        BindingLayoutTarget = "binding-layout-target",
        /// No two resources of an entry have the same binding.
        BindingRepeated = "binding-repeated",
        /// Stages that share a binding have the same descriptor there.
        SharedBinding = "shared-binding",
        /// The binding layouts of a kind are of one class: buffer, sampler, texture, storage texture.
        KindClass = "kind-class",
        /// A kind is one of the table's, where a table of names is given.
        KindName = "kind-name",
        /// A kind is either always a value's or always a resource's.
        KindValue = "kind-value",
        /// A capability is one of the document's.
        CapabilityName = "capability-name",
        /// Capabilities are sorted.
        CapabilityOrder = "capability-order",
        /// A capability is listed once.
        CapabilityRepeated = "capability-repeated",
        /// An entry of a ray-tracing stage needs the capability raytracing.
        CapabilityRaytracing = "capability-raytracing",
        /// An entry says the same of itself in every target: stage, thread group, parameters and their kinds.
        TargetsDiffer = "targets-differ",
        /// A blob lies in the data section.
        BlobBounds = "blob-bounds",
        /// A blob has the SHA-256 that is stated.
        BlobDigest = "blob-digest",
        /// Blobs do not overlap; one that does is not hashed.
        BlobOverlap = "blob-overlap",
        /// Identical blobs are stored once.
        BlobRepeated = "blob-repeated",
        /// All bytes of the data section before its last blob are a blob's.
        Unreferenced = "unreferenced",
        /// Nothing follows the last blob.
        Trailing = "trailing",
    }
    code {
        /// Code is what its format says.
        CodeFormatMismatch = "code-format-mismatch",
        /// WGSL has a function of the entry's name, and a library one for its stage.
        CodeEntry = "code-entry",
        /// The code is for the entry's stage.
        CodeStage = "code-stage",
        /// The code has the entry's thread group.
        CodeThreadGroup = "code-thread-group",
        /// Whatever the code binds is a parameter of the entry.
        CodeBinding = "code-binding",
        /// Blobs overlap or are shared so much that not all code was compared.
        CodeSkipped = "code-skipped",
    }
}
