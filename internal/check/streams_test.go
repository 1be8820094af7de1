package check

import (
	"bufio"
	"bytes"
	"encoding/gob"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
)

// lines is a codec of lines of JSON, which reads whatever comes at once.
func lines(decode func(r *bufio.Reader, v any) error) codec.Port {
	p := good()
	p.NewEncoder = func(w io.Writer) codec.Encoder { return json.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return lineDecoder{bufio.NewReader(r), decode} }
	return p
}

type lineDecoder struct {
	r      *bufio.Reader
	decode func(r *bufio.Reader, v any) error
}

func (d lineDecoder) Decode(v any) error { return d.decode(d.r, v) }

// line decodes the next line.
func line(r *bufio.Reader, v any) error {
	b, err := r.ReadBytes('\n')
	if err != nil {
		return err
	}
	return json.Unmarshal(b, v)
}

func gobs() codec.Port {
	p := good()
	p.NewEncoder = func(w io.Writer) codec.Encoder { return gob.NewEncoder(w) }
	p.NewDecoder = func(r io.Reader) codec.Decoder { return gob.NewDecoder(r) }
	return p
}

// ahead decodes a line after the next one has begun, or after the stream has ended.
func ahead(r *bufio.Reader, v any) error {
	b, err := r.ReadBytes('\n')
	if err != nil {
		return err
	}
	if _, err := r.Peek(1); err != nil && err != io.EOF {
		return err
	}
	return json.Unmarshal(b, v)
}

// toTheEnd decodes the first line when the stream has ended.
func toTheEnd(r *bufio.Reader, v any) error {
	b, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	r.Reset(bytes.NewReader(b))
	return line(r, v)
}

// hungry takes any error of a read for the end of the stream.
func hungry(r *bufio.Reader, v any) error {
	b, _ := io.ReadAll(r)
	r.Reset(bytes.NewReader(b))
	return line(r, v)
}

// whole takes what one read returns for the whole message.
func whole(r io.Reader, v any) error {
	b := make([]byte, 1<<10)
	n, err := r.Read(b)
	if err != nil {
		return err
	}
	return json.Unmarshal(b[:n], v)
}

func TestStreams(t *testing.T) {
	reused := new(letter)
	for _, c := range []struct {
		name         string
		port         codec.Port
		marks        codec.Marks
		stream, once string // parts of the errors on streams and on their beginnings
	}{
		{name: "gob", port: gobs()},
		{name: "lines", port: lines(line)},
		{name: "the next message shows the end", port: lines(ahead)},
		{name: "waits for the end", port: lines(toTheEnd), stream: "waits for further messages"},
		{name: "ignores that there is nothing yet", port: lines(hungry), stream: "waits for further messages"},
		{name: "takes a short read for a message", stream: "decode from a stream: message 0: unexpected end", once: "decode from a new stream: message 0", port: func() codec.Port {
			p := lines(nil)
			p.NewDecoder = func(r io.Reader) codec.Decoder {
				return codec.DecoderFunc(func(v any) error { return whole(r, v) })
			}
			return p
		}()},
		{name: "the same value", stream: "message 1: To: want \"b\", got \"a\"", port: lines(func(r *bufio.Reader, v any) error {
			if reused.To == "" {
				if err := line(r, reused); err != nil {
					return err
				}
			} else if _, err := r.ReadBytes('\n'); err != nil {
				return err
			}
			*v.(*letter) = *reused
			return nil
		}), once: "message 1: To"},
		{name: "shares its buffer", stream: "changes when the decoder reads on", port: sharing()},
		{name: "shares its buffer and says so", marks: codec.Marks{Aliases: true}, port: sharing()},
		{name: "can't encode", stream: "stream: message 0: full", once: "encode to a new stream: message 0: full", port: func() codec.Port {
			p := lines(line)
			p.NewEncoder = func(io.Writer) codec.Encoder {
				return codec.EncoderFunc(func(any) error { return errors.New("full") })
			}
			return p
		}()},
		{name: "panics", stream: "panic: at last", once: "panic: at last", port: lines(func(*bufio.Reader, any) error { panic("at last") })},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := NewProver(codec.Codec{Marks: c.marks}, codec.Of[letter]("letter"), c.port, letters())
			for m, want := range map[codec.Operation]string{
				codec.StreamEncode: c.stream, codec.StreamDecode: c.stream, codec.FirstEncode: c.once, codec.FirstDecode: c.once,
			} {
				out, err := p.Prove(m)
				switch {
				case want == "" && err != nil:
					t.Errorf("%s: %v", m, err)
				case want == "" && out.Wire <= 0:
					t.Errorf("%s: messages of %v bytes", m, out.Wire)
				case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
					t.Errorf("%s: the error is %v, want %q", m, err, want)
				}
			}
		})
	}
}

// sharing is a codec whose values share the memory into which its decoders read.
func sharing() codec.Port {
	var room [1 << 10]byte
	return lines(func(r *bufio.Reader, v any) error {
		b, err := r.ReadSlice('\n')
		if err != nil {
			return err
		}
		l, err := aliasing(room[:copy(room[:], b)])
		if err == nil {
			*v.(*letter) = *l.(*letter)
		}
		return err
	})
}
