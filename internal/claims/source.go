// Package claims holds what others have published about Go serialization as data, and judges it by
// a record of this program.
//
// It must not know codecs except by name. It asks the [Program] why a codec is missing, and how many
// bytes a published message takes.
//
// # From a publication to a verdict
//
//  1. A publication is a [Source]: statements in our own words, the rows of its
//     table, and what is known about how it was made ([Sources]).
//
//  2. A [Statement] consists of [Comparison]s: one codec, operation and data set
//     against one or more others. A [Row] of a table is compared with the row of
//     the table's reference for the same data and operation.
//
//  3. Rows and comparisons name cells of this program, or say why no cell can be
//     compared ([Row.Not]). [Selection.Cells] returns the cells to be measured.
//
//  4. [Judge] looks up the cells in a record and computes the ratio here, with an
//     interval that predicts another program's value ([report.Ratios]). Cells that
//     can't be used have a reason.
//
//  5. The [Verdict] compares that interval with the published figure.
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
	// With says which versions and which machine it was measured with.
	With string `json:"with"`
	// Reference is the codec with which the other rows of the table are compared, by its name
	// there. It is "" for a source without a table.
	Reference string `json:"reference"`
	// Known says how it was measured there, as far as it matters, and what is wrong with it.
	Known []string `json:"known"`
	// Messages reports whether the publication is about libraries that carry messages, or about
	// processes that wait for messages. Then its codecs are engines, its data sets are scenarios
	// and its operations are ways to send. Only records of such runs judge it. Its rows are
	// compared with channels, TCP or goroutines, which need no library. Those were not published
	// with it.
	Messages   bool        `json:"messages,omitempty"`
	Statements []Statement `json:"-"`
	Rows       []Row       `json:"-"`
	// derive makes the statements that depend on the table. It is nil if there are none.
	derive func([]Row) []Statement
}

// Sources returns all publications. The result is shared and must not be changed.
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
			panic(err) // the file is part of this package
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

// Selection selects a part of what was published. An empty list selects everything.
type Selection struct {
	Sources []string
	// IDs are the ids of statements. If there are any, tables are left out.
	IDs []string
	// Codecs are codecs or engines. Statements and rows must be about one of them.
	Codecs []string
	// messages says which kind of record judges the selected parts. Nil means both.
	messages *bool
}

// Of keeps only the parts that records of messages judge, or only the parts that other records
// judge.
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

// about returns the parts of a publication about some codecs, with the reference's rows for them.
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

// Check returns an error if the selection is empty, because the selected sources don't have the
// statements or say nothing about the codecs.
func (s Selection) Check() error {
	switch {
	case len(s.of()) > 0:
		return nil
	case len(s.Codecs) == 0:
		return fmt.Errorf("none of the statements %v is in %v; leave out one of the two", s.IDs, s.Sources)
	}
	return fmt.Errorf("the chosen publications and statements say nothing about %s; choose other codecs, or all", strings.Join(s.Codecs, ", "))
}
