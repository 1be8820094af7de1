package standalone

import (
	"errors"
	"go/ast"
	"go/token"
	"slices"
	"strconv"
	"strings"
)

// unneeded are the fields that users don't need in a [codec.Port] and in the structs that it is
// made from.
var unneeded = []string{
	"FromGo", "ToGo", "Append", "UnmarshalInto", "Yours", "Lowered", "NewEncoder", "NewDecoder",
	"Open", "Touch", "Unopened", "NewWriter", "NewReader",
}

// hasUnneeded reports whether a type has such fields, judging by its name.
func hasUnneeded(t ast.Expr) bool {
	switch t := t.(type) {
	case *ast.SelectorExpr:
		return hasUnneeded(t.Sel)
	case *ast.IndexExpr:
		return hasUnneeded(t.X)
	case *ast.IndexListExpr:
		return hasUnneeded(t.X)
	case *ast.Ident:
		return slices.Contains([]string{"port", "parts", "library"}, strings.ToLower(t.Name))
	}
	return false
}

// trim cuts unneeded fields out of a declaration, and the variables that only these fields need.
func (d *decl) trim() {
	ast.Inspect(d.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			if hasUnneeded(n.Type) {
				d.trimLiteral(n)
			}
		case *ast.TypeSpec:
			if fields, ok := n.Type.(*ast.StructType); ok && hasUnneeded(n.Name) {
				d.trimStruct(fields)
			}
		}
		return true
	})
	if fn, ok := d.node.(*ast.FuncDecl); ok && fn.Body != nil && len(d.cuts) > 0 {
		d.trimState(fn.Body.List)
	}
}

func (d *decl) trimLiteral(lit *ast.CompositeLit) {
	for i, e := range lit.Elts {
		kv, ok := e.(*ast.KeyValueExpr)
		if !ok || !slices.Contains(unneeded, nameOf(kv.Key)) {
			continue
		}
		end := lit.Rbrace
		if i+1 < len(lit.Elts) {
			end = lit.Elts[i+1].Pos()
		}
		d.cuts = append(d.cuts, cut{from: e.Pos(), to: end})
	}
}

func (d *decl) trimStruct(t *ast.StructType) {
	for _, f := range t.Fields.List {
		if slices.ContainsFunc(f.Names, func(n *ast.Ident) bool { return !slices.Contains(unneeded, n.Name) }) {
			continue
		}
		from, to := f.Pos(), f.End()
		if f.Doc != nil {
			from = f.Doc.Pos()
		}
		if f.Comment != nil {
			to = f.Comment.End()
		}
		d.cuts = append(d.cuts, cut{from: from, to: to})
	}
}

// trimState cuts statements whose variables are no longer used.
func (d *decl) trimState(body []ast.Stmt) {
	for again := true; again; {
		again = false
		for i, s := range body {
			names := declares(s)
			if len(names) == 0 || d.isCut(s) {
				continue
			}
			used := false
			for j, other := range body {
				used = used || i != j && uses(other, d.cuts, names)
			}
			if !used {
				d.cuts = append(d.cuts, cut{from: s.Pos(), to: s.End()})
				again = true
			}
		}
	}
}

func (d *decl) isCut(n ast.Node) bool {
	return slices.ContainsFunc(d.cuts, func(c cut) bool { return c.from <= n.Pos() && n.End() <= c.to })
}

// declares returns the names of the variables that a statement declares.
func declares(s ast.Stmt) []string {
	var names []string
	switch s := s.(type) {
	case *ast.AssignStmt:
		if s.Tok == token.DEFINE {
			for _, e := range s.Lhs {
				names = append(names, nameOf(e))
			}
		}
	case *ast.DeclStmt:
		for _, spec := range s.Decl.(*ast.GenDecl).Specs {
			if v, ok := spec.(*ast.ValueSpec); ok {
				for _, name := range v.Names {
					names = append(names, name.Name)
				}
			}
		}
	}
	return names
}

// uses reports whether a tree contains one of the names.
func uses(root ast.Node, cuts []cut, names []string) bool {
	found := false
	inspect(root, cuts, func(n ast.Node) {
		if id, ok := n.(*ast.Ident); ok && slices.Contains(names, id.Name) {
			found = true
		}
	})
	return found
}

// nameOf returns the name if an expression is just a name, otherwise "".
func nameOf(e ast.Expr) string {
	if id, ok := e.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// port is the function that makes a codec's port, and the parts of it that users need.
type port struct {
	*decl
	fn *ast.FuncDecl
	// marshal and unmarshal are the two functions if the port is returned as a literal.
	marshal, unmarshal ast.Expr
	lowered            []string
	// checks are expressions of type error that must be nil before the functions are used.
	checks []ast.Expr
	// kept means that the functions use variables of the function around them. These are for one
	// goroutine only.
	kept bool
}

// The errors of ports that can't both encode and decode values.
var (
	errNoEncoder = errors.New("it only decodes, and --take writes code that does both")
	errNoDecoder = errors.New("it only encodes, and --take writes code that does both")
	errInPlace   = errors.New("it reads messages in place and makes no values")
)

// portOf finds the port that a function of the package makes.
func portOf(s *source, name string) (*port, error) {
	d, fn := s.function(name)
	if d == nil {
		return nil, errors.New("its package has no function " + name)
	}
	p := &port{decl: d, fn: fn}
	last, ok := fn.Body.List[len(fn.Body.List)-1].(*ast.ReturnStmt)
	lit, isLiteral := (*ast.CompositeLit)(nil), false
	if ok && len(last.Results) == 2 {
		lit, isLiteral = last.Results[0].(*ast.CompositeLit)
	}
	d.trim()
	if !isLiteral {
		p.kept = true
		return p, nil
	}
	for _, e := range lit.Elts {
		kv := e.(*ast.KeyValueExpr)
		switch nameOf(kv.Key) {
		case "Marshal":
			p.marshal = kv.Value
		case "Unmarshal":
			p.unmarshal = kv.Value
		case "Lowered":
			p.lowered = texts(kv.Value)
		}
	}
	switch {
	case p.marshal == nil && p.unmarshal == nil:
		return nil, errInPlace
	case p.marshal == nil:
		return nil, errNoEncoder
	case p.unmarshal == nil:
		return nil, errNoDecoder
	}
	for _, s := range fn.Body.List[:len(fn.Body.List)-1] {
		if d.isCut(s) {
			continue
		}
		if check := checks(s); check != nil {
			p.checks = append(p.checks, check)
			continue
		}
		p.kept = true
	}
	return p, nil
}

// checks returns x if s is "if err := x; err != nil { return codec.Port{}, err }".
func checks(s ast.Stmt) ast.Expr {
	branch, ok := s.(*ast.IfStmt)
	if !ok || branch.Init == nil {
		return nil
	}
	if a, ok := branch.Init.(*ast.AssignStmt); ok && len(a.Lhs) == 1 && nameOf(a.Lhs[0]) == "err" {
		return a.Rhs[0]
	}
	return nil
}

// texts returns the strings in a literal.
func texts(e ast.Expr) []string {
	var all []string
	ast.Inspect(e, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok {
			if text, err := strconv.Unquote(lit.Value); err == nil {
				all = append(all, text)
			}
		}
		return true
	})
	return all
}
