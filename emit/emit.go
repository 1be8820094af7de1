// Package emit makes the Go code that codecs need for a type. From a Go type's
// schema each codec's [Emitter] writes a package with a port for it; built-in
// types and users' types take the same road.
//
// A [Job] is the types of one family, which share named types, and the folder of
// the package that is to be made. An emitter offers a port for each type that its
// format can express, and refuses the others with a reason, which becomes their
// cells'.
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
	// Name is that of the package that it makes, such as "msgp".
	Name string
	// Codecs are the names of the codecs that the package has ports for.
	Codecs []string
	// Emit writes the package of a job. Its error is one of the generator or the
	// machine; what the format can't express is refused.
	Emit func(context.Context, *Job) error
	// Outside says that the generator is another on another machine or with other modules
	// of the user: it is installed, or compiled beside these.
	Outside bool
}

// Package is the name of the package that it makes.
func (e *Emitter) Package() string { return e.Name }

// Offers are the names of the codecs that the package has ports for.
func (e *Emitter) Offers() []string { return e.Codecs }

// Repeats reports whether it writes the same package again for the same job.
func (e *Emitter) Repeats() bool { return !e.Outside }

// Make empties the folder of a job and lets the emitter write the package, its list of
// ports last. Where the emitter fails, for want of its generator perhaps, the package stays
// what it was, if there was one, and what was written is beside it: [Attempt].
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
	// Codecs are the emitter's.
	Codecs []string

	names map[*schema.Type]string
	offer []offer
}

// offer is a port, or the reason why there is none.
type offer struct {
	root          Root
	codec         string
	port, refusal string
}

// Offer says that a function of the package, of type func() (codec.Port, error),
// is the codec's port for a root.
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

// Fit returns the roots that a format can express, and refuses the others for all
// codecs of the emitter. A reason of the format comes from reason, "" where the
// type fits.
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

// Reason says why code can't carry a type, "" if it can, and which part of the type
// is concerned first: what of it Go code elsewhere can't express, or what reason says
// of one of its types.
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

// at says what part of a type a reason is about. A root without a name has no path.
func at(path, why string) string {
	if path == "" {
		return why
	}
	return path + ": " + why
}

// Write formats a Go file of the package and writes it.
func (j *Job) Write(name string, s *Source) error {
	if s.hidden != nil {
		return fmt.Errorf("its code would have to name %s, which only its own package can: export it", s.hidden)
	}
	text, err := format.Source(s.bytes())
	if err != nil {
		return fmt.Errorf("%s: made code that is no Go: %w", filepath.Join(j.Dir, name), err)
	}
	return j.WriteFile(name, text)
}

// WriteFile writes any file of the package: a schema for a generator.
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
