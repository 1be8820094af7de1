package dagcbor

import (
	"context"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
)

// Emitter makes lowered types and their IPLD schema, which the library needs.
var Emitter = emit.Emitter{Name: "dagcbor", Codecs: []string{"ipld/dag-cbor"}, Emit: emitCode}

func emitCode(_ context.Context, j *emit.Job) error {
	l := lower.New(j, lower.Rules{
		Time: true, Map: lower.All, Optional: list, Array: true, Wrap: true, Number: number,
		Tag:   func(*lower.Type, int) string { return "" },
		Unfit: unfit,
	})
	if l == nil {
		return nil
	}
	s := j.Source("")
	l.Declare(s)
	wire := s.Import("github.com/wirebench/wirebench/codecs/dagcbor/wire")
	s.P("const types = `%s`\n", described(l.Structs()))
	for _, t := range l.Roots() {
		s.P("var ipld%[1]s = %[2]s.Type[%[1]s]{Schema: types, Name: %[3]q}\n", t.Go, wire, name(l.Structs(), t))
		s.P("func (*%[1]s) ipld() *%[2]s.Type[%[1]s] { return &ipld%[1]s }\n", t.Go, wire)
	}
	l.Ports(s, lower.Library{
		Marshal:   "y.ipld().Marshal(y)",
		Append:    "y.ipld().Append(dst, y)",
		Unmarshal: "y.ipld().Unmarshal(b, y)",
	})
	return j.Write("dagcbor.go", s)
}
