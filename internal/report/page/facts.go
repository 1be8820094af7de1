package page

import (
	"encoding/json"
	"slices"

	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/report"
)

// need is a need of package advise that a reader can tick.
type need struct {
	Name       string `json:"name"`
	About      string `json:"about"`
	Documented bool   `json:"documented,omitempty"` // no run checks it
}

// needs are the needs without values.
func needs() []need {
	var all []need
	for _, k := range advise.Kinds {
		if k.Values == nil {
			all = append(all, need{k.Name, k.About, k.Documented})
		}
	}
	return all
}

// profile is what is known of a codec on a data set besides figures. Most data sets share it.
type profile struct {
	// Risks are the reasons why the codec is not sound.
	Risks []report.Risk `json:"risks,omitempty"`
	// Needs are the verdicts about needs that are not simply met, by name.
	Needs map[string]advise.Verdict `json:"needs,omitempty"`
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
		p := profile{Risks: r.Risks(), Needs: advise.Verdicts(r)}
		for name, v := range p.Needs {
			if v.Standing == advise.Met {
				delete(p.Needs, name)
			}
		}
		text, err := json.Marshal(p)
		if err != nil {
			panic(err) // it consists of texts
		}
		at := place(b.profiles, string(text), func() { b.Profiles = append(b.Profiles, p) })
		for codec := b.codecs[r.Codec.Name]; len(set.Profiles) <= codec; {
			set.Profiles = append(set.Profiles, -1)
		}
		set.Profiles[b.codecs[r.Codec.Name]] = at
	}
}

// library is what is known about a codec's module, as advice says it.
type library struct {
	Text string `json:"text,omitempty"`
	// Looked and Database are the days of package maintenance.
	Looked   string `json:"looked,omitempty"`
	Database string `json:"database,omitempty"`
}

func libraryOf(m *maintenance.Status) library {
	if m == nil {
		return library{}
	}
	return library{advise.TrustOf(m).String(), m.Looked, m.Database}
}
