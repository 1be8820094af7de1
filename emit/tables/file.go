package tables

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
)

// File is the code between a format's tables and Go values that is being written, as far
// as it is alike in all formats.
type File struct {
	*emit.Source
	*Layout
}

// NewFile plans the schema for the roots of a job, and begins the code.
func NewFile(j *emit.Job, roots []emit.Root, style Style) File {
	return File{Source: j.Source(""), Layout: New(j, roots, style)}
}

// Sum is the package that counts what is touched.
func (f File) Sum() string { return f.Import("github.com/wirebench/wirebench/rt/touch") }

// Summand is what x, of a message, adds to the sum of what was touched: a scalar its value,
// text and bytes their length, a time its parts.
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

// Allocate makes what x, a pointer if the value is optional, points to.
func (f File) Allocate(x string, v Value) {
	if v.Optional {
		f.P("%s = new(%s)", Alone(x), f.Type(v.Type))
	}
}

// GetTime writes the function that reads a time from its struct, which is of that type in
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
