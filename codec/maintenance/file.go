package maintenance

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"golang.org/x/mod/semver"
)

// File is a stored list of modules.
type File struct {
	// Looked is the day on which releases and advisories were looked up.
	Looked string `json:"looked"`
	// Database is the day of the version of the vulnerability database that was read.
	Database string   `json:"database"`
	Modules  []Module `json:"modules"`
}

// Parse reads a file of modules and checks it.
func Parse(text []byte) (File, error) {
	var f File
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&f); err != nil {
		return f, fmt.Errorf("read the list of modules: %w", err)
	}
	for i := range f.Modules {
		f.Modules[i].Looked, f.Modules[i].Database = f.Looked, f.Database
	}
	return f, f.check()
}

// Format returns the file's text, with modules in the order of their paths.
func (f File) Format() ([]byte, error) {
	slices.SortFunc(f.Modules, func(a, b Module) int { return strings.Compare(a.Path, b.Path) })
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "\t")
	err := enc.Encode(f)
	return b.Bytes(), err
}

// check returns all errors in the file at once.
func (f File) check() error {
	var errs []error
	day := func(where, d string) {
		if _, err := time.Parse(time.DateOnly, d); d != "" && err != nil {
			errs = append(errs, fmt.Errorf("%s: %q isn't a date such as 2026-11-23", where, d))
		}
	}
	day("looked", f.Looked)
	day("database", f.Database)
	seen := make(map[string]bool)
	for _, m := range f.Modules {
		if seen[m.Path] {
			errs = append(errs, fmt.Errorf("%s: it is in the list twice; leave one", m.Path))
		}
		seen[m.Path] = true
		for _, d := range []string{m.Measured.Date, m.Newest.Date, m.First.Date, m.Seen, m.Changed, m.Declared.Seen} {
			day(m.Path, d)
		}
		errs = append(errs, m.check()...)
	}
	return errors.Join(errs...)
}

func (m Module) check() (errs []error) {
	wrong := func(format string, args ...any) {
		errs = append(errs, fmt.Errorf(m.Path+": "+format, args...))
	}
	if s := m.Stated; s != (Statement{}) {
		if s.State.Meaning() == "" || s.Source == "" {
			wrong("a statement needs a state that is known and a source: %+v", s)
		}
	}
	if (m.Stated != Statement{} || m.Changed != "" || m.Note != "" || m.Successor != "") && m.Seen == "" {
		wrong("an entry kept by hand needs the day on which it was seen")
	}
	if d := m.Declared; d != (Declaration{}) && (d.Words == "" || d.Source == "" || d.Seen == "") {
		wrong("what its authors declare needs their words, a source, and the day on which it was seen: %+v", d)
	}
	for _, a := range m.Advisories {
		if a.ID == "" || a.What == "" || len(a.Ranges) == 0 {
			wrong("%s: an advisory needs an id, what it is in a few words, and ranges", a.ID)
		}
		for _, r := range a.Ranges {
			for _, v := range []string{r.Introduced, r.Fixed} {
				if v != "" && v != "0" && !semver.IsValid("v"+v) {
					wrong("%s: %q isn't a version", a.ID, v)
				}
			}
		}
		if (a.Mended == "") != (a.Source == "") || a.Mended != "" && !semver.IsValid(a.Mended) {
			wrong("%s: an advisory that the authors fixed needs a version and a source", a.ID)
		}
	}
	return errs
}
