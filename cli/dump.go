package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
)

// dumpFlags are the flags of the command dump.
type dumpFlags struct {
	data, write   string
	codecs        []string
	message       int
	timeout       time.Duration
	json, hexdump bool
}

func dumpCommand(p Program) *cobra.Command {
	var f dumpFlags
	cmd := &cobra.Command{
		Use:   "dump",
		Short: "Show the bytes of one value, and the field of each byte",
		Long: `dump encodes one value of a data set with each codec and shows the purpose of each byte.
It needs no knowledge of formats: it changes one field of the value after the other and
compares the encodings. Bytes that change with one field are payload. Bytes that change
with several fields are shared (checksums, packed bits, maps in any order). Bytes that
change with no field are overhead (tags, lengths, names, types).

With --codec it prints the bytes of each chosen codec and their fields. Without --codec it
prints one line for each codec. If a value has thousands of fields, dump treats several
fields as one. For values of megabytes, all codecs together may take a minute or two.`,
		Example: `  wirebench dump --data book
  wirebench dump --data book --codec json,protobuf
  wirebench dump --data book --codec protobuf --write book.pb`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			f.hexdump = cmd.Flags().Changed("codec")
			return interruptible(cmd, func(ctx context.Context) error { return f.run(ctx, p) })
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.data, "data", p.usualData(), "data set that the value is from")
	flags.StringSliceVar(&f.codecs, "codec", []string{"all"}, "codecs: names, formats such as MessagePack, patterns such as 'ugorji/*', or all")
	flags.IntVar(&f.message, "message", 0, "number of the value in the data set; 0 is the published value if there is one")
	flags.BoolVar(&f.json, "json", false, "print JSON: all ranges, and with --codec all bytes")
	flags.StringVar(&f.write, "write", "", "file to write the bytes of one codec to")
	flags.DurationVar(&f.timeout, "timeout", time.Minute, "longest time of one operation; a codec that takes longer counts as hanging")
	completions(cmd, p)
	return cmd
}

// dump is the printed result.
type dump struct {
	Data    string           `json:"data"`
	Type    string           `json:"type"`
	Message int              `json:"message"`
	Codecs  []measure.Dumped `json:"codecs"`
	about   string
}

func (f *dumpFlags) run(ctx context.Context, p Program) error {
	has, err := p.inventory()
	if err != nil {
		return err
	}
	set, codecs, err := f.choose(has)
	if err != nil {
		return err
	}
	s, err := selected(has, codecs, []string{set.Name}, nil)
	if err != nil {
		return err
	}
	s.make = s.unmade(func(codec string) bool { return asked(f.codecs, codec) })
	bar := newProgress()
	program, err := p.build(ctx, s, bar)
	if err != nil {
		bar.end()
		return err
	}
	defer program.remove()
	opt := measure.Options{Data: []string{set.Name}, Codecs: codecs, Limits: measure.Limits{Timeout: f.timeout}, Progress: bar.show}
	program.options(&opt)
	all, err := measure.Dumps(ctx, opt, f.message, f.hexdump || f.write != "")
	bar.end()
	if err != nil {
		return err
	}
	if f.write != "" {
		if err := writeBytes(f.write, all[0]); err != nil {
			return err
		}
	}
	d := dump{Data: set.Name, Type: set.Type, Message: f.message, Codecs: all, about: set.About}
	if f.json {
		return d.json(os.Stdout)
	}
	return d.text(os.Stdout, f.hexdump, textOptions(os.Stdout))
}

// choose checks the flags against what the program has.
func (f *dumpFlags) choose(has inventory.Inventory) (set inventory.Set, codecs []string, err error) {
	data, err := choose("data set", []string{f.data}, has.DataNames())
	if err != nil {
		return set, nil, err
	}
	if codecs, err = chooseCodecs("codec", f.codecs, askables(has)); err != nil {
		return set, nil, err
	}
	switch {
	case len(data) > 1:
		return set, nil, usagef("--data %q names %d data sets, and dump shows a value of one; name one data set", f.data, len(data))
	case f.write != "" && len(codecs) > 1:
		return set, nil, usagef("--write stores the bytes of one codec, and %d are chosen; choose one with --codec", len(codecs))
	case f.message < 0:
		return set, nil, usagef("--message takes a number that isn't negative")
	case f.timeout <= 0:
		return set, nil, usagef("--timeout takes a duration above zero, such as 60s")
	}
	if set, err = has.Set(data[0]); err != nil {
		return set, nil, err
	}
	codecs = slices.DeleteFunc(codecs, func(name string) bool {
		k, err := has.Codec(name)
		return err == nil && k.OnlyYours && !slices.Contains(set.Native, name) && !asked(f.codecs, name)
	})
	return set, codecs, nil
}

// writeBytes writes a codec's encoding to a file.
func writeBytes(path string, d measure.Dumped) error {
	if d.Layout == nil {
		why := d.Reason
		if why == "" {
			why = d.Fault
		}
		return fmt.Errorf("%s has no bytes to write to %s: %s", d.Codec, path, why)
	}
	if err := os.WriteFile(path, d.Layout.Bytes, 0o666); err != nil {
		return makeRoom(err, "dump again")
	}
	return nil
}

func (d dump) json(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(d); err != nil {
		return fmt.Errorf("write the dump: %w", err)
	}
	return nil
}
