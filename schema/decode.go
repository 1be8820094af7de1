package schema

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"
)

// UnmarshalJSON reads the JSON that MarshalJSON returned. The bits of int and uint are those of this
// platform.
func (s *Schema) UnmarshalJSON(b []byte) error {
	var in schemaJSON
	if err := json.Unmarshal(b, &in); err != nil {
		return fmt.Errorf("schema: %w", err)
	}
	roots, err := decode(in.Types, in.Root)
	if err != nil {
		return err
	}
	s.Root, s.Source = roots[0], in.Source
	return nil
}

// UnmarshalFamily reads the JSON that [MarshalFamily] returned.
func UnmarshalFamily(b []byte) ([]*Schema, error) {
	var in familyJSON
	if err := json.Unmarshal(b, &in); err != nil {
		return nil, fmt.Errorf("schema: %w", err)
	}
	var names []string
	for _, r := range in.Roots {
		names = append(names, r.Root)
	}
	roots, err := decode(in.Types, names...)
	if err != nil {
		return nil, err
	}
	var all []*Schema
	for i, root := range roots {
		all = append(all, &Schema{Root: root, Source: in.Roots[i].Source})
	}
	return all, nil
}

// decode returns the types of the expressions.
func decode(defined map[string]typeJSON, expressions ...string) (roots []*Type, err error) {
	d := decoder{defined: defined, types: make(map[string]*Type)}
	for _, text := range expressions {
		root, err := d.ref(text)
		if err != nil {
			return nil, fmt.Errorf("schema: root %w", err)
		}
		roots = append(roots, root)
	}
	states := make(map[*Type]bool)
	for _, t := range d.types {
		if t.endless(states) {
			return nil, errors.New("schema: a type without a name contains itself: give it a name")
		}
	}
	return roots, nil
}

// decoder has the definitions of types, and the types by their expressions.
type decoder struct {
	defined map[string]typeJSON
	types   map[string]*Type
}

// ref returns the type of an expression.
func (d decoder) ref(text string) (*Type, error) {
	if t, ok := d.types[text]; ok {
		return t, nil
	}
	t := new(Type)
	d.types[text] = t
	_, basic := basics[text]
	if basic {
		t.rename(text)
	}
	if def, ok := d.defined[text]; ok && !basic && !composite(text) {
		t.rename(text)
		if err := d.define(t, def); err != nil {
			return nil, fmt.Errorf("%s: %w", text, err)
		}
		return t, nil
	}
	return t, d.shape(t, text)
}

var ordinal = regexp.MustCompile(`#[0-9]+$`)

// rename gives t the package and the name that the name of a definition has.
func (t *Type) rename(text string) {
	text = ordinal.ReplaceAllString(text, "")
	generic, _, _ := strings.Cut(text, "[")
	dot := strings.LastIndexByte(generic, '.')
	t.Pkg, t.Name = text[:max(dot, 0)], text[dot+1:]
}

// composite reports whether an expression is made of others, or is any.
func composite(text string) bool {
	return text == "any" || strings.HasPrefix(text, "*") || strings.HasPrefix(text, "[") || strings.HasPrefix(text, "map[")
}

// shape sets t to the type of the expression, apart from its name.
func (d decoder) shape(t *Type, text string) (err error) {
	if basic, ok := basics[text]; ok {
		t.Kind, t.Bits, t.Word = basic.Kind, basic.Bits, basic.Word
		return nil
	}
	inner, rest, closed := cutBracket(text)
	switch {
	case text == "any":
		t.Kind = Any
	case text == "[]byte":
		t.Kind = Bytes
	case strings.HasPrefix(text, "*"):
		t.Kind = Optional
		t.Elem, err = d.ref(text[1:])
	case closed && strings.HasPrefix(text, "[]"):
		t.Kind = List
		if t.Elem, err = d.ref(rest); err == nil && t.Elem.isByte() {
			t.bytes()
		}
	case closed && strings.HasPrefix(text, "["):
		t.Kind = Array
		if t.Len, err = strconv.Atoi(inner); err == nil && t.Len >= 0 {
			t.Elem, err = d.ref(rest)
			return err
		}
		return fmt.Errorf("%q isn't the length of an array", inner)
	case closed && strings.HasPrefix(text, "map["):
		t.Kind = Map
		if t.Key, err = d.ref(inner); err == nil {
			t.Elem, err = d.ref(rest)
		}
	default:
		return fmt.Errorf("%q is not defined", text)
	}
	return err
}

// cutBracket returns the text inside the first bracket and the text after it.
func cutBracket(text string) (inner, rest string, closed bool) {
	depth, start := 0, 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '[':
			if depth++; depth == 1 {
				start = i + 1
			}
		case ']':
			if depth--; depth == 0 {
				return text[start:i], text[i+1:], true
			}
		case '"': // a struct tag in a type argument
			if tag, err := strconv.QuotedPrefix(text[i:]); err == nil {
				i += len(tag) - 1
			}
		}
	}
	return "", "", false
}

// define sets t to the type of a definition.
func (d decoder) define(t *Type, def typeJSON) (err error) {
	switch def.Type {
	case Struct.String():
		t.Kind = Struct
	case Invalid.String():
		t.Kind = Invalid
	default:
		if err := d.shape(t, def.Type); err != nil {
			return err
		}
	}
	t.Why, t.Enum = def.Why, def.Enum
	_, known := advices[t.Why]
	switch {
	case t.Kind == Invalid && !known, t.Why != "" && (!known || t.Kind != Invalid && t.Kind != Any):
		return fmt.Errorf("%q isn't a reason why a type of kind %v can't be expressed", t.Why, t.Kind)
	case t.Kind == Time, t.Kind == Duration:
		return fmt.Errorf("only %s itself is of kind %v", def.Type, t.Kind)
	case t.Name == "" && t.plain():
		return errors.New("a type without a name needs no definition if it is not a struct")
	case t.Kind != Struct && len(def.Fields) > 0:
		return fmt.Errorf("fields of kind %v: only structs have them", t.Kind)
	}
	if t.Custom, err = parseCustom(def.Custom); err != nil {
		return err
	}
	return d.fields(t, def.Fields)
}

func (d decoder) fields(t *Type, in []fieldJSON) error {
	taken := make(map[int]bool)
	for i, f := range in {
		field := Field{Name: f.Name, Index: i, ID: f.ID, Embedded: f.Embedded, Tag: reflect.StructTag(f.Tag)}
		if f.Type == "" && f.ID == 0 && f.JSON == nil {
			t.Hidden = append(t.Hidden, field)
			continue
		}
		if f.ID < 1 || taken[f.ID] {
			return fmt.Errorf("field %s: ID %d is another field's, or less than 1", f.Name, f.ID)
		}
		taken[f.ID] = true
		field.JSON = f.Name
		if f.JSON != nil {
			field.JSON = *f.JSON
		}
		var err error
		if field.Type, err = d.ref(f.Type); err != nil {
			return fmt.Errorf("field %s: %w", f.Name, err)
		}
		t.Fields = append(t.Fields, field)
	}
	return nil
}

// endless reports whether there is a cycle of types without a name. Go has no such types, and their
// expressions would never end. The value in open is true while a type is being visited, and false
// after that.
func (t *Type) endless(open map[*Type]bool) bool {
	if t.Name != "" {
		return false
	}
	if o, seen := open[t]; seen {
		return o
	}
	open[t] = true
	for _, p := range t.parts() {
		if p.typ.endless(open) {
			return true
		}
	}
	open[t] = false
	return false
}
