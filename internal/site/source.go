package site

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// excerpt is the part of an adapter's source that a page shows.
type excerpt struct {
	File, Text string
	// More is the number of lines that are not shown.
	More int
}

// mostLines is how many lines of an adapter a page shows.
const mostLines = 160

// excerpts returns the source of an adapter, without comments of packages and imports: first what binds
// the library to a type, and last the function Codecs, which describes the codecs.
func excerpts(files fs.FS) ([]excerpt, error) {
	names, err := fs.Glob(files, "*.go")
	if err != nil {
		return nil, err
	}
	var binding, describing []excerpt
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		bind, describe, err := divide(name, text)
		if err != nil {
			return nil, err
		}
		binding, describing = append(binding, bind...), append(describing, describe...)
	}
	return cut(slices.Concat(binding, describing)), nil
}

// divide returns the declarations of a file: those that bind a library to a type, and those that
// describe codecs.
func divide(name string, text []byte) (bind, describe []excerpt, err error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, text, parser.ParseComments)
	if err != nil {
		return nil, nil, err
	}
	var binding, describing []string
	for _, d := range file.Decls {
		from, doc := d.Pos(), (*ast.CommentGroup)(nil)
		switch d := d.(type) {
		case *ast.GenDecl:
			if d.Tok == token.IMPORT {
				continue
			}
			doc = d.Doc
		case *ast.FuncDecl:
			doc = d.Doc
		}
		if doc != nil {
			from = doc.Pos()
		}
		source := string(text[set.Position(from).Offset:set.Position(d.End()).Offset])
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "Codecs" {
			describing = append(describing, source)
		} else {
			binding = append(binding, source)
		}
	}
	if binding != nil {
		bind = []excerpt{{File: name, Text: strings.Join(binding, "\n\n")}}
	}
	if describing != nil {
		describe = []excerpt{{File: name, Text: strings.Join(describing, "\n\n")}}
	}
	return bind, describe, nil
}

// cut leaves out what is beyond mostLines.
func cut(all []excerpt) []excerpt {
	left := mostLines
	for i := range all {
		lines := strings.Split(all[i].Text, "\n")
		if len(lines) > left {
			all[i].Text, all[i].More = strings.Join(lines[:left], "\n"), len(lines)-left
			lines = lines[:left]
		}
		left -= len(lines)
	}
	return all
}

// commit matches a commit whose files can be linked to. One of a program with changed files ends in -dirty.
var commit = regexp.MustCompile(`^[0-9a-f]{12,40}$`)

// sourceLink returns the address of a package's source at the commit of a run, "" if it is not known.
func sourceLink(pkg string, commits []string) string {
	parts := strings.SplitN(pkg, "/", 4)
	if len(parts) < 4 || parts[0] != "github.com" {
		return ""
	}
	at := "HEAD"
	if len(commits) == 1 && commit.MatchString(commits[0]) {
		at = commits[0]
	}
	return fmt.Sprintf("https://github.com/%s/%s/tree/%s/%s", parts[1], parts[2], at, parts[3])
}

// readme is what a codec's README says.
type readme struct {
	intro string
	parts [][2]string // the bold words that begin parts, and their texts, as Markdown
}

// mostReadme is the length of the longest README that is shown, in bytes.
const mostReadme = 64 << 10

var boldly = regexp.MustCompile(`(?m)^\*\*([^*\n]+)\*\*`)

// readReadme reads the README of an adapter's package. It is empty if there is none.
func readReadme(files fs.FS) (r readme, err error) {
	text, err := fs.ReadFile(files, "README.md")
	if errors.Is(err, fs.ErrNotExist) || len(text) > mostReadme {
		return r, nil
	}
	if err != nil {
		return r, err
	}
	_, body, _ := bytes.Cut(text, []byte("\n")) // without the title
	rest := string(body)
	starts := boldly.FindAllStringSubmatchIndex(rest, -1)
	r.intro = rest
	for i, s := range starts {
		end := len(rest)
		if i+1 < len(starts) {
			end = starts[i+1][0]
		}
		if i == 0 {
			r.intro = rest[:s[0]]
		}
		r.parts = append(r.parts, [2]string{rest[s[2]:s[3]], rest[s[1]:end]})
	}
	r.intro = strings.TrimSpace(r.intro)
	return r, nil
}

// sourceFile returns the address of a file of a package.
func sourceFile(link, name string) string {
	if link == "" {
		return ""
	}
	return strings.Replace(link, "/tree/", "/blob/", 1) + "/" + path.Base(name)
}
