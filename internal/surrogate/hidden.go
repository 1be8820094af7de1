package surrogate

import (
	"go/token"
	"slices"

	"github.com/wirebench/wirebench/schema"
)

// Hidden is a field that the rules of encoding/json leave out of messages.
type Hidden struct {
	Path string
	Why  string
	// Key is the field's name after that of its struct: "example.com/ship.Ship.secret". Fields of
	// embedded structs have the name of the outer struct: "example.com/ship.Ship.hull.planks".
	Key string
}

// The reasons why fields are hidden.
const (
	unexported = "unexported"
	Dash       = `json:"-"`
	shadowed   = "hidden by another field"
	noFields   = "of types without exported fields"
)

// hidden returns the fields that a message does not have. A field whose type has nothing to send is
// named itself, and not by the fields of that type.
func (p *plan) hidden() (all []Hidden) {
	named := make(map[*schema.Type]bool)
	for _, t := range p.types {
		if p.ways[t] != Rebuilt || t.Kind != schema.Struct || len(t.Accessors) > 0 || named[t] {
			continue
		}
		add := func(name, why string) {
			all = append(all, Hidden{p.paths[t] + "." + name, why, t.Pkg + "." + t.Name + "." + name})
		}
		for _, f := range t.Hidden {
			if f.Name != "_" && !f.Embedded {
				add(f.Name, unexported)
			}
		}
		for _, f := range t.Promoted {
			name := f.Name
			if f.In != "" {
				name = f.In + "." + name
			}
			switch {
			case !f.Hidden || f.Name == "_":
			case token.IsExported(f.Name):
				add(name, shadowed)
			default:
				add(name, unexported)
			}
		}
		sent := p.fields(t)
		for _, f := range t.Fields {
			switch in := func(o schema.Field) bool { return o.Name == f.Name }; {
			case p.opt.names(p.opt.Omit, p.paths[t]+"."+f.Name, f.Name):
			case !slices.ContainsFunc(sent, in):
				add(f.Name, Dash)
			case p.empty(f.Type):
				add(f.Name, noFields)
				named[pointedTo(f.Type)] = true
			}
		}
	}
	return all
}

// pointedTo returns what a pointer leads to, or the type itself.
func pointedTo(t *schema.Type) *schema.Type {
	for t.Kind == schema.Optional {
		t = t.Elem
	}
	return t
}
