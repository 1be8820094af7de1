package codec_test

import (
	"testing"

	"github.com/wirebench/wirebench/codec"
)

// TestRisks checks which risks keep a codec from messages of strangers.
func TestRisks(t *testing.T) {
	for risk, dangerous := range map[codec.Risk]bool{
		codec.Panics: true, codec.Allocates: true, codec.Nests: true, codec.Strays: true, codec.Stalls: true,
		codec.Accepts: false, codec.Caps: false, codec.Differs: false, codec.Refuses: false,
	} {
		if !risk.Known() || risk.Dangerous() != dangerous {
			t.Errorf("risk %q: known %v, dangerous %v; want true, %v", risk, risk.Known(), risk.Dangerous(), dangerous)
		}
	}
	for _, risk := range []codec.Risk{"", "colour"} {
		if risk.Known() || risk.Dangerous() {
			t.Errorf("risk %q: known %v, dangerous %v; want false, false", risk, risk.Known(), risk.Dangerous())
		}
	}
}

// TestReadsTag checks which struct tags codecs may read.
func TestReadsTag(t *testing.T) {
	for name, keys := range map[string]map[string]bool{
		"shamaton/msgpack/map": {"msgpack": true, "cbor": false, "codec": false, "json": false},
		"hashicorp/msgpack":    {"codec": true},
		"ugorji/json":          {"codec": true, "json": false},
		"yaml/v3":              {"yaml": true, "xml": false},
	} {
		for key, want := range keys {
			if got := (codec.Codec{Name: name}).ReadsTag(key); got != want {
				t.Errorf("%s reads %s: %v, want %v", name, key, got, want)
			}
		}
	}
}

func TestFieldsKnown(t *testing.T) {
	for fields, want := range map[codec.Fields]bool{
		codec.ByName: true, codec.ByNumber: true, codec.ByPosition: true, codec.ByWriter: true, "": false, "colour": false,
	} {
		if fields.Known() != want {
			t.Errorf("fields by %q: known %v, want %v", fields, !want, want)
		}
	}
}
