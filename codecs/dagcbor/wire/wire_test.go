package wire

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

type order struct {
	ID    uint64
	Items []string
	Count *int32
}

const described = `type T1 struct {
	ID Int
	Items L1
	Count nullable Int
} representation tuple
type L1 [String]
`

func TestType(t *testing.T) {
	typ := Type[order]{Schema: described, Name: "T1"}
	count := int32(-1)
	for _, want := range []order{{}, {1<<64 - 1, []string{"", "é"}, &count}} {
		b, err := typ.Append([]byte("before"), &want)
		if err != nil {
			t.Fatal(err)
		}
		text, found := strings.CutPrefix(string(b), "before")
		if !found {
			t.Fatalf("%q was not appended", b)
		}
		var got order
		if err := typ.Unmarshal([]byte(text), &got); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("round trip (-want +got):\n%s", diff)
		}
	}
}

func TestTypeErrors(t *testing.T) {
	for _, tt := range []struct{ schema, name, want string }{
		{described, "T2", "the schema has no type T2"},
		{"type", "T1", "EOF"},
	} {
		typ := Type[order]{Schema: tt.schema, Name: tt.name}
		if _, err := typ.Marshal(new(order)); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got error %v, want one with %q", tt.name, err, tt.want)
		}
	}
}
