package advise

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

// TestDeterministic checks who meets the need for equal bytes. json sorts maps, cbor writes them in any order, and
// bytes of protobuf differ between builds. Nothing is documented about others.
func TestDeterministic(t *testing.T) {
	for name, c := range map[string]struct {
		typ    string
		parts  []string
		differ string // a codec whose bytes differed in the run
		want   []string
	}{
		"a type with maps":      {typ: "shop.Order", parts: []string{"maps", "texts"}, want: []string{"json"}},
		"with interfaces":       {typ: "shop.Order", parts: []string{"interfaces"}, want: []string{"json"}},
		"a type without maps":   {typ: "shop.Order", parts: []string{"texts"}, want: []string{"cbor", "json"}},
		"bytes that differed":   {typ: "shop.Order", parts: []string{"texts"}, differ: "json", want: []string{"cbor"}},
		"a record without both": {want: []string{"json"}},
	} {
		t.Run(name, func(t *testing.T) {
			rec := run()
			rec.Run.Data[0].Type, rec.Run.Data[0].Parts = c.typ, c.parts
			for i, info := range rec.Run.Codecs {
				s := record.Statement{About: determined, Holds: info.Name == "json", Builds: info.Name == "protobuf", What: "maps", Source: "https://example.com"}
				if slices.Contains([]string{"json", "cbor", "protobuf"}, info.Name) {
					rec.Run.Codecs[i].Statements = []record.Statement{s}
				}
			}
			for i := range rec.Cells {
				if rec.Cells[i].Codec != c.differ {
					rec.Cells[i].Encoded = 7
				}
			}
			a, err := Ask(rec, Question{Needs: needs(t, determined), Load: Load{Reads: 1, Writes: 1}})
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, k := range a.Candidates {
				got = append(got, k.Codec)
			}
			slices.Sort(got)
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			if !strings.HasPrefix(a.Beware, Sign) {
				t.Errorf("nothing is said about other libraries, but %q", a.Beware)
			}
		})
	}
}
