package bench_test

import (
	"strings"
	"testing"

	"github.com/wirebench/wirebench/builtin/generated/edges"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/book"
	"github.com/wirebench/wirebench/internal/check"
)

// protobufs are the codecs that use protobuf's schema.
var protobufs = []string{"protobuf", "protobuf/opaque", "vtprotobuf", "vtprotobuf/unsafe", "vtprotobuf/pool",
	"hyperpb", "gogo/protobuf", "csproto", "pulsar", "protobuf-go-lite", "protobuf-go-lite/unsafe"}

// sameWire are groups of codecs that read each other's messages.
var sameWire = [][]string{
	protobufs,
	{"protojson", "gogo/jsonpb", "protobuf-go-lite/json"},
	{"thrift/binary", "thriftgo"},
	{"dynssz", "dynssz/generated"},
}

// named returns the codecs and the sets, edges included, by name.
func named(t *testing.T) (map[string]codec.Codec, map[string]corpus.Set) {
	t.Helper()
	catalog := linked(t)
	codecs, sets := make(map[string]codec.Codec), make(map[string]corpus.Set)
	for _, k := range catalog.Codecs {
		codecs[k.Name] = k
	}
	for _, s := range append(catalog.Sets, edgeSets()...) {
		sets[s.Type.Name] = s
	}
	return codecs, sets
}

// portOf skips the test if the codec refuses the type, as hyperpb does under the race detector.
func portOf(t *testing.T, k codec.Codec, s corpus.Set) codec.Port {
	t.Helper()
	port, err := k.Bind(s.Type)
	if err != nil {
		t.Skip(err)
	}
	return port
}

// The published size of the first message of book holds only if its schema is as users of protobuf
// write it.
func TestPublishedSize(t *testing.T) {
	codecs, sets := named(t)
	for v := range sets["book"].Messages(false) {
		b, err := portOf(t, codecs["protobuf"], sets["book"]).Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if len(b) != 326 {
			t.Errorf("%d bytes, want 326: %x", len(b), b)
		}
		return // the first message is the published one
	}
}

// TestSameWire has each codec decode the bytes of the first codec of its group, and the other way
// round.
func TestSameWire(t *testing.T) {
	codecs, sets := named(t)
	for _, names := range sameWire {
		for _, name := range names[1:] {
			t.Run(name, func(t *testing.T) {
				for _, set := range []string{"person", "sweep-10", "medium-ptrs", "ergo-nested", "order", "savegame", "edge-widths", "edge-optionals"} {
					if strings.HasPrefix(set, "edge-") && !edges.Made {
						continue
					}
					first, other := portOf(t, codecs[names[0]], sets[set]), portOf(t, codecs[name], sets[set])
					ring, err := corpus.Sample(sets[set])
					if err != nil {
						t.Fatal(err)
					}
					for i, v := range ring.Values {
						transfer(t, set, i, v, first, other)
						if other.Marshal != nil {
							transfer(t, set, i, v, other, first)
						}
					}
				}
			})
		}
	}
}

func transfer(t *testing.T, set string, i int, v any, from, to codec.Port) {
	t.Helper()
	b, err := from.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	got, err := to.Unmarshal(b)
	if err != nil {
		t.Fatalf("%s, message %d: %v", set, i, err)
	}
	if d := check.Diff(v, got, codec.ZoneOffset|codec.NilEmpty); len(d.Differences) > 0 {
		t.Fatalf("%s, message %d: %q", set, i, d.Differences)
	}
}

// A nil in a list of messages has no encoding, so it is refused. A number that is too large for its
// Go type is refused, too, and not truncated.
func TestProtobufRefuses(t *testing.T) {
	if !edges.Made {
		t.Skip(needsEdges)
	}
	codecs, sets := named(t)
	for _, name := range protobufs {
		t.Run(name, func(t *testing.T) {
			port := portOf(t, codecs[name], sets["book"])
			if port.Marshal != nil {
				if b, err := port.Marshal(&book.Book{Volumes: []*book.Volume{nil}}); err == nil {
					t.Errorf("a nil in a list was encoded: %x", b)
				}
			}
			port = portOf(t, codecs[name], sets["edge-widths"])
			for _, tt := range []struct {
				number []byte
				fits   bool
			}{
				{[]byte{3 << 3, 0x7f}, true},
				{[]byte{3 << 3, 0x80, 0x01}, false},       // Int8: 128
				{[]byte{7 << 3, 0xff, 0x01}, true},        // Uint8: 255
				{[]byte{7 << 3, 0x80, 0x02}, false},       // Uint8: 256
				{[]byte{8 << 3, 0x80, 0x80, 0x04}, false}, // Uint16: 65536
			} {
				v, err := port.Unmarshal(tt.number)
				if (err == nil) != tt.fits {
					t.Errorf("%x: %+v, error %v", tt.number, v, err)
				}
			}
		})
	}
}
