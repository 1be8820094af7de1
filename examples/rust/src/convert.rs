//! Conversions between an order and its message of Protocol Buffers, field by field, as Go's codec converts.

use crate::order::json::{Address, Customer, Discount, Event, Line, Money, Order};
use crate::order::message as pb;
use crate::timestamp;
use std::collections::HashMap;

impl From<&Money> for pb::Money {
    fn from(m: &Money) -> Self {
        pb::Money {
            amount: m.amount,
            currency: m.currency.clone(),
        }
    }
}

impl From<&Address> for pb::Address {
    fn from(a: &Address) -> Self {
        pb::Address {
            name: a.name.clone(),
            lines: a.lines.clone(),
            city: a.city.clone(),
            zip: a.zip.clone(),
            country: a.country.clone(),
        }
    }
}

impl From<&Line> for pb::Line {
    fn from(l: &Line) -> Self {
        pb::Line {
            sku: l.sku.clone(),
            title: l.title.clone(),
            quantity: l.quantity,
            price: Some((&l.price).into()),
            tax_rate: l.tax_rate,
            discount: l.discount.as_ref().map(|d| pb::Discount {
                code: d.code.clone(),
                percent: d.percent.into(),
            }),
            attributes: l.attributes.clone().unwrap_or_default(),
        }
    }
}

impl From<&Customer> for pb::Customer {
    fn from(c: &Customer) -> Self {
        pb::Customer {
            id: c.id,
            name: c.name.clone(),
            email: c.email.clone(),
            phone: c.phone.clone(),
            consents: c.consents.clone(),
            labels: c.labels.clone().unwrap_or_default(),
        }
    }
}

impl From<&Event> for pb::Event {
    fn from(e: &Event) -> Self {
        pb::Event {
            at: Some(timestamp::of(&e.at)),
            status: e.status,
            note: e.note.clone(),
        }
    }
}

impl From<&Order> for pb::Order {
    fn from(o: &Order) -> Self {
        pb::Order {
            id: o.id,
            number: o.number.clone(),
            status: o.status,
            placed: Some(timestamp::of(&o.placed)),
            due: o.due.as_ref().map(timestamp::of),
            customer: Some((&o.customer).into()),
            shipping: Some((&o.shipping).into()),
            billing: o.billing.as_ref().map(Into::into),
            lines: o.lines.iter().map(Into::into).collect(),
            total: Some((&o.total).into()),
            taxes: o.taxes.iter().map(|(rate, m)| (rate.clone(), m.into())).collect(),
            history: o.history.iter().map(Into::into).collect(),
            weights: o.weights.clone(),
            gift: o.gift,
            note: o.note.clone(),
        }
    }
}

/// A message that is absent is one of zero values: proto3 may leave it out.
fn money(m: Option<pb::Money>) -> Money {
    let m = m.unwrap_or_default();
    Money {
        amount: m.amount,
        currency: m.currency,
    }
}

fn address(a: pb::Address) -> Address {
    Address {
        name: a.name,
        lines: a.lines,
        city: a.city,
        zip: a.zip,
        country: a.country,
    }
}

/// Go's codec reads an empty map as nil too.
fn some(m: HashMap<String, String>) -> Option<HashMap<String, String>> {
    (!m.is_empty()).then_some(m)
}

fn line(l: pb::Line) -> Result<Line, String> {
    Ok(Line {
        sku: l.sku,
        title: l.title,
        quantity: l.quantity,
        price: money(l.price),
        tax_rate: l.tax_rate,
        discount: match l.discount {
            None => None,
            Some(d) => {
                let percent = u8::try_from(d.percent).map_err(|_| format!("{} per cent", d.percent))?;
                Some(Discount { code: d.code, percent })
            }
        },
        attributes: some(l.attributes),
    })
}

fn event(e: pb::Event) -> Result<Event, String> {
    Ok(Event {
        at: timestamp::required(e.at)?,
        status: e.status,
        note: e.note,
    })
}

fn customer(c: pb::Customer) -> Customer {
    Customer {
        id: c.id,
        name: c.name,
        email: c.email,
        phone: c.phone,
        consents: c.consents,
        labels: some(c.labels),
    }
}

impl TryFrom<pb::Order> for Order {
    type Error = String;

    fn try_from(m: pb::Order) -> Result<Self, String> {
        Ok(Order {
            id: m.id,
            number: m.number,
            status: m.status,
            placed: timestamp::required(m.placed)?,
            due: m.due.map(timestamp::time).transpose()?,
            customer: customer(m.customer.unwrap_or_default()),
            shipping: address(m.shipping.unwrap_or_default()),
            billing: m.billing.map(address),
            lines: m.lines.into_iter().map(line).collect::<Result<_, _>>()?,
            total: money(m.total),
            taxes: m.taxes.into_iter().map(|(rate, m)| (rate, money(Some(m)))).collect(),
            history: m.history.into_iter().map(event).collect::<Result<_, _>>()?,
            weights: m.weights,
            gift: m.gift,
            note: m.note,
        })
    }
}
