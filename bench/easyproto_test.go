package bench_test

import (
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/internal/check"
)

// negative are data sets whose messages have a negative int32. easyproto does not read these as
// protobuf writes them.
var negative = map[string]bool{"savegame": true, "savegame-file": true, "update": true, "sparse": true, "wide": true, "rust-minecraft": true, "rust-mk48": true}

// TestEasyproto checks that google.golang.org/protobuf reads and writes the same messages for the
// same types.
func TestEasyproto(t *testing.T) {
	codecs, _ := named(t)
	for _, set := range linked(t).Sets {
		t.Run(set.Type.Name, func(t *testing.T) {
			if _, err := codecs["easyproto"].Bind(set.Type); err != nil {
				t.Skip(err)
			}
			ring, err := corpus.Sample(set)
			if why := module.Missing(err); why != "" {
				t.Skip(why)
			}
			if err != nil {
				t.Fatal(err)
			}
			if err := pass(t, codecs["easyproto"], codecs["protobuf"], set.Type, ring.Values); err != nil {
				t.Error("easyproto to protobuf:", err)
			}
			err = pass(t, codecs["protobuf"], codecs["easyproto"], set.Type, ring.Values)
			switch known := err != nil && strings.Contains(err.Error(), "is of another type"); {
			case negative[set.Type.Name] && !known:
				t.Errorf("protobuf to easyproto: %v, want the refusal of a negative int32", err)
			case !negative[set.Type.Name] && err != nil:
				t.Error("protobuf to easyproto:", err)
			}
		})
	}
}

// pass lets one codec decode what another one encoded, and returns the first error of decoding.
func pass(t *testing.T, from, to codec.Codec, typ *codec.Type, values []any) error {
	t.Helper()
	encode, err := from.Bind(typ)
	if err != nil {
		t.Fatal(err)
	}
	decode, err := to.Bind(typ)
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range values {
		b, err := encode.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		got, err := decode.Unmarshal(b)
		if err != nil {
			return err
		}
		if d := check.Diff(v, got, to.Allowed()); len(d.Differences) > 0 {
			t.Errorf("%s to %s: message %d: %v", from.Name, to.Name, i, d.Differences)
		}
	}
	return nil
}
