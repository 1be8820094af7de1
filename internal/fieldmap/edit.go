package fieldmap

import "reflect"

// edit changes parts of a value and undoes the changes.
type edit struct {
	changes []func()
	whole   func(v reflect.Value) bool // reports which parts are not to be changed; nil means none
}

// undo takes back all changes, the last one first.
func (e *edit) undo() {
	for i := len(e.changes) - 1; i >= 0; i-- {
		e.changes[i]()
	}
	e.changes = nil
}

// set gives v another value. v must be settable.
func (e *edit) set(v, to reflect.Value) {
	was := copyOf(v)
	v.Set(to)
	e.changes = append(e.changes, func() { v.Set(was) })
}

// put gives a key of a map another value. The map keeps its order.
func (e *edit) put(m, key, to reflect.Value) {
	m = copyOf(m) // the variable may hold another map when this is undone
	was := m.MapIndex(key)
	m.SetMapIndex(key, to)
	e.changes = append(e.changes, func() { m.SetMapIndex(key, was) })
}

// copyOf returns a settable copy of v.
func copyOf(v reflect.Value) reflect.Value {
	c := reflect.New(v.Type()).Elem()
	c.Set(v)
	return c
}

// visit calls do with the value that the path leads to from v, through pointers and interfaces. The
// value is settable, and changes by do appear in v.
func (e *edit) visit(v reflect.Value, path []step, do func(reflect.Value)) {
	if v.Kind() == reflect.Pointer && !v.IsNil() {
		e.visit(v.Elem(), path, do)
		return
	}
	if v.Kind() == reflect.Interface && !v.IsNil() {
		c := copyOf(v.Elem())
		e.visit(c, path, do)
		e.set(v, c)
		return
	}
	if len(path) == 0 {
		do(v)
		return
	}
	switch s := path[0]; {
	case s.keys:
		do(v)
	case s.key.IsValid():
		c := copyOf(v.MapIndex(s.key))
		e.visit(c, path[1:], do)
		e.put(v, s.key, c)
	case v.Kind() == reflect.Struct:
		e.visit(v.Field(s.index), path[1:], do)
	default:
		e.visit(v.Index(s.index), path[1:], do)
	}
}

// each calls do with each leaf of v that may be changed. The leaf for a map's keys is the map
// itself. It comes after the leaves of its values, which can't be looked up once the keys have
// changed.
func (e *edit) each(v reflect.Value, do func(leaf reflect.Value)) {
	if e.whole != nil && e.whole(v) {
		return
	}
	steps := parts(v)
	if len(steps) == 0 {
		do(v)
		return
	}
	for i := len(steps) - 1; i >= 0; i-- {
		if steps[i].keys {
			do(v)
			continue
		}
		e.visit(v, steps[i:i+1], func(part reflect.Value) { e.each(part, do) })
	}
}

// leaves calls do with each leaf of a node of the value root.
func (e *edit) leaves(root reflect.Value, n node, do func(leaf reflect.Value)) {
	e.visit(root, n.path, func(v reflect.Value) {
		if n.isKeys() {
			do(v)
			return
		}
		e.each(v, do)
	})
}

// settle replaces all maps below root by new ones with their entries inserted in the order of the
// keys. Go walks a map of few entries mostly in the order of insertion. So a map whose keys have
// changed is walked like the map before.
func (e *edit) settle(root reflect.Value) {
	e.leaves(root, node{}, func(leaf reflect.Value) {
		if leaf.Kind() == reflect.Map && leaf.Len() > 0 {
			keys := sortedKeys(leaf)
			if len(keys) < leaf.Len() { // a NaN is among them
				return
			}
			m := reflect.MakeMapWithSize(leaf.Type(), len(keys))
			for _, key := range keys {
				m.SetMapIndex(key, leaf.MapIndex(key))
			}
			e.set(leaf, m)
		}
	})
	e.changes = nil // the new maps stay
}
