package cli

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func names(prefix string, n int) []string {
	var all []string
	for i := range n {
		all = append(all, fmt.Sprint(prefix, i))
	}
	return all
}

// TestShards checks that all shards together have every codec on every data set exactly once,
// except anchors.
func TestShards(t *testing.T) {
	anchor := func(codec string) bool { return codec == "c0" || codec == "c3" }
	for _, sets := range []int{1, 2, 5, 46} {
		data, codecs := names("d", sets), names("c", 20)
		for many := 1; many <= 12; many++ {
			seen := make(map[string]int)
			for number := 1; number <= many; number++ {
				ofData, ofCodecs, err := shard{number, many}.of(data, codecs, anchor)
				if err != nil {
					t.Fatalf("%d sets, shard %d/%d: %v", sets, number, many, err)
				}
				for _, c := range codecs {
					if anchor(c) && !slices.Contains(ofCodecs, c) {
						t.Errorf("%d sets, shard %d/%d: anchor %s is not in it", sets, number, many, c)
					}
				}
				for _, d := range ofData {
					for _, c := range ofCodecs {
						if !anchor(c) {
							seen[d+" "+c]++
						}
					}
				}
			}
			for _, d := range data {
				for _, c := range codecs {
					if !anchor(c) && seen[d+" "+c] != 1 {
						t.Errorf("%d sets, %d shards: %s on %s is measured %d times", sets, many, c, d, seen[d+" "+c])
					}
				}
			}
		}
	}
}

func TestShardsTooMany(t *testing.T) {
	none := func(string) bool { return false }
	if _, _, err := (shard{3, 3}).of(names("d", 1), names("c", 2), none); err == nil {
		t.Error("a shard without a codec is no error")
	}
}

func TestParseShard(t *testing.T) {
	for s, want := range map[string]shard{
		"": {}, "1/1": {1, 1}, "2/5": {2, 5},
		"0/5": {-1, 0}, "6/5": {-1, 0}, "1": {-1, 0}, "1/": {-1, 0}, "a/b": {-1, 0}, "1/2/3": {-1, 0}, "-1/2": {-1, 0},
	} {
		got, err := parseShard(s)
		if wrong := want.number < 0; wrong != (err != nil) {
			t.Errorf("%q: error %v", s, err)
		} else if !wrong {
			if diff := cmp.Diff(want, got, cmp.AllowUnexported(shard{})); diff != "" {
				t.Errorf("%q: %s", s, diff)
			}
		}
	}
}
