package advise

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"golang.org/x/mod/module"

	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/record"
)

// Origin says where figures and facts come from.
type Origin struct {
	Started time.Time `json:"started"`
	Machine string    `json:"machine"`
	Go      string    `json:"go"`
	// Compression is the run that measured compressors, if it is another one.
	Compression *Compression `json:"compression,omitempty"`
	// Checks are the checks of most codecs, if a need depends on them. Reach says for each user's type of the
	// question how far checks apply to it.
	Checks *Checks  `json:"checks,omitempty"`
	Reach  []string `json:"reach,omitempty"`
	// Looked is the last day on which modules were looked up, and Advisories is that of the
	// vulnerability database. They are "" if the program knows no modules.
	Looked     string `json:"looked,omitempty"`
	Advisories string `json:"advisories,omitempty"`
	// Old says which of these are older than 90 days.
	Old []string `json:"old,omitempty"`
}

// Compression is a run that measured compressors.
type Compression struct {
	Started time.Time `json:"started"`
	Machine string    `json:"machine"`
	// Doubt says by how much its times may be wrong. It is "" if that is not much.
	Doubt string `json:"doubt,omitempty"`
}

// Checks are checks of codecs with hostile and damaged input.
type Checks struct {
	Started time.Time `json:"started"`
	Go      string    `json:"go"`
	// Data are the data sets. What was found there may differ for other types.
	Data []string `json:"data"`
	// Untried are the kinds of parts that types of the question have, and none of the checked types. Check is
	// the command that checks codecs with the first of these types.
	Untried []string `json:"untried,omitempty"`
	Check   string   `json:"check,omitempty"`
}

// machine describes the machine of a run.
func machine(r record.Run) string { return fmt.Sprintf("%s, %d cores", r.Env.Processor(), r.Env.Cores) }

// fresh is the age up to which figures and facts need no warning.
const fresh = 90 * 24 * time.Hour

// origin returns where figures and facts come from, as seen on the day of the question.
func origin(rec record.Record, q Question) Origin {
	o := Origin{Started: rec.Run.Started, Machine: machine(rec.Run), Go: rec.Run.Env.Go}
	if c := q.Compressed; c != nil && q.Load.compressor() != nil && !c.Run.Started.Equal(o.Started) {
		o.Compression = &Compression{c.Run.Started, machine(c.Run), c.Doubt(q.Data)}
	}
	if slices.ContainsFunc(q.Needs, func(n Need) bool { return n.Kind().Checked }) {
		for _, d := range rec.Run.Data {
			if slices.Contains(q.Data, d.Name) {
				o.checked(d)
			}
		}
	}
	for _, c := range rec.Run.Codecs {
		if m := c.Maintenance; m != nil {
			o.Looked, o.Advisories = max(o.Looked, m.Looked), max(o.Advisories, m.Database)
		}
	}
	old := func(what string, on time.Time) {
		if age := q.Today.Sub(on); !on.IsZero() && !q.Today.IsZero() && age > fresh {
			o.Old = append(o.Old, fmt.Sprintf("%s %d days old", what, int(age.Hours()/24)))
		}
	}
	day := func(s string) time.Time {
		t, _ := time.Parse(time.DateOnly, s) // the zero time is no day
		return t
	}
	old("the figures are", o.Started)
	if o.Compression != nil {
		old("the figures of compressors are", o.Compression.Started)
	}
	if o.Checks != nil {
		old("the checks are", o.Checks.Started)
	}
	old("the facts about modules are", day(o.Looked))
	old("the advisories are", day(o.Advisories))
	return o
}

// checked adds how far checks apply to a data set of the question.
func (o *Origin) checked(d record.DataInfo) {
	if d.Own {
		o.Reach = append(o.Reach, d.Reach.Text(d.Name, d.Check))
	}
	c := d.Reach.General
	if c == nil {
		return
	}
	if o.Checks == nil {
		o.Checks = &Checks{Started: c.Started, Go: c.Go, Data: c.Data}
	}
	for _, part := range d.Reach.Untried {
		if o.Checks.Check == "" {
			o.Checks.Check = d.Check
		}
		if !slices.Contains(o.Checks.Untried, part) {
			o.Checks.Untried = append(o.Checks.Untried, part)
		}
	}
}

// Trust is what is known about a library, in the version that was measured.
type Trust struct {
	// Standard reports whether it is part of Go's standard library.
	Standard bool `json:"standard,omitempty"`
	// Version is the measured one, First the lowest that the module proxy lists, and Newest the newest
	// release.
	Version maintenance.Release `json:"version,omitzero"`
	First   maintenance.Release `json:"first,omitzero"`
	Newest  maintenance.Release `json:"newest,omitzero"`
	Stage   maintenance.Stage   `json:"stage,omitempty"`
	Licence string              `json:"licence,omitempty"`
	State   maintenance.State   `json:"state,omitempty"`
	// RequiredBy is the number of well-known modules that require it, of those looked at. Nil means
	// that it is not known.
	RequiredBy *maintenance.Requirers `json:"required_by,omitempty"`
}

// TrustOf returns what is known about the library of a codec. It is the zero Trust if that is nothing.
func TrustOf(m *maintenance.Status) Trust {
	if m == nil {
		return Trust{}
	}
	return Trust{m.State == maintenance.WithGo, m.Measured, m.First, m.Newest, m.Stage, m.Licence, m.State, m.RequiredBy}
}

// Known is the number of well-known modules that require it. All Go programs have the standard library.
func (t Trust) Known() int {
	switch {
	case t.Standard:
		return math.MaxInt
	case t.RequiredBy == nil:
		return 0
	}
	return len(t.RequiredBy.By)
}

// String writes it as a clause. It is "" if nothing is known.
func (t Trust) String() string {
	s := t.short()
	if r := t.RequiredBy; r != nil && s != "" {
		s += fmt.Sprintf(", required by %d of %d well-known modules", len(r.By), r.Of)
	}
	return s
}

// short is String without those who require it.
func (t Trust) short() string {
	if t.Standard {
		return "standard library"
	}
	if t.Version.Version == "" {
		return ""
	}
	dated := func(r maintenance.Release) string {
		if r.Date == "" {
			return r.Version
		}
		return r.Version + " of " + r.Date
	}
	all := []string{"version " + dated(t.Version)}
	if t.Newest.Version != "" && t.Newest.Version != t.Version.Version && !module.IsPseudoVersion(t.Newest.Version) {
		all = append(all, "newest "+dated(t.Newest))
	}
	if t.First.Version != "" {
		all = append(all, "first known "+dated(t.First))
	}
	if t.Licence != "" {
		all = append(all, t.Licence)
	}
	return strings.Join(all, ", ")
}
