package fieldmap

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

type line5 struct {
	Words   []string
	Numbers map[int]*point
	Bytes   []byte
	ID      [2]byte
	Any     any
}

type point struct {
	X, Y int
	//lint:ignore U1000 a leaf that no codec can reach is none
	z int
}

func aLine() *line5 {
	return &line5{
		Words:   []string{"a", "b", "c"},
		Numbers: map[int]*point{10: {1, 2, 3}, 9: nil},
		Bytes:   []byte("bytes"),
		Any:     map[string]any{"k": []any{true, nil}},
	}
}

func TestSplit(t *testing.T) {
	for _, c := range []struct {
		most int
		want []string // path and value
	}{
		{100, []string{
			`Words[0] "a"`, `Words[1] "b"`, `Words[2] "c"`,
			`keys of Numbers 9 10`, `Numbers[9] nil`, `Numbers[10].X 1`, `Numbers[10].Y 2`,
			`Bytes 62 79 74 65 73`, `ID 00 00`,
			`keys of Any "k"`, `Any["k"][0] true`, `Any["k"][1] nil`,
		}},
		// Parts are split level by level while there is room.
		{8, []string{`Words[0] "a"`, `Words[1] "b"`, `Words[2] "c"`, `Numbers 2 elements`, `Bytes 62 79 74 65 73`, `ID 00 00`, `keys of Any "k"`, `Any["k"] 2 elements`}},
		{4, []string{`value `}},
	} {
		var got []string
		leaves := 0
		for _, n := range split(reflect.ValueOf(aLine()).Elem(), c.most, nil) {
			got = append(got, n.name+" "+describe(n))
			leaves += n.leaves()
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("split into %d (-want +got):\n%s", c.most, diff)
		}
		if leaves != 12 {
			t.Errorf("split into %d: %d leaves, want 12", c.most, leaves)
		}
	}
	if leaves, err := count(reflect.ValueOf(aLine()), 0); leaves != 12 || err != nil {
		t.Errorf("%d leaves, error %v", leaves, err)
	}
}

// Each leaf can be changed alone, without changing others, and all changes can be undone.
func TestEdit(t *testing.T) {
	text := func(v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	v := aLine()
	root := reflect.ValueOf(v).Elem()
	var e edit
	e.settle(root)
	before := text(v)
	seen := []string{before}
	nodes := split(root, 100, nil)
	for _, n := range append(nodes, node{}) {
		e.leaves(root, n, func(leaf reflect.Value) {
			if to := variants(leaf); len(to) > 0 {
				e.set(leaf, to[0])
			}
		})
		after := text(v)
		if slices.Contains(seen, after) {
			t.Errorf("%s: no change, or another's: %s", n.name, after)
		}
		seen = append(seen, after)
		e.undo()
		if got := text(v); got != before {
			t.Fatalf("%s: was %s and is %s", n.name, before, got)
		}
	}
}

// Leaves that are changed together may get longer and shorter. The bytes between them have then
// moved and are not theirs.
func TestOfMoved(t *testing.T) {
	var numbers []int
	digits := 0
	for range 1000 {
		numbers = append(numbers, 9, 10) // some kinds of changes make these 11 and 8
		digits += len("9") + len("10")
	}
	l, err := Of(&numbers, func(v any) ([]byte, error) { return json.Marshal(v) })
	if err != nil {
		t.Fatal(err)
	}
	consistent(t, l)
	if len(l.Fields) != 1 || l.Split.Payload != digits {
		t.Errorf("%d fields, %+v, want 1 with %d bytes", len(l.Fields), *l.Split, digits)
	}
}

// A value with too many leaves is taken apart in larger pieces.
func TestOfLarge(t *testing.T) {
	type record struct {
		Name  string
		Count int
	}
	var records []record
	for i := range 20_000 {
		records = append(records, record{"name", 1000 + i})
	}
	l, err := Of(&records, func(v any) ([]byte, error) { return json.Marshal(v) })
	if err != nil {
		t.Fatal(err)
	}
	consistent(t, l)
	if len(l.Fields) != 1 || l.Fields[0].Leaves != 40_000 || l.Fields[0].Note != "" {
		t.Errorf("fields: %d of %d leaves, note %s", len(l.Fields), l.Fields[0].Leaves, l.Fields[0].Note)
	}
	digits := 4*9_000 + 5*11_000 // 1000 to 9999, 10000 to 20999
	if want := 20_000*len("name") + digits; l.Split.Payload != want {
		t.Errorf("%+v, want %d payload", *l.Split, want)
	}
}
