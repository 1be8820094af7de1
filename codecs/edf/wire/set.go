package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"
	"time"
)

// set holds the coders of a type and of all types within it.
type set struct {
	Options
	coders   map[reflect.Type]*coder // nil for a type that is being compiled
	spelled  map[string]*coder
	numbered int
}

// The numbers of types. A smaller number is the length of a name.
const (
	firstNumber = 4096
	lastNumber  = 65535
)

func newSet(o Options) *set {
	return &set{
		Options:  o,
		coders:   make(map[reflect.Type]*coder),
		spelled:  make(map[string]*coder),
		numbered: firstNumber,
	}
}

// coder returns the coder of t. It compiles each type once.
func (s *set) coder(t reflect.Type) (*coder, error) {
	if c, ok := s.coders[t]; ok {
		if c == nil {
			return nil, errors.New("no recursive types")
		}
		return c, nil
	}
	s.coders[t] = nil
	c, err := s.compile(t)
	if err != nil {
		return nil, err
	}
	c.typ = t
	if c.spelling == nil {
		if c.spelling, err = s.spell(t); err != nil {
			return nil, err
		}
	}
	if c.head, err = c.begin(); err != nil {
		return nil, err
	}
	s.coders[t] = c
	if !c.ambiguous {
		if other := s.spelled[string(c.spelling)]; other != nil {
			return nil, fmt.Errorf("no two types of one name: %v is %v", t, other.typ)
		}
		s.spelled[string(c.spelling)] = c
	}
	if t == anyType {
		return c, s.behindAny()
	}
	return c, nil
}

// begin returns the bytes before a value whose type is not known otherwise.
func (c *coder) begin() ([]byte, error) {
	switch n := len(c.spelling); {
	case c.typ == anyType: // the value in the interface has a head of its own
		return nil, nil
	case n == 1 || c.spelling[0] == markName:
		return c.spelling, nil
	case n > math.MaxUint16:
		return nil, fmt.Errorf("no types that take %d bytes to spell", n)
	default:
		return append(binary.BigEndian.AppendUint16([]byte{markType}, uint16(n)), c.spelling...), nil
	}
}

// compile makes the coder of a type. It leaves out the spelling if that is a name.
func (s *set) compile(t reflect.Type) (*coder, error) {
	named := t.PkgPath() != ""
	if named {
		if b, ok := builtins[s.name(t).String()]; ok {
			return s.builtin(t, b)
		}
		if t == reflect.TypeFor[time.Time]() {
			return timeCoder(), nil
		}
		if t == reflect.TypeFor[time.Duration]() && s.Release != Release31 {
			return durationCoder(), nil
		}
		if c := customCoder(t); c != nil {
			return c, nil
		}
	}
	switch {
	case t == reflect.TypeFor[[]byte]():
		return bytesCoder(), nil
	case t == anyType:
		return s.anyCoder(), nil
	}
	switch t.Kind() {
	case reflect.String:
		return spelledUnless(named, stringCoder(2, 1<<16-1), markString), nil
	case reflect.Slice:
		return s.list(t, named)
	case reflect.Array:
		return s.array(t, named)
	case reflect.Map:
		return s.mapping(t, named)
	case reflect.Struct:
		return s.structure(t)
	case reflect.Pointer:
		return s.pointer(t)
	case reflect.Interface:
		return nil, errors.New("no interfaces but any")
	}
	c, mark := scalarCoder(t.Kind())
	if c == nil {
		return nil, fmt.Errorf("no %v", t.Kind())
	}
	return spelledUnless(named, c, mark), nil
}

// spelledUnless sets the spelling of a coder if the type has no name of its own.
func spelledUnless(named bool, c *coder, spelling ...byte) *coder {
	if !named {
		c.spelling = spelling
	}
	return c
}

// name is a type's name on the wire.
type name struct{ path, base string }

func (n name) String() string { return n.path + "." + n.base }

func (s *set) name(t reflect.Type) name {
	given, ok := s.Names[t]
	if !ok {
		return name{t.PkgPath(), t.Name()}
	}
	dot := strings.LastIndexByte(given, '.')
	return name{given[:max(dot, 0)], given[dot+1:]}
}

// spell returns the spelling of a named type.
func (s *set) spell(t reflect.Type) ([]byte, error) {
	if t.Name() == "" {
		return nil, errors.New("no structs without a name")
	}
	text := s.name(t)
	b := []byte{markName}
	if s.Cache {
		if s.numbered > lastNumber {
			return nil, fmt.Errorf("no more than %d types", lastNumber-firstNumber+1)
		}
		b = binary.BigEndian.AppendUint16(b, uint16(s.numbered))
		s.numbered++
		return b, nil
	}
	full := "#" + text.path + "/" + text.base
	if len(full) >= firstNumber {
		return nil, fmt.Errorf("no names of %d bytes", len(full))
	}
	return append(binary.BigEndian.AppendUint16(b, uint16(len(full))), full...), nil
}
