package proto

import (
	"path"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// Package is a package of ports that is being written, over generated messages in
// a package pb below it.
type Package struct {
	*Plan
	*convert.Writer
	Roots []emit.Root // those that fit
	job   *emit.Job
}

// Time tells which type stands for a time.Time.
type Time func(imports func(path string) string) convert.Type

// Timestamp is the library's own way.
func Timestamp(imports func(string) string) convert.Type {
	known := imports("google.golang.org/protobuf/types/known/timestamppb")
	return convert.Type{
		Kind: convert.Call, Go: "*" + known + ".Timestamp", Schema: TimestampName,
		To: known + ".New(%s)", From: "%s.AsTime()", Note: TimestampNote,
	}
}

// NewPackage plans the messages of the job's types that protobuf can carry, and what
// else unfit asks for, if it is not nil. The result is nil if there are none.
func NewPackage(j *emit.Job, style convert.Style, time Time, unfit func(*schema.Type) string) *Package {
	roots := j.Fit(func(t *schema.Type) string {
		why := Unfit(t)
		if why == "" && unfit != nil {
			why = unfit(t)
		}
		return why
	})
	if len(roots) == 0 {
		return nil
	}
	w := &convert.Writer{Source: j.Source(""), Style: style}
	w.Package = w.Import(path.Join(j.Import, "pb"))
	plan := NewPlan(j, roots, func() convert.Type { return time(w.Import) })
	return &Package{plan, w, roots, j}
}

// Ports writes a port for each root and codec, and offers it.
func (p *Package) Ports(library func(codec string) convert.Library) {
	for _, codec := range p.job.Codecs {
		lib := library(codec)
		for _, root := range p.Roots {
			name := emit.Identifier(codec) + root.Name
			p.Port(name, root, p.Root(root), lib)
			p.job.Offer(root, codec, name)
		}
	}
}

// Write writes the conversions and all else into a file.
func (p *Package) Write(file string) error {
	p.Functions(p.Messages)
	return p.job.Write(file, p.Source)
}

// Library is how Google's library works, under its name in a file.
func Library(name string) convert.Library {
	return convert.Library{
		Marshal:   name + ".Marshal(m)",
		Append:    name + ".MarshalOptions{}.MarshalAppend(dst, m)",
		Unmarshal: name + ".Unmarshal(b, m)",
	}
}
