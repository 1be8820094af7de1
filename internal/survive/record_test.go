package survive_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// result returns a result of a codec named a.
func result(kind survive.Kind, name string, v survive.Verdict, how survive.How) survive.Result {
	return survive.Result{
		Case:    survive.Case{Codec: "a", Data: "order", Kind: kind, Entry: survive.Decode, Name: name},
		Verdict: v, How: how, What: "what", Input: attacks.Of("ab"),
	}
}

// TestRecord checks that a record that was cut short goes on with what it has, and that others are refused.
func TestRecord(t *testing.T) {
	dir := t.TempDir()
	h := survive.Header{Go: "go1.27", Codecs: []survive.Checked{{Name: "a"}}, Data: []string{"order"}, Kinds: survive.Usual}
	w, err := survive.Create(dir, h)
	if err != nil {
		t.Fatal(err)
	}
	first, second := result(survive.Hostile, "one", survive.Passes, ""), result(survive.Damage, "two", survive.Fails, survive.Accepts)
	for _, r := range []survive.Result{first, second} {
		if err := w.Write(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, survive.File)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text[:len(text)-10], 0o666); err != nil {
		t.Fatal(err)
	}
	if rec, err := survive.Open(dir); err != nil || len(rec.Results) != 1 {
		t.Errorf("after the record was cut short it has %d results: %v", len(rec.Results), err)
	}
	w, rec, err := survive.Continue(dir)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]survive.Result{first}, rec.Results); diff != "" {
		t.Errorf("after the record was cut short (-want +got):\n%s", diff)
	}
	if err := w.Write(second); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if rec, err = survive.Open(dir); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]survive.Result{first, second}, rec.Results); diff != "" {
		t.Errorf("after it went on (-want +got):\n%s", diff)
	}
	if r, found := rec.Find(second.ID()); !found || r.Name != "two" {
		t.Errorf("%s is %v, %v", second.ID(), r, found)
	}
	if r, found := rec.Find("00000000"); found {
		t.Errorf("an unknown ID is %v", r)
	}
	if _, err := survive.Create(dir, h); err == nil || !strings.Contains(err.Error(), "--continue") {
		t.Errorf("a second record in the folder: %v", err)
	}
	for text, want := range map[string]string{
		"":                      "this is no record of checks",
		`{"format":1}`:          "this is no record of checks",
		"{\"format\":9}\n":      "the record has format 9, which a newer wirebench wrote; this one reads formats up to 1",
		"{\"format\":1}\nx\n{}": "line 2 of the record of checks is damaged",
	} {
		if _, err := survive.Read(strings.NewReader(text)); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestVerdicts checks which results decide which need.
func TestVerdicts(t *testing.T) {
	for name, c := range map[string]struct {
		results []survive.Result
		want    map[string]string // by need: met, open, or what was found
	}{
		"nothing": {nil, map[string]string{
			verdict.Untrusted: "open", verdict.DamageDetected: "open", verdict.MemorySafe: "open", verdict.Conforming: "open",
		}},
		"taken for others": {[]survive.Result{
			result(survive.Hostile, "n arrays", survive.Passes, ""),
			tallied(result(survive.Damage, "cut short", survive.Fails, survive.Accepts), 3, 10),
		}, map[string]string{
			verdict.Untrusted: "met", verdict.DamageDetected: "decode of order: 3 of 10 messages that were cut short are taken for others (cut short)",
			verdict.MemorySafe: "open", verdict.Conforming: "open",
		}},
		"few bits": {[]survive.Result{
			tallied(result(survive.Damage, "cut short", survive.Passes, ""), 0, 10),
			tallied(result(survive.Damage, "one bit changed", survive.Fails, survive.Accepts), 1, 200),
			result(survive.Memory, "collections", survive.Passes, ""), result(survive.Conforms, "suite", survive.Unspecified, ""),
		}, map[string]string{
			verdict.Untrusted: "open", verdict.DamageDetected: "met", verdict.MemorySafe: "met", verdict.Conforming: "open",
		}},
		"other types": {[]survive.Result{
			tallied(result(survive.Damage, "cut short", survive.Passes, ""), 0, 10),
			tallied(result(survive.Damage, survive.AnotherType, survive.Passes, ""), 3, 3),
			tallied(result(survive.Damage, survive.AnotherFormat, survive.Fails, survive.Accepts), 3, 10),
		}, map[string]string{
			verdict.Untrusted: "open", verdict.DamageDetected: "met", verdict.MemorySafe: "open", verdict.Conforming: "open",
		}},
		"panics at another type": {[]survive.Result{
			tallied(result(survive.Damage, survive.AnotherType, survive.Fails, survive.Panics), 3, 4),
		}, map[string]string{
			verdict.Untrusted: "decode of order: what (another type)", verdict.DamageDetected: "open", verdict.MemorySafe: "open", verdict.Conforming: "open",
		}},
		"allocates": {[]survive.Result{
			result(survive.Hostile, "n arrays", survive.Fails, survive.Allocates), result(survive.Hostile, "deep", survive.Unclear, survive.Slow),
		}, map[string]string{
			verdict.Untrusted: "decode of order: what (n arrays)", verdict.DamageDetected: "open", verdict.MemorySafe: "open", verdict.Conforming: "open",
		}},
		"a suite's message ends the process": {[]survive.Result{
			result(survive.Hostile, "n arrays", survive.Passes, ""), tallied(result(survive.Damage, "cut short", survive.Passes, ""), 0, 10),
			result(survive.Conforms, "suite", survive.Fails, survive.Dies),
		}, map[string]string{
			verdict.Untrusted: "decode of order: what (suite)", verdict.DamageDetected: "met", verdict.MemorySafe: "open",
			verdict.Conforming: "decode of order: what (suite)",
		}},
		"withheld": {[]survive.Result{result(survive.Hostile, "n arrays", survive.Fails, survive.Dies).Withheld()}, map[string]string{
			verdict.Untrusted:      "decode of order: ends the process; the input is withheld (SECURITY.md)",
			verdict.DamageDetected: "open", verdict.MemorySafe: "open", verdict.Conforming: "open",
		}},
	} {
		t.Run(name, func(t *testing.T) {
			got := make(map[string]string)
			rec := survive.Record{Header: survive.Header{Codecs: []survive.Checked{{Name: "a"}}}, Results: c.results}
			for need, f := range rec.Verdicts().Codecs[0].Findings {
				switch {
				case f.Open:
					got[need] = "open"
				case f.Met:
					got[need] = "met"
				default:
					got[need] = f.Text()
				}
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// tallied gives a result the number of damaged messages that are taken for others, of all.
func tallied(r survive.Result, different, sum int) survive.Result {
	r.Taken = &survive.Taken{Structure: survive.Tally{Different: different, Rejected: sum - different}}
	return r
}

// TestDetected checks that damage counts as detected only if it is known what the decoder does with all of it.
func TestDetected(t *testing.T) {
	whole := []survive.Result{
		tallied(result(survive.Damage, "cut short", survive.Passes, ""), 0, 10), tallied(result(survive.Damage, "one bit changed", survive.Passes, ""), 0, 80),
	}
	some := tallied(result(survive.Damage, "one bit changed", survive.Fails, survive.Allocates), 0, 10)
	some.What = "9 bytes make it allocate 1 GiB; the rest was not tried, since they allocate much or are slow"
	much := some
	much.Taken = &survive.Taken{Structure: survive.Tally{Different: 5, Rejected: 5}}
	for name, c := range map[string]struct {
		results []survive.Result
		want    string
	}{
		"all": {whole, "passes: "},
		"withheld": {
			[]survive.Result{whole[0], result(survive.Damage, "one bit changed", survive.Fails, survive.Panics).Withheld()},
			"unclear: decode of order: it is not published what the decoder does with all damaged messages (SECURITY.md)",
		},
		"withheld messages of other formats": {append([]survive.Result{result(survive.Damage, "another format", survive.Fails, survive.Panics).Withheld()}, whole...), "passes: "},
		"not all tried":                      {[]survive.Result{whole[0], some}, "unclear: decode of order: not all damaged messages were tried: " + some.What + " (one bit changed)"},
		"enough tried":                       {[]survive.Result{whole[0], much}, "fails: decode of order: 5 of 10 changed bits in the structure are not detected (one bit changed)"},
		"another type":                       {[]survive.Result{result(survive.Damage, "another type", survive.Fails, survive.Accepts)}, "not checked: no check of this kind was made"},
	} {
		rec := survive.Record{Header: survive.Header{Codecs: []survive.Checked{{Name: "a"}}}, Results: c.results}
		f := rec.Verdicts().Codecs[0].Findings[verdict.DamageDetected]
		if got := f.Word() + ": " + f.Text(); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestNeeds checks which parts a type must have for the examples of what was found.
func TestNeeds(t *testing.T) {
	sets := []verdict.Set{{Name: "order", Parts: []string{"lists", "maps", "texts"}}}
	fails := func(change func(r *survive.Result)) survive.Result {
		r := result(survive.Hostile, "n arrays", survive.Fails, survive.Allocates)
		change(&r)
		return r
	}
	all, lists := fails(func(*survive.Result) {}), fails(func(r *survive.Result) { r.Part = "lists" })
	longer := fails(func(r *survive.Result) { r.Part, r.Input = "lists", attacks.Of("abc") })
	dies := fails(func(r *survive.Result) { r.How = survive.Dies })
	for name, c := range map[string]struct {
		results []survive.Result
		want    [][]string
	}{
		"a known part":            {[]survive.Result{lists}, [][]string{{"lists"}}},
		"an unknown part":         {[]survive.Result{all}, [][]string{{"lists", "maps", "texts"}}},
		"any type":                {[]survive.Result{fails(func(r *survive.Result) { r.Part = survive.Everywhere })}, [][]string{nil}},
		"a field of no type":      {[]survive.Result{fails(func(r *survive.Result) { r.Entry = survive.Skip })}, [][]string{nil}},
		"a message of no type":    {[]survive.Result{fails(func(r *survive.Result) { r.Data = "" })}, [][]string{nil}},
		"a withheld input":        {[]survive.Result{lists.Withheld()}, [][]string{{"lists", "maps", "texts"}}},
		"one that concerns more":  {[]survive.Result{all, lists}, [][]string{{"lists"}}},
		"a longer one that does":  {[]survive.Result{all, longer}, [][]string{{"lists", "maps", "texts"}, {"lists"}}},
		"a longer one that lacks": {[]survive.Result{longer, lists}, [][]string{{"lists"}}},
		"the worst first":         {[]survive.Result{lists, dies}, [][]string{{"lists", "maps", "texts"}, {"lists"}}},
		"nothing that was found":  {[]survive.Result{result(survive.Hostile, "n arrays", survive.Passes, "")}, nil},
	} {
		rec := survive.Record{Header: survive.Header{Codecs: []survive.Checked{{Name: "a"}}, Sets: sets}, Results: c.results}
		var got [][]string
		for _, e := range rec.Verdicts().Codecs[0].Findings[verdict.Untrusted].Examples {
			got = append(got, e.Needs)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// FuzzRead reads damaged records.
func FuzzRead(f *testing.F) {
	var text bytes.Buffer
	rec := survive.Record{Header: survive.Header{Format: 1}, Results: []survive.Result{result(survive.Hostile, "one", survive.Fails, survive.Dies)}}
	if err := rec.Encode(&text); err != nil {
		f.Fatal(err)
	}
	f.Add(text.Bytes())
	f.Add([]byte("\x1f\x8b"))
	f.Fuzz(func(t *testing.T, b []byte) {
		rec, err := survive.Read(bytes.NewReader(b))
		if err != nil {
			return
		}
		for _, r := range rec.Results {
			if _, found := rec.Find(r.ID()); !found {
				t.Errorf("%s is not found", r.ID())
			}
		}
		rec.Verdicts()
	})
}
