//! The checks: a code, a name, a severity, the rule, and where the rule comes from.

use core::fmt;

/// How bad it is when a check fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Odd, but a runtime takes it.
    Warning,
    /// dxc's validator or a runtime refuses it, or what a runtime reads is not what the program does.
    Error,
}

impl Severity {
    /// Its name in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

macro_rules! rules {
    ($($rule:ident = $code:literal $name:literal $severity:ident, $text:literal, $source:literal;)*) => {
        /// A check.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = $text] $rule,)*
        }

        impl Rule {
            /// All checks, by code.
            pub const ALL: &'static [Self] = &[$(Self::$rule),*];

            /// Its code: a letter for what is checked, and a number.
            pub fn code(self) -> &'static str {
                match self { $(Self::$rule => $code,)* }
            }

            /// Its name in words.
            pub fn name(self) -> &'static str {
                match self { $(Self::$rule => $name,)* }
            }

            /// How bad it is when it fails.
            pub fn severity(self) -> Severity {
                match self { $(Self::$rule => Severity::$severity,)* }
            }

            /// What holds where it does not fail.
            pub fn text(self) -> &'static str {
                match self { $(Self::$rule => $text,)* }
            }

            /// Where the rule comes from.
            pub fn source(self) -> &'static str {
                match self { $(Self::$rule => $source,)* }
            }
        }
    };
}

rules! {
    Digest = "C01" "digest" Error,
        "The digest in the header is that of the container's bytes, or a placeholder: zeros, BYPASS or PREVIEW BYPASS.",
        "dxc's DxilHash.cpp; Direct3D 12 refuses another";
    Version = "C02" "container version" Error,
        "The container's version is 1.0.",
        "dxc's DxilContainer.h";
    Order = "C03" "directory order" Warning,
        "The directory lists the parts in the order in which they lie in the file.",
        "dxc's DxilContainerWriter_impl";
    Gap = "C04" "gap" Error,
        "No bytes lie between the parts, or between the last part and the container's end.",
        "dxc's IsValidDxilContainer";
    Overlap = "C05" "overlap" Error,
        "No byte belongs to two parts.",
        "dxc's IsValidDxilContainer";
    Repeated = "C06" "repeated part" Error,
        "No two parts are of one kind, but for private data.",
        "dxc's ValidateDxilContainerParts";
    Trailing = "C07" "bytes after the end" Warning,
        "The file ends where the container's header says.",
        "dxc's DxilContainer.h";
    Private = "C08" "private data not last" Warning,
        "Private data is the last part, because its size may be any.",
        "dxc's DxilContainerWriter_impl";
    Unreadable = "C09" "unreadable part" Error,
        "Each part can be laid out as its kind says, and what it refers to is there.",
        "the parts' declarations (shaderbin layout)";
    Missing = "C10" "missing part" Error,
        "A program's container has the parts SFI0, ISG1, OSG1 and PSV0, PSG1 if the module has such elements, and from validator 1.5 on HASH; a library's has SFI0 and RDAT.",
        "dxc's SerializeDxilContainerForModule and ValidateDxilContainerParts";
    Unexpected = "C11" "part of another program" Error,
        "A program's container has no RDAT, a library's no signatures and no PSV0, and no container has PSG1 without such elements in the module.",
        "dxc's SerializeDxilContainerForModule and ValidateDxilContainerParts";

    Module = "M01" "unreadable module" Error,
        "The bitcode in DXIL and ILDB is a module of LLVM 3.7: among all else, attachments are to instructions of their bodies, and nodes that are referred to are in the metadata. Its metadata is DXIL's.",
        "LLVM 3.7's BitcodeReader.cpp, dxc's DxilModule::LoadDxilMetadata";
    Program = "M02" "program header" Error,
        "The header of a program states the module's stage, shader model and DXIL version, and the bitcode's place and size.",
        "dxc's WriteProgramPart";

    PsvVersion = "P01" "runtime info size" Error,
        "The runtime info is of the version that the validator in dx.valver means: 24 bytes for 1.0, 36 for 1.1 to 1.5, 48 for 1.6 and 1.7, 52 for 1.8 and 1.9, 52, 56 or 60 for 1.10.",
        "dxc's GetPSVVersion";
    PsvStage = "P02" "stage" Error,
        "The stage is the module's (dx.shaderModel).",
        "dxc's SetupPSVInitInfo";
    PsvOutputPosition = "P03" "output position" Error,
        "A vertex, domain or geometry shader says whether an output has the semantic SV_Position.",
        "dxc's SetShaderProps";
    PsvDepthOutput = "P04" "depth output" Error,
        "A pixel shader says whether an output is a depth.",
        "dxc's SetShaderProps";
    PsvSampleFrequency = "P05" "sample frequency" Error,
        "A pixel shader says whether an input is of a sample: SV_SampleIndex, or interpolated by sample.",
        "dxc's SetShaderProps";
    PsvHull = "P06" "hull state" Error,
        "Control points, domain and output primitive are those of the entry point's hull state (dx.entryPoints, tag 3).",
        "dxc's SetShaderProps";
    PsvDomain = "P07" "domain state" Error,
        "Control points and domain are those of the entry point's domain state (dx.entryPoints, tag 2).",
        "dxc's SetShaderProps";
    PsvGeometry = "P08" "geometry state" Error,
        "Input primitive, topology, streams and the most vertices are those of the entry point's geometry state (dx.entryPoints, tag 1); without a stream, stream 0 is stated.",
        "dxc's SetShaderProps";
    PsvMesh = "P09" "mesh state" Error,
        "Vertices, primitives, topology and payload are those of the entry point's mesh state (dx.entryPoints, tag 9).",
        "dxc's SetShaderProps";
    PsvAmplification = "P10" "amplification state" Error,
        "The payload is that of the entry point's amplification state (dx.entryPoints, tag 10).",
        "dxc's SetShaderProps";
    PsvWave = "P11" "wave lanes" Error,
        "A compute shader states the lanes of its wave size (dx.entryPoints, tags 11 and 23); without one, and in other stages, 0 and 0xffffffff.",
        "dxc's SetShaderProps";
    PsvViewId = "P12" "uses view id" Error,
        "The program uses the view id where its shader flags say so (dx.entryPoints, tag 0, bit 21).",
        "dxc's SetupPSVInitInfo";
    PsvThreads = "P13" "thread group" Error,
        "The thread group is the entry point's (dx.entryPoints, tags 4, 9 and 10); other stages have none.",
        "dxc's SetShaderProps";
    PsvEntryName = "P14" "entry name" Error,
        "The entry point's name is the one in dx.entryPoints.",
        "dxc's DxilPSVWriter";
    PsvGroupShared = "P15" "group-shared bytes" Error,
        "The bytes of group-shared memory are the sizes of the module's variables in address space 3.",
        "dxc's SetShaderProps";
    PsvVectors = "P16" "vector counts" Error,
        "A signature is packed into as many vectors as its highest placed row and one, of each output stream.",
        "dxc's DxilSignature::NumVectorsUsed";
    PsvElementCounts = "P17" "element counts" Error,
        "There are as many signature elements as in the entry point's signatures.",
        "dxc's SetupPSVInitInfo";
    PsvUnused = "P18" "unused bytes" Error,
        "Bytes that a stage does not use are zero.",
        "dxc's DxilPSVWriter";

    PsvResourceCount = "P20" "resource count" Error,
        "There are as many resources as in dx.resources, and a record is as long as the runtime info's version means: 16 bytes up to version 1, then 24.",
        "dxc's SetupPSVInitInfo";
    PsvResourceType = "P21" "resource type" Error,
        "A resource's type follows from its class, kind and counter in dx.resources.",
        "dxc's InitPSVResourceBinding";
    PsvResourceSpace = "P22" "resource space" Error,
        "A resource's register space is the one in dx.resources.",
        "dxc's InitPSVResourceBinding";
    PsvResourceBounds = "P23" "resource bounds" Error,
        "A resource's first and last register are those in dx.resources.",
        "dxc's InitPSVResourceBinding";
    PsvResourceKind = "P24" "resource kind" Error,
        "A resource's kind is the one in dx.resources; 13 of a constant buffer, 14 of a sampler.",
        "dxc's InitPSVResourceBinding";
    PsvResourceFlags = "P25" "resource flags" Error,
        "A resource is used by 64-bit atomics where dx.resources says so.",
        "dxc's InitPSVResourceBinding";

    PsvElementName = "P30" "element name" Error,
        "An element's name is the one in the entry point's signature; empty for a system value.",
        "dxc's DxilPSVWriter::SetPSVSigElement";
    PsvElementIndexes = "P31" "element indexes" Error,
        "An element's semantic indexes are those in the entry point's signature.",
        "dxc's DxilPSVWriter::SetPSVSigElement";
    PsvElementRows = "P32" "element rows" Error,
        "An element has as many rows as in the entry point's signature.",
        "dxc's InitPSVSignatureElement";
    PsvElementPlace = "P33" "element columns and place" Error,
        "An element's columns, its first row and column and whether it has a place are those in the entry point's signature.",
        "dxc's InitPSVSignatureElement";
    PsvElementKind = "P34" "element semantic" Error,
        "An element's semantic is the one in the entry point's signature.",
        "dxc's InitPSVSignatureElement";
    PsvElementType = "P35" "element component type" Error,
        "An element's component type is the one in the entry point's signature, in the numbers of signatures.",
        "dxc's CompTypeToSigCompType";
    PsvElementInterpolation = "P36" "element interpolation" Error,
        "An element's interpolation mode is the one in the entry point's signature.",
        "dxc's InitPSVSignatureElement";
    PsvElementMasks = "P37" "element dynamic mask and stream" Error,
        "An element's stream and the components that are indexed dynamically are those in the entry point's signature.",
        "dxc's InitPSVSignatureElement";

    PsvTableSize = "P40" "dependency-table size" Error,
        "The masks and tables behind the elements are as large as the vector counts make them, and nothing follows.",
        "dxc's PSVComputeMaskDwordsFromVectors and PSVComputeInputOutputTableDwords";
    PsvTables = "P41" "dependencies" Error,
        "What depends on the view id and on inputs is what dx.viewIdState says.",
        "dxc's StoreViewIDStateToPSV";
    PsvLayout = "P50" "PSV0 laid out otherwise" Warning,
        "Strings and indexes lie in their tables as dxc puts them.",
        "dxc's DxilPSVWriter";

    SignatureCount = "S01" "signature element count" Error,
        "ISG1, OSG1 and PSG1 have an element for each row of the entry point's elements that go through a signature.",
        "dxc's DxilProgramSignatureWriter";
    SignatureName = "S02" "signature element name" Error,
        "An element's name is that in the entry point's signature, or the system value's own.",
        "dxc's DxilProgramSignatureWriter";
    SignatureIndex = "S03" "signature element index" Error,
        "An element's semantic index is that of its row in the entry point's signature.",
        "dxc's DxilProgramSignatureWriter";
    SignatureSystemValue = "S04" "signature system value" Error,
        "An element's system value is that of its semantic; of a tessellation factor, of the domain too.",
        "dxc's SemanticKindToSystemValue";
    SignatureType = "S05" "signature component type" Error,
        "An element's component type is that in the entry point's signature.",
        "dxc's CompTypeToSigCompType";
    SignatureRegister = "S06" "signature register" Error,
        "An element's register is the row where it is placed.",
        "dxc's DxilProgramSignatureWriter";
    SignatureMask = "S07" "signature mask" Error,
        "An element's mask is of the columns where it is placed.",
        "dxc's DxilSignatureElement::GetColsAsMask";
    SignatureUsedMask = "S08" "signature used mask" Error,
        "An element's used mask is of the components that are read, or never written; before validator 1.5, of none and all.",
        "dxc's DxilProgramSignatureWriter";
    SignatureStream = "S09" "signature stream" Error,
        "An element's stream is that in the entry point's signature.",
        "dxc's DxilProgramSignatureWriter";
    SignaturePrecision = "S10" "signature minimum precision" Error,
        "An element has a minimum precision where its type is of 16 bits and the program does not use such types natively.",
        "dxc's CompTypeToSigMinPrecision";
    SignatureLayout = "S11" "signature laid out otherwise" Warning,
        "Elements come by stream, register and name, and names lie behind them as dxc puts them.",
        "dxc's DxilProgramSignatureWriter";

    Features = "F01" "feature mask" Error,
        "SFI0 has the bits that the module's shader flags stand for (dx.entryPoints, tag 0).",
        "dxc's ShaderFlags::GetFeatureInfo";
    FlagMissing = "F02" "used feature not stated" Error,
        "The module's shader flags have each feature that its code, resources and signatures use.",
        "dxc's DxilModule::CollectShaderFlagsForModule, which its validator compares";
    FlagUnused = "F03" "stated feature not used" Error,
        "The module's shader flags have no feature that its code, resources and signatures do not use.",
        "dxc's DxilModule::CollectShaderFlagsForModule, which its validator compares";

    Hash = "H01" "shader hash" Error,
        "HASH is the MD5 hash of DXIL's bitcode; where it says that it covers the source, of ILDB's, unless the root signature was taken out of that.",
        "dxc's SerializeDxilContainerForModule";

    RdatResources = "R01" "runtime data's resources" Error,
        "Runtime data has the resources of dx.resources, in the order constant buffers, samplers, SRVs, UAVs.",
        "dxc's DxilRDATWriter::UpdateResourceInfo";
    RdatFunctions = "R02" "runtime data's functions" Error,
        "Runtime data has the functions that the module defines, in its order and with their names.",
        "dxc's DxilRDATWriter::UpdateFunctionInfo";
    RdatUses = "R03" "a function's resources and dependencies" Error,
        "A function lists the resources that it uses and the external functions that it calls.",
        "dxc's DxilRDATWriter::UpdateFunctionToResourceInfo and UpdateFunctionDependency";
    RdatStage = "R04" "a function's stage and sizes" Error,
        "A function's stage, payload and attribute sizes and wave lanes are its entry point's (dx.entryPoints).",
        "dxc's DxilRDATWriter::UpdateFunctionInfo";
    RdatFeatures = "R05" "a function's features" Error,
        "A function states the features that it and whom it calls use.",
        "dxc's DxilModule::ComputeShaderCompatInfo";
    RdatTarget = "R06" "a function's stages and shader model" Error,
        "A function states the stages that may call it and the least shader model, by the operations that it and whom it calls call.",
        "dxc's DxilModule::ComputeShaderCompatInfo";
    RdatStageRecord = "R07" "a stage's or node's record" Error,
        "What an entry point's record says of its stage or node is what its properties say.",
        "dxc's DxilRDATWriter::AddShaderInfo and AddShaderNodeInfo";
    RdatLayout = "R08" "RDAT laid out otherwise" Error,
        "Tables, strings and arrays are those that dxc writes, and lie as dxc puts them.",
        "dxc's DxilRDATBuilder";

    RootMissing = "T01" "missing root signature" Error,
        "A module that still holds a root signature (dx.rootSignature) has it in a part RTS0, too.",
        "dxc's SerializeDxilContainerForModule";
    RootValue = "T02" "root signature value" Error,
        "Kinds, visibilities and a static sampler's modes have numbers with a meaning, and flags only bits with one.",
        "Direct3D 12's D3D12_ROOT_SIGNATURE_DESC1; dxc's DxilRootSignatureValidator.cpp";
    RootRange = "T03" "root signature range" Error,
        "No range of descriptors is empty or ends past the last register, and samplers do not share a table with other descriptors.",
        "dxc's DxilRootSignatureValidator.cpp";
}

impl Rule {
    /// The check with this code or name; none for another.
    pub fn find(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.code().eq_ignore_ascii_case(code) || rule.name() == code)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_in_order_and_name_one_check() {
        let codes = Rule::ALL.iter().map(|rule| rule.code()).collect::<alloc::vec::Vec<_>>();
        let groups = codes.chunk_by(|a, b| a.as_bytes()[0] == b.as_bytes()[0]);
        groups.for_each(|group| assert!(group.is_sorted_by(|a, b| a < b), "{group:?}"));
        for rule in Rule::ALL {
            assert_eq!((Rule::find(rule.code()), Rule::find(rule.name())), (Some(*rule), Some(*rule)));
            assert!(rule.text().ends_with('.') && !rule.source().ends_with('.'), "{rule}");
        }
        assert_eq!(Rule::find("p01"), Some(Rule::PsvVersion));
        assert_eq!(Rule::find("Z99"), None);
    }
}
