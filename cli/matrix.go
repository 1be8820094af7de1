package cli

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/internal/record"
)

// Results of a codec on a data set: the marks of the matrix.
const (
	isNumber  = "+"
	isLowered = "l"
	isFault   = "F"
	isReason  = "."
	isUnknown = "?"
)

// matrixCell is the result of one codec on one data set.
type matrixCell struct {
	Codec  string `json:"codec"`
	Data   string `json:"data"`
	Mark   string `json:"-"`
	Is     string `json:"is"` // "number", "lowered", "fault", "reason" or "unknown"
	Reason string `json:"reason,omitempty"`
}

func matrixCommand(p Program) *cobra.Command {
	var f runFlags
	var form matrixForm
	var prove bool
	cmd := &cobra.Command{
		Use:   "matrix [RECORD]",
		Short: "List which codec can carry which data set, and why not",
		Long: `matrix shows the result of each codec on each data set as a mark: + the codec can be measured;
l the codec can be measured, but the format lacks types, and other types replace them; F the
codec has a fault; . the codec is not offered, for a reason.

Without a flag matrix lists at once what wirebench knows: the reasons, but not the faults, which
show only when messages are encoded. --prove builds a program with the codecs. The program
encodes, decodes, reads in place and compares a few messages of each data set, and cuts their
long lists short. A run proves all messages in full, and may find more faults: with RECORD
matrix lists the results of a run.`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			var m *matrix
			switch {
			case prove && len(args) > 0:
				err = usagef("--prove proves again, and RECORD has the results of a run's proofs; leave out one of the two")
			case prove:
				err = interruptible(cmd, func(ctx context.Context) (err error) {
					m, err = provedMatrix(ctx, p, f)
					return err
				})
			case cmd.Flags().Changed("timeout"):
				err = usagef("--timeout is for proofs: add --prove")
			case len(args) > 0:
				m, err = recordedMatrix(p, args[0], f)
			default:
				m, err = knownMatrix(p, f)
			}
			if err != nil {
				return err
			}
			return m.print(os.Stdout, form)
		},
	}
	cmd.Flags().StringSliceVar(&f.codecs, "codec", []string{"all"}, "codecs: names, formats such as MessagePack, patterns such as 'ugorji/*', or all")
	namesVar(cmd.Flags(), &f.data, "data", []string{"all"}, "data sets: names, patterns such as 'sweep-*', or all")
	cmd.Flags().BoolVar(&prove, "prove", false, "prove each codec on a few messages of each data set, which finds faults")
	cmd.Flags().DurationVar(&f.timeout, "timeout", time.Minute, "longest time of one operation; a codec that takes longer counts as hanging")
	cmd.Flags().BoolVar(&form.json, "json", false, "print JSON")
	cmd.Flags().BoolVar(&form.summary, "summary", false, "print the number of cells with each mark, for each codec")
	cmd.Flags().BoolVar(&form.why, "why", false, "also print the reasons and faults")
	cmd.MarkFlagsMutuallyExclusive("json", "why")
	cmd.MarkFlagsMutuallyExclusive("json", "summary")
	// A codec that only reads in place has only the last operation.
	f.operations, f.grade = []string{"encode", "decode", "touch-all"}, quick
	completions(cmd, p)
	return cmd
}

// provedMatrix proves the cells on samples.
func provedMatrix(ctx context.Context, p Program, f runFlags) (*matrix, error) {
	has, err := p.inventory()
	if err != nil {
		return nil, err
	}
	opt, err := f.options(has)
	if err != nil {
		return nil, err
	}
	opt.Codecs = slices.DeleteFunc(opt.Codecs, func(name string) bool { return name == has.Twin() })
	s, err := selected(has, opt.Codecs, opt.Data, nil)
	if err != nil {
		return nil, err
	}
	s.make = s.unmade(f.asked)
	bar := newProgress()
	program, err := p.build(ctx, s, bar)
	bar.end()
	if err != nil {
		return nil, err
	}
	defer program.remove()
	program.options(&opt)
	m := newMatrix(opt.Codecs, opt.Data, fmt.Sprintf("proved: with up to %d messages of each data set, their long lists cut short; "+
		"a run takes all of them, and may find more faults: list matrix RECORD", corpus.ChunkSize))
	for _, k := range has.Codecs {
		m.anchors[k.Name] = k.Marks.Baseline()
	}
	opt.Progress, opt.Missing = bar.show, bar.say
	err = measure.Matrix(ctx, has, opt, m.add)
	bar.end()
	return m, err
}

// recordedMatrix reads the cells from a record. If several machines measured a codec, its worst
// result counts.
func recordedMatrix(p Program, path string, f runFlags) (*matrix, error) {
	recs, err := p.records(path)
	if err != nil {
		return nil, err
	}
	known, err := p.measured(recs)
	if err != nil {
		return nil, err
	}
	var data []string
	for _, rec := range recs {
		for _, d := range rec.Run.Data {
			if !slices.Contains(data, d.Name) {
				data = append(data, d.Name)
			}
		}
	}
	codecs, err := chooseCodecs("codec of the record", f.codecs, known)
	if err != nil {
		return nil, err
	}
	if data, err = choose("data set of the record", f.data, data); err != nil {
		return nil, err
	}
	m := newMatrix(codecs, data, "proved: with all messages, in the run of "+printable.Line(path))
	for _, rec := range recs {
		for _, c := range rec.Run.Codecs {
			m.anchors[c.Name] = c.Baseline()
		}
		for _, c := range rec.Cells {
			if slices.Contains(f.operations, c.Operation) {
				m.add(c)
			}
		}
	}
	if len(m.cells) == 0 {
		return nil, fmt.Errorf("%s has no cells of %s; choose a record that has such cells", path, strings.Join(f.operations, " or "))
	}
	return m, nil
}

// matrix has the results of codecs on data sets. The worst result over the operations counts.
type matrix struct {
	codecs, data []string
	anchors      map[string]bool // baselines
	rests        string          // a line that says what the results are based on
	cells        map[[2]string]*matrixCell
}

func newMatrix(codecs, data []string, rests string) *matrix {
	return &matrix{codecs, data, make(map[string]bool), rests, make(map[[2]string]*matrixCell)}
}

func (m *matrix) add(c record.Cell) {
	is := &matrixCell{Codec: c.Codec, Data: c.Data, Mark: isNumber, Is: "number"}
	switch {
	case c.Fault != "":
		is.Mark, is.Is, is.Reason = isFault, "fault", c.Fault
	case c.Reason != "":
		is.Mark, is.Is, is.Reason = isReason, "reason", c.Reason
	case len(c.Lowered) > 0:
		is.Mark, is.Is, is.Reason = isLowered, "lowered", strings.Join(c.Lowered, ", ")
	}
	key := [2]string{c.Codec, c.Data}
	if known := m.cells[key]; known == nil || is.severity() >= known.severity() {
		m.cells[key] = is
	}
}

// severity orders results. If one operation is not offered, as by a codec that only decodes or only
// reads in place, that says nothing about the others.
func (c *matrixCell) severity() int {
	if c.Reason == codec.NotOffered {
		return -1
	}
	return strings.Index(isNumber+isLowered+isReason+isFault, c.Mark)
}
