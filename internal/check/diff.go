// Package check proves that a codec does what it promises: values survive and marks are true.
//
// [Diff] compares a decoded value with its original. A [Prover] proves one codec on the messages of
// one data set, operation by operation. [Other] finds the codec for the other half of the work if a
// codec only encodes or only decodes. [Message] checks a type's conversions to its message.
//
// It must not know any one codec, any data set or how codecs are timed: it works through a Port, on
// values that its caller passes.
package check

import (
	"math"
	"reflect"
	"time"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
)

// Result is the outcome of comparing a decoded value with its original.
type Result struct {
	// Differences holds the first few differences that no rule allows, each as path, wanted and
	// got.
	Differences []string
	// Dashes are, by difference, the fields that struct tags such as msgpack:"-" leave out.
	Dashes map[string]Dash
	// Used holds the allowed rules that were needed.
	Used codec.Rule
}

// maxDifferences keeps a fault readable.
const maxDifferences = 3

// Diff compares a decoded value with the original. Every format may change the name of a time's
// zone and drop the monotonic clock; NaN equals NaN. Any other difference is reported unless a rule
// in allow excepts it: a rounded time, the offset of a time, nil against empty, nil against a
// pointer to zero. The sign of zero, the dynamic type of an interface and unexported fields count.
// Values may be cyclic. Keys of maps are looked up as Go does it. Keys that Go never finds, such as NaN,
// are compared with each other. Keys that
// are times are compared by the instant.
func Diff(want, got any, allow codec.Rule) Result {
	d := differ{allow: allow}
	d.value(reflect.ValueOf(want), reflect.ValueOf(got))
	return d.Result
}

type differ struct {
	Result
	allow codec.Rule
	path  []step
	refs  references
}

func (d *differ) full() bool { return len(d.Differences) >= maxDifferences }

func (d *differ) report(want, got string) {
	text := spell(d.path) + ": want " + want + ", got " + got
	d.Differences = append(d.Differences, text)
	if dash := dashOn(d.path); dash.Keys != nil {
		if d.Dashes == nil {
			d.Dashes = make(map[string]Dash)
		}
		d.Dashes[text] = dash
	}
}

// except reports whether rule is allowed, and remembers that it was needed.
func (d *differ) except(rule codec.Rule) bool {
	if d.allow&rule == 0 {
		return false
	}
	d.Used |= rule
	return true
}

// below compares one part of the current values.
func (d *differ) below(s step, want, got reflect.Value) {
	if d.full() {
		return
	}
	d.path = append(d.path, s)
	d.value(want, got)
	d.path = d.path[:len(d.path)-1]
}

func (d *differ) value(want, got reflect.Value) {
	if !want.IsValid() || !got.IsValid() {
		d.scalar(want, got, want.IsValid() == got.IsValid())
		return
	}
	if want.Type() != got.Type() {
		d.report("a "+want.Type().String(), "a "+got.Type().String())
		return
	}
	if own(want, got) {
		return
	}
	switch want.Kind() {
	case reflect.Bool:
		d.scalar(want, got, want.Bool() == got.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		d.scalar(want, got, want.Int() == got.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		d.scalar(want, got, want.Uint() == got.Uint())
	case reflect.Float32, reflect.Float64:
		d.scalar(want, got, sameFloat(want.Float(), got.Float()))
	case reflect.Complex64, reflect.Complex128:
		w, g := want.Complex(), got.Complex()
		d.scalar(want, got, sameFloat(real(w), real(g)) && sameFloat(imag(w), imag(g)))
	case reflect.String:
		if w, g := want.String(), got.String(); w != g {
			d.text(w, g, quote)
		}
	case reflect.Pointer:
		d.pointer(want, got)
	case reflect.Interface:
		d.value(want.Elem(), got.Elem())
	case reflect.Slice:
		d.slice(want, got)
	case reflect.Array:
		d.elements(want, got)
	case reflect.Map:
		d.mapping(want, got)
	case reflect.Struct:
		d.structure(want, got)
	default: // no format carries channels or functions
		d.scalar(want, got, want.IsZero() && got.IsZero())
	}
}

func (d *differ) scalar(want, got reflect.Value, same bool) {
	if !same {
		d.report(show(want), show(got))
	}
}

// sameFloat reports whether a and b are equal. Zeros of different sign differ, and any NaN equals
// any other.
func sameFloat(a, b float64) bool {
	return math.Float64bits(a) == math.Float64bits(b) || a != a && b != b
}

// text reports a difference of text or bytes. Long ones are reported from the first byte that
// differs.
func (d *differ) text(want, got string, show func(string) string) {
	if max(len(want), len(got)) <= most {
		d.report(show(want), show(got))
		return
	}
	at := 0
	for at < min(len(want), len(got)) && want[at] == got[at] {
		at++
	}
	d.path = append(d.path, step{index: at})
	d.report(show(want[at:]), show(got[at:]))
	d.path = d.path[:len(d.path)-1]
}

func (d *differ) pointer(want, got reflect.Value) {
	switch {
	case want.IsNil() && got.IsNil():
	case want.IsNil() || got.IsNil():
		set := want
		if want.IsNil() {
			set = got
		}
		// If the rule is not allowed, as inside zero itself, nothing is walked: values may be
		// cyclic.
		if d.allow&codec.NilZero == 0 || !d.zero(set.Elem()) {
			d.report(show(want), show(got))
			return
		}
		d.Used |= codec.NilZero
	case d.refs.follow(want, got, 1, len(d.path)):
		d.value(want.Elem(), got.Elem())
	}
}

// zero reports whether v is zero. It is stricter than reflect's IsZero, which counts -0 as zero. An
// empty slice or map is zero if NilEmpty is allowed.
func (d *differ) zero(v reflect.Value) bool {
	return d.like(reflect.Zero(v.Type()), v, codec.NilEmpty)
}

// like reports whether two values are equal under those rules that are both given and allowed. It
// remembers which rules were needed if they are.
func (d *differ) like(want, got reflect.Value, rules codec.Rule) bool {
	c := differ{allow: d.allow & rules}
	c.value(want, got)
	if len(c.Differences) > 0 {
		return false
	}
	d.Used |= c.Used
	return true
}

// sized compares length and nilness of two slices or maps and reports whether to compare their
// contents.
func (d *differ) sized(want, got reflect.Value) bool {
	if want.Len() != got.Len() {
		d.report(count(want), count(got))
		return false
	}
	if want.IsNil() != got.IsNil() && !d.except(codec.NilEmpty) {
		d.report(show(want), show(got))
		return false
	}
	return want.Len() > 0
}

func (d *differ) slice(want, got reflect.Value) {
	// Equal memory means equal values. For numbers this is far faster.
	if !d.sized(want, got) || elementsOf(want) == elementsOf(got) {
		return
	}
	if want.Type().Elem().Kind() == reflect.Uint8 {
		d.text(elementsOf(want), elementsOf(got), hex)
		return
	}
	if d.refs.follow(want, got, want.Len(), len(d.path)) {
		d.elements(want, got)
	}
}

// elementsOf returns the memory of a slice's elements.
func elementsOf(v reflect.Value) string {
	return unsafe.String((*byte)(v.UnsafePointer()), v.Len()*int(v.Type().Elem().Size()))
}

func (d *differ) elements(want, got reflect.Value) {
	for i := 0; i < want.Len() && !d.full(); i++ {
		d.below(step{index: i}, want.Index(i), got.Index(i))
	}
}

func (d *differ) structure(want, got reflect.Value) {
	t := want.Type()
	if t == timeType {
		d.time(asTime(want), asTime(got))
		return
	}
	for i := 0; i < t.NumField() && !d.full(); i++ {
		d.below(step{owner: t, index: i}, field(want, i), field(got, i))
	}
}

// field returns a field of a struct as if it were exported: reflection alone does not allow reading
// unexported fields.
func field(v reflect.Value, i int) reflect.Value {
	f := v.Field(i)
	if f.CanInterface() {
		return f
	}
	if !v.CanAddr() {
		c := reflect.New(v.Type()).Elem()
		c.Set(v)
		f = c.Field(i)
	}
	return reflect.NewAt(f.Type(), f.Addr().UnsafePointer()).Elem()
}

var timeType = reflect.TypeFor[time.Time]()

func asTime(v reflect.Value) time.Time {
	if v.CanAddr() {
		return *v.Addr().Interface().(*time.Time) // avoids a copy on the heap
	}
	return v.Interface().(time.Time)
}

// precisions are the rules for rounded times, the mildest first.
var precisions = []struct {
	rule codec.Rule
	unit time.Duration
}{
	{codec.Time100ns, 100},
	{codec.TimeMicro, time.Microsecond},
	{codec.TimeMilli, time.Millisecond},
	{codec.TimeSecond, time.Second},
}

func (d *differ) time(want, got time.Time) {
	if !want.Equal(got) && !d.rounded(want, got) {
		d.report(want.String(), got.String())
		return
	}
	_, wantOffset := want.Zone()
	_, gotOffset := got.Zone()
	if wantOffset != gotOffset && !d.except(codec.ZoneOffset) {
		d.report(want.String(), got.String())
	}
}

func (d *differ) rounded(want, got time.Time) bool {
	for _, p := range precisions {
		if want.Sub(got).Abs() < p.unit && d.except(p.rule) {
			return true
		}
	}
	return false
}
