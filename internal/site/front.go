package site

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// machineLine is a machine in a list.
type machineLine struct {
	Name, To, Report    string
	Records, Rows, Sets int
	Newest, Go          string
}

// codecLine is a codec in a list.
type codecLine struct {
	Name, To, Format, Library, Retired string
	Rows, Gone, Fails, Passes          int
	Checked                            bool
}

type indexView struct {
	head
	Machines []machineLine
	Events   []eventView
	Codecs   []codecLine
	Retired  []codecLine
	Missing  []string
	Left     []string
}

// mostNews is how many events the first page shows, and mostChanges how many the page of changes has.
// All events of a codec are on its page.
const (
	mostNews    = 8
	mostChanges = 200
)

// index writes the first page.
func (w *writer) index() error {
	v := indexView{
		head: headOf("index.html", "Go serialization formats over time"), Missing: w.missing(), Left: w.Left(),
		Events: eventViews(w.events[:min(len(w.events), mostNews)], ""),
	}
	for _, m := range w.machines {
		v.Machines = append(v.Machines, newMachineLine(m))
	}
	for _, k := range w.codecs {
		if line := newCodecLine(k); k.retired != "" {
			v.Retired = append(v.Retired, line)
		} else {
			v.Codecs = append(v.Codecs, line)
		}
	}
	return w.page("index.html", "index", v)
}

func newMachineLine(m *machine) machineLine {
	n := m.newest()
	line := machineLine{
		Name: m.name(), To: machinePage(m), Report: reportPage(m), Records: len(m.runs), Newest: n.date(), Go: n.info.Env.Go,
	}
	sets := make(map[string]bool)
	for _, r := range m.rows {
		if r.newest().passes() {
			line.Rows++
			sets[r.Data] = true
		}
	}
	line.Sets = len(sets)
	return line
}

func newCodecLine(k *codec) codecLine {
	line := codecLine{Name: k.name, To: codecPage(k), Format: k.info.FormatName, Library: k.library(), Retired: short(k.retired)}
	line.Rows, line.Gone = k.counts()
	for _, need := range verdict.Base {
		switch f, there := k.info.Findings[need]; {
		case !there:
		case f.Word() == verdict.Fails:
			line.Fails, line.Checked = line.Fails+1, true
		case f.Word() == verdict.Passes:
			line.Passes, line.Checked = line.Passes+1, true
		}
	}
	return line
}

// retiredWord is what the search knows a retired codec by.
func (k *codec) retiredWord() string {
	if k.retired == "" {
		return ""
	}
	return "retired"
}

type changesView struct {
	head
	Events []eventView
	Older  int
}

// changes writes the page with what happened.
func (w *writer) changes() error {
	shown := w.events[:min(len(w.events), mostChanges)]
	v := changesView{headOf("changes.html", "What changed"), eventViews(shown, ""), len(w.events) - len(shown)}
	return w.page("changes.html", "changes", v)
}

// missing says which kinds of results the records lack, with the commands that make them.
func (w *writer) missing() (all []string) {
	has := func(operation string) bool {
		return slices.ContainsFunc(w.runs, func(r *run) bool { return slices.Contains(r.info.Operations, operation) })
	}
	var unchecked []string
	for _, k := range w.codecs {
		if len(k.info.Findings) == 0 {
			unchecked = append(unchecked, k.name)
		}
	}
	switch n := len(unchecked); {
	case n == len(w.codecs):
		all = append(all, "No codec was checked: wirebench check --codec all")
	case n > 0:
		const most = 5
		what, names := fmt.Sprintf("%d of %d codecs were not checked", n, len(w.codecs)), unchecked
		if n > most {
			what, names = what+fmt.Sprintf(", such as the first %d", most), names[:most]
		}
		all = append(all, fmt.Sprintf("%s: wirebench check --codec %s", what, quoted(strings.Join(names, ","))))
	}
	for _, lack := range []struct{ operation, what, command string }{
		{"zstd", "times of compressors", "'gzip*,ungzip*,zstd*,unzstd*'"},
		{"stream-encode", "times of streams", "'stream-*,first-*'"},
		{"convert-in", "times of conversions between types", "'convert-*'"},
	} {
		if !has(lack.operation) {
			all = append(all, fmt.Sprintf("No record has %s: wirebench run --operation encode,decode,%s", lack.what, lack.command))
		}
	}
	return all
}
