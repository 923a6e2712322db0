//! RDAT: tables, records, references.

use shaderbin::{
    dxbc::{FourCc, Part},
    part::rdat::{Function, Function2, Rdat, Resource, SubobjectRecord, TableKind},
};

pub(crate) fn run(data: &[u8]) {
    crate::for_parts(data, &[FourCc::RDAT], body);
}

fn body(part: &Part<'_>) {
    let _ = crate::parts::round_trip(part);
    let strict = Rdat::read(part);
    let Ok((rdat, fault)) = Rdat::read_so_far(part) else {
        assert!(strict.is_err());
        return;
    };
    // The strict reader checks what records refer to as well.
    assert!(strict.is_err() || fault.is_none());
    assert_eq!(rdat.bytes(), part.data);
    let mut end = 0;
    for table in rdat.tables() {
        assert!(table.offset >= end, "tables that lie over each other");
        end = table.offset + table.data.len();
        assert_eq!(part.data.get(table.offset..end), Some(table.data));
        let _ = table.kind().map(TableKind::title);
        if let Some(records) = Rdat::records_of::<[u8; 4]>(&table) {
            assert!(records.iter().count() <= records.len());
        }
    }
    for resource in rdat.records::<Resource>(TableKind::Resources).iter() {
        let _ = rdat.string(resource.name);
    }
    for function in rdat.records::<Function>(TableKind::Functions).iter() {
        let _ = (rdat.string(function.name), rdat.array(function.resources));
    }
    assert!(rdat.records::<Function2>(TableKind::Functions).iter().count() <= part.data.len());
    for record in rdat.records::<SubobjectRecord>(TableKind::Subobjects).iter() {
        let [first, second, ..] = record.words;
        let _ = rdat.bytes_at(first, second);
    }
    let subobjects = rdat.subobjects();
    // Records that end before a field of theirs are counted, and not read.
    assert!(subobjects.iter().count() <= subobjects.len());
    for subobject in subobjects.iter() {
        match subobject {
            Ok(subobject) => assert!(subobject.name.len() <= part.data.len()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}
