package site

import (
	"fmt"
	"html/template"
	"path"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
)

type machineView struct {
	head
	Name    string
	Facts   [][2]string
	Report  string
	Runs    []runLine
	Sets    []setLine
	Events  []eventView
	Command string // that compares the two newest runs
}

// runLine is a run in the list of a machine.
type runLine struct {
	Date, Record, Go, Commit, Grade, Reference string
	Codecs, Sets, Format                       int
	Note                                       string
}

type setLine struct {
	Name, About string
	Tables      []link
}

// machinePages writes the pages of all machines, with their tables and reports.
func (w *writer) machinePages() error {
	for _, m := range w.machines {
		if err := w.machinePage(m); err != nil {
			return err
		}
		if err := w.report(m); err != nil {
			return err
		}
		for _, t := range m.tables() {
			if err := w.tablePage(t); err != nil {
				return err
			}
		}
	}
	return nil
}

// report writes the HTML report of a machine's newest run.
func (w *writer) report(m *machine) error {
	n := m.newest()
	if n.whole == nil || w.Report == nil {
		return fmt.Errorf("the newest run of %s has no report", m.name())
	}
	folder, name := path.Split(reportPage(m))
	return w.Report(name, func(name string, content []byte) error { return w.out.write(folder+name, content) }, *n.whole)
}

func (w *writer) machinePage(m *machine) error {
	page := machinePage(m)
	root := up(page)
	e := m.env
	v := machineView{
		head: headOf(page, m.name()), Name: m.name(), Report: "report.html",
		Facts: [][2]string{
			{"Processor", e.Processor()}, {"System", strings.TrimSpace(e.GOOS + "/" + e.GOARCH + " " + e.Level)},
			{"Cores", fmt.Sprint(e.Cores)}, {"Memory", report.Size(float64(e.Memory))}, {"Virtual", e.Virtual},
		},
		Events: eventViews(m.events[:min(len(m.events), mostNews)], root),
	}
	v.Facts = slices.DeleteFunc(v.Facts, func(f [2]string) bool { return f[1] == "" })
	for i, r := range slices.Backward(m.runs) {
		line := runLine{
			Date: r.date(), Record: r.name, Go: r.info.Env.Go, Commit: strings.Join(r.info.Commits(), " and "), Grade: r.info.Grade,
			Reference: r.info.Reference, Codecs: len(r.info.Codecs), Sets: len(r.data), Format: r.info.Format,
		}
		if i > 0 && m.runs[i-1].info.Env.Go != r.info.Env.Go {
			line.Note = "another version of Go than in the run before: its ratios are not compared with earlier ones"
		}
		v.Runs = append(v.Runs, line)
	}
	if n := len(m.runs); n > 1 {
		v.Command = "wirebench compare " + quoted(m.runs[n-2].name) + " " + quoted(m.runs[n-1].name)
	}
	for _, t := range m.tables() {
		if len(v.Sets) == 0 || v.Sets[len(v.Sets)-1].Name != t.data {
			v.Sets = append(v.Sets, setLine{Name: t.data, About: short(t.run.data[t.data].About)})
		}
		set := &v.Sets[len(v.Sets)-1]
		set.Tables = append(set.Tables, link{strings.Join(t.operations, ", "), root + tablePage(t)})
	}
	return w.page(page, "machine", v)
}

type tableView struct {
	head
	Name, About, Machine, To, Reference string
	Date, Record, Go                    string
	Operations                          []string
	Rows                                []tableLine
	Retired                             []retiredLine
	Others                              []link
}

type tableLine struct {
	Codec, To string
	Partial   bool
	Wire      string
	Cells     []tableCell
}

type tableCell struct {
	figures
	Why, Changes, To string
	Chart            template.HTML
}

type retiredLine struct{ Codec, To, Why, Last string }

// tablePage writes a table with the history of its rows.
func (w *writer) tablePage(t *table) error {
	page := tablePage(t)
	root := up(page)
	v := tableView{
		head: headOf(page, t.title()+", "+t.name()), Name: t.title(), About: t.run.data[t.data].About, Machine: t.name(), To: root + machinePage(t.machine),
		Reference: t.run.info.Reference, Date: t.run.date(), Record: t.run.name, Go: t.run.info.Env.Go, Operations: t.operations,
	}
	for _, of := range t.rows {
		v.Rows = append(v.Rows, t.line(of, root))
	}
	for _, of := range t.retired {
		v.Retired = append(v.Retired, t.retiredLine(of, root))
	}
	for _, of := range t.others {
		v.Others = append(v.Others, link{of.codec, root + "codecs/" + slug(of.codec) + "/index.html"})
	}
	return w.page(page, "table", v)
}

// line returns a row of the table with its figures.
func (t *table) line(of tableRow, root string) tableLine {
	line := tableLine{Codec: of.codec, To: root + "codecs/" + slug(of.codec) + "/index.html"}
	for _, r := range of.cells {
		var c tableCell
		if p, there := t.point(r); there {
			c = tableCell{Chart: r.chart(), Changes: r.changes()}
			if r.page != "" {
				c.To = root + r.page + "#" + r.anchor()
			}
			line.Partial = line.Partial || p.partial
			if t.current(r) {
				c.figures = figuresOf(p)
				line.Wire = c.Wire
			} else {
				c.Why = short(p.outcome())
			}
		}
		line.Cells = append(line.Cells, c)
	}
	return line
}

// retiredLine says why a row has no figures any more.
func (t *table) retiredLine(of tableRow, root string) retiredLine {
	line := retiredLine{Codec: of.codec, To: root + "codecs/" + slug(of.codec) + "/index.html"}
	for _, r := range of.cells {
		switch {
		case r == nil || line.Why != "":
		case r.retired != "":
			line.Why = "retired: " + short(r.retired)
			if p, had := r.last(); had {
				line.Last = p.run.date()
			}
		case r.newest().Fault != "":
			line.Why = "fault: " + short(r.newest().Fault)
		}
	}
	return line
}
