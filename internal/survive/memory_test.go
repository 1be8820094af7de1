package survive_test

import (
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/every"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/survive"
)

// inPlanted is the variable that makes this test's program a child process with the planted codecs.
const inPlanted = "WIREBENCH_PLANTED"

func init() {
	if os.Getenv(inPlanted) == "" || len(os.Args) != 2 || os.Args[1] != survive.ChildCommand {
		return
	}
	catalog := measure.Catalog{Codecs: planted(), Sets: plantedSets()}
	if supervise.Serve(func(events io.Writer) error { return survive.Child(catalog, os.Stdin, events) }) != nil {
		os.Exit(1)
	}
	os.Exit(0)
}

type record struct {
	Name string
	Text string
	Data []byte
}

type pair struct {
	Left, Right record
	More        map[string]string
}

func plantedSets() []corpus.Set {
	one := func(r *corpus.Rand) record { return record{r.Hex(8), r.Hex(300), []byte(r.Hex(40))} }
	return []corpus.Set{
		corpus.New("record", "a record", one),
		corpus.New("pair", "two records", func(r *corpus.Rand) pair { return pair{one(r), one(r), map[string]string{"a": r.Hex(4)}} }),
	}
}

// checkPlanted checks a planted codec, with programs for special checks if there are any.
func checkPlanted(t *testing.T, name string, opt survive.Options) []survive.Result {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	opt.Path, opt.Codecs, opt.Data, opt.Kinds = self, []string{name}, []string{"record", "pair"}, []survive.Kind{survive.Memory}
	opt.Env = append(opt.Env, inPlanted+"=1")
	var all []survive.Result
	err = survive.Run(context.Background(), opt, func(r survive.Result) error {
		all = append(all, r)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// failures returns what failed, as "name entry: how", each once.
func failures(all []survive.Result) (texts []string) {
	for _, r := range all {
		text := strings.TrimSpace(r.Name+" "+string(r.Entry)) + ": " + string(r.How)
		if r.Verdict == survive.Fails && !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return texts
}

// TestMemory: each planted fault is found in the cases that can show it, and a codec without faults
// passes all.
func TestMemory(t *testing.T) {
	for _, c := range []struct {
		codec string
		// must are failures that every run has, or their beginnings. may are further ones that a run may
		// have.
		must, may []string
		what      string // a part of what a failure says
	}{
		{codec: "sound"},
		{codec: "sound/aliases"},
		// What such a value refers to is memory of others soon. A process that ends while it is checked may
		// end in any way.
		{codec: "hidden", must: []string{"collections decode: "}, may: []string{"eight goroutines: ", "first use by many goroutines: ", "retention decode: "}},
		{
			codec: "pooled", must: []string{"collections decode: corrupts memory", "eight goroutines: races"},
			may: []string{"first use by many goroutines: races"}, what: "more messages",
		},
		{codec: "shared", must: []string{"eight goroutines: races"}, may: []string{"first use by many goroutines: races"}, what: "when other goroutines use the codec"},
		{codec: "cached", must: []string{"first use by many goroutines: races"}, may: []string{"eight goroutines: races"}, what: "and not alone"},
		{codec: "map", must: []string{"first use by many goroutines: races"}, may: []string{"eight goroutines: races"}, what: "concurrent map"},
		{codec: "retains", must: []string{"retention decode: keeps memory alive"}, what: "a string of 8 bytes keeps"},
		{codec: "declared", must: []string{"eight goroutines: races", "first use by many goroutines: races"}, what: "although nothing was seen"},
		{codec: "outside", must: nil},
		{codec: "counts", must: nil},
	} {
		t.Run(c.codec, func(t *testing.T) {
			all := checkPlanted(t, c.codec, survive.Options{})
			got := failures(all)
			for _, want := range c.must {
				if !slices.ContainsFunc(got, func(g string) bool { return strings.HasPrefix(g, want) }) {
					t.Errorf("%q was not found, only %q", want, got)
				}
			}
			for _, g := range got {
				if !slices.ContainsFunc(slices.Concat(c.must, c.may), func(known string) bool { return strings.HasPrefix(g, known) }) {
					t.Errorf("%q was found in addition: %+v", g, all)
				}
			}
			found := slices.ContainsFunc(all, func(r survive.Result) bool { return strings.Contains(r.What, c.what) })
			if !found {
				t.Errorf("no result says %q: %+v", c.what, all)
			}
		})
	}
}

// TestMemoryStuck: goroutines that wait for each other forever are a result, too.
func TestMemoryStuck(t *testing.T) {
	if !every.Case() {
		t.Skip("waits until processes count as stuck")
	}
	all := checkPlanted(t, "stuck", survive.Options{Only: &survive.Replay{Name: survive.Together}})
	if got := failures(all); !slices.Equal(got, []string{"eight goroutines: hangs"}) {
		t.Errorf("found %q: %+v", got, all)
	}
}

// TestMemoryKept: the figures of retention, and of a codec that is declared to alias its input.
func TestMemoryKept(t *testing.T) {
	kept := func(name string) survive.Result {
		for _, r := range checkPlanted(t, name, survive.Options{Only: &survive.Replay{Entry: survive.Decode, Name: survive.Retention}}) {
			if r.Data == "record" {
				return r
			}
		}
		t.Fatalf("%s has no figures", name)
		return survive.Result{}
	}
	if k := kept("sound").Kept; k.Text != 8 || k.ByText > 600 || k.Bytes != 40 || k.ByBytes > 600 || k.Plain < 348 || k.Value < 348 || k.Value > 1000 {
		t.Errorf("sound: %+v", k)
	}
	if r := kept("sound/aliases"); r.Verdict != survive.Passes || r.Kept.ByText < padding || !strings.Contains(r.What, "is declared to alias") {
		t.Errorf("aliases: %+v", r)
	}
}

// TestMemorySpecial: faults that only programs with additional checks show.
func TestMemorySpecial(t *testing.T) {
	if !every.Case() {
		t.Skip("builds two programs, one of them with the race detector")
	}
	special := func(flags ...string) survive.Special {
		file := filepath.Join(t.TempDir(), "special.test")
		if said, err := exec.Command("go", slices.Concat([]string{"test", "-c", "-o", file}, flags, []string{"."})...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, said)
		}
		return survive.Special{Path: file}
	}
	checked := special("-gcflags=-d=checkptr")
	raced := survive.Special{Why: "no C compiler"}
	if _, err := exec.LookPath("gcc"); err == nil {
		raced = special("-race", "-gcflags=-d=checkptr=0")
	}
	for _, c := range []struct {
		codec string
		want  []string
		what  string
	}{
		{"sound", nil, ""},
		{"outside", []string{"checked pointers decode: breaks the rules of unsafe"}, "checkptr"},
		{"counts", []string{"data races of eight goroutines: races", "data races of the first use: races"}, "counting.func1 (planted_test.go:"},
	} {
		all := checkPlanted(t, c.codec, survive.Options{Checked: checked, Raced: raced})
		if raced.Path == "" {
			c.want = slices.DeleteFunc(c.want, func(text string) bool { return strings.HasPrefix(text, "data races") })
		}
		if got := failures(all); !slices.Equal(got, c.want) {
			t.Errorf("%s: found %q, want %q: %+v", c.codec, got, c.want, all)
		}
		if len(c.want) > 0 && !slices.ContainsFunc(all, func(r survive.Result) bool { return strings.Contains(r.What, c.what) }) {
			t.Errorf("%s: no result says %q: %+v", c.codec, c.what, all)
		}
	}
}

// TestMemoryMissing: a program that can't be built leaves out its own cases only, with the reason.
func TestMemoryMissing(t *testing.T) {
	all := checkPlanted(t, "sound", survive.Options{Raced: survive.Special{Why: "no C compiler"}, Checked: survive.Special{Absent: map[string]string{"sound": "does not compile"}, Path: "x"}})
	missing := make(map[string]string)
	for _, r := range all {
		if r.Verdict == survive.Unchecked {
			missing[r.Name] = r.What
		}
	}
	if len(missing) != 3 || missing[survive.RacesFirst] != "no C compiler" || missing[survive.Pointers] != "does not compile" {
		t.Errorf("not checked: %q", missing)
	}
	if len(failures(all)) > 0 || len(all) < 10 {
		t.Errorf("the rest: %+v", all)
	}
}
