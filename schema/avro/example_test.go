package avro_test

import (
	"fmt"
	"reflect"
	"time"

	"github.com/wirebench/wirebench/schema"
	"github.com/wirebench/wirebench/schema/avro"
)

// A codec derives the Avro schema of a type, which its library then uses to encode. For a type that
// Avro lacks, the error says so.
func ExampleLibrary_Derive() {
	type reading struct {
		Sensor string
		At     time.Time
		Value  *float64
	}
	library := avro.Library{Time: "timestamp-micros"}
	text, err := library.Derive(schema.Of(reflect.TypeFor[reading]()))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s\n", text)
	_, err = library.Derive(schema.Of(reflect.TypeFor[map[int]string]()))
	fmt.Println("error:", err)
	// Output:
	// {"fields":[{"name":"Sensor","type":"string"},{"name":"At","type":{"logicalType":"timestamp-micros","type":"long"}},{"name":"Value","type":["null","double"]}],"name":"reading","type":"record"}
	// error: map keys must be strings (map[int]string)
}
