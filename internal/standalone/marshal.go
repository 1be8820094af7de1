package standalone

import (
	"embed"
	"fmt"
	"go/ast"
	"strings"
	"text/template"

	"github.com/wirebench/wirebench/schema"
)

//go:embed marshal.tmpl
var marshalFile embed.FS

var marshalTemplates = template.Must(template.ParseFS(marshalFile, "marshal.tmpl"))

// functions is what the templates of a package's functions need.
type functions struct {
	// Encode and Decode are the functions for users. Marshal and Unmarshal work on the Message, and
	// are the same functions if the type Of is its own message.
	Encode, Decode, Marshal, Unmarshal string
	Of, Message                        string
	Conversions                        string // the package that converts, "" if the type is its own message
	Port                               string // the function that makes a port
	Check                              string // an expression that is an error if a type has changed
}

// Converted reports whether the functions for users convert to a message.
func (f functions) Converted() bool { return f.Conversions != "" }

// main returns the file with Marshal and Unmarshal.
func (f *Folder) main(m Format, s *source, p *port) ([]byte, error) {
	g := goFile{pkg: m.Name, imports: make(map[string]string)}
	g.head = ours + " DO NOT EDIT.\n\n" + comment(m.about(p.lowered))
	typ := func(t *schema.Type) string {
		return t.Text(func(of string) string {
			for name, known := range p.file.imports {
				if known == of {
					g.imports[name] = of
					return name
				}
			}
			return naming(g.imports)(of)
		})
	}
	fn := functions{Message: typ(m.Message), Port: p.fn.Name.Name}
	fn.Encode, fn.Decode = m.names(s)
	fn.Marshal, fn.Unmarshal = fn.Encode, fn.Decode
	if at := f.messages(m); at != "" {
		fn.Marshal, fn.Unmarshal = "marshal", "unmarshal"
		fn.Conversions = naming(g.imports)(at)
		fn.Of = typ(m.Of)
	}
	if err := g.execute("encode", fn); err != nil {
		return nil, err
	}
	if p.kept {
		g.imports["sync"] = "sync"
		g.imports["codec"] = f.taken(wirebench + "/codec")
		if err := g.execute("pooled", fn); err != nil {
			return nil, err
		}
		return g.bytes()
	}
	if err := f.direct(&g, p, fn.Marshal, "v *"+fn.Message, "[]byte", p.marshal); err != nil {
		return nil, err
	}
	if err := g.execute("decode", fn); err != nil {
		return nil, err
	}
	if err := f.direct(&g, p, fn.Unmarshal, "b []byte", "*"+fn.Message, p.unmarshal); err != nil {
		return nil, err
	}
	for _, check := range p.checks {
		f.importsOf(g.imports, p.file, check, nil)
		g.imports["fmt"] = "fmt"
		fn.Check = p.file.textOf(&f.fset, check.Pos(), check.End(), nil)
		if err := g.execute("check", fn); err != nil {
			return nil, err
		}
	}
	return g.bytes()
}

// execute adds a template's text to the file.
func (g *goFile) execute(name string, fn functions) error {
	return marshalTemplates.ExecuteTemplate(&g.body, name, fn)
}

// names returns the names of the functions that encode and decode. They are different if a
// library's generator has written a Marshal of its own.
func (m Format) names(s *source) (encode, decode string) {
	if s.decls["Marshal"] != nil || s.decls["Unmarshal"] != nil {
		return "Encode", "Decode"
	}
	return "Marshal", "Unmarshal"
}

// direct writes one of the port's functions as a function of the package.
func (f *Folder) direct(g *goFile, p *port, name, parameter, result string, of ast.Expr) error {
	lit, ok := of.(*ast.FuncLit)
	if !ok {
		return fmt.Errorf("its port's function for %s is not a literal", name)
	}
	cuts := p.cuts
	argument, _, _ := strings.Cut(parameter, " ")
	if own := lit.Type.Params.List[0].Names; len(own) == 1 {
		argument = own[0].Name
	}
	_, typ, _ := strings.Cut(parameter, " ")
	results := "(" + result + ", error)"
	if list := lit.Type.Results.List; len(list) == 2 && list[0].Names != nil { // deferred calls may use the names
		results = fmt.Sprintf("(%s %s, %s error)", list[0].Names[0].Name, result, list[1].Names[0].Name)
	}
	ast.Inspect(lit.Body, func(n ast.Node) bool {
		if a, ok := n.(*ast.TypeAssertExpr); ok && nameOf(a.X) == argument {
			cuts = append(cuts, cut{from: a.Pos(), to: a.End(), with: argument})
		}
		return true
	})
	f.importsOf(g.imports, p.file, lit.Body, cuts)
	fmt.Fprintf(&g.body, "func %s(%s %s) %s %s\n\n", name, argument, typ, results,
		p.file.textOf(&f.fset, lit.Body.Pos(), lit.Body.End(), cuts))
	return nil
}
