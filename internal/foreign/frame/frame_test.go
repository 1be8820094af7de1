package frame_test

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/foreign/frame"
)

// TestRoundTrip checks that fields come back as they were written.
func TestRoundTrip(t *testing.T) {
	var c frame.Content
	c.Byte(7)
	c.Number(1 << 31)
	c.Long(1 << 63)
	c.Bytes([]byte("text"))
	c.List([][]byte{[]byte("a"), {}, []byte("bc")})
	var stream bytes.Buffer
	if err := frame.Write(&stream, c); err != nil {
		t.Fatal(err)
	}
	content, err := frame.Read(&stream)
	if err != nil {
		t.Fatal(err)
	}
	f := frame.NewFields(content)
	got := []any{f.Byte(), f.Number(), f.Long(), f.Text(), f.List()}
	want := []any{byte(7), 1 << 31, uint64(1 << 63), "text", [][]byte{[]byte("a"), {}, []byte("bc")}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if err := f.End(); err != nil {
		t.Error(err)
	}
	if _, err := frame.Read(&stream); err != io.EOF {
		t.Errorf("the end of the stream is %v", err)
	}
}

// TestRead checks that what is no frame is an error.
func TestRead(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"nothing", "", "EOF"},
		{"a part of a length", "\x00\x00", "unexpected EOF"},
		{"too short", "\x00\x00\x00\x05abc", "unexpected EOF"},
		{"too long", "\xff\xff\xff\xffabc", "a frame of 4294967295 bytes; the longest has 268435456"},
	} {
		_, err := frame.Read(strings.NewReader(c.in))
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
	}
	broken := errors.New("broken")
	if _, err := frame.Read(io.MultiReader(strings.NewReader("\x00\x00\x00\x05a"), failing{broken})); !errors.Is(err, broken) {
		t.Errorf("a reader that fails: %v", err)
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

// TestFields checks that fields that are not there are an error, and that all after them are zero.
func TestFields(t *testing.T) {
	for _, c := range []struct {
		name, in string
		read     func(*frame.Fields) any
		zero     any
		want     string
	}{
		{"byte", "", func(f *frame.Fields) any { return f.Byte() }, byte(0), "a field of 1 bytes where the frame has 0 more"},
		{"number", "\x01", func(f *frame.Fields) any { return f.Number() }, 0, "a field of 4 bytes where the frame has 1 more"},
		{"long", "\x01", func(f *frame.Fields) any { return f.Long() }, uint64(0), "a field of 8 bytes where the frame has 1 more"},
		{"text", "\x00\x00\x00\x09abc", func(f *frame.Fields) any { return f.Text() }, "", "a field of 9 bytes where the frame has 3 more"},
		{"list", "\xff\xff\xff\xff\x00\x00\x00\x01a", func(f *frame.Fields) any { return f.List() }, [][]byte(nil), "a field of 4 bytes where the frame has 0 more"},
		{"more", "\x01\x02", func(f *frame.Fields) any { return f.Byte() }, byte(1), "bytes after the last field of a frame"},
	} {
		f := frame.NewFields([]byte(c.in))
		if diff := cmp.Diff(c.zero, c.read(f)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
		if err := f.End(); err == nil || err.Error() != c.want {
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
	}
}

// FuzzRead checks that no input makes the reader panic or return more than it was given, and that
// what is read is written as the same bytes.
func FuzzRead(f *testing.F) {
	f.Add([]byte("\x00\x00\x00\x0c\x00\x00\x00\x01\x00\x00\x00\x04list"))
	f.Add([]byte("\x00\x00\x00\x05\x00"))
	f.Add([]byte("\xff\xff\xff\xff"))
	f.Fuzz(func(t *testing.T, in []byte) {
		content, err := frame.Read(bytes.NewReader(in))
		if err != nil {
			return
		}
		var out bytes.Buffer
		if err := frame.Write(&out, content); err != nil || !bytes.HasPrefix(in, out.Bytes()) {
			t.Errorf("%q is written as %q, %v", in, out.Bytes(), err)
		}
		fields := frame.NewFields(content)
		list := fields.List()
		if fields.End() != nil {
			return
		}
		var again frame.Content
		if again.List(list); !bytes.Equal(again, content) {
			t.Errorf("the list %q is written as %q", content, again)
		}
	})
}
