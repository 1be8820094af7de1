package schema

import (
	"reflect"
	"strconv"
	"strings"
)

// goType is a Go type, known by reflection or from source, with the methods that the builder needs.
// Equal values are the same type. Methods with the name of a method of reflect.Type have the same
// meaning.
type goType interface {
	Kind() reflect.Kind // reflect.Invalid for an incomplete type, which no value can have
	PkgPath() string
	Len() int
	NumMethod() int
	name() string // Type.Name
	reflection() reflect.Type
	key() goType
	elem() goType
	fields() []goField
	implements(custom int) bool // *T has the method
	constants() []Const
	union() []goType
	accessors() []goField // for Type.Accessors of a struct
	// selects returns the indexes of the fields that lead to the field x.name of a struct x, or nil if
	// that is no field.
	selects(name string) []int
}

type goField struct {
	name               string
	tag                reflect.StructTag
	exported, embedded bool
	typ                goType
}

// builder has the types that were already found, because a recursive type is a part of itself.
type builder map[goType]*Type

func (b builder) of(t goType) *Type {
	if known, ok := b[t]; ok {
		return known
	}
	s := &Type{Name: t.name(), Pkg: t.PkgPath(), Go: t.reflection()}
	b[t] = s
	if s.Pkg == "time" && s.Name == "Time" {
		s.Kind = Time
		return s
	}
	for i := range customs {
		if t.implements(i) {
			s.Custom |= 1 << i
		}
	}
	switch k := t.Kind(); k {
	case reflect.Bool:
		s.Kind = Bool
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		s.sized(Int, k)
		if s.Pkg == "time" && s.Name == "Duration" {
			s.Kind = Duration
		} else {
			s.Enum = t.constants()
		}
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		s.sized(Uint, k)
		s.Enum = t.constants()
	case reflect.Float32, reflect.Float64:
		s.sized(Float, k)
	case reflect.String:
		s.Kind, s.Enum = String, t.constants()
	case reflect.Interface:
		s.Kind = Any
		if t.NumMethod() > 0 {
			s.Why = methodsInterface
			for _, behind := range t.union() {
				s.Union = append(s.Union, b.of(behind))
			}
		}
	case reflect.Pointer:
		s.Kind, s.Elem = Optional, b.of(t.elem())
	case reflect.Array:
		s.Kind, s.Len, s.Elem = Array, t.Len(), b.of(t.elem())
	case reflect.Slice:
		s.Kind, s.Elem = List, b.of(t.elem())
		if s.Elem.isByte() {
			s.bytes()
		}
	case reflect.Map:
		s.Kind, s.Key, s.Elem = Map, b.of(t.key()), b.of(t.elem())
	case reflect.Struct:
		s.Kind = Struct
		accessors := t.accessors()
		for i, f := range t.fields() {
			f.exported = f.exported && accessors == nil
			b.field(s, t, i, f)
		}
		for _, f := range accessors {
			s.Accessors = append(s.Accessors, Field{Name: f.name, JSON: f.name, Type: b.of(f.typ)})
		}
		number(s.Fields)
	case reflect.Chan:
		s.Why = channel
	case reflect.Func:
		s.Why = function
	case reflect.Complex64, reflect.Complex128:
		s.Why = ComplexNumber
	case reflect.Uintptr:
		s.Why = UintptrNumber
	case reflect.UnsafePointer:
		s.Why = unsafePointer
	case reflect.Invalid:
		s.Why = incomplete
	}
	return s
}

func (t *Type) isByte() bool { return t.Kind == Uint && t.Bits == 8 }

// bytes turns a list of bytes into the kind Bytes.
func (t *Type) bytes() {
	t.Kind = Bytes
	if t.Elem.Pkg == "" {
		t.Elem = nil
	}
}

// sized makes t a number of kind k with the size of kind.
func (t *Type) sized(k Kind, kind reflect.Kind) {
	t.Kind = k
	switch kind {
	case reflect.Int, reflect.Uint:
		t.Bits, t.Word = strconv.IntSize, true
	case reflect.Int8, reflect.Uint8:
		t.Bits = 8
	case reflect.Int16, reflect.Uint16:
		t.Bits = 16
	case reflect.Int32, reflect.Uint32, reflect.Float32:
		t.Bits = 32
	default:
		t.Bits = 64
	}
}

// field adds a field of the struct type of to its schema.
func (b builder) field(s *Type, of goType, index int, f goField) {
	field := Field{Name: f.name, Index: index, Embedded: f.embedded, Tag: f.tag}
	if !f.exported {
		s.Hidden = append(s.Hidden, field)
		if f.embedded {
			promotion{b, s, of, nil}.embedded(f, "", []int{index}, nil)
		}
		return
	}
	field.JSON = jsonName(f)
	field.Type = b.of(f.typ)
	s.Fields = append(s.Fields, field)
}

func jsonName(f goField) string {
	name, _, _ := strings.Cut(f.tag.Get("json"), ",")
	switch {
	case name != "":
		return name
	case f.embedded && isStruct(f.typ):
		return ""
	}
	return f.name
}

func isStruct(t goType) bool {
	if t.Kind() == reflect.Pointer {
		t = t.elem()
	}
	return t.Kind() == reflect.Struct
}

// number gives fields their IDs. IDs in tags come first. A field without a tag gets its position, so
// that a tag on one field does not change the IDs of others.
func number(fields []Field) {
	taken := make(map[int]bool)
	for i := range fields {
		f := &fields[i]
		if id, _ := f.wireTag(); id > 0 && !taken[id] {
			f.ID, taken[id] = id, true
		}
	}
	for i := range fields {
		if fields[i].ID > 0 {
			continue
		}
		id := i + 1
		for taken[id] {
			id++
		}
		fields[i].ID, taken[id] = id, true
	}
}

// wireTag returns the ID that the field's tag asks for, or 0 if that is not an ID or there is no tag.
// IDs have 31 bits on every platform.
func (f *Field) wireTag() (id int, tagged bool) {
	text, tagged := f.Tag.Lookup("wire")
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil || n < 1 {
		return 0, tagged
	}
	return int(n), true
}
