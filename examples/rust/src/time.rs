//! A time as Go's `time.Time` has it: an instant with nanoseconds, and the offset of a zone.

use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};
use serde_bytes::{ByteBuf, Bytes};

/// An instant and an offset.
#[derive(
    Clone, Debug, PartialEq, bitcode::Encode, bitcode::Decode, rkyv::Archive, rkyv::Serialize, rkyv::Deserialize,
)]
pub struct Time {
    /// Seconds since 1970 in UTC.
    pub seconds: i64,
    pub nanoseconds: u32,
    /// Seconds east of UTC.
    pub offset: i32,
}

/// The type of MessagePack's extension for instants.
const TIMESTAMP: i8 = -1;

/// The name by which rmp-serde knows an extension.
const EXTENSION: &str = rmp_serde::MSGPACK_EXT_STRUCT_NAME;

impl Serialize for Time {
    /// Text as of RFC 3339 in a format for people, and otherwise MessagePack's timestamp, which has no offset.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            let zone =
                FixedOffset::east_opt(self.offset).ok_or_else(|| ser::Error::custom("an offset of over a day"))?;
            let instant = DateTime::from_timestamp(self.seconds, self.nanoseconds)
                .ok_or_else(|| ser::Error::custom("a time that chrono can't hold"))?;
            return instant.with_timezone(&zone).serialize(to);
        }
        if let Ok(seconds @ 0..0x4_0000_0000) = u64::try_from(self.seconds) {
            let packed = u64::from(self.nanoseconds) << 34 | seconds;
            return to.serialize_newtype_struct(EXTENSION, &(TIMESTAMP, Bytes::new(&packed.to_be_bytes())));
        }
        let mut long = [0; 12];
        long[..4].copy_from_slice(&self.nanoseconds.to_be_bytes());
        long[4..].copy_from_slice(&self.seconds.to_be_bytes());
        to.serialize_newtype_struct(EXTENSION, &(TIMESTAMP, Bytes::new(&long)))
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            let t = DateTime::<FixedOffset>::deserialize(from)?;
            return Ok(Time {
                seconds: t.timestamp(),
                nanoseconds: t.timestamp_subsec_nanos(),
                offset: t.offset().local_minus_utc(),
            });
        }
        #[derive(Deserialize)]
        #[serde(rename = "_ExtStruct")]
        struct Extension((i8, ByteBuf));
        let Extension((kind, data)) = Extension::deserialize(from)?;
        if kind != TIMESTAMP {
            return Err(de::Error::custom(format!(
                "an extension of type {kind} in place of a timestamp"
            )));
        }
        instant(&data).ok_or_else(|| de::Error::custom(format!("a timestamp of {} bytes", data.len())))
    }
}

/// Reads one of the three forms of a timestamp.
fn instant(data: &[u8]) -> Option<Time> {
    let (seconds, nanoseconds) = match data.len() {
        4 => (i64::from(u32::from_be_bytes(data.try_into().ok()?)), 0),
        8 => {
            let packed = u64::from_be_bytes(data.try_into().ok()?);
            ((packed & 0x3_ffff_ffff) as i64, (packed >> 34) as u32)
        }
        12 => (
            i64::from_be_bytes(data[4..].try_into().ok()?),
            u32::from_be_bytes(data[..4].try_into().ok()?),
        ),
        _ => return None,
    };
    (nanoseconds < 1_000_000_000).then_some(Time {
        seconds,
        nanoseconds,
        offset: 0,
    })
}
