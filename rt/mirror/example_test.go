package mirror_test

import (
	"encoding/json"
	"fmt"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/mirror"
)

// city is a type of a user.
type city struct {
	Name   string
	People int64
}

// tagged is its mirror, with the tags that users of a library would write.
type tagged struct {
	Name   string `json:"n"`
	People int64  `json:"p,omitempty"`
}

// Same reports why a value of one type can't be used as a value of another.
func ExampleSame() {
	fmt.Println(mirror.Same[city, tagged]())
	fmt.Println(mirror.Same[city, struct {
		Title  string
		People int64
	}]())
	// Output:
	// <nil>
	// its mirror is laid out differently: mirror_test.city.Name at offset 0, there Title at 0
}

// A library that reads tags gets values of the user's type as values of the mirror, without a
// conversion.
func ExampleReflective() {
	port, err := mirror.Reflective[city, tagged](codec.Reflective(json.Marshal, json.Unmarshal))
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err := port.Marshal(&city{"Oslo", 700_000})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s\n", b)
	v, err := port.Unmarshal(b)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%+v\n", *v.(*city))
	// Output:
	// {"n":"Oslo","p":700000}
	// {Name:Oslo People:700000}
}
