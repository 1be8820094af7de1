package builtin

import (
	"slices"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/claims"
	"github.com/wirebench/wirebench/internal/delivery"
	"github.com/wirebench/wirebench/internal/idle"
)

// TestClaimsNameCells checks that published claims are compared with existing codecs and data sets,
// or with codecs that are listed as omitted. Package bench tests the results of the cells.
func TestClaimsNameCells(t *testing.T) {
	for _, k := range (claims.Selection{}).Of(false).Cells() {
		if _, err := Known().Codec(k.Codec); err != nil {
			if !slices.ContainsFunc(Program().Omitted, func(o codec.Omitted) bool { return o.Name == k.Codec }) {
				t.Errorf("%v: neither a codec of the program nor one that it leaves out", k)
			}
			continue
		}
		if _, err := Known().Set(k.Data); err != nil {
			t.Errorf("%v: %v", k, err)
		}
	}
}

// TestClaimsNameMessages checks that claims about messages name existing engines, scenarios, ways
// and counts of processes.
func TestClaimsNameMessages(t *testing.T) {
	names := []string{idle.Spawn}
	for _, w := range delivery.Ways {
		names = append(names, string(w))
	}
	for _, s := range delivery.Scenarios {
		names = append(names, s.Name)
	}
	for _, k := range (claims.Selection{}).Of(true).Cells() {
		if _, err := Known().Engine(k.Codec); err != nil {
			t.Errorf("%v: no engine of the program, nor one that it tells of", k)
		}
		if !slices.Contains(names, k.Operation) || !slices.Contains(names, k.Data) && k.Data != idle.Name(1_000_000) {
			t.Errorf("%v: no such way or scenario", k)
		}
	}
}

// TestPublishedBytes checks by their sizes that the first messages of data sets are the published
// ones.
func TestPublishedBytes(t *testing.T) {
	compared := 0
	for _, source := range claims.Sources() {
		for _, st := range source.Statements {
			for _, c := range st.Comparisons {
				if c.Kind != claims.Bytes || c.Not != "" {
					continue
				}
				compared++
				set, err := Known().Set(c.Data)
				if err != nil {
					t.Fatal(err)
				}
				if got := set.Sizes[c.Codec]; got != c.Bytes {
					t.Errorf("%s %v: %d bytes, published %d", st.ID, c, got, c.Bytes)
				}
			}
		}
	}
	if compared == 0 {
		t.Error("no published sizes")
	}
}
