package builtin_test

import (
	"fmt"

	"github.com/wirebench/wirebench/builtin"
)

// A program looks up a built-in codec without linking it. The part is the function with which a
// program that measures the codec is built.
func ExampleKnown() {
	k, err := builtin.Known().Codec("cbor")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("format:", k.Format.Name)
	fmt.Println("module:", k.Module)
	fmt.Println("part:", k.Part)
	// Output:
	// format: CBOR
	// module: github.com/fxamacker/cbor/v2
	// part: github.com/wirebench/wirebench/codecs/cbor.Codecs
}
