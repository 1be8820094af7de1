// Package wire is what the code made for codec flatbuffers has in common for all
// types.
package wire

import flatbuffers "github.com/google/flatbuffers/go"

// Builder, Offset and Table are the library's.
type (
	Builder = flatbuffers.Builder
	Offset  = flatbuffers.UOffsetT
	Table   = flatbuffers.Table
)

// initialSize is the one of the library's tutorial.
const initialSize = 1024

// NewBuilder returns a builder that grows as needed.
func NewBuilder() *Builder { return flatbuffers.NewBuilder(initialSize) }

// Has reports whether a table has a field. For a vector the accessors don't tell
// that it is absent from that it is empty.
func Has(t flatbuffers.Table, slot int) bool {
	at := (flatbuffers.VtableMetadataFields + slot) * flatbuffers.SizeVOffsetT
	return t.Offset(flatbuffers.VOffsetT(at)) != 0
}
