package claims

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/report"
	"github.com/wirebench/wirebench/stats"
)

// Text writes a result for a terminal. Its tables take up to 110 characters; other
// lines are wrapped at width.
func Text(w io.Writer, r Result, width int) error {
	p := printer{out: bufio.NewWriter(w), width: width}
	for _, warning := range r.Warnings {
		p.line("", "Warning: "+report.OneLine(warning))
	}
	for _, s := range r.Sources {
		p.source(s)
	}
	p.line("", "")
	if e := r.Run.Env; e.CPU != "" {
		p.line("Here        ", fmt.Sprintf("%s, %s, %s", e.Machine(), e.Go, r.Run.Started.UTC().Format("2006-01-02 15:04 MST")))
	}
	p.line("Verdicts    ", fmt.Sprintf("holds: here too, by at least 1/%[1]v of the published factor, whatever the doubt of this run (±); "+
		"beyond: by more than %[1]v times it. weaker: by less. reversed: the other way round. unclear: the interval can't tell.", r.Tolerance))
	p.line("Statements  ", r.Comparisons.String())
	p.line("Tables      ", r.Rows.String())
	if err := p.out.Flush(); err != nil {
		return fmt.Errorf("write the claims: %w", err)
	}
	return nil
}

type printer struct {
	out   *bufio.Writer
	width int
}

func (p printer) line(label, s string) {
	for _, l := range report.Wrap(label, s, p.width) {
		fmt.Fprintln(p.out, l) // Flush returns the error
	}
}

func (p printer) source(s SourceResult) {
	p.line("", "")
	p.line("", fmt.Sprintf("%s: %s (%s)", s.Name, s.Title, s.With))
	for _, known := range s.Known {
		p.line("  known: ", known)
	}
	var n notes
	if len(s.Statements) > 0 {
		p.line("", "")
		for _, st := range s.Statements {
			p.line(st.ID+"  ", st.Text)
			for _, known := range st.Known {
				p.line("     known: ", known)
			}
		}
		p.line("", "")
		fmt.Fprintln(p.out, comparisons(s.Statements, &n))
	}
	if len(s.Rows) > 0 {
		p.line("", "")
		p.line("", fmt.Sprintf("Its table. ×: the time relative to %s's of the same data and operation. B/op: bytes allocated in it.", s.Reference))
		fmt.Fprintln(p.out, rows(s.Rows, &n))
	}
	for i, note := range n.texts {
		p.line(strconv.Itoa(i+1)+"  ", note)
	}
}

// notes collects remarks, each with a number.
type notes struct{ texts []string }

// numbers returns the numbers of remarks; empty ones have none.
func (n *notes) numbers(remarks ...string) string {
	var all []string
	for _, remark := range remarks {
		if remark == "" {
			continue
		}
		at := slices.Index(n.texts, remark)
		if at < 0 {
			at = len(n.texts)
			n.texts = append(n.texts, remark)
		}
		all = append(all, strconv.Itoa(at+1))
	}
	return strings.Join(all, ",")
}

// comparisons lays out the comparisons of statements.
func comparisons(statements []StatementResult, n *notes) string {
	w := report.Grid()
	w.AppendHeader(table.Row{"", "compared", "published", "here", "±", "verdict", ""})
	w.SetColumnConfigs(right(3, 4, 5))
	for _, st := range statements {
		id := st.ID
		for _, c := range st.Comparisons {
			published, here, doubt := c.figures()
			w.AppendRow(table.Row{id, c.String(), published, here, doubt, verdict(c.Verdict, c.Beyond), n.numbers(c.remarks()...)})
			id = ""
		}
	}
	return w.Render()
}

// figures are what was published, what is here, and its doubt.
func (c ComparisonResult) figures() (published, here, doubt string) {
	switch c.Kind {
	case Bytes:
		published = fmt.Sprintf("%d B", c.Bytes)
		if c.HereBytes > 0 {
			here = report.Count(c.HereBytes) + " B"
		}
		return published, here, ""
	case Loss:
		switch c.Verdict {
		case Holds:
			here = "lost"
		case Reversed:
			here = "kept"
		}
		return "", here, ""
	}
	if c.Factor > 0 {
		published = "×" + report.Significant(c.Factor)
	}
	return published, ratio(c.Here), spread(c.Here)
}

// remarks are what must be known of a comparison beside its figures.
func (c ComparisonResult) remarks() []string {
	all := []string{c.Reason}
	if c.Closest != "" && len(c.Against) > 1 {
		all = append(all, "the closest is "+c.Closest)
	}
	if c.LeftOut != nil && c.Verdict != NotComparable {
		all = append(all, "can't be compared here: "+strings.Join(c.LeftOut, ", "))
	}
	if c.Lost != nil {
		all = append(all, "lost here: "+strings.Join(c.Lost, ", "))
	}
	if c.OthersBytes > 0 {
		all = append(all, fmt.Sprintf("%s bytes here, and %s", report.Count(c.HereBytes), report.Count(c.OthersBytes)))
	}
	return all
}

// rows lays out a published table. What is of one data set does not name it in each row.
func rows(all []RowResult, n *notes) string {
	w := report.Grid()
	head := table.Row{"data", "", "codec", "time", "here", "×", "here", "±"}
	several := slices.ContainsFunc(all, func(r RowResult) bool { return r.Data != all[0].Data })
	sizes := slices.ContainsFunc(all, func(r RowResult) bool { return r.Bytes > 0 })
	if sizes {
		head = append(head, "bytes", "here")
	}
	head = append(head, "B/op", "here")
	var figures []int
	for i := 4; i <= len(head); i++ {
		figures = append(figures, i)
	}
	w.AppendHeader(append(head, "verdict", ""))
	w.SetColumnConfigs(append(right(figures...), table.ColumnConfig{Number: 1, Hidden: !several}))
	for _, r := range all {
		row := table.Row{r.Data, r.Op, r.Codec, report.Duration(r.NS), "", report.Significant(r.Published), "", ""}
		if !math.IsNaN(r.Time.Mid) {
			row[4] = report.Duration(r.Time.Mid)
		}
		if r.Verdict != Reference {
			row[6], row[7] = strings.TrimPrefix(ratio(r.Ratio), "×"), spread(r.Ratio)
		}
		if sizes {
			published, here := "", ""
			if r.Bytes > 0 {
				published = strconv.Itoa(r.Bytes)
				if r.HereBytes > 0 {
					here = report.Count(r.HereBytes)
				}
			}
			row = append(row, published, here)
		}
		row = append(row, allocated(r.AllocBytes), allocated(r.HereAllocBytes))
		w.AppendRow(append(row, verdict(r.Verdict, r.Beyond), n.numbers(r.Reason, r.Note)))
	}
	return w.Render()
}

// allocated writes what is counted per operation, "" for what is not known.
func allocated(n *float64) string {
	if n == nil {
		return ""
	}
	return report.Count(*n)
}

// verdict writes a verdict, and whether more was found than claimed.
func verdict(v Verdict, beyond bool) string {
	if beyond {
		return string(v) + ", beyond"
	}
	return string(v)
}

// ratio writes the middle of an interval, "" for none.
func ratio(i stats.Interval) string {
	if math.IsNaN(i.Mid) {
		return ""
	}
	return "×" + report.Significant(i.Mid)
}

// spread writes how far an interval reaches from its middle; nothing for what is
// exact.
func spread(i stats.Interval) string {
	if math.IsNaN(i.Mid) || i.Lo == i.Hi {
		return ""
	}
	return report.Percent(i.Relative())
}

// right aligns columns to the right, counted from 1.
func right(numbers ...int) []table.ColumnConfig {
	var configs []table.ColumnConfig
	for _, n := range numbers {
		configs = append(configs, table.ColumnConfig{Number: n, Align: text.AlignRight, AlignHeader: text.AlignRight})
	}
	return configs
}
