package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/survive"
)

// mostDetailed is the number of codecs of which the findings are printed, unless all are asked for.
const mostDetailed = 8

// printChecks prints a table of codecs and kinds of checks, and after it what was found with the worst input
// of each function, or with all inputs. Each finding has the limits of the library that concern it.
func printChecks(w io.Writer, rec survive.Record, has inventory.Inventory, all bool) error {
	kinds := slices.DeleteFunc(slices.Clone(rec.Kinds), func(k survive.Kind) bool { return k == survive.Evolution })
	if len(kinds) == 0 {
		return nil
	}
	t := report.Sheet{Heads: report.Words("codec", "version")}
	for _, kind := range kinds {
		t.Heads = append(t.Heads, report.Words(string(kind))...)
	}
	for _, k := range rec.Codecs {
		row := []string{k.Name, k.Version}
		for _, kind := range kinds {
			word := "–"
			if of := resultsOf(rec, k.Name, kind); len(of) > 0 {
				word = string(survive.Worst(of).Verdict)
			}
			row = append(row, word)
		}
		t.Rows = append(t.Rows, row)
	}
	options := textOptions(w)
	if _, err := fmt.Fprintln(w, t.Within(options.Width)); err != nil {
		return err
	}
	if len(rec.Codecs) > mostDetailed && !all {
		_, err := fmt.Fprintln(w, "--all shows what was found, and --json has it as JSON.")
		return err
	}
	var lines []string
	for _, k := range rec.Codecs {
		for _, kind := range kinds {
			for _, r := range shownOf(resultsOf(rec, k.Name, kind), all) {
				text := fmt.Sprintf("%s, %s: %s: %s%s", k.Name, kind, r.Verdict, r.Sentence(), guardText(guardsOf(has, r)))
				lines = append(lines, report.Wrap(r.ID()+"  ", text, options.Width)...)
			}
		}
		if !all {
			for _, text := range whyUnchecked(rec, k.Name) {
				lines = append(lines, report.Wrap("", text, options.Width)...)
			}
		}
	}
	for _, line := range lines {
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(w, "passes: nothing was found with the inputs that were tried. wirebench check --replay ID tries an input again.")
	return err
}

// whyUnchecked says why nothing of some kinds was checked of a codec: a line for each reason.
func whyUnchecked(rec survive.Record, codec string) (lines []string) {
	var reasons []string
	kinds := make(map[string][]string)
	for _, kind := range rec.Kinds {
		of := resultsOf(rec, codec, kind)
		if len(of) == 0 || survive.Worst(of).Verdict != survive.Unchecked {
			continue
		}
		why := survive.Worst(of).What
		if kinds[why] == nil {
			reasons = append(reasons, why)
		}
		kinds[why] = append(kinds[why], string(kind))
	}
	for _, why := range reasons {
		lines = append(lines, fmt.Sprintf("%s, %s: not checked: %s", codec, strings.Join(kinds[why], ", "), why))
	}
	return lines
}

func resultsOf(rec survive.Record, codec string, kind survive.Kind) []survive.Result {
	return slices.DeleteFunc(slices.Clone(rec.Results), func(r survive.Result) bool { return r.Codec != codec || r.Kind != kind })
}

// shownOf returns the results to print: all, or the worst of each function that does not simply pass, and one
// in which levels were refused.
func shownOf(results []survive.Result, all bool) []survive.Result {
	if all {
		return results
	}
	var shown []survive.Result
	for _, e := range append([]survive.Entry{""}, survive.Entries...) {
		of := slices.DeleteFunc(slices.Clone(results), func(r survive.Result) bool { return r.Entry != e })
		if len(of) > 0 {
			if worst := survive.Worst(of); worst.Verdict != survive.Passes && worst.Verdict != survive.Unchecked {
				shown = append(shown, worst)
			}
		}
	}
	if at := slices.IndexFunc(results, survive.Result.RefusesLevels); at >= 0 && !slices.ContainsFunc(shown, survive.Result.RefusesLevels) {
		shown = append(shown, results[at])
	}
	return shown
}

// guardsOf returns the limits of the library that were too wide for what was found, or that refused the input.
func guardsOf(has inventory.Inventory, r survive.Result) []codec.Guard {
	k, err := has.Codec(r.Codec)
	if err != nil { // the record is of another program
		return nil
	}
	risks := r.Risks()
	if r.RefusesLevels() {
		risks = []codec.Risk{codec.Nests}
	}
	return codec.GuardsAgainst(k.Guards, risks...)
}

// guardText says what the limits are, after what was found.
func guardText(guards []codec.Guard) string {
	if len(guards) == 0 {
		return ""
	}
	var all []string
	for _, g := range guards {
		all = append(all, g.String())
	}
	return ". Limits of the library: " + strings.Join(all, ", ")
}
