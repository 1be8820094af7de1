// Package skeleton writes the files that a new codec, data set or engine starts with: a folder of
// wirebench's repository, or a module with a program of its own.
//
// What it writes compiles and can be tested at once. Where it can't know how a library is used, the
// code says so with an error, and a comment says what to write.
//
// It must not know the command line, or which codecs, data sets and engines there are.
package skeleton

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"go/format"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"text/template"
	"unicode"

	"github.com/wirebench/wirebench/codec/formats"
)

//go:embed templates
var templates embed.FS

// Kind is what is added to wirebench.
type Kind string

// The kinds of parts.
const (
	Codec  Kind = "codec"
	Data   Kind = "data"
	Engine Kind = "engine"
)

// Part is a new codec, data set or engine.
type Part struct {
	Kind Kind
	// Name is what commands and tables call it.
	Name string
	// Library is the import path of what users call, and Module the module that has it. Both are ""
	// for a data set.
	Library, Module string
	// Format is the name of a codec's wire format.
	Format string
	// Marshal and Unmarshal are calls of the library's functions with v and b, "" if it has none
	// that encode and decode any value.
	Marshal, Unmarshal string
}

// Package is the name of the part's package: the letters and digits of its name.
func (p Part) Package() string {
	name := strings.Map(func(r rune) rune {
		if r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			return unicode.ToLower(r)
		}
		return -1
	}, p.Name)
	if name == "" || unicode.IsDigit(rune(name[0])) || token.IsKeyword(name) {
		return string(p.Kind) + name
	}
	return name
}

// Type is the name of a data set's Go type.
func (p Part) Type() string { return strings.ToUpper(p.Package()[:1]) + p.Package()[1:] }

// Function is the function that programs take the part from.
func (p Part) Function() string {
	return map[Kind]string{Codec: "Codecs", Data: "Sets", Engine: "Engines"}[p.Kind]
}

// GuessFormat returns the name of the format that a path of a library, or a codec's name, speaks of.
// It returns the name itself if it knows no such format.
func GuessFormat(name, library string) string {
	words := strings.FieldsFunc(path.Base(name)+"/"+library, func(r rune) bool { return strings.ContainsRune("/-_.", r) })
	for _, word := range words {
		for _, f := range formats.All {
			if f.Called(word) || f.Called(strings.TrimPrefix(word, "go")) {
				return f.Name
			}
		}
	}
	return name
}

// ErrExists is returned where a file or folder is in the way. Nothing is overwritten.
var ErrExists = errors.New("exists already")

// place is where the files of a part go.
type place struct {
	Part
	// Home is the import path of the part's package, and Root that of the program's module.
	Home, Root string
	// Wirebench is wirebench's module, with its Version, and its Dir if it is a checkout.
	Wirebench, Version, Dir string
}

// write writes the files of templates/<kind> to a new folder, and returns their names.
func (p place) write(kind, dir string) ([]string, error) {
	below, err := fs.Sub(templates, path.Join("templates", kind))
	if err != nil {
		return nil, err
	}
	all, err := template.ParseFS(below, "*.tmpl")
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	var names []string
	for _, t := range all.Templates() {
		name := filepath.Join(dir, strings.Replace(strings.TrimSuffix(t.Name(), ".tmpl"), "data", p.Package(), 1))
		var text bytes.Buffer
		if err := t.Execute(&text, p); err != nil {
			return nil, err
		}
		data := text.Bytes()
		if filepath.Ext(name) == ".go" {
			if data, err = format.Source(data); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
		if err := create(name, data); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, nil
}

// create writes a file that doesn't exist yet.
func create(name string, data []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s %w", name, ErrExists)
	}
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Close())
}
