package convert

import (
	"path"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// Package is a package of ports that is being written. The generated types are in a package below
// it.
type Package struct {
	*Writer
	Messages []*Message
	Roots    []emit.Root // the roots that fit

	job  *emit.Job
	root map[string]*Message
}

// NewPackage plans the messages of the job's types that a format can carry. It returns nil if there
// are none. The generated code for them goes into the folder called below.
func NewPackage(j *emit.Job, below string, style Style, f Format) *Package {
	roots := j.Fit(func(t *schema.Type) string {
		why := Unfit(t)
		if why == "" && f.Unfit != nil {
			why = f.Unfit(t)
		}
		return why
	})
	if len(roots) == 0 {
		return nil
	}
	w := &Writer{Source: j.Source(""), Style: style}
	w.Package = w.Import(path.Join(j.Import, below))
	of, messages := f.newMessages(j, w, roots)
	return &Package{Writer: w, Messages: messages, Roots: roots, job: j, root: of}
}

// Unfit says why a type can't be converted for any format, or returns "" if it can.
func Unfit(t *schema.Type) string {
	switch {
	case t.Kind == schema.Bytes && t.Elem != nil:
		return "no slices of a byte type with a name"
	case t.Kind != schema.Map:
	case t.Key.Kind == schema.Optional:
		return "no maps with pointers as keys"
	case (&schema.Schema{Root: t.Key}).Has(schema.Any):
		// The decoded interface may hold a map. A map as a key would panic.
		return "no maps with interfaces in their keys"
	}
	return ""
}

// Root returns the message of a root.
func (p *Package) Root(root emit.Root) *Message { return p.root[root.Name] }

// Finish writes and offers a port for each root and codec, and then writes the conversions.
func (p *Package) Finish(library func(codec string) Library) error {
	for _, codec := range p.job.Codecs {
		lib := library(codec)
		lib.pass = p.job.Pass
		for _, root := range p.Roots {
			name := emit.Identifier(codec) + root.Name
			p.Port(name, root, p.Root(root), lib)
			p.job.Offer(root, codec, name)
		}
	}
	return p.Write()
}

// Write writes the conversions, and all text printed before them, to a file.
func (p *Package) Write() error {
	p.Functions(p.Messages)
	return p.job.Write("convert.go", p.Source)
}
