package schema

import (
	"fmt"
	"path"
	"strconv"
	"strings"
)

// Text returns the Go expression of the type. qualify returns the qualifier for the import path of a
// package. It precedes the names of that package's types, with a dot, unless it is "".
//
// A type without a name that can't be expressed becomes a note in parentheses, "(a channel)", which
// doesn't compile. So does a type that only one package can write: an unnamed struct with unexported
// fields. Types that are declared in a function have names that only the function can use.
func (t *Type) Text(qualify func(path string) string) string {
	if t.Name != "" {
		return qualified(t, qualify)
	}
	part := func(t *Type) string { return t.Text(qualify) }
	switch shape := t.shape(part); {
	case shape != "":
		return shape
	case t.Why != "":
		return "(" + t.Why + ")"
	case t.Kind == Any:
		return "any"
	case len(t.Hidden) > 0:
		return "(a struct with unexported fields)"
	}
	var fields []string
	for _, f := range t.Fields {
		text := part(f.Type)
		if !f.Embedded {
			text = f.Name + " " + text
		}
		if f.Tag != "" {
			text += " " + strconv.Quote(string(f.Tag))
		}
		fields = append(fields, text)
	}
	return "struct{" + strings.Join(fields, "; ") + "}"
}

// String returns the type's expression for people. Its qualifiers are the last elements of import paths.
func (t *Type) String() string { return t.Text(path.Base) }

// shape returns the expression of a type without its own name. It is "" for times, structs, interfaces
// and types that can't be expressed.
func (t *Type) shape(part func(*Type) string) string {
	switch t.Kind {
	case Bool, String:
		return t.Kind.String()
	case Int, Uint, Float:
		if t.Word {
			return t.Kind.String()
		}
		return t.Kind.String() + strconv.Itoa(t.Bits)
	case Bytes:
		if t.Elem == nil {
			return "[]byte"
		}
		return "[]" + part(t.Elem)
	case Optional:
		return "*" + part(t.Elem)
	case List:
		return "[]" + part(t.Elem)
	case Array:
		return fmt.Sprintf("[%d]%s", t.Len, part(t.Elem))
	case Map:
		return "map[" + part(t.Key) + "]" + part(t.Elem)
	}
	return ""
}

func qualified(t *Type, qualify func(path string) string) string {
	name, args, generic := strings.Cut(t.Name, "[")
	if t.Pkg != "" {
		name = dotted(qualify(t.Pkg), name)
	}
	if generic {
		name += "[" + mapPaths(args, qualify)
	}
	return name
}

func dotted(pkg, name string) string {
	if pkg == "" {
		return name
	}
	return pkg + "." + name
}

// mapPaths replaces the import paths in the type arguments of a name. An import path has none of the
// bytes that can be next to it.
func mapPaths(args string, replace func(path string) string) string {
	const around = "[](){}<>*,; "
	var out strings.Builder
	for args != "" {
		// A struct tag, a byte next to a path, or a word.
		text, err := strconv.QuotedPrefix(args)
		switch n := strings.IndexAny(args, around); {
		case err == nil:
		case n == 0:
			text = args[:1]
		case n < 0:
			text = args
		default:
			text = args[:n]
		}
		args = args[len(text):]
		word := strings.TrimPrefix(text, "...") // of a variadic function
		out.WriteString(text[:len(text)-len(word)])
		if dot := strings.LastIndexByte(word, '.'); dot > 0 && err != nil {
			word = dotted(replace(word[:dot]), word[dot+1:])
		}
		out.WriteString(word)
	}
	return out.String()
}
