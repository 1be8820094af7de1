package schema

import (
	"fmt"
	"hash/crc32"
	"slices"
)

// Sum returns a checksum of the schema: of the names and kinds of all its types, and of the names, IDs, tags
// and types of their fields. What depends on the form of a type holds for another type with the same sum.
// Enums, unions and accessors don't count, since only a schema from source has them.
func (s *Schema) Sum() uint32 {
	sum := crc32.NewIEEE()
	for t := range s.All() {
		fmt.Fprintf(sum, "%q %v %d %t %d %v %q\n", t.whole(), t.Kind, t.Bits, t.Word, t.Len, t.Custom, t.Why)
		for _, p := range t.parts() {
			fmt.Fprintf(sum, "%q %q\n", p.step, p.typ.Text(func(path string) string { return path }))
		}
		for _, f := range slices.Concat(t.Fields, t.Hidden) {
			fmt.Fprintf(sum, "%q %d %q %t %q\n", f.Name, f.ID, f.JSON, f.Embedded, f.Tag)
		}
	}
	return sum.Sum32()
}
