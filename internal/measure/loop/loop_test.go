package loop

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

// errNo is the error of the test codec for the value and the message "no".
var errNo = errors.New("no")

// noting returns a port that appends each call and its argument to calls.
func noting(calls *[]string) codec.Port {
	note := func(what string, of any) error {
		*calls = append(*calls, fmt.Sprintf("%s %s", what, of))
		if fmt.Sprintf("%s", of) == "no" {
			return errNo
		}
		return nil
	}
	return codec.Port{
		FromGo:  func(v any) (any, error) { return "from " + v.(string), note("FromGo", v) },
		ToGo:    func(v any) (any, error) { return "to " + v.(string), note("ToGo", v) },
		Marshal: func(v any) ([]byte, error) { return []byte(v.(string)), note("Marshal", v) },
		Append: func(dst []byte, v any) ([]byte, error) {
			return append(dst, v.(string)...), note(fmt.Sprintf("Append to %d bytes:", len(dst)), v)
		},
		Unmarshal:     func(b []byte) (any, error) { return string(b), note("Unmarshal", b) },
		UnmarshalInto: func(b []byte, v any) error { *v.(*string) = string(b); return note("UnmarshalInto", b) },
		Open:          func(b []byte) (any, error) { return string(b), note("Open", b) },
		Touch: func(v any, fields int) (uint64, error) {
			return uint64(len(v.(string))), note(fmt.Sprintf("Touch %d fields of", fields), v)
		},
	}
}

// TestRecalled checks that no message of a batch is decoded before it.
func TestRecalled(t *testing.T) {
	for _, c := range []struct {
		from, to, all int
		want          span
	}{
		{from: 0, to: 1, all: 100, want: span{1, 1}}, // a long operation
		{from: 8, to: 12, all: 100, want: span{12, 20}},
		{from: 0, to: 64, all: 128, want: span{64, 96}},
		{from: 60, to: 100, all: 100, want: span{28, 60}},
		{from: 0, to: 100, all: 100},
	} {
		l := Lane{Values: make([]any, c.all)}
		if got := l.recalled(c.from, c.to); got != c.want {
			t.Errorf("messages %d to %d of %d: %v, want %v", c.from, c.to, c.all, got, c.want)
		}
	}
}

// A batch does its operation once on each message, and leaves the last result and the sum of sizes.
func TestRun(t *testing.T) {
	text := func(v any) string {
		if p, ok := v.(*string); ok {
			v = *p
		}
		return fmt.Sprint(v)
	}
	for _, c := range []struct {
		operation codec.Operation
		calls     []string // for messages 1 and 2
		last      string
		sum       int
		read      uint64
	}{
		{operation: codec.Encode, calls: []string{"Marshal bb", "Marshal ccc"}, last: "ccc", sum: 5},
		{operation: codec.EncodeReuse, calls: []string{"Append to 0 bytes: bb", "Append to 0 bytes: ccc"}, last: "ccc", sum: 5},
		{operation: codec.Decode, calls: []string{"Unmarshal bb", "Unmarshal ccc"}, last: "ccc"},
		{operation: codec.DecodeReuse, calls: []string{"UnmarshalInto bb", "UnmarshalInto ccc"}, last: "ccc"},
		{operation: codec.ConvertIn, calls: []string{"FromGo bb", "FromGo ccc"}, last: "from ccc"},
		{operation: codec.ConvertOut, calls: []string{"ToGo from bb", "ToGo from ccc"}, last: "to from ccc"},
		{operation: codec.Open, calls: []string{"Open bb", "Open ccc"}, last: "ccc"},
		{operation: codec.TouchOne, calls: []string{"Open bb", "Touch 7 fields of bb", "Open ccc", "Touch 7 fields of ccc"}, read: 3},
		{operation: codec.TouchAll, calls: []string{"Open bb", "Touch 7 fields of bb", "Open ccc", "Touch 7 fields of ccc"}, read: 3},
	} {
		t.Run(string(c.operation), func(t *testing.T) {
			var calls []string
			l := Lane{
				Operation: c.operation, Port: noting(&calls), Site: Shared, Kept: NewKept(4), Fields: 7,
				Values:  []any{"a", "bb", "ccc", "no"},
				Encoded: [][]byte{[]byte("a"), []byte("bb"), []byte("ccc"), []byte("no")},
			}
			if c.operation != codec.ConvertOut { // Prepare already maps all values of convert-out
				defer func() {
					if _, err := l.Run(2, 4); !errors.Is(err, errNo) {
						t.Errorf("error %v of the last message, want %v", err, errNo)
					}
					if _, err := l.Run(3, 4); !errors.Is(err, errNo) {
						t.Errorf("error %v of the only message, want %v", err, errNo)
					}
				}()
			} else {
				l.Values = l.Values[:3]
			}
			if err := l.Prepare(func() any { return new(string) }); err != nil {
				t.Fatal(err)
			}
			calls = nil
			took, err := l.Run(1, 3)
			if err != nil {
				t.Fatal(err)
			}
			if took <= 0 {
				t.Errorf("it took %v", took)
			}
			if diff := cmp.Diff(c.calls, calls); diff != "" {
				t.Errorf("calls (-want +got):\n%s", diff)
			}
			last := string(l.LastBytes)
			if l.LastValue != nil {
				last = text(l.LastValue)
			}
			if last != c.last || l.Sum != c.sum || l.LastSum != c.read {
				t.Errorf("left %q, a sum of sizes of %d and %d read, want %q, %d and %d", last, l.Sum, l.LastSum, c.last, c.sum, c.read)
			}
			l.Forget()
			if l.LastBytes != nil || l.LastValue != nil {
				t.Errorf("%q and %v were not forgotten", l.LastBytes, l.LastValue)
			}
		})
	}
}

// A compression operation calls the lane's own function on its inputs.
func TestRunTransform(t *testing.T) {
	l := Lane{
		Operation: "gzip", Site: Shared, Kept: NewKept(2), Input: [][]byte{[]byte("aaa"), []byte("bb")},
		Transform: func(b []byte) ([]byte, error) { return b[1:], nil },
	}
	if err := l.Touch(0, 2); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Run(0, 2); err != nil || string(l.LastBytes) != "b" || l.Sum != 3 {
		t.Errorf("left %q and a sum of sizes of %d, error %v", l.LastBytes, l.Sum, err)
	}
}

// Prepare maps each value of convert-out once, even if the row repeats it.
func TestPrepareMapsOnce(t *testing.T) {
	var calls []string
	l := Lane{Operation: codec.ConvertOut, Port: noting(&calls), Values: []any{"a", "b", "a"}}
	if err := l.Prepare(nil); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"FromGo a", "FromGo b"}, calls); diff != "" {
		t.Errorf("calls (-want +got):\n%s", diff)
	}
	l = Lane{Operation: codec.ConvertOut, Port: noting(&calls), Values: []any{"no"}}
	if err := l.Prepare(nil); !errors.Is(err, errNo) {
		t.Errorf("error %v, want %v", err, errNo)
	}
}

// Prepare works again after Release. Cells with a single turn depend on it.
func TestReleaseAndPrepare(t *testing.T) {
	var calls []string
	l := Lane{Operation: codec.ConvertOut, Port: noting(&calls), Site: Shared, Kept: NewKept(2), Values: []any{"a", "b"}}
	for range 2 {
		calls = nil
		if err := l.Prepare(nil); err != nil {
			t.Fatal(err)
		}
		if _, err := l.Run(0, 2); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"FromGo a", "FromGo b", "ToGo from a", "ToGo from b"}, calls); diff != "" {
			t.Errorf("calls (-want +got):\n%s", diff)
		}
		if l.Release(); l.mapped != nil {
			t.Errorf("%v was kept", l.mapped)
		}
	}
}

// All sites have different types, so that the compiler makes a copy of the loops for each of them.
func TestSitesDiffer(t *testing.T) {
	seen := make(map[string]bool)
	for _, s := range Sites() {
		name := fmt.Sprintf("%T", s)
		if seen[name] {
			t.Errorf("%s is there twice", name)
		}
		seen[name] = true
	}
	if len(seen) < 128 {
		t.Errorf("%d sites", len(seen))
	}
}
