package vectors

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math"
	"reflect"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

const tomlTests = "https://github.com/toml-lang/toml-test, by TOML 1.1"

func tomlTest() Suite {
	return Suite{
		Name:    "toml-test",
		Into:    []reflect.Type{anyMap},
		Trees:   []Tree{{"github.com/pelletier/go-toml/v2", "v2.4.3", "toml_testgen_test.go", "b2e8ddbcab870c7e76814c55562f5d216d3d1ff70a84a551738a70d8e1370b56"}},
		Vectors: tomlVectors,
	}
}

// tomlVectors reads a file of Go tests, which were made from the suite. Each test has the variable input,
// and jsonRef if the input is valid.
func tomlVectors(files []map[string][]byte) (all []Vector, err error) {
	for name, text := range files[0] {
		file, err := parser.ParseFile(token.NewFileSet(), name, text, 0)
		if err != nil {
			return nil, err
		}
		for _, d := range file.Decls {
			test, ok := d.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(test.Name.Name, "TestTOMLTest_") {
				continue
			}
			is := assigned(test.Body)
			v := Vector{Name: strings.TrimPrefix(test.Name.Name, "TestTOMLTest_"), Input: attacks.Of(is["input"]), Demand: Reject, Source: tomlTests}
			if ref, ok := is["jsonRef"]; ok {
				v.Demand = Accept
				var tagged any
				if err := json.Unmarshal([]byte(ref), &tagged); err != nil {
					return nil, fmt.Errorf("%s: %w", v.Name, err)
				}
				if want, known := untagged(tagged); known {
					v.Want = []any{want}
				}
			}
			all = append(all, v)
		}
	}
	return all, nil
}

// assigned returns the texts that a function assigns to variables.
func assigned(body *ast.BlockStmt) map[string]string {
	is := make(map[string]string)
	for _, s := range body.List {
		a, ok := s.(*ast.AssignStmt)
		if !ok || len(a.Lhs) != 1 {
			continue
		}
		name, isName := a.Lhs[0].(*ast.Ident)
		text, isText := a.Rhs[0].(*ast.BasicLit)
		if !isName || !isText {
			continue
		}
		if s, err := strconv.Unquote(text.Value); err == nil {
			is[name.Name] = s
		}
	}
	return is
}

// untagged returns the value that the suite writes as JSON, with a type and a text for each scalar. It is
// not known if it has a time, for which libraries have types of their own.
func untagged(v any) (value any, known bool) {
	switch v := v.(type) {
	case []any:
		list := make([]any, len(v))
		for i := range v {
			if list[i], known = untagged(v[i]); !known {
				return nil, false
			}
		}
		return list, true
	case map[string]any:
		kind, isKind := v["type"].(string)
		text, isText := v["value"].(string)
		if len(v) == 2 && isKind && isText {
			return tomlScalar(kind, text)
		}
		table := make(map[string]any, len(v))
		for k := range v {
			if table[k], known = untagged(v[k]); !known {
				return nil, false
			}
		}
		return table, true
	}
	return nil, false
}

func tomlScalar(kind, text string) (any, bool) {
	switch kind {
	case "string":
		return text, true
	case "bool":
		return text == "true", true
	case "integer":
		n, err := strconv.ParseInt(text, 10, 64)
		return n, err == nil
	case "float":
		if strings.Contains(text, "nan") {
			return math.NaN(), true
		}
		f, err := strconv.ParseFloat(text, 64)
		return f, err == nil
	}
	return nil, false
}
