package host

import (
	"testing"

	"github.com/shirou/gopsutil/v4/cpu"
)

func TestSteal(t *testing.T) {
	before := &cpu.TimesStat{User: 10, Idle: 20, Steal: 1}
	for _, tt := range []struct {
		name          string
		before, after *cpu.TimesStat
		want          float64
	}{
		{"a quarter", before, &cpu.TimesStat{User: 11, Idle: 22, Steal: 2}, 0.25},
		{"none", before, &cpu.TimesStat{User: 11, Idle: 22, Steal: 1}, 0},
		{"no time went by", before, before, 0},
		{"not known before", nil, before, 0},
		{"not known after", before, nil, 0},
	} {
		if got := Steal(tt.before, tt.after); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}
