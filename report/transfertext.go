package report

import (
	"bufio"
	"fmt"
	"io"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/record"
)

// TransferText writes the transfers over a link, of all data sets on which codecs both
// encoded and decoded, for a terminal. It returns false where there are none.
func TransferText(w io.Writer, rec record.Record, link float64, o TextOptions) (any bool, err error) {
	out := bufio.NewWriter(w)
	p := painter(o.Color)
	for _, data := range rec.Run.Data {
		all := Transfers(rec, data.Name, link)
		if len(all) == 0 {
			continue
		}
		any = true
		fmt.Fprintf(out, "\n%s\n", p.paint(fmt.Sprintf("%s, a message over %sbit/s: encode, compress, send, decompress, decode", data.Name, si(link)), text.Bold))
		fmt.Fprintln(out, transferTable(all, p))
	}
	if any {
		fmt.Fprintf(out, "\nA rank (#) is of the best way of each codec. Garbage and the latency of the link are not part of it.\n")
	}
	return any, out.Flush()
}

func transferTable(all []Transfer, p painter) string {
	t := table.NewWriter()
	t.SetStyle(bare)
	head := table.Row{"codec", "#", "best", "±", "by", "wire"}
	configs := []table.ColumnConfig{{Number: 1, Align: text.AlignLeft, AlignHeader: text.AlignLeft}, {Number: 5, Align: text.AlignLeft}}
	var columns []string
	for _, c := range Compressors {
		for _, x := range all {
			if _, ok := x.by(c.Name); ok {
				columns = append(columns, c.Name)
				head = append(head, c.Name)
				break
			}
		}
	}
	for i := range head {
		if i != 0 && i != 4 {
			configs = append(configs, table.ColumnConfig{Number: i + 1, Align: text.AlignRight, AlignHeader: text.AlignRight})
		}
	}
	t.AppendHeader(head)
	for _, x := range all {
		row := table.Row{x.Codec, places(x.Rank), duration(x.Best.NS.Mid), percent(x.Best.NS.Relative()), x.Best.Compressor, count(x.Best.Wire)}
		for _, name := range columns {
			cell := ""
			if w, ok := x.by(name); ok {
				cell = duration(w.NS.Mid)
			}
			row = append(row, p.paint(cell, text.Faint))
		}
		t.AppendRow(row)
	}
	t.SetColumnConfigs(configs)
	t.SuppressTrailingSpaces()
	return t.Render()
}

func (t Transfer) by(compressor string) (Way, bool) {
	for _, w := range t.Ways {
		if w.Compressor == compressor {
			return w, true
		}
	}
	return Way{}, false
}

// si writes a number with a prefix such as M, for millions.
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
