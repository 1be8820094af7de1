// Package claims holds what others have published about Go serialization as data,
// and judges it by a record of this program.
//
// # From a publication to a verdict
//
//  1. A publication is a [Source]: statements in our own words, the rows of its
//     table, and what is known of how it was made ([Sources]).
//
//  2. A [Statement] is made of [Comparison]s: one codec, operation and data set
//     against one or more others. A [Row] of a table is compared with the row of
//     the table's reference for the same data and operation.
//
//  3. Rows and comparisons name cells of this program, or say why nothing here
//     compares ([Row].Not). [Selection.Cells] are the cells to be measured.
//
//  4. [Judge] looks the cells up in a record and forms the ratio here, with the
//     interval that another run's value lies in ([report.Ratios]). What can't be
//     looked up has the reason.
//
//  5. The verdict compares that interval with what was published: [Verdict].
package claims

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Source is one publication.
type Source struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	// With is what it was measured with.
	With string `json:"with"`
	// Reference is the codec of the table, by its name there, that its other rows
	// are compared with; "" for a source without a table.
	Reference string `json:"reference"`
	// Known is how it was measured there, where that matters, and what is wrong
	// with it.
	Known []string `json:"known"`
	// Messages: it is about what carries messages, and about processes that wait for them. Its codecs are engines, its data
	// sets scenarios and its operations ways to send; it is judged by records of such runs, and by no others. Its
	// rows are compared with what no library is needed for, which was not published beside them: channels, TCP, goroutines.
	Messages   bool        `json:"messages,omitempty"`
	Statements []Statement `json:"-"`
	Rows       []Row       `json:"-"`
	// derive makes the statements that depend on the table, where some do.
	derive func([]Row) []Statement
}

// Sources returns all publications. They are shared: don't change them.
func Sources() []Source { return load() }

var load = sync.OnceValue(func() []Source {
	all := []Source{
		jsonVsGob, fourFormats, jsonVsProtobuf, ergo, goserbench,
		jsonbench, sonic, simdjson, hyperpb, fory, rust,
		ergoMessages, protoActor, hollywood, goAkt, nats,
	}
	for i := range all {
		s := &all[i]
		if s.Reference == "" && !s.Messages {
			continue
		}
		var err error
		if s.Rows, err = s.readTable(); err != nil {
			panic(err) // it is a part of this package
		}
		if s.derive != nil {
			s.Statements = s.derive(s.Rows)
		}
	}
	return all
})

// SourceNames returns the names of all publications.
func SourceNames() []string {
	var names []string
	for _, s := range Sources() {
		names = append(names, s.Name)
	}
	return names
}

// StatementIDs returns the identifiers of all statements.
func StatementIDs() []string {
	var ids []string
	for _, s := range Sources() {
		for _, st := range s.Statements {
			ids = append(ids, st.ID)
		}
	}
	return ids
}

// Selection is a part of what was published. No names stand for all.
type Selection struct {
	Sources []string
	// IDs are those of statements; where some are given, tables are left out.
	IDs []string
	// Codecs are those, or engines, of which the statements and rows are.
	Codecs []string
	// messages is which kind of record judges them, nil for both.
	messages *bool
}

// Of leaves those parts that are judged by records of messages, or those that are judged by others.
func (s Selection) Of(messages bool) Selection {
	s.messages = &messages
	return s
}

// of returns the selected parts of the selected sources.
func (s Selection) of() []Source {
	var chosen []Source
	for _, source := range Sources() {
		if s.messages != nil && source.Messages != *s.messages {
			continue
		}
		if len(s.Sources) > 0 && !slices.Contains(s.Sources, source.Name) {
			continue
		}
		if len(s.IDs) > 0 {
			source.Rows = nil
			source.Statements = slices.DeleteFunc(slices.Clone(source.Statements), func(st Statement) bool {
				return !slices.Contains(s.IDs, st.ID)
			})
			if len(source.Statements) == 0 {
				continue
			}
		}
		if len(s.Codecs) > 0 {
			if source = source.about(s.Codecs); len(source.Statements)+len(source.Rows) == 0 {
				continue
			}
		}
		chosen = append(chosen, source)
	}
	return chosen
}

// about is what a publication has on some codecs, with the rows that theirs are compared with.
func (s Source) about(codecs []string) Source {
	s.Statements = slices.DeleteFunc(slices.Clone(s.Statements), func(st Statement) bool {
		return !slices.ContainsFunc(st.Comparisons, func(c Comparison) bool {
			return slices.ContainsFunc(append(c.Against[:len(c.Against):len(c.Against)], c.Codec), func(name string) bool {
				return slices.Contains(codecs, name)
			})
		})
	})
	all := s.Rows
	is := func(r Row) bool { return slices.Contains(codecs, r.Here.Codec) }
	s.Rows = slices.DeleteFunc(slices.Clone(all), func(r Row) bool {
		return !is(r) && !(r.Codec == s.Reference && slices.ContainsFunc(all, func(o Row) bool {
			return is(o) && o.Data == r.Data && o.Op == r.Op
		}))
	})
	return s
}

// Check reports a selection of nothing: statements that are in none of the
// selected sources, or of none of the codecs.
func (s Selection) Check() error {
	switch {
	case len(s.of()) > 0:
		return nil
	case len(s.Codecs) == 0:
		return fmt.Errorf("none of the statements %v is in %v; leave out one of the two", s.IDs, s.Sources)
	}
	return fmt.Errorf("the chosen publications and statements say nothing about %s; ask for other codecs, or for all", strings.Join(s.Codecs, ", "))
}
