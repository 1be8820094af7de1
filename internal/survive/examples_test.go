package survive_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestExamples checks what verdicts have of the results: one of each way to fail, the worst first, and of
// several the one with the shortest input.
func TestExamples(t *testing.T) {
	long := result(survive.Hostile, "n brackets", survive.Fails, survive.Allocates)
	long.Input = attacks.Of("abc")
	short := result(survive.Hostile, "n braces", survive.Fails, survive.Allocates)
	short.Cost = &survive.Cost{Input: 2, Allocated: 3 << 20, CPU: 1500 * time.Microsecond}
	short.Levels = &survive.Levels{Accepted: 100, Refused: 101}
	huge := result(survive.Hostile, "digits", survive.Fails, survive.Panics)
	huge.Input = attacks.Of(varied(500))
	repeated := result(survive.Hostile, "brackets", survive.Fails, survive.Slow)
	repeated.Input = attacks.Repeat("[", 1<<20)
	secret := result(survive.Hostile, "secret attack", survive.Fails, survive.Dies).Withheld()
	suite := result(survive.Conforms, "suite", survive.Fails, survive.Accepts)
	suite.Conformance = &survive.Conformance{WronglyAccepted: 2, Misses: []survive.Miss{
		{Vector: "one", How: survive.Accepts, Input: attacks.Of("zz"), What: "accepted as 1"},
		{Vector: "two", How: survive.Accepts, Input: suite.Input, What: "accepted as 2", Source: "https://example.com/spec#2"},
	}}
	results := []survive.Result{long, repeated, short, huge, secret, result(survive.Damage, "cut short", survive.Passes, ""), suite}
	rec := survive.Record{Header: survive.Header{Codecs: []survive.Checked{{Name: "a"}}}, Results: results}
	uncounted := results[5] // its input shows nothing
	uncounted.Input = nil
	want := map[string]verdict.Finding{
		verdict.Untrusted: {Tried: 6, Entries: []string{"decode"}, Examples: []verdict.Example{
			{ID: secret.ID(), Kind: "hostile", Entry: "decode", Data: "order", How: "ends the process", What: "ends the process; the input is withheld (SECURITY.md)", Withheld: true},
			{ID: huge.ID(), Kind: "hostile", Entry: "decode", Data: "order", Name: "digits", How: "panics", What: "what", Bytes: 500},
			{
				ID: short.ID(), Kind: "hostile", Entry: "decode", Data: "order", Name: "n braces", How: "allocates", What: "what", Input: "6162", Bytes: 2,
				Took: "3 MiB allocated, 1.5ms of processor time, 100 levels accepted, 101 refused",
			},
			{ID: repeated.ID(), Kind: "hostile", Entry: "decode", Data: "order", Name: "brackets", How: "takes time", What: "what", Input: "5b*1048576", Bytes: 1 << 20},
		}},
		verdict.DamageDetected: {Open: true, Tried: 1, Entries: []string{"decode"}, Examples: []verdict.Example{
			{ID: uncounted.ID(), Kind: "damage", Entry: "decode", Data: "order", Name: "cut short", What: "not all damaged messages were tried: what"},
		}},
		verdict.MemorySafe: {Open: true, What: "no check of this kind was made"},
		verdict.Conforming: {Tried: 1, Entries: []string{"decode"}, Examples: []verdict.Example{{
			ID: suite.ID(), Kind: "conformance", Entry: "decode", Data: "order", Name: "suite", How: "accepts", What: "accepts 2 invalid messages",
			Reply: "accepted as 2", Source: "https://example.com/spec#2", Input: "6162", Bytes: 2,
		}}},
	}
	got := rec.Verdicts().Codecs[0].Findings
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for _, f := range got {
		for _, e := range f.Examples {
			r, err := survive.ResultOf("a", e)
			if err != nil {
				t.Errorf("%s: %v", e.ID, err)
			}
			again := r.Again()
			switch {
			case e.Withheld != (again != nil):
				t.Errorf("%s, withheld %v: %v", e.ID, e.Withheld, again)
			case e.Withheld && !strings.Contains(again.Error(), "the input of "+e.ID+" is withheld"):
				t.Errorf("the error is %v", again)
			case (e.Input != "" || e.Withheld) && r.ID() != e.ID:
				t.Errorf("%s became %s", e.ID, r.ID())
			}
		}
	}
}

// varied returns n bytes that have no short form.
func varied(n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(i * i >> 3)
	}
	return b
}

func TestDamagedExample(t *testing.T) {
	_, err := survive.ResultOf("a", verdict.Example{ID: "01234567", Input: "xy"})
	if err == nil || !strings.HasPrefix(err.Error(), `the example 01234567: "xy" is no input`) {
		t.Errorf("got %v", err)
	}
}

// TestCompared checks that what a library does otherwise than the reference is a finding of its own, without changing
// the verdict on its specification.
func TestCompared(t *testing.T) {
	compared := func(different int, misses ...string) survive.Result {
		r := result(survive.Conforms, survive.ComparedWith+"encoding/json", survive.Passes, "")
		r.Conformance = &survive.Conformance{Different: different, Alike: 10 - different}
		for _, name := range misses {
			r.Conformance.Misses = append(r.Conformance.Misses, survive.Miss{Vector: name, How: survive.Differs})
		}
		return r
	}
	for name, c := range map[string]struct {
		results []survive.Result
		met     bool
		what    string
	}{
		"alike":        {results: []survive.Result{compared(0)}, met: true},
		"not compared": {results: []survive.Result{result(survive.Conforms, "suite", survive.Passes, "")}},
		"different": {
			results: []survive.Result{compared(5, "encodes a", "decodes x into T", "decodes x into U", "encodes b", "encodes c", "encodes d")},
			what:    "5 of 10 cases differ from encoding/json, such as: encodes a, b, c; decodes x",
		},
		"one way": {results: []survive.Result{compared(1, "encodes a")}, what: "1 of 10 cases differ from encoding/json, such as: encodes a"},
	} {
		t.Run(name, func(t *testing.T) {
			rec := survive.Record{Header: survive.Header{Codecs: []survive.Checked{{Name: "a"}}}, Results: c.results}
			findings := rec.Verdicts().Codecs[0].Findings
			f, found := findings[verdict.DropIn]
			if found != (c.met || c.what != "") || f.Met != c.met {
				t.Errorf("found is %v: %+v", found, f)
			}
			if c.what != "" && (len(f.Examples) != 1 || f.Examples[0].What != c.what) {
				t.Errorf("examples %+v, want %q", f.Examples, c.what)
			}
			if !findings[verdict.Conforming].Met {
				t.Errorf("the specification: %+v", findings[verdict.Conforming])
			}
		})
	}
}
