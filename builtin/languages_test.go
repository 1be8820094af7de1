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
}
