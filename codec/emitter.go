package codec

import (
	"context"

	"github.com/wirebench/wirebench/schema"
)

// Emitter makes the Go code that a codec needs for each type. Package emit has what
// emitters are made of.
type Emitter interface {
	// Package is the name of the package that it makes, such as "msgp".
	Package() string
	// Offers are the names of the codecs that the package has ports for.
	Offers() []string
	// Repeats reports whether it writes the same package again for the same job, as long as
	// the program and the versions of modules are the same: what it wrote can be kept.
	Repeats() bool
	// Make writes the package of a job. Its error is one of the generator or the
	// machine: a type that the format can't express is refused in the package.
	Make(context.Context, Job) error
}

// Job is one package to be made.
type Job struct {
	// Roots share their types: two that have one in common have the same
	// *schema.Type.
	Roots []Root
	// Import is the path of the package, Dir its folder.
	Import, Dir string
	// Env is the environment of commands that need the package's module; nil: the
	// process's own.
	Env []string
	// Note is told what the user should know of the generator, if not nil.
	Note func(string)
	// Refused is told of each codec that can't carry a root, and why, if not nil.
	Refused func(codec, reason string)
}

// Root is a type whose values are messages.
type Root struct {
	// Name is an identifier, unique in the job: "Person", "PersonSlice".
	Name   string
	Schema *schema.Schema
}
