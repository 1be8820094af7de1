package codecs

import (
	"io/fs"
	"strings"
	"testing"
)

func TestSource(t *testing.T) {
	for _, test := range []struct {
		pkg, has string
	}{
		{folder + "cbor", "func bind("},
		{folder + "nothing", ""},
		{folder + "cbor/x", ""},
		{folder, ""},
		{"example.com/codecs/cbor", ""},
		{folder + "../cli", ""},
	} {
		files := Source(test.pkg)
		if test.has == "" {
			if files != nil {
				t.Errorf("%s has files", test.pkg)
			}
			continue
		}
		if files == nil {
			t.Errorf("%s has no files", test.pkg)
			continue
		}
		text, err := fs.ReadFile(files, "codec.go")
		if err != nil || !strings.Contains(string(text), test.has) {
			t.Errorf("%s: no %q, %v", test.pkg, test.has, err)
		}
		if text, err := fs.ReadFile(files, "README.md"); err != nil || len(text) == 0 {
			t.Errorf("%s has no README: %v", test.pkg, err)
		}
	}
}
