package codec_test

import (
	"encoding/json"
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/schema"
)

// A codec is a value. This one describes a library in the manner of encoding/json that can't carry
// maps, and says so before it is measured.
func Example() {
	k := codec.Codec{
		Name:   "ours",
		Format: formats.JSON,
		Module: "example.com/ours",
		Losses: []codec.Loss{{Rule: codec.NilEmpty, Why: "its documentation: a nil slice is written as []"}},
		Bind: func(t *codec.Type) (codec.Port, error) {
			if t.Schema.Has(schema.Map) {
				return codec.Port{}, fmt.Errorf("no maps")
			}
			// What the library doesn't offer stays nil.
			return codec.ReflectivePort(t, json.Marshal, json.Unmarshal), nil
		},
	}
	_, err := k.Bind(codec.Of[map[string]int]("counts"))
	fmt.Println("counts:", err)

	port, err := k.Bind(codec.Of[[]int]("numbers"))
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err := port.Marshal(&[]int{1, 2})
	fmt.Printf("numbers: %s %v\n", b, err)
	fmt.Println("into a buffer:", port.Lacks(codec.EncodeReuse))
	// Output:
	// counts: no maps
	// numbers: [1,2] <nil>
	// into a buffer: not offered
}
