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
	format, output, data := "text", "", ""
	cmd := &cobra.Command{
		Use:   "report RECORD",
		Short: "Print a record as a table, CSV, JSON, Go benchmark format or a picture",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if output == "" {
				return printRecord(os.Stdout, args[0], format, data)
			}
			// A report that fails must not cost the file that was there.
			var b bytes.Buffer
			if err := printRecord(&b, args[0], format, data); err != nil {
				return err
			}
			return os.WriteFile(output, b.Bytes(), 0o666)
		},
	}
	cmd.Flags().StringVar(&format, "format", format, "text, md, csv, json, benchfmt or svg")
	cmd.Flags().StringVarP(&output, "output", "o", "", "file to write (default standard output)")
	cmd.Flags().StringVar(&data, "data", "", "data set of a picture (default the record's first)")
	return cmd
}

// printRecord reads the record at path and writes it in the given format.
func printRecord(w io.Writer, path, format, data string) error {
	rec, err := record.Read(path)
	if err != nil {
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
		if data == "" && len(rec.Run.Data) > 0 {
			data = rec.Run.Data[0].Name
		}
		return report.SVG(w, rec, data)
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
