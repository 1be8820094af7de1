package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// modules returns what the program knows about the modules of codecs.
func (p Program) modules() []maintenance.Module {
	var all []maintenance.Module
	for _, known := range p.Maintenance {
		all = append(all, known()...)
	}
	return all
}

// inform adds to the codecs of a record what the program knows about them now: about their modules
// in the measured versions, their formats, and facts that older records lack.
func (p Program) inform(c inventory.Inventory, checks verdict.All, run record.Run) {
	known, codecs := p.modules(), run.Codecs
	own := ownTypes(c, checks, run)
	for i, info := range codecs {
		codecs[i].Findings = checks.Of(info.Name, info.Module, info.Version, run.Env.Go, own...)
		codecs[i].Maintenance = maintenance.Of(known, info.Name, info.Module, info.Version)
		k, err := c.Codec(info.Name)
		if err != nil || k.Module != info.Module { // the codec of another program
			codecs[i].Format = formats.Named(info.FormatName)
			continue
		}
		codecs[i].Adapter = k.Part.Package
		codecs[i].Format, codecs[i].FormatName, codecs[i].WellKnown = k.Format, k.Format.Name, k.WellKnown
		codecs[i].Code = k.Code()
		codecs[i].Package = cmp.Or(info.Package, k.Package)
		codecs[i].Schema = cmp.Or(info.Schema, k.Schema)
		now := measure.Info(k, record.Environment{})
		codecs[i].Fields, codecs[i].Limits, codecs[i].Guards, codecs[i].Statements = now.Fields, now.Limits, now.Guards, now.Statements
	}
}

// ownTypes adds to the data sets of a run how far checks apply to them. It returns the users' types if the
// run has no other types: what was found on other types need not apply to them.
func ownTypes(c inventory.Inventory, checks verdict.All, run record.Run) (own []verdict.Set) {
	for i := range run.Data {
		d := &run.Data[i]
		set, err := c.Set(d.Name)
		d.Own = err != nil
		if d.Own {
			d.Check = commandLine([]string{"check", cmp.Or(d.Type, "TYPE")})
		} else {
			d.Check = commandLine([]string{"check", "--data", d.Name})
		}
		if !d.Own && d.Type == "" { // a record of an older program
			d.Parts = set.Parts
		}
		of := verdict.Set{Name: d.Name, Type: d.Type, Schema: d.Schema, Parts: d.Parts}
		d.Reach = checks.Reach(of, run.Env.Go)
		if d.Own && d.Type != "" {
			own = append(own, of)
		}
	}
	if len(own) < len(run.Data) {
		return nil
	}
	return own
}

// Inform adds to the runs of a record what the program knows now about their codecs: how their
// modules are maintained, their formats, and facts that older records lack. Call it before showing
// records.
func (p Program) Inform(recs []record.Record) error {
	c, err := p.knowledge()
	if err != nil {
		return err
	}
	checks, err := p.checks()
	if err != nil {
		return err
	}
	var sets []verdict.Set
	for _, d := range c.Data {
		sets = append(sets, checkedSet(d))
	}
	checks = checks.Complete(sets)
	for _, rec := range recs {
		p.inform(c, checks, rec.Run)
	}
	return nil
}

// moduleStatus is what is known about a module, over all its codecs.
type moduleStatus struct {
	path string
	*maintenance.Status
}

// byModule joins what is known about codecs of one module.
func byModule(codecs []record.CodecInfo) []moduleStatus {
	var all []moduleStatus
	for _, k := range codecs {
		s := k.Maintenance
		if s == nil {
			continue
		}
		at := slices.IndexFunc(all, func(m moduleStatus) bool { return m.path == k.Module })
		if at < 0 {
			status := *s
			status.Open, status.Fixed = slices.Clone(s.Open), slices.Clone(s.Fixed)
			all = append(all, moduleStatus{k.Module, &status})
			continue
		}
		all[at].Open = addAdvisories(all[at].Open, s.Open)
		all[at].Fixed = addAdvisories(all[at].Fixed, s.Fixed)
	}
	return all
}

func addAdvisories(all, more []maintenance.Known) []maintenance.Known {
	for _, k := range more {
		if !slices.ContainsFunc(all, func(other maintenance.Known) bool { return other.ID == k.ID }) {
			all = append(all, k)
		}
	}
	return all
}

// maintenanceText returns a table of the modules, a table of their advisories, an explanation of the
// states, and a table of what helps to trust the modules, in lines of at most the given width.
func maintenanceText(modules []moduleStatus, width int) string {
	if len(modules) == 0 {
		return ""
	}
	var rows, advisories [][]string
	var states []maintenance.State
	for _, m := range modules {
		newer := m.Newest.Version
		if newer == m.Measured.Version {
			newer = ""
		}
		rows = append(rows, []string{m.path, m.Measured.Version, m.Measured.Date, newer, m.Changed, m.Summary(), counted(m.Status)})
		for _, k := range m.Open {
			advisories = append(advisories, []string{"open", k.ID, m.path, k.What, fixedIn(k)})
		}
		for _, k := range m.Fixed {
			advisories = append(advisories, []string{"past", k.ID, m.path, k.What, fixedIn(k)})
		}
		if !slices.Contains(states, m.State) {
			states = append(states, m.State)
		}
	}
	out := narrow([]string{"module", "version", "of", "newer", "changed", "state", "advisories"}, rows, width)
	if len(advisories) > 0 {
		slices.SortStableFunc(advisories, func(a, b []string) int { return strings.Compare(a[0], b[0]) })
		out += "\n\n" + narrow([]string{"advisory", "id", "module", "what goes wrong", "fixed in"}, advisories, width)
	}
	var meanings []string
	for _, s := range maintenance.States {
		if slices.Contains(states, s) {
			meanings = append(meanings, fmt.Sprintf("%s: %s", s, s.Meaning()))
		}
	}
	foot := append(report.Wrap("", strings.Join(meanings, "; ")+".", width), report.Wrap("", modules[0].When()+".", width)...)
	return out + "\n\n" + strings.Join(foot, "\n") + "\n\n" + trustText(modules, width)
}

// trustText returns a table of what else helps to decide whether to trust a module, and an
// explanation of its columns.
func trustText(modules []moduleStatus, width int) string {
	var rows [][]string
	foot := []string{"stage of the measured version: " + maintenance.Stages()}
	for _, m := range modules {
		required := ""
		if r := m.RequiredBy; r != nil {
			required = strconv.Itoa(len(r.By))
			if len(foot) == 1 {
				foot = append(foot, fmt.Sprintf("required by: the number of %d well-known modules whose go.mod required it directly on %s (docs/adoption.md); --json names them.", r.Of, r.Looked))
			}
		}
		rows = append(rows, []string{m.path, m.First.Version, m.First.Date, string(m.Stage), m.Licence, m.Declared.Words, required})
	}
	foot = append(foot, "lowest listed: the lowest version that the module proxy lists, if it is older than the measured one; it need not list all.")
	var lines []string
	for _, text := range foot {
		lines = append(lines, report.Wrap("", text, width)...)
	}
	return narrow([]string{"module", "lowest listed", "of", "stage", "licence", "its authors call it", "required by"}, rows, width) + "\n\n" + strings.Join(lines, "\n")
}

// counted writes the number of advisories, such as "3 open, 1 past".
func counted(s *maintenance.Status) string {
	var counts []string
	if n := len(s.Open); n > 0 {
		counts = append(counts, fmt.Sprintf("%d open", n))
	}
	if n := len(s.Fixed); n > 0 {
		counts = append(counts, fmt.Sprintf("%d past", n))
	}
	return strings.Join(counts, ", ")
}

func fixedIn(k maintenance.Known) string {
	switch {
	case k.Mended:
		return k.FixedIn + " (not in the database)"
	case k.FixedIn == "":
		return "no version"
	}
	return k.FixedIn
}
