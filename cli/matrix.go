package cli

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/record"
)

// What became of a codec on a data set: the marks of the matrix.
const (
	isNumber  = "+"
	isLowered = "l"
	isFault   = "F"
	isReason  = "."
)

// matrixCell is one codec on one data set.
type matrixCell struct {
	Codec  string `json:"codec"`
	Data   string `json:"data"`
	Mark   string `json:"-"`
	Is     string `json:"is"` // "number", "lowered", "fault" or "reason"
	Reason string `json:"reason,omitempty"`
}

func matrixCommand(p Program) *cobra.Command {
	var f runFlags
	asJSON, why, summary := false, false, false
	cmd := &cobra.Command{
		Use:   "matrix",
		Short: "Prove every codec on every data set, and list what came out",
		Long: `matrix encodes and decodes a few messages of each data set with each codec, compares
them, and lists what became of it: + the cell can be measured, l the same with kinds
that the format lacks expressed by others, F a fault, . a reason why there is none.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			catalog, err := p.Catalog()
			if err != nil {
				return err
			}
			opt, err := f.options(catalog)
			if err != nil {
				return err
			}
			self, err := os.Executable()
			if err != nil {
				return err
			}
			opt.Binaries = []string{self}
			opt.Codecs = slices.DeleteFunc(opt.Codecs, func(name string) bool { return name == measure.Twin })
			bar := newProgress()
			opt.Progress = bar.show
			m := make(matrix)
			err = measure.Matrix(cmd.Context(), catalog, opt, m.add)
			bar.end()
			if err != nil {
				return err
			}
			return m.print(os.Stdout, opt, matrixForm{asJSON, why, summary})
		},
	}
	cmd.Flags().StringSliceVar(&f.codecs, "codec", []string{"all"}, "codecs: names, patterns such as 'ugorji/*', or all")
	cmd.Flags().StringSliceVar(&f.data, "data", []string{"all"}, "data sets: names, patterns such as 'sweep-*', or all")
	cmd.Flags().DurationVar(&f.patience, "patience", time.Minute, "how long one operation may take before its codec counts as hanging")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	cmd.Flags().BoolVar(&summary, "summary", false, "print how many cells came out how, for each codec")
	cmd.Flags().BoolVar(&why, "why", false, "print the reasons and faults too")
	cmd.MarkFlagsMutuallyExclusive("json", "why")
	cmd.MarkFlagsMutuallyExclusive("json", "summary")
	f.models, f.grade = []string{"encode", "decode"}, quick
	completions(cmd, p)
	return cmd
}

// matrix is the cells by codec and data set; of the models the worst counts.
type matrix map[[2]string]*matrixCell

func (m matrix) add(c record.Cell) {
	key := [2]string{c.Codec, c.Data}
	cell := m[key]
	if cell == nil {
		cell = &matrixCell{Codec: c.Codec, Data: c.Data, Mark: isNumber, Is: "number"}
		m[key] = cell
	}
	switch {
	case c.Fault != "":
		cell.Mark, cell.Is, cell.Reason = isFault, "fault", c.Fault
	case cell.Mark == isFault:
	case c.Reason == codec.NotOffered: // a codec that only decodes
	case c.Reason != "":
		cell.Mark, cell.Is, cell.Reason = isReason, "reason", c.Reason
	case len(c.Lowered) > 0:
		cell.Mark, cell.Is, cell.Reason = isLowered, "lowered", strings.Join(c.Lowered, ", ")
	}
}

// matrixForm is how a matrix is printed.
type matrixForm struct{ json, why, summary bool }

func (m matrix) print(w io.Writer, opt measure.Options, form matrixForm) error {
	var cells []*matrixCell
	for _, name := range opt.Codecs {
		for _, data := range opt.Data {
			if cell := m[[2]string{name, data}]; cell != nil {
				cells = append(cells, cell)
			}
		}
	}
	if form.json {
		enc := json.NewEncoder(w)
		enc.SetIndent("", "  ")
		return enc.Encode(cells)
	}
	if form.summary {
		fmt.Fprintln(w, m.summary(opt))
	} else {
		fmt.Fprintln(w, m.table(opt))
	}
	if form.why {
		m.why(w, cells)
	}
	counts := make(map[string]int)
	for _, c := range cells {
		counts[c.Is]++
	}
	of := func(is string) string {
		return fmt.Sprintf("%d (%.0f %%)", counts[is], 100*float64(counts[is])/float64(max(1, len(cells))))
	}
	_, err := fmt.Fprintf(w, "%d codecs × %d data sets: %s numbers, %s numbers lowered, %s faults, %s reasons\n",
		len(opt.Codecs), len(opt.Data), of("number"), of("lowered"), of("fault"), of("reason"))
	return err
}

// plain is a table without borders.
func plain() table.Writer {
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.Style().Options = table.OptionsNoBordersAndSeparators
	t.Style().Format.Header = text.FormatDefault
	t.Style().Box.PaddingLeft = ""
	t.SuppressTrailingSpaces()
	return t
}

// summary counts the cells of each codec. Beside the counts stands what keeps most
// of the others from being numbers.
func (m matrix) summary(opt measure.Options) string {
	const width = 60 // of the last column
	t := plain()
	t.AppendHeader(table.Row{"codec", "numbers", "lowered", "faults", "reasons", "mostly"})
	var right []table.ColumnConfig
	for column := 2; column <= 5; column++ {
		right = append(right, table.ColumnConfig{Number: column, Align: text.AlignRight, AlignHeader: text.AlignRight})
	}
	t.SetColumnConfigs(right)
	for _, name := range opt.Codecs {
		counts, why := make(map[string]int), make(map[string]int)
		mostly := ""
		for _, data := range opt.Data {
			cell := m[[2]string{name, data}]
			if cell == nil {
				continue
			}
			counts[cell.Is]++
			if cell.Mark == isFault || cell.Mark == isReason {
				why[cell.Reason]++
				if why[cell.Reason] > why[mostly] {
					mostly = cell.Reason
				}
			}
		}
		t.AppendRow(table.Row{name, counts["number"], counts["lowered"], counts["fault"], counts["reason"], text.Trim(mostly, width)})
	}
	return t.Render()
}

// table has a column of one mark for each data set, whose names stand above on
// end.
func (m matrix) table(opt measure.Options) string {
	t := plain()
	header := table.Row{"codec"}
	for i := range opt.Data {
		header = append(header, column(i))
	}
	t.AppendHeader(header)
	for _, name := range opt.Codecs {
		row := table.Row{name}
		for _, data := range opt.Data {
			mark := " "
			if cell := m[[2]string{name, data}]; cell != nil {
				mark = cell.Mark
			}
			row = append(row, mark)
		}
		t.AppendRow(row)
	}
	var legend []string
	for i, data := range opt.Data {
		legend = append(legend, column(i)+" "+data)
	}
	return t.Render() + "\n" + text.WrapSoft(strings.Join(legend, "  "), 100) + "\n" +
		"+ number  l number, lowered  F fault  . not offered, with a reason (--why, --json)"
}

// column names the i-th data set: a to z, A to Z, then numbers.
func column(i int) string {
	switch {
	case i < 26:
		return string(rune('a' + i))
	case i < 52:
		return string(rune('A' + i - 26))
	}
	return fmt.Sprint(i)
}

// why lists the reasons, data sets that have the same in one line.
func (m matrix) why(w io.Writer, cells []*matrixCell) {
	type group struct{ codec, is, reason string }
	data := make(map[group][]string)
	var groups []group
	for _, c := range cells {
		if c.Is == "number" {
			continue
		}
		g := group{c.Codec, c.Is, c.Reason}
		if data[g] == nil {
			groups = append(groups, g)
		}
		data[g] = append(data[g], c.Data)
	}
	slices.SortStableFunc(groups, func(a, b group) int { return cmp.Compare(a.is, b.is) })
	for _, g := range groups {
		fmt.Fprintf(w, "%s: %s (%s): %s\n", g.is, g.codec, strings.Join(data[g], ", "), g.reason)
	}
}
