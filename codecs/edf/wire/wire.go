// Package wire implements EDF, the format in which nodes of the Ergo framework send Go values to
// each other. It works by reflection.
//
// A message is a type and a value. A predeclared type is spelled by one byte; a list, an array or a
// map by marks before the spelling of its elements; and a type with a name by its name. Values are
// positional: they contain no field names, and numbers are big-endian and of fixed width. The value
// of an interface has its type before it, as a message has. Where the framework's releases differ,
// [Options] choose one.
//
// A [Coder] is compiled for one Go type, so that decoding builds no type that a message asks for.
// Every length is compared with the rest of the message before memory is allocated, and the nesting
// of interfaces is limited.
//
// It must not know codecs or data sets: it works on any Go type.
package wire

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
)

// The bytes that spell types and that precede some values.
const (
	markType = 0x82 // a type's length and spelling follow
	markName = 0x83 // a name, or a number instead of it; precedes the elements of a list or map with a name
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

// Coder encodes and decodes values of one type. It keeps buffers between calls, so only one
// goroutine may use it.
type Coder struct {
	root    *coder
	scratch []byte
	w       writer // kept here because arguments of function values escape to the heap
	r       reader
}

// coder encodes and decodes values of a type.
type coder struct {
	typ      reflect.Type
	spelling []byte // within the spelling of another type
	head     []byte // the spelling if nothing else gives the type
	least    int    // bytes of the shortest value
	// ambiguous marks a type that is spelled like another one, so that a message does not identify
	// it.
	ambiguous bool
	put       func(*writer, reflect.Value) error
	// get overwrites all parts of a value that can be set. The value may hold an earlier message.
	get func(*reader, reflect.Value) error
}

// Options are settings that both ends of a connection must agree on.
type Options struct {
	// Names are the names of types, "path/of/package.Type". A named type that is not in Names is
	// spelled by its own name.
	Names map[reflect.Type]string
	// Cache writes numbers instead of names. Both ends must have agreed on the numbers before. They
	// follow the order in which the parts of the type are visited.
	Cache bool
	// Release is the release of the framework whose bytes are written and read.
	Release Release
}

// Release is a release of the framework.
type Release int

// The releases whose bytes differ.
const (
	// Release33 is 3.3.0. It has pointers, writes a time.Duration as an int64 without a name, and
	// leaves out fields with the tag `edf:"-"`.
	Release33 Release = iota
	// Release31 is 3.1.0. It refuses pointers, writes the name of time.Duration as of any other
	// type, and ignores the tag.
	Release31
)

// New returns the coder of type t. The error is a short reason why EDF can't carry the type.
func New(t reflect.Type, o Options) (*Coder, error) {
	s := newSet(o)
	root, err := s.coder(t)
	if err != nil {
		return nil, err
	}
	return &Coder{root: root}, nil
}

// Append appends the message of the value that v points to, and returns the extended slice.
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

// Marshal returns the message of the value that v points to, in memory that the caller owns.
func (c *Coder) Marshal(v any) ([]byte, error) {
	b, err := c.Append(c.scratch[:0], v)
	if err != nil {
		return nil, err
	}
	c.scratch = b
	return bytes.Clone(b), nil
}

// Unmarshal decodes a message into the value that v points to. The message must end with its value.
// If v points to an earlier value, its slices and maps are reused. After an error, the value holds
// a part of the message.
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
