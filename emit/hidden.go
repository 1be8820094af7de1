package emit

import (
	"go/ast"
	"go/parser"
	"slices"
	"strconv"

	"github.com/wirebench/wirebench/schema"
)

// Hidden returns the packages of which a type's expression has unexported names:
// code elsewhere can't write it.
func Hidden(t *schema.Type) []string {
	paths := make(map[string]string) // by the name in the expression
	text := t.Text(func(path string) string {
		name := "p" + strconv.Itoa(len(paths))
		paths[name] = path
		return name
	})
	expr, err := parser.ParseExpr(text)
	if err != nil {
		return nil // it is no Go: what can't be expressed is a problem of the schema
	}
	var hidden []string
	ast.Inspect(expr, func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok || s.Sel.IsExported() {
			return true
		}
		if id, ok := s.X.(*ast.Ident); ok && !slices.Contains(hidden, paths[id.Name]) {
			hidden = append(hidden, paths[id.Name])
		}
		return true
	})
	return hidden
}
