package codec_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

func TestRuleText(t *testing.T) {
	for rule, want := range map[codec.Rule]string{
		0:                                  "",
		codec.NilEmpty:                     "nil or empty",
		codec.ZoneOffset | codec.TimeMicro: "zone, time to µs",
		codec.ZoneOffset | codec.NilZero:   "zone, nil or zero",
		codec.Time100ns | codec.TimeSecond: "time to 100 ns, time to s",
		codec.TimeMilli | codec.NilEmpty | codec.NilZero: "time to ms, nil or empty, nil or zero",
	} {
		text, err := rule.MarshalText()
		if err != nil || string(text) != want {
			t.Errorf("rule %d is written as %q, %v; want %q", rule, text, err, want)
		}
		if rule == 0 {
			continue
		}
		var again codec.Rule
		if err := again.UnmarshalText(text); err != nil || again != rule {
			t.Errorf("%q is read as %d, %v; want %d", text, again, err, rule)
		}
	}
	var r codec.Rule
	if err := r.UnmarshalText([]byte("zone, colour")); err == nil {
		t.Errorf("an unknown rule is read as %v", r.Names())
	}
}

func TestAllowed(t *testing.T) {
	k := codec.Codec{Losses: []codec.Loss{{Rule: codec.NilEmpty, Why: "the format has no nil"}, {Rule: codec.TimeMilli | codec.ZoneOffset, Why: "times are milliseconds"}}}
	if diff := cmp.Diff([]string{"zone", "time to ms", "nil or empty"}, k.Allowed().Names()); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
