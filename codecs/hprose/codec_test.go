package hprose

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

type message struct {
	Name string
	List []int
}

// A writer describes a struct type once and refers to the description after that. Each appended
// message must carry its own description; streamed messages need not.
func TestDescriptions(t *testing.T) {
	p, err := bind1(codec.Of[message]("message"))
	if err != nil {
		t.Fatal(err)
	}
	want := []message{{"a", []int{1}}, {"b", []int{2, 3}}}
	var stream bytes.Buffer
	enc := p.NewEncoder(&stream)
	for i := range want {
		b, err := p.Append(nil, &want[i])
		if err != nil {
			t.Fatal(err)
		}
		got, err := p.Unmarshal(b)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(&want[i], got); diff != "" {
			t.Errorf("append of message %d (-want +got):\n%s", i, diff)
		}
		if err := enc.Encode(&want[i]); err != nil {
			t.Fatal(err)
		}
	}
	dec := p.NewDecoder(&stream)
	for i := range want {
		var got message
		if err := dec.Decode(&got); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want[i], got); diff != "" {
			t.Errorf("stream's message %d (-want +got):\n%s", i, diff)
		}
	}
}
