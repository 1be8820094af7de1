package claims

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// TestStatements checks that verdicts on statements follow from the record's known truth.
func TestStatements(t *testing.T) {
	type verdict struct {
		compared string
		is       Verdict
		reason   string // a part of the reason
	}
	want := map[string][]verdict{
		"c01": {{"encode user: json faster than gob", Holds, ""}},
		"c02": {{"decode user: json faster than gob", Weaker, ""}},
		"c03": {
			{"encode metrics: gob faster than json", Reversed, ""},
			{"decode metrics: gob faster than json", Unclear, ""},
		},
		"c04": {
			{"encode complexdata: gob faster than json", Unclear, ""},
			{"decode complexdata: gob faster than json", NotComparable, "fault of gob: message 0: want 1, got 2"},
		},
		"c05": {
			{"size of complexdata: gob smaller than json", Holds, ""},
			{"size of metrics: gob smaller than json", Holds, ""},
		},
		"c06": {
			{"size of user: gob smaller than json", Reversed, ""},
			{"size of metric: gob smaller than json", NotMeasured, "the record does not have the cell"},
			{"size of metrics: gob smaller than json", Holds, ""},
			{"size of complexdata: gob smaller than json", Holds, ""},
		},
		"c11": {
			{"decode book: protobuf faster than json", NotMeasured, "the record has no times of the cell"},
			{"encode book: protobuf faster than json", Holds, ""},
			{"size of book, first message: protobuf", Holds, ""},
			{"size of book, first message: json", Weaker, ""},
		},
		"c16": {
			{"person: mgo.v2/bson loses time to µs/time to ms/time to s", Holds, ""},
			{"person: bson/v1 loses time to µs/time to ms/time to s", NotMeasured, "the record does not have the cell"},
			{"person: ugorji/binc loses zone", NotComparable, "its zone's name"},
		},
	}
	r := Judge(synthetic(), example{}, Selection{})
	total := 0
	for _, s := range r.Sources {
		for _, st := range s.Statements {
			var got []verdict
			for _, c := range st.Comparisons {
				got = append(got, verdict{c.String(), c.Verdict, c.Reason})
				total++
			}
			expected, ok := want[st.ID]
			if !ok {
				continue
			}
			delete(want, st.ID)
			part := cmp.Comparer(func(a, b string) bool {
				return a == b || a != "" && b != "" && (strings.Contains(a, b) || strings.Contains(b, a))
			})
			if diff := cmp.Diff(expected, got, cmp.AllowUnexported(verdict{}), cmp.FilterPath(func(p cmp.Path) bool {
				return p.Last().String() == ".reason"
			}, part)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", st.ID, diff)
			}
		}
	}
	if len(want) > 0 {
		t.Errorf("not judged: %v", want)
	}
	sum := 0
	for _, n := range r.Comparisons {
		sum += n
	}
	if sum != total {
		t.Errorf("%d verdicts for %d comparisons", sum, total)
	}
}

// find returns the i-th comparison of a statement.
func find(t *testing.T, r Result, id string, i int) ComparisonResult {
	t.Helper()
	for _, s := range r.Sources {
		for _, st := range s.Statements {
			if st.ID == id {
				return st.Comparisons[i]
			}
		}
	}
	t.Fatalf("no statement %s", id)
	panic("unreachable")
}

func TestOthers(t *testing.T) {
	r := Judge(synthetic(), example{}, Selection{})
	for _, c := range []struct {
		id      string
		i       int
		is      Verdict
		closest string
		here    float64
		leftOut []string
	}{
		{"c07", 4, Holds, "json", 10. / 3, nil},                     // gob on huge, against json, xml and yaml
		{"c08", 3, Reversed, "json", 10. / 60, nil},                 // xml on huge
		{"c09", 3, Holds, "xml", 80. / 60, nil},                     // yaml on huge
		{"c09", 4, Holds, "gob", 9000. / 2000, []string{"xml"}},     // yaml on tiny-slice, which xml refuses
		{"c08", 0, NotComparable, "", math.NaN(), []string{}},       // xml on tiny-slice
		{"c15", 0, NotMeasured, "json", 11400. / 1770, nil},         // gob against many that were not measured
		{"c14", 6, Holds, "gob", 11400. / 18, nil},                  // the others have another operation
		{"c12", 0, NotComparable, "protobuf", 50. / 20, []string{}}, // shown but not judged
	} {
		got := find(t, r, c.id, c.i)
		if c.leftOut == nil {
			got.LeftOut = slices.DeleteFunc(got.LeftOut, func(name string) bool { return strings.HasPrefix(name, "gencode") })
		}
		if got.Verdict != c.is || got.Closest != c.closest || strings.Join(got.LeftOut, " ") != strings.Join(c.leftOut, " ") {
			t.Errorf("%s %v: %s, closest %q, left out %q; want %s, %q, %q", c.id, got, got.Verdict, got.Closest, got.LeftOut, c.is, c.closest, c.leftOut)
		}
		if math.IsNaN(c.here) != math.IsNaN(got.Here.Mid) || math.Abs(got.Here.Mid/c.here-1) > 0.03 {
			t.Errorf("%s %v: ×%v here, want ×%v", c.id, got, got.Here.Mid, c.here)
		}
	}
}

// TestAgainstSeveral checks that the figure and the reason are those of the comparison that decides
// the verdict, and that a claim is called surpassed only if it is surpassed against each of the
// others.
func TestAgainstSeveral(t *testing.T) {
	inf := math.Inf(1)
	for _, c := range []struct {
		name    string
		factors map[string]stats.Interval
		closest string
		is      Verdict
		beyond  bool
		doubt   bool // no interval
	}{
		{"all hold", map[string]stats.Interval{"b": {Lo: 9, Mid: 10, Hi: 11}, "c": {Lo: 7, Mid: 8, Hi: 9}}, "c", Holds, true, false},
		{"one beyond", map[string]stats.Interval{"b": {Lo: 9, Mid: 10, Hi: 11}, "c": {Lo: 2, Mid: 11, Hi: 60}}, "b", Holds, false, false},
		{"one unknown", map[string]stats.Interval{"b": {Lo: 0, Mid: 10, Hi: inf}, "c": {Lo: 7, Mid: 8, Hi: 9}}, "b", Unclear, false, true},
		{"one unclear", map[string]stats.Interval{"b": {Lo: 1, Mid: 10, Hi: 20}, "c": {Lo: 7, Mid: 8, Hi: 9}}, "b", Unclear, false, false},
		{"one reversed", map[string]stats.Interval{"b": {Lo: 0, Mid: 0.1, Hi: inf}, "c": {Lo: 0.5, Mid: 0.6, Hi: 0.7}}, "c", Reversed, false, false},
	} {
		for _, order := range [][]string{{"b", "c"}, {"c", "b"}} {
			r := ComparisonResult{Comparison: Comparison{Codec: "a", Against: order, Factor: 2}, Here: unknown}
			bench{}.against(&r, func(record.Key) (Verdict, string) { return "", "" }, func(_, other record.Key) stats.Interval { return c.factors[other.Codec] })
			if r.Closest != c.closest || r.Here != c.factors[c.closest] || r.Verdict != c.is || r.Beyond != c.beyond || (r.Reason != "") != c.doubt {
				t.Errorf("%s, against %v: %s by %s, %+v, beyond %t, reason %q; want %s by %s, beyond %t, a reason %t",
					c.name, order, r.Verdict, r.Closest, r.Here, r.Beyond, r.Reason, c.is, c.closest, c.beyond, c.doubt)
			}
		}
	}
}

func TestRows(t *testing.T) {
	r := Judge(synthetic(), example{}, Selection{})
	got := make(map[string]RowResult)
	for _, s := range r.Sources {
		for _, row := range s.Rows {
			got[s.Name+" "+row.Data+" "+row.Op+" "+row.Codec] = row
		}
	}
	for _, c := range []struct {
		row    string
		is     Verdict
		here   float64
		reason string // a part of the reason
	}{
		{"jsonvsgob Simple encode json", Reference, 1, ""},
		{"jsonvsgob Simple encode gob", Holds, 7.5, ""},          // 7.66 there
		{"jsonvsgob Simple decode gob", Weaker, 5, ""},           // 12.8 there
		{"jsonvsgob MetricsSlice encode gob", Reversed, 1.2, ""}, // 0.494 there
		{"jsonvsgob Metric encode gob", NotMeasured, math.NaN(), "does not have the cell"},
		{"ergo String encode edf+cache", NotComparable, 0.4, "an implementation of our own"},
		{"ergo String encode gob", NotComparable, math.NaN(), "a stream there"},
		{"goserbench person encode 200sc/bebop", Holds, 22. / 600, ""}, // 0.0357 there
		{"goserbench person decode fastape", Holds, 18. / 1770, ""},
		{"goserbench person encode hprose", NotComparable, math.NaN(), "fault of hprose"},
		{"goserbench person encode gencode/unsafe", NotComparable, math.NaN(), "gencode/unsafe is not here: its licence"},
		{"goserbench person encode baseline", NotComparable, math.NaN(), "no user has"},
	} {
		row, ok := got[c.row]
		if !ok {
			t.Errorf("no row %q", c.row)
			continue
		}
		if row.Verdict != c.is || !strings.Contains(row.Reason, c.reason) || (row.Reason == "") != (c.reason == "") {
			t.Errorf("%s: %s (%s), want %s (%s)", c.row, row.Verdict, row.Reason, c.is, c.reason)
		}
		if math.IsNaN(c.here) != math.IsNaN(row.Ratio.Mid) || math.Abs(row.Ratio.Mid/c.here-1) > 0.03 {
			t.Errorf("%s: ×%v here, want ×%v", c.row, row.Ratio.Mid, c.here)
		}
	}
}

// TestFewProcesses checks that a claim that too few processes measured is unclear, with that
// reason.
func TestFewProcesses(t *testing.T) {
	rec := synthetic()
	rec.Blocks = slices.DeleteFunc(rec.Blocks, func(b record.Block) bool { return b.Process > 2 })
	r := Judge(rec, example{}, Selection{Sources: []string{"jsonvsgob"}})
	if c := find(t, r, "c01", 0); c.Verdict != Unclear || !strings.HasPrefix(c.Reason, "too few processes") || !(c.Here.Mid > 7) {
		t.Errorf("%v: ×%v, %s (%s)", c, c.Here.Mid, c.Verdict, c.Reason)
	}
	for _, row := range r.Sources[0].Rows {
		if row.Here.Data == "user" && row.Codec == "gob" && (row.Verdict != Unclear || !strings.HasPrefix(row.Reason, "too few processes")) {
			t.Errorf("%s %s: %s (%s)", row.Op, row.Codec, row.Verdict, row.Reason)
		}
	}
}

// TestEmptyRecord checks that an empty record leads to a verdict for everything, and that nothing
// is judged by figures.
func TestEmptyRecord(t *testing.T) {
	r := Judge(record.Record{}, example{}, Selection{})
	for v, n := range r.Comparisons {
		if v != NotMeasured && v != NotComparable {
			t.Errorf("%d comparisons: %s", n, v)
		}
	}
	for v, n := range r.Rows {
		if v != NotMeasured && v != NotComparable && v != Reference {
			t.Errorf("%d rows: %s", n, v)
		}
	}
	if r.Rows[NotMeasured] == 0 || r.Comparisons[NotMeasured] == 0 {
		t.Errorf("comparisons: %v; rows: %v", r.Comparisons, r.Rows)
	}
}
