package measure

import (
	"context"
	"slices"
	"testing"
	"time"
)

func TestFitness(t *testing.T) {
	for _, c := range []struct {
		name        string
		probes      []float64
		steal       float64
		interrupted float64
		fit         bool
		want        string
	}{
		{"quiet", slices.Repeat([]float64{1000}, 100), 0, 0, true,
			"this machine was quiet at 100% of 100 checks, its clock changed by 0%, its host took 0.0% of its time, and short interruptions took 0.0%"},
		{"two clocks", slices.Repeat([]float64{1000, 1120}, 50), 0, 0, true,
			"this machine was quiet at 100% of 100 checks, its clock changed by 12%, its host took 0.0% of its time, and short interruptions took 0.0%"},
		{"a few are disturbed", append(slices.Repeat([]float64{1000}, 95), slices.Repeat([]float64{9000}, 5)...), 0.004, 0, true,
			"this machine was quiet at 95% of 100 checks, its clock changed by 0%, its host took 0.4% of its time, and short interruptions took 0.0%"},
		{"half are", slices.Repeat([]float64{1000, 1400}, 50), 0, 0, false,
			"this machine was quiet at 50% of 100 checks, its clock changed by 0%, its host took 0.0% of its time, and short interruptions took 0.0%: intervals will be wide; they may be narrower at another time or on another machine"},
		{"time is taken", slices.Repeat([]float64{1000}, 100), 0.02, 0, false,
			"this machine was quiet at 100% of 100 checks, its clock changed by 0%, its host took 2.0% of its time, and short interruptions took 0.0%: intervals will be wide; they may be narrower at another time or on another machine"},
		{"interrupted", slices.Repeat([]float64{1000}, 100), 0, 0.07, false,
			"this machine was quiet at 100% of 100 checks, its clock changed by 0%, its host took 0.0% of its time, and short interruptions took 7.0%: intervals will be wide; they may be narrower at another time or on another machine"},
		{"no looks", nil, 0, 0, false,
			"this machine was quiet at 0% of 0 checks, its clock changed by 0%, its host took 0.0% of its time, and short interruptions took 0.0%: intervals will be wide; they may be narrower at another time or on another machine"},
	} {
		f := fitness(c.probes)
		f.Steal, f.Interrupted = c.steal, c.interrupted
		if f.Fit() != c.fit || f.String() != c.want {
			t.Errorf("%s: fit is %v: %s", c.name, f.Fit(), f)
		}
	}
}

func TestLookEnds(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if f := observe(ctx, time.Hour); f.Probes != 0 {
		t.Errorf("%d looks after the end", f.Probes)
	}
	if f := observe(context.Background(), 10*time.Millisecond); f.Probes == 0 || f.Quiet == 0 {
		t.Errorf("%+v of 10 ms", f)
	}
}
