package frame

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/engine"
)

func coder(t testing.TB) engine.Coder {
	t.Helper()
	c, err := engine.Plain()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestFrames checks that messages are read whole and in the order in which they were written, with and
// without batches.
func TestFrames(t *testing.T) {
	for _, batch := range []int{0, 10, Batch} {
		var b bytes.Buffer
		w, want := NewWriter(&b, coder(t), batch), []engine.Message(nil)
		for i := range uint32(100) {
			m := engine.Message{From: i % 3, Number: i}
			if err := w.Send(m); err != nil {
				t.Fatal(err)
			}
			want = append(want, m)
		}
		if err := w.Flush(); err != nil {
			t.Fatal(err)
		}
		var got []engine.Message
		for r := NewReader(&b, coder(t)); ; {
			m, err := r.Read()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, m)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("batches of %d (-want +got):\n%s", batch, diff)
		}
	}
}

// TestDamagedFrames checks that a stream that ends inside a message causes an error, and that other bytes
// do too.
func TestDamagedFrames(t *testing.T) {
	for _, c := range []struct {
		name, in, want string
	}{
		{"nothing", "", "EOF"},
		{"half a length", "\x00\x00", "the connection ended in the length of a frame"},
		{"half a message", "\x00\x00\x00\x08\x01\x00", "the connection ended in a frame"},
		{"a length alone", "\x00\x00\x00\x08", "the connection ended in a frame"},
		{"a message too short", "\x00\x00\x00\x03abc", "a message of 3 bytes; it has at least 8"},
		{"another protocol", "GET / HTTP/1.1\r\n", "a frame of 1195725856 bytes; it has at most 67108864"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := NewReader(strings.NewReader(c.in), coder(t)).Read()
			if err == nil || !strings.HasPrefix(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// FuzzRead checks that no bytes make the reader panic.
func FuzzRead(f *testing.F) {
	f.Add([]byte("\x00\x00\x00\x08\x01\x00\x00\x00\x02\x00\x00\x00"))
	f.Add([]byte("\x03\xff\xff\xff"))
	f.Fuzz(func(t *testing.T, b []byte) {
		r := NewReader(bytes.NewReader(b), coder(t))
		for {
			if _, err := r.Read(); err != nil {
				return
			}
		}
	})
}

// padded is a coder that appends size bytes to each message.
type padded struct {
	engine.Coder
	size int
}

func (p padded) Append(dst []byte, m engine.Message) ([]byte, error) {
	dst, err := p.Coder.Append(dst, m)
	return append(dst, make([]byte, p.size)...), err
}

// TestFramesBeyondTheBuffer checks that frames may be as large as the reader's buffer, or larger.
func TestFramesBeyondTheBuffer(t *testing.T) {
	var b bytes.Buffer
	sizes := []int{0, 64<<10 - 13, 64<<10 - 12, 64<<10 - 11, 200_000, 1}
	for i, size := range sizes {
		if err := NewWriter(&b, padded{coder(t), size}, 0).Send(engine.Message{Number: uint32(i)}); err != nil {
			t.Fatal(err)
		}
	}
	r := NewReader(&b, coder(t))
	for i := range sizes {
		m, err := r.Read()
		if err != nil || m.Number != uint32(i) {
			t.Errorf("frame %d: %+v, %v", i, m, err)
		}
	}
	if _, err := r.Read(); !errors.Is(err, io.EOF) {
		t.Errorf("behind the last one: %v", err)
	}
}
