package bench_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/claims"
	"github.com/wirebench/wirebench/internal/record"
)

// refused reports whether the codec of a claim's cell refuses the cell's type. The refusal is what
// the claim is about, or it concerns the nearest type that exists here.
func refused(k record.Key) bool {
	return k.Codec == "xml" && strings.HasSuffix(k.Data, "-slice") || k.Codec == "fory/xlang" && k.Data == "media"
}

// eitherOr reports whether a cell's codec is one of two of which each build has only one.
func eitherOr(k record.Key) bool { return k.Codec == "json/v2" || k.Codec == "json/v2/mirror" }

// faulty are codecs in claims that are at fault on their data.
var faulty = []string{"hprose", "hprose/v2"}

// TestClaimsAreOfCells checks that published figures are compared with cells that have figures. The
// test lists the exceptions.
func TestClaimsAreOfCells(t *testing.T) {
	catalog := linked(t)
	atFault := faultyCells(t)
	var seen []string
	for _, k := range (claims.Selection{}).Of(false).Cells() {
		c, err := catalog.Codec(k.Codec)
		if err != nil || c.OnDemand != "" { // TestClaimsNameCells of package builtin checks that the name is known
			continue
		}
		set, err := catalog.Set(k.Data)
		if err != nil {
			t.Errorf("%v: %v", k, err)
			continue
		}
		port, err := c.Bind(set.Type)
		if (err != nil) != refused(k) && !eitherOr(k) {
			t.Errorf("%v: refused: %v", k, err)
		}
		if err != nil {
			continue
		}
		if why := port.Lacks(codec.Operation(k.Operation)); why != "" {
			t.Errorf("%v: %s", k, why)
		}
		if atFault[k] != slices.Contains(faulty, k.Codec) {
			t.Errorf("%v: at fault: %t", k, atFault[k])
		}
		if atFault[k] && !slices.Contains(seen, k.Codec) {
			seen = append(seen, k.Codec)
		}
	}
	if len(seen) != len(faulty) {
		t.Errorf("at fault are %q, not %q", seen, faulty)
	}
}

// faultyCells reads the cells at fault from the list that TestEveryCell checks.
func faultyCells(t *testing.T) map[record.Key]bool {
	t.Helper()
	text, err := os.ReadFile("testdata/faults.txt")
	if err != nil {
		t.Fatal(err)
	}
	at := make(map[record.Key]bool)
	for line := range strings.Lines(string(text)) {
		where, sets, _ := strings.Cut(line, ":")
		name, operations, _ := strings.Cut(where, " ")
		for _, data := range strings.Fields(sets) {
			for operation := range strings.SplitSeq(operations, ",") {
				at[record.Key{Codec: name, Data: data, Operation: operation}] = true
			}
		}
	}
	return at
}
