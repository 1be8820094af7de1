package vectors_test

import (
	"fmt"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/formats/vectors"
	"github.com/wirebench/wirebench/schema"
)

// A format has suites of vectors, and other forms of any valid message.
func ExampleNamed() {
	of := vectors.Named(formats.MessagePack.Name)
	all, err := of.Suites[0].Vectors(nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s, %s: %s\n", all[0].Name, all[0].Input, all[0].Demand)

	message := []byte{0x81, 0xa1, 'a', 7} // {"a": 7}
	for _, r := range of.Rewrites {
		forms, err := r.Make(message, &schema.Type{})
		if err != nil {
			continue // the message has nothing of that kind
		}
		fmt.Printf("%s: %d, such as %s\n", r.Name, len(forms), forms[0].Input)
	}
	// Output:
	// 0 as int 16, d10000: accept
	// integers in every encoding: 8, such as 81a161d10007
	// texts in every encoding: 3, such as 81da00016107
	// maps in every encoding: 2, such as de0001a16107
}
