package measure

import (
	"iter"
	"runtime/debug"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/measure/plan"
)

// kept is a type whose method stores something in the value.
type kept struct {
	Tags  []string
	Sizes map[string]int
	size  int
}

func keptSet() corpus.Set {
	t := codec.Of[kept]("kept")
	t.Surrogate = &codec.Surrogate{To: func(v any) (any, error) {
		k := v.(*kept)
		return &struct {
			Tags  []string
			Sizes map[string]int
		}{k.Tags, k.Sizes}, nil
	}}
	return corpus.Set{Type: t, Messages: func(bool) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			for _, s := range []string{"a", "b", "c"} {
				if !yield(&kept{Tags: []string{s, s + s}, Sizes: map[string]int{s: 1}}, nil) {
					return
				}
			}
		}
	}}
}

// A changed value is reported and restored. What a method stores in a value is not a change.
func TestGuardValues(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*kept)
		want   string
	}{
		{"nothing", func(*kept) {}, ""},
		{"an element", func(k *kept) { k.Tags[1] = "x" }, `changes the value that it encodes: message 1: Tags[1]: want "cc", got "x"`},
		{"a slice", func(k *kept) { k.Tags = k.Tags[:1] }, "changes the value that it encodes: message 1: Tags: want 2 elements, got 1 element"},
		{"an entry", func(k *kept) { k.Sizes[k.Tags[0]] = 2 }, `changes the value that it encodes: message 1: Sizes["c"]: want 1, got 2`},
		{"what is kept", func(k *kept) { k.size = 5 }, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			set := keptSet()
			ring, err := corpus.NewRing(set)
			if err != nil {
				t.Fatal(err)
			}
			g, err := newGuard(set, ring, corpus.NewRing)
			if err != nil {
				t.Fatal(err)
			}
			c.change(ring.Values[1].(*kept))
			got, err := g.values(0, 3)
			if err != nil {
				t.Fatal(err)
			}
			if got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
			fresh, err := corpus.NewRing(set)
			if err != nil {
				t.Fatal(err)
			}
			for i, v := range ring.Values {
				is, was := v.(*kept), fresh.Values[i].(*kept)
				if diff := cmp.Diff([]any{was.Tags, was.Sizes}, []any{is.Tags, is.Sizes}); diff != "" {
					t.Errorf("message %d (-want +got):\n%s", i, diff)
				}
			}
			if got, err := g.values(0, 3); got != "" || err != nil {
				t.Errorf("the second look finds %q, error %v", got, err)
			}
		})
	}
}

// A turn's values are checked after it, however many operations it has, unless checks have used up
// their share of the time. Changes that are missed are found when all values are checked.
func TestLook(t *testing.T) {
	set := keptSet()
	for _, spent := range []bool{false, true} {
		ring, err := corpus.NewRing(set)
		if err != nil {
			t.Fatal(err)
		}
		g, err := newGuard(set, ring, corpus.NewRing)
		if err != nil {
			t.Fatal(err)
		}
		r := rounds{child: &child{set: set, ring: ring, guard: g}, began: time.Now()}
		if spent {
			r.looking = time.Hour
		}
		ring.Values[1].(*kept).Tags[1] = "x"
		if err := r.inspect(&cell{subject: new(subject), expected: expected{onValues: true}, timetable: timetable{extent: plan.Extent{Ops: 4 * watched * len(ring.Values)}}}, 0); err != nil {
			t.Fatal(err)
		}
		if found := r.spoiled != ""; found == spent {
			t.Errorf("time for looks spent %t: found %t", spent, found)
		}
		if err := r.values(0, len(ring.Values)); err != nil {
			t.Fatal(err)
		}
		if r.spoiled == "" {
			t.Errorf("time for looks spent %t: not found by the last look", spent)
		}
	}
}

// Settings that a codec changed are reported once and restored.
func TestGuardSettings(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	set := keptSet()
	ring, err := corpus.NewRing(set)
	if err != nil {
		t.Fatal(err)
	}
	g, err := newGuard(set, ring, corpus.NewRing)
	if err != nil {
		t.Fatal(err)
	}
	debug.SetGCPercent(20)
	if got, want := g.settings(), "changes the process's GC percent from off to 20"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := g.settings(); got != "" {
		t.Errorf("the second look finds %q", got)
	}
}
