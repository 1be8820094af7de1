package cli

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/wirebench/wirebench/claims"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/record"
	"github.com/wirebench/wirebench/report"
	"github.com/wirebench/wirebench/report/page"
)

// formats are what a record can be printed as.
var formats = []string{"text", "md", "csv", "json", "benchfmt", "svg", "html"}

func reportCommand(p Program) *cobra.Command {
	format, output, link := "text", "", ""
	var part part
	cmd := &cobra.Command{
		Use:   "report RECORD",
		Short: "Print a record as a table, CSV, JSON, Go benchmark format, a picture or a page",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) (err error) {
			if len(part.view.Columns) > 0 {
				if part.view.Columns, err = choose("column", part.view.Columns, report.Columns); err != nil {
					return err
				}
			}
			if link != "" {
				if part.link, err = bits(link); err != nil {
					return err
				}
				if format != "text" {
					return usagef("--link is for --format text")
				}
			}
			if by := part.view.Sort; by != "" && !slices.Contains(sorts(), by) {
				return usagef("unknown order %q; it is a model or one of %s", by, strings.Join(report.Sorts, ", "))
			}
			if output == "" {
				return p.printRecord(os.Stdout, args[0], format, part)
			}
			// A report that fails must not cost the file that was there.
			var b bytes.Buffer
			if err := p.printRecord(&b, args[0], format, part); err != nil {
				return err
			}
			return os.WriteFile(output, b.Bytes(), 0o666)
		},
	}
	cmd.Flags().StringVar(&format, "format", format, "text, md, csv, json, benchfmt, svg or html")
	cmd.Flags().StringVarP(&output, "output", "o", "", "file to write (default standard output)")
	cmd.Flags().StringSliceVar(&part.data, "data", nil, "data sets: names or patterns such as 'sweep-*' (default all; a picture has the first)")
	cmd.Flags().StringSliceVar(&part.models, "model", nil, "models: names or patterns (default all)")
	cmd.Flags().StringVar(&link, "link", "", "speed of a network, such as 1Gbit: the time of a whole transfer, with each compressor that was measured")
	cmd.Flags().StringVar(&part.view.Sort, "sort", "", "order of text and md: a model, "+strings.Join(report.Sorts, ", ")+" (default the first model)")
	cmd.Flags().StringSliceVar(&part.view.Columns, "columns", nil, "columns of text and md: "+strings.Join(report.Columns, ", ")+" (default as many as fit)")
	for flag, names := range map[string][]string{"format": formats, "sort": sorts(), "columns": report.Columns} {
		complete := cobra.FixedCompletions(names, cobra.ShellCompDirectiveNoFileComp)
		if err := cmd.RegisterFlagCompletionFunc(flag, complete); err != nil {
			panic(err) // the flag was defined just now
		}
	}
	return cmd
}

// sorts are what tables can be ordered by.
func sorts() []string { return append(modelNames(), report.Sorts...) }

// part is what of a record is printed: names and patterns, none for all, and of tables
// for people what is in view.
type part struct {
	data, models []string
	view         report.View
	// link is the speed of a link, in bits per second, over which transfers are
	// computed; 0 for none.
	link float64
}

// of returns that part of the runs of a record, without those of which nothing is left.
func (p part) of(recs []record.Record) ([]record.Record, error) {
	var data, models []string
	add := func(names *[]string, name string) {
		if !slices.Contains(*names, name) {
			*names = append(*names, name)
		}
	}
	for _, rec := range recs {
		for _, d := range rec.Run.Data {
			add(&data, d.Name)
		}
		for _, m := range rec.Run.Models {
			add(&models, m)
		}
	}
	var err error
	if len(p.data) > 0 {
		p.data, err = choose("data set of the record", p.data, data)
	}
	if len(p.models) > 0 && err == nil {
		p.models, err = choose("model of the record", p.models, models)
	}
	if err != nil || len(p.data)+len(p.models) == 0 {
		return recs, err
	}
	var parts []record.Record
	for _, rec := range recs {
		if rec = rec.Only(p.data, p.models); len(rec.Cells) > 0 {
			parts = append(parts, rec)
		}
	}
	if len(parts) == 0 {
		return nil, errors.New("the record has nothing of these data sets and models; ask for others, or for all")
	}
	return parts, nil
}

// printRecord reads the record at path and writes a part of it in the given format.
func (p Program) printRecord(w io.Writer, path, format string, part part) error {
	recs, err := record.ReadAll(path)
	if err != nil {
		return err
	}
	if recs, err = part.of(recs); err != nil {
		return err
	}
	var each func(io.Writer, record.Record) error
	switch format {
	case "csv":
		return report.CSV(w, recs...)
	case "svg":
		first := ""
		if len(recs[0].Run.Data) > 0 {
			first = recs[0].Run.Data[0].Name
		}
		return report.SVG(w, recs[0], first)
	case "text":
		o := textOptions(w)
		if part.link > 0 {
			return transfers(w, recs, part.link, o)
		}
		o.View = part.view
		each = func(w io.Writer, rec record.Record) error { return report.Text(w, rec, o) }
	case "html":
		return p.writePage(w, recs)
	case "md":
		each = part.view.Markdown
	case "json":
		each = report.JSON
	case "benchfmt":
		each = record.Benchfmt
	default:
		return unknown("format", format, formats)
	}
	for _, rec := range recs {
		if err := each(w, rec); err != nil {
			return err
		}
	}
	return nil
}

// writePage writes the runs of a record as one page.
func (p Program) writePage(w io.Writer, recs []record.Record) error {
	catalog, err := p.Catalog()
	if err != nil {
		return err
	}
	var parts []page.Part
	for _, rec := range recs {
		complete(rec.Run.Codecs, catalog)
		part := page.Part{Record: rec}
		if result := claims.Judge(rec, judgingProgram{catalog, p.Omitted}, claims.Selection{}); result.Judged() {
			if part.Claims, err = claims.HTML(result); err != nil {
				return err
			}
		}
		parts = append(parts, part)
	}
	return page.Write(w, parts...)
}

// transfers writes the transfers of the runs.
func transfers(w io.Writer, recs []record.Record, link float64, o report.TextOptions) error {
	some := false
	for _, rec := range recs {
		any, err := report.TransferText(w, rec, link, o)
		if err != nil {
			return err
		}
		some = some || any
	}
	if !some {
		return errors.New("the record has no codec that both encodes and decodes; a transfer needs the models encode and decode")
	}
	return nil
}

// bits reads the speed of a link, "1Gbit" or "100M", in bits per second.
func bits(s string) (float64, error) {
	number := strings.TrimRight(s, "bitsp/")
	factor := 1.
	if n := len(number); n > 0 {
		prefixes := map[byte]float64{'k': 1e3, 'M': 1e6, 'G': 1e9, 'T': 1e12}
		if f, ok := prefixes[number[n-1]]; ok {
			number, factor = number[:n-1], f
		}
	}
	x, err := strconv.ParseFloat(number, 64)
	if err != nil || !(x > 0) || math.IsInf(x, 1) {
		return 0, usagef("--link %s is no speed; write it as 100Mbit or 1Gbit", s)
	}
	return x * factor, nil
}

// complete adds what older records do not say of their codecs and this program knows.
func complete(codecs []record.CodecInfo, c measure.Catalog) {
	for i, info := range codecs {
		k, err := c.Codec(info.Name)
		if err != nil || k.Module != info.Module || k.Family != info.Family {
			continue // it is not the program's
		}
		codecs[i].Code = cmp.Or(info.Code, k.Code())
		codecs[i].Languages = cmp.Or(info.Languages, k.Languages())
	}
}

// textOptions fits a table to the terminal that w is, if it is one.
func textOptions(w io.Writer) report.TextOptions {
	o := report.TextOptions{Width: 120}
	file, ok := w.(*os.File)
	if !ok || !isatty.IsTerminal(file.Fd()) {
		return o
	}
	if width, _, err := term.GetSize(int(file.Fd())); err == nil && width > 0 { // 0: it doesn't know
		o.Width = width
	}
	o.Color = os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	return o
}
