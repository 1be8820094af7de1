package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/report/page"
)

// presets are usual cases of programs, as flags of advise. Rates are those of a small program of the kind. The data set
// counts if the record has it.
var presets = []struct {
	name, about string
	flags       [][2]string
}{
	{"public-api", "browsers and strangers read and write a public API", [][2]string{
		{"need", "format=json,languages=javascript,untrusted,maintained"}, {"rate", "500"}, {"link", "100Mbit"}, {"data", "order"},
	}},
	{"faster-json", "a service keeps JSON and wants a faster library than encoding/json", [][2]string{
		{"need", "format=json,no-codegen,untrusted,evolution,maintained,released,goroutines,not-aliased"}, {"from", "json"}, {"rate", "2000"}, {"data", "order"},
	}},
	{"internal-rpc", "services in several languages call each other", [][2]string{
		{"need", "languages=java,python,evolution,maintained,goroutines"}, {"rate", "5000"}, {"link", "10Gbit"}, {"data", "order"},
	}},
	{"go-only", "Go programs of one team call each other", [][2]string{
		{"need", "evolution=either-order,maintained,goroutines,not-aliased"}, {"rate", "20000"}, {"link", "10Gbit"}, {"data", "order"},
	}},
	{"cache", "Go programs keep values in a cache, and read each ten times", [][2]string{
		{"need", "evolution=stored,either-order,maintained,goroutines,not-aliased"}, {"rate", "5000"}, {"reads", "10"}, {"writes", "1"}, {"link", "10Gbit"}, {"keep", "1d"}, {"storage-price", "4"}, {"data", "order"},
	}},
	{"events", "a broker keeps events for years, in compressed batches", [][2]string{
		{"need", "languages=java,python,evolution=stored,maintained"}, {"compress", "zstd-100"}, {"rate", "5000"}, {"keep", "3y"}, {"copies", "3"}, {"link", "1Gbit"}, {"data", "order"},
	}},
	{"configuration", "people write it, and programs read it when they start", [][2]string{
		{"need", "human,no-codegen,maintained"}, {"rate", "1"}, {"reads", "1"}, {"writes", "0"},
	}},
	{"telemetry", "devices send many small messages, which are seldom read", [][2]string{
		{"need", "untrusted,evolution,maintained,goroutines"}, {"rate", "100000"}, {"reads", "1"}, {"writes", "10"}, {"link", "1Gbit"}, {"data", "log-line"},
	}},
	{"game", "a server and the players of a game exchange many small messages", [][2]string{
		{"need", "untrusted,evolution=either-order,maintained,goroutines"}, {"rate", "50000"}, {"link", "1Gbit"}, {"data", "medium"},
	}},
	{"signed", "data whose bytes are hashed or signed", [][2]string{
		{"need", "deterministic,maintained,languages=java,python"}, {"rate", "1000"}, {"data", "order"},
	}},
	{"uploads", "strangers upload it: it may be large, damaged or hostile", [][2]string{
		{"need", "untrusted,memory-safe,maintained"}, {"rate", "100"}, {"reads", "1"}, {"writes", "0"}, {"largest", "10MiB"}, {"data", "order"},
	}},
}

// cases are the presets for the page.
func cases() (all []page.Case) {
	for _, p := range presets {
		all = append(all, page.Case{Name: p.name, About: p.about, Flags: p.flags})
	}
	return all
}

func presetNames() (names []string) {
	for _, p := range presets {
		names = append(names, p.name)
	}
	return names
}

// preset sets the flags of cases that the user did not set. The first case sets the load. The needs of all cases
// count, and those of the user, apart from needs that the user drops. Languages, formats and
// fields of the user replace those of a case. preset returns the flags as they are typed.
func preset(flags *pflag.FlagSet, names, drop []string) (string, error) {
	var needs []string
	var others [][2]string
	for n, name := range names {
		i := slices.Index(presetNames(), name)
		if i < 0 {
			return "", unknown("case", name, presetNames())
		}
		for _, f := range presets[i].flags {
			switch {
			case f[0] == "need":
				needs = append(needs, strings.Split(f[1], ",")...)
			case n == 0 && !flags.Lookup(f[0]).Changed:
				others = append(others, f)
			}
		}
	}
	yours, err := flags.GetStringSlice("need")
	if err != nil {
		return "", err
	}
	of := "case " + strings.Join(names, ",")
	left, err := without(needs, drop, yours)
	if err != nil {
		return "", fmt.Errorf("%s: %w", of, err)
	}
	var typed []string
	for _, f := range append([][2]string{{"need", left}}, others...) {
		if f[1] == "" {
			continue
		}
		if err := flags.Lookup(f[0]).Value.Set(f[1]); err != nil {
			return "", fmt.Errorf("%s: --%s %s: %w", of, f[0], f[1], err)
		}
		typed = append(typed, "--"+f[0]+" "+f[1])
	}
	return strings.Join(typed, " "), nil
}

// without returns the needs of cases without those that the user drops, and without those for which the user gives
// other values. Its error names one to drop that is not among them.
func without(needs, drop, yours []string) (string, error) {
	all, err := advise.Parse(needs)
	if err != nil {
		return "", err
	}
	own, err := parsed(yours)
	if err != nil {
		return "", err
	}
	var names, left []string
	for _, n := range all {
		names = append(names, n.Name)
		if !replaces(own, yours, n) && !slices.Contains(drop, n.Name) {
			left = append(left, n.String())
		}
	}
	for _, name := range drop {
		if !slices.Contains(names, name) {
			return "", usagef("--drop %s isn't a need of the case; its needs are %s", name, strings.Join(names, ", "))
		}
	}
	return strings.Join(left, ","), nil
}

// replaces reports whether the user gives other values for a need of a case. Values of the need for changes of the type
// add to it instead. Go is no value of languages, but the user may say that no other language has to read messages.
func replaces(own []advise.Need, yours []string, n advise.Need) bool {
	if n.Kind().More != nil {
		return false
	}
	return slices.ContainsFunc(own, func(o advise.Need) bool { return o.Name == n.Name && o.Values != nil }) ||
		n.Values != nil && slices.Contains(yours, n.Name+"=go")
}

// caseText describes cases in a clause each, after their names.
func caseText(names []string) string {
	var said []string
	for _, name := range names {
		if i := slices.Index(presetNames(), name); i >= 0 {
			said = append(said, name+": "+presets[i].about)
		}
	}
	return strings.Join(said, "; ")
}

// casesText lists the cases.
func casesText() string {
	var b strings.Builder
	for _, p := range presets {
		fmt.Fprintf(&b, "  %-15s %s\n", p.name, p.about)
	}
	return b.String()
}

// completeCases completes the names of cases.
var completeCases = cobra.FixedCompletions(presetNames(), cobra.ShellCompDirectiveNoFileComp)
