package corpus

import (
	"encoding/json"
	"fmt"
	"iter"
	"math"
	"net/netip"
	"strconv"
	"testing"
	"time"
)

// colour is a key whose text is ordered otherwise than its number. Versions of Go sort such keys
// differently in JSON.
type colour int

func (c colour) MarshalText() ([]byte, error) { return []byte(strconv.Itoa(100 - int(c))), nil }

// closed hides its value, and writes it with encoding/json.
type closed struct{ counts map[colour]int }

func (c closed) MarshalJSON() ([]byte, error) { return json.Marshal(c.counts) }

type inner struct{ Deep string }

type parcel struct {
	inner
	Names  map[colour]int
	Floats map[float64]string
	At     time.Time
	From   netip.Addr
	Any    any
	Next   *parcel
	Closed closed
	Raw    []byte
	List   []string
	hidden int
	Left   string `json:"-"`
}

func whole() *parcel {
	return &parcel{
		inner: inner{"d"}, Names: map[colour]int{1: 1, 7: 2, 20: 3}, Floats: map[float64]string{math.NaN(): "a", 1: "b"},
		At: time.Unix(1700000000, 5).UTC(), From: netip.MustParseAddr("10.0.0.1"), Any: map[string]any{"a": 1.5, "b": nil},
		Next: &parcel{}, Closed: closed{map[colour]int{1: 1, 7: 2, 20: 3}}, Raw: []byte{1}, List: []string{"\xff\u2028"},
	}
}

// TestCanonical checks that each part of a message that formats send changes what is written of it,
// and that nothing else does.
func TestCanonical(t *testing.T) {
	of := func(p *parcel) string { return string(canonical(nil, p, false)) }
	want := of(whole())
	for range 50 { // maps are walked in a random order
		if of(whole()) != want {
			t.Fatal("equal values differ")
		}
	}
	for i, change := range []func(*parcel){
		func(p *parcel) { p.Deep = "e" },
		func(p *parcel) { p.Names[7] = 3 },
		func(p *parcel) { p.Names = nil },
		func(p *parcel) { p.Floats[math.NaN()] = "a" },
		func(p *parcel) { p.At = p.At.Add(1) },
		func(p *parcel) { p.At = p.At.In(time.FixedZone("", 3600)) },
		func(p *parcel) { p.From = netip.MustParseAddr("10.0.0.2") },
		func(p *parcel) { p.Any = map[string]any{"a": 1.5} },
		func(p *parcel) { p.Any = colour(1) },
		func(p *parcel) { p.Next = nil },
		func(p *parcel) { p.Closed.counts[7] = 3 },
		func(p *parcel) { p.Raw[0]++ },
		func(p *parcel) { p.List = []string{} },
	} {
		p := whole()
		if change(p); of(p) == want {
			t.Errorf("change %d is not seen", i)
		}
	}
	p := whole()
	p.hidden, p.Left = 1, "left out"
	if of(p) != want {
		t.Error("fields that no format sends are seen")
	}
	p.Next = p
	if of(p) == want { // and it ends
		t.Error("a message that contains itself equals another one")
	}
}

// TestSumOfGo checks the checksum of messages that versions of Go write differently as JSON. CI runs
// the tests with each version that is supported.
func TestSumOfGo(t *testing.T) {
	set := New("parcel", "", func(*Rand) parcel { return *whole() })
	set.Messages = func(bool) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) { yield(whole(), nil) }
	}
	ring, err := NewRing(set)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := fmt.Sprintf("%08x", ring.Sum(set)), "7f40943f"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
