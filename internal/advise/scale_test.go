package advise

import (
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// TestLittle checks that caveats decide, and not a few bytes, if a load costs nothing that matters.
func TestLittle(t *testing.T) {
	load := Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 1, Core: 0.05, Traffic: 0.01}}
	a, err := Ask(run(), Question{Needs: needs(t, "no-codegen", "no-schema", "maintained"), Load: load})
	if err != nil {
		t.Fatal(err)
	}
	// cbor and json have no caveat, and nobody is known to use them. cbor takes less time.
	if first := a.Shortlist[0]; first.Format != "CBOR" || first.caveats() > 0 {
		t.Errorf("the first is %s with %d caveats", first.Codec, first.caveats())
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
	if want := "Nothing to change: json is the first choice for these needs and this load."; a.Worth.Text != want || !a.little() {
		t.Errorf("%q, want %q", a.Worth.Text, want)
	}
	if want := "caveats decide among them."; !strings.Contains(a.scaleText(), want) {
		t.Errorf("%q has no %q", a.scaleText(), want)
	}
}
