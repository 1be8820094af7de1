package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// LengthReport is what a message costs on streams of several lengths in a run.
type LengthReport struct {
	Run record.Run `json:"run"`
	// Warnings must be read before any figure is believed.
	Warnings []string `json:"warnings"`
	// Lengths are numbers of messages.
	Lengths []int         `json:"lengths"`
	Tables  []LengthTable `json:"tables"`
}

// LengthTable is about a data set and one direction: encode or decode. The codec that takes least on a
// long stream comes first.
type LengthTable struct {
	Data      string      `json:"data"`
	Operation string      `json:"operation"`
	Rows      []LengthRow `json:"rows"`
}

// LengthRow has mean times of a message in ns.
type LengthRow struct {
	Codec string `json:"codec"`
	// Single is the time of a message without a stream. It is nil if it was not measured.
	Single *stats.Interval `json:"single,omitempty"`
	// Streams has a time for each length, computed from a first message with its new encoder or decoder and
	// from later ones.
	Streams []stats.Interval `json:"streams"`
	// Later is the time of a message on a stream that has had others.
	Later stats.Interval `json:"later"`
	// Relative is the half-width of the widest interval of a ratio of these times to the same of the
	// reference. It is 0 for the reference itself.
	Relative float64 `json:"relative"`
}

// direction is encode or decode: the operation on a single message, on the first one of a stream, and on
// those after it.
type direction struct{ single, first, later codec.Operation }

// Lengths computes what a message costs on new streams of these lengths, for the named codecs or, without
// names, all.
func Lengths(s Source, lengths []int, codecs []string) LengthReport {
	r := LengthReport{Run: s.Run, Warnings: Warnings(s.Record, derive(s, false)), Lengths: lengths}
	x := newIndex(s.Record, s.heap())
	for _, data := range s.Run.Data {
		for _, d := range []direction{
			{codec.Encode, codec.FirstEncode, codec.StreamEncode}, {codec.Decode, codec.FirstDecode, codec.StreamDecode},
		} {
			t := LengthTable{Data: data.Name, Operation: string(d.single)}
			for _, k := range x.codecs {
				if k.Name == x.rec.Run.Twin || k.Baseline() || codecs != nil && !slices.Contains(codecs, k.Name) {
					continue
				}
				if row, ok := x.lengths(k.Name, data.Name, d, lengths); ok {
					t.Rows = append(t.Rows, row)
				}
			}
			if t.Rows == nil {
				continue
			}
			slices.SortStableFunc(t.Rows, func(a, b LengthRow) int { return cmp.Compare(a.Later.Mid, b.Later.Mid) })
			r.Tables = append(r.Tables, t)
		}
	}
	return r
}

// lengths returns a codec's row, if it has streams.
func (x *index) lengths(name, data string, d direction, lengths []int) (row LengthRow, ok bool) {
	of := func(name string, m codec.Operation) []float64 {
		return x.times[record.Key{Codec: name, Data: data, Operation: string(m)}]
	}
	if of(name, d.first) == nil || of(name, d.later) == nil {
		return row, false
	}
	row.Codec = name
	time := func(logs func(name string) []float64) stats.Interval {
		if name != x.rec.Run.Reference {
			row.Relative = max(row.Relative, x.method.Ratio(logs(name), logs(x.rec.Run.Reference)).Relative())
		}
		return x.method.Time(logs(name))
	}
	if of(name, d.single) != nil {
		row.Single = new(time(func(name string) []float64 { return of(name, d.single) }))
	}
	for _, n := range lengths {
		row.Streams = append(row.Streams, time(func(name string) []float64 { return meanOf(of(name, d.first), of(name, d.later), n) }))
	}
	row.Later = time(func(name string) []float64 { return of(name, d.later) })
	return row, true
}

// meanOf returns the logarithm, by process, of the mean time of a message on a stream of n.
func meanOf(first, later []float64, n int) []float64 {
	means := make([]float64, len(first))
	for p := range first {
		means[p] = math.Log((math.Exp(first[p]) + float64(n-1)*math.Exp(later[p])) / float64(n))
	}
	return means
}

// LengthReports are those of the runs of a record.
type LengthReports []LengthReport

// JSON writes the times.
func (all LengthReports) JSON(w io.Writer) error {
	return writeJSON(w, struct {
		Runs []LengthReport `json:"runs"`
	}{all})
}

// Text writes the times for a terminal.
func (all LengthReports) Text(w io.Writer, o TextOptions) error {
	out := bufio.NewWriter(w)
	for _, r := range all {
		r.text(out, o)
	}
	return out.Flush()
}

func (r LengthReport) text(out io.Writer, o TextOptions) {
	p := Painter(o.Color)
	for _, w := range r.Warnings {
		for _, l := range Wrap("", "Warning: "+oneLine(w), o.width()) {
			fmt.Fprintln(out, p.Paint(l, text.Bold, text.FgRed))
		}
	}
	for i, t := range r.Tables {
		if i > 0 {
			fmt.Fprintln(out)
		}
		for _, l := range Wrap("", t.title(), o.width()) {
			fmt.Fprintln(out, p.Paint(l, text.Bold))
		}
		fmt.Fprintln(out, r.sheet(t).Within(o.width()).text(p))
	}
}

// Markdown writes the times as Markdown tables.
func (all LengthReports) Markdown(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, r := range all {
		for _, w := range r.Warnings {
			fmt.Fprintf(out, "> **Warning:** %s\n\n", MarkdownLine(w))
		}
		for _, t := range r.Tables {
			fmt.Fprintf(out, "### %s\n\n%s\n", MarkdownLine(t.title()), r.sheet(t).Markdown())
		}
	}
	return out.Flush()
}

func (t LengthTable) title() string {
	return fmt.Sprintf("%s, %s: the mean time of a message, alone and on new streams of these lengths", t.Data, t.Operation)
}

func (r LengthReport) sheet(t LengthTable) Sheet {
	s := Sheet{Heads: slices.Concat(Words("codec"), Figures("alone"))}
	for _, n := range r.Lengths {
		s.Heads = append(s.Heads, Figures(fmt.Sprint(n))...)
	}
	s.Heads = append(s.Heads, Figures("later", "±")...)
	for _, x := range t.Rows {
		row := []string{x.Codec, ""}
		if x.Single != nil {
			row[1] = duration(x.Single.Mid)
		}
		for _, i := range x.Streams {
			row = append(row, duration(i.Mid))
		}
		spread := ""
		if x.Codec != r.Run.Reference {
			spread = percent(x.Relative)
		}
		s.Rows = append(s.Rows, append(row, duration(x.Later.Mid), spread))
	}
	return s
}
