package cli

import (
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/record"
)

func TestJudgingProgram(t *testing.T) {
	p := judgingProgram{
		has: inventory.Inventory{
			Codecs:  []inventory.Codec{{Name: "json"}, {Name: "later", OnDemand: "its licence"}},
			Data:    []inventory.Set{{Name: "number", Sizes: map[string]int{"json": 2}}},
			Engines: []inventory.Engine{{Name: "here"}, {Name: "elsewhere", Absent: "a program of its own"}},
		},
		omitted: []codec.Omitted{{Name: "gone", Why: "its licence"}},
	}
	for name, want := range map[string]string{"json": "", "gone": "its licence", "later": "its licence; run --codec later makes its code", "other": "neither a codec nor an engine of this program",
		"here": "", "elsewhere": "a program of its own"} {
		if got := p.Lacks(name); got != want {
			t.Errorf("lacks %s: %q, want %q", name, got, want)
		}
	}
	for _, c := range []struct {
		codec, data string
		want        bool
	}{{"json", "number", false}, {"gone", "number", true}, {"later", "number", true}, {"json", "absent", true}} {
		if got := p.lacks(record.Key{Codec: c.codec, Data: c.data, Operation: "encode"}); got != c.want {
			t.Errorf("lacks %s on %s: %t", c.codec, c.data, got)
		}
	}
	for _, c := range []struct {
		codec, data string
		want        int
		err         string // a part of the error
	}{
		{"json", "number", 2, ""},
		{"later", "number", 0, "later on number: its size is not known without running it"},
		{"json", "absent", 0, `no data set "absent"`},
	} {
		got, err := p.Size(c.codec, c.data)
		if got != c.want || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s on %s: %d, %v; want %d, %q", c.codec, c.data, got, err, c.want, c.err)
		}
	}
}
