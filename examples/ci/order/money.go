package order

import (
	"encoding/binary"
	"errors"
)

// Money is an amount in a currency.
type Money struct {
	Cents    int64
	Currency string
}

// MarshalBinary returns a short form. Binary formats such as gob and CBOR call it.
func (m Money) MarshalBinary() ([]byte, error) {
	return append(binary.AppendVarint(nil, m.Cents), m.Currency...), nil
}

// UnmarshalBinary is the inverse of MarshalBinary.
func (m *Money) UnmarshalBinary(b []byte) error {
	cents, n := binary.Varint(b)
	if n <= 0 {
		return errors.New("an amount of money without a number")
	}
	m.Cents, m.Currency = cents, string(b[n:])
	return nil
}
