// Package yaml adapts go.yaml.in/yaml/v4, with the functions that its documentation recommends for
// new code.
package yaml

import (
	"io"

	"go.yaml.in/yaml/v4"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
)

// Codecs returns yaml/v4.
func Codecs() []codec.Codec {
	return []codec.Codec{{
		Name:   "yaml/v4",
		Format: formats.YAML,
		Fields: codec.ByName,
		Module: "go.yaml.in/yaml/v4",
		Marks:  codec.Marks{Text: true},
		Losses: []codec.Loss{{
			Rule: codec.NilEmpty,
			Why:  "a nil list is written as [] and a nil map as {}",
		}},
		Guards: []codec.Guard{
			{Against: codec.Nests, Of: "levels", Default: "10,000", Option: "loaderlimits.DepthValue", Source: "https://pkg.go.dev/go.yaml.in/yaml/v4/plugin/loaderlimits#DepthValue"},
			{Against: codec.Stalls, Of: "values that come from aliases", Default: "99 % of 400,000 values, and falling to 10 % of 4,000,000", Option: "loaderlimits.AliasValue", Source: "https://pkg.go.dev/go.yaml.in/yaml/v4/plugin/loaderlimits#AliasValue"},
		},
		Statements: []codec.Statement{
			{About: codec.Strangers, Holds: true, What: "more than 10,000 levels are refused, and so are aliases that expand out of proportion", Source: "https://pkg.go.dev/go.yaml.in/yaml/v4"},
			{About: codec.Determined, Holds: true, What: "map keys are sorted", Source: "source: internal/libyaml/representer.go:mapv"},
			{About: codec.Streams, Holds: true, What: "a loader reads one document after the other, each of which ends where the next one begins", Source: "https://pkg.go.dev/go.yaml.in/yaml/v4#Loader"},
		},
		Bind: bind,
	}}
}

func bind(t *codec.Type) (codec.Port, error) {
	p := codec.ReflectivePort(t, dump, load)
	p.Append = codec.AppendWith(dumpTo)
	p.NewEncoder = func(w io.Writer) codec.Encoder {
		d, err := yaml.NewDumper(w)
		return encoder{d, err}
	}
	p.NewDecoder = func(r io.Reader) codec.Decoder {
		l, err := yaml.NewLoader(r)
		return decoder{l, err}
	}
	return p, nil
}

func dump(v any) ([]byte, error) { return yaml.Dump(v) }
func load(b []byte, v any) error { return yaml.Load(b, v) }

// dumpTo makes a dumper for each message, because a long-lived one would write a document separator
// before each message but the first.
func dumpTo(w io.Writer) func(any) error {
	return func(v any) error {
		d, err := yaml.NewDumper(w)
		if err != nil {
			return err
		}
		if err := d.Dump(v); err != nil {
			return err
		}
		return d.Close()
	}
}

// encoder is a dumper, or the error of its creation.
type encoder struct {
	d   *yaml.Dumper
	err error
}

func (e encoder) Encode(v any) error {
	if e.err != nil {
		return e.err
	}
	return e.d.Dump(v)
}

// decoder is a loader, or the error of its creation.
type decoder struct {
	l   *yaml.Loader
	err error
}

func (d decoder) Decode(v any) error {
	if d.err != nil {
		return d.err
	}
	return d.l.Load(v)
}
