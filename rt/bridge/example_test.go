package bridge_test

import (
	"fmt"

	"github.com/wirebench/wirebench/rt/bridge"
)

// booking is a type of a user.
type booking struct {
	Seats uint8
	Place [2]int64
}

// message is the type that a generator makes for a booking, because its format has neither small
// numbers nor arrays.
type message struct {
	Seats uint32
	Place []int64
}

// fromMessage is a conversion as emitters write it.
func fromMessage(m *message, x *booking) error {
	seats, err := bridge.Narrow[uint8](m.Seats)
	if err != nil {
		return err
	}
	x.Seats = seats
	if err := bridge.Length(len(m.Place), len(x.Place)); err != nil {
		return err
	}
	copy(x.Place[:], m.Place)
	return nil
}

// A conversion from a generated type returns an error for a value that the user's type can't hold.
func Example() {
	for _, m := range []*message{
		{Seats: 2, Place: []int64{5, 12}},
		{Seats: 300, Place: []int64{5, 12}},
		{Seats: 2, Place: []int64{5}},
	} {
		x := new(booking)
		if err := fromMessage(m, x); err != nil {
			fmt.Println("error:", err)
			continue
		}
		fmt.Println(*x)
	}
	// Output:
	// {2 [5 12]}
	// error: 300 does not fit its Go type
	// error: 1 elements for an array of 2
}

// Append implements a port's Append with a library that fills a buffer of the size of the message.
func ExampleAppend() {
	const text = "world"
	marshal := func(b []byte) (int, error) { return copy(b, text), nil }
	b, err := bridge.Append([]byte("hello "), len(text), marshal)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s\n", b)
	// Output: hello world
}
