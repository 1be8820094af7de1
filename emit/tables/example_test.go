package tables_test

import (
	"fmt"
	"reflect"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/tables"
	"github.com/wirebench/wirebench/schema"
)

// style is for a format whose generator makes a method for each field and a type for each table, of
// the same names.
var style = tables.Style{
	Name:      tables.Snake,
	Methods:   func(name string) []string { return []string{name} },
	Functions: func(name string, _ []*tables.Field) []string { return []string{name} },
}

// typeText returns the name of a type in the schema.
func typeText(v tables.Value) string {
	switch v.Form {
	case tables.Text:
		return "string"
	case tables.Tabular:
		return v.Table.Name
	case tables.Vector:
		return "[" + typeText(*v.Elem) + "]"
	}
	return tables.Number(v.Type) // this example has no other forms
}

// Route is a message.
type Route struct {
	Name  string
	Next  *Route
	Stops map[string][]int
}

// An emitter plans the tables for a type, and writes them in the format's schema language. A map
// becomes a vector of tables with a key and a value.
func ExampleNew() {
	roots := emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[Route]())})
	j := &emit.Job{Job: codec.Job{Roots: roots}, Codecs: []string{"ours"}}
	layout := tables.New(j, j.Fit(tables.Unfit), style)
	for _, t := range layout.Tables {
		fmt.Println("table", t.Name)
		for _, f := range t.Fields {
			fmt.Printf("  %d %s: %s\n", f.Slot, f.Name, typeText(f.Value))
		}
	}
	// Output:
	// table Route
	//   0 name: string
	//   1 next: Route
	//   2 stops: [StringIntListMapPair]
	// table StringIntListMapPair
	//   0 key: string
	//   1 value: [int64]
}
