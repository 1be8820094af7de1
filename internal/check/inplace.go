package check

import (
	"fmt"
	"math"
	"reflect"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/anyjson"
	"github.com/wirebench/wirebench/rt/touch"
)

// mapping proves the conversions to the library's own type and back.
func (p *Prover) mapping() (out Outcome, err error) {
	for i, v := range p.Values {
		p.step()
		m, err := p.Port.FromGo(v)
		if err != nil {
			return out, faultf("map in: message %d: %s", p.number(i), firstLine(err))
		}
		got, err := p.Port.ToGo(m)
		if err != nil {
			return out, faultf("map out: message %d: %s", p.number(i), firstLine(err))
		}
		if err := p.Same(i, got, &out.Used); err != nil {
			return out, err
		}
	}
	return out, nil
}

// reading proves that Touch reads that many fields of each message in place.
func (p *Prover) reading(fields int) (out Outcome, err error) {
	for i, b := range p.Encoded {
		p.step()
		v, err := p.Port.Open(b)
		if err != nil {
			return out, faultf("open: message %d: %s", p.number(i), firstLine(err))
		}
		if err := p.Reads(i, v, fields, &out.Used); err != nil {
			return out, err
		}
	}
	return out, nil
}

// Fields returns the number of fields that an operation reads in place.
func (p *Prover) Fields(m codec.Operation) int {
	share := m.Share()
	switch {
	case m == codec.TouchOne:
		return 1
	case share == 0 || share == 1 || len(p.Values) == 0:
		return codec.AllFields
	}
	total := 0.
	for _, v := range p.Values {
		total += float64(codec.AllFields - sumOf(v, codec.AllFields, p.Codec.Allowed()).sum.Left)
	}
	return max(1, int(math.Round(share*total/float64(len(p.Values)))))
}

// Reads proves that Touch, on what Open returned for message i, reads that many fields of the
// message. It adds the rules it needed to used.
func (p *Prover) Reads(i int, opened any, fields int, used *codec.Rule) error {
	sum, err := p.Port.Touch(opened, fields)
	if err != nil {
		return faultf("touch: message %d: %s", p.number(i), firstLine(err))
	}
	return p.Sums(i, sum, fields, used)
}

// Sums proves that sum is the sum of that many fields of message i, and adds the rules it needed to
// used.
func (p *Prover) Sums(i int, sum uint64, fields int, used *codec.Rule) error {
	w := sumOf(p.Values[i], fields, p.Codec.Allowed())
	if w.err != nil {
		return faultf("touch: message %d: %s", p.number(i), firstLine(w.err))
	}
	*used |= w.used
	if want := w.sum.Total; w.known && sum != want {
		return faultf("touch: message %d: the fields read add up to %d, and to %d in the value", p.number(i), sum, want)
	}
	return nil
}

// sumOf adds up that many fields of a value in the way of [touch.Sum]. The sum is not known if the
// order of a map decides which fields come first. The offset of a time does not count if a rule
// allows losing it.
func sumOf(v any, fields int, allow codec.Rule) walk {
	w := walk{sum: touch.Sum{Left: fields}, known: true, allow: allow}
	w.add(reflect.ValueOf(v).Elem())
	return w
}

type walk struct {
	sum         touch.Sum
	known       bool
	allow, used codec.Rule
	err         error
}

// add adds the fields of v, and reports whether to add more.
func (w *walk) add(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Bool:
		return w.sum.Add(touch.Bool(v.Bool()))
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return w.sum.Add(uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return w.sum.Add(v.Uint())
	case reflect.Float32, reflect.Float64:
		return w.sum.Add(touch.Float(v.Float()))
	case reflect.String:
		return w.sum.Add(uint64(v.Len()))
	case reflect.Pointer:
		if v.IsNil() {
			return w.sum.Add(0)
		}
		return w.add(v.Elem())
	case reflect.Interface:
		b, err := anyjson.Marshal(v.Interface())
		w.err = err
		return w.sum.Add(uint64(len(b))) && err == nil
	case reflect.Struct:
		return w.addStruct(v)
	case reflect.Slice, reflect.Array:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return w.sum.Add(uint64(v.Len()))
		}
		return w.addList(v)
	case reflect.Map:
		return w.addMap(v)
	}
	w.err = fmt.Errorf("%s can't be read in place", v.Type())
	return false
}

func (w *walk) addStruct(v reflect.Value) bool {
	if t, ok := v.Interface().(time.Time); ok {
		_, offset := t.Zone()
		if offset != 0 && w.allow&codec.ZoneOffset != 0 {
			w.used |= codec.ZoneOffset
			offset = 0
		}
		return w.sum.Add(uint64(t.Unix()) + uint64(t.Nanosecond()) + uint64(offset))
	}
	for _, f := range v.Fields() {
		if !w.add(f) {
			return false
		}
	}
	return true
}

func (w *walk) addList(v reflect.Value) bool {
	for i := range v.Len() {
		if !w.add(v.Index(i)) {
			return false
		}
	}
	return true
}

func (w *walk) addMap(v reflect.Value) bool {
	for k, e := range v.Seq2() {
		if !w.add(k) || !w.add(e) {
			w.known = w.known && v.Len() == 1
			return false
		}
	}
	return true
}
