//! Rust libraries as a child of `wirebench foreign`. It answers requests on standard output, one after the other, until its
//! input ends. docs/foreign.md describes the protocol.

mod clock;
mod convert;
mod lane;
mod libraries;
mod order;
mod person;
mod time;
mod timestamp;
mod wire;

use lane::{Batch, Lane};
use libraries::Row;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use wire::{Answer, Fields};

/// The version of the protocol.
const VERSION: usize = 1;

/// The requests.
const HELLO: u8 = 1;
const LOAD: u8 = 2;
const ENCODE: u8 = 3;
const DECODE: u8 = 4;
const TIME: u8 = 5;

/// The first byte of an answer.
const DONE: u8 = 0;
const FAILED: u8 = 1;

/// The operations that are timed.
const TIME_ENCODE: u8 = 0;
const TIME_DECODE: u8 = 1;

fn main() -> ExitCode {
    match serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("wirebench-rust: {e}");
            ExitCode::FAILURE
        }
    }
}

fn serve() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut child = Child {
        rows: libraries::rows(),
        lanes: Vec::new(),
        messages: 0,
    };
    // The text of a panic is in the answer.
    std::panic::set_hook(Box::new(|_| {}));
    while let Some(request) = wire::read_frame(&mut input)? {
        let mut answer = Answer::default();
        answer.byte(DONE);
        let done = catch_unwind(AssertUnwindSafe(|| child.answer(&request, &mut answer)))
            .unwrap_or_else(|panic| Err(format!("panicked: {}", cause(&*panic))));
        if let Err(why) = done {
            answer = Answer::default();
            answer.byte(FAILED);
            answer.bytes(why.as_bytes());
        }
        wire::write_frame(&mut output, &answer.0)?;
    }
    Ok(())
}

/// Returns the text of a panic.
fn cause(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or(panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a text")
}

struct Child {
    rows: Vec<Row>,
    /// The rows on the data set that was loaded, each with the reason if it can't carry it.
    lanes: Vec<Result<Box<dyn Lane>, String>>,
    messages: usize,
}

impl Child {
    fn answer(&mut self, request: &[u8], answer: &mut Answer) -> Result<(), String> {
        let mut fields = Fields(request);
        match fields.byte()? {
            HELLO => {
                let version = fields.number()?;
                fields.end()?;
                if version != VERSION {
                    return Err(format!(
                        "version {version} of the protocol; this program has version {VERSION}"
                    ));
                }
                self.introduce(answer);
            }
            LOAD => {
                let data = fields.text()?;
                let messages = fields.list()?;
                fields.end()?;
                self.lanes = self.rows.iter().map(|row| row.open(data, &messages)).collect();
                self.messages = messages.len();
                answer.number(self.messages);
            }
            ENCODE => {
                let row = fields.number()?;
                fields.end()?;
                answer.list(&self.lane(row)?.encode()?);
            }
            DECODE => {
                let row = fields.number()?;
                let messages = fields.list()?;
                fields.end()?;
                answer.list(&self.lane(row)?.decode(&messages)?);
            }
            TIME => self.time(fields, answer)?,
            kind => return Err(format!("no request {kind}")),
        }
        Ok(())
    }

    /// Says which runtime this is, and which rows it has.
    fn introduce(&self, answer: &mut Answer) {
        answer.bytes(b"Rust");
        answer.bytes(env!("COMPILER").as_bytes());
        answer.number(self.rows.len());
        for row in &self.rows {
            let library = format!("{} {}", row.library, locked(row.library));
            for text in [row.name, &library, row.peer, row.note] {
                answer.bytes(text.as_bytes());
            }
        }
    }

    fn lane(&mut self, row: usize) -> Result<&mut dyn Lane, String> {
        let loaded = self.lanes.len();
        match self
            .lanes
            .get_mut(row)
            .ok_or_else(|| format!("no row {row}; {loaded} were loaded"))?
        {
            Ok(lane) => Ok(&mut **lane),
            Err(why) => Err(why.clone()),
        }
    }

    fn time(&mut self, mut fields: Fields, answer: &mut Answer) -> Result<(), String> {
        let (row, operation) = (fields.number()?, fields.byte()?);
        let batch = Batch {
            other: fields.number()?,
            before: fields.number()?,
            first: fields.number()?,
            ops: fields.number()?,
        };
        fields.end()?;
        if batch.ops == 0 || batch.first >= self.messages || batch.other >= self.messages {
            return Err("a batch of no operations, or one that begins after the last message".into());
        }
        let lane = self.lane(row)?;
        let took = match operation {
            TIME_ENCODE => lane.time_encode(&batch),
            TIME_DECODE => lane.time_decode(&batch),
            _ => Err(format!("no operation {operation}")),
        }?;
        answer.long(took.time.as_nanos() as u64);
        answer.long(took.lost.as_nanos() as u64);
        answer.long(took.bytes);
        answer.bytes(&took.last);
        Ok(())
    }
}

/// Returns the version of a crate that Cargo.lock has.
fn locked(name: &str) -> &'static str {
    let entry = format!("name = \"{name}\"\nversion = \"");
    let lock = include_str!("../Cargo.lock");
    lock.find(&entry)
        .and_then(|at| lock[at + entry.len()..].split('"').next())
        .unwrap_or("of an unknown version")
}
