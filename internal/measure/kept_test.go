package measure

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// A codec that was proved before, with the same code and the same messages, is only asked to encode once
// more. Whatever differs, it is proved again.
func TestProofsAreUsedAgain(t *testing.T) {
	dir := t.TempDir()
	codecs := []string{"json", "overwrites", "reader", "unfit"}
	code := map[string]string{"json": "1", "overwrites": "1", "reader": "1", "unfit": "1"}
	// proved returns the codecs whose cells are of an earlier run.
	proved := func(change func(o *Options)) (earlier []string) {
		t.Helper()
		rec, err := testRunWith(t, t.Context(), codecs, func(o *Options) {
			o.Time = 0
			o.Earlier = Earlier{Dir: dir, Codecs: map[string]map[string]string{o.Data[0]: maps.Clone(code)}, Data: map[string]string{o.Data[0]: "1"}, Provers: "1", Note: func(text string) { t.Error(text) }}
			if change != nil {
				change(o)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		if n := len(rec.Processes); n == 0 { // it may have no times: none of its batches may meet a quiet machine
			t.Error("nothing was timed")
		}
		for _, c := range rec.Cells {
			if c.Earlier && !slices.Contains(earlier, c.Codec) {
				earlier = append(earlier, c.Codec)
			}
			if c.Codec == "json" && (c.Fault != "" || c.Wire == 0) {
				t.Errorf("%+v", c)
			}
		}
		slices.Sort(earlier)
		return earlier
	}
	first := ""
	file := func() string {
		if files, err := filepath.Glob(filepath.Join(dir, "*.json")); first == "" && err == nil && len(files) == 1 {
			first = files[0]
		}
		return first
	}
	for _, step := range []struct {
		what   string
		change func(o *Options)
		want   []string
	}{
		{"the first run", nil, nil},
		// A fault may be the machine's, and what reads other codecs' bytes has no checksum of its own.
		{"the same again", nil, []string{"json", "unfit"}},
		{"as the user asked", func(o *Options) { o.ProveAgain = true }, nil},
		{"another version of one codec", func(o *Options) { o.Earlier.Codecs["items"]["json"] = "2" }, []string{"unfit"}},
		{"the first version", nil, []string{"unfit"}},
		{"another version of the data set", func(o *Options) { o.Earlier.Data["items"] = "2" }, nil},
		{"other provers", func(o *Options) { o.Earlier.Provers = "2" }, nil},
		{"the first ones", nil, []string{"json", "unfit"}},
		{"other messages", rewrite(t, file, func(p *Proof) { p.Sum++ }), []string{"unfit"}},
		{"other encodings", rewrite(t, file, func(p *Proof) { p.Encoded++ }), []string{"unfit"}},
		{"nothing changed", nil, []string{"json", "unfit"}},
		{"a damaged file", func(*Options) {
			if err := os.WriteFile(file(), []byte("null"), 0o666); err != nil {
				t.Fatal(err)
			}
		}, nil},
		{"no folder", func(o *Options) { o.Earlier.Dir = "" }, nil},
	} {
		if diff := cmp.Diff(step.want, proved(step.change)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", step.what, diff)
		}
		file()
	}
}

// rewrite returns a function that changes what a file keeps of json.
func rewrite(t *testing.T, file func() string, change func(p *Proof)) func(*Options) {
	return func(*Options) {
		all := readProofs(file())
		p := all["json"]
		change(&p)
		all["json"] = p
		text, err := json.Marshal(all)
		if err == nil {
			err = os.WriteFile(file(), text, 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// A run goes on if proofs can't be kept.
func TestProofsThatCantBeKept(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(dir, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	var notes []string
	rec, err := testRunWith(t, t.Context(), []string{"json"}, func(o *Options) {
		o.Time = 0
		o.Earlier = Earlier{Dir: dir, Codecs: map[string]map[string]string{"items": {"json": "1"}}, Data: map[string]string{o.Data[0]: "1"}, Provers: "1", Note: func(text string) { notes = append(notes, text) }}
	})
	if err != nil || len(notes) != 1 || rec.End == nil || rec.End.Why != "complete" {
		t.Errorf("notes %q, end %+v: %v", notes, rec.End, err)
	}
}

// The files that were used last stay.
func TestTrim(t *testing.T) {
	dir := t.TempDir()
	for i := range mostKept + 3 {
		if err := os.WriteFile(filepath.Join(dir, string(rune('a'+i%26))+string(rune('0'+i/26))), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := trim(dir); err != nil {
		t.Fatal(err)
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != mostKept {
		t.Errorf("%d files are left, want %d (%v)", len(files), mostKept, err)
	}
}
