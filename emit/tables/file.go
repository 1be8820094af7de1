package tables

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
)

// File is a file of conversions between a format's tables and Go values that is being written. It
// has the part that is the same for all formats.
type File struct {
	*emit.Source
	*Layout
}

// NewFile plans the schema for the roots of a job and begins the file.
func NewFile(j *emit.Job, roots []emit.Root, style Style) File {
	return File{Source: j.Source(""), Layout: New(j, roots, style)}
}

// Sum returns the name of the package that adds up touched fields.
func (f File) Sum() string { return f.Import("github.com/wirebench/wirebench/rt/touch") }

// Summand returns the expression that x, a value in a message, adds to the sum of touched fields:
// the value of a scalar, the length of text or bytes, or the sum of a time's parts.
func (f File) Summand(v Value, x string) string {
	switch v.Form {
	case Text, Blob:
		return "uint64(len(" + x + "))"
	case Moment:
		return fmt.Sprintf("uint64(%[1]s.Seconds()) + uint64(%[1]s.Nanos()) + uint64(%[1]s.Offset())", x)
	}
	switch name := Number(v.Type); name {
	case "bool":
		return f.Sum() + ".Bool(" + x + ")"
	case "float32", "float64":
		return f.Sum() + ".Float(" + x + ")"
	case "uint64":
		return x
	}
	return "uint64(" + x + ")"
}

// Allocate writes an allocation of the value that x points to, if the value is optional. Otherwise
// x is not a pointer, and nothing is written.
func (f File) Allocate(x string, v Value) {
	if v.Optional {
		f.P("%s = new(%s)", Alone(x), f.Type(v.Type))
	}
}

// GetTime writes the function that reads a time from its struct. typ is the type of the struct in
// the generator's code.
func (f File) GetTime(typ string) {
	f.P(`func getTime(e %[1]s) %[2]s.Time {
		t := %[2]s.Unix(e.Seconds(), int64(e.Nanos()))
		if e.Offset() == 0 {
			return t.UTC()
		}
		return t.In(%[2]s.FixedZone("", int(e.Offset())))
	}
	`, typ, f.Import("time"))
}
