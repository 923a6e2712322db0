//! `shaderbin dis`: dxc's listing of containers.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    bundle,
    input::Input,
    output::Destination,
};
use shaderbin::listing::Config;

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

impl Work for Listing<'_> {
    fn work(&self, input: &Input, slot: &mut Slot) -> Result<(), String> {
        let Slot { file, text, disassembler } = slot;
        let args::Dis { entry, target, .. } = self.arguments;
        let container = match entry {
            _ if !bundle::is_bundle(file) && entry.is_some() => return Err("no bundle: it has no entries".into()),
            Some(entry) => bundle::code_of(file, entry, target.as_deref())?,
            None if bundle::is_bundle(file) => return Err("a bundle: say which code with --entry NAME".into()),
            None => file,
        };
        disassembler.print(container, &self.config, text).map_err(|error| error.to_string())?;
        self.destination.write(input, &slot.text)
    }

    fn is_printed(&self) -> bool {
        matches!(self.destination, Destination::Standard)
    }
}
