//! The libraries, each called as its documentation tells its users to, into fresh memory.

use crate::lane::{Lane, Library, open};
use crate::{order, person};
use prost::Message;
use rkyv::util::AlignedVec;
use serde::{Serialize, de::DeserializeOwned};
use std::marker::PhantomData;

/// Reads the messages of a data set for a library.
type Open = fn(data: &str, messages: &[&[u8]]) -> Result<Box<dyn Lane>, String>;

/// A row of the table.
pub struct Row {
    pub name: &'static str,
    /// The crate, whose version is read from Cargo.lock.
    pub library: &'static str,
    /// The codec of wirebench that writes the same format in the same way. It is empty if none does.
    pub peer: &'static str,
    pub note: &'static str,
    open: Open,
}

impl Row {
    /// Reads the messages of a data set, which are JSON.
    pub fn open(&self, data: &str, messages: &[&[u8]]) -> Result<Box<dyn Lane>, String> {
        (self.open)(data, messages)
    }
}

/// Opens the messages of a data set for the library of its type.
macro_rules! by_data {
    ($person:ty, $order:ty) => {
        |data, messages| match data {
            "person" => open::<$person>(messages),
            "order" => open::<$order>(messages),
            _ => Err(format!("no data set {data}; there are person and order")),
        }
    };
}

/// Returns all rows.
pub fn rows() -> Vec<Row> {
    vec![
        Row {
            name: "serde_json",
            library: "serde_json",
            peer: "json",
            note: "with float_roundtrip, without which some numbers come back as their neighbours",
            open: by_data!(Json<person::Person>, Json<order::json::Order>),
        },
        Row {
            name: "rmp-serde/named",
            library: "rmp-serde",
            peer: "msgpack",
            note: "structs as maps (to_vec_named)",
            open: by_data!(
                Named<person::Person, person::Person>,
                Named<order::msgpack::Order, order::json::Order>
            ),
        },
        Row {
            name: "rmp-serde",
            library: "rmp-serde",
            peer: "msgpack/array",
            note: "structs as arrays, its default (to_vec)",
            open: by_data!(Arrays<person::Person>, Arrays<order::json::Order>),
        },
        Row {
            name: "prost",
            library: "prost",
            peer: "protobuf",
            note: "the message is the program's type, so nothing is converted",
            open: by_data!(
                Protobuf<person::message::Person, person::Person>,
                Protobuf<order::message::Order, order::json::Order>
            ),
        },
        Row {
            name: "prost/converted",
            library: "prost",
            peer: "protobuf",
            note: "converts between the program's type and the message, as Go's row does, but copies texts",
            open: by_data!(
                Converted<person::message::Person, person::Person>,
                Converted<order::message::Order, order::json::Order>
            ),
        },
        Row {
            name: "bitcode",
            library: "bitcode",
            peer: "",
            note: "only Rust reads it",
            open: by_data!(Bitcode<person::Person>, Bitcode<order::json::Order>),
        },
        Row {
            name: "rkyv",
            library: "rkyv",
            peer: "",
            note: "only Rust reads it; validates, and copies to a value of its own, which its users often avoid",
            open: by_data!(Rkyv<person::Person>, Rkyv<order::json::Order>),
        },
    ]
}

fn text(e: impl std::fmt::Display) -> String {
    e.to_string()
}

/// A type that both sides have as JSON.
trait Shared: Serialize + DeserializeOwned + PartialEq {}
impl<T: Serialize + DeserializeOwned + PartialEq> Shared for T {}

struct Json<T>(PhantomData<T>);

impl<T: Shared> Library for Json<T> {
    type Value = T;
    type Encoded = Vec<u8>;

    fn encode(value: &T) -> Result<Vec<u8>, String> {
        serde_json::to_vec(value).map_err(text)
    }

    fn decode(encoded: &Vec<u8>) -> Result<T, String> {
        serde_json::from_slice(encoded).map_err(text)
    }

    fn from_json(text_of: &[u8]) -> Result<T, String> {
        serde_json::from_slice(text_of).map_err(text)
    }

    fn to_json(value: &T) -> Result<Vec<u8>, String> {
        serde_json::to_vec(value).map_err(text)
    }
}

struct Arrays<T>(PhantomData<T>);

impl<T: Shared> Library for Arrays<T> {
    type Value = T;
    type Encoded = Vec<u8>;

    fn encode(value: &T) -> Result<Vec<u8>, String> {
        rmp_serde::to_vec(value).map_err(text)
    }

    fn decode(encoded: &Vec<u8>) -> Result<T, String> {
        rmp_serde::from_slice(encoded).map_err(text)
    }

    fn from_json(text: &[u8]) -> Result<T, String> {
        Json::from_json(text)
    }

    fn to_json(value: &T) -> Result<Vec<u8>, String> {
        Json::to_json(value)
    }
}

/// T has the names of Go's MessagePack, and J those of JSON. As arrays both write the same bytes, which convert one to the other.
struct Named<T, J>(PhantomData<(T, J)>);

impl<T: Shared, J: Shared> Library for Named<T, J> {
    type Value = T;
    type Encoded = Vec<u8>;

    fn encode(value: &T) -> Result<Vec<u8>, String> {
        rmp_serde::to_vec_named(value).map_err(text)
    }

    fn decode(encoded: &Vec<u8>) -> Result<T, String> {
        rmp_serde::from_slice(encoded).map_err(text)
    }

    fn from_json(text: &[u8]) -> Result<T, String> {
        Arrays::decode(&Arrays::encode(&Json::<J>::from_json(text)?)?)
    }

    fn to_json(value: &T) -> Result<Vec<u8>, String> {
        Json::to_json(&Arrays::<J>::decode(&Arrays::encode(value)?)?)
    }
}

/// A type with a message of Protocol Buffers.
trait HasMessage<M>: Shared + TryFrom<M, Error = String> {
    fn message(&self) -> M;
}

impl<M, T> HasMessage<M> for T
where
    T: Shared + TryFrom<M, Error = String>,
    M: for<'a> From<&'a T>,
{
    fn message(&self) -> M {
        self.into()
    }
}

/// M is the program's type, and T has its JSON.
struct Protobuf<M, T>(PhantomData<(M, T)>);

impl<M: Message + Default + Clone + PartialEq, T: HasMessage<M>> Library for Protobuf<M, T> {
    type Value = M;
    type Encoded = Vec<u8>;

    fn encode(value: &M) -> Result<Vec<u8>, String> {
        Ok(value.encode_to_vec())
    }

    fn decode(encoded: &Vec<u8>) -> Result<M, String> {
        M::decode(encoded.as_slice()).map_err(text)
    }

    fn from_json(text: &[u8]) -> Result<M, String> {
        Ok(Json::<T>::from_json(text)?.message())
    }

    fn to_json(value: &M) -> Result<Vec<u8>, String> {
        Json::to_json(&T::try_from(value.clone())?)
    }
}

struct Converted<M, T>(PhantomData<(M, T)>);

impl<M: Message + Default, T: HasMessage<M>> Library for Converted<M, T> {
    type Value = T;
    type Encoded = Vec<u8>;

    fn encode(value: &T) -> Result<Vec<u8>, String> {
        Ok(value.message().encode_to_vec())
    }

    fn decode(encoded: &Vec<u8>) -> Result<T, String> {
        M::decode(encoded.as_slice()).map_err(text)?.try_into()
    }

    fn from_json(text: &[u8]) -> Result<T, String> {
        Json::from_json(text)
    }

    fn to_json(value: &T) -> Result<Vec<u8>, String> {
        Json::to_json(value)
    }
}

struct Bitcode<T>(PhantomData<T>);

impl<T: Shared + bitcode::Encode + bitcode::DecodeOwned> Library for Bitcode<T> {
    type Value = T;
    type Encoded = Vec<u8>;

    fn encode(value: &T) -> Result<Vec<u8>, String> {
        Ok(bitcode::encode(value))
    }

    fn decode(encoded: &Vec<u8>) -> Result<T, String> {
        bitcode::decode(encoded).map_err(text)
    }

    fn from_json(text: &[u8]) -> Result<T, String> {
        Json::from_json(text)
    }

    fn to_json(value: &T) -> Result<Vec<u8>, String> {
        Json::to_json(value)
    }
}

struct Rkyv<T>(PhantomData<T>);

/// The bounds of rkyv's functions on a type in general are long, so each type has its own.
macro_rules! rkyv_library {
    ($type:ty) => {
        impl Library for Rkyv<$type> {
            type Value = $type;
            type Encoded = AlignedVec;

            fn encode(value: &$type) -> Result<AlignedVec, String> {
                rkyv::to_bytes::<rkyv::rancor::Error>(value).map_err(text)
            }

            fn decode(encoded: &AlignedVec) -> Result<$type, String> {
                rkyv::from_bytes::<$type, rkyv::rancor::Error>(encoded).map_err(text)
            }

            fn from_json(text: &[u8]) -> Result<$type, String> {
                Json::from_json(text)
            }

            fn to_json(value: &$type) -> Result<Vec<u8>, String> {
                Json::to_json(value)
            }
        }
    };
}

rkyv_library!(person::Person);
rkyv_library!(order::json::Order);
