package fieldmap

import "reflect"

// class holds leaves of a node that are changed together, with their variants. The key is the
// number of the leaf in the order of the visit.
type class struct {
	variants map[int][]reflect.Value
	ways     int // the largest number of variants of a leaf
}

// classes returns the classes of a node's leaves by name.
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

// className says what leaves that are changed together have in common. A change that keeps the
// length of an encoding does so for one kind of value, and zeros are often left out.
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

// mostKept is the largest number of entries for which a map is walked in the order of insertion,
// apart from where the walk begins.
const mostKept = 8

// bound reports whether a leaf is the keys of a map that can't be changed because Go's order would
// change with them and show in the encoding.
func (s *subject) bound(leaf reflect.Value) bool {
	return s.varies && leaf.Kind() == reflect.Map && leaf.Len() > mostKept
}

// every picks all changes.
func every(int) bool { return true }

// changed encodes the value with the leaves of a class in a node changed in one way. pick selects
// the changes by their number. Bytes are selected one by one. It also returns how many changes
// there were to select from.
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

// picked returns the bytes of a leaf, replaced by those of others where pick says so.
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
