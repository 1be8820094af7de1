package bebop

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/emit/convert"
)

// The branches of a union are structs declared in it. Each has one field with the name value. The
// branch has the name of the field in the union's Go struct.
const value = "Value"

// nameBranches gives the fields of unions names that no struct has.
func nameBranches(messages []*convert.Message) {
	taken := make(map[string]bool)
	for _, m := range messages {
		taken[strings.ToLower(m.Name)] = true
	}
	for _, m := range messages {
		if m.OneOf == "" {
			continue
		}
		for _, f := range m.Fields {
			base := m.Name + f.Name
			name := base
			for n := 2; taken[strings.ToLower(name)]; n++ {
				name = fmt.Sprint(base, n)
			}
			taken[strings.ToLower(name)] = true
			f.Name, f.Go = name, name
		}
	}
}

// union writes the schema of a union.
func union(b *strings.Builder, m *convert.Message) {
	fmt.Fprintf(b, "\nunion %s {\n", m.Name)
	for _, f := range m.Fields {
		fmt.Fprintf(b, "    %d -> struct %s {\n        %s %s;\n    }\n", f.ID, f.Name, typ(f.Type), value)
	}
	b.WriteString("}\n")
}

// style is the style of messages whose fields are pointers, and of unions.
var style = convert.Style{
	New: convert.Pointers.New,
	Set: func(w *convert.Writer, m string, f *convert.Field, v string) {
		if f.Message.OneOf == "" {
			convert.Pointers.Set(w, m, f, v)
			return
		}
		w.P("%s.%s = &%s.%[2]s{%[4]s: %[5]s}", m, f.Go, w.Package, value, v)
	},
	Get: func(m string, f *convert.Field) string {
		if f.Message.OneOf == "" {
			return convert.Pointers.Get(m, f)
		}
		return m + "." + f.Go + "." + value
	},
	Has: convert.Pointers.Has,
}
