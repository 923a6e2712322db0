//! What the listing says of the parts, before it comes to the module.

mod runtime_info;
mod signature;
mod subobjects;

pub(crate) use subobjects::print_subobjects;

use super::{Style, Text};
use crate::{
    dxbc::{Container, FourCc},
    error::Result,
    part::{
        debug_name::DebugName,
        features::{FIRST_OPTIONAL, Features},
        hash::ShaderHash,
        program::{Program, listed_program_part},
        psv0::Psv0,
        signature::Signature,
    },
};

/// Prints features, signatures, debug name, hash and pipeline information of `container`; gives the program that the
/// listing goes on with.
///
/// # Errors
/// A container that dxc refuses, one without a program, and parts that dxc would read beyond their end.
pub(crate) fn print_parts_header<'a>(container: &Container<'a>, style: &Style, text: &mut Text) -> Result<Program<'a>> {
    container.accepted_by_dxc()?;
    let part = listed_program_part(container)?;
    let program =
        Program::read(&part).map_err(|error| error.within(if part.kind == FourCc::ILDB { "ILDB" } else { "DXIL" }))?;

    if let Some(part) = container.find(FourCc::SFI0) {
        print_features(Features::read(&part)?, style, text);
    }
    let signatures =
        [(FourCc::ISG1, "Input", true), (FourCc::OSG1, "Output", false), (FourCc::PSG1, style.patch_constants, false)];
    for (kind, title, is_input) in signatures {
        if let Some(part) = container.find(kind) {
            signature::print(&Signature::read(&part)?, title, is_input, text)?;
        }
    }
    if let Some(part) = container.find(FourCc::ILDN) {
        match DebugName::read(&part).as_ref().map(DebugName::name) {
            Ok([]) => {}
            Ok(name) => {
                text.str("; shader debug name: ").bytes(name).byte(b'\n');
            }
            Err(_) => {
                text.str("; shader debug name present; corruption detected\n");
            }
        }
    }
    if let Some(part) = container.find(FourCc::HASH) {
        let hash = ShaderHash::read(&part)?;
        text.str("; shader hash: ").hex(&hash.digest);
        text.str(if hash.includes_source() { " (includes source)\n" } else { "\n" });
    }
    if let Some(part) = container.find(FourCc::PSV0) {
        // dxc prints what lies before a fault.
        let (psv0, _) = Psv0::read_so_far(&part)?;
        text.str(";\n; Pipeline Runtime Information: \n;\n");
        runtime_info::print(&psv0, program.kind(), style, text);
        text.str(";\n");
    }
    Ok(program)
}

/// Prints the features that the shader requires.
fn print_features(features: &Features, style: &Style, text: &mut Text) {
    if features.mask.get() == 0 {
        return;
    }
    text.str(";\n; Note: shader requires additional functionality:\n");
    for (bit, name) in features.required().filter(|(bit, _)| *bit < style.features) {
        let name = if style.unnamed_feature == Some(bit) { "<RESERVED>" } else { name };
        text.str(";       ").str(name).byte(b'\n');
    }
    text.str(";\n");
    if features.mask.get() >> FIRST_OPTIONAL == 0 || !style.optional_features {
        return;
    }
    text.str("; Note: shader has optional feature flags set:\n");
    for (_, name) in features.optional() {
        text.str(";       ").str(name).byte(b'\n');
    }
    text.str(";\n");
}
