package site

import (
	"fmt"
	"html/template"
	"math"
	"strings"

	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// Addresses of pages, from the root of the site.
func codecPage(k *codec) string                { return "codecs/" + k.slug + "/index.html" }
func historyPage(k *codec, m *machine) string  { return "codecs/" + k.slug + "/" + m.slug + ".html" }
func findingPage(f *finding) string            { return "findings/" + slug(f.ID) + ".html" }
func machinePage(m *machine) string            { return "machines/" + m.slug + "/index.html" }
func reportPage(m *machine) string             { return "machines/" + m.slug + "/report.html" }
func badgeFile(k *codec, suffix string) string { return "badges/" + k.slug + suffix }
func tablePage(t *table) string {
	return "machines/" + t.slug + "/" + slug(t.data) + "/" + slug(strings.Join(t.operations, "-")) + ".html"
}
func numbered(page string, number int) string {
	if number == 0 {
		return page
	}
	return strings.TrimSuffix(page, ".html") + fmt.Sprintf(".%d.html", number+1)
}

// head is what every page has. Root is the way to the root of the site.
type head struct{ Title, Root string }

func headOf(page, title string) head { return head{title + " – wirebench", up(page)} }

// link is a link of a page. To is "" if there is none.
type link struct{ Text, To string }

// figures are the figures of a point, as texts.
type figures struct{ Ratio, Spread, Time, Wire, Allocs string }

func figuresOf(p point) (f figures) {
	if !p.passes() {
		return f
	}
	f = figures{Time: report.Duration(p.NS.Mid), Wire: report.Count(p.Wire), Allocs: report.Count(p.Allocs)}
	if p.drawn() {
		f.Ratio = report.Significant(p.Ratio.Mid)
		if wide := p.Ratio.Relative(); wide > 0 && !math.IsInf(wide, 1) {
			f.Spread = "±" + report.Percent(wide)
		}
	}
	return f
}

// historyLine is a row as pages about its codec show it.
type historyLine struct {
	Anchor, Data, Operation string
	// Table and History are addresses: of the row's table, and of the row on the page of its history.
	Table, History string
	figures
	Reference       string // if it is not that of the head of the table
	Records         int
	Chart           template.HTML
	Changes         string
	Retired, Faulty string
}

// newHistoryLine returns a row for a table whose head names a reference.
func newHistoryLine(r *row, reference, root string) historyLine {
	p, had := r.last()
	h := historyLine{
		Anchor: r.anchor(), Data: r.Data, Operation: r.Operation, Records: len(r.points),
		Chart: r.chart(), Changes: r.changes(), Retired: short(r.retired),
	}
	if had {
		h.figures = figuresOf(p)
		if other := p.run.info.Reference; other != reference && h.Ratio != "" {
			h.Reference = other
		}
	}
	if now := r.newest(); r.retired == "" && !now.passes() {
		h.Faulty = short(now.outcome())
	}
	if r.page != "" {
		h.History = root + r.page + "#" + r.anchor()
	}
	if t := r.machine.tableOf(r); t != nil {
		h.Table = root + tablePage(t)
	}
	return h
}

// eventView is what happened, as pages show it.
type eventView struct {
	ID, Date, Title, Codec, Machine, Record, Other string
	Items                                          []string
	More                                           int
}

// mostItems is how many items of an event pages and the feed show.
const mostItems = 10

func eventViews(events []*event, root string) []eventView {
	views := make([]eventView, 0, len(events))
	for _, e := range events {
		other := e.other
		if other == e.versions { // the title has it
			other = ""
		}
		v := eventView{
			ID: e.id(), Date: e.run.date(), Title: e.title(), Machine: e.run.machine.name(), Record: e.run.name,
			Codec: root + "codecs/" + slug(e.codec) + "/index.html", Other: other,
		}
		for i, it := range e.items {
			if i == mostItems {
				v.More = len(e.items) - i
				break
			}
			v.Items = append(v.Items, short(it.text))
		}
		views = append(views, v)
	}
	return views
}

// findingLine is a finding in a list.
type findingLine struct {
	To, ID, Headline string
}

// headline says what was found in a line.
func (f *finding) headline() string {
	if f.Withheld {
		return f.How + "; what harms the decoder is withheld until its authors had time to mend it"
	}
	return f.Sentence()
}

// needLine is what checks found out about a need.
type needLine struct {
	ID, Need, About, Word, Text string
	Class                       string // "good" or "bad", "" otherwise
	Tried                       int
	Checked                     string
	Order                       string // of programs that get a new version of a type
	Command                     string // that checks it, if nothing is known
	Findings                    []findingLine
}

// classes are the classes of words for findings.
var classes = map[string]string{verdict.Passes: "good", verdict.Fails: "bad"}
