// Package maintenance holds what is known about the maintenance of codecs' modules: their releases,
// what their authors say, who requires them, and the advisories of the Go vulnerability database. A
// program brings lists of modules. An entry in a later list replaces one in an earlier list.
//
// It must not know any module or codec: the lists are the program's.
package maintenance

import (
	"cmp"
	"slices"
	"time"
)

// Standard is the path that codecs and entries use for the standard library.
const Standard = "std"

// Module is what is known about one module.
type Module struct {
	// Path is the module's path, or [Standard].
	Path string `json:"module"`
	// Measured is the release in go.mod, or the release that is downloaded if code is made on
	// demand. For the standard library it is the oldest Go that builds the program.
	Measured Release `json:"measured"`
	// Newest is the newest known release, if it is not the measured one.
	Newest Release `json:"newest,omitzero"`
	// First is the lowest tagged version that the module proxy lists for this path, if it is older
	// than the measured one. A proxy need not list all versions, so the module may be older still.
	First Release `json:"first,omitzero"`

	// Licence is the SPDX identifier of its licence. It is kept by hand.
	Licence string `json:"licence,omitempty"`
	// Declared is what the authors say about how ready it is. It is kept by hand.
	Declared Declaration `json:"declared,omitzero"`

	// Seen is the day on which the following fields, up to Note, were last checked. They are kept
	// by hand.
	Seen string `json:"seen,omitempty"`
	// Changed is the day of the newest change of the code, if it is later than the newest release.
	Changed string `json:"changed,omitempty"`
	// Stated is what the authors say, or what their host says about the repository.
	Stated Statement `json:"stated,omitzero"`
	// Successor is the module that the authors recommend instead.
	Successor string `json:"successor,omitempty"`
	// Note has further facts, as a clause without a full stop.
	Note string `json:"note,omitempty"`

	Advisories []Advisory `json:"advisories,omitempty"`

	// Looked is the day on which releases and advisories were looked up. Database is the day of the
	// version of the vulnerability database that was read. In a file, both are fields of [File].
	Looked   string `json:"-"`
	Database string `json:"-"`
	// RequiredBy says which well-known modules require it. It is nil if that was not looked up. In a
	// file, it is a part of [Users].
	RequiredBy *Requirers `json:"-"`
}

// Release is a version and the day on which it was made, "2026-11-23".
type Release struct {
	Version string `json:"version"`
	Date    string `json:"date,omitempty"`
}

// Statement is a state that a published source states.
type Statement struct {
	State State `json:"state"`
	// Since is the day or the month from which on the state holds.
	Since string `json:"since,omitempty"`
	// Source is where this was read.
	Source string `json:"source"`
}

// State is how a module is maintained.
type State string

const (
	// Maintained means that there was a release or a change within the two years before it was
	// looked up.
	Maintained State = "maintained"
	// Quiet means that there was no release or change in these years, and its authors do not say
	// why.
	Quiet State = "quiet"
	// Archived means that its repository is read-only.
	Archived State = "archived"
	// Deprecated means that its authors advise against using it.
	Deprecated State = "deprecated"
	// Unmaintained means that its authors say that they no longer maintain it.
	Unmaintained State = "unmaintained"
	// WithGo means that it is part of the standard library.
	WithGo State = "with Go"
	// Unknown means that no release has a date.
	Unknown State = "not known"
)

// meanings explain the states, each in a clause.
var meanings = map[State]string{
	Maintained:   "a release or a change within the two years before it was looked up",
	Quiet:        "no release and no change in these years, and the authors do not say why",
	Archived:     "the repository is read-only",
	Deprecated:   "the authors advise against using it",
	Unmaintained: "the authors say that they no longer maintain it",
	WithGo:       "a part of the standard library",
	Unknown:      "no release has a date",
}

// States are all states, in the order in which they are explained.
var States = []State{Maintained, Quiet, Archived, Deprecated, Unmaintained, WithGo, Unknown}

// Meaning explains the state in a clause without a full stop. It is "" for an unknown value.
func (s State) Meaning() string { return meanings[s] }

// State returns the stated state, or else the state that follows from the dates.
func (m Module) State() State {
	switch {
	case m.Path == Standard:
		return WithGo
	case m.Stated.State != "":
		return m.Stated.State
	}
	last, err := time.Parse(time.DateOnly, m.lastChange())
	if err != nil {
		return Unknown
	}
	looked, err := time.Parse(time.DateOnly, m.Looked)
	switch {
	case err != nil:
		return Unknown
	case last.Before(looked.AddDate(-2, 0, 0)):
		return Quiet
	}
	return Maintained
}

// lastChange returns the latest day on which the module is known to have changed.
func (m Module) lastChange() string {
	return slices.Max([]string{m.Measured.Date, m.Newest.Date, m.Changed})
}

// newest returns the newest known release.
func (m Module) newest() Release {
	return cmp.Or(m.Newest, m.Measured)
}

// Find returns a module's entry, the last one in the lists.
func Find(known []Module, path string) (Module, bool) {
	for _, m := range slices.Backward(known) {
		if m.Path == path {
			return m, true
		}
	}
	return Module{}, false
}
