package check

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
)

// Encodings that vary are made again and again for the range of their sizes; a large one that
// has the same bytes each time only a few times.
func TestExtraEncodings(t *testing.T) {
	for _, c := range []struct {
		name   string
		size   int
		varies bool // from one encoding to the next
		want   int
	}{
		{name: "small", size: 10, want: extraEncodings},
		{name: "large", size: large, want: fewEncodings},
		{name: "large, in any order", size: large, varies: true, want: extraEncodings},
	} {
		t.Run(c.name, func(t *testing.T) {
			encodings := 0
			marshal := func(v any) ([]byte, error) {
				encodings++
				b, err := json.Marshal(v)
				if c.varies {
					b = append(b, strings.Repeat(" ", encodings)...)
				}
				return b, err
			}
			port := good()
			port.Marshal = marshal
			p := &Prover{
				Codec: codec.Codec{Name: c.name}, Type: codec.Of[letter]("letter"), Port: port, Varies: true,
				Values: []any{&letter{strings.Repeat("a", c.size), nil}},
			}
			out, err := p.Prove(codec.Encode)
			if err != nil {
				t.Fatal(err)
			}
			if got := encodings - 2; got != c.want {
				t.Errorf("%d encodings but for the two of any proof, want %d", got, c.want)
			}
			if varied := out.Min[0] != out.Max[0]; varied != c.varies {
				t.Errorf("sizes from %d to %d", out.Min[0], out.Max[0])
			}
		})
	}
}
