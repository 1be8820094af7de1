package cli

import (
	"strings"

	"github.com/spf13/pflag"
)

// nameList is a flag with names that are separated by commas. Commas within brackets belong to the
// name of a generic type, such as page.Page[int,string], which is always spelled as in Go.
type nameList struct {
	names *[]string
	set   bool // the names are no longer the default
}

var _ pflag.SliceValue = (*nameList)(nil)

// namesVar defines such a flag, with a default in fallback.
func namesVar(flags *pflag.FlagSet, names *[]string, name string, fallback []string, usage string) {
	*names = fallback
	flags.Var(&nameList{names: names}, name, usage)
}

func (l *nameList) String() string {
	if l.names == nil || len(*l.names) == 0 { // pflag asks a zero value, too
		return ""
	}
	return "[" + strings.Join(*l.names, ",") + "]"
}

func (l *nameList) Set(text string) error {
	if !l.set {
		*l.names, l.set = nil, true
	}
	*l.names = append(*l.names, splitNames(text)...)
	return nil
}

// Type is the word for the value in help, as for other lists.
func (l *nameList) Type() string { return "strings" }

func (l *nameList) Append(name string) error {
	*l.names = append(*l.names, name)
	return nil
}

func (l *nameList) Replace(names []string) error {
	*l.names = names
	return nil
}

func (l *nameList) GetSlice() []string { return *l.names }

// splitNames splits a text at commas outside brackets. An empty text has no names.
func splitNames(text string) (all []string) {
	if text == "" {
		return nil
	}
	depth, begin := 0, 0
	for i, c := range text {
		switch c {
		case '[', '{', '(':
			depth++
		case ']', '}', ')':
			depth--
		case ',':
			if depth <= 0 {
				all, begin = append(all, text[begin:i]), i+1
			}
		}
	}
	return append(all, text[begin:])
}
