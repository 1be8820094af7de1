package usertype

import (
	"context"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/surrogate"
	"github.com/wirebench/wirebench/rt/look"
	"github.com/wirebench/wirebench/schema"
)

// subject is the type with its samples and its message.
type subject struct {
	opt       Options
	dir       string // a folder for intermediate files
	workspace *build.Workspace
	loader    loader
	target    *target
	samples   *samples
	unions    schema.Unions // named by the user
	module    string        // the path of the program's own packages

	schema  *schema.Schema
	message *surrogate.Message // nil if the type is its own message
	glue    *dataPackage
	// sources are the files of the data package and the message, by path in the program's module.
	// overlay is as in build.Options.
	sources map[string][]byte
	overlay map[string][]byte
}

// load loads what the options name. dir is a folder for scratch files.
func (o Options) load(ctx context.Context, dir string) (*subject, error) {
	if o.Versions != "" && o.Versions != Mine && o.Versions != Ours {
		return nil, fmt.Errorf("versions %q: use %s or %s", o.Versions, Mine, Ours)
	}
	// The overlay's file names and the workspace file contain this folder.
	here, err := filepath.Abs(o.Dir)
	if err != nil {
		return nil, err
	}
	if here, err = filepath.EvalSymlinks(here); err != nil {
		return nil, err
	}
	file, err := o.file(here)
	if err != nil {
		return nil, err
	}
	workspace, err := build.FindWorkspace(ctx, here, dir)
	if err != nil {
		return nil, err
	}
	if workspace.Vendored {
		note := "the vendor folder is ignored: modules come from the module cache, at the versions of your go.mod"
		if only := workspace.FromVendor; len(only) > 0 {
			note = "modules come from the module cache, at the versions of your go.mod, except modules that are only in the vendor folder: " + fewest(only)
		}
		o.note(note)
	}
	o.step("loading "+o.Type, "", 0, 0)
	l := loader{ctx: ctx, dir: here, env: workspace.Environ()}
	t, err := l.target(o.Type)
	if err != nil {
		return nil, err
	}
	s, err := l.samples(file, o.Samples, t)
	if err != nil {
		return nil, err
	}
	unions, err := l.unions(o.Unions)
	if err != nil {
		return nil, err
	}
	return &subject{
		opt: o, dir: dir, workspace: workspace, loader: l, target: t, samples: s, unions: unions,
		module: t.pkg.PkgPath + "/zz_wirebench", schema: schema.FromTypesWith(t.typ, unions, nil),
	}, nil
}

// read reads the samples, and makes the type's message to suit them: it includes the types that
// interfaces hold in the samples, and leaves out fields whose own methods fail on the samples. If
// other methods of the type fail, there is no message.
func (s *subject) read(ctx context.Context) error {
	unfit := s.prepare(nil, true)
	if unfit != nil { // the samples may name the missing types
		if err := s.prepare(nil, false); err != nil {
			return unfit
		}
	}
	s.opt.step("reading the samples", "", 0, 0)
	report, err := s.look(ctx)
	if err != nil {
		return err
	}
	var held schema.Unions
	if report.Error != "" || unfit != nil {
		held = s.loader.held(report)
	}
	switch {
	case len(held) == 0 && unfit != nil:
		return unfit
	case len(held) > 0:
		s.opt.step("reading the samples with the types that their interfaces hold", "", 0, 0)
		if err := s.prepare(held, true); err != nil {
			return err
		}
		if report, err = s.look(ctx); err != nil {
			return err
		}
	}
	if report, err = s.lookWithoutFaulty(ctx, held, report); err != nil {
		return err
	}
	if err := s.opt.unusable(report); err != nil {
		return err
	}
	for _, p := range s.schema.Problems() {
		if p.Numbered() {
			s.opt.note(p.String())
		}
	}
	for _, p := range s.schema.Ambiguous() {
		s.opt.note(p.String())
	}
	s.samples.fault, s.samples.deadly = report.Fault, report.Deadly
	if s.samples.fault != "" {
		if err := s.prepare(held, false); err != nil {
			return err
		}
	}
	if s.message != nil {
		lost, unset := left(s.message, report.Set)
		if s.samples.lost = paths(lost); lost != nil {
			if err := s.prepare(held, true); err != nil {
				return err
			}
		}
		s.opt.noteMessage(s.target.name(), s.message, lost, unset)
	}
	s.opt.noteSamples(s.target.name(), report)
	return nil
}

// lookWithoutFaulty reads the samples again without each field whose own method fails on them, until
// none fails. If that is no way to a message, it returns report, which is what was found with all
// fields.
func (s *subject) lookWithoutFaulty(ctx context.Context, held schema.Unions, report look.Report) (look.Report, error) {
	all := s.opt.Omit
	var notes []string
	for now := report; now.Fault != ""; {
		field := fieldAt(now.Part, s.target.name())
		if field == "" || slices.Contains(s.opt.Omit, field) {
			s.opt.Omit = all
			return report, s.prepare(held, true)
		}
		notes = append(notes, field+": left out of messages, since its own method fails: "+now.Fault)
		s.opt.Omit = append(slices.Clip(s.opt.Omit), field)
		if err := s.prepare(held, true); err != nil { // no other field has a place in a message
			s.opt.Omit = all
			return report, s.prepare(held, true)
		}
		s.opt.step("reading the samples without "+field, "", 0, 0)
		var err error
		if now, err = s.look(ctx); err != nil {
			return now, err
		}
		if now.Fault == "" {
			report = now
		}
	}
	for _, note := range notes {
		s.opt.note(note)
	}
	return report, nil
}

// fieldAt returns the field that has the part of a message at path: itself, or the list or map that it
// is an element of. It is "" if the part is the whole message, whose type is called name.
func fieldAt(path, name string) string {
	for {
		outer := strings.TrimSuffix(strings.TrimSuffix(path, "[]"), "[key]")
		if outer == path {
			break
		}
		path = outer
	}
	if in, ok := strings.CutPrefix(path, name); ok && strings.Contains(in, ".") {
		return path
	}
	return ""
}

// samplesVariable is the environment variable that tells a program where its messages are. With it
// the same program can measure its type with other messages.
const samplesVariable = "WIREBENCH_SAMPLES"

// environ returns the environment variables that a program with the data package needs.
func (s *subject) environ() []string {
	if s.samples.file == "" {
		return nil
	}
	return []string{samplesVariable + "=" + s.samples.file}
}

// sent is the schema that code for codecs is made for.
func (s *subject) sent() *schema.Schema {
	if s.message != nil {
		return s.message.Schema
	}
	return s.schema
}

// newMessage makes the type's message, which can be written once. It is nil if the type is its own
// message.
func (s *subject) newMessage() (*surrogate.Message, error) {
	return surrogate.Of(s.schema, s.target.name(), surrogate.Options{Include: s.opt.Include, Omit: s.opt.Omit})
}

// noPartial is the data package's file until it is known which codecs have messages of their own.
const noPartial = `package data

import "github.com/wirebench/wirebench/codec"

func partial() map[string]*codec.Surrogate { return nil }
`

// prepare writes the data package of the type. If byMessage is set and the type has a message, it
// also writes the message's package.
func (s *subject) prepare(held schema.Unions, byMessage bool) (err error) {
	s.schema, s.message = schema.FromTypesWith(s.target.typ, s.unions, held), nil
	if byMessage {
		if s.message, err = s.newMessage(); err != nil {
			return err
		}
	}
	if s.glue, err = newDataPackage(&s.loader, s.target, s.samples, s.schema, s.message); err != nil {
		return err
	}
	s.glue.skip, s.glue.partial = s.opt.SkipUnfit, s.opt.Partial
	sources := make(map[string][]byte)
	if s.message != nil {
		dir := filepath.Join(s.dir, "plain")
		s.glue.message = s.module + "/plain"
		if err := s.message.Write(s.glue.message, dir); err != nil {
			return err
		}
		if sources["plain/message.go"], err = os.ReadFile(filepath.Join(dir, "message.go")); err != nil {
			return err
		}
	}
	if sources["data/data.go"], err = format.Source(s.glue.dataPackage()); err != nil {
		return fmt.Errorf("data package of %s: %w", s.opt.Type, err)
	}
	if s.opt.Partial {
		sources["data/partial.go"] = []byte(noPartial)
	}
	s.sources = sources
	s.overlay, err = s.glue.overlay.files()
	return err
}

// into adds the type, its samples and the user's modules to a program.
func (s *subject) into(program build.Options) build.Options {
	program.Data = []part.Func{{Package: s.module + "/data", Name: "Sets"}}
	program.Module, program.Files, program.Overlay = s.module, s.sources, s.overlay
	program.Workspace, program.Upgrade = s.workspace, s.opt.Versions == Ours
	return program
}
