//! Which stages of ray tracing may read and write the fields of a payload: `dx.dxrPayloadAnnotations`.

use super::{
    kinds::PayloadAccess,
    metadata::{Source, error},
    types::struct_type,
};
use crate::{Result, ir::TypeId};
use alloc::vec::Vec;

/// What stages may do with the fields of a payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayloadAnnotation {
    /// The type of the struct.
    pub ty: TypeId,
    /// What they may do with each field.
    pub fields: Vec<PayloadField>,
}

/// What stages may do with a field of a payload.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PayloadField {
    /// Four bits a stage, from the lowest on: caller, closest hit, miss, any hit; of these the lower two count.
    pub mask: u32,
}

impl PayloadField {
    /// What who traces the ray may do.
    pub fn caller(self) -> PayloadAccess {
        self.access(0)
    }

    /// What a closest-hit shader may do.
    pub fn closest_hit(self) -> PayloadAccess {
        self.access(4)
    }

    /// What a miss shader may do.
    pub fn miss(self) -> PayloadAccess {
        self.access(8)
    }

    /// What an any-hit shader may do.
    pub fn any_hit(self) -> PayloadAccess {
        self.access(12)
    }

    fn access(self, bit: u32) -> PayloadAccess {
        PayloadAccess::new(self.mask >> bit & 3).unwrap_or(PayloadAccess::NoAccess)
    }
}

/// Loads all; where some are not as DXIL says, dxc goes on without any.
pub(super) fn load(source: &Source<'_>) -> Vec<PayloadAnnotation> {
    load_all(source).unwrap_or_default()
}

fn load_all(source: &Source<'_>) -> Result<Vec<PayloadAnnotation>> {
    const NAME: &str = "dx.dxrPayloadAnnotations";
    let mut all = Vec::new();
    for node in source.named(NAME).unwrap_or_default() {
        let tuple = source.node(*node, NAME).tuple()?;
        let tag = tuple.get(0).u32()?;
        if tag != 0 || tuple.len() % 2 != 1 {
            return Err(error("tag 0 and pairs of dx.dxrPayloadAnnotations", format_args!("{tag}, {}", tuple.len())));
        }
        for index in (1..tuple.len()).step_by(2) {
            let what = tuple.get(index);
            let ty = struct_type(what)?;
            let annotation = tuple.get(index + 1).tuple()?;
            let count = what.module().types.fields(ty).map_or(0, <[_]>::len);
            if annotation.len() != count {
                return Err(error(format_args!("{count} fields of a payload"), annotation.len()));
            }
            let mut fields = Vec::with_capacity(count);
            for field in annotation.iter() {
                let mut mask = 0;
                for tag in field.tags()? {
                    if let (0, item) = tag? {
                        mask = item.u32()?;
                    }
                }
                fields.push(PayloadField { mask });
            }
            all.push(PayloadAnnotation { ty, fields });
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_bits_say_what_a_stage_may_do() {
        let field = PayloadField { mask: 0x0132 };
        assert_eq!((field.caller(), field.closest_hit()), (PayloadAccess::Write, PayloadAccess::ReadWrite));
        assert_eq!((field.miss(), field.any_hit()), (PayloadAccess::Read, PayloadAccess::NoAccess));
        // The upper two bits of a stage mean nothing.
        assert_eq!(PayloadField { mask: 0xc }.caller(), PayloadAccess::NoAccess);
    }
}
