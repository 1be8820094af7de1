package hashicorpmsgpack

import (
	"bytes"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/codec"
)

type message struct {
	S string
	N []int
}

// The encoder is kept between calls, but its results must not share its memory. It must append to
// the content of a buffer, however much room there is.
func TestMemory(t *testing.T) {
	p := bind(codec.Of[message]("message"), false)
	first, second := &message{"first", []int{1, 2, 3}}, &message{"2nd", []int{4}}
	one, err := p.Marshal(first)
	if err != nil {
		t.Fatal(err)
	}
	kept := bytes.Clone(one)
	two, err := p.Marshal(second)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(one, kept) {
		t.Error("a later Marshal changed the bytes of an earlier one")
	}
	for _, room := range []int{0, 4, 1024} {
		got := slices.Grow([]byte("head"), room)
		for _, v := range []*message{first, second} {
			if got, err = p.Append(got, v); err != nil {
				t.Fatal(err)
			}
		}
		if want := slices.Concat([]byte("head"), one, two); !bytes.Equal(got, want) {
			t.Errorf("append with room for %d: got %q, want %q", room, got, want)
		}
	}
}
