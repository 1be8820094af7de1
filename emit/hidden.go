package emit

import (
	"go/ast"
	"go/parser"
	"slices"
	"strconv"

	"github.com/wirebench/wirebench/schema"
)

// Hidden returns the packages whose unexported names occur in a type's expression. Code in another
// package can't write such an expression.
func Hidden(t *schema.Type) []string {
	paths := make(map[string]string) // by the name in the expression
	text := t.Text(func(path string) string {
		name := "p" + strconv.Itoa(len(paths))
		paths[name] = path
		return name
	})
	expr, err := parser.ParseExpr(text)
	if err != nil {
		return nil // not valid Go: the schema reports that as a problem
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
