package usertype

import (
	"bytes"
	"context"
	"fmt"
	"go/format"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/surrogate"
	"github.com/wirebench/wirebench/schema"
)

// partial makes messages without the parts that codecs can't carry. If an emitter refuses a message
// because of a part, it is asked again without that part, until it makes code. Codecs that lack the
// same parts share a message.
type partial struct {
	*maker
	dir     string // the program's folder
	env     []string
	refusal map[codec.Emitter]string
	parts   []*lesser // in the order they were made
}

// lesser is a message that lacks parts of the whole message.
type lesser struct {
	without []string
	name    string // of its package
	schema  *schema.Schema
	codecs  []string // the codecs that carry it
	err     error    // why there is no such message
}

func newPartial(m *maker, dir string, env []string) *partial {
	return &partial{maker: m, dir: dir, env: env, refusal: make(map[codec.Emitter]string)}
}

// refused records why an emitter makes no code for the message.
func (p *partial) refused(e codec.Emitter, _, reason string) { p.refusal[e] = reason }

// make makes the partial messages and the emitters' code for them. It writes the file of the data
// package that says which codec has which message.
func (p *partial) make(ctx context.Context) ([]part.Func, error) {
	var made []part.Func
	for _, e := range p.opt.Emitters {
		if p.refusal[e] == "" {
			continue
		}
		part, err := p.without(e.Offers(), p.refusal[e], func(part *lesser) (why string, err error) {
			err = e.Make(ctx, codec.Job{
				Roots: emit.Roots([]*schema.Schema{part.schema}), Import: p.folder(part, e), Dir: filepath.Join(p.dir, part.name, build.Made, e.Package()),
				Env: p.env, Refused: func(_, reason string) { why = reason },
			})
			return why, err
		})
		if err != nil {
			return nil, err
		}
		if part != nil {
			made = append(made, glueOf(p.folder(part, e)))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(p.opt.Unfit)) {
		unfit := p.opt.Unfit[name]
		why, err := unfit(ctx, p.schema)
		if err != nil {
			return nil, err
		}
		if why == "" {
			continue
		}
		if _, err := p.without([]string{name}, why, func(part *lesser) (string, error) { return unfit(ctx, part.schema) }); err != nil {
			return nil, err
		}
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return made, p.write()
}

// glueOf is the function that returns the ports of an emitter's package.
func glueOf(path string) part.Func { return part.Func{Package: path, Name: "Glue"} }

// folder is the path of an emitter's package for a partial message.
func (p *partial) folder(part *lesser, e codec.Emitter) string {
	return path.Join(p.module, part.name, build.Made, e.Package())
}

// without returns the message without the parts that the codecs refuse, or nil if there is no such
// message. why is the first refusal. refuses returns the codecs' next refusal for a partial
// message. An error from refuses comes from a generator: it is noted, and only costs these codecs.
func (p *partial) without(codecs []string, why string, refuses func(*lesser) (why string, err error)) (*lesser, error) {
	what := p.schema
	var out []string
	first := why
	for {
		field := fieldOf(what, why)
		if field == "" {
			return nil, nil // the reason is not about a part
		}
		field = rootOf(p.schema) + strings.TrimPrefix(field, rootOf(what))
		if slices.Contains(out, field) {
			return nil, nil
		}
		out = append(out, field)
		part, err := p.part(out)
		if err != nil || part.err != nil {
			return nil, err
		}
		why, err = refuses(part)
		if err != nil {
			p.opt.note(fmt.Sprintf("%s, without %s: %v", strings.Join(codecs, ", "), fewest(out), err))
			return nil, nil
		}
		if why == "" {
			part.codecs = append(part.codecs, codecs...)
			p.opt.note(fmt.Sprintf("%s: without %s; %s", strings.Join(codecs, ", "), fewest(out), first))
			return part, nil
		}
		what = part.schema
	}
}

// part returns the message without the given fields.
func (p *partial) part(out []string) (*lesser, error) {
	without := slices.Sorted(slices.Values(out))
	if i := slices.IndexFunc(p.parts, func(p *lesser) bool { return slices.Equal(p.without, without) }); i >= 0 {
		return p.parts[i], nil
	}
	made := &lesser{without: without, name: fmt.Sprintf("partial%d", len(p.parts)+1)}
	p.parts = append(p.parts, made)
	m, err := surrogate.Of(p.schema, rootOf(p.schema), surrogate.Options{Omit: without})
	if err != nil {
		made.err = err
		return made, nil
	}
	if err := m.Write(path.Join(p.module, made.name), filepath.Join(p.dir, made.name)); err != nil {
		return nil, err
	}
	made.schema = m.Schema
	return made, nil
}

// write writes the file of the data package, and removes messages that no codec carries.
func (p *partial) write() error {
	var b, all bytes.Buffer
	for _, part := range p.parts {
		if len(part.codecs) == 0 {
			if err := os.RemoveAll(filepath.Join(p.dir, part.name)); err != nil {
				return err
			}
			continue
		}
		fmt.Fprintf(&b, "\t%q\n", path.Join(p.module, part.name))
		whole := "nil"
		if p.whole != "" {
			whole = "message.Surrogate()"
		}
		for _, name := range part.codecs {
			fmt.Fprintf(&all, "\t\t%q: codec.Part(%s, %s.Surrogate(), %s),\n", name, whole, part.name, quotedList(part.without))
		}
	}
	if p.whole != "" && all.Len() > 0 {
		fmt.Fprintf(&b, "\tmessage %q\n", p.whole)
	}
	text, err := format.Source(fmt.Appendf(nil, `package data

import (
	"github.com/wirebench/wirebench/codec"
%s)

// partial returns the messages of codecs that can't carry all of the type.
func partial() map[string]*codec.Surrogate {
	return map[string]*codec.Surrogate{
%s}
}
`, b.Bytes(), all.Bytes()))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(p.dir, "data", "partial.go"), text, 0o666)
}

func quotedList(list []string) string {
	var quoted []string
	for _, s := range list {
		quoted = append(quoted, fmt.Sprintf("%q", s))
	}
	return strings.Join(quoted, ", ")
}

// rootOf is the path with which all paths of a schema begin.
func rootOf(s *schema.Schema) string {
	for path := range s.Paths() {
		return path
	}
	return ""
}

// fieldOf is the path of the field that a reason is about, "" if it is about the whole type. A reason
// about a field begins with the path of a part.
func fieldOf(s *schema.Schema, reason string) string {
	at, _, ok := strings.Cut(reason, ": ")
	if !ok {
		return ""
	}
	for path := range s.Paths() {
		if path != at {
			continue
		}
		for strings.HasSuffix(at, "[]") || strings.HasSuffix(at, "[key]") {
			at = at[:strings.LastIndexByte(at, '[')]
		}
		if at != rootOf(s) {
			return at
		}
	}
	return ""
}
