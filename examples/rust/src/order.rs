//! The data set `order` (corpus/order/order.go).

/// Declares the types of an order with the names of a format. Go's codecs of JSON write the names of the tags and those of
/// MessagePack the names of the fields, so each format has types of its own, which differ in nothing else.
macro_rules! order_types {
    ($format:ident, $case:literal, $id:literal, $sku:literal) => {
        pub mod $format {
            use crate::time::Time;
            use std::collections::HashMap;

            order_types!(@type $case, Money { amount: i64, currency: String });
            order_types!(@type $case, Address {
                name: String, lines: Vec<String>, city: String, zip: String, country: String,
            });
            order_types!(@type $case, Discount { code: String, percent: u8 });
            order_types!(@type $case, Line {
                #[serde(rename = $sku)] sku: String, title: String, quantity: u32, price: Money, tax_rate: f64,
                discount: Option<Discount>, attributes: Option<HashMap<String, String>>,
            });
            order_types!(@type $case, Customer {
                #[serde(rename = $id)] id: i64, name: String, email: String, phone: Option<String>,
                consents: HashMap<String, bool>, labels: Option<HashMap<String, String>>,
            });
            order_types!(@type $case, Event { at: Time, status: i32, note: String });
            order_types!(@type $case, Order {
                #[serde(rename = $id)] id: i64, number: String, status: i32, placed: Time, due: Option<Time>,
                customer: Customer, shipping: Address, billing: Option<Address>, lines: Vec<Line>, total: Money,
                taxes: HashMap<String, Money>, history: Vec<Event>, weights: HashMap<String, f64>, gift: bool,
                note: Option<String>,
            });
        }
    };
    (@type $case:literal, $name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty),* $(,)? }) => {
        #[derive(
            Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, bitcode::Encode, bitcode::Decode,
            rkyv::Archive, rkyv::Serialize, rkyv::Deserialize,
        )]
        #[serde(rename_all = $case)]
        pub struct $name {
            $($(#[$attribute])* pub $field: $type),*
        }
    };
}

order_types!(json, "snake_case", "id", "sku");
order_types!(msgpack, "PascalCase", "ID", "SKU");

/// The messages of Protocol Buffers, as prost-build makes them from the schema of Go's codec.
pub mod message {
    use prost_types::Timestamp;
    use std::collections::HashMap;

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Money {
        #[prost(int64, tag = "1")]
        pub amount: i64,
        #[prost(string, tag = "2")]
        pub currency: String,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Address {
        #[prost(string, tag = "1")]
        pub name: String,
        #[prost(string, repeated, tag = "2")]
        pub lines: Vec<String>,
        #[prost(string, tag = "3")]
        pub city: String,
        #[prost(string, tag = "4")]
        pub zip: String,
        #[prost(string, tag = "5")]
        pub country: String,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Discount {
        #[prost(string, tag = "1")]
        pub code: String,
        #[prost(uint32, tag = "2")]
        pub percent: u32,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Line {
        #[prost(string, tag = "1")]
        pub sku: String,
        #[prost(string, tag = "2")]
        pub title: String,
        #[prost(uint32, tag = "3")]
        pub quantity: u32,
        #[prost(message, optional, tag = "4")]
        pub price: Option<Money>,
        #[prost(double, tag = "5")]
        pub tax_rate: f64,
        #[prost(message, optional, tag = "6")]
        pub discount: Option<Discount>,
        #[prost(map = "string, string", tag = "7")]
        pub attributes: HashMap<String, String>,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Customer {
        #[prost(int64, tag = "1")]
        pub id: i64,
        #[prost(string, tag = "2")]
        pub name: String,
        #[prost(string, tag = "3")]
        pub email: String,
        #[prost(string, optional, tag = "4")]
        pub phone: Option<String>,
        #[prost(map = "string, bool", tag = "5")]
        pub consents: HashMap<String, bool>,
        #[prost(map = "string, string", tag = "6")]
        pub labels: HashMap<String, String>,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Event {
        #[prost(message, optional, tag = "1")]
        pub at: Option<Timestamp>,
        #[prost(int32, tag = "2")]
        pub status: i32,
        #[prost(string, tag = "3")]
        pub note: String,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Order {
        #[prost(int64, tag = "1")]
        pub id: i64,
        #[prost(string, tag = "2")]
        pub number: String,
        #[prost(int32, tag = "3")]
        pub status: i32,
        #[prost(message, optional, tag = "4")]
        pub placed: Option<Timestamp>,
        #[prost(message, optional, tag = "5")]
        pub due: Option<Timestamp>,
        #[prost(message, optional, tag = "6")]
        pub customer: Option<Customer>,
        #[prost(message, optional, tag = "7")]
        pub shipping: Option<Address>,
        #[prost(message, optional, tag = "8")]
        pub billing: Option<Address>,
        #[prost(message, repeated, tag = "9")]
        pub lines: Vec<Line>,
        #[prost(message, optional, tag = "10")]
        pub total: Option<Money>,
        #[prost(map = "string, message", tag = "11")]
        pub taxes: HashMap<String, Money>,
        #[prost(message, repeated, tag = "12")]
        pub history: Vec<Event>,
        #[prost(map = "string, double", tag = "13")]
        pub weights: HashMap<String, f64>,
        #[prost(bool, tag = "14")]
        pub gift: bool,
        #[prost(string, optional, tag = "15")]
        pub note: Option<String>,
    }
}
