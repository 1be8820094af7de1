package builtin

import "testing"

// TestLanguages: readers ask of every format whether other languages read it.
func TestLanguages(t *testing.T) {
	catalog, err := Program().Catalog()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range catalog.Codecs {
		if k.Languages() == "" {
			t.Errorf("codec %s: add its family %q to codec/languages.go", k.Name, k.Family)
		}
	}
	// One mode of a library may be read elsewhere, and another not.
	for name, want := range map[string]string{"fory/xlang": "several", "fory/native": "Go", "ugorji/cbor": "several", "ugorji/binc": "Go"} {
		k, err := catalog.Codec(name)
		if err != nil {
			t.Error(err)
		} else if got := k.Languages(); got != want {
			t.Errorf("codec %s is read in %q, want %q", name, got, want)
		}
	}
}
