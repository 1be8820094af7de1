package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// presets are usual cases of programs, as flags of advise.
var presets = []struct {
	name, about string
	flags       [][2]string
}{
	{"public-api", "browsers and strangers read and write it", [][2]string{
		{"need", "human,languages=javascript,untrusted,maintained"}, {"link", "100Mbit"},
	}},
	{"internal-rpc", "services in several languages call each other", [][2]string{
		{"need", "languages=java,python,evolution,maintained,goroutines"}, {"link", "10Gbit"},
	}},
	{"go-only", "Go programs of one team exchange or cache it", [][2]string{
		{"need", "evolution,maintained,goroutines,not-aliased"}, {"link", "10Gbit"},
	}},
	{"events", "a broker keeps it for years, in compressed batches", [][2]string{
		{"need", "languages=java,python,evolution,maintained"}, {"compress", "zstd-100"}, {"rate", "5000"}, {"keep", "3y"}, {"copies", "3"}, {"link", "1Gbit"},
	}},
	{"configuration", "people write it, and programs read it when they start", [][2]string{
		{"need", "human,no-codegen,maintained"}, {"reads", "1"}, {"writes", "0"},
	}},
	{"telemetry", "many small messages are written once and seldom read", [][2]string{
		{"need", "evolution,maintained,goroutines"}, {"reads", "1"}, {"writes", "10"}, {"rate", "100000"}, {"link", "1Gbit"},
	}},
	{"signed", "hashes or signatures are of its bytes", [][2]string{
		{"need", "deterministic,maintained,languages=java,python"},
	}},
	{"uploads", "strangers send it, and it may be damaged or hostile", [][2]string{
		{"need", "untrusted,memory-safe,maintained"}, {"reads", "1"}, {"writes", "0"}, {"largest", "10MiB"},
	}},
}

func presetNames() (names []string) {
	for _, p := range presets {
		names = append(names, p.name)
	}
	return names
}

// preset sets the flags of a case that the user did not set. Needs of both count. It returns the flags as
// they are typed.
func preset(flags *pflag.FlagSet, name string) (string, error) {
	i := slices.Index(presetNames(), name)
	if i < 0 {
		return "", unknown("case", name, presetNames())
	}
	var typed []string
	for _, f := range presets[i].flags {
		flag := flags.Lookup(f[0])
		if flag.Changed && f[0] != "need" {
			continue
		}
		if err := flag.Value.Set(f[1]); err != nil {
			return "", fmt.Errorf("case %s: --%s %s: %w", name, f[0], f[1], err)
		}
		typed = append(typed, "--"+f[0]+" "+f[1])
	}
	return strings.Join(typed, " "), nil
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
