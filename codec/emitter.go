package codec

import (
	"context"

	"github.com/wirebench/wirebench/schema"
)

// Emitter makes the Go code that a codec needs for each type. Package emit has the parts of emitters.
type Emitter interface {
	// Package returns the name of the package that the emitter makes, such as "msgp".
	Package() string
	// Offers returns the names of the codecs that the package has ports for.
	Offers() []string
	// Repeats reports whether the emitter writes the same package again for the same job, as long as
	// the program and the versions of modules are the same. The package can then be kept.
	Repeats() bool
	// Make writes the package of a job. It returns errors of the generator or the machine. A type
	// that the format can't express is not an error: the package refuses it.
	Make(context.Context, Job) error
}

// Job is one package to be made.
type Job struct {
	// Roots share their types: if two of them have a type in common, they have the same *schema.Type.
	Roots []Root
	// Import is the path of the package, Dir its folder.
	Import, Dir string
	// Env is the environment of commands that need the package's module. Nil means the environment of
	// this process.
	Env []string
	// Pass says that ports shall have [Port.Pass]. Programs that measure don't need it.
	Pass bool
	// Note, if not nil, is called with messages about the generator that the user should know.
	Note func(string)
	// Refused, if not nil, is called for each codec that can't carry a root, with the reason.
	Refused func(codec, reason string)
}

// Root is a type whose values are messages.
type Root struct {
	// Name is an identifier that is unique in the job, such as "Person" or "PersonSlice".
	Name   string
	Schema *schema.Schema
}
