package cli

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestChoose(t *testing.T) {
	known := []string{"json", "json/v2", "goccy/json", "goccy/yaml", "sonic", "sonic/std"}
	for _, test := range []struct {
		wanted, want []string
	}{
		{[]string{"json"}, []string{"json"}},
		{[]string{"sonic/std", "json"}, []string{"json", "sonic/std"}},
		{[]string{"goccy/*"}, []string{"goccy/json", "goccy/yaml"}},
		{[]string{"sonic*"}, []string{"sonic", "sonic/std"}},
		{[]string{"*json"}, []string{"json", "goccy/json"}},
		{[]string{"all"}, known},
		{[]string{"yaml"}, []string{"goccy/yaml"}},
		{[]string{"sonic"}, []string{"sonic"}}, // not its parts too
		{[]string{"std", "v2"}, []string{"json/v2", "sonic/std"}},
		{[]string{"[json"}, nil},
		{[]string{"json", "xml"}, nil},
		{nil, nil},
	} {
		got, err := choose("codec", test.wanted, known)
		if (err != nil) != (test.want == nil) {
			t.Errorf("choose(%q): error %v", test.wanted, err)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("choose(%q) (-want +got):\n%s", test.wanted, diff)
		}
	}
}
