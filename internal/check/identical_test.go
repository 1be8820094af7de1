package check

import (
	"math"
	"testing"
	"testing/quick"
	"time"

	"github.com/wirebench/wirebench/codec"
)

type leaf struct {
	Name  string
	Value float64
	Flag  bool
}

type tree struct {
	ID       int64
	Small    int8 // padding follows
	Leaf     *leaf
	Leaves   []leaf
	Children []*tree
	Fixed    [2]leaf
	Raw      []byte
	Numbers  []uint32
	Map      map[string]int
	Any      any
	At       time.Time
	hidden   string
}

func oneTree() *tree {
	return &tree{
		ID: 1, Small: 2, Leaf: &leaf{"l", 1.5, true}, Leaves: []leaf{{"a", 1, false}, {"b", 2, true}},
		Children: []*tree{{ID: 5}}, Fixed: [2]leaf{{Name: "x"}}, Raw: []byte{1, 2}, Numbers: []uint32{7},
		Any: "text", At: time.Date(2026, 1, 2, 3, 4, 5, 6, time.UTC), hidden: "h",
	}
}

// Identical values have no difference, and every change of a value is seen.
func TestIdentical(t *testing.T) {
	c := newComparison(0)
	if !c.identical(oneTree(), oneTree()) {
		t.Error("two that were made alike are not identical")
	}
	for name, change := range map[string]func(*tree){
		"number":       func(v *tree) { v.ID++ },
		"small number": func(v *tree) { v.Small++ },
		"pointer":      func(v *tree) { v.Leaf.Value = -1.5 },
		"nil":          func(v *tree) { v.Leaf = nil },
		"element":      func(v *tree) { v.Leaves[1].Flag = false },
		"length":       func(v *tree) { v.Leaves = v.Leaves[:1] },
		"nil slice":    func(v *tree) { v.Raw = nil },
		"child":        func(v *tree) { v.Children[0].ID = 6 },
		"array":        func(v *tree) { v.Fixed[0].Name = "y" },
		"byte":         func(v *tree) { v.Raw[0] = 9 },
		"numbers":      func(v *tree) { v.Numbers[0] = 9 },
		"map":          func(v *tree) { v.Map = map[string]int{"a": 1} },
		"empty map":    func(v *tree) { v.Map = map[string]int{} },
		"interface":    func(v *tree) { v.Any = "other" },
		"type":         func(v *tree) { v.Any = 1.5 },
		"instant":      func(v *tree) { v.At = v.At.Add(1) },
		"zone":         func(v *tree) { v.At = v.At.In(time.FixedZone("", 3600)) },
		"sign of zero": func(v *tree) { v.Fixed[1].Value = math.Copysign(0, -1) },
		"not exported": func(v *tree) { v.hidden = "i" },
		"empty to nil": func(v *tree) { v.Children = v.Children[:0] },
	} {
		changed := oneTree()
		change(changed)
		if c.identical(oneTree(), changed) {
			t.Errorf("%s: a change is not seen", name)
		}
	}
	if other := oneTree().At.Local(); !c.identical(&other, &other) {
		t.Error("a time is not itself")
	}
	for _, pair := range [][2]any{{nil, nil}, {1, 1}, {(*leaf)(nil), (*leaf)(nil)}, {new(leaf), new(tree)}} {
		if c.identical(pair[0], pair[1]) {
			t.Errorf("%v and %v are identical", pair[0], pair[1])
		}
	}
}

// Values that differ only by the codec's losses match under these rules.
func TestIdenticalLoose(t *testing.T) {
	for _, c := range []struct {
		name   string
		rule   codec.Rule
		change func(*tree)
	}{
		{"zone", codec.ZoneOffset, func(v *tree) { v.At = v.At.In(time.FixedZone("", 3600)) }},
		{"rounded", codec.TimeMicro, func(v *tree) { v.At = v.At.Add(999) }},
		{"nil", codec.NilEmpty, func(v *tree) { v.Raw = nil }},
	} {
		changed := oneTree()
		changed.Raw = []byte{}
		want := oneTree()
		want.Raw = []byte{}
		c.change(changed)
		if newComparison(0).identical(want, changed) || newComparison(codec.Time100ns).identical(want, changed) {
			t.Errorf("%s: alike without the rule", c.name)
		}
		if !newComparison(c.rule).identical(want, changed) {
			t.Errorf("%s: not alike by the rule", c.name)
		}
		changed.ID++
		if newComparison(c.rule).identical(want, changed) {
			t.Errorf("%s: another change is not seen", c.name)
		}
	}
}

// A value that refers to itself is left to Diff, which ends on it.
func TestIdenticalCycle(t *testing.T) {
	ring := func() *tree {
		v := &tree{ID: 1}
		v.Children = []*tree{v}
		return v
	}
	if newComparison(0).identical(ring(), ring()) {
		t.Error("two rings are identical")
	}
}

// Between identical values Diff finds no difference and needs no rule, whatever the type.
func TestIdenticalIsStricterThanDiff(t *testing.T) {
	type all struct {
		A []*int16
		B [3]struct {
			X *string
			Y []float32
		}
		C complex128
		F [][]byte
		G struct{ P, Q bool }
	}
	seen := 0
	err := quick.Check(func(a, b all, same bool) bool {
		got := &b
		if same {
			got = &a
		}
		identical := newComparison(0).identical(&a, got)
		if identical {
			seen++
		}
		d := Diff(&a, got, codec.Rule(0))
		return !identical || len(d.Differences) == 0 && d.Used == 0
	}, &quick.Config{MaxCount: 300})
	if err != nil {
		t.Error(err)
	}
	if seen == 0 {
		t.Error("none were identical")
	}
}
