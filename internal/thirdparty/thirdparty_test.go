package thirdparty

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestLicences(t *testing.T) {
	const head = "# Modules\n\n| module | licence | used by |\n|---|---|---|\n"
	tests := []struct {
		name, text string
		want       map[string]string
		err        string
	}{
		{"rows", head + "| `example.com/a` | MIT | cli |\n| `example.com/b/v2` | Apache-2.0 AND MIT | a |\n", map[string]string{"example.com/a": "MIT", "example.com/b/v2": "Apache-2.0 AND MIT"}, ""},
		{"no use", head + "| `example.com/a` | MIT | |\n", nil, "want module, licence and where it is used: | `example.com/a` | MIT | |"},
		{"two cells", head + "| `example.com/a` | MIT |\n", nil, "want module, licence and where it is used: | `example.com/a` | MIT |"},
		{"twice", head + "| `example.com/a` | MIT | cli |\n| `example.com/a` | ISC | cli |\n", nil, "two rows for example.com/a; remove one"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := Licences(tt.text)
			said := ""
			if err != nil {
				said = err.Error()
			}
			if diff := cmp.Diff(tt.err, said); diff != "" {
				t.Errorf("error (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
