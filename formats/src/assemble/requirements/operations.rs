//! What an operation needs: the least shader model, and the stages that may call it.
//!
//! Source: dxc's `OP::GetMinShaderModelAndMask`, which `utils/hct/hctdb.py` makes.

use crate::{
    assemble::ValidatorVersion,
    dxil::OperationCall,
    ir::{Module, Type, ValueId},
    part::program::ShaderKind::{self, *},
};

/// The stages that may run something: a bit each, by the stage's number.
pub(super) type Stages = u32;

/// The least shader model, and the stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Needs {
    pub(super) model: (u32, u32),
    pub(super) stages: Stages,
}

/// All stages.
pub(super) const ALL: Stages = up_to(Node);

/// The stages up to `last`.
pub(super) const fn up_to(last: ShaderKind) -> Stages {
    (2 << last as u32) - 1
}

const fn of(stages: &[ShaderKind]) -> Stages {
    match stages {
        [] => 0,
        [first, rest @ ..] => 1 << *first as u32 | of(rest),
    }
}

const GROUPS: Stages = of(&[Compute, Mesh, Amplification, Node]);
/// Stages with quads of threads.
const QUADS: Stages = GROUPS | of(&[Library, Pixel]);
const HITS: Stages = of(&[Library, Intersection, AnyHit, ClosestHit]);
const TRACERS: Stages = of(&[Library, RayGeneration, ClosestHit, Miss]);
const GRADIENTS_BEFORE_1_8: Stages = !of(&[Compute, Amplification, Mesh]);

/// Whether an operation takes differences between the threads of a quad, as far as the masks are concerned.
fn is_gradient(opcode: u32) -> bool {
    matches!(opcode, 60 | 61 | 64 | 81 | 83..=86)
}

/// Whether threads of a wave work together in an operation (dxc's `IsDxilOpWave`).
pub(super) fn is_wave(opcode: u32) -> bool {
    matches!(opcode, 110..=123 | 135 | 136 | 165..=167 | 222 | 0x8000_0001 | 0x8000_0002)
}

/// What an operation needs by its number. `translates`: in a library, from which a program of a lower shader model may
/// be linked.
fn by_opcode(opcode: u32, translates: bool) -> Needs {
    let lower = |minor| if translates { 0 } else { minor };
    let (minor, stages) = match opcode {
        93..=96 => (0, GROUPS),
        105 => (0, of(&[Domain])),
        103 | 104 => (0, of(&[Domain, Hull])),
        97..=100 => (0, of(&[Geometry])),
        108 => (0, of(&[Geometry, Domain, Hull])),
        106 | 107 => (0, of(&[Hull])),
        122 | 123 => (0, QUADS),
        110..=121 | 135 | 136 => (0, ALL),
        60 | 61 | 64 | 81 | 83..=86 => (0, QUADS),
        76 | 77 | 82 | 87..=92 => (0, of(&[Pixel])),
        137 => (1, of(&[Pixel])),
        138 => (1, of(&[Vertex, Hull, Domain, Geometry, Pixel, Mesh])),
        139 | 140 => (lower(2), ALL),
        155 | 156 => (3, of(&[AnyHit])),
        159 => (3, TRACERS | of(&[Callable])),
        158 => (3, of(&[Library, Intersection])),
        141..=143 | 149..=152 | 161 => (3, HITS),
        144 | 147 | 148 | 153 | 154 => (3, HITS | of(&[Miss])),
        157 => (3, TRACERS),
        145 | 146 => (3, HITS | TRACERS | of(&[Callable])),
        160 => (lower(3), ALL),
        162..=164 => (4, ALL),
        176..=212 | 214 | 215 => (5, ALL),
        173 => (5, of(&[Amplification])),
        165..=167 => (5, ALL),
        213 => (5, HITS),
        174 | 175 => (5, of(&[Library, Pixel])),
        168..=172 => (5, of(&[Mesh])),
        218..=221 => (6, ALL),
        216 | 217 => (lower(6), ALL),
        223..=225 => (7, ALL),
        222 => (lower(7), QUADS),
        245 | 254 => (8, ALL),
        255 => (8, QUADS),
        238..=243 | 246..=253 => (8, of(&[Node])),
        256 | 257 => (8, of(&[Vertex])),
        244 => (lower(8), ALL),
        258 | 303 | 304 => (9, ALL),
        268 => (9, of(&[Library, RayGeneration])),
        262..=267 | 269..=289 => (9, TRACERS),
        305..=308 | 0x8000_0000 | 0x8000_0004 | 0x8000_0005 | 0x8000_0008 | 0x8000_0009 | 0x8000_000b..=0x8000_001d => {
            (10, ALL)
        }
        0x8000_0001 | 0x8000_0002 => (10, GROUPS),
        0x8000_0003 | 0x8000_0007 => (10, of(&[Library, AnyHit, ClosestHit])),
        0x8000_0006 | 0x8000_000a => (10, TRACERS),
        _ => (0, ALL),
    };
    Needs { model: (6, minor), stages }
}

/// What a call needs in a module for this validator; `translates` as of a library.
pub(super) fn needs(module: &Module, call: &OperationCall<'_>, validator: ValidatorVersion, translates: bool) -> Needs {
    let mut needs = by_opcode(call.opcode, translates);
    if !validator.is_at_least(1, 8) && is_gradient(call.opcode) {
        needs.stages &= GRADIENTS_BEFORE_1_8;
        return needs;
    }
    if !validator.is_at_least(1, 5) {
        if is_wave(call.opcode) {
            needs.stages = up_to(Callable);
        }
        return needs;
    }
    match call.opcode {
        80 | 244..=246 => {
            let barrier = Barrier::of(module, call);
            if translates && call.opcode == 244 && !barrier.has_mode() {
                needs.model = (6, 8);
            }
            if barrier.needs_reorder() {
                return Needs { model: (6, 9), stages: needs.stages & of(&[Library, RayGeneration]) };
            }
            if barrier.needs_node() {
                needs.stages &= of(&[Library, Node]);
            } else if barrier.needs_group() {
                needs.stages &= GROUPS | of(&[Library]);
            }
        }
        78 | 79 if is_long(module, call) => needs.model = (6, 6),
        216 | 217 if translates && validator == ValidatorVersion(1, 6) => needs.model = (6, 6),
        _ => {}
    }
    needs
}

/// Whether an atomic operation's overload is a 64-bit integer: its result's type.
fn is_long(module: &Module, call: &OperationCall<'_>) -> bool {
    let ty = module.types.pointee(module.type_of(call.callee));
    let result = ty.and_then(|ty| module.types.signature(ty)).map(|(result, ..)| module.types.get(result));
    result == Some(Type::Integer(64))
}

/// A barrier's constant arguments.
pub(super) struct Barrier {
    opcode: u32,
    first: Option<u32>,
    second: Option<u32>,
}

impl Barrier {
    const ALL_MEMORY: u32 = 0xf;
    const GROUP_MEMORY: u32 = 2;
    const NODE_MEMORY: u32 = 0xc;
    /// Group synchronization and group scope.
    const GROUP_SEMANTICS: u32 = 3;
    const REORDER_SCOPE: u32 = 8;

    pub(super) fn of(module: &Module, call: &OperationCall<'_>) -> Self {
        let number = |index: usize| {
            let value = call.arguments.get(index)?;
            module.integer(ValueId(*value)).map(|number| number as u32)
        };
        Self { opcode: call.opcode, first: number(1), second: number(2) }
    }

    /// The kinds of memory, by number: those that do not apply are left out of "all memory".
    fn memory(&self, applies: u32) -> u32 {
        match self.first {
            Some(Self::ALL_MEMORY) => Self::ALL_MEMORY & applies,
            Some(flags) if self.opcode == 244 => flags,
            _ => 0,
        }
    }

    /// Whether it needs a group of threads (dxc's `BarrierRequiresGroup`).
    pub(super) fn needs_group(&self) -> bool {
        match self.opcode {
            // All but a fence for all of the device.
            80 => self.first.is_some_and(|mode| mode != 2),
            244 if self.memory(!Self::GROUP_MEMORY) & Self::GROUP_MEMORY != 0 => true,
            _ => self.second.is_some_and(|semantics| semantics & Self::GROUP_SEMANTICS != 0),
        }
    }

    fn needs_node(&self) -> bool {
        self.opcode == 246 || self.opcode == 244 && self.memory(!Self::NODE_MEMORY) & Self::NODE_MEMORY != 0
    }

    fn needs_reorder(&self) -> bool {
        matches!(self.opcode, 244 | 245) && self.second.is_some_and(|semantics| semantics & Self::REORDER_SCOPE != 0)
    }

    /// Whether a barrier by memory type is one by mode, too (dxc's `TranslateToBarrierMode`).
    fn has_mode(&self) -> bool {
        let semantics = self.second.unwrap_or(0);
        let memory = self.memory(3);
        if semantics & !7 != 0 || memory & !3 != 0 {
            return false;
        }
        let fences = memory & Self::GROUP_MEMORY != 0 || memory & 1 != 0 && semantics & 6 != 0;
        fences || semantics & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_s_stages_and_model_are_those_of_its_class() {
        assert_eq!(by_opcode(4, false), Needs { model: (6, 0), stages: ALL });
        assert_eq!(by_opcode(139, false).model, (6, 2));
        assert_eq!(by_opcode(139, true).model, (6, 0));
        assert_eq!(by_opcode(93, true).stages, 1 << 5 | 1 << 13 | 1 << 14 | 1 << 15);
        assert_eq!(by_opcode(145, true).stages, 0x1fc0);
        assert!(is_wave(222) && !is_wave(124));
    }

    #[test]
    fn a_barrier_needs_what_its_arguments_say() {
        let barrier = |opcode, first, second| Barrier { opcode, first: Some(first), second: Some(second) };
        assert!(!barrier(80, 2, 0).needs_group() && barrier(80, 9, 0).needs_group());
        assert!(!barrier(244, 0xf, 4).needs_group() && barrier(244, 2, 4).needs_group());
        assert!(barrier(244, 1, 3).needs_group() && !barrier(245, 0, 4).needs_group());
        assert!(barrier(244, 4, 4).needs_node() && !barrier(244, 0xf, 4).needs_node());
        assert!(barrier(244, 1, 4).has_mode() && !barrier(244, 1, 0).has_mode() && !barrier(244, 4, 4).has_mode());
        assert!(barrier(245, 0, 8).needs_reorder() && !barrier(246, 0, 8).needs_reorder());
    }
}
