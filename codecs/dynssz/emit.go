package dynssz

import (
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/lower"
	"github.com/wirebench/wirebench/emit/lower/ssz"
	"github.com/wirebench/wirebench/emit/mirror"
	"github.com/wirebench/wirebench/schema"
)

// Emitter makes lowered types and runs the library's generator on them.
var Emitter = emit.Emitter{Name: "dynssz", Codecs: []string{"dynssz", "dynssz/generated"}, Emit: emitCode}

// bare is the package, below the job's package, with the same types without generated methods. The
// library always prefers these methods. An option that forbids them would change how the library
// analyses types.
const bare = "bare"

func emitCode(ctx context.Context, j *emit.Job) error {
	rules := ssz.Rules()
	rules.Array, rules.Optional, rules.Tag, rules.Unfit = false, nil, tag, unfit
	rules.Methods = []string{"MarshalSSZDyn", "UnmarshalSSZDyn", "SizeSSZDyn", "HashTreeRootWithDyn", "HashTreeRoot"}
	l := lower.New(j, rules)
	if l == nil {
		return nil
	}
	var names []string
	for _, t := range l.Structs() {
		names = append(names, t.Go)
	}
	types := j.Source("")
	l.Declare(types)
	if err := os.Mkdir(filepath.Join(j.Dir, bare), 0o777); err != nil {
		return err
	}
	for _, dir := range []string{"", bare} {
		if err := j.Write(filepath.Join(dir, "types.go"), types); err != nil {
			return err
		}
	}
	// The generator compiles the package, so code that needs its methods is written after it ran.
	if err := mirror.Tool(ctx, j, "dynssz-gen", "-package", ".", "-types", strings.Join(names, ","), "-output", "ssz.go"); err != nil {
		return err
	}
	ports := j.Source("")
	instance := ports.Import("github.com/wirebench/wirebench/codecs/dynssz/shared") + ".SSZ"
	library := func(y string) lower.Library {
		return lower.Library{
			Marshal:   fmt.Sprintf("%s.MarshalSSZ(%s)", instance, y),
			Append:    fmt.Sprintf("%s.MarshalSSZTo(%s, dst)", instance, y),
			Unmarshal: fmt.Sprintf("%s.UnmarshalSSZ(%s, b)", instance, y),
			Into:      true,
		}
	}
	plain := fmt.Sprintf("(*%s.TYPE)(%s.Pointer(y))", ports.Import(path.Join(j.Import, bare)), ports.Import("unsafe"))
	l.Ports(ports, library(plain), library("y"))
	return j.Write("ports.go", ports)
}

// tag gives lists the limits that SSZ requires. It also marks a pointer as a list of at most one
// element: otherwise nil would be sent as a zero value. Both tags have one entry for each level of
// a nested type, but limits have no entry for a pointer.
func tag(owner *lower.Type, i int) string {
	const most = "1073741824"
	var limits, types []string
	limited, optional := 0, 0 // entries up to the last one that is not empty
	for t := owner.Fields[i].Type; t != nil; t = t.Elem {
		switch t.Kind {
		case schema.Optional:
			types = append(types, "optional-list")
			optional = len(types)
			continue
		case schema.List, schema.Bytes, schema.String:
			limits = append(limits, most)
			limited = len(limits)
		default:
			limits = append(limits, "?")
		}
		types = append(types, "?")
	}
	var tags []string
	if limited > 0 {
		tags = append(tags, fmt.Sprintf("ssz-max:%q", strings.Join(limits[:limited], ",")))
	}
	if optional > 0 {
		tags = append(tags, fmt.Sprintf("ssz-type:%q", strings.Join(types[:optional], ",")))
	}
	return strings.Join(tags, " ")
}

// unfit returns the reason why a type has no code, "" if it has code.
func unfit(t *lower.Type) string {
	switch {
	case t.Kind == schema.Struct && len(t.Fields) == 0:
		return "no empty structs"
	case t.Kind == schema.Array && t.Len == 0:
		return "no empty arrays"
	}
	return ""
}
