package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/record"
)

func prefetchCommand(p Program) *cobra.Command {
	var f buildFlags
	cmd := &cobra.Command{
		Use:   "prefetch",
		Short: "Download and build the needs of a later run without a network",
		Long: `prefetch downloads the modules that "run" and "message" need for the chosen codecs, data sets
and engines: libraries, and modules whose files are messages. It also builds the programs. Later
runs of the same choice need no network.`,
		Example: `  wirebench prefetch --codec json,msgp,cbor --data person,canada
  wirebench prefetch --data all --engine all`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return interruptible(cmd, func(ctx context.Context) error { return f.prefetch(ctx, p) })
		},
	}
	f.add(cmd, p)
	return cmd
}

func (f *buildFlags) prefetch(ctx context.Context, p Program) error {
	if p.Standalone {
		return errors.New("this program was built to measure without Go, and has all that it needs")
	}
	engines := f.engines
	f.engines = nil
	s, err := f.selection(p)
	if err != nil {
		return err
	}
	s.layouts = usualLayouts
	bar := newProgress()
	defer bar.end()
	b, err := p.build(ctx, s, bar)
	if err != nil {
		return err
	}
	defer b.remove()
	// A process that proves a codec reads the messages, and downloads them first if necessary.
	opt := measure.Options{
		Codecs: []string{s.of.Reference}, Operations: []codec.Operation{codec.Encode}, Limits: measure.Limits{Timeout: 10 * time.Minute}, Grade: quick,
		Progress: bar.show, Missing: bar.say,
	}
	for _, d := range s.data {
		opt.Data = append(opt.Data, d.Name)
	}
	b.options(&opt)
	if err := measure.Matrix(ctx, s.of, opt, func(record.Cell) {}); err != nil {
		return err
	}
	if len(engines) > 0 {
		names, err := choose("engine", engines, s.of.EngineNames())
		if err != nil {
			return err
		}
		of := slices.Clone(s.of.Engines)
		for i, e := range of { // the program of an engine that is apart also has the reference
			if !slices.Contains(names, e.Name) {
				of[i].Absent = "not chosen"
			}
		}
		c, err := p.carriers(ctx, s.of, "channels/tcp", of, nil, nil)
		if err != nil {
			return err
		}
		c.remove()
	}
	bar.end()
	fmt.Fprintln(os.Stderr, "wirebench: runs of these codecs, data sets and engines need no network now")
	return nil
}
