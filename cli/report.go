package cli

import (
	"bytes"
	"io"
	"os"

	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/report"
)

// formats are what a record can be printed as.
var formats = []string{"text", "md", "csv", "json", "benchfmt", "svg"}

func reportCommand() *cobra.Command {
	format, output := "text", ""
	var part part
	cmd := &cobra.Command{
		Use:   "report RECORD",
		Short: "Print a record as a table, CSV, JSON, Go benchmark format or a picture",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if output == "" {
				return printRecord(os.Stdout, args[0], format, part)
			}
			// A report that fails must not cost the file that was there.
			var b bytes.Buffer
			if err := printRecord(&b, args[0], format, part); err != nil {
				return err
			}
			return os.WriteFile(output, b.Bytes(), 0o666)
		},
	}
	cmd.Flags().StringVar(&format, "format", format, "text, md, csv, json, benchfmt or svg")
	cmd.Flags().StringVarP(&output, "output", "o", "", "file to write (default standard output)")
	cmd.Flags().StringSliceVar(&part.data, "data", nil, "data sets: names or patterns such as 'sweep-*' (default all; a picture has the first)")
	cmd.Flags().StringSliceVar(&part.models, "model", nil, "models: names or patterns (default all)")
	return cmd
}

// part is what of a record is printed: names and patterns, none for all.
type part struct{ data, models []string }

// of returns that part of a record.
func (p part) of(rec record.Record) (record.Record, error) {
	var known []string
	for _, d := range rec.Run.Data {
		known = append(known, d.Name)
	}
	var err error
	if len(p.data) > 0 {
		p.data, err = choose("data set of the record", p.data, known)
	}
	if len(p.models) > 0 && err == nil {
		p.models, err = choose("model of the record", p.models, rec.Run.Models)
	}
	return rec.Only(p.data, p.models), err
}

// printRecord reads the record at path and writes a part of it in the given format.
func printRecord(w io.Writer, path, format string, part part) error {
	rec, err := record.Read(path)
	if err != nil {
		return err
	}
	if rec, err = part.of(rec); err != nil {
		return err
	}
	switch format {
	case "text":
		return report.Text(w, rec, textOptions(w))
	case "md":
		return report.Markdown(w, rec)
	case "csv":
		return report.CSV(w, rec)
	case "json":
		return report.JSON(w, rec)
	case "benchfmt":
		return record.Benchfmt(w, rec)
	case "svg":
		first := ""
		if len(rec.Run.Data) > 0 {
			first = rec.Run.Data[0].Name
		}
		return report.SVG(w, rec, first)
	}
	return unknown("format", format, formats)
}

// textOptions fits a table to the terminal that w is, if it is one.
func textOptions(w io.Writer) report.TextOptions {
	o := report.TextOptions{Width: 120}
	file, ok := w.(*os.File)
	if !ok || !isatty.IsTerminal(file.Fd()) {
		return o
	}
	if width, _, err := term.GetSize(int(file.Fd())); err == nil {
		o.Width = width
	}
	o.Color = os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	return o
}
