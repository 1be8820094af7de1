package corpus

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
)

type (
	node struct {
		Name  string
		Next  *node
		Kids  []*node
		Owner *node `json:"-"`
		Any   any
	}
	nested map[string]nested
	lists  []lists
	own    struct{ Self *own }
)

func (o own) MarshalText() ([]byte, error) { return nil, nil }

func TestCycle(t *testing.T) {
	ring := &node{Name: "a", Next: &node{Name: "b"}}
	ring.Next.Next = ring
	kid := &node{}
	kid.Kids = []*node{{}, {Next: kid}}
	below := &node{Next: &node{Next: &node{}}}
	below.Next.Next.Any = below.Next
	owned := &node{Kids: []*node{{}}}
	owned.Kids[0].Owner = owned
	shared := &node{}
	twice := &node{Next: shared, Kids: []*node{shared, shared}, Any: shared}
	maps := nested{"a": {}}
	maps["self"] = maps
	list := make(lists, 1)
	list[0] = list
	self := &own{}
	self.Self = self
	for name, c := range map[string]struct {
		message any
		want    string
	}{
		"ring of two":          {ring, "Next.Next is the message itself"},
		"child":                {kid, "Kids[1].Next is the message itself"},
		"below the message":    {below, "Next.Next.Any is Next itself"},
		"left out by JSON":     {owned, ""},
		"shared, not cyclic":   {twice, ""},
		"map of itself":        {&maps, "[self] is the message itself"},
		"list of itself":       {&list, "[0] is the message itself"},
		"methods of its own":   {self, ""},
		"a chain":              {&node{Next: &node{Next: &node{}}}, ""},
		"a type without loops": {new(struct{ A, B *int }), ""},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, cycle(c.message)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// A sample that refers to itself does not fit, and is refused before a codec gets it.
func TestCyclicSample(t *testing.T) {
	self := &node{}
	self.Next = self
	s := Pointers("nodes", func() []*node { return []*node{{Name: "fine"}, self} })
	var errs []string
	for _, err := range s.Messages(false) {
		if err == nil {
			continue
		}
		if !errors.As(err, new(*Unfit)) {
			t.Errorf("%v is no error of one message", err)
		}
		errs = append(errs, err.Error())
	}
	if diff := cmp.Diff([]string{"message 1: Next is the message itself"}, errs); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
