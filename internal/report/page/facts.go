package page

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// need is a need of package advise that a reader can tick.
type need struct {
	Name       string `json:"name"`
	About      string `json:"about"`
	Documented bool   `json:"documented,omitempty"` // no run checks it
	// Checked are the kinds of checks apart from runs that decide it, as wirebench check --kind takes them.
	Checked string `json:"checked,omitempty"`
}

func needs() []need {
	var all []need
	for _, n := range advise.Ticked() {
		k := n.Kind()
		of := need{Name: n.String(), About: n.About(), Documented: k.Documented}
		if k.Checked {
			of.Checked = verdict.Kinds(n.String())
		}
		all = append(all, of)
	}
	return all
}

// profile is what is known of a codec on a data set besides figures. Most data sets share it. Its numbers
// are places in the lists of the payload, since many codecs share a text.
type profile struct {
	// Risks are the reasons why the codec is not sound.
	Risks []int `json:"risks,omitempty"`
	// Needs are the verdicts about needs that are not simply met, by name.
	Needs map[string]int `json:"needs,omitempty"`
}

// profiled adds the profiles of a table's codecs to its data set. Only a table with encode or decode
// decides, as in package advise.
func (b *builder) profiled(t report.Table) {
	if !slices.Contains(t.Operations, "encode") && !slices.Contains(t.Operations, "decode") {
		return
	}
	set := &b.Sets[b.sets[t.Data.Name]]
	for _, r := range t.Rows {
		if r.Twin || r.Floor {
			continue
		}
		p := b.profile(r, t.Data)
		at := place(b.profiles, fmt.Sprint(p), func() { b.Profiles = append(b.Profiles, p) }) // maps are printed in order
		place := b.codecs[r.Codec.Name]
		for len(set.Profiles) <= place {
			set.Profiles = append(set.Profiles, -1)
		}
		set.Profiles[place] = at
	}
}

func (b *builder) profile(r report.Row, data record.DataInfo) profile {
	p := profile{Needs: make(map[string]int)}
	for _, risk := range r.Risks() {
		p.Risks = append(p.Risks, place(b.risks, fmt.Sprintf("%q", risk), func() { b.Risks = append(b.Risks, risk) }))
	}
	verdicts := advise.Verdicts(r, data)
	for _, name := range slices.Sorted(maps.Keys(verdicts)) {
		if v := verdicts[name]; v.Standing != advise.Met {
			p.Needs[name] = place(b.verdicts, fmt.Sprintf("%q", v), func() { b.Verdicts = append(b.Verdicts, v) })
		}
	}
	return p
}

// limit is a documented limit of a codec. Danger reports whether a codec with it is not for messages from
// strangers.
type limit struct {
	record.Limit
	Danger bool `json:"danger,omitempty"`
}

func limits(all []record.Limit) []limit {
	var marked []limit
	for _, l := range all {
		marked = append(marked, limit{l, codec.Risk(l.Risk).Dangerous()})
	}
	return marked
}

// library is what is known about a codec's module, as advice says it.
type library struct {
	Text string `json:"text,omitempty"`
	// Release is the newest release, and Users says how many well-known modules require the module.
	Release string `json:"release,omitempty"`
	Users   string `json:"users,omitempty"`
	// Known is the number of those modules.
	Known int `json:"known,omitempty"`
	// Looked and Database are the days of package maintenance.
	Looked   string `json:"looked,omitempty"`
	Database string `json:"database,omitempty"`
}

func libraryOf(m *maintenance.Status) library {
	if m == nil {
		return library{}
	}
	t := advise.TrustOf(m)
	l := library{Text: t.String(), Known: t.Known(), Looked: m.Looked, Database: m.Database}
	if newest := cmp.Or(t.Newest, t.Version); newest.Version != "" {
		l.Release = strings.TrimSuffix(newest.Version+" of "+newest.Date, " of ")
	}
	switch r := t.RequiredBy; {
	case t.Standard:
		l.Release, l.Users = "with Go", "every Go program has it"
	case r != nil:
		l.Users = fmt.Sprintf("required by %d of %d well-known modules", len(r.By), r.Of)
	}
	return l
}
