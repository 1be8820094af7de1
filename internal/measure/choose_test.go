package measure

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
)

// TestChoose: a codec whose code the type itself has is the reference, if it survives its proof. If
// json has no figures, another codec is.
func TestChoose(t *testing.T) {
	for _, c := range []struct {
		name, data string
		codecs     []string
		want, why  string
	}{
		{"binary before text", "native", []string{"json", "native text", "native", "native too"}, "native", "the type itself has its code"},
		{"one at fault", "native", []string{"json", "native broken", "native text"}, "native text", "the type itself has its code"},
		{"none that is sound", "native", []string{"json", "native broken"}, "json", ""},
		{"no code of the type's", "items", []string{"json", "gob", "native"}, "json", ""},
		{"json at fault, an anchor", "pairs", []string{"json", "msgpack", "gob"}, "gob", "json has no figures of the type"},
	} {
		t.Run(c.name, func(t *testing.T) {
			rec := chosen(t, c.data, c.codecs)
			got := []string{rec.Run.Reference, rec.Run.Twin, rec.Run.Chosen}
			if diff := cmp.Diff([]string{c.want, c.want + " (twin)", c.why}, got); diff != "" {
				t.Errorf("reference, twin and why (-want +got):\n%s", diff)
			}
			proved := make(map[string]bool)
			for _, cell := range rec.Cells {
				proved[cell.Codec] = cell.Reason == "" && cell.Fault == ""
				native, err := testCatalog().Codec(strings.TrimSuffix(cell.Codec, " (twin)"))
				if err != nil {
					t.Fatal(err)
				}
				if want := c.data == "native" && native.Yours != nil; cell.Yours != want {
					t.Errorf("%s: yours %v, want %v", cell.Codec, cell.Yours, want)
				}
			}
			for _, name := range got[:2] {
				if !proved[name] {
					t.Errorf("%s is not proven", name)
				}
				if !slices.ContainsFunc(rec.Run.Codecs, func(i record.CodecInfo) bool { return i.Name == name }) {
					t.Errorf("%s is no codec of the run", name)
				}
			}
		})
	}
}

// chosen returns the record of a run that has proved codecs and chosen its reference.
func chosen(t *testing.T, data string, codecs []string) record.Record {
	t.Helper()
	opt := Options{
		Data: []string{data}, Codecs: codecs, Choose: true, Operations: []codec.Operation{codec.Encode, codec.Decode}, Limits: Limits{Timeout: timeout},
		Binaries: []string{os.Args[0]}, Progress: func(Progress) {},
	}
	header, err := Header(testInventory(), opt)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	out, err := record.Create(dir, header)
	if err != nil {
		t.Fatal(err)
	}
	r := &run{Options: opt, has: testInventory(), write: out.Write, dir: t.TempDir(), sup: opt.supervisor(), memory: host.ProcessMemory(), start: time.Now()}
	sets, err := r.proveAll(t.Context())
	if err == nil {
		err = r.choose(t.Context(), sets[0])
	}
	if err := errors.Join(err, out.Close()); err != nil {
		t.Fatal(err)
	}
	rec, err := record.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// TestRunChooses: the chosen reference and its twin are measured.
func TestRunChooses(t *testing.T) {
	codecs := []string{"json", "native"}
	rec, err := testRunWith(t, t.Context(), codecs, func(o *Options) { o.Codecs, o.Choose, o.Time = codecs, true, time.Minute }, "native")
	if err != nil {
		t.Fatal(err)
	}
	measured(t, rec, "native", "native (twin)", "json")
}

// measured checks that exactly the given codecs have times.
func measured(t *testing.T, rec record.Record, want ...string) {
	t.Helper()
	var got []string
	for _, b := range rec.Blocks {
		if !slices.Contains(got, b.Codec) {
			got = append(got, b.Codec)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("codecs with times (-want +got):\n%s", diff)
	}
}
