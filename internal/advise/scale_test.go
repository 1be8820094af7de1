package advise

import (
	"cmp"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// TestScaleText checks what is said about cores and stored messages.
func TestScaleText(t *testing.T) {
	for want, s := range map[string]Scale{
		"Your 0.75 cores are too few for avro (it needs 1.6), ": {Cores: 0.75}, "Your 1 core is too few for avro (it needs 1.6), ": {Cores: 1},
		"Your 1 core is enough for all that are shown.": {Cores: 1, Rate: 1e5}, ", kept for a day in 1 place;": {Kept: 24 * time.Hour, Copies: 1},
		", kept for 6 hours in 1 place;": {Kept: 6 * time.Hour, Copies: 1}, ", kept for an hour in 1 place;": {Kept: time.Hour, Copies: 1},
		", kept for 2 days in 3 places;": {Kept: 48 * time.Hour, Copies: 3}, ", kept for a year in 1 place;": {Kept: 365 * 24 * time.Hour, Copies: 1}, ", kept for 3 years in 2 places;": {Kept: 3 * 365 * 24 * time.Hour, Copies: 2},
	} {
		s.Rate = cmp.Or(s.Rate, 1e6)
		a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1, Scale: s}})
		if err != nil {
			t.Fatal(err)
		}
		if got := a.scaleText(); !strings.Contains(got, want) {
			t.Errorf("%+v: %q, want %q", s, got, want)
		}
	}
}

// TestStored checks that messages which others encode are stored, too: 1,000 messages of json, of 200 B, for 100 s.
func TestStored(t *testing.T) {
	for writes, want := range map[float64]float64{0: 0.02, 0.5: 0.01, 1: 0.02} {
		a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: writes, Scale: Scale{Rate: 1000, Kept: 100 * time.Second, Copies: 1}}})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range a.shown() {
			if c.Codec == "json" && math.Abs(c.Total.Stored-want) > 1e-6 {
				t.Errorf("%v writes for a read: %v GB are stored, want %v", writes, c.Total.Stored, want)
			}
		}
	}
}

// TestCompare checks that codecs that the reader asks about are shown next to the recommendation, once.
func TestCompare(t *testing.T) {
	a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1}, Needs: needs(t, "no-codegen"), Now: "cbor", Compare: []string{"avro", "json", "cbor"}})
	if err != nil {
		t.Fatal(err)
	}
	shown := make(map[string]int)
	for _, c := range a.shown() {
		shown[c.Codec]++
	}
	for _, name := range []string{"avro", "json", "cbor", "protobuf"} {
		if shown[name] != 1 {
			t.Errorf("%s is shown %d times", name, shown[name])
		}
	}
}

// TestLittle checks that caveats decide, and not a few bytes, if a load costs nothing that matters.
func TestLittle(t *testing.T) {
	load := Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 1, Core: 0.05, Traffic: 0.01, Caveat: CaveatPrice}}
	a, err := Ask(run(), Question{Needs: needs(t, "no-codegen", "no-schema", "maintained"), Load: load})
	if err != nil {
		t.Fatal(err)
	}
	// cbor and json have one caveat: nobody is known to use them. cbor takes less time.
	if first := a.Shortlist[0]; first.Format != "CBOR" || len(first.Caveats) > 1 {
		t.Errorf("the first is %s with %d caveats", first.Codec, len(first.Caveats))
	}
	rec := run()
	for i, c := range rec.Run.Codecs {
		if c.Name == "json" {
			rec.Run.Codecs[i].Maintenance = &maintenance.Status{State: maintenance.WithGo, Stage: maintenance.Released, Measured: maintenance.Release{Version: "go1.26.8"}}
		}
	}
	if a, err = Ask(rec, Question{Load: load}); err != nil {
		t.Fatal(err)
	}
	// avro and protobuf have fewer bytes and take less time, but values lose something.
	if want := "Use json: it is the first choice for these needs and this load."; a.Worth.Text != want {
		t.Errorf("%q, want %q", a.Worth.Text, want)
	}
	if want := "Each caveat counts as $20 a month, and once more for each $400 that a codec costs."; !strings.Contains(a.scaleText(), want) {
		t.Errorf("%q has no %q", a.scaleText(), want)
	}
}
