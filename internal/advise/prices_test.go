package advise

import "testing"

// TestChanges checks that prices of changes to some codecs decide which codec is worth a change, and that the codec which
// the program has needs none.
func TestChanges(t *testing.T) {
	for name, c := range map[string]struct {
		rate        float64
		to          map[string]float64
		now         string
		kept, first string
	}{
		"one price for all":             {rate: 1e6, kept: "json", first: "avro"},
		"the cheapest is dear":          {rate: 1e6, to: map[string]float64{"avro": 1e9}, kept: "json", first: "protobuf"},
		"another is cheap":              {rate: 1000, to: map[string]float64{"protobuf": 0.01}, kept: "json", first: "protobuf"},
		"all are dear":                  {rate: 1000, to: map[string]float64{"avro": 1e9}, kept: "json", first: "json"},
		"the codec of the program":      {rate: 1000, to: map[string]float64{"cbor": 1e9, "avro": 1e9}, now: "cbor", kept: "cbor", first: "cbor"},
		"a codec that isn't in the run": {rate: 1000, to: map[string]float64{"gone": 1}, kept: "json", first: "json"},
	} {
		t.Run(name, func(t *testing.T) {
			load := Load{Reads: 1, Writes: 1, Scale: Scale{Rate: c.rate, Core: 0.05, Traffic: 0.01, Change: 5000, Changes: c.to}}
			a, err := Ask(run(), Question{Load: load, Now: c.now})
			if err != nil {
				t.Fatal(err)
			}
			if len(a.Shortlist) == 0 || a.Kept != c.kept || a.Shortlist[0].Codec != c.first || a.Candidates[0].Codec != c.first {
				t.Errorf("kept is %q, want %q; the first is %+v, want %s", a.Kept, c.kept, a.Shortlist, c.first)
			}
			if _, changed := c.to["cbor"]; changed && c.to["cbor"] == 0 {
				t.Error("the prices of the question changed")
			}
		})
	}
}
