package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
)

// oneSide are the codecs, the data sets or the operations that only one of two records has.
type oneSide struct {
	kind   string // codecKind and so on
	second bool   // whether the new record has them
	names  []string
}

// The kinds of names that only one record may have.
const (
	codecKind     = "codec"
	dataKind      = "data set"
	operationKind = "operation"
)

// beside returns the codecs, data sets and operations that only one of two records has. Well-known
// codecs come first.
func beside(old, new []record.Record) (all []oneSide) {
	codecs := func(recs []record.Record) (names []string) {
		var others []string
		for _, r := range recs {
			for _, c := range r.Run.Codecs {
				if c.WellKnown {
					names = append(names, c.Name)
				} else {
					others = append(others, c.Name)
				}
			}
		}
		return append(names, others...)
	}
	data := func(recs []record.Record) (names []string) {
		for _, r := range recs {
			for _, d := range r.Run.Data {
				names = append(names, d.Name)
			}
		}
		return names
	}
	operations := func(recs []record.Record) (names []string) {
		for _, r := range recs {
			names = append(names, r.Run.Operations...)
		}
		return names
	}
	for _, of := range []struct {
		kind  string
		names func([]record.Record) []string
	}{{codecKind, codecs}, {dataKind, data}, {operationKind, operations}} {
		was, is := of.names(old), of.names(new)
		all = append(all, oneSide{of.kind, false, without(was, is)}, oneSide{of.kind, true, without(is, was)})
	}
	return slices.DeleteFunc(all, func(b oneSide) bool { return b.names == nil })
}

// besideNamed is how many names a line has of what only one record has.
const besideNamed = 8

func (b oneSide) String() string {
	where := "first"
	if b.second {
		where = "second"
	}
	named, more := b.names, ""
	if n := len(b.names) - besideNamed; n > 1 { // "and 1 more" would be as long as the name
		named, more = b.names[:besideNamed], fmt.Sprintf(" and %d more; --format json lists all", n)
	}
	return fmt.Sprintf("%s only in the %s record: %s%s", howMany(len(b.names), b.kind), where, strings.Join(named, ", "), more)
}

// howMany writes "1 codec is" or "2 codecs are".
func howMany(n int, what string) string {
	if n == 1 {
		return "1 " + what + " is"
	}
	return fmt.Sprintf("%d %ss are", n, what)
}

// besideLines says what only one of the records has: whole codecs, data sets and operations, and then
// the cells of the others.
func (c Comparison) besideLines() (lines []string) {
	gone := make(map[string]bool)
	for _, b := range c.beside {
		if len(b.names) == 0 {
			continue
		}
		lines = append(lines, b.String())
		for _, name := range b.names {
			gone[b.kind+name] = true
		}
	}
	left := slices.DeleteFunc(slices.Clone(c.Missing), func(k record.Key) bool {
		return gone[codecKind+k.Codec] || gone[dataKind+k.Data] || gone[operationKind+k.Operation]
	})
	if len(left) > 0 {
		lines = append(lines, fmt.Sprintf("%s only in the first record: %s", howMany(len(left), "cell"), list(left, nil)))
	}
	return lines
}
