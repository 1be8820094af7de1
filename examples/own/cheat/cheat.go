// Package cheat has a type with methods for MessagePack that cheat, to show that a run finds it.
package cheat

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Order is an order of a shop.
type Order struct {
	Customer string
	Items    []string
	Cents    int64
	Paid     bool
}

// kept are the orders that were encoded.
var kept []Order

// MarshalMsg keeps a copy of the order, and writes only the number of the copy.
func (o *Order) MarshalMsg(b []byte) ([]byte, error) {
	kept = append(kept, *o)
	return binary.AppendUvarint(b, uint64(len(kept)-1)), nil
}

// UnmarshalMsg finds the copy. This works as long as the process that encoded the order also
// decodes it.
func (o *Order) UnmarshalMsg(b []byte) ([]byte, error) {
	i, n := binary.Uvarint(b)
	if n <= 0 || i >= uint64(len(kept)) {
		return b, errors.New("no such order")
	}
	*o = kept[i]
	o.Items = slices.Clone(o.Items)
	return b[n:], nil
}

// Msgsize returns the maximal number of bytes that MarshalMsg writes.
func (o *Order) Msgsize() int { return binary.MaxVarintLen64 }

// Samples returns some orders.
func Samples() []Order {
	var all []Order
	for i := range 64 {
		o := Order{Customer: fmt.Sprintf("customer %d", i*i), Cents: int64(i) * 1295, Paid: i%3 > 0}
		for j := range 1 + i%5 {
			o.Items = append(o.Items, fmt.Sprintf("item %d", i*j))
		}
		all = append(all, o)
	}
	return all
}
