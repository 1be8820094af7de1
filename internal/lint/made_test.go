package lint

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestMadeCodeImportsPublicPackages: code like the committed made code is also made into modules of
// users, where internal packages of this module can't be imported. The scripts own and take of
// package cli compile such code in a user's module.
func TestMadeCodeImportsPublicPackages(t *testing.T) {
	const module = "github.com/wirebench/wirebench/"
	files := 0
	err := filepath.WalkDir("builtin/generated/_made", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		files++
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, i := range file.Imports {
			name, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			if strings.HasPrefix(name, module) && strings.Contains(name, "/internal/") {
				t.Errorf("%s imports %s, which no module of a user can import", path, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 1000 {
		t.Errorf("%d files of made code are too few", files)
	}
}
