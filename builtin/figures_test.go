package builtin

import (
	"bytes"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/results"
)

// figures are what page, report and advice show of a codec on a data set.
type figures struct{ Cost, Ratio, Spread, Bytes string }

func committed(t *testing.T) record.Record {
	t.Helper()
	recs, err := record.ReadFrom(results.Name, bytes.NewReader(results.Newest))
	if err != nil {
		t.Fatal(err)
	}
	if err := Program().Inform(recs); err != nil {
		t.Fatal(err)
	}
	return recs[0]
}

// TestFiguresAreTheSame compares every figure of codecs on the committed record that the page, the
// report and advice show of the cost of a message. On short runs it compares a few data sets.
func TestFiguresAreTheSame(t *testing.T) {
	rec := committed(t)
	p := pageOf(t, rec)
	for i, table := range report.Derive(report.Source{Record: rec, WithGC: true}) {
		if !every.Case() && i%15 != 0 || !slices.Contains(table.Operations, "encode") {
			continue
		}
		data := table.Data.Name
		t.Run(data, func(t *testing.T) {
			a, err := advise.Ask(rec, advise.Question{Load: even, Data: []string{data}})
			if err != nil && strings.Contains(err.Error(), "has no figures") {
				return // without the reference there are no costs to compare
			}
			if err != nil {
				t.Fatal(err)
			}
			advice := make(map[string]figures)
			for _, c := range a.Candidates {
				advice[c.Codec] = figures{report.Duration(c.NS), faster(c.Cost.Mid), spread(c.Codec == a.Reference, c.Cost.Relative()), report.Count(c.Wire)}
			}
			p := tab{t, p.ctx}
			p.follow("#view=ranking&every=1&data=" + url.QueryEscape(data))
			shown := make(map[string]figures)
			for codec, row := range p.table() {
				if _, is := advice[codec]; is {
					shown[codec] = figures{row["cost"], row["× as fast"], row["±"], row["wire, B"]}
				}
			}
			if diff := cmp.Diff(advice, shown); diff != "" || len(shown) == 0 {
				t.Errorf("%d codecs (-advise +page):\n%s", len(shown), diff)
			}
			answered := make(map[string]figures)
			for _, pick := range table.Answer {
				if _, is := advice[pick.Codec]; is {
					answered[pick.Codec] = figures{report.Duration(pick.NS.Mid), faster(pick.Ratio.Mid), spread(pick.Role == report.Today, pick.Ratio.Relative()), report.Count(pick.Wire)}
				}
			}
			for codec := range advice {
				if _, is := answered[codec]; !is {
					delete(advice, codec)
				}
			}
			if diff := cmp.Diff(advice, answered); diff != "" || len(answered) == 0 {
				t.Errorf("%d codecs (-advise +report):\n%s", len(answered), diff)
			}
		})
	}
}

// faster writes how many times as fast a codec is that takes a ratio of the reference's time.
func faster(ratio float64) string { return report.Significant(1/ratio) + "×" }

// spread writes the relative width of an interval, which the reference does not have.
func spread(reference bool, width float64) string {
	if reference {
		return ""
	}
	return report.Percent(width)
}

// TestAnswersAreTheSame compares what the page and advice recommend for several questions, and all
// that they show with it.
func TestAnswersAreTheSame(t *testing.T) {
	rec := committed(t)
	p := pageOf(t, rec)
	for name, test := range map[string]struct {
		q    advise.Question
		hash string
	}{
		"nothing":         {advise.Question{Load: even}, ""},
		"a link":          {advise.Question{Load: advise.Load{Reads: 1, Writes: 1, Link: 1e9, Heap: record.UsualHeap}}, "&link=1000000000"},
		"more reads":      {advise.Question{Load: advise.Load{Reads: 90, Writes: 10, Heap: record.UsualHeap}}, "&reads=90"},
		"without garbage": {advise.Question{Load: advise.Load{Reads: 1, Writes: 1}}, "&gc=0"},
		"a fixed type":    {advise.Question{Load: even, Fixed: true}, "&fixed=1"},
		"needs":           {advise.Question{Load: even, Needs: parse(t, "no-codegen,languages=java,evolution,untrusted")}, "&code=1&language=Java&evolution=1&untrusted=1"},
		"nothing is left": {advise.Question{Load: even, Needs: parse(t, "human,fields=number")}, "&form=text&by=number"},
		"integers":        {advise.Question{Load: even, Needs: parse(t, "int64")}, "&int64=1"},
		"integers there":  {advise.Question{Load: even, Needs: parse(t, "int64,languages=javascript")}, "&int64=1&language=JavaScript"},
		"safety":          {advise.Question{Load: even, Needs: parse(t, "zone,nil,not-aliased,goroutines,maintained,released,deterministic")}, "&zone=1&nil=1&noaliases=1&noraces=1&maintained=1&released=1&deterministic=1"},
		"streams":         {advise.Question{Load: advise.Load{Reads: 20, Writes: 80, Link: 1e8, Heap: record.Heap{Live: 256 << 20, GOGC: 200}}, Needs: parse(t, "stream,no-schema,as-is")}, "&stream=1&schema=1&nolowered=1&reads=20&link=100000000&live=256&gogc=200"},
		"a rate":          {advise.Question{Load: scaled(even, 500)}, "&rate=500&keep=1825&copies=3"},
		"a high rate":     {advise.Question{Load: scaled(even, 1e6)}, "&rate=1000000&keep=1825&copies=3"},
		"a program":       {advise.Question{Load: scaled(even, 5e4), Now: "gob"}, "&rate=50000&keep=1825&copies=3&now=gob"},
		"compressed":      {advise.Question{Load: zipped, Compressed: compressed(t)}, "&link=1000000000&op=" + url.QueryEscape("encode and decode, with zstd-100")},
		"compressed rate": {advise.Question{Load: scaled(zipped, 5000), Needs: parse(t, "languages=java,python,evolution,maintained"), Compressed: compressed(t)}, "&evolution=1&maintained=1&language=Java,Python&rate=5000&keep=1825&copies=3&link=1000000000&op=" + url.QueryEscape("encode and decode, with zstd-100")},
	} {
		if !every.Case() && slices.Contains(similar, name) {
			continue
		}
		for _, data := range dataSets() {
			t.Run(name+", "+data, func(t *testing.T) {
				test.q.Data = []string{data}
				if test.q.Load.Scale.Rate == 0 {
					test.q.Load.Scale = prices
				}
				a, err := advise.Ask(rec, test.q)
				if err != nil {
					t.Fatal(err)
				}
				p := tab{t, p.ctx}
				p.follow("#view=answer&data=" + data + test.hash)
				compareAnswer(p, a)
			})
		}
	}
}

// similar are the names of questions that are similar to others.
var similar = []string{"more reads", "without garbage", "a fixed type", "integers there", "nothing is left", "a high rate", "compressed"}

// dataSets are those of which answers are compared.
func dataSets() []string {
	if every.Case() {
		return []string{"order", "person"}
	}
	return []string{"order"}
}

func parse(t *testing.T, words string) []advise.Need {
	t.Helper()
	needs, err := advise.Parse(strings.Split(words, ","))
	if err != nil {
		t.Fatal(err)
	}
	return needs
}

// prices are those of the page and of wirebench advise.
var prices = advise.Scale{Copies: 1, Core: 0.05, Traffic: 0.01, Storage: 0.02, Change: 5000, Caveat: advise.CaveatPrice}

// scaled adds a rate to a load.
func scaled(l advise.Load, rate float64) advise.Load {
	l.Scale = prices
	l.Scale.Rate, l.Scale.Kept, l.Scale.Copies = rate, 5*365*24*time.Hour, 3
	return l
}

// zipped is a load on a link, of batches that are compressed.
var zipped = advise.Load{Reads: 1, Writes: 1, Link: 1e9, Compressor: "zstd-100", Heap: record.UsualHeap}

// compressed is what the committed record of compressors says.
func compressed(t *testing.T) *report.Compressed {
	t.Helper()
	recs, err := record.ReadFrom(results.CompressionName, bytes.NewReader(results.Compression))
	if err != nil {
		t.Fatal(err)
	}
	return report.NewCompressed(recs[0])
}

// minded returns the needs that checks found not to be met, without those that the answer says are not met.
func minded(found []advise.Found, unmet []advise.Failure) string {
	var needs []string
	for _, f := range found {
		if !slices.ContainsFunc(unmet, func(u advise.Failure) bool { return u.Name == f.Need }) {
			needs = append(needs, f.Need)
		}
	}
	return strings.Join(needs, ", ")
}

// candidates is JavaScript for the facts that the answer shows about each candidate, by label.
const candidates = `(() => {
	const names = [...document.querySelectorAll('.candidates thead .name')].map(e => e.textContent);
	const keep = ['Cost', 'Times as fast', 'Bytes', 'Fields by', 'Library', 'Tied with it', 'Core', 'Sent a month', 'Stored', 'Cost a month'];
	const all = Object.fromEntries(names.map(n => [n, {}]));
	for (const row of document.querySelectorAll('.candidates tbody tr')) {
		const [label, ...cells] = [...row.children].map(e => e.textContent);
		cells.forEach((text, i) => { if (keep.includes(label) && text !== '–') all[names[i]][label] = text; });
		if (label === 'Mind') { // the needs whose evidence it opens
			[...row.cells].slice(1).forEach((cell, i) => {
				const needs = [...cell.querySelectorAll('button')].map(b => b.dataset.key.replace(/^mind-\d+-/, '')).join(', ');
				if (needs) all[names[i]].Mind = needs;
			});
		}
	}
	return all;
})()`

// withoutNeeds returns a sentence without the needs that a codec does not meet, because the page has other names for
// them.
func withoutNeeds(s string) string {
	before, rest, ok := strings.Cut(s, " does not meet ")
	_, after, found := strings.Cut(rest, ". ")
	if !ok || !found {
		return s
	}
	return before + " does not meet something. " + after
}

// compareWorth compares the first sentence of the answer.
func compareWorth(p tab, a advise.Advice) {
	p.Helper()
	if a.Worth == nil {
		return
	}
	worth := eval[string](p, `document.querySelector('#view .worth')?.textContent ?? ''`)
	if diff := cmp.Diff(withoutNeeds(a.Worth.Text), withoutNeeds(worth)); diff != "" {
		p.Errorf("whether it is worth it (-advise +page):\n%s", diff)
	}
}

// compareAnswer compares the answer that the page shows with advice.
func compareAnswer(p tab, a advise.Advice) {
	p.Helper()
	want := make(map[string]map[string]string)
	var order []string
	add := func(place string, c advise.Candidate, tied []string, unmet []advise.Failure) {
		row := map[string]string{"Cost": report.Duration(c.NS), "Bytes": report.Count(c.Wire), "Times as fast": faster(c.Cost.Mid) + " ±" + report.Percent(c.Cost.Relative())}
		if c.Codec == a.Reference {
			row["Times as fast"] = "the reference"
		}
		if c.Fields != "" {
			row["Fields by"] = c.Fields
		}
		if c.Trust.String() != "" {
			row["Library"] = c.Trust.String()
		}
		if len(tied) > 0 {
			row["Tied with it"] = strings.Join(tied, ", ")
		}
		if mind := minded(c.Found, unmet); mind != "" {
			row["Mind"] = mind
		}
		if t := c.Total; t != nil {
			row["Core"], row["Cost a month"] = report.Percent(t.Cores), advise.Dollars(t.Dollars)
			row["Sent a month"], row["Stored"] = advise.Decimal(t.Sent), advise.Decimal(t.Stored)
		}
		want[c.Codec] = row
		order = append(order, place+c.Codec)
	}
	for i, c := range a.Shortlist {
		place := fmt.Sprintf("%d. ", i+1)
		if c.Equal {
			place = "= "
		}
		add(place, c.Candidate, c.Alike, nil)
	}
	for _, c := range a.Compared {
		add("familiar: ", c.Candidate, nil, c.Fails)
	}
	got := eval[map[string]map[string]string](p, candidates)
	if diff := cmp.Diff(want, got); diff != "" {
		p.Errorf("the answer (-advise +page):\n%s", diff)
	}
	shown := eval[[]string](p, `[...document.querySelectorAll('.candidates thead th')].map(e => e.querySelector('.place').textContent + e.querySelector('.name').textContent)`)
	if diff := cmp.Diff(order, shown); diff != "" {
		p.Errorf("the order (-advise +page):\n%s", diff)
	}
	compareWorth(p, a)
	text := eval[string](p, `document.getElementById('view').textContent`)
	count := fmt.Sprintf("%d codecs: %d meet all needs", len(a.Candidates)+len(a.Excluded)+len(a.Without), len(a.Candidates))
	for _, part := range []string{count, fmt.Sprintf("and %d without figures for this.", len(a.Without))} {
		if !strings.Contains(text, part) {
			p.Errorf("the page has no %q:\n%s", part, text[:min(len(text), 600)])
		}
	}
	for _, d := range a.Drop {
		if part := fmt.Sprintf(": %s, %s as fast as %s.", d.Then.Codec, faster(d.Then.Cost.Mid), a.Reference); !strings.Contains(text, part) {
			p.Errorf("the page has no %q:\n%s", part, text[:min(len(text), 900)])
		}
	}
	for _, c := range a.Changes {
		shown := c.Kind == advise.OfLink || c.Kind == advise.OfMix
		if part := strings.ToUpper(c.If[:1]) + c.If[1:] + ": " + c.Codec; shown && !strings.Contains(text, part) {
			p.Errorf("the page has no %q:\n%s", part, text[max(0, len(text)-600):])
		}
	}
	for _, c := range a.Careful[:min(3, len(a.Careful))] {
		if part := fmt.Sprintf("%s (%s× as fast: %s)", c.Codec, report.Significant(1/c.Cost.Mid), c.Risks[0].Why); !strings.Contains(text, part) {
			p.Errorf("the page has no %q", part)
		}
	}
	for _, n := range a.Asked {
		part := fmt.Sprintf("according to documentation, and not met by %d. Without documentation, and left out: %d.", n.Failed, n.Open)
		if n.Sure == advise.Stated && slices.Contains(a.Unchecked(), n.Need) && !strings.Contains(text, part) {
			p.Errorf("%s: the page has no %q", n.Need, part)
		}
	}
}
