//! A row of the table on one data set: its messages, its encodings, and the loops that are timed.

use crate::clock::Clock;
use rkyv::util::AlignedVec;
use std::hint::black_box;
use std::time::Duration;

/// What happens at a place of a batch.
pub struct Batch {
    /// The first of `before` messages on which the operation is done before the clock starts.
    pub other: usize,
    pub before: usize,
    /// The first of `ops` messages that are timed.
    pub first: usize,
    pub ops: usize,
}

/// What a batch took, and what shows that it was done.
pub struct Took {
    pub time: Duration,
    /// How long the thread did not run meanwhile.
    pub lost: Duration,
    /// The bytes of all encodings that were written or read.
    pub bytes: u64,
    /// The last encoding, or the last decoded value as JSON.
    pub last: Vec<u8>,
}

/// A row on one data set.
pub trait Lane {
    /// Returns the encodings of all messages, which are decoded from then on.
    fn encode(&mut self) -> Result<Vec<Vec<u8>>, String>;
    /// Decodes messages of anybody, and returns the values as JSON.
    fn decode(&self, messages: &[&[u8]]) -> Result<Vec<Vec<u8>>, String>;
    fn time_encode(&self, batch: &Batch) -> Result<Took, String>;
    fn time_decode(&self, batch: &Batch) -> Result<Took, String>;
}

/// The bytes of an encoding as a library wants to read them.
pub trait Encoding: AsRef<[u8]> + Sized {
    fn of(bytes: &[u8]) -> Self;
}

impl Encoding for Vec<u8> {
    fn of(bytes: &[u8]) -> Self {
        bytes.to_vec()
    }
}

impl Encoding for AlignedVec {
    fn of(bytes: &[u8]) -> Self {
        let mut aligned = AlignedVec::new();
        aligned.extend_from_slice(bytes);
        aligned
    }
}

/// A library on a type of values: functions of types, not values, so that the compiler knows which it calls, as in a program.
pub trait Library {
    /// What a program has in hand.
    type Value: PartialEq;
    type Encoded: Encoding;

    fn encode(value: &Self::Value) -> Result<Self::Encoded, String>;
    fn decode(encoded: &Self::Encoded) -> Result<Self::Value, String>;
    /// Reads a message as both sides have it: JSON.
    fn from_json(text: &[u8]) -> Result<Self::Value, String>;
    fn to_json(value: &Self::Value) -> Result<Vec<u8>, String>;
}

/// The messages of a data set in a library's hands.
struct Ring<L: Library> {
    values: Vec<L::Value>,
    encoded: Vec<L::Encoded>,
}

/// Reads the messages for a library.
pub fn open<L: Library + 'static>(messages: &[&[u8]]) -> Result<Box<dyn Lane>, String> {
    let values = messages
        .iter()
        .map(|text| L::from_json(text))
        .collect::<Result<_, _>>()?;
    Ok(Box::new(Ring::<L> {
        values,
        encoded: Vec::new(),
    }))
}

impl<L: Library> Lane for Ring<L> {
    fn encode(&mut self) -> Result<Vec<Vec<u8>>, String> {
        let all: Vec<L::Encoded> = self.values.iter().map(L::encode).collect::<Result<_, _>>()?;
        self.encoded = all.iter().map(|b| L::Encoded::of(b.as_ref())).collect();
        Ok(all.iter().map(|b| b.as_ref().to_vec()).collect())
    }

    fn decode(&self, messages: &[&[u8]]) -> Result<Vec<Vec<u8>>, String> {
        messages
            .iter()
            .map(|b| L::to_json(&L::decode(&L::Encoded::of(b))?))
            .collect()
    }

    fn time_encode(&self, batch: &Batch) -> Result<Took, String> {
        let n = self.values.len();
        for i in batch.other..batch.other + batch.before {
            black_box(L::encode(&self.values[i % n])?);
        }
        // Brings the values into the caches: who compares a value with itself reads all of it.
        for i in batch.first..batch.first + batch.ops {
            let value = &self.values[i % n];
            black_box(black_box(value) == value);
        }
        let mut bytes = 0;
        let mut at = batch.first;
        let clock = Clock::start();
        for _ in 0..batch.ops {
            let encoded = L::encode(&self.values[at])?;
            bytes += black_box(&encoded).as_ref().len() as u64;
            at = if at + 1 == n { 0 } else { at + 1 };
        }
        let (time, lost) = clock.stop();
        let last = L::encode(&self.values[(batch.first + batch.ops - 1) % n])?;
        Ok(Took {
            time,
            lost,
            bytes,
            last: last.as_ref().to_vec(),
        })
    }

    fn time_decode(&self, batch: &Batch) -> Result<Took, String> {
        let n = self.encoded.len();
        if n == 0 {
            return Err("nothing was encoded before".into());
        }
        for i in batch.other..batch.other + batch.before {
            black_box(L::decode(&self.encoded[i % n])?);
        }
        let mut bytes = 0;
        for i in batch.first..batch.first + batch.ops {
            let encoded = self.encoded[i % n].as_ref();
            bytes += encoded.len() as u64;
            // A byte of each cache line brings the encoding into the caches.
            black_box(encoded.iter().step_by(64).fold(0u8, |sum, b| sum.wrapping_add(*b)));
        }
        let mut at = batch.first;
        let clock = Clock::start();
        for _ in 0..batch.ops {
            // The value is dropped here, within the time.
            black_box(&L::decode(&self.encoded[at])?);
            at = if at + 1 == n { 0 } else { at + 1 };
        }
        let (time, lost) = clock.stop();
        let last = L::decode(&self.encoded[(batch.first + batch.ops - 1) % n])?;
        Ok(Took {
            time,
            lost,
            bytes,
            last: L::to_json(&last)?,
        })
    }
}
