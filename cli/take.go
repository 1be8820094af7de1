package cli

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wirebench/wirebench/internal/usertype"
)

// measuresNothing returns an error for flags of a run that are combined with --take.
func measuresNothing(cmd *cobra.Command) error {
	var of runFlags
	measuring := &cobra.Command{}
	of.add(measuring)
	var err error
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if measuring.Flags().Lookup(f.Name) != nil && f.Name != "output" {
			err = usagef("--%s has no effect with --take, which measures nothing; leave out one of the two flags", f.Name)
		}
	})
	return err
}

// runTake hands over code for the user's type.
func runTake(ctx context.Context, p Program, opt usertype.Options, wanted []string, dir string) error {
	has, err := p.inventory()
	if err != nil {
		return err
	}
	names, err := chooseCodecs("codec", wanted, askables(has))
	if err != nil {
		return err
	}
	if opt.Samples == "" {
		return usagef("--take writes a test of your messages: name the messages with --samples")
	}
	bar := newProgress()
	defer bar.end()
	opt.Program.Step, opt.Program.Note = bar.building, bar.say
	what := usertype.Taking{Dir: cmp.Or(dir, "wire"), Command: commandLine(os.Args[1:]), Maker: maker()}
	chosen, err := selected(has, names, nil, nil)
	if err != nil {
		return err
	}
	g, err := p.generator(has, chosen.codecs, bar)
	if err != nil {
		return err
	}
	defer g.close()
	for _, k := range has.Codecs {
		switch {
		case !slices.Contains(names, k.Name):
		case k.Marks.Baseline() || k.Marks.Bound:
			return fmt.Errorf("--take %s: it isn't a format, but a baseline for comparing formats with", k.Name)
		case k.Emitter == nil:
			fmt.Printf("%s: no code is needed, since %s takes values of the type directly; %s shows how to call it\n", k.Name, library(k.Module), "https://pkg.go.dev/"+k.Part.Package)
		default:
			what.Codecs = append(what.Codecs, described(k, g.emitter(k)))
		}
	}
	if len(what.Codecs) == 0 {
		return nil
	}
	taken, err := usertype.Take(ctx, opt, what)
	bar.end()
	if err != nil {
		return err
	}
	for _, folder := range taken.Folders {
		fmt.Printf("%s: package %s; its test passes on your samples\n", filepath.Join(what.Dir, folder), path.Join(taken.Import, folder))
	}
	if len(taken.Get) > 0 {
		fmt.Printf("Your module does not require the modules that these packages need yet:\n\n\tgo get -t %s/... %s\n", taken.Import, strings.Join(taken.Get, " "))
	}
	return nil
}

// library names the library that a codec calls.
func library(module string) string {
	if module == "std" {
		return "the standard library"
	}
	return module
}

// commandLine returns a command quoted for a shell.
func commandLine(args []string) string {
	words := []string{"wirebench"}
	for _, a := range args {
		if a == "" || strings.ContainsAny(a, " \t\n'\"\\$`*?[]{}()<>|&;#~!") {
			a = "'" + strings.ReplaceAll(a, "'", `'\''`) + "'"
		}
		words = append(words, a)
	}
	return strings.Join(words, " ")
}

// maker returns the name of this program, with its version if it is known.
func maker() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "wirebench"
	}
	version := info.Main.Version
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && (version == "" || version == "(devel)") {
			version = s.Value
		}
	}
	if version == "" || version == "(devel)" {
		return "wirebench"
	}
	return "wirebench " + version
}
