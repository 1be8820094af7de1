//go:build linux

package codectest

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codectest/internal/faulty"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/record"
)

var (
	update = flag.Bool("update", false, "write docs/faulty.md again")
	chosen = flag.String("codec", "", "faulty codecs to measure: names, separated by commas; all by default")
)

// document reports the result of each faulty codec.
const document = "../docs/faulty.md"

// group holds codecs that are measured together.
type group struct {
	name   string
	codecs []faulty.Codec
	limits measure.Limits
}

// groups groups codecs whose faults are found by the same means. Limits that no fault reaches are
// generous, so that a slow codec next to others is not taken for one that hangs. Limits that are
// reached cost their time.
func groups(codecs []faulty.Codec) []*group {
	of := map[faulty.Area]string{
		faulty.Changes: "changes", faulty.Deaths: "deaths", faulty.Hoards: "deaths", faulty.Output: "process", faulty.Processes: "process",
		faulty.Settings: "settings", faulty.Background: "background", faulty.Streamed: streams,
	}
	var all []*group
	for _, c := range codecs {
		name, limits := cmp.Or(of[c.Area], "cheats"), measure.Limits{Timeout: 20 * time.Second, Proof: time.Minute, Resident: 1 << 30}
		switch {
		case c.Alone:
			name = c.Name
		case c.Slow:
			name, limits.Proof = "slow", 4*time.Second
		case c.Want.Kind == faulty.Fault && c.Want.Says.MatchString("hangs"):
			name, limits.Timeout = name+"-endless", 2*time.Second
		case c.Area == faulty.Remembers && c.Want.Kind == faulty.Mark:
			name = remembering
		}
		i := slices.IndexFunc(all, func(g *group) bool { return g.name == name })
		if i < 0 {
			i, all = len(all), append(all, &group{name: name, limits: limits})
		}
		all[i].codecs = append(all[i].codecs, c)
	}
	return all
}

// remembering is the group of faults that show only in times: several processes must agree on them,
// and there must be more codecs that do not remember, for comparison. Nothing else is measured at
// the same time.
const remembering = "remembers"

// streams is the group of faults of streams.
const streams = "streams"

// attempts limits how often codecs are measured until all are held. On a busy machine a run may
// have too few times.
const attempts = 6

// part keeps one faulty codec of each area.
func part(codecs []faulty.Codec) []faulty.Codec {
	seen := make(map[faulty.Area]bool)
	return slices.DeleteFunc(codecs, func(c faulty.Codec) bool {
		again := seen[c.Area]
		seen[c.Area] = true
		return again
	})
}

// TestFaulty measures the faulty codecs with sound ones, or a part of them ([every.Case]). It
// compares the verdict of the run with the required verdict and with docs/faulty.md.
func TestFaulty(t *testing.T) {
	codecs, some := faulty.All(), true
	switch {
	case os.Getenv(childOf) != "": // a child gets no flags: its parent chooses
	case *chosen != "":
		names := strings.Split(*chosen, ",")
		codecs = slices.DeleteFunc(codecs, func(c faulty.Codec) bool { return !slices.Contains(names, c.Name) })
	case every.Case():
		some = false
	default:
		codecs = part(codecs)
	}
	all := outcomes{of: make(map[string]outcome)}
	t.Run("of", func(t *testing.T) {
		for _, g := range groups(codecs) {
			t.Run(g.name, func(t *testing.T) {
				if g.name != remembering {
					t.Parallel() // most wait for something
				}
				g.meet(t, &all)
			})
		}
	})
	if len(all.of) < len(codecs) { // -run selected a part
		return
	}
	got := tell(codecs, all.of)
	t.Log("\n" + got)
	if some {
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
		switch o := all.of[c.Name]; {
		case c.Chancy || o.held || strings.Contains(string(known), fell(c)):
		case o.busy:
			t.Logf("%s (%s): the machine was too busy for a result", c.Name, c.About)
		default:
			t.Errorf("%s (%s) was missed: %s; %s does not list it", c.Name, c.About, all.of[c.Name].got, document)
		}
	}
}

// fell returns the line of a codec that is not found.
func fell(c faulty.Codec) string { return fmt.Sprintf("- `%s`: %s.\n", c.Name, c.About) }

// meet measures the codecs of a group, and measures again those that are not held. Their neighbours
// must have figures.
func (g *group) meet(t *testing.T, all *outcomes) {
	left, missing := g.codecs, []record.Key(nil)
	for attempt := 0; attempt == 0 || attempt < attempts && (len(left) > 0 || missing != nil); attempt++ {
		again := left
		if len(left) == 0 {
			again = g.codecs
		}
		t.Run(fmt.Sprint(attempt), func(t *testing.T) {
			rec := g.measure(t, again, attempt)
			missing = untimed(t, rec)
			all.Lock()
			defer all.Unlock()
			left = nil
			for _, c := range again {
				o := judge(c, rec)
				if all.of[c.Name] = o; !o.held && !c.Chancy {
					t.Logf("%s (%s) does not have the required result: %s", c.Name, c.About, o.got)
					left = append(left, c)
				}
			}
		})
	}
	for _, key := range missing {
		t.Errorf("%s on %s, %s: no figures", key.Codec, key.Data, key.Operation)
	}
}

// measure measures codecs of a group together.
func (g *group) measure(t *testing.T, codecs []faulty.Codec, attempt int) record.Record {
	s := settings{operations: []codec.Operation{codec.Encode, codec.Decode}, limits: g.limits}
	if g.name == streams {
		s.operations = append(s.operations, codec.StreamEncode, codec.StreamDecode, codec.FirstEncode, codec.FirstDecode)
	}
	var tested []codec.Codec
	for _, set := range faulty.Sets() {
		if slices.ContainsFunc(codecs, func(c faulty.Codec) bool { return c.Data() == set.Type.Name }) {
			s.sets = append(s.sets, set)
		}
	}
	for _, c := range codecs {
		tested = append(tested, c.Codec())
	}
	if g.name == remembering { // a busy machine completes fewer processes in the same time
		s.time = 12 * time.Second << min(attempt, 2)
	}
	start := time.Now()
	rec, err := s.measure(t, tested...)
	switch {
	case err != nil && codecs[0].Alone: // its cells are missing, so it counts as fell
		t.Logf("%s ends the run: %v", codecs[0].Name, err)
	case err != nil:
		t.Errorf("a codec ends the run: %v", err)
	}
	t.Logf("%d codecs took %v", len(codecs), time.Since(start).Round(time.Second))
	return rec
}

// tell writes the document.
func tell(codecs []faulty.Codec, outcomes map[string]outcome) string {
	var b strings.Builder
	fmt.Fprint(&b, `# Codecs that go wrong

`, len(codecs), ` codecs that are wrong, that cheat, or that harm their process are measured together with three sound
codecs, which keep their figures. The column *found* counts the codecs with the required result of a run: a fault, a
mark, a reason, or figures if the codec harms no other codec. The column *missed* counts the codecs without the required
result. The last column counts codecs that go wrong so rarely that a short run finds them only by chance.
`+"`WIREBENCH_EVERY=1 go test ./codectest -run TestFaulty -update`"+` writes this page.

| group | tried | found | missed | by chance |
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
		fmt.Fprint(&b, "\n## Missed codecs\n\n")
		for _, c := range missed {
			fmt.Fprint(&b, fell(c))
		}
	}
	fmt.Fprint(&b, "\n## All codecs\n\n| codec | what it does | required result |\n|---|---|---|\n")
	for _, c := range codecs {
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", c.Name, c.About, c.Want)
	}
	return b.String()
}
