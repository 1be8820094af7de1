package ugorji

import (
	"bytes"
	"testing"

	"github.com/wirebench/wirebench/codec"
)

type message struct {
	S string
	N []int
}

// The encoder is kept between calls, but its results must not share its memory.
func TestMemory(t *testing.T) {
	first, second := &message{"first", []int{1, 2, 3}}, &message{"2nd", []int{4}}
	for _, c := range Codecs() {
		t.Run(c.Name, func(t *testing.T) {
			p, err := c.Bind(codec.Of[message]("message"))
			if err != nil {
				t.Fatal(err)
			}
			want := marshal(t, p, first)
			kept := bytes.Clone(want)
			next := marshal(t, p, second)
			if !bytes.Equal(want, kept) {
				t.Error("a later Marshal changed the bytes of an earlier one")
			}
			for _, room := range []int{0, 4, 1024} {
				dst := append(make([]byte, 0, room), "head"...)
				got, err := p.Append(dst, first)
				if err != nil {
					t.Fatal(err)
				}
				if got, err = p.Append(got, second); err != nil {
					t.Fatal(err)
				}
				if want := "head" + string(kept) + string(next); string(got) != want {
					t.Errorf("append with room for %d: got %q, want %q", room, got, want)
				}
			}
		})
	}
}

// An encoder or decoder that failed must work again for the next message.
func TestAfterError(t *testing.T) {
	for _, c := range Codecs() {
		t.Run(c.Name, func(t *testing.T) {
			p, err := c.Bind(codec.Of[message]("message"))
			if err != nil {
				t.Fatal(err)
			}
			b := marshal(t, p, &message{S: "x"})
			if _, err := p.Unmarshal(b[:len(b)-2]); err == nil {
				t.Error("no error for a truncated message")
			}
			got, err := p.Unmarshal(b)
			if err != nil {
				t.Fatal(err)
			}
			if got := got.(*message).S; got != "x" {
				t.Errorf("got %q, want %q", got, "x")
			}
		})
	}
}

func marshal(t *testing.T, p codec.Port, v any) []byte {
	t.Helper()
	b, err := p.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
