//! Conversions between a time and the Timestamp of Protocol Buffers, which has no offset.

use crate::time::Time;
use prost_types::Timestamp;

pub fn of(t: &Time) -> Timestamp {
    Timestamp {
        seconds: t.seconds,
        nanos: t.nanoseconds as i32,
    }
}

pub fn time(t: Timestamp) -> Result<Time, String> {
    match u32::try_from(t.nanos) {
        Ok(nanoseconds @ 0..1_000_000_000) => Ok(Time {
            seconds: t.seconds,
            nanoseconds,
            offset: 0,
        }),
        _ => Err(format!("a Timestamp with {} nanoseconds", t.nanos)),
    }
}

/// Converts a Timestamp that must be there. Go's codec writes it always.
pub fn required(t: Option<Timestamp>) -> Result<Time, String> {
    time(t.ok_or("no Timestamp where one is required")?)
}
