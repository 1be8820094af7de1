package report

import (
	"io"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// fault gives a cell a fault.
func fault(r *record.Record, codec, data, operation string) {
	for i := range r.Cells {
		if r.Cells[i].Key == key(codec, data, operation) {
			r.Cells[i].Fault = "wrong"
		}
	}
}

func TestWarnings(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*record.Record)
		want   []string
	}{
		{"none", func(*record.Record) {}, nil},
		{"cut off", func(r *record.Record) { r.End = nil }, []string{"The run was cut off. These are its results until then."}},
		{"interrupted", func(r *record.Record) {
			r.End = &record.End{Why: "interrupted", Warnings: []string{"late was left out"}}
		},
			[]string{"The run is not complete (interrupted). These are its results.", "late was left out"}},
		{"slow harness", func(r *record.Record) {
			for i := range r.Processes {
				r.Processes[i].Loop = 1.4
			}
		}, []string{"The harness is slow here, so the fastest codecs look slower than they are: the harness takes 2.35 ns for an operation that does nothing, and an empty loop of calls takes 1.40 ns (a ratio of 1.68 in the median process)."}},
		{"slow harness, but noop is at fault", func(r *record.Record) {
			for i := range r.Processes {
				r.Processes[i].Loop = 1.4
			}
			fault(r, "noop", "person", "encode")
			fault(r, "noop", "person", "decode")
		}, nil},
		{"reference at fault", func(r *record.Record) {
			fault(r, "json", "person", "encode")
			fault(r, "json", "person", "decode")
			fault(r, "json", "book", "decode")
		}, []string{"json has a fault on person (encode, decode), book (decode), so there are no ratios there."}},
		{"reference at fault where it is alone", func(r *record.Record) { fault(r, "json", "person", "encode-reuse") }, nil},
		{"reference absent", func(r *record.Record) {
			r.Run.Reference = "absent"
			r.Cells = append(r.Cells, record.Cell{Key: key("absent", "book", "encode"), Reason: "does not\ncompile"})
		}, []string{
			"absent did not take part on person (encode, decode, encode-reuse), so there are no ratios there.",
			"absent is not offered (does not compile) on book (encode), so there are no ratios there.",
			"absent was not measured on book (decode), so there are no ratios there.",
		}},
		{"never quiet", func(r *record.Record) {
			for i := range r.Processes {
				r.Processes[i].Level = 1000 * math.Pow(1.5, float64(i))
			}
		}, []string{"The machine was never quiet for long enough: its speed changed from process to process. Intervals are wide for that reason."}},
		{"no twin measured", func(r *record.Record) { r.Run.Twin = "other" }, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			rec := read(t)
			c.change(&rec)
			if diff := cmp.Diff(c.want, Warnings(rec, Derive(facts(rec)))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
	t.Run("audit", func(t *testing.T) {
		rec := disturb(read(t))
		got := Warnings(rec, Derive(facts(rec)))
		if len(got) != 3 || !strings.HasPrefix(got[0], "Differences of up to 19% may be noise of this run: json") || !strings.Contains(got[0], "person encode ×1.1") {
			t.Errorf("got %q", got)
		}
		for _, render := range []func(io.Writer, Source) error{
			View{}.Markdown, func(w io.Writer, s Source) error { return Text(w, s, TextOptions{Width: 500}) },
		} {
			var out strings.Builder
			if err := render(&out, facts(rec)); err != nil {
				t.Fatal(err)
			}
			if first, _, _ := strings.Cut(out.String(), "\n"); !strings.Contains(first, "may be noise") {
				t.Errorf("the first line is %q", first)
			}
		}
	})
}

// TestCores checks what is said about processors that a run could not use.
func TestCores(t *testing.T) {
	for want, e := range map[string]record.Environment{
		"2 cores": {Cores: 2, PerCore: 1},
		"2 of 8 cores, to which the run was bound, 2 threads on each core": {Cores: 2, Online: 8, PerCore: 2},
		"8 cores, a quota of the time of 3":                                {Cores: 8, Quota: 3},
	} {
		if got := cores(e); got != want {
			t.Errorf("%+v: %q, want %q", e, got, want)
		}
	}
}
