package formats_test

import (
	"fmt"

	"github.com/wirebench/wirebench/codec/formats"
)

// A format has other names, under which people look for it.
func ExampleFormat_Called() {
	fmt.Println(formats.MessagePack.Called("msgpack"), formats.MessagePack.Called("message pack"), formats.MessagePack.Called("json"))

	// A format of your own is a value.
	ours := formats.Format{Name: "ours"}
	fmt.Println(ours.Called("OURS"), ours.OnlyGo())
	// Output:
	// true true false
	// true true
}
