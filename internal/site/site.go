// Package site makes a static site of records of several dates and machines: a page for each codec and
// each finding of checks, tables with the history of their rows, a feed of what changed, badges, and an
// index for search.
//
//  1. [Site.Add] takes the runs of a record, computes their figures, and keeps only these. The run
//     itself is kept while it is the newest of its machine, since the site has its report.
//  2. Runs are grouped by machine (machine.go). Ratios of two machines are never compared or joined.
//  3. Each cell becomes a row with a point for each run (history.go). Points that can't be compared,
//     since the version of Go, the reference or the messages differ, begin a new period. Package
//     changepoint finds where a period changed.
//  4. Rows that no longer pass are retired (retire.go). What happened to a codec from one run to the
//     next is an event (event.go), from which the feed and the lists of changes are made.
//  5. [Site.Write] renders the pages from templates/ into a temporary folder, and then puts that in the
//     place of the site (output.go). So a site is never half-written.
//
// The pages need no script, except the one for search. The same records make the same bytes.
//
// It must not know any codec, data set or engine, nor how a report is rendered: it has the former from
// the records, and its caller passes the latter as a function.
package site

import (
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// Options are what the site's maker knows apart from records.
type Options struct {
	// URL is where the site will be published. The feed and the texts for badges need it. If it is "",
	// the feed has relative addresses.
	URL string
	// Report writes the HTML report of a run, whose name is given, and the files that it loads. It calls write for each.
	Report func(name string, write func(name string, content []byte) error, run record.Record) error
	// Source returns the files of a package that adapts a library: its Go files and its README.md. It
	// returns nil if they are not known. It may be nil itself.
	Source func(pkg string) fs.FS
	// Made returns the path of the package with a codec's code for a data set's type, or "".
	Made func(codec, data string) string
}

// Site is a site that is being made.
type Site struct {
	Options
	mu   sync.Mutex
	runs []*run
	left []string
}

// New returns a site without records.
func New(o Options) *Site {
	o.URL = strings.TrimRight(o.URL, "/")
	return &Site{Options: o}
}

// Add adds the runs of a record that was informed about its codecs. name is what the record is called
// on the pages, such as the name of its folder. Several goroutines may call it.
func (s *Site) Add(name string, recs []record.Record) {
	for _, rec := range recs {
		if why := unfit(rec); why != "" {
			s.mu.Lock()
			s.left = append(s.left, fmt.Sprintf("%s is left out: %s", name, why))
			s.mu.Unlock()
			continue
		}
		r := newRun(name, rec)
		s.mu.Lock()
		s.runs = append(s.runs, r)
		s.keepNewest(r, rec)
		s.mu.Unlock()
	}
}

// unfit says why a site does not show a run, "" if it does.
func unfit(rec record.Record) string {
	switch {
	case rec.Run.Grade == record.Messages:
		return "it is of engines, and the site is about codecs; wirebench report shows it"
	case rec.Run.Variant != "" && rec.Run.Variant != usualVariant:
		return fmt.Sprintf("its program was built differently (%s); wirebench report compares it with the usual program", rec.Run.Variant)
	case len(rec.Cells) == 0:
		return "it has no cells"
	}
	return ""
}

// usualVariant is the variant of the program that is built as always, of several that were measured together.
const usualVariant = "usual"

// keepNewest keeps the whole run if it is the newest of its machine so far.
func (s *Site) keepNewest(r *run, rec record.Record) {
	r.whole = &rec
	for _, other := range s.runs {
		// A run that does not state its revision may be of several machines. It replaces none.
		same := sameMachine(other.info.Env, r.info.Env) && other.info.Env.Revision == r.info.Env.Revision
		if other == r || other.whole == nil || !same {
			continue
		}
		if older(other, r) {
			other.whole = nil
		} else {
			r.whole = nil
		}
	}
}

// older reports whether a run began before another one. Of runs that began at once, their names decide.
func older(a, b *run) bool { return order(a, b) < 0 }

func order(a, b *run) int {
	return cmp.Or(a.info.Started.Compare(b.info.Started), cmp.Compare(a.name, b.name), cmp.Compare(len(a.cells), len(b.cells)))
}

// Left says which runs the site does not show, and why, with a line for each.
func (s *Site) Left() []string {
	left := slices.Clone(s.left)
	slices.Sort(left)
	return left
}

// Runs is the number of runs that the site shows.
func (s *Site) Runs() int { return len(s.runs) }

// run is what the site keeps of a run.
type run struct {
	name    string
	info    record.Run
	data    map[string]record.DataInfo
	cells   map[record.Key]point
	groups  [][]string // operations that belong together
	machine *machine
	whole   *record.Record // nil if a newer run of the machine is known
}

// point is the outcome of a cell in a run.
type point struct {
	run *run
	report.Cell
	info    *record.CodecInfo
	partial bool // the codec carries only a part of the type
}

// passes reports whether the cell has a time.
func (p point) passes() bool { return p.Reason == "" && p.Fault == "" && p.Measured() }

// outcome is the reason why the cell has no time.
func (p point) outcome() string {
	return cmp.Or(p.Fault, p.Reason, "it was not measured, since the run ended before")
}

// newRun computes the figures of a run. Yardsticks and the reference's twin have no rows.
func newRun(name string, rec record.Record) *run {
	r := &run{name: name, info: rec.Run, data: make(map[string]record.DataInfo), cells: make(map[record.Key]point)}
	for _, d := range rec.Run.Data {
		r.data[d.Name] = d
	}
	codecs := make(map[string]*record.CodecInfo)
	for _, t := range report.Unranked(report.Source{Record: rec}) {
		if !slices.ContainsFunc(r.groups, func(g []string) bool { return slices.Equal(g, t.Operations) }) {
			r.groups = append(r.groups, t.Operations)
		}
		for i := range t.Rows {
			row := &t.Rows[i]
			if row.Floor || row.Twin {
				continue
			}
			if codecs[row.Codec.Name] == nil {
				info := row.Codec
				codecs[info.Name] = &info
			}
			for _, c := range row.Cells {
				c.Cell = record.Cell{ // without what no page shows
					Key: c.Key, Reason: c.Reason, Fault: c.Fault, Wire: c.Wire, Allocs: c.Allocs, AllocBytes: c.AllocBytes,
				}
				r.cells[c.Key] = point{run: r, Cell: c, info: codecs[c.Codec], partial: row.Partial()}
			}
		}
	}
	return r
}

// date is the day of the run, for people.
func (r *run) date() string { return r.info.Started.UTC().Format("2006-01-02") }
