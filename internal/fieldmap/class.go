package fieldmap

import "reflect"

// class is leaves of a node that are changed together, by their number in the order in
// which they are visited, with their variants.
type class struct {
	variants map[int][]reflect.Value
	ways     int // the most variants that one has
}

// classes are the classes of a node's leaves by their names.
func (s *subject) classes(n node) map[string]*class {
	all := make(map[string]*class)
	number := 0
	s.leaves(s.root, n, func(leaf reflect.Value) {
		name := className(leaf)
		c := all[name]
		if c == nil {
			c = &class{variants: make(map[int][]reflect.Value)}
			all[name] = c
		}
		if !s.bound(leaf) {
			c.variants[number] = variants(leaf)
			c.ways = max(c.ways, len(c.variants[number]))
		}
		number++
	})
	s.undo()
	return all
}

// className says what leaves have in common that are changed together: a change that keeps
// the length of an encoding does so for one kind of value, and zeros are often left out.
func className(leaf reflect.Value) string {
	kind := leaf.Kind().String()
	zero := leaf.IsZero()
	switch {
	case leaf.CanInt() && leaf.Int() < 0:
		kind = "negative " + kind
	case leaf.Type() == timeType:
		kind = "time"
	case isBytes(leaf):
		kind = "bytes"
		zero = leaf.Len() == 0
	case leaf.Kind() == reflect.Map && leaf.Len() > 0:
		kind = "keys"
	case leaf.Kind() == reflect.Map, leaf.Kind() == reflect.Slice:
		zero = true
	}
	if zero {
		return "zero " + kind
	}
	return kind
}

// mostKept is how many entries a map can have so that Go keeps the order in which they
// were put in, apart from where it begins.
const mostKept = 8

// bound reports whether a leaf is keys that can't be changed, since Go's order would
// change with them and show in the encoding.
func (s *subject) bound(leaf reflect.Value) bool {
	return s.varies && leaf.Kind() == reflect.Map && leaf.Len() > mostKept
}

// every picks all changes.
func every(int) bool { return true }

// changed encodes the value with the leaves of a class in a node changed in one way, as
// far as pick picks them by their number. Bytes are picked one by one. It returns also
// how many there were to pick.
func (s *subject) changed(
	n node, c *class, way int, pick func(i int) bool, encode func() ([]byte, error),
) (b []byte, changes int, err error) {
	defer s.undo()
	number := -1
	s.leaves(s.root, n, func(leaf reflect.Value) {
		number++
		variants := c.variants[number]
		if way >= len(variants) || !variants[way].IsValid() {
			return
		}
		to := variants[way]
		if isBytes(leaf) && leaf.Len() > 0 {
			s.set(leaf, picked(leaf, to, func(i int) bool { return pick(changes + i) }))
			changes += leaf.Len()
			return
		}
		if pick(changes) {
			s.set(leaf, to)
		}
		changes++
	})
	b, err = encode()
	return b, changes, err
}

// picked are the bytes of a leaf, as others are where pick picks them.
func picked(leaf, others reflect.Value, pick func(i int) bool) reflect.Value {
	v := reflect.New(leaf.Type()).Elem()
	if v.Kind() == reflect.Slice {
		v.Set(reflect.MakeSlice(leaf.Type(), leaf.Len(), leaf.Len()))
	}
	for i := range leaf.Len() {
		from := leaf
		if pick(i) {
			from = others
		}
		v.Index(i).Set(from.Index(i))
	}
	return v
}
