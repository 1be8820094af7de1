//go:build linux

package codectest

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codectest/internal/faulty"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/record"
)

var (
	update = flag.Bool("update", false, "write docs/faulty.md anew")
	chosen = flag.String("codec", "", "faulty codecs to measure: names, separated by commas; all by default")
)

// document tells what became of each faulty codec.
const document = "../docs/faulty.md"

// runs are the codecs that are measured together. What remembers is seen by comparison with those that do not, of which
// there must be more.
func runs(codecs []faulty.Codec) map[string][]faulty.Codec {
	of := map[faulty.Area]string{
		faulty.Changes: "changes", faulty.Deaths: "deaths", faulty.Hoards: "deaths", faulty.Output: "process", faulty.Processes: "process",
		faulty.Remembers: "remembers", faulty.Settings: "settings", faulty.Background: "background",
	}
	all := make(map[string][]faulty.Codec)
	for _, c := range codecs {
		run := of[c.Area]
		switch {
		case c.Alone:
			run = c.Name
		case run == "":
			run = "cheats"
		}
		all[run] = append(all[run], c)
	}
	return all
}

// TestFaulty measures a hundred faulty codecs beside sound ones, and holds what a run makes of them to what it must make of
// them, and to what docs/faulty.md says that it does.
func TestFaulty(t *testing.T) {
	codecs, part := faulty.All(), testing.Short() || *chosen != ""
	switch {
	case *chosen != "":
		names := strings.Split(*chosen, ",")
		codecs = slices.DeleteFunc(codecs, func(c faulty.Codec) bool { return !slices.Contains(names, c.Name) })
	case testing.Short(): // one of each area
		var seen []faulty.Area
		codecs = slices.DeleteFunc(codecs, func(c faulty.Codec) bool {
			again := slices.Contains(seen, c.Area)
			seen = append(seen, c.Area)
			return again
		})
	}
	outcomes := make(map[string]outcome)
	all := runs(codecs)
	for _, run := range slices.Sorted(maps.Keys(all)) {
		t.Run(run, func(t *testing.T) { meet(t, all[run], outcomes) })
		// On a loud machine a run may have too few times of a codec to tell, or take one for hanging.
		again := slices.DeleteFunc(slices.Clone(all[run]), func(c faulty.Codec) bool { return outcomes[c.Name].held || c.Chancy })
		if len(again) > 0 {
			t.Run(run+"-again", func(t *testing.T) { meet(t, again, outcomes) })
		}
	}
	if len(outcomes) < len(codecs) { // of a part that -run chose
		return
	}
	got := tell(codecs, outcomes)
	t.Log("\n" + got)
	if part {
		return
	}
	if *update {
		if err := os.WriteFile(document, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	known, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range codecs {
		if !c.Chancy && !outcomes[c.Name].held && !strings.Contains(string(known), fell(c)) {
			t.Errorf("%s (%s) fell: %s; %s does not have it", c.Name, c.About, outcomes[c.Name].got, document)
		}
	}
}

// fell is the line of a codec that is not found.
func fell(c faulty.Codec) string { return fmt.Sprintf("- `%s`: %s.\n", c.Name, c.About) }

// outcome is what a run made of a faulty codec.
type outcome struct {
	held bool
	got  string
}

// meet measures codecs together. Their neighbours must have figures.
func meet(t *testing.T, codecs []faulty.Codec, outcomes map[string]outcome) {
	s := settings{operations: []codec.Operation{codec.Encode, codec.Decode}, limits: measure.Limits{Timeout: 2 * time.Second, Proof: 10 * time.Second, Resident: 2 << 30}}
	var tested []codec.Codec
	for _, set := range faulty.Sets() {
		if slices.ContainsFunc(codecs, func(c faulty.Codec) bool { return c.Data() == set.Type.Name }) {
			s.sets = append(s.sets, set)
		}
	}
	for _, c := range codecs {
		tested = append(tested, c.Codec())
	}
	if codecs[0].Area == faulty.Remembers { // which is told by what several processes agree on
		s.time = 25 * time.Second
	}
	start := time.Now()
	rec, err := s.measure(t, tested...)
	switch {
	case err != nil && codecs[0].Alone: // its cells are not there, and it falls
		t.Logf("%s ends the run: %v", codecs[0].Name, err)
	case err != nil:
		t.Errorf("a codec ends the run: %v", err)
	}
	t.Logf("%d codecs took %v", len(codecs), time.Since(start).Round(time.Second))
	for _, c := range codecs {
		o := judge(c, rec)
		outcomes[c.Name] = o
		if !o.held {
			t.Logf("fell: %s (%s): %s", c.Name, c.About, o.got)
		}
	}
	for _, c := range rec.Cells {
		if !slices.ContainsFunc(neighbours(), func(k codec.Codec) bool { return k.Name == c.Codec }) {
			continue
		}
		if c.Fault != "" || c.Reason == "" && !timed(rec, c) {
			t.Errorf("%s on %s, %s: fault %q, timed: %t", c.Codec, c.Data, c.Operation, c.Fault, timed(rec, c))
		}
	}
}

func timed(rec record.Record, c record.Cell) bool {
	return slices.ContainsFunc(rec.Blocks, func(b record.Block) bool { return b.Key == c.Key })
}

// judge compares what a run made of a codec with what it must.
func judge(c faulty.Codec, rec record.Record) outcome {
	var shown []string
	clean, met := true, false
	says := func(kind faulty.Kind, text string) {
		met = met || c.Want.Kind == kind && c.Want.Says.MatchString(text)
		shown = append(shown, fmt.Sprintf("%s: %s", kind, text))
	}
	cells := 0
	for _, cell := range rec.Cells {
		if cell.Codec != c.Name || cell.Data != c.Data() {
			continue
		}
		cells++
		switch {
		case cell.Fault != "":
			says(faulty.Fault, cell.Fault)
		case cell.Reason != "":
			says(faulty.Reason, cell.Reason)
		default:
			for _, m := range signs(rec, cell) {
				says(faulty.Mark, m)
			}
			clean = clean && timed(rec, cell)
		}
	}
	if cells == 0 {
		return outcome{got: "the run ended before it"}
	}
	if c.Want.Kind == faulty.Clean {
		met = clean && len(shown) == 0
	}
	slices.Sort(shown)
	if shown = slices.Compact(shown); shown == nil {
		shown = []string{"figures, and nothing is said"}
	}
	return outcome{met, strings.Join(shown, "; ")}
}

// signs are what is told of a cell beside its figures.
func signs(rec record.Record, c record.Cell) []string {
	all := slices.Clone(c.Notes)
	for _, m := range c.Unseen {
		all = append(all, "not seen: "+m)
	}
	if rec.Remembers()[c.Key] > 0 {
		all = append(all, "remembers")
	}
	return all
}

// tell writes the document.
func tell(codecs []faulty.Codec, outcomes map[string]outcome) string {
	var b strings.Builder
	fmt.Fprint(&b, `# Codecs that go wrong

`, len(codecs), ` codecs that are wrong, that cheat, or that harm the process that they run in are measured beside three that
are sound, which keep their figures. The column *held* counts those of which a run tells what it must: a fault, a mark, a
reason, or figures, where a codec harms nobody. *Fell* counts those that are not found. The last column counts
codecs that go wrong so rarely that a short run finds them or not. `+"`go test ./codectest -run TestFaulty -update`"+` writes this page.

| what a codec does | tried | held | fell | by chance |
|---|---|---|---|---|
`)
	var missed []faulty.Codec
	row := func(name string, of func(faulty.Codec) bool) {
		tried, held, lost, chancy := 0, 0, 0, 0
		for _, c := range codecs {
			if !of(c) {
				continue
			}
			tried++
			switch {
			case c.Chancy:
				chancy++
			case outcomes[c.Name].held:
				held++
			default:
				lost++
			}
		}
		if tried > 0 {
			fmt.Fprintf(&b, "| %s | %d | %d | %d | %d |\n", name, tried, held, lost, chancy)
		}
	}
	for _, area := range faulty.Areas {
		row(string(area), func(c faulty.Codec) bool { return c.Area == area })
	}
	row("**all**", func(faulty.Codec) bool { return true })
	for _, c := range codecs {
		if !c.Chancy && !outcomes[c.Name].held {
			missed = append(missed, c)
		}
	}
	if len(missed) > 0 {
		fmt.Fprint(&b, "\n## What fell\n\n")
		for _, c := range missed {
			fmt.Fprint(&b, fell(c))
		}
	}
	fmt.Fprint(&b, "\n## All codecs\n\n| codec | what it does | what a run must tell |\n|---|---|---|\n")
	for _, c := range codecs {
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", c.Name, c.About, c.Want)
	}
	return b.String()
}
