package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/scratch"
)

// buildFlags are the flags of commands that build programs from parts.
type buildFlags struct {
	codecs, data, engines []string
	permissive            bool
	goos, goarch          string
	output                string
}

func (f *buildFlags) add(cmd *cobra.Command, p Program) {
	flags := cmd.Flags()
	flags.StringSliceVar(&f.codecs, "codec", []string{"all"}, "codecs: names, formats such as MessagePack, patterns such as 'ugorji/*', or all")
	namesVar(flags, &f.data, "data", []string{p.usualData()}, "data sets: names, patterns such as 'sweep-*', or all")
	flags.StringSliceVar(&f.engines, "engine", nil, "engines that carry messages: names, patterns, or all that can be in one program (default none)")
	flags.BoolVar(&f.permissive, "permissive", false, "leave out codecs under a copyleft licence (GPL)")
	completions(cmd, p)
}

func buildCommand(p Program) *cobra.Command {
	var f buildFlags
	cmd := &cobra.Command{
		Use:   "build -o FILE",
		Short: "Make one program that measures without Go and without the source code",
		Long: `build makes a program for this machine or another one. The program has the chosen codecs, data
sets and engines, and all commands. It needs neither Go nor wirebench's source code: run it on
the machines of a cluster, as a node for messages, or in a container.`,
		Example: `  wirebench build --data all -o wirebench-all
  wirebench build --codec json,msgp,cbor --goos linux --goarch arm64 -o wirebench-arm64
  wirebench build --engine all --codec json,protobuf -o wirebench-node`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return interruptible(cmd, func(ctx context.Context) error { return f.build(ctx, p) })
		},
	}
	f.add(cmd, p)
	cmd.Flags().StringVar(&f.goos, "goos", "", "operating system of the program, by its name in Go (default $GOOS, or this machine's)")
	cmd.Flags().StringVar(&f.goarch, "goarch", "", "processor of the program, by its name in Go (default $GOARCH, or this machine's)")
	cmd.Flags().StringVarP(&f.output, "output", "o", "", "file to write; an existing file is replaced")
	return cmd
}

// selection returns what the flags choose.
func (f *buildFlags) selection(p Program) (s selection, err error) {
	has, err := (&runFlags{permissive: f.permissive}).inventory(p)
	if err != nil {
		return s, err
	}
	run := runFlags{codecs: f.codecs}
	data, err := choose("data set", f.data, has.DataNames())
	if err != nil {
		return s, err
	}
	codecs, err := chooseCodecs("codec", f.codecs, askables(has))
	if err != nil {
		return s, err
	}
	codecs = slices.DeleteFunc(codecs, func(name string) bool { return run.unasked(has, data, name) })
	for _, k := range has.Codecs { // every table needs the reference and the floor
		if (k.Name == has.Reference || k.Marks.Floor) && !slices.Contains(codecs, k.Name) {
			codecs = append(codecs, k.Name)
		}
	}
	// Other codecs in the same packages are linked, too, and need their code.
	for _, k := range has.Codecs {
		linked := slices.ContainsFunc(has.Codecs, func(o inventory.Codec) bool { return o.Part.Same(k.Part) && slices.Contains(codecs, o.Name) })
		if linked && !slices.Contains(codecs, k.Name) && !run.unasked(has, data, k.Name) {
			codecs = append(codecs, k.Name)
		}
	}
	var engines []string
	if len(f.engines) > 0 {
		if engines, err = together(has, f.engines, func(e inventory.Engine) bool { return e.Absent == "" }); err != nil {
			return s, err
		}
	}
	if s, err = selected(has, codecs, data, engines); err != nil {
		return s, err
	}
	s.make = s.unmade(run.asked)
	return s, nil
}

// together returns the named engines that can be linked into one program. If the names include
// "all", it leaves out the others. Otherwise engines that can't be linked together are an error.
func together(has inventory.Inventory, names []string, may func(inventory.Engine) bool) ([]string, error) {
	able := slices.DeleteFunc(slices.Clone(has.Engines), func(e inventory.Engine) bool { return !may(e) })
	chosen, err := choose("engine", names, inventory.Inventory{Engines: able}.EngineNames())
	if err != nil {
		return nil, err
	}
	of := slices.DeleteFunc(able, func(e inventory.Engine) bool { return !slices.Contains(chosen, e.Name) })
	if slices.ContainsFunc(of, func(e inventory.Engine) bool { return e.Apart != of[0].Apart }) {
		if !slices.Contains(names, "all") {
			return nil, usagef("--engine %s: these libraries can't be in one program; build a program for each", strings.Join(names, ","))
		}
		of = slices.DeleteFunc(of, func(e inventory.Engine) bool { return e.Apart != "" })
	}
	return inventory.Inventory{Engines: of}.EngineNames(), nil
}

// build makes the program and writes it to the file.
func (f *buildFlags) build(ctx context.Context, p Program) error {
	if f.output == "" {
		return usagef("no file for the program; name one with -o")
	}
	if p.Standalone {
		return errors.New("this program was built to measure without Go, and can't build another program; use wirebench itself")
	}
	s, err := f.selection(p)
	if err != nil {
		return err
	}
	folder, err := scratch.New()
	if err != nil {
		return err
	}
	defer folder.Remove()
	bar := newProgress()
	defer bar.end()
	o, err := p.buildOptions(s, folder.Path, bar)
	if err != nil {
		return err
	}
	o.Whole, o.Set = true, host.Stamp()
	o.GOOS, o.GOARCH = cmp.Or(f.goos, os.Getenv("GOOS"), runtime.GOOS), cmp.Or(f.goarch, os.Getenv("GOARCH"), runtime.GOARCH)
	if len(s.make) > 0 {
		if o.Make, err = p.maker(s, map[string]string{}, bar); err != nil {
			return err
		}
	}
	result, err := build.Build(ctx, o)
	if err != nil {
		return err
	}
	if err := new(built).dropped(result.Dropped, s, bar); err != nil {
		return err
	}
	if err := place(result.Binaries[0], f.output); err != nil {
		return makeRoom(err, "build again")
	}
	bar.end()
	return f.told(s, o)
}

// told reports what was built, and under which terms it may be distributed.
func (f *buildFlags) told(s selection, o build.Options) error {
	info, err := os.Stat(f.output)
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "wirebench: %s is for %s/%s, %.0f MB\n", f.output, o.GOOS, o.GOARCH, float64(info.Size())/1e6)
	for _, k := range s.codecs {
		if k.Copyleft != "" {
			fmt.Fprintf(os.Stderr, "wirebench: the program has %s, whose library is under %s: you may pass the program on only under that licence, and not with code that the licence forbids; --permissive leaves the codec out\n", k.Name, k.Copyleft)
		}
	}
	return nil
}

// place copies a program to a file. The file is complete or does not exist.
func place(from, to string) (err error) {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.CreateTemp(filepath.Dir(to), ".wirebench-")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(out.Name()))
		}
	}()
	_, err = io.Copy(out, in)
	if err = errors.Join(err, out.Chmod(0o755), out.Close()); err != nil {
		return err
	}
	return os.Rename(out.Name(), to)
}
