package advise

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOtherRates checks at which rates another codec is the first. Up to 31,000 messages a second avro takes less
// than a twentieth of a core, so that the bytes decide, of which avro has fewer. Its time matters above that rate
// if a core is dear. Below 630, bytes of both cost less than a dollar, and avro has more caveats.
func TestOtherRates(t *testing.T) {
	for rate, want := range map[float64][]string{20000: {"below 630 messages a second: protobuf", "above 31,000 messages a second: protobuf"}, 1e6: {"below 31,000 messages a second: avro"}} {
		a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1, Scale: Scale{Rate: rate, Core: 100, Traffic: 0.01}}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range a.Changes {
			if c.Kind == OfRate {
				got = append(got, c.If+": "+c.Codec)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%v messages a second (-want +got):\n%s", rate, diff)
		}
	}
}

// TestOtherPrices checks at which prices another codec is the first. At 2,000 messages a second avro instead of json
// saves 788 GB a month, which is $97 a year. A change pays if it costs less, or if a GB costs 53 times as much. Where
// cores are dear and a GB costs next to nothing, the bytes of avro save less than a dollar, and protobuf has fewer caveats.
func TestOtherPrices(t *testing.T) {
	for name, tt := range map[string]struct {
		scale Scale
		want  []string
	}{
		"a change is dear": {
			Scale{Rate: 2000, Core: 0.05, Traffic: 0.01, Change: 5000},
			[]string{"if a change costs less than $97: avro", "if a GB on the network costs more than $0.53: avro"},
		},
		"a change is free": {Scale{Rate: 20000, Core: 100, Traffic: 0.01}, []string{"if a GB on the network costs less than $0.000317: protobuf"}},
		"nothing is said":  {Scale{Core: 0.05, Traffic: 0.01, Change: 5000}, nil},
	} {
		a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1, Scale: tt.scale}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range a.Changes {
			if c.Kind == OfPrice {
				got = append(got, c.If+": "+c.Codec)
			}
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
