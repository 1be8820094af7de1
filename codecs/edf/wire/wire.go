// Package wire is EDF, the format in which nodes of the Ergo framework send Go
// values to each other: an implementation of our own, by reflection.
//
// A message is a type and a value. A type is spelled by one byte where it is
// predeclared, by marks before the spelling of its elements where it is a list, an
// array or a map, and by its name where it has one. Values are positional: nothing
// in them is named, numbers are big-endian and of fixed width. What stands behind an
// interface has its type before it, as a message has. Where the framework's releases
// differ, [Options] choose one.
//
// A [Coder] is compiled for one Go type, so that decoding builds no type that a
// message asks for. Every length is compared with what is left of the message before
// memory is taken, and interfaces nest to a limit.
package wire

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
)

// The bytes by which types are spelled, and which stand before some values.
const (
	markType = 0x82 // a type's length and spelling follow
	markName = 0x83 // a name or a number in its place; the elements of a list or map that has a name
	markAny  = 0x84

	markAtom   = 0x8c
	markString = 0x8d
	markBytes  = 0x8e
	markList   = 0x9d
	markArray  = 0x9e
	markMap    = 0x9f
	markPtr    = 0xa0

	markPID       = 0xaa
	markProcessID = 0xab
	markAlias     = 0xac
	markEvent     = 0xad
	markRef       = 0xae
	markTime      = 0xaf

	markNil = 0xff
)

// Coder encodes and decodes values of one type. It keeps buffers between calls, and
// is for one goroutine.
type Coder struct {
	root    *coder
	scratch []byte
	w       writer // here, for what goes through a function value can't stay on the stack
	r       reader
}

// coder is what a type's values are encoded and decoded with.
type coder struct {
	typ      reflect.Type
	spelling []byte // within that of another type
	head     []byte // the spelling where nothing else tells the type
	least    int    // bytes of the shortest value
	// ambiguous is of a type that is spelled as another: a message does not tell which.
	ambiguous bool
	put       func(*writer, reflect.Value) error
	// get overwrites all of a value that can be set, which may hold an earlier one.
	get func(*reader, reflect.Value) error
}

// Options are what both ends of a connection must agree on.
type Options struct {
	// Names are those of types, "path/of/package.Type". A type that has a name and none
	// here is spelled by its own.
	Names map[reflect.Type]string
	// Cache: numbers stand in the place of names. Both ends have agreed on them before, by
	// the order in which the type's parts are met.
	Cache bool
	// Release is that of the framework whose bytes are written and read.
	Release Release
}

// Release is a release of the framework.
type Release int

// The releases whose bytes differ.
const (
	// Release33 is 3.3.0: it has pointers, writes a time.Duration as an int64 without a
	// name, and leaves out fields with the tag `edf:"-"`.
	Release33 Release = iota
	// Release31 is 3.1.0: it refuses pointers, gives time.Duration its name like any other
	// type, and knows no tag.
	Release31
)

// New returns the coder of type t. The error says in a few words what EDF can't carry.
func New(t reflect.Type, o Options) (*Coder, error) {
	s := newSet(o)
	root, err := s.coder(t)
	if err != nil {
		return nil, err
	}
	return &Coder{root: root}, nil
}

// Append appends the message of what v points to, and returns the longer slice.
func (c *Coder) Append(dst []byte, v any) ([]byte, error) {
	value, err := c.target(v)
	if err != nil {
		return dst, err
	}
	c.w = writer{b: append(dst, c.root.head...)}
	err = c.root.put(&c.w, value)
	b := c.w.b
	c.w = writer{} // the memory is the caller's
	if err != nil {
		return dst, fmt.Errorf("edf: %w", err)
	}
	return b, nil
}

// Marshal returns the message of what v points to, in memory that the caller owns.
func (c *Coder) Marshal(v any) ([]byte, error) {
	b, err := c.Append(c.scratch[:0], v)
	if err != nil {
		return nil, err
	}
	c.scratch = b
	return bytes.Clone(b), nil
}

// Unmarshal decodes a message, which must end where its value does, into what v points
// to. That may hold an earlier value, whose slices and maps are filled again. After an
// error it holds a part of the message.
func (c *Coder) Unmarshal(b []byte, v any) error {
	value, err := c.target(v)
	if err != nil {
		return err
	}
	if !bytes.HasPrefix(b, c.root.head) {
		return fmt.Errorf("edf: the message does not begin with the type %v", c.root.typ)
	}
	c.r = reader{b: b[len(c.root.head):]}
	err = c.root.get(&c.r, value)
	left := len(c.r.b)
	c.r = reader{}
	if err == nil && left > 0 {
		err = errors.New("the value has ended, the message has not")
	}
	if err != nil {
		return fmt.Errorf("edf: at byte %d of %d: %w", len(b)-left, len(b), err)
	}
	return nil
}

func (c *Coder) target(v any) (reflect.Value, error) {
	p := reflect.ValueOf(v)
	if p.Kind() != reflect.Pointer || p.IsNil() || p.Type().Elem() != c.root.typ {
		return reflect.Value{}, fmt.Errorf("edf: got %T, want a pointer to %v", v, c.root.typ)
	}
	return p.Elem(), nil
}
