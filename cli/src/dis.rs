//! `shaderbin dis`: dxc's listing of containers.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    input::Input,
    output::Destination,
};
use shaderbin::listing::Config;

struct Listing {
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
    batch::run(&Listing { config, destination }, &inputs, arguments.jobs, outcome)
}

impl Work for Listing {
    fn work(&self, input: &Input, slot: &mut Slot) -> Result<(), String> {
        let Slot { file, text, disassembler, .. } = slot;
        disassembler.print(file, &self.config, text).map_err(|error| error.to_string())?;
        self.destination.write(input, &slot.text)
    }

    fn is_printed(&self) -> bool {
        matches!(self.destination, Destination::Standard)
    }
}
