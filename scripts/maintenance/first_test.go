package main

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// TestSetFirst checks that a lowest version counts if it is older than the measured one. A list of
// versions may lack those before it, and even the measured one.
func TestSetFirst(t *testing.T) {
	day := func(text string) time.Time {
		d, err := time.Parse(time.DateOnly, text)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	measured := maintenance.Release{Version: "v1.2.0", Date: "2029-01-01"}
	modules := []maintenance.Module{
		{Path: "example.com/older", Measured: measured},
		{Path: "example.com/same", Measured: measured},
		{Path: "example.com/undated", Measured: measured},
		{Path: "example.com/commits", Measured: measured},
		{Path: "example.com/unlisted", Measured: measured},
		{Path: maintenance.Standard},
	}
	setFirst(modules, []listed{
		{Path: "example.com/older", Version: "v0.1.0", Time: day("2028-01-01")},
		{Path: "example.com/same", Version: "v1.2.0", Time: day("2029-01-01")},
		{Path: "example.com/undated", Version: "v0.1.0"},
		{Path: "example.com/commits", Version: "v0.0.0-20221018225505-74871811ee56", Time: day("2022-10-18")},
	})
	var got []maintenance.Release
	for _, m := range modules {
		got = append(got, m.First)
	}
	want := make([]maintenance.Release, len(modules))
	want[0] = maintenance.Release{Version: "v0.1.0", Date: "2028-01-01"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
