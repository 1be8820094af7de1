package cli

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// record opens the record, which may have results already.
func (f *checkFlags) record(p Program, has inventory.Inventory, opt survive.Options, programs *checkPrograms) (*survive.Writer, survive.Record, error) {
	env, err := host.EnvironmentOf(opt.Path)
	if err != nil {
		return nil, survive.Record{}, err
	}
	h := survive.Header{
		Started: time.Now().UTC().Truncate(time.Second), Go: env.Go, System: env.GOOS + "/" + env.GOARCH, Commit: env.Commit,
		Data: opt.Data, Kinds: opt.Kinds, Sets: programs.sets,
	}
	for _, name := range programs.codecs {
		k, err := has.Codec(name)
		if err != nil {
			return nil, survive.Record{}, err
		}
		h.Codecs = append(h.Codecs, survive.Checked{Name: name, Module: k.Module, Version: env.Version(k.Module), Fields: k.Fields})
	}
	if programs.versions != nil {
		h.Changes = survive.Tried(p.Changes)
	}
	if f.resume != "" {
		w, rec, err := survive.Continue(f.resume)
		if err != nil {
			return nil, rec, err
		}
		if err := sameVersions(rec.Header, h); err != nil {
			return nil, rec, errors.Join(err, w.Close())
		}
		return w, rec, nil
	}
	if h.Own, err = f.ownType(); err != nil {
		return nil, survive.Record{}, err
	}
	if f.dir == "" {
		dir, err := checksFolder()
		if err != nil {
			return nil, survive.Record{}, err
		}
		f.dir = filepath.Join(dir, folder(record.Run{Started: h.Started, Env: env}))
	}
	w, err := survive.Create(f.dir, h)
	if err != nil {
		return nil, survive.Record{}, err
	}
	if err := keepSchemas(f.dir, programs.schemas); err != nil {
		return nil, survive.Record{}, errors.Join(err, w.Close())
	}
	return w, survive.Record{Header: h}, nil
}

// sameVersions returns an error if a record can't go on with a program, since its results are of other versions.
func sameVersions(was, is survive.Header) error {
	if was.Go != is.Go {
		return fmt.Errorf("the record is of %s, and this program was built with %s: continue it with GOTOOLCHAIN=%[1]s, or check again without --continue", was.Go, is.Go)
	}
	for _, k := range was.Codecs {
		for _, now := range is.Codecs {
			if now.Name == k.Name && now.Version != k.Version {
				return fmt.Errorf("the record is of %s %s, and the version is now %s: check again without --continue", k.Name, cmp.Or(k.Version, "unknown"), cmp.Or(now.Version, "unknown"))
			}
		}
	}
	return nil
}

// checksFolder returns where records of checks are.
func checksFolder() (string, error) {
	dir, err := emit.Cache("checks")
	if err != nil {
		return "", fmt.Errorf("there is no cache folder for the record: %w; name a folder with -o", err)
	}
	return dir, nil
}

// verdictsFile is the file next to a record of checks with what they found out, for advise and report.
const verdictsFile = "verdicts.json"

func (f *checkFlags) leaveVerdicts(found verdict.Checks) error {
	var text bytes.Buffer
	if err := (verdict.All{found}).Encode(&text); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(f.dir, verdictsFile), text.Bytes(), 0o666); err != nil {
		return fmt.Errorf("write the verdicts: %w", err)
	}
	return nil
}
