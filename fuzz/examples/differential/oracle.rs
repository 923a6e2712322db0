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
    /// What it says: answers, and before them what dxc says on its standard error.
    said: Receiver<String>,
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
        // One pipe for both, so that what dxc says comes before the answer that it belongs to.
        let (out, both) = io::pipe()?;
        command.args(arguments).stdin(Stdio::piped()).stdout(both.try_clone()?).stderr(both);
        let mut child = command.spawn().map_err(|error| io::Error::other(format!("{name}: {error}")))?;
        let jobs = child.stdin.take().ok_or_else(|| io::Error::other("a program without its input"))?;
        Ok(Running { child, jobs, said: lines(out) })
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
        let mut why = Vec::new();
        let answer = loop {
            match running.said.recv_timeout(self.timeout) {
                Ok(line) if line.starts_with("OK") => break Answer::Listing(fs::read(&to)?),
                Ok(line) if line.starts_with("ERR") => {
                    why.insert(0, line.trim_start_matches("ERR ").trim().to_owned());
                    break Answer::Refused(why.join(" "));
                }
                Ok(line) => why.push(line),
                Err(RecvTimeoutError::Disconnected) => return Ok(Answer::Crashed),
                Err(RecvTimeoutError::Timeout) => return Ok(Answer::Hung),
            }
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
