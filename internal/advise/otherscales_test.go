package advise

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOtherRates checks at which rates another codec is the first. Up to 31,000 messages a second avro takes less
// than a twentieth of a core, so that the bytes decide, of which avro has fewer. Its time matters above that rate
// if a core is dear. Below 630, bytes of both cost less than a dollar, and avro has more caveats.
func TestOtherRates(t *testing.T) {
	for rate, want := range map[float64][]string{20000: {"above 31,000 messages a second: protobuf", "below 630 messages a second: protobuf"}, 1e6: {"below 31,000 messages a second: avro"}} {
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

// TestClose checks that a number which is close to where the answer changes is named first.
func TestClose(t *testing.T) {
	for name, c := range map[string]struct {
		changes []Change
		want    string
	}{
		"none":      {},
		"no number": {[]Change{{Kind: OfNeed, If: "without zone", Codec: "cbor"}}, ""},
		"far":       {[]Change{{Kind: OfRate, If: "above 900 messages a second", Codec: "cbor", Far: 9}}, ""},
		"close": {
			[]Change{{Kind: OfNeed, If: "without zone", Codec: "avro"}, {Kind: OfPrice, If: "if a GB on the network costs more than $0.0185", Codec: "cbor", Far: 1.85}, {Kind: OfRate, If: "above 900 messages a second", Codec: "cbor", Far: 9}},
			"This is close: if a GB on the network costs more than $0.0185, it is cbor.",
		},
	} {
		if got := (Advice{Changes: c.changes}).close(); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestCrowded checks that codecs which take most of the link are named.
func TestCrowded(t *testing.T) {
	load := Load{Reads: 1, Writes: 1, Link: 8e6, Scale: Scale{Rate: 1000, Copies: 1}}
	a, err := Ask(run(), Question{Load: load})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range a.shown() { // 8 Mbit/s carry 1000 bytes for each of 1000 messages
		named := strings.Contains(a.crowded(), c.Codec+" (")
		if busy := c.Wire > busyLink*1000; named != busy {
			t.Errorf("%s has %v bytes: %q", c.Codec, c.Wire, a.crowded())
		}
	}
	if a.Load.Link = 0; a.crowded() != "" {
		t.Errorf("without a link: %q", a.crowded())
	}
}
