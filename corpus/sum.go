package corpus

import (
	"bytes"
	"encoding"
	"encoding/binary"
	"encoding/json"
	"hash/crc32"
	"math"
	"reflect"
	"slices"
	"time"

	"github.com/wirebench/wirebench/schema"
)

// Sum returns a checksum of what the messages of a ring of s hold. It is the same in every process,
// and with every version of Go that chooses the same messages, unless the data set changed.
func (r Ring) Sum(s Set) uint32 {
	order := make([]int, len(r.Values))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return r.Numbers[a] - r.Numbers[b] })
	sum := crc32.NewIEEE()
	var held []byte
	for _, i := range order {
		message := r.Values[i]
		if plain := s.Type.Surrogate; plain != nil && !s.Deadly {
			if m, err := plain.To(message); err == nil { // or else codecs carry the value itself
				message = m
			}
		}
		held = canonical(held[:0], message, s.Deadly)
		sum.Write(held)
	}
	return sum.Sum32()
}

// canon writes what a message holds, in an order that depends on nothing but the values. A checksum
// of JSON would not do: versions of Go write the same map or the same text differently.
type canon struct {
	buf []byte
	// careful says that no method of a type may be called.
	careful bool
	// inside are the references that lead to the current value, since values may be cyclic.
	inside map[reference]bool
}

// canonical appends the contents of a message: the fields that formats send, in the order in which
// they are declared, and the entries of maps in the order of their contents.
func canonical(to []byte, message any, careful bool) []byte {
	c := canon{buf: to, careful: careful, inside: make(map[reference]bool)}
	c.value(reflect.ValueOf(message))
	return c.buf
}

func (c *canon) number(n uint64) { c.buf = binary.LittleEndian.AppendUint64(c.buf, n) }

func (c *canon) text(s string) {
	c.number(uint64(len(s)))
	c.buf = append(c.buf, s...)
}

func (c *canon) value(v reflect.Value) {
	if !v.IsValid() { // an interface that holds nothing
		c.text("nil")
		return
	}
	c.buf = append(c.buf, byte(v.Kind()))
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			c.buf = append(c.buf, 1)
		} else {
			c.buf = append(c.buf, 0)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		c.number(uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		c.number(v.Uint())
	case reflect.Float32, reflect.Float64:
		c.number(math.Float64bits(v.Float()))
	case reflect.Complex64, reflect.Complex128:
		c.number(math.Float64bits(real(v.Complex())))
		c.number(math.Float64bits(imag(v.Complex())))
	case reflect.String:
		c.text(v.String())
	case reflect.Interface:
		if !v.IsNil() {
			c.text(v.Elem().Type().Name())
		}
		c.value(v.Elem())
	case reflect.Pointer:
		c.referred(v, v.Type().Elem(), 1, func() { c.value(v.Elem()) })
	case reflect.Slice:
		c.referred(v, v.Type(), v.Len(), func() { c.elements(v) })
	case reflect.Map:
		c.referred(v, v.Type(), 0, func() { c.entries(v) })
	case reflect.Array:
		c.elements(v)
	case reflect.Struct:
		c.structure(v)
	}
}

// referred calls below for what a pointer, a slice or a map refers to. It does not follow a reference
// to what contains it.
func (c *canon) referred(v reflect.Value, t reflect.Type, length int, below func()) {
	r := reference{v.UnsafePointer(), t, length}
	switch {
	case v.IsNil():
		c.text("nil")
	case c.inside[r]:
		c.text("itself")
	default:
		c.inside[r] = true
		below()
		delete(c.inside, r)
	}
}

func (c *canon) elements(v reflect.Value) {
	c.number(uint64(v.Len()))
	if v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8 {
		c.buf = append(c.buf, v.Bytes()...)
		return
	}
	for i := range v.Len() {
		c.value(v.Index(i))
	}
}

// entries sorts the entries of a map by what is written of them, which needs no order of the keys.
func (c *canon) entries(v reflect.Value) {
	before := c.buf
	var all [][]byte
	for it := v.MapRange(); it.Next(); {
		c.buf = nil
		c.value(it.Key())
		c.value(it.Value())
		all = append(all, c.buf)
	}
	slices.SortFunc(all, bytes.Compare)
	c.buf = before
	c.number(uint64(len(all)))
	for _, entry := range all {
		c.text(string(entry))
	}
}

var timeType = reflect.TypeFor[time.Time]()

func (c *canon) structure(v reflect.Value) {
	t := v.Type()
	if t == timeType && v.CanInterface() {
		at := v.Interface().(time.Time)
		_, offset := at.Zone()
		c.number(uint64(at.Unix()))
		c.number(uint64(at.Nanosecond()))
		c.number(uint64(offset))
		return
	}
	hidden := false
	for i := range t.NumField() {
		f := t.Field(i)
		if hidden = hidden || !f.IsExported(); !sent(f) {
			continue
		}
		c.text(f.Name)
		c.value(v.Field(i))
	}
	if hidden && !c.careful && v.CanInterface() && schema.Marshals(t) {
		c.hidden(v)
	}
}

// hidden writes what a type says of itself whose fields do not show its value. It calls the methods
// that encoding/json calls, and no others: they have been called for this message.
func (c *canon) hidden(v reflect.Value) {
	start := len(c.buf)
	defer func() {
		if recover() != nil { // proofs will meet the panic again
			c.buf = append(c.buf[:start], "panics"...)
		}
	}()
	p := reflect.New(v.Type())
	p.Elem().Set(v)
	switch of := p.Interface().(type) {
	case json.Marshaler:
		if b, err := of.MarshalJSON(); err == nil {
			c.document(b)
		}
	case encoding.TextMarshaler:
		if b, err := of.MarshalText(); err == nil {
			c.text(string(b))
		}
	}
}

// document writes the contents of JSON that a method wrote, perhaps with encoding/json.
func (c *canon) document(b []byte) {
	d := json.NewDecoder(bytes.NewReader(b))
	d.UseNumber()
	var content any
	if d.Decode(&content) != nil {
		c.text(string(b))
		return
	}
	c.value(reflect.ValueOf(content))
}
