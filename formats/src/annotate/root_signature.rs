//! RTS0: root signatures, whose parts hang together by offsets.

use super::{
    Format, Role, Step,
    walk::{Place, Say, Walk, nothing},
};
use crate::{
    layout::{Layout, Record},
    part::root_signature::{
        DescriptorTable, ParameterHeader, Payload, Range, Range1, Ranges, RootConstants, RootDescriptor,
        RootDescriptor1, RootSignature, RootSignatureHeader, StaticSampler, StaticSampler1, Version,
    },
};

const HEADER: Step = Step::new("RootSignatureHeader", "header", "Version, flags, and where the rest is.");
const PARAMETERS: Step = Step::new("ParameterHeader[]", "parameters", "The root parameters.");
const PAYLOAD: Step = Step::new(
    "DescriptorTable, RootConstants or RootDescriptor..1",
    "payload",
    "For each parameter, what it says; flags from version 1.1 on.",
);
const RANGES: Step =
    Step::new("Range..1[]", "ranges", "For each descriptor table, its ranges; flags from version 1.1 on.");
const SAMPLERS: Step = Step::new("StaticSampler..1[]", "samplers", "The static samplers; flags from version 1.2 on.");

pub(super) const FORMAT: Format = Format {
    name: "root_signature",
    title: "RTS0: a root signature. What follows the header lies where offsets say, usually in this order.",
    sequence: &[HEADER, PARAMETERS, PAYLOAD, RANGES, SAMPLERS],
    records: &[
        RootSignatureHeader::RECORD,
        ParameterHeader::RECORD,
        DescriptorTable::RECORD,
        RootConstants::RECORD,
        RootDescriptor::RECORD,
        RootDescriptor1::RECORD,
        Range::RECORD,
        Range1::RECORD,
        StaticSampler1::RECORD,
    ],
};

pub(super) fn walk(walk: &mut Walk<'_, '_, '_>, root_signature: &RootSignature<'_>) {
    walk.record(RootSignatureHeader::RECORD, 0, Role::Content, &mut |place: Place| match place.field.name {
        "version" | "flags" => Say::Nothing,
        _ => Say::Structure,
    });
    let first = root_signature.header.parameters.get() as usize;
    for (index, parameter) in root_signature.iter().enumerate() {
        let (header, payload) = match parameter {
            Ok(found) => found,
            Err(fault) => return walk.fault(Some(fault)),
        };
        let start = first + index * ParameterHeader::RECORD.size;
        walk.group(&PARAMETERS, Some(index), start..start + ParameterHeader::RECORD.size, None);
        walk.record(ParameterHeader::RECORD, start, Role::Content, &mut |place: Place| match place.field.name {
            "payload" => Say::Structure,
            _ => Say::Nothing,
        });
        let at = header.payload.get() as usize;
        let record: &'static Record = match payload {
            Payload::Table(..) => DescriptorTable::RECORD,
            Payload::Constants(_) => RootConstants::RECORD,
            Payload::Descriptor(_) => RootDescriptor::RECORD,
            Payload::Descriptor1(_) => RootDescriptor1::RECORD,
        };
        let role = if matches!(payload, Payload::Table(..)) { Role::Structure } else { Role::Content };
        walk.record(record, at, role, &mut nothing);
        if let Payload::Table(table, ranges) = payload {
            let (record, count): (&'static Record, _) = match ranges {
                Ranges::Plain(table) => (Range::RECORD, table.len()),
                Ranges::Flags(table) => (Range1::RECORD, table.len()),
            };
            rows(walk, &RANGES, record, table.ranges.get() as usize, count);
        }
        walk.end();
    }
    let record = if root_signature.version < Version::V1_2 { StaticSampler::RECORD } else { StaticSampler1::RECORD };
    rows(walk, &SAMPLERS, record, root_signature.header.samplers.get() as usize, root_signature.samplers.len());
}

/// `count` records at `first`.
fn rows(walk: &mut Walk<'_, '_, '_>, step: &Step, record: &'static Record, first: usize, count: usize) {
    for index in 0..count {
        if walk.is_full() {
            break;
        }
        let start = first + index * record.size;
        walk.group(step, Some(index), start..start + record.size, None);
        walk.record(record, start, Role::Content, &mut nothing);
        walk.end();
    }
}
