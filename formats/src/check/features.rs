//! SFI0 against the module's shader flags, and those against what the module uses.

use super::{Checks, Finding, Rule};
use crate::{
    Result,
    assemble::{feature_mask, module_flags, used_flags},
    dxbc::Part,
    dxil::{SHADER_FLAGS, shader_flag as flag},
    part::{
        features::{FIRST_OPTIONAL, Features, OPTIONAL, REQUIRED},
        program::{Program, ShaderKind},
    },
};

/// The shader flags that follow from the module, and not from the compiler's options (dxc's
/// `GetShaderFlagsRawForCollection`).
const COLLECTED: u64 = !(flag::DISABLE_OPTIMIZATIONS
    | flag::DISABLE_MATH_REFACTORING
    | flag::FORCE_EARLY_DEPTH_STENCIL
    | flag::ALL_RESOURCES_BOUND
    | flag::LEVEL9_COMPARISON_FILTERING
    | flag::USE_NATIVE_LOW_PRECISION);

impl Checks<'_, '_> {
    /// Checks SFI0's bits.
    pub(super) fn features(&mut self, part: &Part<'_>) -> Result<()> {
        let stated = Features::read(part)?.mask.get();
        let flags = module_flags(self.dxil);
        let expected = feature_mask(flags);
        let word = |on: bool| if on { "set" } else { "clear" };
        for bit in (0..64u32).filter(|bit| (stated ^ expected) >> bit & 1 == 1) {
            let required = REQUIRED.get(bit as usize);
            let optional = bit.checked_sub(FIRST_OPTIONAL).and_then(|bit| OPTIONAL.get(bit as usize));
            let name = required.or(optional).copied().unwrap_or("without a name");
            self.findings.push(Finding::new(
                Rule::Features,
                part.offset + bit as usize / 8,
                format_args!("SFI0 bit {bit} ({name})"),
                word(stated >> bit & 1 == 1),
                word(expected >> bit & 1 == 1),
                format_args!("shader flags {flags:#x} in dx.entryPoints"),
            ));
        }
        Ok(())
    }

    /// Checks the module's shader flags against what it uses.
    pub(super) fn flags(&mut self, program: &Program<'_>) -> Result<()> {
        let stated = module_flags(self.dxil) & COLLECTED;
        let mut used = used_flags(self.dxil, self.target.validator)? & COLLECTED;
        // The flag is for subobjects, too, which are in no container's module.
        let by_subobjects = self.dxil.shader_model.kind == ShaderKind::Library
            && self.target.validator.is_at_least(1, 5)
            && !self.target.validator.is_at_least(1, 8);
        if by_subobjects {
            used |= stated & flag::RAYTRACING_TIER1_1;
        }
        for bit in (0..64u32).filter(|bit| (stated ^ used) >> bit & 1 == 1) {
            let name = SHADER_FLAGS.get(bit as usize).copied().unwrap_or("without a name");
            let is_used = used >> bit & 1 == 1;
            let (rule, found, expected) =
                if is_used { (Rule::FlagMissing, "clear", "set") } else { (Rule::FlagUnused, "set", "clear") };
            self.findings.push(Finding::new(
                rule,
                program.offset,
                format_args!("dx.entryPoints, shader flag {bit} ({name})"),
                found,
                expected,
                "the module's functions, resources and signatures",
            ));
        }
        Ok(())
    }
}
