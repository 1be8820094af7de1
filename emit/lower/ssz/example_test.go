package ssz_test

import (
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/emit/lower/ssz"
	"github.com/wirebench/wirebench/schema"
)

// Block is a message.
type Block struct {
	Height  int
	Parent  *[32]byte
	Credits map[string]float64
}

// An emitter for a library of SSZ adds the library's own rules to those of the format, and lets
// package lower plan the types that the library can handle.
func ExampleRules() {
	rules := ssz.Rules()
	rules.String = true // this library has no strings
	j := &emit.Job{
		Job:    codec.Job{Roots: emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[Block]())}), Import: "example.com/made/ours"},
		Codecs: []string{"ours"},
	}
	types := lower.New(j, rules)
	if types == nil {
		fmt.Println("no type fits")
		return
	}
	s := j.Source("")
	for _, t := range types.Structs() {
		for _, f := range t.Fields {
			fmt.Println(t.Go, f.Name, types.Text(s, f.Type))
		}
	}
	// Output:
	// Block Height uint64
	// Block Parent [][]byte
	// Block Credits []StringFloat64Map_Pair
	// StringFloat64Map_Pair Key []byte
	// StringFloat64Map_Pair Value uint64
}
