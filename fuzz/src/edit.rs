//! Modules that are edited: set to what they are they keep their bits, and what is stripped can be read.

use shaderbin::{
    Result,
    dxbc::Container,
    edit::{Editor, Strip, strip, strip_debug, strip_reflection, strip_root_signature},
};

const ALL: [Strip; 4] = [Strip::Debug, Strip::Reflection, Strip::RootSignature, Strip::Private];

pub(crate) fn run(data: &[u8]) {
    if let Ok(container) = Container::read(data)
        && container.size_without_gaps() <= 4 * data.len()
        && let Ok(stripped) = strip(&container, &ALL)
    {
        let file = stripped.build().expect("parts of less than 4 GiB");
        Container::read(&file).expect("what was written can be read");
    }
    crate::for_bitcode(data, |bitcode| {
        if let Ok(written) = set_to_itself(bitcode) {
            assert!(written == bitcode, "other bits");
        }
        for strip in [strip_debug, strip_reflection, strip_root_signature] {
            if let Ok(Some(stripped)) = strip(bitcode) {
                Editor::read(&stripped).expect("what was written can be read");
            }
        }
    });
}

fn set_to_itself(bitcode: &[u8]) -> Result<Vec<u8>> {
    let mut editor = Editor::read(bitcode)?;
    for id in editor.records().collect::<Vec<_>>() {
        let terms = editor.terms(id)?;
        editor.set(id, terms);
    }
    editor.write()
}
