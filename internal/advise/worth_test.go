package advise

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// TestWorth checks the sentence that compares the first candidate with the familiar choice. protobuf takes 500 ns
// and 60 bytes, json 4 µs and 200 bytes.
func TestWorth(t *testing.T) {
	at := func(rate float64) Load {
		return Load{Reads: 1, Writes: 1, Scale: Scale{Rate: rate, Core: 0.05, Traffic: 0.01, Change: 5000}}
	}
	for name, c := range map[string]struct {
		needs []string
		load  Load
		data  []string
		pays  bool
		want  string
	}{
		// A message a second saves 3.5 µs of a core, which is $0.00013 a month, and 140 B, which is $0.0037. A year of
		// 110,000 messages a second saves $5000.
		"no rate": {
			load: at(0), want: "For each message, protobuf instead of json is 8.00× as fast (501 ns instead of 4.00 µs) and has 70% fewer bytes; a year saves the $5000 that a change costs only from 110000 messages a second on.",
		},
		"a rate that pays": {
			load: at(1e6), pays: true,
			want: "Worth it: at 1000000 messages a second, avro instead of json saves 2.4 cores and 394 TB a month on the network, which is $4030 a month; below 100000 messages a second a year would not save the $5000 that a change costs.",
		},
		"a rate that does not": {
			load: at(100),
			want: "Not worth a change: at 100 messages a second, avro instead of json saves 39.4 GB a month on the network, which is $0.40 a month; a year saves the $5000 that a change costs only from 100000 messages a second on.",
		},
		"nothing is saved": {
			load: Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 100, Core: 0.05, Change: 5000}}, needs: []string{"no-codegen", "no-schema", "fields=name", "maintained", "human"},
			want: "Nothing to change: json is the first choice for these needs and this load.",
		},
		"the familiar choice does not meet a need": {
			load: at(100), needs: []string{"untrusted"},
			want: "json does not meet untrusted, so cost alone does not decide: at 100 messages a second, protobuf instead of json saves 36.8 GB a month on the network, which is $0.38 a month; a year saves the $5000 that a change costs only from 110000 messages a second on.",
		},
		"several data sets": {
			load: at(100), data: []string{"order", "book"},
			want: "Over 2 data sets, protobuf instead of json is 8.00× as fast and has 70% fewer bytes; one data set (--data) and a rate (--rate) show what that is worth.",
		},
		"no price of a change": {
			load: Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 1e6, Core: 0.05}},
			want: "At 1000000 messages a second, protobuf instead of json saves 3.5 cores and 368 TB a month on the network, which is $128 a month.",
		},
		"no codec is left": {needs: []string{"human", "untrusted"}, load: at(100)},
	} {
		t.Run(name, func(t *testing.T) {
			data := c.data
			if data == nil {
				data = []string{"order"}
			}
			a, err := Ask(run(data...), Question{Needs: needs(t, c.needs...), Load: c.load, Data: c.data})
			if err != nil {
				t.Fatal(err)
			}
			if a.Worth == nil {
				a.Worth = &Worth{}
			}
			if diff := cmp.Diff(c.want, a.Worth.Text); diff != "" || a.Worth.Pays != c.pays {
				t.Errorf("pays: %t; -want +got:\n%s", a.Worth.Pays, diff)
			}
		})
	}
}

// TestWorthTied checks that a codec which is neither faster nor smaller is not worth a change.
func TestWorthTied(t *testing.T) {
	rec := run()
	rec.Run.Reference = "cbor/same"
	a, err := Ask(rec, Question{Needs: needs(t, "no-codegen", "no-schema", "maintained"), Load: Load{Reads: 1, Writes: 1, Scale: Scale{Core: 0.05, Change: 5000}}})
	if err != nil {
		t.Fatal(err)
	}
	want := Worth{
		Best: "cbor", Familiar: "cbor/same", Speed: a.Worth.Speed, Tied: true, Saves: &Total{},
		Text: "Not worth a change: for each message, cbor instead of cbor/same takes as long, within the uncertainty (2.00 µs instead of 2.00 µs), and has as many bytes.",
	}
	if diff := cmp.Diff(want, *a.Worth); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestOtherRates checks at which rates another codec is the first. Up to 30,000 messages a second avro and
// protobuf take less than a twentieth of a core, so that the bytes decide, which are avro's.
func TestOtherRates(t *testing.T) {
	for rate, want := range map[float64]string{1000: "above 31000 messages a second: protobuf", 1e6: "below 31000 messages a second: avro"} {
		a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1, Scale: Scale{Rate: rate, Core: 0.05, Traffic: 1e-5}}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range a.Changes {
			if c.Kind == OfRate {
				got = append(got, c.If+": "+c.Codec)
			}
		}
		if diff := cmp.Diff([]string{want}, got); diff != "" {
			t.Errorf("%v messages a second (-want +got):\n%s", rate, diff)
		}
	}
}

// TestOtherWays checks that compression and streams are named if they change the answer.
func TestOtherWays(t *testing.T) {
	rec := run()
	streams := in(Stream, run())
	for i := range streams.Blocks {
		if streams.Blocks[i].Codec == "avro" {
			streams.Blocks[i].NS = 1
		}
	}
	rec.Run.Operations = append(rec.Run.Operations, streams.Run.Operations...)
	rec.Cells, rec.Blocks = append(rec.Cells, streams.Cells...), append(rec.Blocks, streams.Blocks...)
	a, err := Ask(rec, Question{Load: Load{Reads: 1, Writes: 1, Mode: Single}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range a.Changes {
		if c.Kind == OfMode || c.Kind == OfCompressor {
			got = append(got, c.If+": "+c.Codec)
		}
	}
	if diff := cmp.Diff([]string{"on streams: avro"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestParallel checks that cores count by how far a load spreads over goroutines.
func TestParallel(t *testing.T) {
	rec := run()
	of := func(operation string, one, all float64) record.Usage {
		return record.Usage{Key: record.Key{Codec: "json", Data: "order", Operation: operation}, Scaling: []record.Scaling{{Goroutines: 1, NS: one}, {Goroutines: 4, NS: all}}}
	}
	rec.Usages = []record.Usage{of("parallel-encode", 1000, 1500), of("parallel-decode", 3000, 3500)}
	load := Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 1e6, Core: 0.05, Cores: 4.5}}
	if diff := cmp.Diff(&Parallel{Goroutines: 4, Ideal: 0.8}, load.parallel(rec, "json", "order")); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if p := load.parallel(rec, "cbor", "order"); p != nil {
		t.Errorf("without figures: %+v", p)
	}
	a, err := Ask(rec, Question{Load: load})
	if err != nil {
		t.Fatal(err)
	}
	if want := " Your 5 cores are too few for json (it needs 5.0)."; a.tooFew() != want {
		t.Errorf("%q, want %q", a.tooFew(), want)
	}
}
