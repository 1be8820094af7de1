package schema_test

import (
	"fmt"
	"reflect"
	"time"

	"github.com/wirebench/wirebench/schema"
)

// A codec looks at a type's schema to find out whether its format can carry the type.
func ExampleOf() {
	type order struct {
		ID    int64
		Items []struct {
			Name  string
			Price float64
		}
		Paid  *time.Time
		Notes map[string]string
	}
	s := schema.Of(reflect.TypeFor[order]())
	fmt.Println("maps:", s.Has(schema.Map), "interfaces:", s.Has(schema.Any))
	for _, f := range s.Root.Fields {
		fmt.Println(f.Name, f.Type.Kind)
	}
	// Output:
	// maps: true interfaces: false
	// ID int
	// Items list
	// Paid optional
	// Notes map
}
