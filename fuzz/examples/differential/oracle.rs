//! The program around dxc: jobs go in, answers come out, and it is started again where it ends.

use std::{
    fs,
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::Duration,
};
use tempfile::TempDir;

/// What dxc makes of a file.
#[derive(Debug)]
pub enum Answer {
    /// It prints this.
    Listing(Vec<u8>),
    /// It refuses it, and says why.
    Refused(String),
    /// It ends.
    Crashed,
    /// It does not answer.
    Hung,
}

/// A program around dxc.
pub struct Oracle {
    program: Vec<String>,
    timeout: Duration,
    folder: TempDir,
    running: Option<Running>,
}

struct Running {
    child: Child,
    jobs: ChildStdin,
    answers: Receiver<String>,
    errors: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Oracle {
    /// The program is started with the first job.
    ///
    /// # Errors
    /// No folder for the files of jobs can be made.
    pub fn new(program: &[String], timeout: Duration) -> io::Result<Self> {
        Ok(Self { program: program.to_vec(), timeout, folder: tempfile::tempdir()?, running: None })
    }

    fn start(&self) -> io::Result<Running> {
        let (name, arguments) = self.program.split_first().ok_or_else(|| io::Error::other("no program is named"))?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| io::Error::other(format!("{name}: {error}")))?;
        let (Some(jobs), Some(out), Some(err)) = (child.stdin.take(), child.stdout.take(), child.stderr.take()) else {
            return Err(io::Error::other("a program without its streams"));
        };
        Ok(Running { child, jobs, answers: lines(out), errors: lines(err) })
    }

    /// Asks what dxc makes of `file`.
    ///
    /// # Errors
    /// The program cannot be started, or files not be written and read.
    pub fn ask(&mut self, file: &[u8]) -> io::Result<Answer> {
        let (from, to) = (self.folder.path().join("job"), self.folder.path().join("listing"));
        fs::write(&from, file)?;
        let mut running = match self.running.take() {
            Some(running) => running,
            None => self.start()?,
        };
        // A program that ended takes no job, and gives no answer either.
        let _ = writeln!(running.jobs, "D\t{}\t{}", from.display(), to.display());
        let _ = running.jobs.flush();
        let answer = match running.answers.recv_timeout(self.timeout) {
            Ok(line) if line.starts_with("OK") => Answer::Listing(fs::read(&to)?),
            Ok(line) => {
                // dxc says why on its standard error.
                let said: Vec<String> = running.errors.try_iter().collect();
                Answer::Refused(format!("{} {}", line.trim_start_matches("ERR ").trim(), said.join(" ")))
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(Answer::Crashed),
            Err(RecvTimeoutError::Timeout) => return Ok(Answer::Hung),
        };
        self.running = Some(running);
        Ok(answer)
    }
}

/// The lines of a stream, read by a thread that ends with it.
fn lines(stream: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        for line in BufReader::new(stream).split(b'\n').map_while(Result::ok) {
            if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                break;
            }
        }
    });
    lines
}
