// Package vectors lists messages on which the specification of a format decides: decoders must accept
// them, must reject them, or may do either. Some are values that specifications print, some lie in Go
// modules as the tests of a library, and some are other forms of a valid message.
//
// It must not know codecs, or how decoders are tried.
package vectors

import (
	"reflect"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

// Demand is what a specification demands of decoders.
type Demand string

const (
	// Accept means that a decoder must accept the message.
	Accept Demand = "accept"
	// Reject means that it must reject the message.
	Reject Demand = "reject"
	// Refusable means that the message is valid, and that the specification lets decoders refuse it all
	// the same: they may have limits, or support a part of the format. A decoder that refuses it is
	// stricter than the specification.
	Refusable Demand = "may refuse"
	// Either means that the specification leaves it to the decoder, or says nothing.
	Either Demand = "either"
)

// Vector is a message with what the specification demands.
type Vector struct {
	// Name says what the message is, in a few words or as its suite names it.
	Name   string
	Input  attacks.Input
	Demand Demand
	// Want are the values of which one must be decoded: nil, booleans, numbers, strings, []byte, []any and
	// map[string]any. It is empty if the value is not given.
	Want []any
	// Like is another message that must be decoded to the same value. Nil means that the vector has no such message.
	Like attacks.Input
	// Source is the paragraph that demands it, or the nearest one.
	Source string
}

// Tree is the files of a folder of a Go module, as package corpus/module reads them.
type Tree struct{ Module, Version, Path, Sum string }

// Suite is vectors that are decoded into a type that can hold them all.
type Suite struct {
	Name string
	// Into are such types. A codec that doesn't take the first one is tried with the second.
	Into []reflect.Type
	// Trees are files that have the vectors.
	Trees []Tree
	// Vectors returns the vectors, given the files of each tree by their names.
	Vectors func(files []map[string][]byte) ([]Vector, error)
}

// Rewrite makes other forms of a valid message.
type Rewrite struct {
	Name string
	// Make returns other forms of a message of a type. An accepted form must be decoded to the same value
	// as the message. The error says why the message has no such form.
	Make func(message []byte, of *schema.Type) ([]Vector, error)
}

// Vectors are what is known of a format.
type Vectors struct {
	Suites   []Suite
	Rewrites []Rewrite
	// Reference is the implementation that other libraries of the format replace. Nil means that the format has no such implementation.
	Reference *Reference
}

// Named returns the vectors of the format with that name. They are empty if none are known.
func Named(format string) Vectors { return known[format] }

// deepest is the number of levels up to which messages are taken apart.
const deepest = 1000

var (
	anything = reflect.TypeFor[any]()
	anyMap   = reflect.TypeFor[map[string]any]()
)

// own returns the function Vectors of a suite that is written here.
func own(all func() []Vector) func([]map[string][]byte) ([]Vector, error) {
	return func([]map[string][]byte) ([]Vector, error) { return all(), nil }
}
