package builtin

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/claims"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/measure"
	"github.com/wirebench/wirebench/message/delivery"
	"github.com/wirebench/wirebench/message/idle"
	"github.com/wirebench/wirebench/record"
)

// refused are cells of claims whose codec refuses the type: that is what the claim is about,
// or the nearest type that is here.
func refused(k record.Key) bool {
	return k.Codec == "xml" && strings.HasSuffix(k.Data, "-slice") || k.Codec == "fory/xlang" && k.Data == "media"
}

// eitherOr are cells of codecs of which each build has one.
func eitherOr(k record.Key) bool { return k.Codec == "json/v2" || k.Codec == "json/v2/mirror" }

// faulty are codecs of claims that are at fault on their data.
var faulty = []string{"hprose", "hprose/v2"}

// TestClaimsNameCells: what was published is compared with cells that this program
// measures, or with codecs that it says it does not have.
func TestClaimsNameCells(t *testing.T) {
	catalog, err := Program().Catalog()
	if err != nil {
		t.Fatal(err)
	}
	atFault := faults(t)
	var seen []string
	for _, k := range (claims.Selection{}).Of(false).Cells() {
		c, err := catalog.Codec(k.Codec)
		if err != nil {
			if !slices.ContainsFunc(Program().Omitted, func(o codec.Omitted) bool { return o.Name == k.Codec }) {
				t.Errorf("%v: neither a codec of the program nor one that it leaves out", k)
			}
			continue
		}
		set, err := catalog.Set(k.Data)
		if err != nil {
			t.Errorf("%v: %v", k, err)
			continue
		}
		port, err := c.Bind(set.Type)
		if err != nil && err.Error() == codec.NotMade {
			continue
		}
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

// Those of messages name engines, scenarios and ways, and counts of processes.
func TestClaimsNameMessages(t *testing.T) {
	engines, names := make(map[string]bool), []string{idle.Spawn}
	for _, f := range Program().Engines {
		for _, e := range f() {
			engines[e.Name] = true
		}
	}
	for _, w := range delivery.Ways {
		names = append(names, string(w))
	}
	for _, s := range delivery.Scenarios {
		names = append(names, s.Name)
	}
	for _, k := range (claims.Selection{}).Of(true).Cells() {
		if !engines[k.Codec] {
			t.Errorf("%v: no engine of the program, nor one that it tells of", k)
		}
		if !slices.Contains(names, k.Operation) || !slices.Contains(names, k.Data) && k.Data != idle.Name(1_000_000) {
			t.Errorf("%v: no such way or scenario", k)
		}
	}
}

// faults reads the cells at fault from the list that TestEveryCell holds.
func faults(t *testing.T) map[record.Key]bool {
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

// TestPublishedBytes: the first messages of data sets are those that were published,
// as their sizes tell.
func TestPublishedBytes(t *testing.T) {
	catalog, err := Program().Catalog()
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, source := range claims.Sources() {
		for _, st := range source.Statements {
			for _, c := range st.Comparisons {
				if c.Kind != claims.Bytes || c.Not != "" {
					continue
				}
				compared++
				if got := firstSize(t, catalog, c.Codec, c.Data); got != c.Bytes {
					t.Errorf("%s %v: %d bytes, published %d", st.ID, c, got, c.Bytes)
				}
			}
		}
	}
	if compared == 0 {
		t.Error("no published sizes")
	}
}

// firstSize is the wire size of a data set's first message.
func firstSize(t *testing.T, catalog measure.Catalog, name, data string) int {
	t.Helper()
	k, err := catalog.Codec(name)
	if err != nil {
		t.Fatal(err)
	}
	set, err := catalog.Set(data)
	if err != nil {
		t.Fatal(err)
	}
	port, err := k.Bind(set.Type)
	if err != nil {
		t.Fatal(err)
	}
	for v := range set.Messages(false) {
		b, err := port.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return len(b)
	}
	t.Fatalf("%s has no message", data)
	return 0
}
