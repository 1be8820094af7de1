package report

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// mostNames is how many of the parts that only one program links are listed in a line.
const mostNames = 3

// programs lists the differences between the first two programs that differ. Each new run is
// compared with the old run of its machine. Other code makes another binary, in which the same
// function lies elsewhere in memory.
func programs(old, new []record.Record) []string {
	for _, n := range new {
		if differ := otherProgram(sameMachine(old, n), n.Run); differ != nil {
			return differ
		}
	}
	return nil
}

// otherProgram lists the differences between the programs of two runs. It leaves out the version of
// Go, which [Comparison.First] states. Nil means that both programs have one source, as far as the
// records show.
func otherProgram(old, new record.Run) (differ []string) {
	if a, b := strings.Join(old.Commits(), ", "), strings.Join(new.Commits(), ", "); a != b && a != "" && b != "" {
		differ = append(differ, fmt.Sprintf("wirebench %s, then %s", a, b))
	}
	if old.Parts != nil && new.Parts != nil {
		gone, added := without(old.Parts, new.Parts), without(new.Parts, old.Parts)
		differ = append(differ, parts("only the old program links ", gone)...)
		differ = append(differ, parts("only the new program links ", added)...)
	}
	differ = append(differ, modules(old.Env.Modules, new.Env.Modules)...)
	if differ == nil && old.Binary != "" && new.Binary != "" && old.Binary != new.Binary && old.Env.Go == new.Env.Go {
		differ = append(differ, "other code in the same modules, or another way to build it")
	}
	return differ
}

// parts shortens functions such as "github.com/wirebench/wirebench/codecs/cbor.Codecs" to the last
// folder of their package and their name.
func parts(what string, functions []string) []string {
	if len(functions) == 0 {
		return nil
	}
	var names []string
	for _, f := range functions {
		dir, base := path.Split(f)
		names = append(names, path.Join(path.Base(dir), base))
	}
	return []string{what + firstOf(names)}
}

// modules lists the modules that both programs have in different versions.
func modules(old, new map[string]string) []string {
	var names []string
	for _, module := range slices.Sorted(maps.Keys(old)) {
		if version, both := new[module]; both && version != old[module] {
			names = append(names, fmt.Sprintf("%s %s, then %s", module, old[module], version))
		}
	}
	if names == nil {
		return nil
	}
	return []string{firstOf(names)}
}

// firstOf joins the first names, and says how many more there are.
func firstOf(names []string) string {
	if more := len(names) - mostNames; more > 1 {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:mostNames], ", "), more)
	}
	return strings.Join(names, ", ")
}

// predicting returns the runs with intervals that show what a change from one run to the other must
// exceed. If both measured the same programs, that is what another run of these finds. Otherwise the
// code of one lies at other places than that of the other, as in runs of other layouts.
func predicting(old, new []record.Record, differ []string) (was, is []record.Record) {
	what := stats.OtherLayouts
	if _, _, otherGo := goVersions(old, new); !otherGo && differ == nil && slices.Equal(layouts(old), layouts(new)) {
		what = stats.SamePrograms
	}
	for _, of := range []struct {
		from []record.Record
		to   *[]record.Record
	}{{old, &was}, {new, &is}} {
		for _, rec := range of.from {
			rec.For = what
			*of.to = append(*of.to, rec)
		}
	}
	return was, is
}

// layouts returns the layouts of runs, each once, in ascending order.
func layouts(recs []record.Record) (all []int) {
	for _, rec := range recs {
		for _, p := range rec.Processes {
			all = append(all, p.Layout)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// covered reports whether the intervals of all runs hold for other binaries, because each run
// measured several layouts.
func covered(runs ...[]record.Record) bool {
	for _, recs := range runs {
		if slices.ContainsFunc(recs, func(r record.Record) bool { return r.Layouts() == nil }) {
			return false
		}
	}
	return true
}

// programsLine says what a reader must know of two programs before believing a small change.
func (c Comparison) programsLine() []string {
	if c.Programs == nil {
		return nil
	}
	line := "The runs measured with different programs: " + strings.Join(c.Programs, "; ") + "."
	line += " Another program has its code at other places in memory, which alone changes times."
	if c.Layouts {
		return []string{line + " Both runs measured several layouts, so ± includes that."}
	}
	return []string{line + " ± includes that as far as it is known from other records, because not both runs measured several layouts."}
}
