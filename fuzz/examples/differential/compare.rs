//! What comes out when both were asked.

use crate::{known::KNOWN, oracle::Answer};
use shaderbin::listing::{Config, Release, print_bytes};
use std::{fmt, panic::catch_unwind};

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
    let kind = match (ours, theirs) {
        (Ours::Panicked(text), _) => format!("we panic: {}", pattern(text)),
        (_, Answer::Crashed) => return Outcome::TheirCrash("crashes"),
        (_, Answer::Hung) => return Outcome::TheirCrash("hangs"),
        (Ours::Refused(_), Answer::Refused(_)) => return Outcome::BothRefuse,
        (Ours::Listing(ours), Answer::Listing(theirs)) if ours == theirs => return Outcome::SameText,
        (Ours::Listing(ours), Answer::Listing(theirs)) => first_difference(ours, theirs),
        (Ours::Refused(why), Answer::Listing(_)) => format!("only we refuse: {}", pattern(why)),
        (Ours::Listing(_), Answer::Refused(why)) => format!("only dxc refuses: {}", pattern(why)),
    };
    match KNOWN.iter().find(|known| known.explains(&kind)) {
        Some(known) => Outcome::Known(known.why),
        None => Outcome::Unexplained(kind),
    }
}

/// The first line in which the texts differ.
fn first_difference(ours: &[u8], theirs: &[u8]) -> String {
    let lines = |text: &[u8]| text.split(|byte| *byte == b'\n').map(|line| String::from_utf8_lossy(line).into_owned()).collect();
    let (ours, theirs): (Vec<String>, Vec<String>) = (lines(ours), lines(theirs));
    let at = ours.iter().zip(&theirs).take_while(|(ours, theirs)| ours == theirs).count();
    let line = |lines: &[String]| lines.get(at).map_or("(the end)".to_owned(), |line| pattern(line));
    format!("we print `{}`, dxc `{}`", line(&ours), line(&theirs))
}

/// A line without its numbers, and not longer than needed: differences of one kind have one pattern.
fn pattern(line: &str) -> String {
    let mut short = String::new();
    for character in line.chars().take(400) {
        let hidden = if character.is_ascii_digit() { '#' } else { character };
        if hidden != '#' || !short.ends_with('#') {
            short.push(hidden);
        }
    }
    short.chars().take(200).collect()
}
