package edge_test

import (
	"encoding/json"
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus/edge"
)

// The author of a codec tries it with values that its format may lack. The codec may refuse such a
// value, but must not change it.
func ExampleRefusable() {
	k := codec.Codec{Name: "ours", Bind: codec.Reflective(json.Marshal, json.Unmarshal)}
	for _, set := range edge.Refusable() {
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
	// edge-float-keys is refused: json: unsupported type: map[float64]string
}
