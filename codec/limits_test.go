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

func TestFieldsKnown(t *testing.T) {
	for fields, want := range map[codec.Fields]bool{
		codec.ByName: true, codec.ByNumber: true, codec.ByPosition: true, codec.ByWriter: true, "": false, "colour": false,
	} {
		if fields.Known() != want {
			t.Errorf("fields by %q: known %v, want %v", fields, !want, want)
		}
	}
}
