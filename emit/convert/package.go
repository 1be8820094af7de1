package convert

import (
	"path"

	"github.com/wirebench/wirebench/emit"
)

// Package is a package of ports that is being written, over generated types in a
// package below it.
type Package struct {
	*Writer
	Messages []*Message
	Roots    []emit.Root // those that fit

	job  *emit.Job
	root map[string]*Message
}

// NewPackage plans the messages of the job's types that a format can carry, whose
// code comes into the folder called below; it is nil if there are none.
func NewPackage(j *emit.Job, below string, style Style, f Format) *Package {
	roots := j.Fit(f.Unfit)
	if len(roots) == 0 {
		return nil
	}
	w := &Writer{Source: j.Source(""), Style: style}
	w.Package = w.Import(path.Join(j.Import, below))
	of, messages := f.NewMessages(j, roots)
	return &Package{Writer: w, Messages: messages, Roots: roots, job: j, root: of}
}

// Finish writes a port for each root and codec and offers it, and then the
// conversions.
func (p *Package) Finish(library func(codec string, root *Message) Library) error {
	for _, codec := range p.job.Codecs {
		for _, root := range p.Roots {
			name, m := emit.Identifier(codec)+root.Name, p.root[root.Name]
			p.Port(name, root, m, library(codec, m))
			p.job.Offer(root, codec, name)
		}
	}
	p.Functions(p.Messages)
	return p.job.Write("convert.go", p.Source)
}
