package survive

import (
	"cmp"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

// place is where in a message a value is. part is the kind of part there, as in [Result.Part].
type place struct {
	part string
	in   func(value attacks.Input) attacks.Input
}

// whole is the place of a value that is the whole message.
func (p *probe) whole() place {
	return place{kindOf(p.subject.message().Schema.Root), func(v attacks.Input) attacks.Input { return v }}
}

// kindOf returns the kind of part that a type or a pointer to it is. Every type has structs or numbers.
func kindOf(t *schema.Type) string {
	for t.Kind == schema.Optional {
		t = t.Elem
	}
	return cmp.Or(t.Part(), Everywhere)
}

// unknown is a field that no type has.
var unknown = attacks.Key{Name: "zzUnknown", Number: 1999}

// places returns where the entry's values are tried: as the whole message, and in one field of each
// kind that the type has, under the names that codecs usually write. The entry Skip has only a field
// that the type doesn't have.
func (p *probe) places(of attacks.Attacks) []place {
	at := func(k attacks.Key, part string) place {
		return place{part, func(v attacks.Input) attacks.Input { return of.Field(k, v) }}
	}
	switch {
	case p.of.Entry == Skip && of.Field == nil:
		return nil
	case p.of.Entry == Skip:
		return []place{at(unknown, Everywhere)}
	case of.Field == nil:
		return []place{p.whole()}
	}
	all := []place{p.whole()}
	var seen []schema.Kind
	for _, f := range p.subject.message().Schema.Root.Fields {
		if slices.Contains(seen, f.Type.Kind) || f.JSON == "-" {
			continue
		}
		seen = append(seen, f.Type.Kind)
		var names []string
		for _, name := range []string{f.JSON, f.Name, strings.ToLower(f.Name)} {
			if name != "" && !slices.Contains(names, name) {
				names = append(names, name)
				all = append(all, at(attacks.Key{Name: name, Number: f.ID}, kindOf(f.Type)))
			}
		}
	}
	return all
}
