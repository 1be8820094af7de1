package stream_test

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/stream"
)

func gobs() codec.Port {
	return codec.Port{
		NewEncoder: func(w io.Writer) codec.Encoder { return gob.NewEncoder(w) },
		NewDecoder: func(r io.Reader) codec.Decoder { return gob.NewDecoder(r) },
	}
}

func newText() any { return new(string) }

// A stream that waits for the next message returns each message one later, and the last at the end.
func TestStream(t *testing.T) {
	for _, c := range []struct {
		name  string
		port  codec.Port
		ahead int
	}{{"gob", gobs(), 0}, {"until the next line", documents(), 1}} {
		t.Run(c.name, func(t *testing.T) {
			text := func(i int) *string { s := strings.Repeat("x", i); return &s }
			s, err := stream.Open(c.port, text(0), newText)
			if err != nil || s.Ahead != c.ahead {
				t.Fatalf("%d messages ahead, error %v", s.Ahead, err)
			}
			var got []int
			read := func() {
				for s.Due() > 0 {
					var v string
					i, err := s.Read(&v)
					if err != nil || len(v) != i {
						t.Fatalf("message %d has %d bytes, error %v", i, len(v), err)
					}
					got = append(got, i)
				}
			}
			s.Shorten()
			for i := 1; i <= 200; i++ {
				before := s.Written()
				if err := s.Write(i, text(i)); err != nil || s.Written() < before+i {
					t.Fatalf("message %d takes %d bytes, error %v", i, s.Written()-before, err)
				}
				if i%7 == 0 {
					read()
				}
			}
			s.End()
			read()
			if want := 200 + c.ahead; len(got) != want || !slices.IsSorted(got) {
				t.Errorf("%d messages came in this order: %v", len(got), got)
			}
		})
	}
}

// documents is a codec of texts. Only the beginning of the next one, or the end, shows where one ends.
func documents() codec.Port {
	return codec.Port{
		NewEncoder: func(w io.Writer) codec.Encoder {
			return codec.EncoderFunc(func(v any) error { _, err := io.WriteString(w, "-"+*v.(*string)); return err })
		},
		NewDecoder: func(r io.Reader) codec.Decoder {
			begun, bytes := false, codec.NewStreamReader(r)
			return codec.DecoderFunc(func(v any) error {
				for text := ""; ; {
					b, err := bytes.ReadByte()
					switch {
					case err == io.EOF && begun || err == nil && b == '-' && begun:
						*v.(*string), begun = text, err == nil
						return nil
					case err != nil:
						return err
					case b == '-':
						begun = true
					default:
						text += string(b)
					}
				}
			})
		},
	}
}

// A decoder that would wait on a connection is found, whatever it makes of the error.
func TestWaits(t *testing.T) {
	decode := func(f func(r io.Reader, v any) error) codec.Port {
		p := gobs()
		p.NewDecoder = func(r io.Reader) codec.Decoder {
			return codec.DecoderFunc(func(v any) error { return f(r, v) })
		}
		return p
	}
	for name, port := range map[string]codec.Port{
		"returns the error": decode(func(r io.Reader, v any) error { _, err := io.ReadAll(r); return err }),
		"ignores the error": decode(func(r io.Reader, v any) error { io.ReadAll(r); return nil }),
		"has its own error": decode(func(r io.Reader, v any) error { io.ReadAll(r); return errors.New("broken") }),
	} {
		if _, err := stream.Open(port, new(string), newText); err != stream.ErrWaits {
			t.Errorf("%s: %v", name, err)
		}
	}
	broken := errors.New("broken")
	for name, port := range map[string]codec.Port{
		"a decoder that fails": decode(func(io.Reader, any) error { return broken }),
		"an encoder that fails": {
			NewEncoder: func(io.Writer) codec.Encoder { return codec.EncoderFunc(func(any) error { return broken }) },
			NewDecoder: gobs().NewDecoder,
		},
	} {
		if _, err := stream.Open(port, new(string), newText); err != broken {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A buffer is what io says about readers and writers.
func TestBuffer(t *testing.T) {
	for _, short := range []bool{false, true} {
		var b stream.Buffer
		if short {
			b.Shorten()
		}
		text := bytes.Repeat([]byte("0123456789"), 100)
		b.Holds(text)
		if err := iotest.TestReader(&b, text); err != nil {
			t.Error(err)
		}
	}
	var b stream.Buffer
	for range 3 {
		b.Empty(10)
		io.WriteString(&b, "ab")
		b.WriteByte('c')
		at := b.Len()
		if err := json.NewEncoder(&b).Encode(1); err != nil || string(b.From(at)) != "1\n" {
			t.Errorf("%q, error %v", b.From(at), err)
		}
	}
	if c, err := b.ReadByte(); c != 'a' || err != nil {
		t.Errorf("%q, %v", c, err)
	}
	if err := b.UnreadByte(); err != nil {
		t.Error(err)
	}
	var rest [10]byte
	if n, err := b.Read(rest[:]); string(rest[:n]) != "abc1\n" || err != nil {
		t.Errorf("%q, %v", rest[:n], err)
	}
	if _, err := b.ReadByte(); err != stream.ErrWaits {
		t.Errorf("a read of nothing: %v", err)
	}
}
