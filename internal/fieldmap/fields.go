package fieldmap

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"time"
)

// step leads from a value to a part of it.
type step struct {
	index int           // of a struct field or an element
	key   reflect.Value // of a map's value
	keys  bool          // leads to all keys of a map
}

// solid follows pointers and interfaces to their value, or to the first that is nil.
func solid(v reflect.Value) reflect.Value {
	for (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) && !v.IsNil() {
		v = v.Elem()
	}
	return v
}

var timeType = reflect.TypeFor[time.Time]()

// isBytes reports whether v is a slice or an array of bytes. These are one leaf.
func isBytes(v reflect.Value) bool {
	return (v.Kind() == reflect.Slice || v.Kind() == reflect.Array) && v.Type().Elem().Kind() == reflect.Uint8
}

// parts returns the steps to the parts of v. A leaf has none. Unexported fields are left out
// because no codec can set them.
func parts(v reflect.Value) []step {
	v = solid(v)
	var steps []step
	switch {
	case v.Type() == timeType || isBytes(v):
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanInterface() {
				steps = append(steps, step{index: i})
			}
		}
	case v.Kind() == reflect.Slice || v.Kind() == reflect.Array:
		for i := range v.Len() {
			steps = append(steps, step{index: i})
		}
	case v.Kind() == reflect.Map && v.Len() > 0:
		steps = append(steps, step{keys: true})
		for _, key := range sortedKeys(v) {
			steps = append(steps, step{key: key})
		}
	}
	return steps
}

// sortedKeys returns the keys of a map in the order in which most formats sort them. It leaves out
// NaN, which can't be looked up.
func sortedKeys(m reflect.Value) []reflect.Value {
	keys := slices.DeleteFunc(m.MapKeys(), func(k reflect.Value) bool { return !m.MapIndex(k).IsValid() })
	slices.SortFunc(keys, func(a, b reflect.Value) int {
		switch {
		case a.CanInt():
			return cmp.Compare(a.Int(), b.Int())
		case a.CanUint():
			return cmp.Compare(a.Uint(), b.Uint())
		}
		return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b))
	})
	return keys
}

// node is a part of the value, with the path to it.
type node struct {
	path []step
	name string
	v    reflect.Value // solid; read only
}

// at returns what the step s leads to from v, which is solid. The result is solid, too.
func at(v reflect.Value, s step) reflect.Value {
	switch {
	case s.keys:
		return v
	case s.key.IsValid():
		return solid(v.MapIndex(s.key))
	case v.Kind() == reflect.Struct:
		return solid(v.Field(s.index))
	}
	return solid(v.Index(s.index))
}

// part returns the node that a step leads to.
func (n node) part(s step) node {
	p := node{path: append(slices.Clip(n.path), s), v: at(n.v, s)}
	base := n.name
	if len(n.path) == 0 {
		base = ""
	}
	switch {
	case s.keys:
		p.name = "keys of " + n.name
	case s.key.IsValid():
		p.name = base + "[" + describeKey(s.key) + "]"
	case n.v.Kind() == reflect.Struct:
		p.name = n.v.Type().Field(s.index).Name
		if base != "" {
			p.name = base + "." + p.name
		}
	default:
		p.name = base + "[" + strconv.Itoa(s.index) + "]"
	}
	return p
}

// parts returns the steps to the parts of the node.
func (n node) parts() []step {
	if n.isKeys() {
		return nil
	}
	return parts(n.v)
}

// isKeys reports whether the node is the keys of a map.
func (n node) isKeys() bool { return len(n.path) > 0 && n.path[len(n.path)-1].keys }

// leaves returns the number of leaves of the node.
func (n node) leaves() int {
	if n.isKeys() {
		return 1
	}
	sum, err := count(n.v, 0)
	if err != nil {
		panic(err) // the whole value was counted before
	}
	return sum
}

// deepest is the number of levels above which a value is assumed to refer to itself.
const deepest = 500

var errCycle = errors.New("the value refers to itself, or is too deep to be examined")

// count returns the number of leaves of a value, or a number above mostLeaves if there are more.
func count(v reflect.Value, depth int) (int, error) {
	if depth > deepest {
		return 0, errCycle
	}
	v = solid(v)
	steps := parts(v)
	if len(steps) == 0 {
		return 1, nil
	}
	sum := 0
	for _, s := range steps {
		if s.keys {
			sum++
			continue
		}
		leaves, err := count(at(v, s), depth+1)
		if err != nil {
			return 0, err
		}
		if sum += leaves; sum > mostLeaves {
			break
		}
	}
	return sum, nil
}

// mostFields returns the largest number of fields into which a value is split. Each change of each
// field encodes the whole value, so a larger value gets fewer.
func mostFields(leaves int) int { return max(16, min(256, 10_000/leaves)) }

// split splits a value into its leaves, or into larger parts if there are more than most leaves. It
// goes level by level and splits a part if there is room for all of its parts and whole does not
// forbid it.
func split(root reflect.Value, most int, whole func(reflect.Value) bool) []node {
	nodes := []node{{name: "value", v: solid(root)}}
	for again := true; again; {
		again = false
		room := most - len(nodes)
		var next []node
		for _, n := range nodes {
			steps := n.parts()
			if len(steps) == 0 || len(steps)-1 > room || whole != nil && whole(n.v) {
				next = append(next, n)
				continue
			}
			for _, s := range steps {
				next = append(next, n.part(s))
			}
			room -= len(steps) - 1
			again = true
		}
		nodes = next
	}
	return nodes
}
