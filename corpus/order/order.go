// Package order has an order of a web shop: line items, money in minor units, enums, optional
// parts, maps within structs, and times in several zones. Business services carry such messages.
// The shape is our own.
package order

import (
	"time"

	"github.com/wirebench/wirebench/corpus"
)

// Status is the state of an order.
type Status int32

// The states of an order.
const (
	Placed Status = iota
	Paid
	Shipped
	Delivered
	Returned
)

// Currency is a code of three letters.
type Currency string

// The currencies.
const (
	EUR Currency = "EUR"
	USD Currency = "USD"
	JPY Currency = "JPY"
	BRL Currency = "BRL"
)

// Money is an amount in the currency's smallest unit.
type Money struct {
	Amount   int64    `json:"amount"`
	Currency Currency `json:"currency"`
}

// Address is the address to which an order is sent.
type Address struct {
	Name    string   `json:"name"`
	Lines   []string `json:"lines"`
	City    string   `json:"city"`
	Zip     string   `json:"zip"`
	Country string   `json:"country"`
}

// Discount is subtracted from the price of a line.
type Discount struct {
	Code    string `json:"code"`
	Percent uint8  `json:"percent"`
}

// Line is one item of an order.
type Line struct {
	SKU        string            `json:"sku"`
	Title      string            `json:"title"`
	Quantity   uint32            `json:"quantity"`
	Price      Money             `json:"price"`
	TaxRate    float64           `json:"tax_rate"`
	Discount   *Discount         `json:"discount"`
	Attributes map[string]string `json:"attributes"`
}

// Customer is the person who ordered.
type Customer struct {
	ID       int64             `json:"id"`
	Name     string            `json:"name"`
	Email    string            `json:"email"`
	Phone    *string           `json:"phone"`
	Consents map[string]bool   `json:"consents"`
	Labels   map[string]string `json:"labels"`
}

// Event is a step in the history of an order.
type Event struct {
	At     time.Time `json:"at"`
	Status Status    `json:"status"`
	Note   string    `json:"note"`
}

// Order is the message.
type Order struct {
	ID       int64              `json:"id"`
	Number   string             `json:"number"`
	Status   Status             `json:"status"`
	Placed   time.Time          `json:"placed"`
	Due      *time.Time         `json:"due"`
	Customer Customer           `json:"customer"`
	Shipping Address            `json:"shipping"`
	Billing  *Address           `json:"billing"`
	Lines    []Line             `json:"lines"`
	Total    Money              `json:"total"`
	Taxes    map[string]Money   `json:"taxes"` // by rate
	History  []Event            `json:"history"`
	Weights  map[string]float64 `json:"weights"` // kg, by parcel
	Gift     bool               `json:"gift"`
	Note     *string            `json:"note"`
}

func generate(r *corpus.Rand) Order {
	currency := corpus.Pick(r, EUR, EUR, USD, JPY, BRL)
	o := Order{
		ID:       1_000_000 + r.Int64N(1_000_000_000),
		Number:   corpus.Pick(r, "A", "B", "W") + "-" + r.Digits(8),
		Status:   Status(r.Skewed(0, int(Returned))),
		Placed:   r.Time(),
		Customer: customer(r),
		Shipping: address(r),
		Taxes:    make(map[string]Money),
		Weights:  make(map[string]float64),
		Gift:     r.Chance(0.05),
	}
	if r.Chance(0.6) {
		o.Due = corpus.Ptr(o.Placed.Add(time.Duration(r.Between(1, 20)) * 24 * time.Hour))
	}
	if r.Chance(0.3) {
		o.Billing = corpus.Ptr(address(r))
	}
	if r.Chance(0.15) {
		o.Note = corpus.Ptr(r.Text(r.Skewed(2, 30)))
	}
	total := int64(0)
	for range r.Skewed(1, 25) {
		l := line(r, currency)
		o.Lines = append(o.Lines, l)
		total += l.Price.Amount * int64(l.Quantity)
		rate := "standard"
		if l.TaxRate < 0.1 {
			rate = "reduced"
		}
		tax := o.Taxes[rate]
		o.Taxes[rate] = Money{tax.Amount + l.Price.Amount/5, currency}
	}
	o.Total = Money{total, currency}
	at := o.Placed
	for s := Placed; s <= o.Status; s++ {
		o.History = append(o.History, Event{at, s, corpus.Pick(r, "", "", "by "+r.ASCIIName(), r.Text(4))})
		at = at.Add(time.Duration(r.Int64N(int64(48 * time.Hour))))
	}
	for range r.Skewed(0, 3) {
		o.Weights["P"+r.Digits(6)] = float64(r.Between(100, 30_000)) / 1000
	}
	return o
}

func customer(r *corpus.Rand) Customer {
	c := Customer{
		ID:       r.Int64N(10_000_000),
		Name:     r.Name() + " " + r.Name(),
		Email:    r.ASCIIName() + "@" + corpus.Pick(r, "example.com", "example.org", "mail.example.net"),
		Consents: map[string]bool{"terms": true, "newsletter": r.Chance(0.3)},
	}
	if r.Chance(0.5) {
		c.Phone = corpus.Ptr("+" + r.Digits(11))
	}
	if r.Chance(0.2) {
		c.Labels = map[string]string{"segment": corpus.Pick(r, "new", "loyal", "lost"), "source": r.Word()}
	}
	return c
}

func address(r *corpus.Rand) Address {
	a := Address{
		Name:    r.Name() + " " + r.Name(),
		Lines:   []string{r.Name() + " " + r.Digits(2)},
		City:    r.Name(),
		Zip:     r.Digits(5),
		Country: corpus.Pick(r, "DE", "FR", "US", "JP", "BR", "IN", "NO"),
	}
	if r.Chance(0.3) {
		a.Lines = append(a.Lines, "c/o "+r.Name())
	}
	return a
}

func line(r *corpus.Rand, currency Currency) Line {
	l := Line{
		SKU:      r.Letters(3, "ABCDEFGHKLMNPRSTUVWXYZ") + r.Digits(7),
		Title:    r.Name() + " " + r.Text(r.Skewed(1, 8)),
		Quantity: uint32(r.Skewed(1, 40)),
		Price:    Money{int64(r.Skewed(99, 5_000_000)), currency},
		TaxRate:  corpus.Pick(r, 0.19, 0.19, 0.07, 0),
	}
	if r.Chance(0.15) {
		l.Discount = &Discount{Code: r.Letters(6, "ABCDEFGHKLMNPRSTUVWXYZ"), Percent: uint8(5 * r.Between(1, 10))}
	}
	if r.Chance(0.5) {
		l.Attributes = map[string]string{"size": corpus.Pick(r, "S", "M", "L", "XL"), "color": r.Word()}
	}
	return l
}

// Sets returns order.
func Sets() []corpus.Set {
	return []corpus.Set{
		corpus.New("order", "an order of a web shop: line items, money, enums, optional parts, maps, times", generate),
	}
}
