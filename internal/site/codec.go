package site

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// codec is a codec with its rows on all machines.
type codec struct {
	name, slug string
	info       *record.CodecInfo // of the newest run that has the codec
	run        *run              // that run
	on         []codecRows
	events     []*event
	retired    string // the reason, "" if it is not retired
	partly     string // the reason why some of the rows are retired, "" if all or none are
}

// codecRows are the rows of a codec on a machine.
type codecRows struct {
	*machine
	rows []*row
}

// codecsOf collects the codecs of machines by name.
func codecsOf(machines []*machine) []*codec {
	byName := make(map[string]*codec)
	for _, m := range machines {
		for _, r := range m.sorted() {
			k := byName[r.Codec]
			if k == nil {
				k = &codec{name: r.Codec, slug: slug(r.Codec)}
				byName[r.Codec] = k
			}
			if now := r.newest(); k.run == nil || older(k.run, now.run) {
				k.run, k.info = now.run, now.info
			}
			if len(k.on) == 0 || k.on[len(k.on)-1].machine != m {
				k.on = append(k.on, codecRows{machine: m})
			}
			at := &k.on[len(k.on)-1]
			at.rows = append(at.rows, r)
		}
		for _, e := range m.events {
			if k := byName[e.codec]; k != nil {
				k.events = append(k.events, e)
			}
		}
	}
	all := make([]*codec, 0, len(byName))
	for _, k := range byName {
		k.retire()
		slices.SortFunc(k.events, compareEvents)
		all = append(all, k)
	}
	slices.SortFunc(all, func(a, b *codec) int { return cmp.Compare(a.name, b.name) })
	return all
}

// each calls a function with each row of the codec.
func (k *codec) each(do func(*row)) {
	for _, on := range k.on {
		for _, r := range on.rows {
			do(r)
		}
	}
}

// counts returns the number of rows with a time and of retired rows.
func (k *codec) counts() (active, retired int) {
	k.each(func(r *row) {
		switch {
		case r.retired != "":
			retired++
		case r.newest().passes():
			active++
		}
	})
	return active, retired
}

// retire says whether the codec or some of its rows are retired, with the reason that most of them have.
func (k *codec) retire() {
	active, retired := k.counts()
	if retired == 0 {
		return
	}
	var reasons []string
	counts := make(map[string]int)
	k.each(func(r *row) {
		if r.retired == "" {
			return
		}
		if counts[r.retired]++; counts[r.retired] == 1 {
			reasons = append(reasons, r.retired)
		}
	})
	most := slices.MaxFunc(reasons, func(a, b string) int { return cmp.Compare(counts[a], counts[b]) })
	switch {
	case active > 0:
		k.partly = fmt.Sprintf("%d of %d rows are retired. The reason of %d: %s", retired, retired+active, counts[most], most)
	case len(reasons) == 1:
		k.retired = most
	default:
		k.retired = fmt.Sprintf("%s (%d of %d rows)", most, counts[most], retired)
	}
}

// library names the library in the version of the newest run.
func (k *codec) library() string {
	switch k.info.Module {
	case "":
		return "code of wirebench itself"
	case "std":
		return strings.TrimSpace(cmp.Or(k.info.Package, "the standard library") + " of " + k.run.info.Env.Go)
	}
	return strings.TrimSpace(k.info.Module + " " + k.info.Version)
}

// finding is an example of what checks found, with the needs that it is about.
type finding struct {
	verdict.Example
	codec *codec
	needs []string
	build *verdict.Build
}

// findings returns what checks found out about the codec, with each example once.
func (k *codec) findings() (all []*finding) {
	byID := make(map[string]*finding)
	for _, need := range verdict.Needs {
		f, there := k.info.Findings[need]
		if !there {
			continue
		}
		if f.Other != nil {
			f = *f.Other
		}
		for _, e := range f.Examples {
			if e.ID == "" {
				continue
			}
			if byID[e.ID] == nil {
				byID[e.ID] = &finding{Example: e, codec: k, build: f.Build}
				all = append(all, byID[e.ID])
			}
			byID[e.ID].needs = append(byID[e.ID].needs, need)
		}
	}
	return all
}
