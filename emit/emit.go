// Package emit makes the Go code that codecs need for a type. A codec's [Emitter] gets the schemas
// of Go types and writes a package with a port for each of them. Built-in types and users' types
// are treated alike.
//
// A [Job] is one package to be made. It has the types of one family, which share named types, and
// the package's folder. An emitter offers a port for each type that its format can express, and
// refuses each other type with a reason. The reason is then shown in the cells of that type.
//
// It must not know which codecs there are: programs of third parties have others.
package emit

import (
	"context"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes the code of one library.
type Emitter struct {
	// Name is the name of the package that it makes, such as "msgp".
	Name string
	// Codecs are the names of the codecs that the package has ports for.
	Codecs []string
	// Emit writes the package of a job. It returns errors of the generator or the machine. If the
	// format can't express a type, Emit refuses the type instead of returning an error.
	Emit func(context.Context, *Job) error
	// Outside is set if the generator may differ between machines or between users' modules,
	// because it is an installed program or is compiled with these modules.
	Outside bool
}

// Package returns the name of the package that the emitter makes.
func (e *Emitter) Package() string { return e.Name }

// Offers returns the names of the codecs that the package has ports for.
func (e *Emitter) Offers() []string { return e.Codecs }

// Repeats reports whether the emitter writes the same package again for the same job.
func (e *Emitter) Repeats() bool { return !e.Outside }

// Make empties the folder of a job and lets the emitter write the package. The list of ports is
// written last. If the emitter fails, for example because its generator is missing, an earlier
// package stays unchanged, and the partial output is kept next to it in the folder [Attempt].
func (e *Emitter) Make(ctx context.Context, job codec.Job) error {
	j := &Job{Job: job, Codecs: e.Codecs}
	return anew(j.Dir, func() error {
		if err := e.Emit(ctx, j); err != nil {
			return fmt.Errorf("%s: %w", e.Name, err)
		}
		return j.glue(e)
	})
}

// Root is a type whose values are messages.
type Root = codec.Root

// Job is one package that is being made.
type Job struct {
	codec.Job
	// Codecs are the names of the emitter's codecs.
	Codecs []string

	names map[*schema.Type]string
	offer []offer
}

// offer is a port, or the reason why there is no port.
type offer struct {
	root          Root
	codec         string
	port, refusal string
}

// Offer makes port the codec's port for a root. port is the name of a function of the package
// that has the type func() (codec.Port, error).
func (j *Job) Offer(root Root, name, port string) {
	j.offer = append(j.offer, offer{root: root, codec: name, port: port})
}

// Refuse says in a few words why the codec can't carry a root: "no maps".
func (j *Job) Refuse(root Root, name, reason string) {
	j.offer = append(j.offer, offer{root: root, codec: name, refusal: reason})
	if j.Refused != nil {
		j.Refused(name, reason)
	}
}

// Fit returns the roots that a format can express, and refuses the others for all codecs of the
// emitter. The function reason says why the format can't express a type, or returns "" if it can.
func (j *Job) Fit(reason func(*schema.Type) string) []Root {
	var fit []Root
	for _, root := range j.Roots {
		if why := Reason(root.Schema, reason); why != "" {
			for _, name := range j.Codecs {
				j.Refuse(root, name, why)
			}
			continue
		}
		fit = append(fit, root)
	}
	return fit
}

// Reason says why made code can't carry a type, with the path of the first part concerned, or
// returns "" if it can. The cause is either a part that Go code in another package can't express,
// or a part for which reason returns a text.
func Reason(s *schema.Schema, reason func(*schema.Type) string) string {
	problems := slices.DeleteFunc(s.Problems(), schema.Problem.Numbered)
	switch len(problems) {
	case 0:
	case 1:
		return at(problems[0].Path, problems[0].What)
	default:
		return fmt.Sprintf("%s, and %d more", at(problems[0].Path, problems[0].What), len(problems)-1)
	}
	for path, t := range s.Paths() {
		if why := reason(t); why != "" {
			return at(path, why)
		}
	}
	return ""
}

// at puts the path of a part before a reason. The path of a root without a name is "".
func at(path, why string) string {
	if path == "" {
		return why
	}
	return path + ": " + why
}

// Write formats a Go file of the package and writes it.
func (j *Job) Write(name string, s *Source) error {
	if s.hidden != nil {
		return fmt.Errorf("its code must name %s, and only its own package can name it: export it", s.hidden)
	}
	text, err := format.Source(s.bytes())
	if err != nil {
		return fmt.Errorf("%s: made code that isn't Go: %w", filepath.Join(j.Dir, name), err)
	}
	return j.WriteFile(name, text)
}

// WriteFile writes any other file of the package, such as a schema for a generator.
func (j *Job) WriteFile(name string, text []byte) error {
	return os.WriteFile(filepath.Join(j.Dir, name), text, 0o666)
}

// glue writes the list of ports.
func (j *Job) glue(e *Emitter) error {
	s := j.Source(fmt.Sprintf("Package %s is code of codec %s for the types of its family.", e.Name, e.Codecs[0]))
	codecs, reflect := s.Import("github.com/wirebench/wirebench/codec"), s.Import("reflect")
	s.P("// Glue returns the ports by type and codec.")
	s.P("func Glue() %s.Glue {", codecs)
	s.P("return %s.Glue{", codecs)
	for _, root := range j.Roots {
		s.P("%s.TypeFor[%s](): {", reflect, s.Type(root.Schema.Root))
		for _, name := range e.Codecs {
			i := slices.IndexFunc(j.offer, func(o offer) bool { return o.root.Name == root.Name && o.codec == name })
			if i < 0 {
				return fmt.Errorf("%s: codec %s neither offers nor refuses %s", e.Name, name, root.Name)
			}
			if o := j.offer[i]; o.port != "" {
				s.P("%q: %s,", name, o.port)
			} else {
				s.P("%q: %s.Unfit(%q),", name, codecs, o.refusal)
			}
		}
		s.P("},")
	}
	s.P("}")
	s.P("}")
	return j.Write("glue.go", s)
}
