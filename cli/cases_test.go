package cli

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Each case has flags that advise takes, and flags of the user replace those of a case.
func TestPresets(t *testing.T) {
	for _, name := range presetNames() {
		cmd := adviseCommand(Program{})
		if _, err := preset(cmd.Flags(), []string{name}, nil); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		var f adviseFlags
		f.needs, _ = cmd.Flags().GetStringSlice("need")
		f.load.Reads, _ = cmd.Flags().GetFloat64("reads")
		f.load.Scale.Rate, _ = cmd.Flags().GetFloat64("rate")
		f.load.Writes, _ = cmd.Flags().GetFloat64("writes")
		f.load.Mode = "single"
		f.noHeap = true
		if q, err := f.question(); err != nil || len(q.Needs) == 0 || q.Load.Scale.Rate == 0 {
			t.Errorf("%s: %d needs, rate %v, error %v", name, len(q.Needs), q.Load.Scale.Rate, err)
		}
	}
	flags := adviseCommand(Program{}).Flags()
	if err := flags.Parse([]string{"--need", "zone", "--keep", "1y"}); err != nil {
		t.Fatal(err)
	}
	typed, err := preset(flags, []string{"events"}, []string{"maintained"})
	if err != nil {
		t.Fatal(err)
	}
	want := "--need languages=java,python,evolution=stored --compress zstd-100 --rate 5000 --copies 3 --link 1Gbit --data order"
	if diff := cmp.Diff(want, typed); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	needs, _ := flags.GetStringSlice("need")
	if diff := cmp.Diff([]string{"zone", "languages=java", "python", "evolution=stored"}, needs); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if keep := flags.Lookup("keep").Value.String(); keep != "1y" {
		t.Errorf("--keep %s, want that of the user", keep)
	}
	if _, err := preset(flags, []string{"rpc"}, nil); err == nil {
		t.Error("a case that doesn't exist has flags")
	}
	if _, err := preset(flags, []string{"events"}, []string{"human"}); err == nil {
		t.Error("a need is dropped that the case does not have")
	}
}

// Of several cases the needs of all count and the first sets the load. Languages of the user replace those of cases, and
// changes of the type add to them.
func TestSeveralCases(t *testing.T) {
	for _, tt := range []struct {
		cases, needs []string
		want         string
	}{
		{[]string{"signed", "uploads"}, nil, "--need deterministic,maintained,languages=java,python,untrusted,memory-safe --rate 1000 --data order"},
		{[]string{"events", "signed"}, nil, "--need languages=java,python,evolution=stored,maintained,deterministic --compress zstd-100 --rate 5000 --keep 3y --copies 3 --link 1Gbit --data order"},
		{[]string{"signed"}, []string{"languages=rust"}, "--need deterministic,maintained --rate 1000 --data order"},
		{[]string{"signed"}, []string{"zone"}, "--need deterministic,maintained,languages=java,python --rate 1000 --data order"},
		{[]string{"signed"}, []string{"languages=go"}, "--need deterministic,maintained --rate 1000 --data order"},
		{[]string{"go-only"}, []string{"evolution=stored"}, "--need evolution=either-order,maintained,goroutines,not-aliased --rate 20000 --link 10Gbit --data order"},
		{[]string{"go-only"}, []string{"evolution"}, "--need evolution=either-order,maintained,goroutines,not-aliased --rate 20000 --link 10Gbit --data order"},
	} {
		flags := adviseCommand(Program{}).Flags()
		if tt.needs != nil {
			if err := flags.Set("need", strings.Join(tt.needs, ",")); err != nil {
				t.Fatal(err)
			}
		}
		typed, err := preset(flags, tt.cases, nil)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(tt.want, typed); diff != "" {
			t.Errorf("%v with %v (-want +got):\n%s", tt.cases, tt.needs, diff)
		}
	}
}
