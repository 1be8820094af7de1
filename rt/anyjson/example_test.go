package anyjson_test

import (
	"fmt"

	"github.com/wirebench/wirebench/rt/anyjson"
)

// event is a type of a user.
type event struct {
	Name string
	Data any
}

// record is what a format without interfaces can carry of it.
type record struct {
	Name string
	Data []byte
}

// toRecord is a conversion as emitters write it. Bytes panics with the error of JSON, and Catch returns it.
func toRecord(x event) (r record, err error) {
	defer anyjson.Catch(&err)
	return record{x.Name, anyjson.Bytes(x.Data)}, nil
}

// fromRecord is the inverse of toRecord.
func fromRecord(r record) (x event, err error) {
	defer anyjson.Catch(&err)
	return event{r.Name, anyjson.Value(r.Data)}, nil
}

// A conversion turns an interface into JSON for a format that has no interfaces. A value that JSON
// can't express is an error of the conversion.
func Example() {
	r, err := toRecord(event{"sale", map[string]any{"price": 1.5}})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s\n", r.Data)
	x, err := fromRecord(r)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(x.Data)
	_, err = toRecord(event{"bad", make(chan int)})
	fmt.Println(err)
	// Output:
	// {"price":1.5}
	// map[price:1.5]
	// json: unsupported type: chan int
}
