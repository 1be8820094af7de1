package codectest

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/gob"
	"github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codectest/internal/control"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
)

// childOf is the environment variable with the name of the test whose child a process is.
const childOf = "WIREBENCH_CODECTEST"

// anyWidth is wider than any interval.
const anyWidth = 1e9

// neighbours are measured next to the tested codec, and after it in a proof. If the tested codec
// harms its process, it shows in them.
func neighbours() []codec.Codec {
	return append(append([]codec.Codec{control.Codec()}, gob.Codecs()...), json.Codecs()...)
}

// measure measures codecs and their neighbours on the data sets, and returns the record. In a child
// of this test it does the child's task and ends the process.
func (s settings) measure(t *testing.T, codecs ...codec.Codec) (rec record.Record, err error) {
	t.Helper()
	reference := json.Codecs()[0].Name
	catalog := measure.Catalog{Roles: codec.Roles{Reference: reference}, Codecs: codecs, Sets: s.sets}
	for _, k := range neighbours() {
		if !slices.ContainsFunc(codecs, func(tested codec.Codec) bool { return tested.Name == k.Name }) {
			catalog.Codecs = append(catalog.Codecs, k)
		}
	}
	if os.Getenv(childOf) == t.Name() {
		serve(catalog)
	}
	self, err := os.Executable()
	if err != nil {
		return rec, err
	}
	opt := measure.Options{
		Operations: s.operations, Time: s.time, Limits: s.limits, Grade: "quick", Seed: 1, Unpriced: true,
		Binaries: []string{self}, Layouts: []int{0},
		Entry: measure.Entry{Args: []string{"-test.run=" + only(t.Name()), "-test.count=1"}, Env: []string{childOf + "=" + t.Name()}},
	}
	if s.time == 0 { // any interval is narrow enough
		opt.Time, opt.Precision = time.Duration(len(s.sets))*time.Minute, anyWidth
	}
	for _, k := range catalog.Codecs {
		opt.Codecs = append(opt.Codecs, k.Name)
	}
	for _, set := range s.sets {
		opt.Data = append(opt.Data, set.Type.Name)
	}
	has := inventory.Of(catalog.Roles, catalog.Codecs, catalog.Sets)
	header, err := measure.Header(has, opt)
	if err != nil {
		return rec, err
	}
	dir := filepath.Join(t.TempDir(), "run")
	out, err := record.Create(dir, header)
	if err != nil {
		return rec, err
	}
	err = errors.Join(measure.Run(t.Context(), has, opt, out), out.Close())
	rec, unread := record.Read(dir)
	return rec, errors.Join(err, unread)
}

// serve does the task of a child, and ends the process before the test can print anything.
func serve(catalog measure.Catalog) {
	if err := supervise.Serve(func(events io.Writer) error { return measure.Child(catalog, os.Stdin, events) }); err != nil {
		os.Exit(1)
	}
	os.Exit(0)
}

// only returns the pattern that selects one test. The go command splits patterns at slashes.
func only(test string) string {
	parts := strings.Split(test, "/")
	for i, p := range parts {
		parts[i] = "^" + regexp.QuoteMeta(p) + "$"
	}
	return strings.Join(parts, "/")
}
