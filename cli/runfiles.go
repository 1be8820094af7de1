package cli

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/wirebench/wirebench/internal/record"
)

// runFiles are the files that a run writes into its folder.
type runFiles struct {
	record *record.Writer
	rounds *os.File // the time of every batch; nil without --rounds
}

// create makes the files of a run, with the schemas of a type if there are any. It leaves nothing
// if it fails, because the next attempt needs the folder.
func (f *runFlags) create(header record.Run) (files runFiles, err error) {
	if files.record, err = record.Create(f.dir, header); err != nil {
		return files, err
	}
	if f.rounds {
		if files.rounds, err = os.OpenFile(f.roundsFile(), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666); err != nil {
			return files, errors.Join(err, files.record.Abort())
		}
	}
	if err := keepSchemas(f.dir, f.schemas); err != nil {
		return files, errors.Join(err, files.close(), files.abort())
	}
	return files, nil
}

// keepSchemas copies the schemas of a type, and what failed to become code for it, to the folder of a record.
// If from is "" there are none.
func keepSchemas(record, from string) error {
	if from == "" {
		return nil
	}
	// A folder here without a record was left by a failed run.
	to := filepath.Join(record, "schemas")
	return errors.Join(os.RemoveAll(to), os.CopyFS(to, os.DirFS(from)))
}

func (f runFiles) close() error {
	err := f.record.Close()
	if f.rounds != nil {
		err = errors.Join(err, f.rounds.Close())
	}
	return err
}

// abort removes the closed files of a run that measured nothing.
func (f runFiles) abort() error {
	err := f.record.Abort()
	if f.rounds != nil {
		err = errors.Join(err, os.Remove(f.rounds.Name()))
	}
	return err
}

// lost prints what was measured if a run failed because its record was removed. It returns the
// failure.
func (p Program) lost(failed error, part excerpt) error {
	var gone *record.GoneError
	if !errors.As(failed, &gone) || len(gone.Records) == 0 {
		return failed
	}
	if err := p.print(os.Stdout, gone.Records, part); err != nil {
		return errors.Join(failed, err)
	}
	return failed
}
