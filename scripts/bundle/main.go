// Bundle bundles the scripts and the style of the HTML report with the libraries that they use. The
// libraries are npm packages, so npm must have installed them:
//
//	(cd internal/report/page/web && npm ci)
//	go run ./scripts/bundle
//
// With -check it writes nothing, and fails if the committed bundle is another one.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

const (
	sources = "internal/report/page/web"
	target  = "internal/report/page/bundle"
	// sumFile holds the sum of the sources that the bundle was made of, which needs no npm to be checked.
	sumFile = "sources.sum"
	// licencesFile has the licences of the npm packages of which the bundle has parts.
	licencesFile = "licences.txt"
)

func main() {
	check := flag.Bool("check", false, "write nothing, and fail if the committed bundle is another one")
	flag.Parse()
	if err := run(".", *check); err != nil {
		fmt.Fprintln(os.Stderr, "bundle:", err)
		os.Exit(1)
	}
}

// run bundles the sources of the repository at root.
func run(root string, check bool) error {
	files, err := bundle(filepath.Join(root, sources))
	if err != nil {
		return err
	}
	for name, content := range files {
		path := filepath.Join(root, target, name)
		if !check {
			if err := os.WriteFile(path, content, 0o666); err != nil {
				return err
			}
			continue
		}
		committed, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if !bytes.Equal(committed, content) {
			return fmt.Errorf("%s is not what its sources make; run: go run ./scripts/bundle", path)
		}
	}
	return nil
}

// bundle returns the files of the bundle by name.
func bundle(dir string) (map[string][]byte, error) {
	if _, err := os.Stat(filepath.Join(dir, "node_modules")); err != nil {
		return nil, fmt.Errorf("%s lacks its packages; run there: npm ci", dir)
	}
	absolute, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	result := api.Build(api.BuildOptions{
		AbsWorkingDir: absolute, EntryPoints: []string{"main.tsx", "style.css"}, Outdir: ".",
		Bundle: true, MinifyWhitespace: true, MinifySyntax: true, MinifyIdentifiers: true,
		Format: api.FormatESModule, Target: api.ES2022, Charset: api.CharsetUTF8, LegalComments: api.LegalCommentsNone,
		JSX: api.JSXAutomatic, JSXImportSource: "preact", Define: map[string]string{"process.env.NODE_ENV": `"production"`}, Metafile: true,
	})
	var problems []error
	for _, m := range append(result.Errors, result.Warnings...) {
		where := ""
		if m.Location != nil {
			where = fmt.Sprintf("%s:%d: ", m.Location.File, m.Location.Line)
		}
		problems = append(problems, errors.New(where+m.Text))
	}
	if len(problems) > 0 {
		return nil, errors.Join(problems...)
	}
	sum, err := sumOf(dir)
	if err != nil {
		return nil, err
	}
	libraries, err := librariesIn(dir, result.Metafile)
	if err != nil {
		return nil, err
	}
	var licences []byte
	var names []string
	for _, l := range libraries {
		licences = fmt.Appendf(licences, "== %s %s %s\n\n%s\n\n", l.name, l.version, l.licence, l.text)
		names = append(names, fmt.Sprintf("%s %s (%s)", l.name, l.version, l.licence))
	}
	files := map[string][]byte{sumFile: []byte(sum + "\n"), licencesFile: licences}
	for _, f := range result.OutputFiles {
		name := strings.Replace(filepath.Base(f.Path), "main.", "page.", 1)
		if strings.HasSuffix(name, ".js") {
			f.Contents = fmt.Appendf(nil, "// With parts of %s; licences: %s/%s of wirebench\n%s", strings.Join(names, ", "), target, licencesFile, f.Contents)
		}
		files[name] = f.Contents
	}
	return files, nil
}

// A library is an npm package with parts in the bundle.
type library struct{ name, version, licence, text string }

// librariesIn returns the npm packages of which the outputs of a build have parts.
func librariesIn(dir, metafile string) ([]library, error) {
	var built struct {
		Outputs map[string]struct {
			Inputs map[string]struct {
				BytesInOutput int `json:"bytesInOutput"`
			} `json:"inputs"`
		} `json:"outputs"`
	}
	if err := json.Unmarshal([]byte(metafile), &built); err != nil {
		return nil, err
	}
	var names []string
	for _, output := range built.Outputs {
		for input, part := range output.Inputs {
			_, path, is := strings.Cut(input, "node_modules/")
			if !is || part.BytesInOutput == 0 {
				continue
			}
			parts := strings.SplitN(path, "/", 3)
			name := parts[0]
			if strings.HasPrefix(name, "@") {
				name += "/" + parts[1]
			}
			names = append(names, name)
		}
	}
	slices.Sort(names)
	var all []library
	for _, name := range slices.Compact(names) {
		l, err := libraryAt(filepath.Join(dir, "node_modules", filepath.FromSlash(name)), name)
		if err != nil {
			return nil, err
		}
		all = append(all, l)
	}
	return all, nil
}

// libraryAt reads what a package in a folder says about itself, and its licence.
func libraryAt(dir, name string) (library, error) {
	text, err := os.ReadFile(filepath.Join(dir, "package.json"))
	if err != nil {
		return library{}, err
	}
	var p struct{ Version, License string }
	if err := json.Unmarshal(text, &p); err != nil {
		return library{}, fmt.Errorf("%s: %w", name, err)
	}
	found, err := filepath.Glob(filepath.Join(dir, "LICEN[CS]E*"))
	if err != nil {
		return library{}, err
	}
	if len(found) != 1 {
		return library{}, fmt.Errorf("%s has %d licence files", name, len(found))
	}
	licence, err := os.ReadFile(found[0])
	return library{name, p.Version, p.License, strings.TrimSpace(string(licence))}, err
}

// sumOf returns a checksum of the sources: of all files in dir, except for those that npm installed.
func sumOf(dir string) (string, error) {
	all := sha256.New()
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if entry.Name() == "node_modules" {
				return fs.SkipDir
			}
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		fmt.Fprintf(all, "%s %d\n%s", filepath.ToSlash(name), len(content), content)
		return nil
	})
	return hex.EncodeToString(all.Sum(nil)), err
}
