package cli

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/wirebench/wirebench/internal/record"
)

// pageFile is the name of the HTML report in a run's folder.
const pageFile = "report.html"

// leavePage writes the HTML report of a run next to its record, if any cell was measured. If that
// fails, it prints a warning, because the run itself succeeded.
func (p Program) leavePage(dir string, recs []record.Record) {
	if !slices.ContainsFunc(recs, func(rec record.Record) bool { return len(rec.Blocks) > 0 }) {
		return
	}
	path := filepath.Join(dir, pageFile)
	if err := p.createPage(path, recs); err != nil {
		fmt.Fprintf(os.Stderr, "wirebench: warning: there is no HTML report: %v; wirebench report %s --format html -o FILE writes one\n", err, dir)
		return
	}
	fmt.Fprintf(os.Stderr, "wirebench: the HTML report is %s\n", path)
}

// createPage writes the runs as a page to a new file. If that fails, it leaves no file.
func (p Program) createPage(path string, recs []record.Record) error {
	if err := p.Inform(recs); err != nil {
		return err
	}
	var page bytes.Buffer
	if err := p.writePage(&page, recs); err != nil {
		return err
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	_, err = file.Write(page.Bytes())
	if err = errors.Join(err, file.Close()); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}
