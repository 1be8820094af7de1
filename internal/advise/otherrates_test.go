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
