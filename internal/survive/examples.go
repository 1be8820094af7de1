package survive

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// mostShown is the length of the longest input of an example, as text. The verdicts come with programs, so
// they are short. [Replay] makes a longer input again.
const mostShown = 512

// Sentence says what happened, in which function and with which message.
func (r Result) Sentence() string {
	e := r.example()
	if e.What == "" && r.RefusesLevels() {
		e.What = fmt.Sprintf("%d levels are refused: %s", r.Levels.Refused, oneLine(r.Levels.Why))
	}
	return e.Sentence()
}

// example returns what a reader needs to see the result, and to try it again.
func (r Result) example() verdict.Example {
	e := verdict.Example{ID: r.ID(), Kind: string(r.Kind), Entry: string(r.Entry), Data: r.Data, How: string(r.How), What: r.What}
	if r.Name == withheld {
		e.Withheld = true
		return e
	}
	e.Name, e.Input, e.Bytes, e.Took = r.Name, r.shown(), r.Input.Len(), r.took()
	if r.Input == nil && r.Cost != nil {
		e.Bytes = r.Cost.Input
	}
	if c := r.Conformance; c != nil {
		e.What = c.String() // records may have it in the words of an older version
		input := r.Input.Append(nil)
		if at := slices.IndexFunc(c.Misses, func(m Miss) bool { return m.How == r.How && bytes.Equal(m.Input.Append(nil), input) }); at >= 0 {
			e.Reply, e.Source = c.Misses[at].What, c.Misses[at].Source
		}
	}
	return e
}

// ResultOf returns the result that an example is of, as far as it is needed to try it again. The error says
// that its input is damaged.
func ResultOf(codec string, e verdict.Example) (r Result, err error) {
	r.Case = Case{Codec: codec, Data: e.Data, Kind: Kind(e.Kind), Entry: Entry(e.Entry), Name: e.Name}
	if e.Withheld {
		r.Name = withheld
	}
	if e.Input != "" {
		if err := r.Input.UnmarshalText([]byte(e.Input)); err != nil {
			return r, fmt.Errorf("the example %s: %w", e.ID, err)
		}
	}
	return r, nil
}

// took says what an input took: memory, time and levels.
func (r Result) took() string {
	var parts []string
	if c := r.Cost; c != nil && c.AtLeast {
		parts = append(parts, "a limit ended it")
	} else if c != nil && c.Allocated > 0 {
		parts = append(parts, size(c.Allocated)+" allocated", fmt.Sprintf("%v of processor time", c.CPU.Round(100*time.Microsecond)))
	}
	if l := r.Levels; l != nil && l.Accepted > 0 {
		parts = append(parts, fmt.Sprintf("%d levels accepted", l.Accepted))
		if l.Refused > 0 {
			parts = append(parts, fmt.Sprintf("%d refused", l.Refused))
		}
	}
	return strings.Join(parts, ", ")
}

// covered returns how many of the results are of something that was tried, and with which functions.
func covered(all []Result) (n int, entries []string) {
	for _, e := range append([]Entry{""}, Entries...) {
		of := 0
		for _, r := range all {
			if r.Entry == e && r.Verdict != Unchecked && r.Verdict != Unspecified {
				of++
			}
		}
		if n += of; of > 0 && e != "" {
			entries = append(entries, string(e))
		}
	}
	return n, entries
}

// examples returns an example for each way in which the results with a verdict went wrong, the worst first.
// Of several results it is the one with the shortest input, and further ones that concern types which it does
// not concern.
func (rec Record) examples(all []Result, v Verdict) (shown []verdict.Example) {
	type way struct {
		how      How
		withheld bool
	}
	of := func(r Result) way { return way{r.How, r.Name == withheld} }
	all = slices.DeleteFunc(slices.Clone(all), func(r Result) bool { return r.Verdict != v })
	slices.SortStableFunc(all, func(a, b Result) int {
		return cmp.Or(b.severity()-a.severity(), cmp.Compare(a.length(), b.length()), len(rec.needs(a))-len(rec.needs(b)))
	})
	had := make(map[way][][]string) // what the examples of a way need
	for _, r := range all {
		needs := rec.needs(r)
		covers := func(less []string) bool {
			return !slices.ContainsFunc(less, func(part string) bool { return !slices.Contains(needs, part) })
		}
		if w := of(r); !slices.ContainsFunc(had[w], covers) {
			had[w] = append(had[w], needs)
			e := r.example()
			e.Needs = needs
			shown = append(shown, e)
		}
	}
	return shown
}

// length is the number of bytes of the input. A result without an input that can be shown comes last.
func (r Result) length() int {
	if r.shown() == "" {
		return math.MaxInt
	}
	return r.Input.Len()
}

// shown is the text of the input, "" if it is not known or too long.
func (r Result) shown() string {
	if r.Input == nil {
		return ""
	}
	text := r.Input.String()
	if len(text) > mostShown {
		return ""
	}
	return text
}
