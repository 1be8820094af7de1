package cli

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/mod/module"

	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/report"
	"github.com/wirebench/wirebench/internal/usertype"
	"github.com/wirebench/wirebench/internal/variant"
)

func upgradeCommand(p Program) *cobra.Command {
	var f runFlags
	var opt usertype.Options
	cmd := &cobra.Command{
		Use:   "upgrade [TYPE]",
		Short: "Measure the newest versions of libraries against the present ones",
		Long: `upgrade looks up the newest versions of the serialization libraries that your module requires,
builds one program with the present versions and one with the newest ones, and measures both together
on your type. It prints what gets faster or slower, what else changes (bytes, allocations, faults),
and which advisories the newest versions fix or introduce. Your go.mod stays as it is. TYPE is as for
wirebench own.

Without TYPE it does so for the libraries that wirebench comes with, on a data set. It ends with exit
status 0 whatever it finds.`,
		Example: `  wirebench upgrade ./order.Order --samples orders.jsonl
  wirebench upgrade --codec sonic,msgp`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			f.shortest = cmd.Flags().Changed("time") && f.time == 0
			return interruptible(cmd, func(ctx context.Context) error { return f.upgrade(ctx, p, args, opt) })
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.codecs, "codec", []string{"all"}, "codecs whose libraries are looked up: names, formats, patterns, or all")
	namesVar(flags, &f.data, "data", []string{p.usualData()}, "without TYPE, the data sets to measure on: names, patterns, or all")
	flags.DurationVar(&f.time, "time", 0, "longest time for measuring each program; 0: one process for each data set (default 1m for each data set)")
	flags.StringVarP(&f.dir, "output", "o", "", "folder for the records (default "+inCache+"-variants in your cache folder)")
	typeFlags(flags, &opt)
	f.relative, f.grade, f.precision = byTime, quick, "3%"
	f.operations, f.timeout, f.proof = []string{"encode", "decode"}, time.Minute, proofTimeout
	completions(cmd, p)
	return cmd
}

// upgrade compares the present versions of libraries with the newest ones.
func (f *runFlags) upgrade(ctx context.Context, p Program, args []string, opt usertype.Options) error {
	has, checked, err := f.checked(p)
	if err != nil {
		return err
	}
	now, err := f.present(ctx, has, checked.Codecs, len(args) > 0)
	if err != nil {
		return err
	}
	updates, err := build.Updates(ctx, now)
	if err != nil {
		return err
	}
	fmt.Println(updateSheet(updates))
	present, v := variant.Variant{Name: "present"}, variant.Variant{Name: "newest"}
	for _, u := range updates {
		if u.Failed != "" {
			continue
		}
		v.Modules = append(v.Modules, module.Version{Path: u.Path, Version: u.Newest})
		if len(args) > 0 { // the code for your type is made by the generators of your versions
			present.Modules = append(present.Modules, module.Version{Path: u.Path, Version: u.Now})
		}
	}
	if v.Modules == nil {
		fmt.Printf("None of %d libraries has a newer version.\n", len(now))
		return nil
	}
	f.codecs = nil
	for _, k := range has.Codecs {
		if slices.Contains(checked.Codecs, k.Name) && slices.ContainsFunc(v.Modules, func(m module.Version) bool { return m.Path == k.Module }) {
			f.codecs = append(f.codecs, k.Name)
		}
	}
	make := f.builder(p)
	if len(args) > 0 {
		opt.Type = args[0]
		make = f.ownBuilder(p, opt)
	}
	failed := f.compareVariants(ctx, p, []variant.Variant{present, v}, make)
	for _, line := range advisories(p.modules(), updates) {
		fmt.Println(line)
	}
	return failed
}

// present returns the versions of the chosen codecs' modules: those that the user's module requires, or
// those of this program.
func (f *runFlags) present(ctx context.Context, has inventory.Inventory, codecs []string, own bool) (map[string]string, error) {
	now := make(map[string]string)
	var required map[string]string
	if own {
		dir, err := os.Getwd()
		if err == nil {
			required, err = build.Required(ctx, dir)
		}
		if err != nil {
			return nil, err
		}
	}
	for _, k := range has.Codecs {
		version := k.Version
		if own {
			version = required[k.Module]
		}
		if slices.Contains(codecs, k.Name) && k.Module != maintenance.Standard && k.OnDemand == "" && version != "" {
			now[k.Module] = version
		}
	}
	if len(now) == 0 && own {
		return nil, fmt.Errorf("your module requires none of the libraries of %s; wirebench own compares codecs that it doesn't require", few(codecs, "codec"))
	}
	return now, nil
}

// updateSheet is the table of newer versions.
func updateSheet(updates []build.Update) report.Sheet {
	s := report.Sheet{Heads: report.Words("module", "now", "newest")}
	for _, u := range updates {
		newest := u.Newest
		if u.Failed != "" {
			newest = "not known: " + u.Failed
		}
		s.Rows = append(s.Rows, []string{u.Path, u.Now, report.OneLine(newest)})
	}
	return s
}

// advisories says which known advisories the newest versions fix, introduce or leave open.
func advisories(known []maintenance.Module, updates []build.Update) (lines []string) {
	say := func(what string, u build.Update, a maintenance.Advisory) {
		lines = append(lines, fmt.Sprintf("%s: %s in %s: %s", what, a.ID, u.Path, strings.TrimSuffix(a.What, ".")))
	}
	for _, u := range updates {
		m, found := maintenance.Find(known, u.Path)
		if !found || u.Failed != "" {
			continue
		}
		for _, a := range m.Advisories {
			switch before, after := a.Open(u.Now), a.Open(u.Newest); {
			case before && !after:
				say("Fixed by "+u.Newest, u, a)
			case !before && after:
				say("Introduced by "+u.Newest, u, a)
			case before:
				say("Still open in "+u.Newest, u, a)
			}
		}
	}
	if lines == nil {
		return []string{"No advisory is known that concerns only one of the versions."}
	}
	return lines
}
