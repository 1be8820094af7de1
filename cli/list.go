package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/compress"
	"github.com/wirebench/wirebench/measure"
)

// listing is a table that is printed for people or as JSON.
type listing struct {
	columns []string
	rows    [][]string
}

func listCommand(p Program) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List codecs, data sets, models, or what codecs can carry",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return cmd.Help()
		},
	}
	for _, l := range []struct {
		use, short string
		rows       func(measure.Catalog) listing
	}{
		{"codecs", "List the codecs of this program", listCodecs},
		{"data", "List the data sets of this program", listData},
		{"models", "List what can be timed", listModels},
	} {
		asJSON, all := false, false
		sub := &cobra.Command{
			Use: l.use, Short: l.short, Args: cobra.NoArgs,
			RunE: func(*cobra.Command, []string) error {
				catalog, err := p.Catalog()
				if err != nil {
					return err
				}
				rows := l.rows(catalog)
				if all {
					rows = rows.with(p.Omitted)
				}
				return rows.print(os.Stdout, asJSON)
			},
		}
		sub.Flags().BoolVar(&asJSON, "json", false, "print JSON")
		if l.use == "codecs" {
			sub.Flags().BoolVar(&all, "all", false, "those of the field too that this program does not have, and why")
		}
		cmd.AddCommand(sub)
	}
	cmd.AddCommand(matrixCommand(p))
	return cmd
}

func listCodecs(c measure.Catalog) listing {
	l := listing{columns: []string{"codec", "format", "module", "version", "marks", "loses"}}
	header, err := measure.Header(c, measure.Options{Codecs: codecNames(c)})
	if err != nil {
		panic(err) // the names are the catalog's own
	}
	for _, k := range header.Codecs {
		var losses []string
		for _, loss := range k.Losses {
			losses = append(losses, loss.Rule)
		}
		l.rows = append(l.rows, []string{
			k.Name, k.Family, k.Module, k.Version, strings.Join(k.Marks, ", "), strings.Join(losses, ", "),
		})
	}
	return l
}

// with adds codecs that the program does not have to a list of codecs.
func (l listing) with(omitted []codec.Omitted) listing {
	l.columns = append(l.columns, "not here because", "checked")
	for i := range l.rows {
		l.rows[i] = append(l.rows[i], "", "")
	}
	for _, o := range omitted {
		l.rows = append(l.rows, []string{o.Name, o.Family, o.Module, "", "", "", o.Why, o.Checked})
	}
	return l
}

func listData(c measure.Catalog) listing {
	l := listing{columns: []string{"data", "type", "about"}}
	for _, s := range c.Sets {
		l.rows = append(l.rows, []string{s.Type.Name, s.Type.Go.String(), s.About})
	}
	return l
}

func listModels(measure.Catalog) listing {
	l := listing{columns: []string{"model", "about"}}
	for _, m := range codec.Models {
		l.rows = append(l.rows, []string{string(m.Model), m.About})
	}
	for _, m := range compress.Models {
		l.rows = append(l.rows, []string{string(m.Model), m.About})
	}
	return l
}

func (l listing) print(w io.Writer, asJSON bool) error {
	if asJSON {
		objects := make([]map[string]string, len(l.rows))
		for i, row := range l.rows {
			objects[i] = make(map[string]string)
			for j, column := range l.columns {
				objects[i][column] = row[j]
			}
		}
		enc := json.NewEncoder(w)
		enc.SetIndent("", "  ")
		return enc.Encode(objects)
	}
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.Style().Options = table.OptionsNoBordersAndSeparators
	header := make(table.Row, len(l.columns))
	for i, c := range l.columns {
		header[i] = c
	}
	t.AppendHeader(header)
	for _, row := range l.rows {
		cells := make(table.Row, len(row))
		for i, c := range row {
			cells[i] = c
		}
		t.AppendRow(cells)
	}
	_, err := fmt.Fprintln(w, t.Render())
	return err
}
