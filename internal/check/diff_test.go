package check

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/wirebench/wirebench/codec"
)

type inner struct {
	N int
	S string
}

type outer struct {
	A     int
	In    inner
	P     *inner
	L     []inner
	M     map[string]inner
	Any   any
	Time  time.Time
	Bytes []byte
	lower int
	stamp time.Time
}

type lists struct {
	S []int
	M map[string]int
}

func ptr[T any](v T) *T { return &v }

var (
	noon = time.Date(2026, 3, 4, 12, 0, 0, 123_456_789, time.UTC)
	cet  = time.FixedZone("CET", 3600)
	now  = time.Now() // has a monotonic reading
)

const anyTime = codec.Time100ns | codec.TimeMicro | codec.TimeMilli | codec.TimeSecond

var long = strings.Repeat("a", 100)

var diffTests = []struct {
	name      string
	want, got any
	allow     codec.Rule
	diffs     []string
	used      codec.Rule
}{
	// Equal values.
	{name: "two nils"},
	{name: "equal structs", want: outer{A: 1, In: inner{2, "x"}}, got: outer{A: 1, In: inner{2, "x"}}},
	{name: "equal pointers", want: ptr(1), got: ptr(1)},
	{name: "equal maps", want: map[int]string{1: "a", 2: "b"}, got: map[int]string{2: "b", 1: "a"}},
	{name: "equal nils", want: &lists{}, got: &lists{}, allow: codec.NilEmpty | codec.NilZero},
	{name: "functions that are nil", want: struct{ F func() }{}, got: struct{ F func() }{}},
	{name: "rules that are not needed", want: noon, got: noon, allow: anyTime | codec.ZoneOffset},

	// Scalars.
	{name: "bool", want: true, got: false, diffs: []string{"value: want true, got false"}},
	{name: "int", want: int8(-1), got: int8(1), diffs: []string{"value: want -1, got 1"}},
	{name: "int beyond 2^53", want: int64(1<<53 + 1), got: int64(1 << 53),
		diffs: []string{"value: want 9007199254740993, got 9007199254740992"}},
	{name: "uint", want: uint64(math.MaxUint64), got: uint64(0),
		diffs: []string{"value: want 18446744073709551615, got 0"}},
	{name: "float", want: 1.5, got: 2.5, diffs: []string{"value: want 1.5, got 2.5"}},
	{name: "complex", want: 1 + 2i, got: 1 + 3i, diffs: []string{"value: want (1+2i), got (1+3i)"}},
	{name: "string", want: "a\n", got: "b", diffs: []string{`value: want "a\n", got "b"`}},
	{name: "bad UTF-8 that was mended", want: "\xff", got: "\ufffd", diffs: []string{`value: want "\xff", got "�"`}},

	// Floats for which == is not the criterion.
	{name: "NaN", want: math.NaN(), got: math.NaN()},
	{name: "NaN of another pattern", want: math.NaN(), got: math.Float64frombits(0x7ff8000000000099)},
	{name: "NaN against a number", want: math.NaN(), got: 1.0, diffs: []string{"value: want NaN, got 1"}},
	{name: "sign of zero", want: math.Copysign(0, -1), got: 0.0, diffs: []string{"value: want -0, got 0"}},
	{name: "sign of zero in a complex", want: complex(0, math.Copysign(0, -1)), got: complex(0, 0),
		diffs: []string{"value: want (0-0i), got (0+0i)"}},
	{name: "infinity", want: math.Inf(1), got: math.Inf(-1), diffs: []string{"value: want +Inf, got -Inf"}},

	// Long text and bytes are shown from where they differ.
	{name: "text of 60 bytes", want: long[:60], got: long[:59] + "b",
		diffs: []string{`value: want "` + long[:59] + `…, got "` + long[:59] + `…`}},
	{name: "long text", want: long + "x", got: long + "y", diffs: []string{`[100]: want "x", got "y"`}},
	{name: "text cut off", want: long, got: long[:90], diffs: []string{`[90]: want "aaaaaaaaaa", got ""`}},
	{name: "long rest", want: "b" + long, got: "c" + long,
		diffs: []string{`[0]: want "b` + long[:58] + `…, got "c` + long[:58] + `…`}},
	{name: "bytes", want: []byte{1, 0xab}, got: []byte{1, 0xac}, diffs: []string{"value: want 01 ab, got 01 ac"}},
	{name: "long bytes", want: []byte(long + "x"), got: []byte(long + "y"),
		diffs: []string{"[100]: want 78, got 79"}},

	// Paths.
	{name: "field", want: &outer{A: 1}, got: &outer{}, diffs: []string{"A: want 1, got 0"}},
	{name: "nested field", want: &outer{In: inner{S: "x"}}, got: &outer{}, diffs: []string{`In.S: want "x", got ""`}},
	{name: "through a pointer", want: &outer{P: &inner{N: 1}}, got: &outer{P: &inner{}},
		diffs: []string{"P.N: want 1, got 0"}},
	{name: "in a list", want: &outer{L: []inner{{}, {N: 1}}}, got: &outer{L: []inner{{}, {}}},
		diffs: []string{"L[1].N: want 1, got 0"}},
	{name: "in a map", want: &outer{M: map[string]inner{"k": {N: 1}}}, got: &outer{M: map[string]inner{"k": {}}},
		diffs: []string{`M["k"].N: want 1, got 0`}},
	{name: "in an array", want: [2]int{1, 2}, got: [2]int{1, 3}, diffs: []string{"[1]: want 2, got 3"}},
	{name: "key that is a number", want: map[int]int{7: 1}, got: map[int]int{7: 2},
		diffs: []string{"[7]: want 1, got 2"}},
	{name: "path is left again", want: &outer{In: inner{N: 1}, P: &inner{}, A: 2}, got: &outer{P: &inner{N: 3}, A: 4},
		diffs: []string{"A: want 2, got 4", "In.N: want 1, got 0", "P.N: want 0, got 3"}},

	// Lengths and missing parts.
	{name: "length of a list", want: []int{1, 2}, got: []int{1}, diffs: []string{"value: want 2 elements, got 1 element"}},
	{name: "length of a map", want: map[int]int{1: 1}, got: map[int]int{}, diffs: []string{"value: want 1 element, got empty"}},
	{name: "lost list", want: lists{S: []int{1}}, got: lists{}, allow: codec.NilEmpty,
		diffs: []string{"S: want 1 element, got empty"}},
	{name: "missing key", want: map[string]int{"a": 1}, got: map[string]int{"b": 1},
		diffs: []string{`["a"]: want 1, got nothing`}},
	{name: "key that is NaN", want: map[float64]int{math.NaN(): 1}, got: map[float64]int{math.NaN(): 1}},
	{name: "keys that are NaN", want: map[float64]int{math.NaN(): 1, math.Float64frombits(0x7ff8000000000099): 2}, got: map[float64]int{math.NaN(): 2, math.Float64frombits(0x7ff8000000000099): 1}},
	{name: "key that is NaN, another value", want: map[float64]int{math.NaN(): 1}, got: map[float64]int{math.NaN(): 2},
		diffs: []string{"[NaN]: want 1, got 2"}},
	{name: "key that is NaN, twice the same", want: map[float64]int{math.NaN(): 1, math.Float64frombits(0x7ff8000000000099): 2}, got: map[float64]int{math.NaN(): 1, math.Float64frombits(0x7ff8000000000099): 1},
		diffs: []string{"[NaN]: want 2, got 1"}},
	{name: "key that is NaN, lost", want: map[float64]int{math.NaN(): 1}, got: map[float64]int{0: 1},
		diffs: []string{"[NaN]: want 1, got nothing"}},
	{name: "key with NaN in it", want: map[[2]float64]int{{0, math.NaN()}: 1}, got: map[[2]float64]int{{0, math.NaN()}: 1}},
	{name: "key that is a time in a zone of another name", want: map[time.Time]int{noon.In(cet): 1},
		got: map[time.Time]int{noon.In(time.FixedZone("", 3600)): 1}},
	{name: "key that is a time in another zone", want: map[time.Time]int{noon: 1}, got: map[time.Time]int{noon.In(cet): 1},
		diffs: []string{"[2026-03-04 12:00:00.123456789 +0000 UTC]: want 1, got nothing"}},
	{name: "key that is a time in another zone, excepted", want: map[time.Time]int{noon: 1}, got: map[time.Time]int{noon.In(cet): 1},
		allow: codec.ZoneOffset, used: codec.ZoneOffset},
	{name: "key that is another time", want: map[time.Time]int{noon: 1}, got: map[time.Time]int{noon.Add(1): 1},
		allow: codec.ZoneOffset | anyTime, diffs: []string{"[2026-03-04 12:00:00.123456789 +0000 UTC]: want 1, got nothing"}},
	{name: "nil pointer", want: &outer{P: &inner{N: 1}}, got: &outer{}, allow: codec.NilZero,
		diffs: []string{"P: want a pointer to a check.inner, got nil"}},
	{name: "pointer that was nil", want: &outer{}, got: &outer{P: &inner{N: 1}}, allow: codec.NilZero,
		diffs: []string{"P: want nil, got a pointer to a check.inner"}},

	// NilEmpty.
	{name: "nil list", want: lists{}, got: lists{S: []int{}}, diffs: []string{"S: want nil, got empty"}},
	{name: "nil list, excepted", want: lists{}, got: lists{S: []int{}}, allow: codec.NilEmpty, used: codec.NilEmpty},
	{name: "empty list, excepted", want: lists{S: []int{}}, got: lists{}, allow: codec.NilEmpty, used: codec.NilEmpty},
	{name: "nil map", want: lists{M: map[string]int{}}, got: lists{}, diffs: []string{"M: want empty, got nil"}},
	{name: "nil map, excepted", want: lists{M: map[string]int{}}, got: lists{}, allow: codec.NilEmpty, used: codec.NilEmpty},
	{name: "nil bytes", want: []byte{}, got: []byte(nil), diffs: []string{"value: want empty, got nil"}},
	{name: "nil list, another rule", want: lists{}, got: lists{S: []int{}}, allow: codec.NilZero,
		diffs: []string{"S: want nil, got empty"}},

	// NilZero.
	{name: "pointer to zero", want: ptr(ptr(0)), got: ptr((*int)(nil)),
		diffs: []string{"value: want a pointer to 0, got nil"}},
	{name: "pointer to zero, excepted", want: ptr(ptr(0)), got: ptr((*int)(nil)), allow: codec.NilZero, used: codec.NilZero},
	{name: "pointer that was nil, excepted", want: &outer{}, got: &outer{P: &inner{}}, allow: codec.NilZero, used: codec.NilZero},
	{name: "pointer to empty", want: ptr(&[]int{}), got: ptr((*[]int)(nil)), allow: codec.NilZero,
		diffs: []string{"value: want a pointer to empty, got nil"}},
	{name: "pointer to empty, excepted", want: ptr(&[]int{}), got: ptr((*[]int)(nil)),
		allow: codec.NilZero | codec.NilEmpty, used: codec.NilZero | codec.NilEmpty},
	{name: "pointer to -0", want: ptr(ptr(math.Copysign(0, -1))), got: ptr((*float64)(nil)), allow: codec.NilZero,
		diffs: []string{"value: want a pointer to -0, got nil"}},
	{name: "pointer to zero, another rule", want: &outer{P: &inner{}}, got: &outer{}, allow: codec.NilEmpty,
		diffs: []string{"P: want a pointer to a check.inner, got nil"}},

	// Times.
	{name: "zone's name", want: noon.In(cet), got: noon.In(time.FixedZone("", 3600))},
	{name: "monotonic clock", want: now, got: now.Round(0)},
	{name: "zone's offset", want: noon.In(cet), got: noon, diffs: []string{
		"value: want 2026-03-04 13:00:00.123456789 +0100 CET, got 2026-03-04 12:00:00.123456789 +0000 UTC"}},
	{name: "zone's offset, excepted", want: noon.In(cet), got: noon, allow: codec.ZoneOffset, used: codec.ZoneOffset},
	{name: "offset excepted, instant not", want: noon.In(cet), got: noon.Add(1), allow: codec.ZoneOffset, diffs: []string{
		"value: want 2026-03-04 13:00:00.123456789 +0100 CET, got 2026-03-04 12:00:00.12345679 +0000 UTC"}},
	{name: "rounded and moved", want: noon.In(cet), got: noon.Truncate(time.Second),
		allow: codec.TimeSecond | codec.ZoneOffset, used: codec.TimeSecond | codec.ZoneOffset},
	{name: "rounded excepted, offset not", want: noon.In(cet), got: noon.Truncate(time.Second), allow: codec.TimeSecond,
		used: codec.TimeSecond, diffs: []string{
			"value: want 2026-03-04 13:00:00.123456789 +0100 CET, got 2026-03-04 12:00:00 +0000 UTC"}},
	{name: "to 100 ns", want: noon, got: noon.Truncate(100), allow: anyTime, used: codec.Time100ns},
	{name: "to µs", want: noon, got: noon.Truncate(time.Microsecond), allow: anyTime, used: codec.TimeMicro},
	{name: "to ms", want: noon, got: noon.Truncate(time.Millisecond), allow: anyTime, used: codec.TimeMilli},
	{name: "to s", want: noon, got: noon.Truncate(time.Second), allow: anyTime, used: codec.TimeSecond},
	{name: "rounded up", want: noon, got: noon.Round(time.Microsecond), allow: codec.TimeMicro, used: codec.TimeMicro},
	{name: "the mildest that is allowed", want: noon, got: noon.Truncate(100), allow: codec.TimeMilli | codec.TimeSecond,
		used: codec.TimeMilli},
	{name: "100 ns off", want: noon, got: noon.Add(100), allow: codec.Time100ns, diffs: []string{
		"value: want 2026-03-04 12:00:00.123456789 +0000 UTC, got 2026-03-04 12:00:00.123456889 +0000 UTC"}},
	{name: "a second off", want: noon, got: noon.Add(-time.Second), allow: anyTime, diffs: []string{
		"value: want 2026-03-04 12:00:00.123456789 +0000 UTC, got 2026-03-04 11:59:59.123456789 +0000 UTC"}},
	{name: "centuries off", want: time.Time{}, got: noon, allow: anyTime, diffs: []string{
		"value: want 0001-01-01 00:00:00 +0000 UTC, got 2026-03-04 12:00:00.123456789 +0000 UTC"}},
	{name: "1 ns off", want: noon, got: noon.Add(1), diffs: []string{
		"value: want 2026-03-04 12:00:00.123456789 +0000 UTC, got 2026-03-04 12:00:00.12345679 +0000 UTC"}},

	// Types.
	{name: "other type", want: 1, got: int64(1), diffs: []string{"value: want a int, got a int64"}},
	{name: "value for a pointer", want: ptr(1), got: 1, diffs: []string{"value: want a *int, got a int"}},
	{name: "dynamic type", want: &outer{Any: 1}, got: &outer{Any: 1.0}, diffs: []string{"Any: want a int, got a float64"}},
	{name: "dynamic type in a list", want: []any{"a", int64(1)}, got: []any{"a", uint64(1)},
		diffs: []string{"[1]: want a int64, got a uint64"}},
	{name: "value of an interface", want: map[string]any{"k": []any{1.0}}, got: map[string]any{"k": []any{2.0}},
		diffs: []string{`["k"][0]: want 1, got 2`}},
	{name: "nil interface", want: &outer{Any: "x"}, got: &outer{}, diffs: []string{`Any: want "x", got nothing`}},
	{name: "nil pointer in an interface", want: &outer{Any: (*int)(nil)}, got: &outer{}, diffs: []string{"Any: want nil, got nothing"}},

	// Unexported fields.
	{name: "unexported field", want: &outer{lower: 1}, got: &outer{}, diffs: []string{"lower: want 1, got 0"}},
	{name: "unexported time, zone's name", want: &outer{stamp: noon.In(cet)},
		got: &outer{stamp: noon.In(time.FixedZone("", 3600))}},
	{name: "unexported time, excepted", want: &outer{stamp: noon.In(cet)}, got: &outer{stamp: noon.Truncate(time.Millisecond)},
		allow: anyTime | codec.ZoneOffset, used: codec.TimeMilli | codec.ZoneOffset},
	{name: "unexported time in a map", want: map[string]outer{"k": {stamp: noon}}, got: map[string]outer{"k": {stamp: noon.Add(1)}},
		diffs: []string{`["k"].stamp: want 2026-03-04 12:00:00.123456789 +0000 UTC, got 2026-03-04 12:00:00.12345679 +0000 UTC`}},
	{name: "unexported fields in an interface", want: &outer{Any: outer{lower: 1}}, got: &outer{Any: outer{}},
		diffs: []string{"Any.lower: want 1, got 0"}},

	// Only the first few are reported.
	{name: "many in a list", want: []int{1, 2, 3, 4, 5}, got: []int{0, 0, 0, 0, 0},
		diffs: []string{"[0]: want 1, got 0", "[1]: want 2, got 0", "[2]: want 3, got 0"}},
	{name: "many in a struct", want: [2]struct{ A, B int }{{1, 1}, {1, 1}}, got: [2]struct{ A, B int }{},
		diffs: []string{"[0].A: want 1, got 0", "[0].B: want 1, got 0", "[1].A: want 1, got 0"}},
	{name: "many in a map, sorted", want: map[string]int{"d": 1, "b": 1, "a": 1, "c": 1}, got: map[string]int{"a": 0, "b": 0, "c": 0, "d": 0},
		diffs: []string{`["a"]: want 1, got 0`, `["b"]: want 1, got 0`, `["c"]: want 1, got 0`}},
	{name: "a map after others", want: []any{1, 1, map[string]int{"b": 1, "a": 1}}, got: []any{0, 0, map[string]int{"a": 0, "b": 0}},
		diffs: []string{"[0]: want 1, got 0", "[1]: want 1, got 0", `[2]["a"]: want 1, got 0`}},
}

func TestDiff(t *testing.T) {
	for _, tt := range diffTests {
		t.Run(tt.name, func(t *testing.T) {
			got := Diff(tt.want, tt.got, tt.allow)
			if diff := cmp.Diff(Result{Differences: tt.diffs, Used: tt.used}, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// A non-nil function can't come from a format, so it differs even from itself.
func TestDiffFunction(t *testing.T) {
	v := struct{ F func() }{func() {}}
	if d := Diff(v, v, 0).Differences; len(d) != 1 || !strings.HasPrefix(d[0], "F: want ") {
		t.Errorf("differences %q, want one at F", d)
	}
}
