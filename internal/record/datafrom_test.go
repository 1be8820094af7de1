package record_test

import (
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

func TestDataFrom(t *testing.T) {
	const run = `{"kind":"run","format":2}` + "\n"
	for name, c := range map[string]struct{ text, want, err string }{
		"two data sets":  {run + `{"kind":"data","name":"a","json":3}` + "\n" + `{"kind":"cell"}` + "\n" + `{"kind":"data","name":"b"}`, "a b", ""},
		"none":           {run, "", ""},
		"nothing":        {"", "", ""},
		"a damaged line": {run + `{"kind":"data","name":`, "", "x:2: "},
		"a damaged file": {"\x1f\x8b", "", "read the record: x: "},
	} {
		t.Run(name, func(t *testing.T) {
			all, err := record.DataFrom("x", strings.NewReader(c.text))
			var names []string
			for _, d := range all {
				names = append(names, d.Name)
			}
			if got := strings.Join(names, " "); got != c.want || (err == nil) != (c.err == "") || err != nil && !strings.HasPrefix(err.Error(), c.err) {
				t.Errorf("%q, %v; want %q, %q", got, err, c.want, c.err)
			}
		})
	}
}
