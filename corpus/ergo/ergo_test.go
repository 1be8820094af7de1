package ergo

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const publishedComplexJSON = `{"Name":"test","Id":123,"Tags":["tag1","tag2"],` +
	`"Metadata":{"key1":"value1","key2":"value2"},` +
	`"Pid":{"Node":"node1","ID":1,"Creation":1},"ProcessId":{"Name":"process1","Node":"node1"}}`

// The first message of a set equals the published one, if there is one.
func TestPublished(t *testing.T) {
	want := map[string]string{
		"ergo-string":  `"Ergo Framework"`,
		"ergo-complex": publishedComplexJSON,
		"ergo-nested": `{"Name":"test","Id":123,"Complex":` + publishedComplexJSON +
			`,"ComplexMap":{"key1":` + publishedComplexJSON + `},"NestedMap":{"key1":"value1","key2":"value2"}}`,
	}
	got := make(map[string]string)
	for _, s := range Sets() {
		if _, ok := want[s.Type.Name]; !ok {
			continue
		}
		for v := range s.Messages(false) {
			b, err := json.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			got[s.Type.Name] = string(b)
			break
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("first messages (-want +got):\n%s", diff)
	}
}

func TestMapHasTwoEntries(t *testing.T) {
	n := 0
	for v := range Sets()[1].Messages(false) {
		if m := *v.(*map[string]SimpleStruct); len(m) != 2 {
			t.Fatalf("message %d has %d entries, want 2", n, len(m))
		}
		if n++; n == 1000 {
			return
		}
	}
}
