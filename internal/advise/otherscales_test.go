package advise

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOtherRates checks at which rates another codec is the first. With two caveats more than protobuf, avro saves $0.00022
// a month for each message a second: 9,000 of them are worth the caveats. cbor has a caveat less than protobuf, which
// saves $0.00163 for each message a second.
func TestOtherRates(t *testing.T) {
	for rate, want := range map[float64][]string{2000: {"below 610 messages a second: cbor", "above 9,200 messages a second: avro"}, 1e6: {"below 9,200 messages a second: protobuf"}} {
		if diff := cmp.Diff(want, changesOf(t, OfRate, Scale{Rate: rate, Core: 0.05, Traffic: 0.01, Caveat: 1})); diff != "" {
			t.Errorf("%v messages a second (-want +got):\n%s", rate, diff)
		}
	}
}

// TestOtherPrices checks at which prices another codec is the first. At 2,000 messages a second avro instead of json
// saves 788 GB a month, which is $97 a year. A change pays if it costs less, or if a GB costs 53 times as much. If
// nothing is to be changed, the caveats of TestOtherRates are worth $3.26 and $0.22 a month at that rate.
func TestOtherPrices(t *testing.T) {
	for name, tt := range map[string]struct {
		scale Scale
		want  []string
	}{
		"a change is dear": {
			Scale{Rate: 2000, Core: 0.05, Traffic: 0.01, Change: 5000},
			[]string{"if a change costs less than $97: avro", "if a GB on the network costs more than $0.53 (--traffic-price): avro"},
		},
		"a change is free": {
			Scale{Rate: 2000, Core: 0.05, Traffic: 0.01, Caveat: 1},
			[]string{"if a caveat counts more than $3.26 a month: cbor", "if a GB on the network costs less than $0.00282 (--traffic-price): cbor", "if a GB on the network costs more than $0.0404 (--traffic-price): avro", "if a caveat counts less than $0.22 a month: avro"},
		},
		"nothing is said": {Scale{Core: 0.05, Traffic: 0.01, Change: 5000}, nil},
	} {
		if diff := cmp.Diff(tt.want, changesOf(t, OfPrice, tt.scale)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// changesOf returns the changes of a kind that would change the answer for a scale.
func changesOf(t *testing.T, kind ChangeKind, s Scale) (all []string) {
	t.Helper()
	a, err := Ask(run(), Question{Load: Load{Reads: 1, Writes: 1, Scale: s}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range a.Changes {
		if c.Kind == kind {
			all = append(all, c.If+": "+c.Codec)
		}
	}
	return all
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
