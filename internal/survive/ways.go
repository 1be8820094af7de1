package survive

import (
	"bytes"
	"cmp"
	"reflect"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

// mostWays is the number of ways of a type that are tried.
const mostWays = 8

// link is a field through which a struct holds structs.
type link struct {
	field schema.Field
	holds attacks.Holds
	to    *schema.Type
}

// way is a way in which values of a type hold values of the same type: the links before lead from the type to
// a struct, and the links each from that struct to itself.
type way struct {
	before, each []link
}

// name is the way in the words of Go: "Replies" or "Comments.Author.Comments".
func (w way) name() string {
	var names []string
	for _, l := range slices.Concat(w.before, w.each) {
		names = append(names, l.field.Name)
	}
	return strings.Join(names, ".")
}

// links returns the fields of a struct that hold structs.
func links(t *schema.Type) (all []link) {
	for _, f := range t.Fields {
		holds, to := attacks.One, f.Type
		for to != nil && to.Kind != schema.Struct {
			switch {
			case to.Kind == schema.Optional:
			case (to.Kind == schema.List || to.Kind == schema.Array && to.Len > 0) && holds == attacks.One:
				holds = attacks.List
			case to.Kind == schema.Map && to.Key.Kind == schema.String && holds == attacks.One:
				holds = attacks.Map
			default: // no struct, or a list of lists
				to = nil
				continue
			}
			to = to.Elem
		}
		if to != nil && !f.Embedded && !f.LeftOut() {
			all = append(all, link{f, holds, to})
		}
	}
	return all
}

// same reports whether two ways lead through the same types in the same manner, as those through the left and
// the right branch of a tree. What decoders do in one of them, they do in the other.
func (w way) same(other way) bool {
	alike := func(a, b link) bool {
		return a.to == b.to && a.holds == b.holds && a.field.Type.Kind == b.field.Type.Kind
	}
	return slices.EqualFunc(w.before, other.before, alike) && slices.EqualFunc(w.each, other.each, alike)
}

// ways returns the ways of a type, the shortest first, and one of those that are the same. Structs that hold
// each other have one way, from the one that is nearest to the root.
func ways(root *schema.Type) (all []way) {
	if root.Kind != schema.Struct {
		return nil
	}
	before := map[*schema.Type][]link{root: nil}
	done := make(map[*schema.Type]bool)
	for found := []*schema.Type{root}; len(found) > 0; found = found[1:] {
		t := found[0]
		for _, l := range links(t) {
			if each, ok := back(l, t, done); ok {
				if w := (way{before[t], each}); !slices.ContainsFunc(all, w.same) {
					all = append(all, w)
				}
			}
			if _, known := before[l.to]; !known {
				before[l.to] = append(slices.Clip(before[t]), l)
				found = append(found, l.to)
			}
		}
		done[t] = true
	}
	slices.SortStableFunc(all, func(a, b way) int {
		return cmp.Compare(len(a.before)+len(a.each), len(b.before)+len(b.each))
	})
	return all[:min(len(all), mostWays)]
}

// back returns the shortest links from a first one back to a struct, through structs that are not done.
func back(first link, to *schema.Type, done map[*schema.Type]bool) (all []link, ok bool) {
	paths := [][]link{{first}}
	met := make(map[*schema.Type]bool)
	for ; len(paths) > 0; paths = paths[1:] {
		path := paths[0]
		at := path[len(path)-1].to
		if at == to {
			return path, true
		}
		if met[at] || done[at] {
			continue
		}
		met[at] = true
		for _, l := range links(at) {
			paths = append(paths, append(slices.Clip(path), l))
		}
	}
	return nil, false
}

// makers return messages that nest in a way, under the names and numbers that codecs usually write.
func (w way) makers(nest attacks.Nest) (all []maker) {
	keys := []func(f schema.Field) attacks.Key{
		func(f schema.Field) attacks.Key { return attacks.Key{Name: f.JSON, Number: f.ID} },
		func(f schema.Field) attacks.Key { return attacks.Key{Name: f.Name, Number: f.ID} },
		func(f schema.Field) attacks.Key { return attacks.Key{Name: strings.ToLower(f.Name), Number: f.ID} },
		func(f schema.Field) attacks.Key { return attacks.Key{Number: f.ID} },
	}
	var had [][]byte
	for _, key := range keys {
		steps := func(links []link) (all []attacks.Step) {
			for _, l := range links {
				all = append(all, attacks.Step{Key: key(l.field), Holds: l.holds})
			}
			return all
		}
		make := nest(steps(w.before), steps(w.each))
		if make == nil {
			continue
		}
		two := make(2).Append(nil)
		if !slices.ContainsFunc(had, func(b []byte) bool { return bytes.Equal(b, two) }) {
			had, all = append(had, two), append(all, make)
		}
	}
	return all
}

// throughType nests messages in the ways of the type.
func (p *probe) throughType(nest attacks.Nest) error {
	if nest == nil {
		return nil
	}
	at := p.whole()
	at.part = schema.Recursive
	for _, w := range ways(p.subject.message().Schema.Root) {
		makers := w.makers(nest)
		err := p.do("n messages, nested in "+w.name(), func(c Case) (Result, error) {
			worst := Result{Verdict: Unchecked, What: "the format has no such fields"}
			for _, make := range makers {
				r, err := p.levels(c, make, []place{at})
				if err != nil {
					return worst, err
				}
				if worst = worseOf(worst, r); worst.Verdict == Fails && worst.How != Panics {
					break
				}
			}
			return worst, nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// deepest returns a pointer to a value with n levels in a way. inner is the innermost one.
func (w way) deepest(root reflect.Type, n int) reflect.Value {
	t := root
	for _, l := range w.before {
		t = goStruct(t.Field(l.field.Index).Type)
	}
	inner := reflect.New(t)
	for range n {
		outer := reflect.New(t)
		hold(outer.Elem(), w.each, inner.Elem())
		inner = outer
	}
	if len(w.before) == 0 {
		return inner
	}
	whole := reflect.New(root)
	hold(whole.Elem(), w.before, inner.Elem())
	return whole
}

// goStruct returns the struct that a type holds.
func goStruct(t reflect.Type) reflect.Type {
	for t.Kind() != reflect.Struct {
		t = t.Elem()
	}
	return t
}

// hold puts a struct into a value, through the links from the value to the struct.
func hold(v reflect.Value, links []link, inner reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		if len(links) == 0 {
			v.Set(inner)
			return
		}
		hold(v.Field(links[0].field.Index), links[1:], inner)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		hold(v.Elem(), links, inner)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		hold(v.Index(0), links, inner)
	case reflect.Array:
		hold(v.Index(0), links, inner)
	case reflect.Map:
		held := reflect.New(v.Type().Elem()).Elem()
		hold(held, links, inner)
		v.Set(reflect.MakeMap(v.Type()))
		v.SetMapIndex(reflect.ValueOf("a").Convert(v.Type().Key()), held)
	}
}
