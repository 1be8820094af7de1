package advise

import (
	"slices"
	"testing"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestKept checks that a program goes on to use its codec unless a change pays within a year, and which codec that is.
func TestKept(t *testing.T) {
	at := func(rate, change float64) Load {
		return Load{Reads: 1, Writes: 1, Scale: Scale{Rate: rate, Core: 0.05, Traffic: 0.01, Change: change}}
	}
	for name, c := range map[string]struct {
		load        Load
		needs       []string
		now         string
		kept, first string
	}{
		"too few messages":              {load: at(1000, 5000), kept: "json", first: "json"},
		"enough messages":               {load: at(1e6, 5000), kept: "json", first: "avro"},
		"a program that does not exist": {load: at(1000, 0), first: "avro"},
		"without a rate":                {load: at(0, 5000), first: "protobuf"},
		"json does not meet a need":     {load: at(1000, 5000), needs: []string{"untrusted"}, first: "protobuf"},
		"another codec":                 {load: at(1000, 5000), now: "cbor", kept: "cbor", first: "cbor"},
		"one that must be replaced":     {load: at(1000, 5000), now: "cbor", needs: []string{"untrusted"}, first: "protobuf"},
		"a format":                      {load: at(1e6, 5000), needs: []string{"format=CBOR"}, first: "cbor"},
	} {
		t.Run(name, func(t *testing.T) {
			a, err := Ask(run(), Question{Needs: needs(t, c.needs...), Load: c.load, Now: c.now})
			if err != nil {
				t.Fatal(err)
			}
			if len(a.Shortlist) == 0 || a.Kept != c.kept || a.Shortlist[0].Codec != c.first {
				t.Errorf("kept is %q, want %q; the first is %+v, want %s", a.Kept, c.kept, a.Shortlist, c.first)
			}
		})
	}
}

// TestFurther checks what is said about further changes of a type.
func TestFurther(t *testing.T) {
	rec := run()
	for i, c := range rec.Run.Codecs {
		widened := "=ee"
		if c.Name == "avro" {
			widened = "=WW"
		}
		if signs := map[string]string{"cbor": "ddd", "avro": "=dd", "json": "==="}[c.Name]; signs != "" { // old to new, new to old, and through an old program
			rec.Run.Codecs[i].Findings = map[string]verdict.Finding{
				verdict.Evolution: {
					Met: true, Tried: 3, Build: &verdict.Build{Changes: []verdict.Change{{Name: "renamed", Kind: "renamed"}, {Name: "int32-to-int64", Kind: "widened"}}},
					Exchanges: []verdict.Exchange{{Change: "renamed", Way: "usual", Signs: signs}, {Change: "int32-to-int64", Way: "usual", Signs: widened}, {Change: "int32-to-int64", Way: "a new number", Signs: "WWW"}},
				},
				verdict.OfChange(verdict.Rename): {Met: true, Tried: 3},
				verdict.OfChange(verdict.Widen):  {Met: true, Tried: 3, Order: "readers first"},
			}
		}
	}
	a, err := Ask(rec, Question{Needs: needs(t, "evolution"), Load: Load{Reads: 1, Writes: 1}})
	if err != nil {
		t.Fatal(err)
	}
	got := make(map[string]string)
	for _, c := range a.Candidates {
		got[c.Codec] = c.Further
	}
	if want := "It also survives old programs that pass messages on"; got["protobuf"] != want {
		t.Errorf("protobuf: %q, want %q", got["protobuf"], want)
	}
	for name, want := range map[string]string{
		"json": "It also survives renamed fields and an int32 that becomes an int64 (readers first)",
		"cbor": "It also survives renamed fields (the value under the old name is dropped) and an int32 that becomes an int64 (readers first)",
		"avro": "It also survives renamed fields (old programs drop the value under the new name) and an int32 that becomes an int64 (readers first: otherwise values may be silently wrong)",
	} {
		if got[name] != want {
			t.Errorf("%s: %q, want %q", name, got[name], want)
		}
	}
}

// TestKeptWithoutANeed checks that dropping a need may let the program keep its codec.
func TestKeptWithoutANeed(t *testing.T) {
	load := Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 1000, Core: 0.05, Traffic: 0.01, Change: 5000}}
	for _, c := range []struct{ now, need, want string }{
		{"cbor", "untrusted", "cbor"}, // only protobuf passes
		{"", "untrusted", "json"},
	} {
		a, err := Ask(run(), Question{Needs: needs(t, c.need), Load: load, Now: c.now})
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(a.Changes, func(c Change) bool { return c.Kind == OfNeed })
		if i < 0 || a.Changes[i].Codec != c.want {
			t.Errorf("from %q, without %s: %+v, want %s", c.now, c.need, a.Changes, c.want)
		}
		a, err = Ask(run(), Question{Needs: needs(t, c.need, "human"), Load: load, Now: c.now})
		if err != nil {
			t.Fatal(err)
		}
		if len(a.Drop) == 0 || len(a.Candidates) > 0 {
			t.Errorf("nothing to drop: %+v", a)
		}
	}
}
