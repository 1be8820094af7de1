package wire

import (
	"context"
	"errors"
	"testing"

	"github.com/apache/thrift/lib/go/thrift"
	"github.com/google/go-cmp/cmp"
)

// text is a struct of one field. If the text is empty, encoding fails halfway.
type text string

func (v text) Write(ctx context.Context, p thrift.TProtocol) error {
	return errors.Join(
		p.WriteStructBegin(ctx, "text"),
		p.WriteFieldBegin(ctx, "text", thrift.STRING, 1),
		v.write(ctx, p),
		p.WriteFieldEnd(ctx),
		p.WriteFieldStop(ctx),
		p.WriteStructEnd(ctx),
	)
}

func (v text) write(ctx context.Context, p thrift.TProtocol) error {
	if v == "" {
		return errors.New("no text")
	}
	return p.WriteString(ctx, string(v))
}

func (v *text) Read(ctx context.Context, p thrift.TProtocol) error { panic("only written") }

// TestAfterError checks that the remains of a failed message are not in the next one.
func TestAfterError(t *testing.T) {
	for name, c := range map[string]*Coder{"binary": Binary(), "compact": Compact(), "json": JSON()} {
		t.Run(name, func(t *testing.T) {
			good, bad := text("good"), text("")
			want, err := c.Marshal(&good)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := c.Append(nil, &bad); err == nil {
				t.Fatal("no error for a message without text")
			}
			got, err := c.Append([]byte("before"), &good)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff("before"+string(want), string(got)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
