package memory

import "testing"

func TestSize(t *testing.T) {
	type pair struct {
		Name string
		Next *pair
	}
	const word = 8 // tests run on machines with 64 bits
	for _, c := range []struct {
		what string
		v    any
		want int
	}{
		{"nothing", nil, 0},
		{"a number", new(int64), 8},
		{"a string with its header", new("hello"), 2*word + 5},
		{"a list", &[]int32{1, 2, 3}, 3*word + 12},
		{"a struct that refers to another", &pair{"a", &pair{Name: "bc"}}, 2*3*word + 3},
		{"a map", &map[string]int64{"abc": 1, "d": 2}, word + 2*(2*word+8) + 4},
	} {
		if got := Size(c.v); got != c.want {
			t.Errorf("%s: %d bytes, want %d", c.what, got, c.want)
		}
	}
	shared := &pair{Name: "once"}
	if got, want := Size(&[2]*pair{shared, shared}), 2*word+3*word+4; got != want {
		t.Errorf("memory that is shared: %d bytes, want %d", got, want)
	}
}
