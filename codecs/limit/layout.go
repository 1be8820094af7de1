package limit

import (
	"github.com/wirebench/wirebench/codecs/limit/wire"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/schema"
)

// The encoding of a value is a main section, followed by the bytes of its strings. In the main
// section, a type has a block of fixed size. After the block is the type's rest: elements and
// optional values, each with a block and a rest. A string has its length in a block. So a value is
// encoded into one allocation, and decoded with one allocation for all of its strings.
//
// The strings are in the order of their lengths. If both sections of a type vary in size, the end
// of the main section precedes it.

// layout computes the sizes of a job's types.
type layout struct {
	blocks    map[*schema.Type]int
	recursive bool // some type contains itself
}

func newLayout(roots []emit.Root) *layout {
	l := &layout{blocks: make(map[*schema.Type]int)}
	for _, root := range roots {
		if cyclic(root.Schema.Root, make(map[*schema.Type]bool)) {
			l.recursive = true
		}
	}
	return l
}

// cyclic reports whether a type contains itself. The map open holds the types around it.
func cyclic(t *schema.Type, open map[*schema.Type]bool) bool {
	if t == nil {
		return false
	}
	if open[t] {
		return true
	}
	open[t] = true
	defer delete(open, t)
	for _, f := range t.Fields {
		if cyclic(f.Type, open) {
			return true
		}
	}
	return cyclic(t.Key, open) || cyclic(t.Elem, open)
}

// block returns the size of a type's block in bytes.
func (l *layout) block(t *schema.Type) int {
	n, ok := l.blocks[t]
	if !ok {
		n = l.newBlock(t)
		l.blocks[t] = n
	}
	return n
}

const lengthSize = 4

func (l *layout) newBlock(t *schema.Type) int {
	switch t.Kind {
	case schema.Bool, schema.Optional, schema.Any:
		return 1
	case schema.Int, schema.Uint, schema.Float, schema.Duration:
		if t.Word {
			return 8
		}
		return t.Bits / 8
	case schema.Time:
		return wire.TimeSize
	case schema.Array:
		return t.Len * l.block(t.Elem)
	case schema.Struct:
		n := 0
		for _, f := range t.Fields {
			n += l.block(f.Type)
		}
		return n
	}
	return lengthSize // of strings, bytes, lists and maps
}

// announces reports whether a type has a rest after its block.
func announces(t *schema.Type) bool {
	switch t.Kind {
	case schema.Optional, schema.Bytes, schema.List, schema.Map, schema.Any:
		return true
	case schema.Array:
		return announces(t.Elem)
	case schema.Struct:
		for _, f := range t.Fields {
			if announces(f.Type) {
				return true
			}
		}
	}
	return false
}

// hasStrings reports whether values may have strings.
func hasStrings(s *schema.Schema) bool { return s.Has(schema.String) || s.Has(schema.Any) }

// pure reports whether a type has only its block, and no strings.
func pure(t *schema.Type) bool {
	switch t.Kind {
	case schema.String:
		return false
	case schema.Array:
		return pure(t.Elem)
	case schema.Struct:
		for _, f := range t.Fields {
			if !pure(f.Type) {
				return false
			}
		}
		return true
	}
	return !announces(t)
}

// flat reports whether values of a type may have the same layout in memory as in a block.
func flat(t *schema.Type) bool {
	switch t.Kind {
	case schema.Int, schema.Uint, schema.Float, schema.Duration:
		return true
	case schema.Array:
		return flat(t.Elem)
	case schema.Struct:
		for _, f := range t.Fields {
			if !flat(f.Type) {
				return false
			}
		}
		return len(t.Fields) > 0 && len(t.Hidden) == 0
	}
	return false
}

// grows reports whether values are encoded into a buffer that grows. Iterating a map twice, for the
// size and for the bytes, takes longer than copying the bytes once.
func grows(s *schema.Schema) bool {
	if s.Has(schema.Any) { // interfaces may hold maps
		return true
	}
	for t := range s.All() {
		if t.Kind == schema.Map && !(pure(t.Key) && pure(t.Elem)) {
			return true
		}
	}
	return false
}

// function reports whether a type has functions of its own. Types with a name have them, because
// only they can contain themselves. Pure types are copied in place.
func function(t *schema.Type) bool {
	if t.Name == "" || pure(t) {
		return false
	}
	switch t.Kind {
	case schema.Struct, schema.List, schema.Map, schema.Array, schema.Optional:
		return true
	}
	return false
}

// unfit returns the reason why a type has no code, "" if it has code.
func unfit(t *schema.Type) string {
	switch {
	case t.Kind == schema.Bytes && t.Elem != nil:
		return "no slices of a byte type with a name"
	case t.Kind == schema.List && new(layout).size(t.Elem) == 0:
		return "no lists of empty elements"
	case t.Kind == schema.Map && new(layout).size(t.Key) == 0:
		return "no maps of empty keys"
	}
	return ""
}

// size returns the size of a type's block without the sizes computed before.
func (l *layout) size(t *schema.Type) int {
	l.blocks = make(map[*schema.Type]int)
	return l.block(t)
}
