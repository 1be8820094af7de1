package edge_test

import (
	"encoding/json"
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus/edge"
)

// The author of a codec tries it with values that its format may lack. The codec may refuse such a
// value, but must not change it. (What encoding/json does with maps whose keys are floats depends on
// the version of Go, so this example looks at NaN and infinities alone.)
func ExampleRefusable() {
	k := codec.Codec{Name: "ours", Bind: codec.Reflective(json.Marshal, json.Unmarshal)}
	for _, set := range edge.Refusable() {
		if set.Type.Name == "edge-float-keys" {
			continue
		}
		port, err := k.Bind(set.Type)
		if err != nil {
			fmt.Println(set.Type.Name, err)
			continue
		}
		for v, err := range set.Messages(true) {
			if err != nil {
				fmt.Println(err)
				return
			}
			b, err := port.Marshal(v)
			if err != nil {
				fmt.Printf("%s is refused: %v\n", set.Type.Name, err)
				break
			}
			got, err := port.Unmarshal(b)
			if err != nil || !reflect.DeepEqual(v, got) {
				fmt.Println(set.Type.Name, "is changed:", err)
				break
			}
		}
	}
	// Output:
	// edge-nan is refused: json: unsupported value: NaN
	// edge-infinities is refused: json: unsupported value: +Inf
	// edge-listed-nan is refused: json: unsupported value: NaN
	// edge-listed-infinities is refused: json: unsupported value: +Inf
}
