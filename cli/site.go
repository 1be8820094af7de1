package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/internal/printable"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/report/page"
	"github.com/wirebench/wirebench/internal/site"
)

// siteFlags are the flags of site.
type siteFlags struct{ dir, url string }

func siteCommand(p Program) *cobra.Command {
	var f siteFlags
	cmd := &cobra.Command{
		Use:   "site RECORD...",
		Short: "Make a static site of records of several dates and machines",
		Long: `site makes a folder of pages for a web server: a page for each codec, with its figures, their history,
what checks found, and how wirebench calls the library; tables of all data sets with the history of
each row; a page for each finding; the HTML report of the newest record of each machine; a feed of what
changed; and badges. The pages can also be opened from a disk. Only the search needs JavaScript.

RECORD is a record, or a folder that contains records, such as results. Records of machines are kept
apart: no ratio of one is compared with that of another. A time counts as changed if the measurements
prove it, whatever the size of the change. Rows that no longer pass are shown as retired, with the
reason. docs/site.md describes both rules.

The folder is new, or a site that this command made before, which is replaced as a whole. A folder with
other files is left alone.`,
		Example: `  wirebench site results -o site --url https://example.org/wirebench
  wirebench site monday tuesday wednesday`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return interruptible(cmd, func(ctx context.Context) error { return f.make(ctx, p, args) })
		},
	}
	cmd.Flags().StringVarP(&f.dir, "output", "o", "site", "folder for the site")
	cmd.Flags().StringVar(&f.url, "url", "", "address at which the site will be published, for the feed and the texts of badges")
	return cmd
}

// make makes the site of the records at some paths.
func (f *siteFlags) make(ctx context.Context, p Program, args []string) error {
	if err := checkAddress(f.url); err != nil {
		return err
	}
	if err := site.Check(f.dir); err != nil {
		return usageOf(err)
	}
	paths, err := recordsBelow(args)
	if err != nil {
		return err
	}
	has, err := p.knowledge()
	if err != nil {
		return err
	}
	// The figures of records are used until the end, so collecting garbage would free little.
	defer debug.SetGCPercent(debug.SetGCPercent(200))
	s := site.New(site.Options{
		URL: f.url, Source: p.Source,
		Report: func(name string, write func(string, []byte) error, rec record.Record) error {
			parts, err := p.pageParts([]record.Record{rec})
			if err != nil {
				return err
			}
			return page.WriteApart(name, write, cases(), parts[0])
		},
		Made: func(codec, data string) string {
			k, err := has.Codec(codec)
			if err != nil || k.Emitter == nil {
				return ""
			}
			made, _ := has.Made(k.Emitter.Package, data)
			return made.Part.Package
		},
	})
	if err := p.addRecords(ctx, s, paths); err != nil {
		return err
	}
	made, err := s.Write(ctx, f.dir)
	if err != nil {
		return usageOf(makeRoom(err, "make the site again"))
	}
	for _, text := range slices.Concat(s.Left(), made.Missing) {
		fmt.Fprintln(os.Stderr, "wirebench:", printable.Line(text))
	}
	fmt.Fprintf(os.Stderr, "wirebench: the site has %s: %s\n", made, printable.Line(filepath.Join(f.dir, "index.html")))
	return nil
}

// usageOf marks an error that another argument avoids.
func usageOf(err error) error {
	if errors.Is(err, site.ErrForeign) || errors.Is(err, site.ErrNothing) {
		return &usageError{err}
	}
	return err
}

// addRecords reads records and adds them to a site. Few are read at once, since each takes hundreds of
// megabytes while it is read.
func (p Program) addRecords(ctx context.Context, s *site.Site, paths []string) error {
	const atOnce = 2
	all, ctx := errgroup.WithContext(ctx)
	all.SetLimit(atOnce)
	for _, path := range paths {
		all.Go(func() error {
			if err := ctx.Err(); err != nil {
				return err
			}
			recs, err := p.records(path)
			if err != nil {
				return err
			}
			if err := p.Inform(recs); err != nil {
				return err
			}
			s.Add(recordName(path), recs)
			return nil
		})
	}
	return all.Wait()
}

// recordName is what pages call a record: its path, without folders that only this machine has.
func recordName(path string) string {
	if filepath.IsAbs(path) || !filepath.IsLocal(path) {
		return filepath.Base(path)
	}
	return filepath.ToSlash(filepath.Clean(path))
}

// checkAddress returns an error if an address is not one of a web site. It may be "".
func checkAddress(address string) error {
	if address == "" {
		return nil
	}
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" {
		return usagef("--url %s isn't the address of a site; write it as https://example.org/wirebench", printable.Line(address))
	}
	return nil
}

// recordsBelow returns the paths of the records at the given paths, and of those in the folders below, each
// once.
func recordsBelow(args []string) ([]string, error) {
	var paths []string
	for _, arg := range args {
		info, err := os.Stat(arg)
		if arg == comesWith && err != nil || err == nil && (!info.IsDir() || record.Exists(arg)) {
			paths = append(paths, filepath.Clean(arg))
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("read the record: %w", err)
		}
		below := 0
		err = filepath.WalkDir(arg, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || !entry.IsDir() || !record.Exists(path) {
				return err
			}
			below++
			paths = append(paths, filepath.Clean(path))
			return filepath.SkipDir
		})
		if err != nil {
			return nil, err
		}
		if below == 0 {
			return nil, usagef("%s is no record and has none below it; name a record, or measure with wirebench run first", printable.Line(arg))
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths), nil
}
