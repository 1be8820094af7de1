// Package money is another package than shop. Its import path does not end in its name. Only exported
// constants of its enums count.
package money

import "strconv"

// Currency is a string enum.
type Currency string

// The currencies.
const (
	Euro   Currency = "EUR"
	Dollar Currency = "USD"
	secret Currency = "XXX"
)

// Sum has its own text.
type Sum struct {
	cents int64
	Currency
}

// MarshalText writes the cents.
func (s Sum) MarshalText() ([]byte, error) { return strconv.AppendInt(nil, s.cents, 10), nil }

// UnmarshalText reads the cents.
func (s *Sum) UnmarshalText(b []byte) (err error) {
	s.cents, err = strconv.ParseInt(string(b), 10, 64)
	return err
}

// Range is generic.
type Range[T any] struct{ From, To T }
