//! The module as LLVM 3.7's assembly, printed the way dxc's LLVM does.
//!
//! Source: `AssemblyWriter` in dxc's `AsmWriter.cpp`.

mod debug_info;
mod dwarf;
mod function;
mod instruction;
mod metadata;
mod names;
mod numbers;
mod operand;
mod slots;
mod type_finder;
mod types;

use super::{Style, Text};
use crate::{
    Error, Result,
    ir::{Attribute, Bodies, GroupId, Linkage, Linked, Module, ValueId},
};
use slots::Slots;
use types::TypeTexts;

/// Constants nest no deeper than this in what any compiler writes.
const MAX_DEPTH: u32 = 200;

/// How much text is kept before it is handed on.
const PIECE: usize = 1 << 18;

/// Takes a listing, piece by piece.
pub(crate) type Sink<'s> = dyn FnMut(&[u8]) + 's;

/// Appends the module's text.
///
/// # Errors
/// A module whose text grows out of proportion, or debug info that names what is not there.
pub(crate) fn print(module: &Module, size: usize, style: &Style, text: &mut Text) -> Result<()> {
    let structs = type_finder::structs(module)?;
    let kept = Kept::new(module, size, core::mem::take(text))?;
    let mut printer = Printer::new(module, style, kept, None);
    let printed = printer.head(&structs).and_then(|()| printer.functions()).and_then(|()| printer.tail());
    *text = printer.text;
    printed
}

/// The structs of a module whose bodies are read one at a time, in the order of their declarations: what the text
/// begins with. All bodies were read, so that what is refused is refused here. None where a body cannot be printed
/// without another one.
///
/// # Errors
/// A body that cannot be read.
pub(crate) fn structs_of_bodies(module: &mut Module, bodies: &mut Bodies<'_>) -> Result<Option<alloc::vec::Vec<u32>>> {
    let structs = type_finder::structs_of_bodies(module, bodies)?;
    bodies.start_over(module);
    Ok(structs)
}

/// As [`print`], of a module whose bodies are read one at a time; `sink` gets all but the end of the text.
///
/// # Errors
/// As for [`print`].
pub(crate) fn print_bodies(
    (module, bodies): (&mut Module, &mut Bodies<'_>),
    structs: &[u32],
    size: usize,
    style: &Style,
    text: &mut Text,
    sink: &mut Sink<'_>,
) -> Result<()> {
    let kept = Kept::new(module, size, core::mem::take(text))?;
    let mut printer = Printer::new(module, style, kept, Some(&mut *sink));
    let mut printed = printer.head(structs);
    let mut kept = printer.keep();
    for index in 0..module.functions.len() {
        printed = printed.and_then(|()| bodies.read(index as u32, module));
        let Some(function) = module.functions.get(index).filter(|_| printed.is_ok()) else { break };
        kept.slots.more_nodes(module);
        let mut printer = Printer::new(module, style, kept, Some(&mut *sink));
        printed = printer.function(function);
        kept = printer.keep();
    }
    let mut printer = Printer::new(module, style, kept, Some(sink));
    printed = printed.and_then(|()| printer.tail());
    *text = printer.text;
    printed
}

/// Prints a module.
struct Printer<'m> {
    module: &'m Module,
    style: &'m Style,
    text: Text,
    types: TypeTexts,
    slots: Slots,
    /// The length at which the text is handed on, or must not reach.
    stop: usize,
    /// The length that the text must not reach.
    limit: usize,
    /// Whether a constant was nested too deep.
    overflow: bool,
    /// Whether the function takes more arguments than it has parameters.
    vararg: bool,
    predecessors: function::Predecessors,
    /// Which functions' names need no quotes: calls repeat them.
    plain: alloc::vec::Vec<bool>,
    /// The first constants with their types, of at most 16 characters, and their lengths: 0 of one that is longer or was
    /// not printed. Where bodies are read one at a time, the module's only: other constants come in place of a body's.
    short_constants: alloc::vec::Vec<([u8; 16], u8)>,
    /// Who takes the text in pieces.
    sink: Option<&'m mut Sink<'m>>,
}

/// So many constants at most are kept as text.
const MAX_SHORT: usize = 1 << 14;

/// What a printer knows, while bodies are read into its module.
struct Kept {
    text: Text,
    types: TypeTexts,
    slots: Slots,
    limit: usize,
    predecessors: function::Predecessors,
    plain: alloc::vec::Vec<bool>,
    short_constants: alloc::vec::Vec<([u8; 16], u8)>,
}

impl Kept {
    fn new(module: &Module, size: usize, text: Text) -> Result<Self> {
        // Real listings are under 15 times the bitcode; a type or name that is repeated makes hostile ones longer.
        let limit = text.len().saturating_add(1 << 20).saturating_add(size.saturating_mul(64));
        Ok(Self {
            types: TypeTexts::new(module),
            slots: Slots::new(module)?,
            limit,
            text,
            predecessors: function::Predecessors::default(),
            plain: module.functions.iter().map(|f| names::is_plain(module.name(f.value))).collect(),
            short_constants: alloc::vec![([0; 16], 0); module.constants.len().min(MAX_SHORT)],
        })
    }
}

impl<'m> Printer<'m> {
    fn new(module: &'m Module, style: &'m Style, kept: Kept, sink: Option<&'m mut Sink<'m>>) -> Self {
        let Kept { text, types, slots, limit, predecessors, plain, short_constants } = kept;
        let stop = if sink.is_some() { limit.min(PIECE) } else { limit };
        let (overflow, vararg) = (false, false);
        Self {
            module,
            style,
            text,
            types,
            slots,
            stop,
            limit,
            overflow,
            vararg,
            predecessors,
            plain,
            short_constants,
            sink,
        }
    }

    fn keep(self) -> Kept {
        let Self { text, types, slots, limit, predecessors, plain, short_constants, .. } = self;
        Kept { text, types, slots, limit, predecessors, plain, short_constants }
    }

    /// What stands before the functions.
    fn head(&mut self, structs: &[u32]) -> Result<()> {
        let module = self.module;
        let text = &mut self.text;
        if !module.data_layout.is_empty() {
            text.str("target datalayout = \"").bytes(module.str(module.data_layout)).str("\"\n");
        }
        if !module.triple.is_empty() {
            text.str("target triple = \"").bytes(module.str(module.triple)).str("\"\n");
        }
        if !module.asm.is_empty() {
            text.byte(b'\n');
            // LLVM stops at a trailing newline instead of printing an empty line.
            let asm = module.str(module.asm);
            for line in asm.strip_suffix(b"\n").unwrap_or(asm).split(|c| *c == b'\n') {
                text.str("module asm \"");
                names::escaped(text, line);
                text.str("\"\n");
            }
        }
        self.structs(structs)?;
        self.comdats();
        if !module.globals.is_empty() {
            self.text.byte(b'\n');
        }
        for global in &module.globals {
            self.global(global);
            self.check()?;
        }
        if !module.aliases.is_empty() {
            self.text.byte(b'\n');
        }
        for alias in &module.aliases {
            self.alias(alias);
            self.check()?;
        }
        Ok(())
    }

    fn functions(&mut self) -> Result<()> {
        for function in &self.module.functions {
            self.function(function)?;
        }
        Ok(())
    }

    /// What stands behind the functions.
    fn tail(&mut self) -> Result<()> {
        self.attribute_groups();
        self.named_metadata();
        self.nodes()
    }

    /// Whether the text is still in proportion to the module. Hands it on where it is long enough.
    #[inline]
    fn check(&mut self) -> Result<()> {
        if self.text.len() < self.stop && !self.overflow && !self.types.overflow {
            return Ok(());
        }
        self.hand_on()
    }

    #[cold]
    fn hand_on(&mut self) -> Result<()> {
        if self.text.len() >= self.limit || self.overflow || self.types.overflow {
            return Err(self.out_of_proportion());
        }
        if let Some(sink) = &mut self.sink {
            sink(self.text.as_bytes());
            self.limit -= self.text.len();
            self.stop = self.limit.min(PIECE);
            self.text.clear();
        }
        Ok(())
    }

    #[cold]
    fn out_of_proportion(&self) -> Error {
        let what = match (self.types.overflow, self.overflow) {
            (true, _) => "a type nested deeper or written longer than any compiler's",
            (_, true) => "a constant nested deeper than any compiler's",
            _ => "a text out of proportion to the bitcode",
        };
        Error::new("listing", 0, "a module as compilers make them", what)
    }

    fn structs(&mut self, structs: &[u32]) -> Result<()> {
        let module = self.module;
        let named = |index: &u32| module.types.structure(*index).is_some_and(|s| !s.name.is_empty());
        let mut next = 0;
        for index in structs.iter().filter(|index| !named(index)) {
            if let Some(number) = self.types.numbers.get_mut(*index as usize) {
                *number = next;
                next += 1;
            }
        }
        if !structs.is_empty() {
            self.text.byte(b'\n');
        }
        let (named, numbered): (alloc::vec::Vec<u32>, alloc::vec::Vec<u32>) = structs.iter().partition(|i| named(i));
        for index in numbered.into_iter().chain(named) {
            self.types.struct_name(module, index, &mut self.text);
            self.text.str(" = type ");
            self.types.struct_body(module, index, &mut self.text);
            self.text.byte(b'\n');
            self.check()?;
        }
        Ok(())
    }

    /// The comdats that functions and variables name, in that order.
    fn comdats(&mut self) {
        let module = self.module;
        let mut seen = type_finder::Seen::new(module.comdats.len() + 1);
        let functions = module.functions.iter().map(|f| f.linked.comdat);
        let globals = module.globals.iter().map(|g| g.linked.comdat);
        let used: alloc::vec::Vec<u32> = functions.chain(globals).filter(|c| *c != 0 && seen.insert(*c)).collect();
        if !used.is_empty() {
            self.text.byte(b'\n');
        }
        for (place, number) in used.iter().enumerate() {
            let Some(comdat) = module.comdats.get(*number as usize - 1) else { continue };
            self.text.byte(b'$');
            names::name(&mut self.text, module.str(comdat.name));
            self.text.str(" = comdat ").str(match comdat.selection {
                2 => "exactmatch",
                3 => "largest",
                4 => "noduplicates",
                5 => "samesize",
                _ => "any",
            });
            self.text.byte(b'\n');
            if place + 1 != used.len() {
                self.text.byte(b'\n');
            }
        }
    }

    fn global(&mut self, global: &crate::ir::GlobalVariable) {
        self.value(global.value);
        self.text.str(" = ");
        if global.initializer.is_none() && global.linked.linkage == Linkage::External {
            self.text.str("external ");
        }
        self.linkage(&global.linked);
        if global.address_space != 0 {
            self.text.str("addrspace(").int(global.address_space).str(") ");
        }
        if global.externally_initialized {
            self.text.str("externally_initialized ");
        }
        self.text.str(if global.constant { "constant " } else { "global " });
        self.types.write(self.module, global.ty, &mut self.text);
        if let Some(initializer) = global.initializer {
            self.text.byte(b' ');
            self.value(initializer);
        }
        if !global.linked.section.is_empty() {
            self.text.byte(b',');
            self.section(&global.linked);
        }
        if global.linked.comdat != 0 {
            self.text.byte(b',');
            self.comdat(&global.linked, global.value);
        }
        if global.linked.alignment != 0 {
            self.text.str(", align ").int(global.linked.alignment);
        }
        self.text.byte(b'\n');
    }

    fn alias(&mut self, alias: &crate::ir::Alias) {
        self.value(alias.value);
        self.text.str(" = ");
        self.linkage(&alias.linked);
        self.text.str("alias ");
        match self.module.constant(alias.aliasee) {
            Some(crate::ir::Constant::Expression(_)) => self.value(alias.aliasee),
            _ => self.typed(alias.aliasee),
        }
        self.text.byte(b'\n');
    }

    /// Linkage, visibility, storage class, thread-local model and `unnamed_addr` of a variable or alias.
    fn linkage(&mut self, linked: &Linked) {
        self.linkage_words(linked);
        self.text.str(match linked.thread_local {
            1 => "thread_local ",
            2 => "thread_local(localdynamic) ",
            3 => "thread_local(initialexec) ",
            4 => "thread_local(localexec) ",
            _ => "",
        });
        if linked.unnamed_addr {
            self.text.str("unnamed_addr ");
        }
    }

    /// Linkage, visibility and storage class.
    fn linkage_words(&mut self, linked: &Linked) {
        self.text.str(match linked.linkage {
            Linkage::External => "",
            Linkage::Appending => "appending ",
            Linkage::Internal => "internal ",
            Linkage::ExternWeak => "extern_weak ",
            Linkage::Common => "common ",
            Linkage::Private => "private ",
            Linkage::AvailableExternally => "available_externally ",
            Linkage::Weak => "weak ",
            Linkage::WeakOdr => "weak_odr ",
            Linkage::LinkOnce => "linkonce ",
            Linkage::LinkOnceOdr => "linkonce_odr ",
        });
        self.text.str(["", "hidden ", "protected "].get(usize::from(linked.visibility)).unwrap_or(&""));
        self.text.str(["", "dllimport ", "dllexport "].get(usize::from(linked.dll_storage)).unwrap_or(&""));
    }

    fn section(&mut self, linked: &Linked) {
        self.text.str(" section \"");
        names::escaped(&mut self.text, self.module.str(linked.section));
        self.text.byte(b'"');
    }

    fn comdat(&mut self, linked: &Linked, value: ValueId) {
        let Some(comdat) = self.module.comdats.get((linked.comdat as usize).wrapping_sub(1)) else { return };
        self.text.str(" comdat");
        let name = self.module.str(comdat.name);
        if name != self.module.name(value) {
            self.text.str("($");
            names::name(&mut self.text, name);
            self.text.byte(b')');
        }
    }

    fn attribute_groups(&mut self) {
        let groups = core::mem::take(&mut self.slots.group_order);
        if !groups.is_empty() {
            self.text.byte(b'\n');
        }
        for (number, group) in groups.iter().enumerate() {
            self.text.str("attributes #").int(number).str(" = { ");
            self.attributes(*group, true);
            self.text.str(" }\n");
        }
    }

    /// A set of attributes, each behind a space; in a group of its own numbers stand behind `=`.
    fn attributes(&mut self, group: GroupId, in_group: bool) {
        for (place, attribute) in self.module.attributes.group(group).iter().enumerate() {
            if place != 0 {
                self.text.byte(b' ');
            }
            self.attribute(attribute, in_group);
        }
    }

    fn attribute(&mut self, attribute: &Attribute, in_group: bool) {
        use crate::ir::{attribute_name, is_alignment};
        match *attribute {
            Attribute::Flag(kind) => {
                self.text.str(attribute_name(kind));
            }
            Attribute::Number(kind, value) => {
                self.text.str(attribute_name(kind));
                match (in_group, is_alignment(kind)) {
                    (true, _) => self.text.byte(b'=').int(value),
                    (_, true) => self.text.byte(b' ').int(value),
                    _ => self.text.byte(b'(').int(value).byte(b')'),
                };
            }
            Attribute::String(key, value) => {
                self.text.byte(b'"').bytes(self.module.str(key)).byte(b'"');
                if !value.is_empty() {
                    self.text.str("=\"").bytes(self.module.str(value)).byte(b'"');
                }
            }
        }
    }
}
