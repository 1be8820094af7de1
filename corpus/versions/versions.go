// Package versions lists common changes of types. Package before has the old version of each type,
// package after the new one, and package renumbered new versions whose fields have other numbers.
// They are no data sets that are measured: checks of evolution use them.
//
// The numbers of package after are those that the documentation of formats with numbered fields asks
// for: a field keeps its number, a new field has a new one, and the number of a removed field is not
// used again.
package versions

import (
	"reflect"

	"github.com/wirebench/wirebench/corpus"
)

// The ways in which the fields of package renumbered have other numbers than those of package after.
const (
	// ByPosition numbers are the places of fields, which change with the fields in front of them. Code
	// has such numbers if nobody assigned any.
	ByPosition = "numbers by position"
	// NewNumber means that the field whose type changes gets a new number, as if it were another field.
	NewNumber = "a new number"
)

// All returns the changes, in the order in which they are shown.
func All() []corpus.Change {
	all := []corpus.Change{
		{Name: "added-last", About: "a field is added at the end", Kind: corpus.FieldAddedLast},
		{Name: "added-middle", About: "a field is added between others", Kind: corpus.FieldAdded, Numbers: ByPosition},
		{Name: "added-nested", About: "a field is added in a nested struct", Kind: corpus.FieldAdded},
		{Name: "added-in-list", About: "a field is added in the elements of a list", Kind: corpus.FieldAdded},
		{Name: "alternative-added", About: "an alternative is added to a union", Kind: corpus.ValueAdded},
		{Name: "removed", About: "a field is removed", Kind: corpus.FieldRemoved, Numbers: ByPosition},
		{Name: "renamed", About: "a field is renamed", Kind: corpus.FieldRenamed, Renamed: map[string]string{"Title": "Name"}},
		{Name: "swapped", About: "two fields are swapped", Kind: corpus.FieldsMoved, Numbers: ByPosition},
		{Name: "enum-value-added", About: "a value is added to an enum", Kind: corpus.ValueAdded},
		{Name: "type-renamed", About: "types are renamed", Kind: corpus.TypeNamed},
		{Name: "type-moved", About: "types move to another package", Kind: corpus.TypeNamed},
		{Name: "int32-to-int64", About: "an int32 becomes an int64", Kind: corpus.Widened, Numbers: NewNumber},
		{Name: "int64-to-int32", About: "an int64 becomes an int32", Kind: corpus.Narrowed, Numbers: NewNumber},
		{Name: "int-to-float", About: "an integer becomes a float", Kind: corpus.Retyped, Numbers: NewNumber},
		{Name: "int-to-text", About: "an integer becomes a text", Kind: corpus.Retyped, Numbers: NewNumber},
		{Name: "text-to-list", About: "a text becomes a list of texts", Kind: corpus.Retyped, Numbers: NewNumber},
		{Name: "int-to-list", About: "an integer becomes a list of integers", Kind: corpus.Retyped, Numbers: NewNumber},
		{Name: "list-to-map", About: "a list of pairs becomes a map", Kind: corpus.Retyped},
		{Name: "made-required", About: "optional fields become required", Kind: corpus.Presence, Numbers: NewNumber},
		{Name: "made-optional", About: "required fields become optional", Kind: corpus.Presence, Numbers: NewNumber},
		{Name: "behind-pointer", About: "a struct moves behind a pointer", Kind: corpus.Presence},
		{Name: "embedded-to-named", About: "an embedded struct becomes a field with a name", Kind: corpus.Retyped},
	}
	for i, c := range all {
		if c.Numbers != "" {
			all[i].Renumbered = c.Name + "/renumbered"
		}
	}
	return all
}

// Set returns the data set of one version of a type. The messages must be made by each call.
func Set[T any](change string, messages func() []T) corpus.Set {
	s := corpus.Values(change, messages)
	for _, c := range All() {
		if c.Name == change || c.Renumbered == change {
			s.About = "a version of a type: " + c.About
		}
	}
	// Formats that write the paths of packages would find another type in each version.
	s.Type.Names = make(map[reflect.Type]string)
	for t := range s.Type.Schema.All() {
		if t.Pkg != "" {
			s.Type.Names[t.Go] = "versions." + t.Name
		}
	}
	return s
}
