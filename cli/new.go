package cli

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/skeleton"
)

func newCommand(p Program) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "new",
		Args:  cobra.NoArgs,
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		Short: "Start a codec, a data set or an engine of your own",
		Long: `new writes the first files of a codec, a data set or an engine: code, a README and a test.

In wirebench's repository it adds a folder and the line that lists the folder. Anywhere else it
makes a module with its own program, which has the new part and all parts of wirebench.`,
	}
	cmd.AddCommand(
		newPartCommand(p, skeleton.Codec, "codec NAME LIBRARY", "Start a codec: a library that encodes and decodes", `  wirebench new codec sonnet github.com/sugawarayuuta/sonnet
  wirebench new codec mycodec example.com/mycodec@v1.2.0 --format MessagePack --dir bench/mycodec`),
		newPartCommand(p, skeleton.Data, "data NAME", "Start a data set: a Go type and its messages", "  wirebench new data invoice"),
		newPartCommand(p, skeleton.Engine, "engine NAME LIBRARY", "Start an engine: a library that carries messages", "  wirebench new engine nng github.com/nanomsg/nng-go"),
	)
	return cmd
}

func newPartCommand(p Program, kind skeleton.Kind, use, short, example string) *cobra.Command {
	var dir, format string
	args := 2
	if kind == skeleton.Data {
		args = 1
	}
	cmd := &cobra.Command{
		Use: use, Short: short, Example: example, Args: cobra.ExactArgs(args),
		RunE: func(cmd *cobra.Command, args []string) error {
			part := skeleton.Part{Kind: kind, Name: args[0]}
			if err := p.checkNewName(part); err != nil {
				return err
			}
			if len(args) > 1 {
				part.Library = args[1]
			}
			if kind == skeleton.Codec {
				library, _, _ := strings.Cut(part.Library, "@")
				part.Format = cmp.Or(format, skeleton.GuessFormat(part.Name, library))
			}
			return interruptible(cmd, func(ctx context.Context) error { return newPart(ctx, part, dir) })
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "", "folder to write, outside wirebench's repository (default the part's name)")
	if kind == skeleton.Codec {
		cmd.Flags().StringVar(&format, "format", "", "wire format, such as MessagePack (default: the format in the names)")
		var names []string
		for _, f := range formats.All {
			names = append(names, f.Name)
		}
		if err := cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(names, cobra.ShellCompDirectiveNoFileComp)); err != nil {
			panic(err) // the flag is defined above
		}
	}
	return cmd
}

// checkNewName returns an error for a name that is taken, or that no table could show.
func (p Program) checkNewName(part skeleton.Part) error {
	if strings.ContainsFunc(part.Name, func(r rune) bool { return r <= ' ' || r > '~' || strings.ContainsRune(`,"'*?[]\`, r) }) || part.Name == "" {
		return usagef("%s name %q: use letters, digits, and - . / _", part.Kind, part.Name)
	}
	known, err := p.inventory()
	if err != nil {
		return err
	}
	var taken []string
	switch part.Kind {
	case skeleton.Codec:
		taken = known.CodecNames()
	case skeleton.Data:
		taken = known.DataNames()
	case skeleton.Engine:
		taken = known.EngineNames()
	}
	if slices.Contains(taken, part.Name) {
		return usagef("a %s %q exists already; choose another name", part.Kind, part.Name)
	}
	return nil
}

func newPart(ctx context.Context, part skeleton.Part, dir string) error {
	module, version, checkout, err := build.Wirebench()
	if err != nil {
		return err
	}
	here, err := os.Getwd()
	if err != nil {
		return err
	}
	from := skeleton.Wirebench{Path: module, Version: version, Dir: checkout}
	inside := checkout != "" && (here == checkout || strings.HasPrefix(here, checkout+string(filepath.Separator)))
	var files []string
	switch {
	case inside && dir != "":
		return usagef("--dir: in wirebench's repository the name decides the folder; leave out --dir")
	case inside:
		files, err = skeleton.Folder(ctx, part, checkout, from)
	default:
		dir = cmp.Or(dir, path.Base(part.Name))
		files, err = skeleton.Module(ctx, part, dir, from)
	}
	if err != nil {
		return err
	}
	for _, f := range files {
		if rel, err := filepath.Rel(here, f); err == nil && filepath.IsAbs(f) {
			f = rel
		}
		fmt.Println("wrote", f)
	}
	fmt.Print("\nNext:\n", next(part, inside, dir))
	return nil
}

// next are the commands that follow, as shell lines with comments.
func next(part skeleton.Part, inside bool, dir string) string {
	try := map[skeleton.Kind]string{
		skeleton.Codec:  "go run . run --codec " + part.Name + ",json,msgp",
		skeleton.Data:   "go run . run --data " + part.Name,
		skeleton.Engine: "go run . message --engine " + part.Name + ",channels/tcp",
	}[part.Kind]
	test := map[skeleton.Kind]string{
		skeleton.Codec:  "proves the codec and times it briefly",
		skeleton.Data:   "lets json carry the messages",
		skeleton.Engine: "proves that messages arrive",
	}[part.Kind]
	if !inside {
		return fmt.Sprintf("  cd %s\n  go test ./...  # %s\n  %s\n", dir, test, try)
	}
	folder := map[skeleton.Kind]string{skeleton.Codec: "codecs", skeleton.Data: "corpus", skeleton.Engine: "engines"}[part.Kind]
	made := "go generate ./builtin"
	title := map[skeleton.Kind]string{skeleton.Codec: "codec", skeleton.Data: "data set", skeleton.Engine: "engine"}[part.Kind]
	if part.Kind == skeleton.Data {
		made = "go generate ./builtin/generated ./builtin  # code of codecs for the type"
	}
	return fmt.Sprintf("  go test ./%s/%s  # %s\n  %s\n  %s\n  then THIRD_PARTY.md, BIAS.md and the steps of \"Add a %s\" in CONTRIBUTING.md\n", folder, part.Package(), test, made, try, title)
}
