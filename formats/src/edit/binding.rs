//! Bindings as HLSL writes them, and what moves to where.

use crate::{
    dxil::{Resource, ResourceClass, Resources},
    edit::{EditError, refused},
};
use alloc::{format, vec::Vec};
use core::{fmt, str::FromStr};

/// A register in a space: `b0`, `t2,space1`. Space 0 is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Binding {
    /// The class, whose letter is `t`, `u`, `b` or `s`.
    pub class: ResourceClass,
    /// The register.
    pub register: u32,
    /// The register space.
    pub space: u32,
}

/// The letters of the classes, by number.
const LETTERS: [(char, ResourceClass); 4] = [
    ('t', ResourceClass::Srv),
    ('u', ResourceClass::Uav),
    ('b', ResourceClass::CBuffer),
    ('s', ResourceClass::Sampler),
];

impl FromStr for Binding {
    type Err = EditError;

    fn from_str(text: &str) -> Result<Self, EditError> {
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| digits)
        };
        let (name, space) = match text.split_once(',') {
            None => (text, Some(0)),
            Some((name, space)) => (name, space.trim().strip_prefix("space").and_then(number)),
        };
        let mut rest = name.trim().chars();
        let class = rest.next().and_then(|found| LETTERS.iter().find(|(letter, _)| *letter == found));
        match (class, number(rest.as_str()), space) {
            (Some((_, class)), Some(register), Some(space)) => Ok(Self { class: *class, register, space }),
            _ => {
                let meant = "a register is meant, as b0, t2, u1 or s3, and its space, as t2,space1";
                Err(refused(format_args!("{text:?} is none: {meant}")))
            }
        }
    }
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = LETTERS.iter().find(|(_, class)| *class == self.class).map_or('t', |(letter, _)| *letter);
        write!(f, "{letter}{}", self.register)?;
        if self.space != 0 {
            write!(f, ",space{}", self.space)?;
        }
        Ok(())
    }
}

/// The registers of a resource: all in one space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// The class, the first register and the space.
    pub first: Binding,
    /// The number of registers; `u32::MAX` where it has no end.
    pub size: u32,
}

impl Range {
    pub(super) fn of(resource: &Resource<'_>) -> Self {
        let first = Binding { class: resource.class, register: resource.lower_bound, space: resource.space };
        Self { first, size: resource.range_size }
    }

    /// The last register; that of a range without end is `u32::MAX`. None where the registers have no such numbers.
    pub(super) fn last(self) -> Option<u32> {
        match self.size {
            u32::MAX => Some(u32::MAX),
            size => self.first.register.checked_add(size.saturating_sub(1)),
        }
    }

    fn overlaps(self, other: Self) -> bool {
        let end = |range: Self| range.last().unwrap_or(u32::MAX);
        (self.first.class, self.first.space) == (other.first.class, other.first.space)
            && self.first.register <= end(other)
            && other.first.register <= end(self)
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.size, self.last()) {
            (u32::MAX, _) => write!(f, "{} and all above", self.first),
            (0 | 1, _) => write!(f, "{}", self.first),
            (_, Some(last)) => write!(f, "{} to {last}", self.first),
            (size, None) => write!(f, "{} with {size} registers", self.first),
        }
    }
}

/// A resource that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub from: Range,
    pub to: Binding,
}

impl Move {
    /// Its registers when it has moved.
    pub(super) fn moved(self) -> Range {
        Range { first: self.to, size: self.from.size }
    }

    /// What is added to each register, modulo 2^32.
    pub(super) fn difference(self) -> u32 {
        self.to.register.wrapping_sub(self.from.first.register)
    }
}

/// All resources that move at once.
#[derive(Clone, Debug, Default)]
pub(super) struct Moves(Vec<Move>);

impl Moves {
    /// Finds the resources that are to move among those of a module, and checks that all have room where they go.
    pub(super) fn plan(rebinds: &[(Binding, Binding)], resources: &Resources<'_>) -> Result<Self, EditError> {
        let lists = [&resources.srvs, &resources.uavs, &resources.cbuffers, &resources.samplers];
        let ranges: Vec<Range> = lists.into_iter().flatten().map(Range::of).collect();
        let mut moves = Self::default();
        for (from, to) in rebinds {
            if from.class != to.class {
                return Err(refused(format_args!("{from} cannot become {to}: a resource keeps its class")));
            }
            let mut found = ranges.iter().filter(|range| range.first == *from);
            let Some(&range) = found.next() else {
                return Err(refused(
                    match ranges.iter().find(|range| range.overlaps(Range { first: *from, size: 1 })) {
                        Some(range) => {
                            format!("no resource begins at {from}: it is one of {range}, which moves as a whole")
                        }
                        None => format!("no resource is bound to {from}"),
                    },
                ));
            };
            if found.next().is_some() {
                return Err(refused(format_args!("more than one resource is bound to {from}")));
            }
            if moves.0.iter().any(|other| other.from == range) {
                return Err(refused(format_args!("{from} is to move twice")));
            }
            moves.0.push(Move { from: range, to: *to });
        }
        moves.check(&ranges)?;
        moves.0.retain(|found| found.from.first != found.to);
        Ok(moves)
    }

    /// Checks that no moved range leaves the numbers, or lies where another does.
    fn check(&self, ranges: &[Range]) -> Result<(), EditError> {
        for found in &self.0 {
            let to = found.moved();
            if to.last().is_none() {
                let size = to.size;
                return Err(refused(format_args!(
                    "{} has {size} registers, which end past 2^32 from {}",
                    found.from.first, found.to
                )));
            }
            let others = ranges.iter().filter(|range| **range != found.from);
            if let Some(other) =
                others.map(|range| self.find(range.first).map_or(*range, Move::moved)).find(|range| to.overlaps(*range))
            {
                return Err(refused(format_args!("{} cannot move to {to}: {other} is bound", found.from.first)));
            }
        }
        Ok(())
    }

    /// The move of a resource.
    pub(super) fn of(&self, resource: &Resource<'_>) -> Option<Move> {
        self.find(Range::of(resource).first)
    }

    /// The move of the resource that begins at a binding.
    pub(super) fn find(&self, from: Binding) -> Option<Move> {
        self.0.iter().find(|found| found.from.first == from).copied()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.0.iter().copied()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        dxil::Detail,
        ir::{TypeId, ValueId},
    };
    use alloc::string::ToString;

    fn resource(at: &str, size: u32) -> Resource<'static> {
        let Binding { class, register, space } = at.parse().unwrap();
        Resource {
            class,
            kind_number: 0,
            id: 0,
            symbol: ValueId(0),
            ty: TypeId::VOID,
            name: b"",
            space,
            lower_bound: register,
            range_size: size,
            detail: Detail::CBuffer { size: 16 },
        }
    }

    fn plan(resources: &[(&str, u32)], moves: &[(&str, &str)]) -> Result<Moves, EditError> {
        let srvs = resources.iter().map(|(at, size)| resource(at, *size)).collect();
        let moves: Vec<_> = moves.iter().map(|(from, to)| (from.parse().unwrap(), to.parse().unwrap())).collect();
        Moves::plan(&moves, &Resources { srvs, ..Resources::default() })
    }

    #[test]
    fn a_binding_is_written_as_in_hlsl() {
        for (text, shown) in
            [("b0", "b0"), ("t2,space1", "t2,space1"), ("u7,space0", "u7"), (" s3 , space4", "s3,space4")]
        {
            assert_eq!(text.parse::<Binding>().unwrap().to_string(), shown);
        }
        for text in ["", "b", "0", "x0", "b-1", "b+1", "b0,1", "b0,space", "b0,space1,space2", "b4294967296", "B0"] {
            assert!(text.parse::<Binding>().is_err(), "{text}");
        }
    }

    #[test]
    fn ranges_move_as_a_whole_and_at_once() {
        let resources = [("t0", 1), ("t1", 4), ("t5", 1), ("t9,space1", u32::MAX)];
        let moves = plan(&resources, &[("t0", "t4"), ("t1", "t0"), ("t9,space1", "t0,space1")]).unwrap();
        let find = |text: &str| moves.find(text.parse().unwrap()).map(|found| found.moved().to_string());
        assert_eq!(find("t1").unwrap(), "t0 to 3");
        assert_eq!(find("t9,space1").unwrap(), "t0,space1 and all above");
        assert_eq!(find("t5"), None);
        assert!(plan(&resources, &[("t5", "t5")]).unwrap().is_empty());
    }

    #[test]
    fn a_range_finds_no_room_where_another_is() {
        let resources = [("t0", 1), ("t1", 4), ("t5", 1), ("t9,space1", u32::MAX)];
        let fault = |from, to| plan(&resources, &[(from, to)]).unwrap_err().to_string();
        assert_eq!(fault("t1", "t2"), "t1 cannot move to t2 to 5: t5 is bound");
        assert_eq!(fault("t0", "t4000,space1"), "t0 cannot move to t4000,space1: t9,space1 and all above is bound");
        assert_eq!(fault("t9,space1", "t4"), "t9,space1 cannot move to t4 and all above: t1 to 4 is bound");
        assert_eq!(fault("t1", "t4294967293"), "t1 has 4 registers, which end past 2^32 from t4294967293");
        assert!(plan(&resources, &[("t1", "t4294967292")]).is_ok());
    }
}
