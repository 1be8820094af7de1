package cli

import (
	"strings"

	"github.com/spf13/pflag"
)

// nameList is a flag of names that commas separate. Those within brackets belong to the name of a generic
// type, as in page.Page[int,string], which stands everywhere as Go writes it.
type nameList struct {
	names *[]string
	set   bool // names are no longer the default
}

var _ pflag.SliceValue = (*nameList)(nil)

// namesVar defines such a flag; names have its default.
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

// Type is the word for the value in help, as of other lists.
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

// splitNames splits at commas outside of brackets; no text has no names.
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
