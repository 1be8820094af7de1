package capnp_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/capnp"
	"github.com/wirebench/wirebench/schema"
)

// library describes a library of Cap'n Proto.
var library = capnp.Library{
	Path:    "example.com/ours/capnp",
	Plugin:  "example.com/ours/capnp/capnpc-go",
	Wire:    "example.com/ours/wire",
	Message: "Message",
	ListOf:  "%s(%s.List())",
	At:      "At",
	Set:     "Set",
}

// emitter makes the code of the library's codecs. Outside is set because it runs capnp, an installed
// program.
var emitter = emit.Emitter{
	Name: "ours", Codecs: []string{"ours", "ours/packed"},
	Outside: true,
	Emit:    library.Emit,
}

// Index is a message. The format can't express its field.
type Index struct{ Entries map[any]string }

// The description of a library gives its codecs and their emitter. The emitter refuses a type that
// Cap'n Proto can't express. Only for other types does it run capnp.
func ExampleLibrary() {
	for _, k := range library.Codecs(&emitter) {
		fmt.Println(k.Name, k.Format.Name, k.Schema)
	}
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	err = emitter.Make(context.Background(), codec.Job{
		Roots:  emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[Index]())}),
		Import: "example.com/made/ours", Dir: filepath.Join(dir, "ours"),
		Refused: func(codec, reason string) { fmt.Printf("%s: %s\n", codec, reason) },
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output:
	// ours Cap'n Proto .capnp
	// ours/packed Cap'n Proto .capnp
	// ours: Index.Entries: no interfaces in the keys of maps
	// ours/packed: Index.Entries: no interfaces in the keys of maps
}
