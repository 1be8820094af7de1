package builtin

import (
	"testing"

	"github.com/wirebench/wirebench/codec"
)

// TestLanguages: readers ask of every format whether other languages read it.
func TestLanguages(t *testing.T) {
	catalog, err := Program().Catalog()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range catalog.Codecs {
		if k.Languages == "" {
			t.Errorf("codec %s: say in which languages its format %q is read", k.Name, k.Family)
		}
	}
	// One mode of a library may be read elsewhere, and another not.
	for name, want := range map[string]codec.Languages{"fory/xlang": "several", "fory/native": "Go", "ugorji/cbor": "several", "ugorji/binc": "Go"} {
		k, err := catalog.Codec(name)
		if err != nil {
			t.Error(err)
		} else if got := k.Languages; got != want {
			t.Errorf("codec %s is read in %q, want %q", name, got, want)
		}
	}
}
