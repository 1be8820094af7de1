package bebop

import (
	"fmt"
	"go/format"
	"os"
	"strings"

	"github.com/wirebench/wirebench/emit/convert"
)

// text returns the schema of messages: structs, and messages if a field may be absent.
func text(messages []*convert.Message) string {
	var b strings.Builder
	b.WriteString("// Made by wirebench from Go types.\n")
	for _, m := range messages {
		if m.OneOf != "" {
			union(&b, m)
			continue
		}
		kind := "struct"
		if m.Absent {
			kind = "message"
		}
		fmt.Fprintf(&b, "\n%s %s {\n", kind, m.Name)
		for _, f := range m.Fields {
			number := ""
			if m.Absent {
				number = fmt.Sprintf("%d -> ", f.ID)
			}
			fmt.Fprintf(&b, "    %s%s %s;\n", number, typ(f.Type), f.Name)
		}
		b.WriteString("}\n")
	}
	return b.String()
}

func typ(t *convert.Type) string {
	switch t.Kind {
	case convert.Pointer:
		return typ(t.Elem)
	case convert.List:
		return typ(t.Elem) + "[]"
	case convert.Map:
		return "map[" + typ(t.Key) + ", " + typ(t.Elem) + "]"
	case convert.Pairs:
		return t.Schema + "[]"
	}
	return t.Schema
}

// endless reports whether a message contains itself, which a struct can't do.
func endless(m *convert.Message) bool {
	seen := make(map[*convert.Message]bool)
	var has func(of *convert.Message) bool
	var in func(t *convert.Type) bool
	in = func(t *convert.Type) bool {
		return t != nil && (t.Message == m || in(t.Key) || in(t.Elem) || t.Message != nil && has(t.Message))
	}
	has = func(of *convert.Message) bool {
		if seen[of] {
			return false
		}
		seen[of] = true
		for _, f := range of.Fields {
			if in(f.Type) {
				return true
			}
		}
		return false
	}
	return has(m)
}

// formatted formats a Go file, because the generator doesn't.
func formatted(path string) error {
	code, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if code, err = format.Source(code); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return os.WriteFile(path, code, 0o666)
}
