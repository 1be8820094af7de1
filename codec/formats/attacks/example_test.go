package attacks_test

import (
	"fmt"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/formats/attacks"
)

// An attack makes a message for each number. A message with a million parts is a short text.
func ExampleNamed() {
	for _, a := range attacks.Named(formats.MessagePack.Name).Values {
		if a.By == attacks.Claimed {
			in := a.Make(1 << 24)
			fmt.Printf("%s: %d bytes, %s\n", a.Name, in.Len(), in)
			break
		}
	}
	deep := attacks.Repeat("[", 1<<20)
	fmt.Printf("%d bytes, %s\n", deep.Len(), deep)
	// Output:
	// array 32 of n elements, none of which is sent: 5 bytes, dd01000000
	// 1048576 bytes, 5b*1048576
}
