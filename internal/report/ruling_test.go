package report

import (
	"strings"
	"testing"

	"github.com/wirebench/wirebench/internal/record"
)

// TestRule checks the verdict on two runs of one program, and of two programs whose layouts alone may
// explain a change.
func TestRule(t *testing.T) {
	old := read(t)
	gob := key("gob", "person", "decode")
	other := func(rec record.Record) record.Record {
		rec.Run.Binary = "another"
		return rec
	}
	old.Run.Binary = "one"
	for _, c := range []struct {
		name string
		now  record.Record
		most float64
		want Ruling
		says []string
	}{
		{"the same run", old, 0.1, Pass, []string{"none of 11 judged cells", "nearest is "}},
		{"the same run and a limit within the noise", old, 0.001, NotProven, []string{"may be slower", "at most +"}},
		{"slower", scaled(old, gob, 1.3), 0.1, Fail, []string{"1 slower (gob on person, decode: +30.0%, at least +2"}},
		{"slower by about the limit", scaled(old, gob, 1.1), 0.1, NotProven, []string{"1 of 11", "gob on person, decode: +10.0%, at most +1"}},
		{"larger", with(old, gob, func(c *record.Cell) { c.Wire *= 2 }), 0.1, Fail, []string{"1 larger (gob on person, decode: 210→420 bytes)"}},
		// Each program has one layout, of which another would find something else.
		{"slower in another program", other(scaled(old, gob, 1.1)), 0.05, NotProven, []string{"gob on person, decode: +10.0%"}},
		{"much slower in another program", other(scaled(old, gob, 1.4)), 0.05, Fail, []string{"gob on person, decode: +40.0%"}},
		{"the same times in another program", other(old), 0.05, NotProven, []string{"at most +"}},
	} {
		compared, err := Compare(one(old), one(c.now), "", nil)
		if err != nil {
			t.Fatal(err)
		}
		got, why := compared.Rule("10%", c.most)
		if got != c.want {
			t.Errorf("%s: %s, want %s: %s", c.name, got, c.want, why)
		}
		for _, s := range c.says {
			if !strings.Contains(why, s) {
				t.Errorf("%s: says %q, want %q", c.name, why, s)
			}
		}
	}
}

// TestRuleOfNothing checks that runs that share no time with an interval are not proven to be alike.
func TestRuleOfNothing(t *testing.T) {
	old := read(t)
	bare := dropping(old, func(k record.Key) bool { return k.Codec != "noop" && k.Codec != "json" && k.Codec != old.Run.Twin })
	compared, err := Compare(one(old), one(bare), "", nil)
	if err != nil {
		t.Fatal(err)
	}
	if got, why := compared.Rule("5%", 0.05); got != NotProven || !strings.Contains(why, "no codec but the reference, json,") {
		t.Errorf("%s: %s", got, why)
	}
}
