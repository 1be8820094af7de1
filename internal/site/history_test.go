package site

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSteps: the changes that the synthetic record set has are found, with their sizes, and no others.
func TestSteps(t *testing.T) {
	w := computed(synthetic...)
	found := make(map[string]string)
	for _, m := range w.machines {
		for _, r := range m.sorted() {
			for _, s := range r.steps {
				found[r.Codec+" "+r.Operation+" "+r.points[s.at].run.date()+" "+m.env.CPU[8:11]] = fmt.Sprintf("×%.1f %t", s.ratio.Mid, s.common)
				if !(s.ratio.Lo < 0.5 && 0.5 < s.ratio.Hi) {
					t.Errorf("%s: the interval %v does not have the true change", r.Codec, s.ratio)
				}
			}
		}
	}
	if diff := cmp.Diff(map[string]string{"alpha encode 2030-01-03 One": "×0.5 false"}, found); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if text := w.row(t, "alpha", "encode").changes(); !strings.HasSuffix(text, "faster since 2030-01-03 (v1.0.0 → v1.1.0)") {
		t.Errorf("the row says %q", text)
	}
}

// TestCommon: if the reference gets slower, the ratios of all codecs shrink. That is told once, as a change
// of the reference.
func TestCommon(t *testing.T) {
	var runs []truth
	for day := 1; day <= 6; day++ {
		tr := truth{day: day, cpu: one}
		if day >= 4 {
			tr.times = map[string]float64{"json encode": 2, "json (twin) encode": 2}
		}
		runs = append(runs, tr)
	}
	w := computed(runs...)
	if len(w.events) != 1 || w.events[0].codec != "json" || w.events[0].items[0].kind != moved {
		for _, e := range w.events {
			t.Errorf("event %s", e.title())
		}
		t.Fatalf("%d events", len(w.events))
	}
	if got, want := w.events[0].title(), "json: 1 table in which the reference changed"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if text := w.row(t, "alpha", "encode").changes(); text != "" {
		t.Errorf("alpha is said to have changed: %s", text)
	}
}

// TestPeriods: a change by which ratios can't be compared begins a period, in which nothing is compared
// with earlier points.
func TestPeriods(t *testing.T) {
	later := truth{day: 4, cpu: one, goes: "go1.27.0", times: map[string]float64{"alpha encode": 3}}
	w := computed(synthetic[0], synthetic[1], later)
	r := w.row(t, "alpha", "encode")
	if diff := cmp.Diff([]int{0, 2}, r.periods()); diff != "" {
		t.Errorf("periods (-want +got):\n%s", diff)
	}
	if len(r.steps) != 0 {
		t.Errorf("a step between two versions of Go: %+v", r.steps)
	}
	if text := r.values(0); !strings.Contains(text, "go1.26.8 → go1.27.0: 2030-01-04 ×1.2") {
		t.Errorf("the chart says %q", text)
	}
	base := synthetic[0]
	for name, change := range map[string]func(*run){
		"reference alpha": func(r *run) { r.info.Reference = "alpha" },
		"json v1 → v2":    func(r *run) { r.info.Codecs[1].Version = "v2" },
		"other messages":  func(r *run) { d := r.data["person"]; d.Values = 8; r.data["person"] = d },
	} {
		a, b := newRun("a", base.record()), newRun("b", base.record())
		a.info.Codecs[1].Version = "v1"
		b.info.Codecs[1].Version = "v1"
		change(b)
		key := w.row(t, "alpha", "encode").Key
		if why := incomparable(a.cells[key], b.cells[key]); why == "" || !strings.Contains(why+name, strings.Fields(name)[0]) {
			t.Errorf("%s: %q", name, why)
		}
	}
}

// TestRetire: what happens to rows is shown, and the history stays.
func TestRetire(t *testing.T) {
	day := func(n int, fault string, without ...string) truth {
		return truth{day: n, cpu: one, fault: fault, without: without}
	}
	most := []string{"json", "alpha", "gamma", "delta", "filler-1", "filler-2", "filler-3", "filler-4"}
	for _, test := range []struct {
		name, codec string
		runs        []truth
		want        string // the reason begins with it, "" if the row is not retired
	}{
		{"passes", "beta/v2", []truth{day(1, ""), day(2, "")}, ""},
		{"fails in the newest record", "beta/v2", []truth{day(1, ""), day(2, "lost")}, "the proof failed in the record of 2030-01-02: lost"},
		{"fails in an older record", "beta/v2", []truth{day(1, ""), day(2, "lost"), day(3, "")}, ""},
		{"never passed", "beta/v2", []truth{day(1, "lost"), day(2, "lost")}, ""},
		{"absent once", "gamma", []truth{day(1, ""), day(2, "", "gamma")}, ""},
		{"absent twice", "gamma", []truth{day(1, ""), day(2, "", "gamma"), day(3, "", "gamma")}, "it is not in the records of 2030-01-02 and 2030-01-03"},
		{"absent and back", "gamma", []truth{day(1, ""), day(2, "", "gamma"), day(3, "", "gamma"), day(4, "")}, ""},
		{"absent from runs of few codecs", "beta/v2", []truth{day(1, ""), day(2, "", append(most, "beta/v2")...), day(3, "", append(most, "beta/v2")...)}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := computed(test.runs...)
			r := w.row(t, test.codec, "decode")
			if r.retired == "" != (test.want == "") || !strings.HasPrefix(r.retired, test.want) {
				t.Errorf("retired: %q, want %q", r.retired, test.want)
			}
			for _, k := range w.codecs {
				if k.name == test.codec && (k.retired == "") != (test.want == "") {
					t.Errorf("the codec is retired: %q", k.retired)
				}
			}
			if _, had := r.last(); test.want != "" && (!had || len(r.points) == 0) {
				t.Error("the history is lost")
			}
		})
	}
}

// TestRetiredOnce: a row that is missing is reported with the record in which it was retired, however many
// follow.
func TestRetiredOnce(t *testing.T) {
	var runs []truth
	for day := 1; day <= 6; day++ {
		tr := truth{day: day, cpu: one}
		if day > 2 {
			tr.without = []string{"gamma"}
		}
		runs = append(runs, tr)
	}
	var all []string
	for _, e := range computed(runs...).events {
		all = append(all, e.run.date()+" "+e.title())
	}
	if diff := cmp.Diff([]string{"2030-01-04 gamma: 2 rows retired"}, all); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
}

// TestHappened: faults, reasons, sizes and allocations of two points.
func TestHappened(t *testing.T) {
	w := computed(synthetic[0], synthetic[1])
	for _, test := range []struct {
		name   string
		change func(was, is *point)
		want   string
	}{
		{"nothing", func(*point, *point) {}, ""},
		{"a fault", func(_, is *point) { is.Fault = "lost" }, "new faults: encode of person: lost"},
		{"an old fault", func(was, is *point) { was.Fault, is.Fault = "lost", "lost" }, ""},
		{"a fault is gone", func(was, _ *point) { was.Fault = "lost" }, "faults mended: encode of person: the fault is gone: lost"},
		{"a reason", func(_, is *point) { is.Reason = "no maps" }, "rows no longer measured: encode of person: no maps"},
		{"a reason is gone", func(was, _ *point) { was.Reason = "no maps" }, "rows measured for the first time: encode of person: before, no maps"},
		{"a size", func(_, is *point) { is.Wire = 90 }, "sizes changed: a message of person takes 90 B, and took 100 B"},
		{"a size within rounding", func(_, is *point) { is.Wire = 100.01 }, ""},
		{"allocations", func(_, is *point) { is.Allocs = 1 }, "rows allocate differently: encode of person makes 1 allocation, and made 2 allocations"},
		{"allocations of a pool", func(was, is *point) { was.Allocs, is.Allocs = 2.3, 2.6 }, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := *w.row(t, "alpha", "encode")
			r.points = append([]point(nil), r.points...)
			test.change(&r.points[0], &r.points[1])
			var got []string
			for _, i := range r.happened(1) {
				got = append(got, words[i.kind][1]+": "+i.text)
			}
			if diff := cmp.Diff(test.want, strings.Join(got, "\n")); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestChart: a chart has finite numbers, whatever points it has, and does not magnify noise.
func TestChart(t *testing.T) {
	w := computed(synthetic...)
	for _, m := range w.machines {
		for _, r := range m.sorted() {
			if chart := string(r.chart()); strings.Contains(chart, "NaN") || strings.Contains(chart, "Inf") {
				t.Errorf("%v: %s", r.Key, chart)
			}
		}
	}
	r := *w.row(t, "gamma", "encode")
	if chart := string(r.chart()); strings.Count(chart, "<polyline") != 1 || strings.Count(chart, "<circle") != 1 {
		t.Errorf("a row without changes: %s", chart)
	}
	r.points = nil
	if chart := r.chart(); chart != "" {
		t.Errorf("a row without points: %s", chart)
	}
	r.points = []point{{run: w.runs[0]}}
	r.points[0].Ratio.Mid = math.NaN()
	if chart := r.chart(); chart != "" {
		t.Errorf("a row without times: %s", chart)
	}
}
