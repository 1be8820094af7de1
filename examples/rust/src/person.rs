//! The data set `person` (corpus/person/person.go).

use crate::time::Time;
use crate::timestamp;

/// A person. JSON and MessagePack have the same names in Go, so one type serves both.
#[derive(
    Clone,
    Debug,
    PartialEq,
    serde::Serialize,
    serde::Deserialize,
    bitcode::Encode,
    bitcode::Decode,
    rkyv::Archive,
    rkyv::Serialize,
    rkyv::Deserialize,
)]
#[serde(rename_all = "PascalCase")]
pub struct Person {
    pub name: String,
    pub birth_day: Time,
    pub phone: String,
    pub siblings: i64,
    pub spouse: bool,
    pub money: f64,
}

/// The message of Protocol Buffers, as prost-build makes it from the schema of Go's codec.
pub mod message {
    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Person {
        #[prost(string, tag = "1")]
        pub name: String,
        #[prost(message, optional, tag = "2")]
        pub birth_day: Option<prost_types::Timestamp>,
        #[prost(string, tag = "3")]
        pub phone: String,
        #[prost(int64, tag = "4")]
        pub siblings: i64,
        #[prost(bool, tag = "5")]
        pub spouse: bool,
        #[prost(double, tag = "6")]
        pub money: f64,
    }
}

impl From<&Person> for message::Person {
    fn from(p: &Person) -> Self {
        message::Person {
            name: p.name.clone(),
            birth_day: Some(timestamp::of(&p.birth_day)),
            phone: p.phone.clone(),
            siblings: p.siblings,
            spouse: p.spouse,
            money: p.money,
        }
    }
}

impl TryFrom<message::Person> for Person {
    type Error = String;

    fn try_from(m: message::Person) -> Result<Self, String> {
        Ok(Person {
            name: m.name,
            birth_day: timestamp::required(m.birth_day)?,
            phone: m.phone,
            siblings: m.siblings,
            spouse: m.spouse,
            money: m.money,
        })
    }
}
