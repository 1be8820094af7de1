package builtin

import (
	"slices"
	"testing"

	"github.com/wirebench/wirebench/codec/formats"
)

// TestFormats checks that the format of every codec is in formats.All, which has its other names
// and the languages that read it.
func TestFormats(t *testing.T) {
	used := make(map[string]bool)
	for _, k := range Known().Codecs {
		used[k.Format.Name] = true
		if !slices.ContainsFunc(formats.All, func(f formats.Format) bool { return f.Name == k.Format.Name }) {
			t.Errorf("codec %s: its format %q is not in formats.All", k.Name, k.Format.Name)
		}
	}
	for _, f := range formats.All {
		if !used[f.Name] {
			t.Errorf("format %s: no codec writes it", f.Name)
		}
	}
	// One mode of a library may be read in other languages, and another mode not.
	for name, want := range map[string]bool{"fory/xlang": false, "fory/native": true, "ugorji/cbor": false, "ugorji/binc": true, "MarshalBinary": false} {
		k, err := Known().Codec(name)
		if err != nil {
			t.Error(err)
		} else if got := k.Format.OnlyGo(); got != want {
			t.Errorf("codec %s is read in Go only: %t, want %t", name, got, want)
		}
	}
}
