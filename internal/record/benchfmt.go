package record

import (
	"fmt"
	"io"
	"iter"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/perf/benchfmt"

	"github.com/wirebench/wirebench/codec"
)

// Benchfmt writes the blocks that count (see [Record.Counted]) in the Go benchmark format, one line
// per process, so that tools such as benchstat can compare runs:
//
//	BenchmarkWire/codec=json/data=person/operation=encode 48000 1234.5 ns/op 128 wire-B/op …
//
// gc-ns/op is the time that collecting the operation's garbage takes on the heap. It
// is missing if the run does not know that price, or if the operation leaves no garbage. A '/'
// within a name is written as ':', since '/' begins the next part. The reference's twin is left
// out. Processes measure with GOMAXPROCS=1, so the names have no "-N". Lines are written of the given
// codecs, or of all if codecs is nil.
func Benchfmt(w io.Writer, rec Record, heap Heap, codecs []string) error {
	cells := make(map[Key]Cell, len(rec.Cells))
	for _, c := range rec.Cells {
		cells[c.Key] = c
	}
	out := benchfmt.NewWriter(w)
	for b := range rec.benchmarked(codecs) {
		c, ok := cells[b.Key]
		if !ok {
			return fmt.Errorf("process %d measured %s on %s (%s), but the record has no such cell", b.Process, b.Codec, b.Data, b.Operation)
		}
		result := benchfmt.Result{
			Name:  benchName(b.Key),
			Iters: b.Batches * b.Ops,
			Values: []benchfmt.Value{
				{Value: b.NS, Unit: "ns/op"},
				{Value: c.Wire, Unit: "wire-B/op"},
				{Value: c.AllocBytes, Unit: "B/op"},
				{Value: c.Allocs, Unit: "allocs/op"},
			},
		}
		price, _ := rec.Price(b.Data, heap)
		gc := 0.
		if !codec.Operation(b.Operation).Alone() {
			gc = c.AllocBytes * price.PerByte
		}
		// Zero is left out: the format's reader scales ns to seconds except for zero, and would
		// make it a second unit.
		if gc > 0 {
			result.Values = append(result.Values, benchfmt.Value{Value: gc, Unit: "gc-ns/op"})
		}
		for _, line := range configuration(rec.Run.Env) {
			result.Config = append(result.Config, benchfmt.Config{Key: line[0], Value: []byte(line[1]), File: true})
		}
		if err := out.Write(&result); err != nil {
			return fmt.Errorf("write the benchmark format: %w", err)
		}
	}
	return nil
}

// benchmarked yields the blocks of the codecs that Benchfmt writes.
func (rec Record) benchmarked(codecs []string) iter.Seq[Block] {
	return func(yield func(Block) bool) {
		for b := range rec.Counted() {
			if b.Codec == rec.Run.Twin || codecs != nil && !slices.Contains(codecs, b.Codec) {
				continue
			}
			if !yield(b) {
				return
			}
		}
	}
}

// BenchSamples is the number of samples from which on benchstat gives an interval.
const BenchSamples = 6

// FewSamples returns how many of the cells that Benchfmt writes have fewer samples than benchstat
// needs for an interval, and how many cells there are.
func FewSamples(rec Record, codecs []string) (few, all int) {
	samples := make(map[Key]int)
	for b := range rec.benchmarked(codecs) {
		samples[b.Key]++
	}
	for _, n := range samples {
		if n < BenchSamples {
			few++
		}
	}
	return few, len(samples)
}

// configuration describes only the machine. benchstat puts runs whose lines differ into separate
// tables. So properties that differ between an old and a new run, such as the commit, must not be
// included.
func configuration(e Environment) [][2]string {
	machine := fmt.Sprintf("%d cores", e.Cores)
	if e.Virtual != "" {
		machine += ", " + e.Virtual
	}
	lines := [][2]string{
		{"goos", e.GOOS},
		{"goarch", e.GOARCH},
		{"pkg", "github.com/wirebench/wirebench"},
		{"cpu", e.CPU},
		{"machine", machine},
	}
	for i := range lines {
		lines[i][1] = strings.Join(strings.Fields(lines[i][1]), " ")
	}
	return lines
}

// processors matches an ending that would be read as GOMAXPROCS, as in touch-1.
var processors = regexp.MustCompile(`-([0-9]+)$`)

func benchName(k Key) benchfmt.Name {
	part := func(name string) string {
		return strings.ReplaceAll(strings.Join(strings.Fields(name), "_"), "/", ":")
	}
	name := fmt.Sprintf("Wire/codec=%s/data=%s/operation=%s", part(k.Codec), part(k.Data), part(k.Operation))
	return benchfmt.Name(processors.ReplaceAllString(name, ":$1"))
}
