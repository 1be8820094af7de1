package attacks

import (
	"bytes"
	"encoding/binary"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec/formats"
)

// key is a field whose number does not fit into the places of small ones.
var key = Key{"Name", 300}

// all returns the attacks of a format by how they are used.
func (a Attacks) all() map[string][]Attack {
	return map[string][]Attack{"whole": a.Whole, "value": a.Values}
}

func TestMessages(t *testing.T) {
	for format, a := range known {
		t.Run(format, func(t *testing.T) {
			if len(a.Whole)+len(a.Values) == 0 {
				t.Fatal("no attacks")
			}
			names := make(map[string]bool)
			for kind, all := range a.all() {
				for _, one := range all {
					if names[one.Name] {
						t.Errorf("there are two attacks %q", one.Name)
					}
					names[one.Name] = true
					t.Run(kind+"/"+one.Name, func(t *testing.T) {
						t.Parallel()
						one.check(t)
						for _, n := range one.numbers() {
							checkInput(t, one, n, one.Make(n))
							if kind == "value" && a.Field != nil {
								checkInput(t, one, n, a.Field(Key{"a", 1}, one.Make(n)))
								checkInput(t, one, n, a.Field(key, one.Make(n)))
							}
						}
					})
				}
			}
		})
	}
}

// numbers are those to try.
func (a Attack) numbers() []int {
	if a.By == Claimed {
		return []int{1, 2, 16, 1 << 20, 1<<32 - 1}
	}
	return []int{1, 2, 3, 16, 2000}
}

func (a Attack) check(t *testing.T) {
	t.Helper()
	if a.Name == "" || !strings.HasPrefix(a.Source, "https://") {
		t.Errorf("want a name and the address of a source, got %q and %q", a.Name, a.Source)
	}
	switch a.By {
	case Claimed, Levels, Size:
	default:
		t.Errorf("n counts %q", a.By)
	}
}

func checkInput(t *testing.T, a Attack, n int, in Input) {
	t.Helper()
	b := in.Append(nil)
	if in.Len() != len(b) {
		t.Errorf("n=%d: the length is %d, and there are %d bytes", n, in.Len(), len(b))
	}
	if a.By == Claimed && len(b) > 4<<10 {
		t.Errorf("n=%d is only claimed, but the message has %d bytes", n, len(b))
	}
	text, err := in.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	var back Input
	if err := back.UnmarshalText(text); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(b, back.Append(nil)) {
		t.Errorf("n=%d: other bytes came back from text", n)
	}
}

// TestMillions: the largest messages can be read from text, and those with equal levels are short as text.
func TestMillions(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes long messages")
	}
	for _, format := range slices.Sorted(maps.Keys(known)) {
		for _, all := range known[format].all() {
			for _, a := range all {
				n := 1 << 20
				if a.By == Levels {
					n = 4 << 20
				}
				if got := a.Make(n).Len(); got > MostBytes {
					t.Errorf("%s, %s: %d parts are %d bytes, more than an input may have", format, a.Name, n, got)
				}
			}
		}
	}
}

// TestDiffers: n matters.
func TestDiffers(t *testing.T) {
	for format, a := range known {
		for _, all := range a.all() {
			for _, one := range all {
				if bytes.Equal(one.Make(1).Append(nil), one.Make(200).Append(nil)) {
					t.Errorf("%s, %s: the message is the same for 1 and 200", format, one.Name)
				}
			}
		}
	}
}

func TestKnownFormats(t *testing.T) {
	for name := range known {
		if !slices.ContainsFunc(formats.All, func(f formats.Format) bool { return f.Name == name }) {
			t.Errorf("no format is called %q", name)
		}
	}
	if got := Named(formats.SSZ.Name); len(got.Whole)+len(got.Values) > 0 {
		t.Errorf("SSZ has attacks, though it has only values by position: %v", got)
	}
}

func TestSized(t *testing.T) {
	in := sized(func(b []byte, n int) []byte { return varint(append(b, '('), n) }, "x", ")")(3)
	if got, want := string(in.Append(nil)), "(\x07(\x04(\x01x)))"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestInputErrors(t *testing.T) {
	for _, text := range []string{"x", "5", "5b*", "5b*0", "5b*-1", "5b*x", "*2", "5b*99999999999999999999", "5b*67108865", "5b*67108864 5b"} {
		if err := new(Input).UnmarshalText([]byte(text)); err == nil {
			t.Errorf("%q was read without an error", text)
		}
	}
}

func FuzzInput(f *testing.F) {
	for _, text := range []string{"-", "", "5b", "5b*1000 5d*1000", "dd00ffffff", "00*2 00", "5B*3"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var in, again Input
		if err := in.UnmarshalText([]byte(text)); err != nil {
			return
		}
		if in.Len() > MostBytes {
			t.Fatalf("%d bytes are too many", in.Len())
		}
		if err := again.UnmarshalText([]byte(in.String())); err != nil {
			t.Fatalf("%q: %v", in, err)
		}
		if again.String() != in.String() || again.Len() != in.Len() {
			t.Fatalf("%q became %q", in, again)
		}
		if in.Len() <= 1<<16 && !bytes.Equal(in.Append(nil), again.Append(nil)) {
			t.Fatalf("%q became other bytes", in)
		}
	})
}

// TestBSONLength: a document whose key is longer is longer.
func TestBSONLength(t *testing.T) {
	a := bson()
	for _, one := range a.Values {
		b := a.Field(key, one.Make(5)).Append(nil)
		if got := int(binary.LittleEndian.Uint32(b)); got != len(b) {
			t.Errorf("%s: the document says that it has %d bytes, and has %d", one.Name, got, len(b))
		}
	}
}

// TestCompact checks that a compact input has the same bytes, and that repeated parts make it short.
func TestCompact(t *testing.T) {
	for name, c := range map[string]struct {
		b    string
		most int // parts
	}{
		"empty":    {"", 0},
		"text":     {"no part of this comes three times in a row", 1},
		"nested":   {strings.Repeat(`{"Sub":`, 1000) + "null" + strings.Repeat("}", 1000), 3},
		"in front": {"ab" + strings.Repeat("[[]", 100), 3},
		"few":      {"aaaa", 1},
	} {
		in := Compact([]byte(c.b))
		if got := string(in.Append(nil)); got != c.b {
			t.Errorf("%s: %.80q, want %.80q", name, got, c.b)
		}
		if len(in) > c.most {
			t.Errorf("%s: %d parts, want up to %d", name, len(in), c.most)
		}
	}
}
