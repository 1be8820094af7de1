package fieldmap

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"testing"
	"time"
	"unicode/utf8"
)

// formats write integers as bytes, each of which must be found.
var formats = map[string]func(x int64) []byte{
	"64 bits":     func(x int64) []byte { return binary.LittleEndian.AppendUint64(nil, uint64(x)) },
	"zigzag":      func(x int64) []byte { return binary.AppendVarint(nil, x) },
	"decimal":     func(x int64) []byte { return strconv.AppendInt(nil, x, 10) },
	"least bytes": func(x int64) []byte { return append([]byte{byte(x >> 63)}, big.NewInt(x).Bytes()...) },
	"groups": func(x int64) []byte {
		return binary.AppendUvarint(nil, uint64(max(x, 0))) // signs are tested elsewhere
	},
}

// shows reports which bytes of an encoding the other values change.
func shows[T any](x T, others []T, encode func(T) []byte) []bool {
	base := encode(x)
	differs := make([]bool, len(base))
	for _, o := range others {
		if b := encode(o); len(b) == len(base) {
			mark(differs, base, b)
		}
	}
	return differs
}

// Together the other values of a number change each byte of it, whatever the format.
func FuzzOtherInts(f *testing.F) {
	for _, x := range []int64{0, 1, -1, 9, 10, 127, 128, 255, 256, 300, 1862, 1 << 20, -1 << 20, 1<<40 | 5, 1e15} {
		f.Add(x)
	}
	f.Fuzz(func(t *testing.T, x int64) {
		x %= 1 << 55 // the highest groups of the largest numbers can't change alone
		for name, encode := range formats {
			if name == "groups" && x < 0 {
				continue
			}
			differs := shows(x, otherInts(x, 64), encode)
			if name == "least bytes" {
				differs[0] = true // the sign
			}
			if slices.Contains(differs, false) {
				t.Errorf("%d as %s (% x): %v", x, name, encode(x), differs)
			}
		}
		for _, width := range []int{8, 16, 32} {
			narrow := extend(uint64(x), width)
			for _, o := range otherInts(narrow, width) {
				if o != extend(uint64(o), width) {
					t.Errorf("%d is no other value for %d of %d bits", o, narrow, width)
				}
			}
			unsigned := uint64(x) & (1<<width - 1)
			for _, o := range otherUints(unsigned, width) {
				if o >= 1<<width {
					t.Errorf("%d is no other value for %d of %d bits without sign", o, unsigned, width)
				}
			}
		}
	})
}

// The same for floats, as bits and as text.
func FuzzOtherFloats(f *testing.F) {
	for _, x := range []float64{0, 1, -1, 0.5, 12.5, 1e6, 1e21, 0.1, math.Pi, math.MaxFloat64, math.SmallestNonzeroFloat64, math.Inf(1), math.NaN()} {
		f.Add(x)
	}
	f.Fuzz(func(t *testing.T, x float64) {
		others := otherFloats(x, 64)
		for _, o := range others {
			if math.IsNaN(o) || math.IsInf(o, 0) {
				t.Errorf("%v is no other value for %v", o, x)
			}
		}
		for _, o := range otherFloats(float64(float32(x)), 32) {
			if float64(float32(o)) != o {
				t.Errorf("%v is no other value of 32 bits for %v", o, float32(x))
			}
		}
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return
		}
		bits := func(x float64) []byte { return binary.LittleEndian.AppendUint64(nil, math.Float64bits(x)) }
		if differs := shows(x, others, bits); slices.Contains(differs, false) {
			t.Errorf("%v as bits: %v", x, differs)
		}
	})
}

// Other texts have the same length. Every byte of letters and digits changes.
func FuzzOtherTexts(f *testing.F) {
	for _, s := range []string{"", "a", "Les Misérables", "Éponine", "日本", "🙂 <a&b> \"quoted\"\\\n", "\xff", "1:2"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		others := otherTexts(s)
		for _, o := range others {
			if s != "" && len(o) != len(s) || utf8.ValidString(s) && !utf8.ValidString(o) {
				t.Errorf("%q is no other text for %q", o, s)
			}
		}
		differs := shows(s, others, func(s string) []byte { return []byte(s) })
		for i := range differs {
			if c := s[i]; !differs[i] && utf8.ValidString(s) && c >= ' ' && c != 0x7f {
				t.Errorf("%q: byte %d never changes: %q", s, i, others)
			}
		}
	})
}

// Other keys keep the order of the keys and their lengths.
func FuzzOtherKeys(f *testing.F) {
	f.Add("key1", "key2", "zzz", int32(9))
	f.Add("", "a", "é", int32(-1))
	f.Add("abcdefghijklmnopqrstuvwxyz", "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", int32(math.MaxInt32))
	f.Fuzz(func(t *testing.T, a, b, c string, n int32) {
		texts := map[string]int{a: 1, b: 2, c: 3}
		numbers := map[int32]int{n: 1, n + 1: 2, -n: 3}
		for _, m := range []reflect.Value{reflect.ValueOf(texts), reflect.ValueOf(numbers)} {
			before := sortedKeys(m)
			for _, other := range otherKeys(m) {
				if !other.IsValid() {
					continue
				}
				after := sortedKeys(other)
				if len(after) != len(before) {
					t.Fatalf("%v is no other map for %v", other, m)
				}
				for i := range before {
					if !m.MapIndex(before[i]).Equal(other.MapIndex(after[i])) {
						t.Errorf("%v has another order than %v", other, m)
					}
					if before[i].Kind() == reflect.String && before[i].Len() != after[i].Len() {
						t.Errorf("%v becomes %v", before[i], after[i])
					}
				}
			}
		}
	})
}

// Other times are in years that every format can hold.
func TestOtherTimes(t *testing.T) {
	for _, at := range []time.Time{
		{}, time.Unix(0, 0), time.Unix(1_700_000_000, 0).UTC(),
		time.Date(2024, 2, 29, 23, 59, 59, 999_999_999, time.FixedZone("", 5*3600+1800)),
	} {
		others := otherTimes(at)
		if len(others) < 4 {
			t.Errorf("%v: %d other times", at, len(others))
		}
		for _, o := range others {
			if o.Year() < 0 || o.Year() > 9999 {
				t.Errorf("%v is no other time for %v", o, at)
			}
		}
	}
}

func TestOtherBytes(t *testing.T) {
	for b := range 256 {
		leaf := reflect.ValueOf([]byte{byte(b)})
		for _, o := range otherBytes(leaf) {
			if o.Index(0).Uint() == uint64(b) {
				t.Errorf("%d does not change", b)
			}
		}
		if unlike := unlikeBytes()[b]; len(fmt.Sprint(unlike)) != len(fmt.Sprint(b)) {
			t.Errorf("%d becomes %d, which is not as long", b, unlike)
		}
	}
}
