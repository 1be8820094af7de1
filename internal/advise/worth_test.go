package advise

import (
	"testing"

	"github.com/google/go-cmp/cmp"
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
		now   string
		pays  bool
		want  string
	}{
		// A message a second saves 3.5 µs of a core, which is $0.00013 a month, and 140 B, which is $0.0037. A year of
		// 110,000 messages a second saves $5,000.
		"no rate": {
			load: at(0), want: "For each message, protobuf instead of json is 8.00× as fast (501 ns instead of 4.00 µs) and has 70% fewer bytes; a year saves the $5,000 of a change only above 110,000 messages a second. Unlike with json, times come back without their zone.",
		},
		"a rate that pays": {
			load: at(1e6), pays: true,
			want: "Worth it: at 1,000,000 messages a second, avro instead of json saves 2.4 cores and 394 TB a month on the network, which is $4,030 a month, nearly all of it for the network; below 100,000 messages a second a year would not save the $5,000 that a change costs. Unlike with json, times come back without their zone and times are kept to µs.",
		},
		"a rate that does not": {
			load: at(1000),
			want: "Keep json. For a new program, use avro. At 1,000 messages a second, avro instead of json saves 394 GB a month on the network, which is $4.03 a month; a year saves the $5,000 of a change only above 100,000 messages a second.",
		},
		"nothing is saved": {
			load: Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 100, Core: 0.05, Change: 5000}}, needs: []string{"no-codegen", "no-schema", "fields=name", "maintained", "human"},
			want: "Nothing to change: json is the first choice for these needs and this load.",
		},
		"the familiar choice does not meet a need": {
			load: at(100), needs: []string{"untrusted"},
			want: "Use protobuf: json does not meet untrusted. At 100 messages a second, protobuf instead of json saves 36.8 GB a month on the network, which is $0.38 a month. Unlike with json, times come back without their zone.",
		},
		"the program has another codec now": {
			load: at(1e6), now: "cbor", pays: true,
			want: "Worth it: at 1,000,000 messages a second, avro instead of cbor saves 40% of a core and 184 TB a month on the network, which is $1,854 a month, nearly all of it for the network; below 220,000 messages a second a year would not save the $5,000 that a change costs. Unlike with cbor, times come back without their zone and times are kept to µs.",
		},
		"it is slower, and smaller": {
			load: at(1000), now: "protobuf",
			want: "Keep protobuf. For a new program, use avro. At 1,000 messages a second, avro instead of protobuf takes 3.20× the time and saves 26.3 GB a month on the network, which is $0.22 a month; a year saves the $5,000 of a change only above 1,900,000 messages a second.",
		},
		"several data sets": {
			load: at(100), data: []string{"order", "book"},
			want: "Over 2 data sets, protobuf instead of json is 8.00× as fast and has 70% fewer bytes; one data set (--data) shows what that is worth at your rate. Unlike with json, times come back without their zone.",
		},
		"no price of a change": {
			load: Load{Reads: 1, Writes: 1, Scale: Scale{Rate: 1e6, Core: 0.05}},
			want: "Use protobuf. At 1,000,000 messages a second, protobuf instead of json saves 3.5 cores and 368 TB a month on the network, which is $128 a month. Unlike with json, times come back without their zone.",
		},
		"no codec is left": {needs: []string{"human", "untrusted"}, load: at(100)},
	} {
		t.Run(name, func(t *testing.T) {
			data := c.data
			if data == nil {
				data = []string{"order"}
			}
			a, err := Ask(run(data...), Question{Needs: needs(t, c.needs...), Load: c.load, Data: c.data, Now: c.now})
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
