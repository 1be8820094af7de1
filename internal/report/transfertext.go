package report

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/jedib0t/go-pretty/v6/text"
)

// Text writes the transfers for a terminal.
func (r TransferReport) Text(w io.Writer, o TextOptions) error {
	out := bufio.NewWriter(w)
	p := Painter(o.Color)
	for _, w := range r.Warnings {
		for _, l := range Wrap("", "Warning: "+oneLine(w), o.width()) {
			fmt.Fprintln(out, p.Paint(l, text.Bold, text.FgRed))
		}
	}
	for _, t := range r.Tables {
		fmt.Fprintln(out)
		for _, l := range Wrap("", t.title(r.Link), o.width()) {
			fmt.Fprintln(out, p.Paint(l, text.Bold))
		}
		fmt.Fprintln(out, t.sheet().Within(o.width()).text(p))
	}
	fmt.Fprintln(out)
	for _, l := range Wrap("", r.note(), o.width()) {
		fmt.Fprintln(out, l)
	}
	return out.Flush()
}

// Markdown writes the transfers as Markdown tables.
func (r TransferReport) Markdown(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, w := range r.Warnings {
		fmt.Fprintf(out, "> **Warning:** %s\n\n", MarkdownLine(w))
	}
	for _, t := range r.Tables {
		fmt.Fprintf(out, "### %s\n\n%s\n", MarkdownLine(t.title(r.Link)), t.sheet().Markdown())
	}
	fmt.Fprintf(out, "%s\n", MarkdownLine(r.note()))
	return out.Flush()
}

// note says what ranks compare, what times include, and where compressors were measured.
func (r TransferReport) note() string {
	return r.included() + r.compression()
}

// compression says where compressors were measured, and of which data sets they were not.
func (r TransferReport) compression() string {
	s := ""
	if c := r.Compression; c != nil {
		s += fmt.Sprintf(" Compressors were measured in a run of their own (%s, %s); their times are converted by those of %s.", c.Env.CPU, c.Started.Format(time.DateOnly), r.Run.Reference)
	}
	if r.Uncompressed != nil {
		s += fmt.Sprintf(" No compressor was measured on %s: wirebench run --data %s --operation encode,decode,'*zip*','*zstd*' does it.", strings.Join(r.Uncompressed, ", "), strings.Join(r.Uncompressed, ","))
	}
	return s
}

// included says what ranks compare, and what times include.
func (r TransferReport) included() string {
	s := "A rank (#) compares the best way of each codec. Times leave out "
	collected := func(t TransferTable) bool { return t.Collected }
	switch {
	case !slices.ContainsFunc(r.Tables, collected):
		return s + "garbage and the latency of the link."
	case slices.ContainsFunc(r.Tables, func(t TransferTable) bool { return !t.Collected }):
		return s + "the latency of the link, and garbage where its price is not known; elsewhere they include it, for a program that has " + size(float64(r.Live)) + " in use."
	}
	return s + "the latency of the link. They include the garbage, for a program that has " + size(float64(r.Live)) + " in use."
}

func (t TransferTable) title(link float64) string {
	what := "a message"
	if t.Messages > 1 {
		what = fmt.Sprintf("one of %d messages that are compressed together,", t.Messages)
	}
	return fmt.Sprintf("%s, %s over %sbit/s: encode, compress, send, decompress, decode", t.Data, what, si(link))
}

func (t TransferTable) sheet() Sheet {
	s := Sheet{Heads: slices.Concat(Words("codec"), Figures("#", "best", "±"), Words("by"), Figures("wire"))}
	first := len(s.Heads)
	s.colors = func(_, column int) []text.Color {
		if column < first {
			return nil
		}
		return []text.Color{text.Faint}
	}
	var names []string
	for _, c := range Compressors {
		if slices.ContainsFunc(t.Transfers, func(x Transfer) bool { _, ok := x.by(c.Name); return ok }) {
			names = append(names, c.Name)
		}
	}
	s.Heads = append(s.Heads, Figures(names...)...)
	for _, x := range t.Transfers {
		row := []string{x.Codec, places(x.Rank), duration(x.Best.NS.Mid), percent(x.Best.NS.Relative()), x.Best.Compressor, count(x.Best.Wire)}
		for _, name := range names {
			cell := ""
			if w, ok := x.by(name); ok {
				cell = duration(w.NS.Mid)
			}
			row = append(row, cell)
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}

func (t Transfer) by(compressor string) (Way, bool) {
	for _, w := range t.Ways {
		if w.Compressor == compressor {
			return w, true
		}
	}
	return Way{}, false
}

// si writes a number with an SI prefix such as M, for millions.
func si(x float64) string {
	prefix := " "
	for _, larger := range []string{" k", " M", " G", " T"} {
		if x < 1000 {
			break
		}
		x, prefix = x/1000, larger
	}
	return significant(x) + prefix
}
