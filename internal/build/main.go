package build

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"path/filepath"
	"text/template"

	"github.com/wirebench/wirebench/internal/imports"
	"github.com/wirebench/wirebench/internal/part"
)

// mainData is the data for the template of main.go.
type mainData struct {
	Root, Main, Parts           string
	Imports                     imports.List
	Codecs, Data, Engines, Glue []string
	Reference                   string
	Anchors                     []string
}

var mainFile = template.Must(template.New("main.go").Parse(`// Package main is a program that measures, made by wirebench.
package main

import (
	"{{.Root}}/codec"
	"{{.Root}}/corpus"
	{{if .Engines}}"{{.Root}}/engine"
	{{end}}	{{range $name, $path := .Imports.All}}{{$name}} "{{$path}}"
	{{end}})

func main() {
	{{.Main}}({{.Parts}}.Parts{
		Codecs: []func() []codec.Codec{ {{range .Codecs}}
			{{.}},{{end}}
		},
		Data: []func() []corpus.Set{ {{range .Data}}
			{{.}},{{end}}
		},
		{{if .Engines}}Engines: []func() []engine.Engine{ {{range .Engines}}
			{{.}},{{end}}
		},
		{{end}}		Glue: []func() codec.Glue{ {{range .Glue}}
			{{.}},{{end}}
		},
		Roles: codec.Roles{Reference: {{printf "%q" .Reference}}, Anchors: {{printf "%#v" .Anchors}}},
	})
}
`))

// writeMain writes main.go with the given codecs and engines.
func (p *program) writeMain(codecs, engines []part.Func) error {
	text, err := p.mainText(codecs, engines)
	if err != nil {
		return err
	}
	return write(filepath.Join(p.dir, "main.go"), text)
}

func (p *program) mainText(codecs, engines []part.Func) ([]byte, error) {
	t := mainData{Root: p.root(), Reference: p.Reference, Anchors: p.Anchors}
	call := func(f part.Func) string { return t.Imports.Number(f.Package) + "." + f.Name }
	calls := func(funcs []part.Func) (all []string) {
		for _, f := range funcs {
			all = append(all, call(f))
		}
		return all
	}
	t.Main, t.Parts = call(p.main), t.Imports.Number(cmp.Or(p.Main.Package, p.root()+"/cli/program"))
	t.Codecs, t.Data, t.Engines, t.Glue = calls(codecs), calls(p.Data), calls(engines), calls(p.Glue)
	var text bytes.Buffer
	if err := mainFile.Execute(&text, &t); err != nil {
		return nil, err
	}
	data, err := format.Source(text.Bytes())
	if err != nil {
		return nil, fmt.Errorf("main.go: %w", err)
	}
	return data, nil
}
