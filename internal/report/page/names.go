package page

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report"
)

// selfEvident explains marks that need no warning in a table.
var selfEvident = map[string]string{
	"text":  "its bytes are text that people can read",
	"bound": "made to be at least as fast as any safe codec: a bound, not a format for use",
}

// meanings explains the marks and notes of a run, and what values lose.
func meanings(p payload) map[string]string {
	all := make(map[string]string)
	add := func(names []string) {
		for _, name := range names {
			if meaning := cmp.Or(report.Meaning(name), selfEvident[name]); meaning != "" {
				all[name] = meaning
			}
		}
	}
	for _, c := range p.Codecs {
		add(c.Marks)
	}
	for _, r := range p.Remarks {
		add(r.Notes)
		for _, lost := range r.Lost {
			all[lost] = advise.LossWords(lost)
		}
	}
	return all
}

// title returns the page's title. It names the data sets of the first run.
func title(runs []Part) string {
	if len(runs) == 0 || len(runs[0].Run.Data) == 0 {
		return "wirebench"
	}
	var names []string
	for _, d := range runs[0].Run.Data {
		names = append(names, d.Name)
	}
	if n := len(names); n > 3 {
		names = append(names[:2], strconv.Itoa(n-2)+" more")
	}
	what := "Go serialization formats"
	if runs[0].Run.Grade == record.Messages {
		what = "messages between Go processes"
	}
	return what + " compared on " + strings.Join(names, ", ") + ": wirebench"
}

// machine describes the machine and the version of Go in a few words.
func machine(e record.Environment) string { return e.Machine() + ", " + e.Go }

// machines names the runs by their machines. All names are different.
func machines(runs []Part) []string {
	seen := make(map[string]int)
	var names []string
	for _, rec := range runs {
		name := machine(rec.Run.Env)
		if rec.Run.Variant != "" {
			name += ", " + rec.Run.Variant
		}
		seen[name]++
		if n := seen[name]; n > 1 { // they differ in facts that the name leaves out
			name += fmt.Sprintf(" (%d)", n)
		}
		names = append(names, name)
	}
	return names
}
