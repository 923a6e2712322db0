//! `shaderbin edit`: a container stripped, or with parts removed, replaced or added.

use crate::{Outcome, batch, input::Input, open, output};
use clap::{Args as Arguments, ValueEnum};
use shaderbin::{
    assemble::regenerate,
    dxbc::{Builder, Container, DigestChoice, FourCc},
    edit::{self, Binding, EditError},
    pdb,
};
use std::path::{Path, PathBuf};

pub const HELP: &str = "\
Examples:
  shaderbin edit in.dxil -o out.dxil --strip debug,reflect      as dxc's -Qstrip_debug and -Qstrip_reflect do
  shaderbin edit in.dxil -o out.dxil --remove STAT --remove ILDB
  shaderbin edit in.dxil -o out.dxil --replace RTS0=root.bin
  shaderbin edit in.dxil -o out.dxil --add PRIV=notes.txt
  shaderbin edit in.dxil -o out.dxil                            rewrites the directory and repairs the digest
  shaderbin edit in.dxil -o out.dxil --digest zero              for those who sign later
  shaderbin edit in.dxil -o out.dxil --rename-resource tex=albedo --rename-entry PSMain
  shaderbin edit lib.dxil -o out.dxil --rename-entry Miss=MissShadow      one function of a library
  shaderbin edit in.dxil -o out.dxil --rebind b0=b4 --rebind t2,space1=t7
  shaderbin edit in.dxil -o out.dxil --rebind b0=b1 --rebind b1=b0        both at once
  shaderbin edit in.dxil -o out.dxil --replace DXIL=program.bin --regenerate all     and the parts that follow from it
  shaderbin edit in.dxil -o out.dxil --regenerate PSV0,SFI0                          repairs what `check` found

What is stripped goes out of parts and of the program's own bitcode; the hash in HASH follows as dxc makes it. What is
not stripped keeps its bits. A container that cannot be stripped whole is refused.

Parts are stripped first, then removed, replaced and added: at the end, but before private data (PRIV), which is last. Parts
follow each other without gaps in what is written, and nothing follows the last one. The digest is the one of the new
bytes, also where the container was not signed, if no option says otherwise.

Then resources are renamed, then the entry point, then resources are moved. The modules (also those of debug info and of
reflection), PSV0, RDAT and HASH follow; what debug info says of the source stays, as the source does. A resource is
moved by its first register, an array as a whole, and only to where no other is and the root signature in the container
has it. What cannot be done whole is not done: nothing is written then.

Last, parts are made again from the module in DXIL, as dxc's assembler makes them: those that are named, or `all` that a
container of such a module has (SFI0; ISG1, OSG1, PSG1 and PSV0, or RDAT of a library, which keeps its subobjects; HASH).
Other parts cannot be: STAT has names that the module has no more.

Exit status: 0 written, 1 a file could not be read or has no such part, 2 the command line was wrong.";

/// Arguments of `edit`.
#[derive(Debug, Arguments)]
pub struct Edit {
    /// Where to; `-` is standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// Take this out, of parts and of the program in them
    #[arg(long, value_enum, value_name = "WHAT", value_delimiter = ',')]
    strip: Vec<Strip>,
    /// Take the parts of this kind out
    #[arg(long, value_name = "KIND", value_parser = open::kind)]
    remove: Vec<FourCc>,
    /// Give the part of this kind the bytes of a file
    #[arg(long, value_name = "KIND=FILE", value_parser = assignment)]
    replace: Vec<(FourCc, PathBuf)>,
    /// Add a part of this kind with the bytes of a file
    #[arg(long, value_name = "KIND=FILE", value_parser = assignment)]
    add: Vec<(FourCc, PathBuf)>,
    /// Give a resource another name
    #[arg(long, value_name = "OLD=NEW", value_parser = renaming)]
    rename_resource: Vec<(String, String)>,
    /// Give the entry point another name; of a library with several functions say which: OLD=NEW
    #[arg(long, value_name = "NAME")]
    rename_entry: Option<String>,
    /// Move a resource to other registers: b0=b4, t2,space1=t7,space0
    #[arg(long, value_name = "FROM=TO", value_parser = moving)]
    rebind: Vec<(Binding, Binding)>,
    /// Make these parts again from the module, or `all` that can be: SFI0, ISG1, OSG1, PSG1, PSV0, RDAT, HASH
    #[arg(long, value_name = "KIND", value_parser = regenerated, value_delimiter = ',')]
    regenerate: Vec<Regenerated>,
    /// Leave the digest as it is, which then belongs to other bytes
    #[arg(long, conflicts_with = "digest")]
    keep_digest: bool,
    /// Write this instead of the digest of the bytes
    #[arg(long, value_enum, value_name = "DIGEST")]
    digest: Option<Digest>,
    /// A container; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// What is stripped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Strip {
    /// Debug information: ILDB, ILDN, SRCI, PDBI, and what the program itself holds
    Debug,
    /// What reflection reads: STAT, and names and annotations in the program
    #[value(alias = "reflection")]
    Reflect,
    /// The root signature: RTS0, and what programs hold of it
    Rootsig,
    /// Private data: PRIV
    Private,
}

impl From<Strip> for edit::Strip {
    fn from(strip: Strip) -> Self {
        match strip {
            Strip::Debug => Self::Debug,
            Strip::Reflect => Self::Reflection,
            Strip::Rootsig => Self::RootSignature,
            Strip::Private => Self::Private,
        }
    }
}

/// What is made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Regenerated {
    All,
    Part(FourCc),
}

impl Regenerated {
    fn part(self) -> Option<FourCc> {
        match self {
            Self::All => None,
            Self::Part(kind) => Some(kind),
        }
    }
}

/// `all`, or the kind of a part.
fn regenerated(text: &str) -> Result<Regenerated, String> {
    match text {
        "all" => Ok(Regenerated::All),
        kind => open::kind(kind).map(Regenerated::Part),
    }
}

/// What stands in the digest's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Digest {
    /// 16 zero bytes: not signed
    Zero,
    /// The placeholder BYPASS
    Bypass,
    /// The placeholder PREVIEW BYPASS
    Preview,
}

/// `KIND=FILE`.
fn assignment(text: &str) -> Result<(FourCc, PathBuf), String> {
    let (kind, file) = text.split_once('=').ok_or("KIND=FILE is meant")?;
    Ok((open::kind(kind)?, file.into()))
}

/// `OLD=NEW`.
fn renaming(text: &str) -> Result<(String, String), String> {
    let (old, new) = text.split_once('=').ok_or("OLD=NEW is meant")?;
    Ok((old.into(), new.into()))
}

/// `FROM=TO`, both bindings.
fn moving(text: &str) -> Result<(Binding, Binding), String> {
    let (from, to) = text.split_once('=').ok_or("FROM=TO is meant, as b0=b4")?;
    let binding = |text: &str| text.parse().map_err(|error: EditError| error.to_string());
    Ok((binding(from)?, binding(to)?))
}

/// Runs the command.
pub fn run(arguments: &Edit) -> Outcome {
    let files = arguments.replace.iter().chain(&arguments.add).map(|(_, file)| file).chain([&arguments.file]);
    if files.filter(|file| file.as_os_str() == "-").count() > 1 {
        batch::complain("standard input can be one file only");
        return Outcome::Usage;
    }
    let input = Input::new(&arguments.file);
    let written = input.read().and_then(|file| {
        if pdb::is_pdb(&file) {
            return Err("a PDB; `shaderbin extract --container` gives the container in it".into());
        }
        let container = Container::read(&file).map_err(|error| error.to_string())?;
        output::write_to(&arguments.output, &edited(arguments, &container)?)
    });
    batch::finished(&input, written)
}

fn edited(arguments: &Edit, container: &Container<'_>) -> Result<Vec<u8>, String> {
    let mut bytes = with_parts(arguments, container)?;
    let mut apply = |edit: &dyn Fn(&Container<'_>) -> Result<Vec<u8>, EditError>| {
        let edited = Container::read(&bytes).map_err(EditError::from).and_then(|container| edit(&container));
        bytes = edited.map_err(|error| error.to_string())?;
        Ok::<_, String>(())
    };
    if !arguments.rename_resource.is_empty() {
        apply(&|container| edit::rename_resources(container, &arguments.rename_resource))?;
    }
    if let Some(name) = &arguments.rename_entry {
        let (old, new) = name.split_once('=').map_or((None, &name[..]), |(old, new)| (Some(old), new));
        apply(&|container| edit::rename_entry(container, old, new))?;
    }
    if !arguments.rebind.is_empty() {
        apply(&|container| edit::rebind(container, &arguments.rebind))?;
    }
    if !arguments.regenerate.is_empty() {
        let kinds: Vec<FourCc> = arguments.regenerate.iter().filter_map(|kind| kind.part()).collect();
        let kinds = (!arguments.regenerate.contains(&Regenerated::All)).then_some(&kinds[..]);
        apply(&|container| Ok(regenerate(container, kinds)?))?;
    }
    let digest = match arguments.digest {
        _ if arguments.keep_digest => DigestChoice::Fixed(container.header().digest),
        None => return Ok(bytes),
        Some(Digest::Zero) => DigestChoice::Zero,
        Some(Digest::Bypass) => DigestChoice::Bypass,
        Some(Digest::Preview) => DigestChoice::PreviewBypass,
    };
    let written = Container::read(&bytes).and_then(|container| Builder::of(&container).digest(digest).build());
    written.map_err(|error| error.to_string())
}

/// The container with parts removed, replaced and added.
fn with_parts(arguments: &Edit, container: &Container<'_>) -> Result<Vec<u8>, String> {
    open::check_parts_apart(container)?;
    let strip: Vec<edit::Strip> = arguments.strip.iter().copied().map(Into::into).collect();
    let mut builder = edit::strip(container, &strip).map_err(|error| error.to_string())?;
    let read = |path: &Path| Input::new(path).read().map_err(|error| format!("{}: {error}", path.display()));
    let found = |kind, count| if count == 0 { open::part(container, kind).and(Err(taken(kind))) } else { Ok(()) };
    for &kind in &arguments.remove {
        found(kind, builder.remove(kind))?;
    }
    for (kind, file) in &arguments.replace {
        match container.parts().filter(|part| part.kind == *kind).count() {
            0 | 1 => {}
            count => return Err(format!("{count} parts {kind}; which is to be replaced is not clear")),
        }
        found(*kind, builder.replace(*kind, read(file)?))?;
    }
    for (kind, file) in &arguments.add {
        builder.add(*kind, read(file)?);
    }
    builder.build().map_err(|error| error.to_string())
}

fn taken(kind: FourCc) -> String {
    format!("the part {kind} was taken out already")
}
