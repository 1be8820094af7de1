package check

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
)

// Encodings that vary from program to program are repeated many times to find the range of their
// sizes. Large ones that stay the same are repeated only a few times.
func TestExtraEncodings(t *testing.T) {
	const ofAny = 2 // encodings of a message in any proof
	for _, c := range []struct {
		name     string
		messages int
		size     int
		varies   bool // from one encoding to the next
		here     bool // this prover saw it
		want     int  // for each message
	}{
		{name: "few bytes", messages: 3, size: 10, want: extraEncodings},
		{name: "a large message", messages: 1, size: manyBytes, want: fewEncodings},
		{name: "many messages", messages: manyBytes / 1000, size: 1000, want: fewEncodings},
		{name: "in any order", messages: 2, size: manyBytes, varies: true, want: extraEncodings},
		{name: "found once in this process", messages: 2, size: manyBytes, varies: true, here: true, want: extraEncodings},
	} {
		t.Run(c.name, func(t *testing.T) {
			encodings := 0
			port := good()
			port.Marshal = func(v any) ([]byte, error) {
				encodings++
				b, err := json.Marshal(v)
				if c.varies && (!c.here || encodings <= ofAny*c.messages) {
					b = append(b, strings.Repeat(" ", encodings)...)
				}
				return b, err
			}
			p := NewProver(codec.Codec{Name: c.name}, codec.Of[letter]("letter"), port, nil)
			p.Varies = !c.here
			for range c.messages {
				p.Values = append(p.Values, &letter{strings.Repeat("a", c.size), nil})
			}
			out, err := p.Prove(codec.Encode)
			if err != nil {
				t.Fatal(err)
			}
			if got, want := encodings, c.messages*(ofAny+c.want); got != want {
				t.Errorf("%d encodings, want %d", got, want)
			}
			if varied := out.Min[0] != out.Max[0]; varied != c.varies {
				t.Errorf("sizes from %d to %d", out.Min[0], out.Max[0])
			}
		})
	}
}
