package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/evolve"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

func ofChanges(recs []survive.Record) makers {
	return makers{
		"when": func() string {
			return fmt.Sprintf("%d codecs were checked with %d changes of types: %s.\n", len(recs[0].Codecs), len(recs[0].Changes), days(recs))
		},
		"duties":  func() string { return duties(recs[0]) },
		"changes": func() string { return changes(recs[0]) },
		"matrix":  func() string { return matrix(recs[0]) },
		"silent":  func() string { return silent(recs[0]) },
		"others":  func() string { return others(recs) },
	}
}

// duties has a row for each codec, with what its users must do and which further changes it survives.
func duties(rec survive.Record) string {
	var b strings.Builder
	b.WriteString("| codec | version | fields are known by | users must | deploy | renamed | moved | int32 to int64 | passed on |\n|---|---|---|---|---|---|---|---|---|\n")
	verdicts := rec.Verdicts()
	for i, k := range rec.Codecs {
		a, found := rec.Matrix(k).Advise(), verdicts.Codecs[i].Findings
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |", k.Name, k.Version, cmp.Or(string(k.Fields), "–"), cmp.Or(string(a.Duty), "–"), cmp.Or(string(a.Order), "–"))
		for _, change := range verdict.Changes {
			f := found[verdict.OfChange(change)]
			fmt.Fprintf(&b, " %s |", cmp.Or(f.Order, map[string]string{verdict.Passes: "yes", verdict.Fails: "no"}[f.Word()], "–"))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// changes has a line for each change.
func changes(rec survive.Record) string {
	var b strings.Builder
	for _, c := range rec.Changes {
		fmt.Fprintf(&b, "- *%s*: %s\n", c.Name, c.About)
	}
	return b.String()
}

// matrix has a row for each codec and way, and a column for each change.
func matrix(rec survive.Record) string {
	var b strings.Builder
	b.WriteString("| codec |")
	for _, c := range rec.Changes {
		fmt.Fprintf(&b, " %s |", strings.ReplaceAll(c.Name, "-", " "))
	}
	b.WriteString("\n|---|" + strings.Repeat("---|", len(rec.Changes)) + "\n")
	for _, k := range rec.Codecs {
		m := rec.Matrix(k)
		var ways []evolve.Way
		for _, c := range m.Cells {
			if c.Change != "" && !slices.Contains(ways, c.Way) {
				ways = append(ways, c.Way)
			}
		}
		for i, way := range ways {
			name := k.Name
			if i > 0 {
				name = "*" + string(way) + "*"
			}
			fmt.Fprintf(&b, "| %s |", name)
			for _, change := range rec.Changes {
				signs := ""
				for _, c := range m.Cells {
					if c.Change == change.Name && c.Way == way {
						signs += c.Outcome.Sign()
					}
				}
				if signs != "" {
					signs = "`" + signs + "`"
				}
				fmt.Fprintf(&b, " %s |", signs)
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// silent has a line for each codec that takes values for others without an error, with the first such message. What
// happens in another way than the documented one does not count.
func silent(rec survive.Record) string {
	var b strings.Builder
	for _, k := range rec.Codecs {
		var first *survive.Result
		wrong, all := 0, 0
		for i, r := range rec.Results {
			if r.Codec != k.Name || r.Kind != survive.Evolution || r.Exchanged == nil || r.Name != string(evolve.Usual) {
				continue
			}
			all++
			if r.Exchanged.Outcome == evolve.Wrong {
				wrong++
				first = cmp.Or(first, &rec.Results[i])
			}
		}
		if first != nil {
			fmt.Fprintf(&b, "- **%s** %s: %d of %d. %s, %s: %s. `wirebench check --replay %s`\n",
				k.Name, k.Version, wrong, all, first.Data, first.Entry, markdown(first.What), first.ID())
		}
	}
	return b.String()
}

// others says which outcomes differ between versions of Go.
func others(recs []survive.Record) string {
	if len(recs) < 2 {
		return "One version of Go was checked.\n"
	}
	was := make(map[survive.Case]evolve.Outcome)
	for _, r := range recs[0].Results {
		was[r.Case] = r.Cell().Outcome
	}
	differ := make(map[string]int)
	for _, r := range recs[1].Results {
		if o, there := was[r.Case]; there && o != r.Cell().Outcome {
			differ[r.Codec]++
		}
	}
	if len(differ) == 0 {
		return fmt.Sprintf("All outcomes are the same with %s and %s.\n", recs[0].Go, recs[1].Go)
	}
	var all []string
	for _, k := range recs[0].Codecs {
		if n := differ[k.Name]; n > 0 {
			all = append(all, fmt.Sprintf("%s (%d)", k.Name, n))
		}
	}
	return fmt.Sprintf("Between %s and %s some outcomes differ: %s.\n", recs[0].Go, recs[1].Go, strings.Join(all, ", "))
}
