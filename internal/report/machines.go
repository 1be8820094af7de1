package report

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
)

// Machines shows runs of several machines side by side: for each codec its time and its ratio to the
// reference on each of them. Ratios don't carry over from one machine to another, and this shows by how
// much.
type Machines struct {
	// Names say which machine each letter is, in the order of the columns.
	Names     []string       `json:"machines"`
	Reference []string       `json:"references"`
	Tables    []MachineTable `json:"tables"`
}

// MachineTable is an operation on a data set that several machines measured.
type MachineTable struct {
	Data      string       `json:"data"`
	Operation string       `json:"operation"`
	Rows      []MachineRow `json:"rows"`
}

// MachineRow is a codec. A cell without a time is of a machine that did not measure it.
type MachineRow struct {
	Codec string `json:"codec"`
	Cells []Cell `json:"cells"`
}

// NewMachines puts the runs of several machines side by side. The rows are those of the first machine
// that has the table, in its order. Tables of one machine only are left out.
func NewMachines(recs []record.Record) Machines {
	var m Machines
	all := make([]map[record.Key]Cell, len(recs))
	var tables [][]Table
	for i, rec := range recs {
		env := rec.Run.Env
		m.Names = append(m.Names, fmt.Sprintf("%s: %s, %s", machineLetter(i), env.Machine(), env.Go))
		m.Reference = append(m.Reference, rec.Run.Reference)
		of := tablesOf([]record.Record{rec})
		tables = append(tables, of.tables[0])
		all[i] = make(map[record.Key]Cell)
		for c := range of.cells() {
			all[i][c.Key] = *c.Cell
		}
	}
	seen := make(map[record.Column]bool)
	for _, of := range tables {
		for _, t := range of {
			for o, operation := range t.Operations {
				column := record.Column{Data: t.Data.Name, Operation: operation}
				if table, several := machineTable(t, o, all); several && !seen[column] {
					m.Tables = append(m.Tables, table)
				}
				seen[column] = true
			}
		}
	}
	return m
}

// machineTable returns one of a table's operations with the cells of all machines, and whether several
// machines measured it.
func machineTable(t Table, operation int, cells []map[record.Key]Cell) (out MachineTable, several bool) {
	out = MachineTable{Data: t.Data.Name, Operation: t.Operations[operation]}
	for _, r := range t.Rows {
		if r.Twin || r.Floor {
			continue
		}
		key := r.Cells[operation].Key
		row, n := MachineRow{Codec: key.Codec}, 0
		for _, of := range cells {
			c, known := of[key]
			if !known {
				c.Key, c.NS, c.Ratio, c.Repeat = key, noInterval, noInterval, noInterval
			}
			if c.Measured() {
				n++
			}
			row.Cells = append(row.Cells, c)
		}
		if n > 0 {
			out.Rows = append(out.Rows, row)
		}
		several = several || n > 1
	}
	return out, several
}

// Of returns the part of the tables that is about some codecs.
func (m Machines) Of(codecs []string) Machines {
	m.Tables = slices.Clone(m.Tables)
	for i, t := range m.Tables {
		m.Tables[i].Rows = slices.DeleteFunc(slices.Clone(t.Rows), func(r MachineRow) bool { return !slices.Contains(codecs, r.Codec) })
	}
	return m
}

// machineLetter names a machine in the heads of columns.
func machineLetter(i int) string { return string(rune('A' + i%26)) }

// Text writes the tables for a terminal.
func (m Machines) Text(w io.Writer, o TextOptions) error {
	out := bufio.NewWriter(w)
	for _, name := range m.Names {
		fmt.Fprintln(out, name)
	}
	for _, t := range m.Tables {
		fmt.Fprintf(out, "\n%s, %s\n\n%s\n", t.Data, t.Operation, m.sheet(t).Within(o.width()).text(Painter(o.Color)))
	}
	if len(m.Tables) == 0 {
		fmt.Fprintln(out, "The machines have no table in common.")
	}
	return out.Flush()
}

// Markdown writes the same as Markdown.
func (m Machines) Markdown(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, name := range m.Names {
		fmt.Fprintf(out, "- %s\n", MarkdownLine(name))
	}
	for _, t := range m.Tables {
		fmt.Fprintf(out, "\n## %s, %s\n\n%s", MarkdownLine(t.Data), t.Operation, m.sheet(t).Markdown())
	}
	return out.Flush()
}

// JSON writes all of it.
func (m Machines) JSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "\t")
	return e.Encode(m)
}

func (m Machines) sheet(t MachineTable) Sheet {
	s := Sheet{Heads: Words("codec")}
	for i := range m.Names {
		s.Heads = append(s.Heads, Figures(machineLetter(i), "vs "+m.Reference[i], "±")...)
	}
	for _, r := range t.Rows {
		row := []string{r.Codec}
		for _, c := range r.Cells {
			row = append(row, outcome(c), ratioText(c.Ratio), widthText(c.Ratio))
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}
