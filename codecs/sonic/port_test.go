//go:build !(386 || arm || mips || mipsle)

package sonic

import (
	"testing"

	"github.com/bytedance/sonic/encoder"
	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
)

func TestAppendKeepsPrefix(t *testing.T) {
	tests := []struct{ codec, want string }{
		{"sonic", `<"<&>"`},
		{"sonic/std", `<"\u003c\u0026\u003e"` + "\n"},
	}
	codecs := Codecs()
	for i, want := range tests {
		c := codecs[i]
		t.Run(want.codec, func(t *testing.T) {
			if c.Name != want.codec {
				t.Fatalf("%s is in its place", c.Name)
			}
			p, err := c.Bind(codec.Of[string]("string"))
			if err != nil {
				t.Skip(err)
			}
			v := "<&>"
			dst := append(make([]byte, 0, 64), '<')
			for range 2 {
				got, err := p.Append(dst, &v)
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(want.want, string(got)); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
				if &got[0] != &dst[0] {
					t.Error("the result is not in the caller's buffer, which had room")
				}
			}
		})
	}
}

// TestEncodeIntoEscapesPrefix checks the reason why sonic/std appends through a stream. If it
// fails, the library has changed, and EncodeInto may be usable.
func TestEncodeIntoEscapesPrefix(t *testing.T) {
	if encoder.EnableFallback {
		t.Skip("sonic falls back to encoding/json here")
	}
	buf := []byte("<")
	if err := encoder.EncodeInto(&buf, "a", encoder.EscapeHTML); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(`\u003c"a"`, string(buf)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
