package check

import (
	"math"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
)

func TestSumOf(t *testing.T) {
	type inner struct {
		A int8
		B string
	}
	at := time.Unix(100, 7).In(time.FixedZone("", 3600))
	for _, c := range []struct {
		name   string
		value  any
		fields int
		want   uint64
		known  bool
	}{
		{"scalars", &struct {
			A bool
			B uint16
			C int32
		}{true, 10, 100}, codec.AllFields, 111, true},
		{"negative", &struct{ A, B int8 }{-1, 3}, codec.AllFields, 2, true},
		{"number", new(2.5), codec.AllFields, math.Float64bits(2.5), true},
		{"text and bytes", &struct {
			A string
			B []byte
		}{"four", []byte{9, 9}}, codec.AllFields, 6, true},
		{"time", &at, codec.AllFields, 100 + 7 + 3600, true},
		{"nothing there", &struct{ A *inner }{}, codec.AllFields, 0, true},
		{"nested", &struct{ A *inner }{&inner{2, "abc"}}, codec.AllFields, 5, true},
		{"one of a list", &[]inner{{2, "abc"}, {3, "d"}}, 1, 2, true},
		{"three of a list", &[]inner{{2, "abc"}, {3, "d"}}, 3, 8, true},
		{"map", &map[string]int{"ab": 10, "c": 20}, codec.AllFields, 33, true},
		{"one of a map", &map[string]int{"ab": 10, "c": 20}, 1, 0, false},
		{"one of a small map", &map[string]int{"ab": 10}, 1, 2, true},
		{"interface", &struct{ A, B any }{"text", nil}, codec.AllFields, 6, true},
	} {
		w := sumOf(c.value, c.fields, 0)
		if w.err != nil {
			t.Errorf("%s: %v", c.name, w.err)
		}
		if got := w.sum.Total; w.known != c.known || w.known && got != c.want {
			t.Errorf("%s: got %d, known %v; want %d, %v", c.name, got, w.known, c.want, c.known)
		}
	}
	if w := sumOf(&struct{ A chan int }{}, codec.AllFields, 0); w.err == nil {
		t.Error("a channel has a sum")
	}
}

// If a codec may lose a time's offset, the offset does not count in the sum.
func TestSumOfOffset(t *testing.T) {
	at := time.Unix(100, 7).In(time.FixedZone("", 3600))
	for _, c := range []struct {
		name  string
		value time.Time
		allow codec.Rule
		want  uint64
		used  codec.Rule
	}{
		{"kept", at, codec.TimeMilli, 3707, 0},
		{"lost", at, codec.ZoneOffset, 107, codec.ZoneOffset},
		{"none to lose", at.UTC(), codec.ZoneOffset, 107, 0},
	} {
		w := sumOf(&c.value, codec.AllFields, c.allow)
		if w.sum.Total != c.want || w.used != c.used {
			t.Errorf("%s: got %d, used %v; want %d, %v", c.name, w.sum.Total, w.used.Names(), c.want, c.used.Names())
		}
	}
}
