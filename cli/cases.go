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

// presets are usual cases of programs, as flags of advise. Rates are those of a small program of the kind.
var presets = []struct {
	name, about string
	flags       [][2]string
}{
	{"public-api", "browsers and strangers read and write a public API", [][2]string{
		{"need", "format=json,languages=javascript,untrusted,maintained"}, {"rate", "500"}, {"link", "100Mbit"},
	}},
	{"faster-json", "a service keeps JSON and wants a faster library than encoding/json", [][2]string{
		{"need", "format=json,no-codegen,untrusted,evolution,maintained,released,goroutines,not-aliased"}, {"from", "json"}, {"rate", "2000"},
	}},
	{"internal-rpc", "services in several languages call each other", [][2]string{
		{"need", "languages=java,python,evolution,maintained,goroutines"}, {"rate", "5000"}, {"link", "10Gbit"},
	}},
	{"go-only", "Go programs of one team call each other, or keep it in a cache", [][2]string{
		{"need", "evolution,maintained,goroutines,not-aliased"}, {"rate", "20000"}, {"reads", "10"}, {"writes", "1"}, {"link", "10Gbit"},
	}},
	{"events", "a broker keeps events for years, in compressed batches", [][2]string{
		{"need", "languages=java,python,evolution=stored,maintained"}, {"compress", "zstd-100"}, {"rate", "5000"}, {"keep", "3y"}, {"copies", "3"}, {"link", "1Gbit"},
	}},
	{"configuration", "people write it, and programs read it when they start", [][2]string{
		{"need", "human,no-codegen,maintained"}, {"rate", "1"}, {"reads", "1"}, {"writes", "0"},
	}},
	{"telemetry", "many small messages of games or devices, written once and seldom read", [][2]string{
		{"need", "evolution,maintained,goroutines"}, {"rate", "100000"}, {"reads", "1"}, {"writes", "10"}, {"link", "1Gbit"},
	}},
	{"signed", "data whose bytes are hashed or signed", [][2]string{
		{"need", "deterministic,maintained,languages=java,python"}, {"rate", "1000"},
	}},
	{"uploads", "strangers upload it: it may be large, damaged or hostile", [][2]string{
		{"need", "untrusted,memory-safe,maintained"}, {"rate", "100"}, {"reads", "1"}, {"writes", "0"}, {"largest", "10MiB"},
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

// preset sets the flags of a case that the user did not set. Needs of both count, apart from those of the case
// that the user drops. It returns the flags as they are typed.
func preset(flags *pflag.FlagSet, name string, drop []string) (string, error) {
	i := slices.Index(presetNames(), name)
	if i < 0 {
		return "", unknown("case", name, presetNames())
	}
	var typed []string
	for _, f := range presets[i].flags {
		flag, value := flags.Lookup(f[0]), f[1]
		if f[0] == "need" {
			var err error
			if value, err = without(value, drop); err != nil {
				return "", fmt.Errorf("case %s: %w", name, err)
			}
		} else if flag.Changed {
			continue
		}
		if value == "" {
			continue
		}
		if err := flag.Value.Set(value); err != nil {
			return "", fmt.Errorf("case %s: --%s %s: %w", name, f[0], value, err)
		}
		typed = append(typed, "--"+f[0]+" "+value)
	}
	return strings.Join(typed, " "), nil
}

// without returns needs without those of some names. Its error names one that is not among them.
func without(needs string, drop []string) (string, error) {
	all, err := advise.Parse(strings.Split(needs, ","))
	if err != nil {
		return "", err
	}
	var names, left []string
	for _, n := range all {
		names = append(names, n.Name)
		if !slices.Contains(drop, n.Name) {
			left = append(left, n.String())
		}
	}
	for _, name := range drop {
		if !slices.Contains(names, name) {
			return "", usagef("--drop %s isn't one of its needs, which are %s", name, strings.Join(names, ", "))
		}
	}
	return strings.Join(left, ","), nil
}

// caseText describes a case in a clause, after its name.
func caseText(name string) string {
	i := slices.Index(presetNames(), name)
	if i < 0 {
		return ""
	}
	return name + ": " + presets[i].about
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
