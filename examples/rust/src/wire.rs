//! Frames and fields of the protocol of `wirebench foreign` (docs/foreign.md).

use std::io::{self, Read, Write};

/// The longest frame that is read or written.
const LONGEST: usize = 256 << 20;

/// Reads the next frame. None is the end of the input between two frames.
pub fn read_frame(from: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut head = [0; 4];
    let mut have = 0;
    while have < head.len() {
        match from.read(&mut head[have..])? {
            0 if have == 0 => return Ok(None),
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            n => have += n,
        }
    }
    let length = u32::from_be_bytes(head) as usize;
    if length > LONGEST {
        return Err(io::Error::other(format!(
            "a frame of {length} bytes; at most {LONGEST} are read"
        )));
    }
    let mut frame = Vec::new();
    from.take(length as u64).read_to_end(&mut frame)?;
    if frame.len() < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some(frame))
}

/// Writes a frame and sends it off.
pub fn write_frame(to: &mut impl Write, frame: &[u8]) -> io::Result<()> {
    if frame.len() > LONGEST {
        return Err(io::Error::other(format!(
            "a frame of {} bytes; at most {LONGEST} are written",
            frame.len()
        )));
    }
    to.write_all(&(frame.len() as u32).to_be_bytes())?;
    to.write_all(frame)?;
    to.flush()
}

/// Takes the fields of a request, one after the other.
pub struct Fields<'a>(pub &'a [u8]);

impl<'a> Fields<'a> {
    fn take(&mut self, n: usize) -> Result<&'a [u8], String> {
        if n > self.0.len() {
            return Err(format!(
                "a field of {n} bytes, but the request has only {} more",
                self.0.len()
            ));
        }
        let (field, rest) = self.0.split_at(n);
        self.0 = rest;
        Ok(field)
    }

    pub fn byte(&mut self) -> Result<u8, String> {
        Ok(self.take(1)?[0])
    }

    pub fn number(&mut self) -> Result<usize, String> {
        let field = self.take(4)?.try_into().expect("four bytes were taken");
        Ok(u32::from_be_bytes(field) as usize)
    }

    pub fn bytes(&mut self) -> Result<&'a [u8], String> {
        let n = self.number()?;
        self.take(n)
    }

    pub fn text(&mut self) -> Result<&'a str, String> {
        std::str::from_utf8(self.bytes()?).map_err(|e| e.to_string())
    }

    pub fn list(&mut self) -> Result<Vec<&'a [u8]>, String> {
        let n = self.number()?;
        (0..n).map(|_| self.bytes()).collect()
    }

    pub fn end(self) -> Result<(), String> {
        match self.0.len() {
            0 => Ok(()),
            n => Err(format!("{n} bytes follow the last field of the request")),
        }
    }
}

/// Collects the fields of an answer.
#[derive(Default)]
pub struct Answer(pub Vec<u8>);

impl Answer {
    pub fn byte(&mut self, b: u8) {
        self.0.push(b);
    }

    /// Adds a number, which fits since every list and field is shorter than a frame.
    pub fn number(&mut self, n: usize) {
        self.0
            .extend(u32::try_from(n).expect("a number of 32 bits").to_be_bytes());
    }

    pub fn long(&mut self, n: u64) {
        self.0.extend(n.to_be_bytes());
    }

    pub fn bytes(&mut self, b: &[u8]) {
        self.number(b.len());
        self.0.extend(b);
    }

    pub fn list(&mut self, all: &[Vec<u8>]) {
        self.number(all.len());
        for b in all {
            self.bytes(b);
        }
    }
}
