package gotiny

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

type message struct {
	A, B bool
	N    int
	S    string
}

// The coders are kept between calls, but the results of an encoder must not share its memory. A
// decoder that met bad input must read the next message from its beginning.
func TestLongLived(t *testing.T) {
	p, err := bind(codec.Of[message]("message"))
	if err != nil {
		t.Fatal(err)
	}
	first, second := &message{true, false, 300, "first"}, &message{false, true, -1, "2nd"}
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
	got := []byte("head")
	for _, v := range []*message{first, second} {
		if got, err = p.Append(got, v); err != nil {
			t.Fatal(err)
		}
	}
	if want := "head" + string(one) + string(two); string(got) != want {
		t.Errorf("append gave %q, want %q", got, want)
	}
	for short := range len(one) {
		if !panics(func() { p.Unmarshal(one[:short:short]) }) {
			t.Errorf("no panic at %d of %d bytes", short, len(one))
		}
		v, err := p.Unmarshal(one)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(first, v); diff != "" {
			t.Errorf("after a message of %d bytes (-want +got):\n%s", short, diff)
		}
	}
}

func panics(f func()) (did bool) {
	defer func() { did = recover() != nil }()
	f()
	return false
}
