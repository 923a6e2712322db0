//! `shaderbin dis`: dxc's listing of containers.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    bundle,
    input::Input,
    output::{Destination, StandardOutput},
};
use shaderbin::listing::Config;
use std::cell::RefCell;

struct Listing<'a> {
    arguments: &'a args::Dis,
    config: Config,
    destination: Destination,
}

/// Runs the command.
pub fn run(arguments: &args::Dis) -> Outcome {
    let (inputs, outcome) = batch::inputs(&arguments.files);
    let destination = match Destination::new(arguments.output.as_deref(), inputs.len()) {
        Ok(destination) => destination,
        Err(error) => {
            batch::complain(&error);
            return Outcome::Usage;
        }
    };
    let mut config = Config::default();
    config.release = arguments.dxc.into();
    batch::run(&Listing { arguments, config, destination }, &inputs, arguments.jobs, outcome)
}

impl Listing<'_> {
    /// What of a file is printed.
    fn container<'f>(&self, file: &'f [u8]) -> Result<&'f [u8], String> {
        let args::Dis { entry, target, .. } = self.arguments;
        match entry {
            _ if !bundle::is_bundle(file) && entry.is_some() => Err("no bundle: it has no entries".into()),
            Some(entry) => bundle::code_of(file, entry, target.as_deref()),
            None if bundle::is_bundle(file) => Err("a bundle: say which code with --entry NAME".into()),
            None => Ok(file),
        }
    }
}

impl Work for Listing<'_> {
    fn work(&self, input: &Input, Slot { file, text, disassembler, .. }: &mut Slot) -> Result<(), String> {
        let container = self.container(file)?;
        if self.is_printed() {
            return disassembler.print(container, &self.config, text).map_err(|error| error.to_string());
        }
        self.destination.write_pieces(input, |sink| {
            disassembler.print_pieces(container, &self.config, sink).map_err(|error| error.to_string())
        })
    }

    fn work_in_order(&self, input: &Input, slot: &mut Slot, output: &RefCell<StandardOutput>) -> Result<(), String> {
        if !self.is_printed() {
            return self.work(input, slot);
        }
        let Slot { file, disassembler, .. } = slot;
        let mut written = Ok(());
        let printed = disassembler.print_pieces(self.container(file)?, &self.config, &mut |piece| {
            if written.is_ok() {
                written = output.borrow_mut().write(piece);
            }
        });
        printed.map_err(|error| error.to_string())?;
        written.map_err(|error| format!("standard output: {error}"))
    }

    fn is_printed(&self) -> bool {
        matches!(self.destination, Destination::Standard)
    }
}
