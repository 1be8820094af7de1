package cli

import (
	"bytes"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

func listCommand(p Program) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List codecs, data sets, operations, engines, or what codecs can carry",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return cmd.Help()
		},
	}
	for _, l := range []struct {
		use, short string
		rows       func(Program, inventory.Inventory) (listing, error)
	}{
		{"codecs", "List the codecs of this program", listCodecs},
		{"data", "List the data sets of this program", listData},
		{"operations", "List what can be timed", listOperations},
		{"engines", "List the engines that carry messages between processes", listEngines},
	} {
		asJSON, all := false, false
		sub := &cobra.Command{
			Use: l.use, Short: l.short, Args: cobra.NoArgs,
			RunE: func(*cobra.Command, []string) error {
				has, err := p.inventory()
				if err != nil {
					return err
				}
				rows, err := l.rows(p, has)
				if err != nil {
					return err
				}
				if all {
					rows.all, rows.omitted = true, p.Omitted
				}
				if asJSON {
					return rows.json(os.Stdout)
				}
				return rows.text(os.Stdout, textOptions(os.Stdout).Width)
			},
		}
		sub.Flags().BoolVar(&asJSON, "json", false, "print JSON")
		if l.use == "codecs" {
			sub.Flags().BoolVar(&all, "all", false, "also print how modules are maintained, what decoders limit, and which codecs this program lacks, with the reasons")
		}
		cmd.AddCommand(sub)
	}
	cmd.AddCommand(matrixCommand(p))
	return cmd
}

func listCodecs(p Program, has inventory.Inventory) (listing, error) {
	l := listing{columns: []string{"codec", "format", "needs", "fields", "module", "version", "marks", "loses"}}
	env := host.Environment()
	for _, k := range has.Codecs {
		l.codecs = append(l.codecs, measure.Info(k, env))
	}
	p.inform(has, nil, record.Run{Codecs: l.codecs})
	l.guards = has.Guards()
	for _, k := range l.codecs {
		var losses []string
		for _, loss := range k.Losses {
			losses = append(losses, loss.Rule)
		}
		l.rows = append(l.rows, []string{
			k.Name, k.FormatName, k.Use(), k.Fields, k.Module, k.Version, strings.Join(k.Marks, ", "), strings.Join(losses, ", "),
		})
	}
	return l, nil
}

func listData(p Program, has inventory.Inventory) (listing, error) {
	l := listing{columns: []string{"data", "as JSON", "type", "about"}}
	sizes, err := p.sizes()
	if err != nil {
		return l, err
	}
	for _, s := range has.Data {
		l.rows = append(l.rows, []string{s.Name, sizes[s.Name], s.Type, s.About})
	}
	return l, nil
}

// sizes are the mean sizes of messages as JSON, by data set, as far as the record that comes with the program has them.
func (p Program) sizes() (map[string]string, error) {
	all := make(map[string]string)
	if len(p.Record) == 0 {
		return all, nil
	}
	sets, err := record.DataFrom(p.RecordName, bytes.NewReader(p.Record))
	for _, d := range sets {
		all[d.Name] = report.Size(d.JSON)
	}
	return all, err
}

func listEngines(_ Program, has inventory.Inventory) (listing, error) {
	l := listing{columns: []string{"engine", "module", "carries", "about"}}
	for _, e := range has.Engines {
		var carries []string
		for _, way := range []struct {
			name   string
			offers bool
		}{{"one-way", e.OneWay.Any()}, {"batches", e.Batched.Any()}, {"requests", e.Request.Any()}, {"spawns", e.Spawns}} {
			if way.offers {
				carries = append(carries, way.name)
			}
		}
		about := e.About
		if e.Absent != "" {
			about += "; not in this program: " + e.Absent
		}
		l.rows = append(l.rows, []string{e.Name, e.Module, strings.Join(carries, ", "), about})
	}
	return l, nil
}

func listOperations(Program, inventory.Inventory) (listing, error) {
	l := listing{columns: []string{"operation", "about"}}
	for _, m := range codec.Operations {
		l.rows = append(l.rows, []string{string(m.Operation), m.About})
	}
	for _, m := range compress.Operations {
		l.rows = append(l.rows, []string{string(m.Operation), m.About})
	}
	return l, nil
}
