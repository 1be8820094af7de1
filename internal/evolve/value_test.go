package evolve

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

type (
	octet  uint8
	linked struct{ Next *linked }
)

// TestOf checks the neutral form of each kind of value, and that it survives the way to another process.
func TestOf(t *testing.T) {
	for _, c := range []struct {
		value any
		want  string
	}{
		{nil, "nil"},
		{(*int)(nil), "nil"},
		{new(-5), "-5"},
		{uint64(math.MaxUint64), "18446744073709551615"},
		{0.1, "0.1"},
		{float32(0.1), "0.10000000149011612"},
		{math.Copysign(0, -1), "-0"},
		{math.NaN(), "NaN"},
		{math.Inf(-1), "-Inf"},
		{true, "true"},
		{"tab\tand é", `"tab\tand é"`},
		{"\xff\x00", "0xff00"},
		{[]byte{1, 255}, "0x01ff"},
		{[2]octet{1, 2}, "0x0102"},
		{[]string(nil), "nil"},
		{[]any{1, "x", nil}, `[1, "x", nil]`},
		{map[string]int(nil), "nil"},
		{map[float64]string{2: "b", -1: "a"}, `{-1: "a", 2: "b"}`},
		{map[[2]int]bool{{1, 2}: true}, "{[1, 2]: true}"},
		{map[string]int{"a\nb": 1}, "{a b: 1}"},
		{time.Date(2026, 1, 2, 3, 4, 5, 6, time.FixedZone("", 3600)), "2026-01-02T02:04:05.000000006Z"},
		{struct {
			A      int
			hidden int
			B      struct{ C *string }
		}{A: 1, hidden: 2}, "{A: 1, B: {C: nil}}"},
	} {
		got := neutral(t, c.value)
		if got.String() != c.want {
			t.Errorf("%v is %s, want %s", c.value, got, c.want)
		}
		text, err := json.Marshal(got)
		if err != nil {
			t.Fatal(err)
		}
		again, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", c.want, err)
		}
		if diff := cmp.Diff(got, again); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.want, diff)
		}
	}
}

// TestOfNone checks values that have no neutral form.
func TestOfNone(t *testing.T) {
	round := &linked{}
	round.Next = round
	for _, c := range []struct {
		value any
		want  string
	}{
		{round, errDeep.Error()},
		{struct{ C chan int }{}, "C: no neutral form for chan int"},
		{map[string]any{"f": TestOfNone}, "no neutral form for func(*testing.T)"},
		{map[complex128]int{1i: 1}, "no neutral form for complex128"},
	} {
		if _, err := Of(c.value); err == nil || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%T: %v, want %s", c.value, err, c.want)
		}
	}
}

// TestParse checks that what is no value is refused.
func TestParse(t *testing.T) {
	const none = "this is no value in neutral form: "
	for text, want := range map[string]string{
		`[]`:                                   none + "json: cannot unmarshal array into Go value of type evolve.Value",
		`{}`:                                   none + `no kind ""`,
		`{"kind":"thing"}`:                     none + `no kind "thing"`,
		`{"kind":"number","text":"0x1p-2"}`:    none + `"0x1p-2" is no decimal number`,
		`{"kind":"number","text":"1e1000000"}`: none + `"1e1000000" is no decimal number`,
		`{"kind":"number","text":"1_000"}`:     none + `"1_000" is no decimal number`,
		`{"kind":"bool","text":"yes"}`:         none + `"yes" is no bool`,
		`{"kind":"null","text":"x"}`:           none + "a null with a text",
		`{"kind":"list","text":"x"}`:           none + "a list with a text",
		`{"kind":"text","parts":[{}]}`:         none + "a text with parts",
		`{"kind":"bytes","text":"0"}`:          none + "encoding/hex: odd length hex string",
		`{"kind":"number","text":"1e-10000"}`:  none + `"1e-10000" is no decimal number`,
		`{"kind":"list","parts":[{"name":"a","value":{"kind":"null"}}]}`:                                        none + `a list with a part "a"`,
		`{"kind":"struct","parts":[{"name":"a","value":{"kind":"null"}},{"name":"a","value":{"kind":"null"}}]}`: none + `a struct with a part "a"`,
		`{"kind":"list","parts":[{}]}`: none + `no kind ""`,
		strings.Repeat(`{"kind":"list","parts":[{"value":`, mostLevels+1) + `{"kind":"null"}` + strings.Repeat("}]}", mostLevels+1): none + errDeep.Error(),
	} {
		if _, err := Parse([]byte(text)); err == nil || err.Error() != want {
			t.Errorf("%.60s: %v, want %s", text, err, want)
		}
	}
}

// FuzzParse checks that what is read as a value can be shown and compared, and is the same when it is read
// again.
func FuzzParse(f *testing.F) {
	for _, v := range []any{nil, 1, -2.5, "x", []byte{1}, []any{"a", nil}, map[string]int{"k": 1}, few{1, 2, fewInner{"in", 3}, nil}, time.Unix(0, 0)} {
		n, err := Of(v)
		if err != nil {
			f.Fatal(err)
		}
		text, err := json.Marshal(n)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		v, err := Parse(text)
		if err != nil {
			return
		}
		if strings.ContainsAny(v.String(), "\n\r\x1b") {
			t.Errorf("%q is not one line", v)
		}
		if v.absent() && !v.scalar() && v.Kind != Struct && len(v.Parts) > 0 {
			t.Errorf("%s has parts and is absent", v)
		}
		again, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		w, err := Parse(again)
		if err != nil {
			t.Fatalf("%s: %v", again, err)
		}
		if diff := cmp.Diff(v, w, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if what := differ("", v, w); what != "" {
			t.Errorf("a value differs from itself: %s", what)
		}
	})
}
