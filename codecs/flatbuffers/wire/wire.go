// Package wire has helpers that the code made for codec flatbuffers shares across types.
package wire

import flatbuffers "github.com/google/flatbuffers/go"

// Builder, Offset and Table are the library's types.
type (
	Builder = flatbuffers.Builder
	Offset  = flatbuffers.UOffsetT
	Table   = flatbuffers.Table
)

// initialSize is the size in the library's tutorial.
const initialSize = 1024

// NewBuilder returns a builder that grows as needed.
func NewBuilder() *Builder { return flatbuffers.NewBuilder(initialSize) }

// Has reports whether a table has a field. A vector's accessors do not distinguish absent from
// empty.
func Has(t flatbuffers.Table, slot int) bool {
	at := (flatbuffers.VtableMetadataFields + slot) * flatbuffers.SizeVOffsetT
	return t.Offset(flatbuffers.VOffsetT(at)) != 0
}
