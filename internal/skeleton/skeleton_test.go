package skeleton

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestPackage(t *testing.T) {
	for name, want := range map[string]string{
		"sonnet": "sonnet", "ugorji/msgpack": "ugorjimsgpack", "json-v3": "jsonv3", "JSON": "json", "3d": "codec3d", "type": "codectype", "é": "codec",
	} {
		if got := (Part{Kind: Codec, Name: name}).Package(); got != want {
			t.Errorf("package of %q: %q, want %q", name, got, want)
		}
	}
}

func TestGuessFormat(t *testing.T) {
	for _, c := range []struct{ name, library, want string }{
		{"sonnet", "github.com/acme/gojson", "JSON"},
		{"mine", "github.com/acme/msgpack/v5", "MessagePack"},
		{"cbor2", "example.com/go-cbor", "CBOR"},
		{"ours", "example.com/fastest", "ours"},
	} {
		if got := GuessFormat(c.name, c.library); got != c.want {
			t.Errorf("format of %s, %s: %q, want %q", c.name, c.library, got, c.want)
		}
	}
}

// TestFolder adds a part of each kind to a copy of the repository's lists.
func TestFolder(t *testing.T) {
	root := t.TempDir()
	for _, h := range homes {
		text, err := os.ReadFile(filepath.Join("..", "..", h.list))
		if err != nil {
			t.Fatal(err)
		}
		list := filepath.Join(root, h.list)
		if err := os.MkdirAll(filepath.Dir(list), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(list, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(root, "go.mod"), []byte("module example.com/w\n\ngo 1.26\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		part   Part
		files  []string
		listed []string
	}{
		{
			Part{Kind: Codec, Name: "lines", Library: "encoding/json", Format: "JSON"},
			[]string{"builtin/parts/parts.go", "codecs/lines/README.md", "codecs/lines/codec.go", "codecs/lines/codec_test.go"},
			[]string{"\t\"example.com/w/codecs/lines\"\n", "\tlines.Codecs,\n}\n"},
		},
		{
			Part{Kind: Data, Name: "invoice"},
			[]string{"builtin/parts/sets/sets.go", "corpus/invoice/invoice.go", "corpus/invoice/invoice_test.go"},
			[]string{"\t\"example.com/w/corpus/invoice\"\n", "\t\tinvoice.Sets,\n\t}\n}\n"},
		},
		{
			Part{Kind: Engine, Name: "post", Library: "net/rpc"},
			[]string{"builtin/parts/engines.go", "engines/post/README.md", "engines/post/engine.go", "engines/post/engine_test.go"},
			[]string{"\t\"example.com/w/engines/post\"\n", "\t\tpost.Engines,\n\t}\n}\n"},
		},
	} {
		t.Run(string(c.part.Kind), func(t *testing.T) {
			files, err := Folder(t.Context(), c.part, root, Wirebench{Path: "example.com/w", Dir: root})
			if err != nil {
				t.Fatal(err)
			}
			for i, f := range files {
				rel, err := filepath.Rel(root, f)
				if err != nil {
					t.Fatal(err)
				}
				files[i] = filepath.ToSlash(rel)
			}
			slices.Sort(files)
			if diff := cmp.Diff(c.files, files); diff != "" {
				t.Errorf("files (-want +got):\n%s", diff)
			}
			list, err := os.ReadFile(filepath.Join(root, homes[c.part.Kind].list))
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range c.listed {
				if strings.Count(string(list), line) != 1 {
					t.Errorf("the list does not have %q once:\n%s", line, list)
				}
			}
			if _, err := Folder(t.Context(), c.part, root, Wirebench{Path: "example.com/w", Dir: root}); !errors.Is(err, ErrExists) {
				t.Errorf("again: %v, want %v", err, ErrExists)
			}
		})
	}
}
