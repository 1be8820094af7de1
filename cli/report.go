package cli

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

func reportCommand(p Program) *cobra.Command {
	link, output, sideBySide := "", "", false
	part := excerpt{format: "text"}
	var heap heapFlags
	cmd := &cobra.Command{
		Use:   "report [RECORD...]",
		Short: "Print a record as a table, CSV, JSON, Go benchmark format, a picture or a page",
		Long: `report prints a record of one machine or of several. Without RECORD it prints the newest
record of your runs or of the folder "results". JSON is one object, whose "runs" has a run for each machine. A
picture shows the first run. With --side-by-side the machines of a record, or of several records, are
columns of one table.`,
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if sideBySide {
				for _, flag := range []string{"without-gc", "live-heap", "gogc"} {
					if cmd.Flags().Changed(flag) {
						return usagef("--%s can't be used with --side-by-side, whose times have no price of garbage", flag)
					}
				}
				return toFile(output, args, func(w io.Writer) error { return p.printMachines(w, args, part) })
			}
			if len(args) > 1 {
				return usagef("one record is reported; --side-by-side shows several, and wirebench merge joins them")
			}
			path, err := p.newest(args, nil)
			if err != nil {
				return err
			}
			if len(part.view.Columns) > 0 {
				if part.view.Columns, err = choose("column", part.view.Columns, report.Columns); err != nil {
					return err
				}
			}
			if link != "" {
				if part.link, err = bits(link); err != nil {
					return err
				}
			}
			if part.heap, err = heap.heap(); err != nil {
				return err
			}
			part.withoutGC = heap.out
			if by := part.view.Sort; by != "" && !slices.Contains(sorts(), by) {
				return usagef("unknown order %q; name an operation or one of %s", by, strings.Join(report.Sorts, ", "))
			}
			if err := checkRelative(part.relative); err != nil {
				return err
			}
			if err := part.check(); err != nil {
				return err
			}
			return toFile(output, []string{path}, func(w io.Writer) error { return p.printRecord(w, path, part) })
		},
	}
	cmd.Flags().StringVar(&part.format, "format", part.format, "text, md, csv, json, benchfmt, svg or html")
	cmd.Flags().StringVarP(&output, "output", "o", "", "file to write (default standard output)")
	namesVar(cmd.Flags(), &part.data, "data", nil, "data sets: names or patterns such as 'sweep-*' (default all; a picture shows the first)")
	cmd.Flags().StringSliceVar(&part.codecs, "codec", nil, "codecs to show: names, formats or patterns (default all); ranks are among all; formats: "+listed(withCodec))
	cmd.Flags().StringSliceVar(&part.operations, "operation", nil, "operations: names or patterns (default all)")
	cmd.Flags().StringVar(&link, "link", "", "speed of a network, such as 1Gbit: print the time to transfer one message, and a message of 100 that are\ncompressed together, with each measured compressor; formats: "+listed(withLink))
	cmd.Flags().IntSliceVar(&part.lengths, "stream", nil, "lengths of streams in messages, such as 1,10,100: print the mean time of a message on new streams of these\nlengths; formats: "+listed(withStream))
	cmd.Flags().StringVar(&part.view.Sort, "sort", "", "order of rows: an operation, "+strings.Join(report.Sorts, ", ")+" (default the first operation); formats: "+listed(withSort))
	cmd.Flags().StringSliceVar(&part.view.Columns, "columns", nil, "columns of "+listed(withColumns)+": "+strings.Join(report.Columns, ", ")+" (default as many as fit)")
	cmd.Flags().BoolVar(&part.view.All, "all", false, "print every row; by default large tables show the best codec of each format and well-known ones only; format: text")
	cmd.Flags().BoolVar(&sideBySide, "side-by-side", false, "show several machines in one table; formats: text, md, json")
	cmd.Flags().StringVar(&part.relative, "relative", byTime, "what is compared of programs that run --variant measured together: time, or own (times relative to the reference of the same program)")
	heap.add(cmd)
	for flag, names := range map[string][]string{"format": outputs, "sort": sorts(), "columns": report.Columns} {
		complete := cobra.FixedCompletions(names, cobra.ShellCompDirectiveNoFileComp)
		if err := cmd.RegisterFlagCompletionFunc(flag, complete); err != nil {
			panic(err) // the flag was defined just now
		}
	}
	return cmd
}

// toFile writes a report of records to a file, or to standard output if the file is "". A report that
// fails must not destroy an existing file.
func toFile(file string, records []string, write func(io.Writer) error) error {
	if file == "" {
		return write(os.Stdout)
	}
	for _, path := range records {
		if err := apart(file, path); err != nil {
			return err
		}
	}
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return err
	}
	return makeRoom(os.WriteFile(file, b.Bytes(), 0o666), "report again")
}

// sorts returns what tables can be ordered by.
func sorts() []string { return append(operationNames(), report.Sorts...) }

// excerpt is the part of a record that is printed, and its format. Data sets and operations are
// names and patterns; none means all. view is the part of tables that is shown.
type excerpt struct {
	path             string // of the record; "" if it is not needed
	format           string
	data, operations []string
	// codecs are the codecs whose rows are shown.
	codecs []string
	view   report.View
	// link is the speed of a link, in bits per second, for which transfers are computed. It is 0 if
	// no link was named.
	link float64
	// lengths are numbers of messages on streams whose times are computed.
	lengths []int
	// heap is the heap for which garbage is priced. withoutGC reports whether times leave that price out.
	heap      record.Heap
	withoutGC bool
	// relative says what the times of programs that were measured together are compared as.
	relative string
}

// check returns an error if a flag does not apply to the format.
func (p excerpt) check() error {
	if !slices.Contains(outputs, p.format) {
		return unknown("format", p.format, outputs)
	}
	for _, n := range p.lengths {
		if n < 1 {
			return usagef("--stream %d isn't a number of messages; write it as 1,10,100", n)
		}
	}
	for _, f := range []struct {
		flag  string
		asked bool
		in    []string
	}{
		{"--link", p.link > 0, withLink}, {"--stream", p.lengths != nil, withStream}, {"--sort", p.view.Sort != "", withSort},
		{"--columns", p.view.Columns != nil, withColumns},
		{"--codec", p.codecs != nil, withCodec}, {"--all", p.view.All, outputs[:1]}, {"--without-gc", p.withoutGC, withSort},
		{"--live-heap or --gogc", p.heap != record.Heap{} && p.heap != record.UsualHeap, withHeap},
	} {
		switch {
		case !f.asked:
		case !slices.Contains(f.in, p.format):
			return usagef("%s is for --format %s, not for %s", f.flag, listed(f.in), p.format)
		case p.link > 0 && f.flag != "--link" && f.flag != "--live-heap or --gogc":
			return usagef("%s can't be used with --link, whose tables have their own columns, rows and order", f.flag)
		case p.lengths != nil && f.flag != "--stream" && f.flag != "--codec":
			return usagef("%s can't be used with --stream, whose tables have their own columns and order", f.flag)
		}
	}
	return nil
}

// of returns the part of the runs of a record that the excerpt selects. Runs without any such part
// are left out.
func (p excerpt) of(recs []record.Record) ([]record.Record, error) {
	var data, operations []string
	add := func(names *[]string, name string) {
		if !slices.Contains(*names, name) {
			*names = append(*names, name)
		}
	}
	for _, rec := range recs {
		for _, d := range rec.Run.Data {
			add(&data, d.Name)
		}
		for _, m := range rec.Run.Operations {
			add(&operations, m)
		}
	}
	var err error
	if len(p.data) > 0 {
		p.data, err = choose("data set of the record", p.data, data)
	}
	if len(p.operations) > 0 && err == nil {
		p.operations, err = choose("operation of the record", p.operations, operations)
	}
	if err != nil || len(p.data)+len(p.operations) == 0 {
		return recs, err
	}
	var parts []record.Record
	for _, rec := range recs {
		if rec = rec.Only(p.data, p.operations); len(rec.Cells) > 0 {
			parts = append(parts, rec)
		}
	}
	if len(parts) == 0 {
		return nil, errors.New("the record has no cells of these data sets and operations; choose others, or all")
	}
	return parts, nil
}

// rows returns the codecs whose rows are shown; none means all.
func (p excerpt) rows(program Program, recs []record.Record) ([]string, error) {
	if len(p.codecs) == 0 {
		return nil, nil
	}
	codecs, err := program.measured(recs)
	if err != nil {
		return nil, err
	}
	return chooseCodecs("codec of the record", p.codecs, codecs)
}

// apart returns an error if the output is a file of the record itself, or would be taken for a
// record.
func apart(output, path string) error {
	names := []string{record.File, record.File + ".gz"}
	if written, err := os.Stat(output); err == nil {
		for _, file := range []string{path, filepath.Join(path, names[0]), filepath.Join(path, names[1])} {
			if read, err := os.Stat(file); err == nil && os.SameFile(read, written) {
				return usagef("%s is the record to report; choose another file for -o", output)
			}
		}
	}
	if slices.Contains(names, filepath.Base(output)) {
		return usagef("%s has the name of a record; choose another name for -o", output)
	}
	return nil
}
