package thrift_test

import (
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/thrift"
	"github.com/wirebench/wirebench/schema"
)

// Ticket is a message.
type Ticket struct {
	Seat  uint8
	Price *float64
	Holds map[string]bool
}

// An emitter for a Thrift compiler plans the structs for a job's types, and writes their schema to a
// file for the compiler.
func ExampleText() {
	j := &emit.Job{
		Job:    codec.Job{Roots: emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[Ticket]())}), Import: "example.com/made/ours"},
		Codecs: []string{"ours"},
	}
	// A field can't have the name of a method of the compiler's code.
	p := thrift.NewPackage(j, thrift.Accessor)
	if p == nil {
		fmt.Println("no type fits")
		return
	}
	fmt.Print(thrift.Text(p.Messages))
	// Output:
	// // Made by wirebench from Go types.
	// namespace go gen
	//
	// struct Time {
	//   1: i64 Seconds // since 1970
	//   2: i32 Nanos
	// }
	//
	// // Ticket is a thrift_test.Ticket in Go.
	// struct Ticket {
	//   1: i16 Seat
	//   2: optional double Price
	//   3: map<string, bool> Holds
	// }
}
