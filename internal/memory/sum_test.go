package memory

import (
	"testing"
)

func newMessage() *message {
	return &message{
		ID: 1, Text: "four", Inner: &inner{"five"}, Many: []inner{{"six"}}, Fixed: [2]*inner{{"seven"}},
		Map: map[string]*inner{"k": {"eight"}}, Any: int64(1 << 40),
	}
}

// A change of a value changes its checksum, and no other checksum.
func TestSum(t *testing.T) {
	for name, change := range map[string]func(*message){
		"number":    func(m *message) { m.ID++ },
		"text":      func(m *message) { m.Text = "fore" },
		"pointer":   func(m *message) { m.Inner.Name = "fire" },
		"element":   func(m *message) { m.Many[0].Name = "sax" },
		"array":     func(m *message) { m.Fixed[0].Name = "seven!" },
		"new entry": func(m *message) { m.Map["l"] = nil },
		"entry":     func(m *message) { m.Map["k"] = &inner{"eight"} },
		"in a map":  func(m *message) { m.Map["k"].Name = "night" },
		"interface": func(m *message) { m.Any = int64(5) },
		"hidden":    func(m *message) { m.hidden = &inner{} },
	} {
		values := []any{newMessage(), newMessage(), newMessage()}
		r, err := NewRow(values, plain)
		if err != nil {
			t.Fatal(err)
		}
		var before [3]uint64
		for i := range before {
			before[i] = r.Sum(i)
		}
		change(values[1].(*message))
		for i := range before {
			if changed := r.Sum(i) != before[i]; changed != (i == 1) {
				t.Errorf("%s: the checksum of value %d changed: %t", name, i, changed)
			}
		}
	}
}

// The order of a map's entries does not matter.
func TestSumOfMap(t *testing.T) {
	m := map[int]any{1: "a", 2: []int{1}, 3: 1.5, 4: struct{ A, B bool }{true, false}, 5: nil, 6: 1i, 7: [2]uint8{1, 2}}
	r, err := NewRow([]any{&m}, plain)
	if err != nil {
		t.Fatal(err)
	}
	want := r.Sum(0)
	for range 100 {
		if got := r.Sum(0); got != want {
			t.Fatal("the checksum changes with the order of a map")
		}
	}
	for _, v := range []any{"b", []int{1}, 1.25, struct{ A, B bool }{false, true}, 1, 2i, [2]uint8{2, 1}} {
		was := m[3]
		m[3] = v
		if r.Sum(0) == want {
			t.Errorf("an entry that is %v now is not seen", v)
		}
		m[3] = was
	}
}

// Bytes that overlap with a value's memory are found, however small the overlap is.
func TestShares(t *testing.T) {
	type blob struct{ Data []byte }
	data := make([]byte, 100)
	r, err := NewRow([]any{&blob{data[10:20]}, &blob{data[50:60]}}, plain)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		bytes         []byte
		first, second bool
	}{
		{nil, false, false},
		{data[0:10:10], false, false},
		{data[0:0:11], true, false},
		{data[19:20:20], true, false},
		{data[20:50:50], false, false},
		{data, true, true},
		{make([]byte, 5), false, false},
	} {
		if first, second := r.Shares(0, c.bytes), r.Shares(1, c.bytes); first != c.first || second != c.second {
			t.Errorf("%d bytes: %t and %t, want %t and %t", len(c.bytes), first, second, c.first, c.second)
		}
	}
}

// Two values overlap if a program that changes one of them may change the other.
func TestOverlap(t *testing.T) {
	shared, entries, numbers := &inner{"shared"}, map[string]*inner{"k": nil}, []int64{1, 2, 3}
	text := "text"
	for _, c := range []struct {
		name string
		a, b any
		want bool
	}{
		{"nothing", newMessage(), newMessage(), false},
		{"itself", shared, shared, true},
		{"a pointer", &message{Inner: shared}, &message{Fixed: [2]*inner{nil, shared}}, true},
		{"a map", &message{Map: entries}, &message{Map: entries}, true},
		{"parts of a slice", &struct{ N []int64 }{numbers[:2]}, &struct{ N []int64 }{numbers[1:]}, true},
		{"other parts of it", &struct{ N []int64 }{numbers[:1]}, &struct{ N []int64 }{numbers[1:]}, false},
		{"a string", &message{Text: text}, &message{Text: text}, false},
		{"what an interface has", &message{Any: 5}, &message{Any: 5}, false},
		{"no memory", &struct{}{}, &struct{}{}, false},
		{"nil", (*inner)(nil), (*inner)(nil), false},
	} {
		if got := Overlap(c.a, c.b); got != c.want {
			t.Errorf("%s: %t, want %t", c.name, got, c.want)
		}
	}
}
