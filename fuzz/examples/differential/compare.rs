//! What comes out when both were asked.

use crate::{
    known::{Difference, KNOWN, first_difference},
    oracle::Answer,
};
use shaderbin::listing::{Config, Release, print_bytes};
use std::{fmt, panic::catch_unwind};

/// What the kinds begin with of files that dxc alone refuses.
const ONLY_DXC: &str = "only dxc refuses";

/// What this crate makes of a file.
#[derive(Debug)]
pub enum Ours {
    Listing(Vec<u8>),
    Refused(String),
    Panicked(String),
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Both print the same.
    SameText,
    /// Both refuse.
    BothRefuse,
    /// dxc crashes, or hangs.
    TheirCrash(&'static str),
    /// A difference that a fault of dxc's explains.
    Known(&'static str),
    /// A difference, without the numbers and names in it.
    Unexplained(String),
}

impl Outcome {
    pub fn is_unexplained(&self) -> bool {
        matches!(self, Self::Unexplained(_))
    }

    /// Whether only dxc refuses the file.
    pub fn is_refusal_of_dxc(&self) -> bool {
        matches!(self, Self::Unexplained(kind) if kind.starts_with(ONLY_DXC))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SameText => f.write_str("both print the same text"),
            Self::BothRefuse => f.write_str("both refuse"),
            Self::TheirCrash(how) => write!(f, "dxc {how}"),
            Self::Known(why) => write!(f, "explained: {why}"),
            Self::Unexplained(kind) => write!(f, "UNEXPLAINED: {kind}"),
        }
    }
}

/// Prints `file` as `release` does.
pub fn ours(file: &[u8], release: Release) -> Ours {
    let mut config = Config::default();
    config.release = release;
    let mut text = Vec::new();
    match catch_unwind(move || print_bytes(file, &config, &mut text).map(|()| text)) {
        Ok(Ok(text)) => Ours::Listing(text),
        Ok(Err(error)) => Ours::Refused(error.to_string()),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            Ours::Panicked(text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("?").to_owned())
        }
    }
}

/// What came out of both.
pub fn compare(ours: &Ours, theirs: &Answer) -> Outcome {
    let (our_text, their_text);
    let difference = match (ours, theirs) {
        (Ours::Panicked(text), _) => Difference::Panic(text),
        (_, Answer::Crashed) => return Outcome::TheirCrash("crashes"),
        (_, Answer::Hung) => return Outcome::TheirCrash("hangs"),
        (Ours::Refused(_), Answer::Refused(_)) => return Outcome::BothRefuse,
        (Ours::Listing(ours), Answer::Listing(theirs)) if ours == theirs => return Outcome::SameText,
        (Ours::Listing(ours), Answer::Listing(theirs)) => {
            (our_text, their_text) = (String::from_utf8_lossy(ours), String::from_utf8_lossy(theirs));
            Difference::Texts { ours: &our_text, theirs: &their_text }
        }
        (Ours::Refused(why), Answer::Listing(_)) => Difference::OnlyTheirs(why),
        (Ours::Listing(_), Answer::Refused(why)) => Difference::OnlyOurs(why),
    };
    match KNOWN.iter().find(|known| (known.explains)(&difference)) {
        Some(known) => Outcome::Known(known.why),
        None => Outcome::Unexplained(kind(&difference)),
    }
}

/// A difference without its numbers and names: one text for all of a kind.
fn kind(difference: &Difference<'_>) -> String {
    match difference {
        Difference::Panic(text) => format!("we panic: {}", pattern(text)),
        Difference::OnlyTheirs(why) => format!("only we refuse: {}", pattern(why)),
        Difference::OnlyOurs(why) => format!("{ONLY_DXC}: {}", pattern(why)),
        Difference::Texts { ours, theirs } => {
            let (ours, theirs) = first_difference(ours, theirs).unwrap_or_default();
            format!("we print `{}`, dxc `{}`", pattern(ours), pattern(theirs))
        }
    }
}

/// A line without its numbers, and not longer than needed.
fn pattern(line: &str) -> String {
    let mut short = String::new();
    let mut after_x = false;
    for character in line.chars().take(400) {
        let digit = character.is_ascii_digit() || after_x && character.is_ascii_hexdigit();
        after_x = character == 'x' && short.ends_with('#') || after_x && digit;
        if !digit || !short.ends_with('#') {
            short.push(if digit { '#' } else { character });
        }
    }
    short.replace("#x#", "#").chars().take(160).collect()
}
