package measure

import (
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
)

// streaming adds streams of JSON to a codec, that encode what write returns, and on which read changes
// what was decoded.
func streaming(k codec.Codec, write, read func(item) (item, error)) codec.Codec {
	bind := k.Bind
	k.Bind = func(t *codec.Type) (codec.Port, error) {
		p, err := bind(t)
		p.NewEncoder = func(w io.Writer) codec.Encoder { return itemEncoder{json.NewEncoder(w), write} }
		p.NewDecoder = func(r io.Reader) codec.Decoder { return itemDecoder{json.NewDecoder(r), read} }
		return p, err
	}
	return k
}

type itemEncoder struct {
	*json.Encoder
	write func(item) (item, error)
}

func (e itemEncoder) Encode(v any) error {
	i, err := e.write(*v.(*item))
	if err != nil {
		return err
	}
	return e.Encoder.Encode(i)
}

type itemDecoder struct {
	*json.Decoder
	read func(item) (item, error)
}

func (d itemDecoder) Decode(v any) error {
	err := d.Decoder.Decode(v)
	if err == nil {
		*v.(*item), err = d.read(*v.(*item))
	}
	return err
}

func unchanged(i item) (item, error) { return i, nil }

// streamCodecs go wrong on streams, while they are timed.
func streamCodecs() []codec.Codec {
	late := func(i item) (item, error) {
		if isLate() {
			i.Count++
		}
		return i, nil
	}
	ends := func(i item) (item, error) {
		if isLate() {
			return i, errors.New("the stream is broken")
		}
		return i, nil
	}
	return []codec.Codec{
		streaming(plain("writes late"), late, unchanged),
		streaming(plain("reads late"), unchanged, late),
		streaming(plain("breaks late"), unchanged, ends),
	}
}

func TestRunStreams(t *testing.T) {
	rec, err := testRunWith(t, t.Context(), []string{"noop", "json", "writes late", "reads late", "breaks late"}, func(o *Options) {
		o.Time = 0 // a single process
		o.Operations = []codec.Operation{codec.StreamEncode, codec.StreamDecode, codec.FirstEncode, codec.FirstDecode}
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range rec.Cells {
		want := map[string]string{"writes late": "Count: want", "reads late": "Count: want", "breaks late": "the stream is broken"}[c.Codec]
		if c.Codec == "breaks late" && c.Operation == string(codec.FirstEncode) {
			want = "decode from a new stream"
		}
		switch timed := slices.ContainsFunc(rec.Blocks, func(b record.Block) bool { return b.Key == c.Key }); {
		case c.Codec == "noop":
			if c.Reason != codec.NoStreams {
				t.Errorf("%v: reason %q", c.Key, c.Reason)
			}
		case want == "" && c.Fault != "" || !strings.Contains(c.Fault, want):
			t.Errorf("%v: fault %q, want %q", c.Key, c.Fault, want)
		case want != "" && timed:
			t.Errorf("%v has times", c.Key)
		case want == "" && (c.Wire < 10 || c.Allocs == 0):
			t.Errorf("%v: %v bytes, %v allocations", c.Key, c.Wire, c.Allocs)
		}
	}
}
