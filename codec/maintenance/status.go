package maintenance

import (
	"fmt"
	"slices"
	"strings"
)

// Status is what is known about a codec's module, for the version that was measured.
type Status struct {
	State  State  `json:"state"`
	Since  string `json:"since,omitempty"`
	Source string `json:"source,omitempty"`
	// Measured is the version that was measured, with its day if that is known. Newest is the
	// newest known release.
	Measured Release `json:"measured"`
	Newest   Release `json:"newest,omitzero"`
	// First is the lowest version listed, as in [Module]. Stage is that of the measured version.
	First Release `json:"first,omitzero"`
	Stage Stage   `json:"stage,omitempty"`
	// Licence is an SPDX identifier, and Declared is what the authors say about how ready it is.
	Licence  string      `json:"licence,omitempty"`
	Declared Declaration `json:"declared,omitzero"`
	// RequiredBy is nil if it was not looked up, as for the standard library.
	RequiredBy *Requirers `json:"required_by,omitempty"`

	Changed   string `json:"changed,omitempty"`
	Successor string `json:"successor,omitempty"`
	Note      string `json:"note,omitempty"`
	// Open are the advisories about the measured version. Fixed are those that don't affect it,
	// because it is too new or too old.
	Open  []Known `json:"open_advisories"`
	Fixed []Known `json:"fixed_advisories"`
	// Looked is the day on which this was looked up. Database is the day of the version of the
	// vulnerability database.
	Looked   string `json:"looked"`
	Database string `json:"database,omitempty"`
}

// Known is a summary of an advisory.
type Known struct {
	ID      string   `json:"id"`
	Aliases []string `json:"aliases,omitempty"`
	What    string   `json:"what"`
	FixedIn string   `json:"fixed_in,omitempty"`
	// Mended reports whether FixedIn comes from the module's authors, because the database lists no
	// fix.
	Mended bool `json:"mended_by_authors,omitempty"`
}

// Of returns what is known about a codec in a version of its module. It returns nil if nothing is
// known. An empty version means the version in go.mod.
func Of(known []Module, codec, module, version string) *Status {
	m, ok := Find(known, module)
	if !ok {
		return nil
	}
	measured := m.Measured
	if version != "" && version != measured.Version {
		measured = Release{Version: version}
	}
	s := Status{
		State: m.State(), Since: m.Stated.Since, Source: m.Stated.Source, Measured: measured,
		First: m.First, Stage: measured.Stage(), Licence: m.Licence, Declared: m.Declared, RequiredBy: m.RequiredBy,
		Changed: m.Changed, Successor: m.Successor, Note: m.Note,
		Open: []Known{}, Fixed: []Known{}, Looked: m.Looked, Database: m.Database,
	}
	if m.Path != Standard {
		s.Newest = m.newest()
	}
	for _, a := range m.Advisories {
		if !a.Concerns(codec) {
			continue
		}
		k := Known{a.ID, a.Aliases, a.What, a.FixedIn(m.Path), a.Mended != ""}
		if a.Open(measured.Version) {
			s.Open = append(s.Open, k)
		} else {
			s.Fixed = append(s.Fixed, k)
		}
	}
	return &s
}

// warnings explain the states that a reader of figures must know.
var warnings = map[State]string{
	Archived:     "archived: its repository is read-only",
	Deprecated:   "deprecated by its authors",
	Unmaintained: "no longer maintained, as its authors say",
}

// Remarks returns what must be known in addition to a codec's figures: that its authors have given
// it up, and which advisories are open.
func (s *Status) Remarks() []string {
	if s == nil {
		return nil
	}
	var all []string
	if w := warnings[s.State]; w != "" {
		all = append(all, w)
	}
	if len(s.Open) > 0 {
		var ids []string
		for _, k := range s.Open {
			ids = append(ids, k.ID)
		}
		all = append(all, fmt.Sprintf("open %s: %s", plural(len(s.Open), "advisory", "advisories"), strings.Join(ids, ", ")))
	}
	return all
}

// Words returns the remarks in very few words: "3 open advisories", "archived".
func (s *Status) Words() []string {
	if s == nil {
		return nil
	}
	var all []string
	if n := len(s.Open); n > 0 {
		all = append(all, fmt.Sprintf("%d open %s", n, plural(n, "advisory", "advisories")))
	}
	if warnings[s.State] != "" {
		all = append(all, string(s.State))
	}
	return all
}

// Summary returns the state in a few words: "archived since 2026-01-18".
func (s *Status) Summary() string {
	if s.Since != "" {
		return string(s.State) + " since " + s.Since
	}
	return string(s.State)
}

// Facts returns all that is known, as labels and texts.
func (s *Status) Facts() [][2]string {
	if s == nil {
		return nil
	}
	state := s.Summary()
	if s.Newest.Version != "" {
		state += "; newest release known: " + s.Newest.text()
	}
	if s.Changed > s.Newest.Date {
		state += "; changed since, on " + s.Changed
	}
	if s.Successor != "" {
		state += "; its authors advise " + s.Successor
	}
	if s.Declared.Words != "" {
		state += "; its authors call it " + s.Declared.Words
	}
	if s.Note != "" {
		state += "; " + s.Note
	}
	facts := [][2]string{{"Maintenance", state + ". " + s.When() + "."}}
	if len(s.Open) > 0 {
		facts = append(facts, [2]string{"Open advisories", list(s.Open)})
	}
	if len(s.Fixed) > 0 {
		facts = append(facts, [2]string{"Past advisories", list(s.Fixed)})
	}
	if len(s.Open)+len(s.Fixed) == 0 {
		facts = append(facts, [2]string{"Advisories", "none known"})
	}
	return facts
}

// When says when this was looked up: "Looked up on 2026-11-23, advisories as of 2026-08-21".
func (s *Status) When() string {
	switch s.Database {
	case "":
		return "Looked up on " + s.Looked + ", without advisories"
	case s.Looked:
		return "Looked up on " + s.Looked
	}
	return fmt.Sprintf("Looked up on %s, advisories as of %s", s.Looked, s.Database)
}

func (r Release) text() string {
	if r.Date == "" {
		return r.Version
	}
	return r.Version + " of " + r.Date
}

// list returns advisories as a part of a sentence.
func list(all []Known) string {
	var texts []string
	for _, k := range all {
		what := k.What
		switch {
		case k.Mended:
			what += ", mended in " + k.FixedIn + ", which the database does not say"
		case k.FixedIn != "":
			what += ", fixed in " + k.FixedIn
		default:
			what += ", no fix"
		}
		texts = append(texts, fmt.Sprintf("%s (%s)", k.ID, what))
	}
	return strings.Join(texts, ", ")
}

func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// Modules returns the modules of a list, each once with its last entry, in the order of their paths.
func Modules(known []Module) []Module {
	var all []Module
	seen := make(map[string]bool)
	for _, m := range slices.Backward(known) {
		if !seen[m.Path] {
			seen[m.Path] = true
			all = append(all, m)
		}
	}
	slices.SortFunc(all, func(a, b Module) int { return strings.Compare(a.Path, b.Path) })
	return all
}
