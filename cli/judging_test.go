package cli

import (
	"math"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/message"
	"github.com/wirebench/wirebench/record"
)

func TestJudgingProgram(t *testing.T) {
	p := judgingProgram{
		catalog: measure.Catalog{
			Codecs: append(jsoncodec.Codecs(), codec.Codec{Name: "later", OnDemand: "its licence"}),
			Sets: []corpus.Set{
				corpus.New("number", "", func(*corpus.Rand) int { return 1 }, 42),
				corpus.New("nan", "", func(*corpus.Rand) float64 { return math.NaN() }),
				corpus.Values("none", func() []int { return nil }),
			},
		},
		omitted: []codec.Omitted{{Name: "gone", Why: "its licence"}},
		engines: []message.Engine{{Name: "here"}, {Name: "elsewhere", Absent: "a program of its own"}},
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
		err         string // a part of it
	}{
		{"json", "number", 2, ""}, // 42
		{"other", "number", 0, `no codec "other"`},
		{"json", "absent", 0, `no data set "absent"`},
		{"json", "nan", 0, "json on nan: "},
		{"json", "none", 0, "none has no message"},
	} {
		got, err := p.Size(c.codec, c.data)
		if got != c.want || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s on %s: %d, %v; want %d, %q", c.codec, c.data, got, err, c.want, c.err)
		}
	}
}
