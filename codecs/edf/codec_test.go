package edf_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codecs/edf"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/ergo"
)

// TestSizes checks the sizes in bytes of the messages of the framework's own benchmark. We measured
// them with release 3.1.0 of the framework, because no sizes were published. The first message of
// each set is the benchmark's, except for the set of maps.
func TestSizes(t *testing.T) {
	want := map[string]map[string]int{
		"edf":       {"ergo-string": 17, "ergo-map": 72, "ergo-complex": 129, "ergo-nested": 282},
		"edf/cache": {"ergo-string": 17, "ergo-map": 47, "ergo-complex": 103, "ergo-nested": 257},
	}
	got := make(map[string]map[string]int)
	for _, k := range edf.Codecs() {
		got[k.Name] = make(map[string]int)
		for _, set := range ergo.Sets() {
			port, err := k.Bind(set.Type)
			if err != nil {
				t.Fatalf("%s %s: %v", k.Name, set.Type.Name, err)
			}
			b, err := port.Marshal(published(set))
			if err != nil {
				t.Fatalf("%s %s: %v", k.Name, set.Type.Name, err)
			}
			got[k.Name][set.Type.Name] = len(b)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("bytes (-framework +got):\n%s", diff)
	}
}

func published(set corpus.Set) any {
	if set.Type.Name == "ergo-map" {
		return &map[string]ergo.SimpleStruct{"key1": {Name: "test1", Id: 123}, "key2": {Name: "test2", Id: 456}}
	}
	for v := range set.Messages(true) {
		return v
	}
	return nil
}
