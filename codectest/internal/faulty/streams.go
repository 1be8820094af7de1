//go:build linux

package faulty

import (
	"bufio"
	"encoding/binary"
	"io"
	"slices"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codectest/internal/control"
)

// frame writes a message after its size, and unframe reads it.
func frame(w io.Writer, b []byte) error {
	_, err := w.Write(append(binary.AppendUvarint(nil, uint64(len(b))), b...))
	return err
}

func unframe(r codec.StreamReader) ([]byte, error) {
	size, err := binary.ReadUvarint(r)
	if err != nil {
		return nil, err
	}
	b := make([]byte, size)
	_, err = io.ReadFull(r, b)
	return b, err
}

// onStreams is the data set of persons, with streams of the sound codec.
var onStreams = domain{persons, func(t *codec.Type) (codec.Port, error) {
	p, err := control.Bind(t)
	if err != nil {
		return p, err
	}
	p.NewEncoder = func(w io.Writer) codec.Encoder {
		return codec.EncoderFunc(func(v any) error {
			b, err := p.Marshal(v)
			if err != nil {
				return err
			}
			return frame(w, b)
		})
	}
	p.NewDecoder = func(r io.Reader) codec.Decoder {
		from := codec.NewStreamReader(r)
		return codec.DecoderFunc(func(v any) error {
			b, err := unframe(from)
			if err != nil {
				return err
			}
			return p.UnmarshalInto(b, v)
		})
	}
	return p, nil
}}

// streamsOut replaces what writes to a stream, and streamsIn what reads from one.
func streamsOut(with func(sound func(v any) error) func(v any) error) fault {
	return func(p codec.Port) codec.Port {
		sound := p.NewEncoder
		p.NewEncoder = func(w io.Writer) codec.Encoder { return codec.EncoderFunc(with(sound(w).Encode)) }
		return p
	}
}

func streamsIn(with func(sound func(v any) error) func(v any) error) fault {
	return func(p codec.Port) codec.Port {
		sound := p.NewDecoder
		p.NewDecoder = func(r io.Reader) codec.Decoder { return codec.DecoderFunc(with(sound(r).Decode)) }
		return p
	}
}

// queued keeps a copy of each value in the process, and writes as many bytes as other codecs.
func queued(p codec.Port) codec.Port {
	var queue []Person
	p.NewEncoder = func(w io.Writer) codec.Encoder {
		return codec.EncoderFunc(func(v any) error {
			queue = append(queue, *v.(*Person))
			return frame(w, make([]byte, 55))
		})
	}
	p.NewDecoder = func(r io.Reader) codec.Decoder {
		from := codec.NewStreamReader(r)
		return codec.DecoderFunc(func(v any) error {
			if _, err := unframe(from); err != nil {
				return err
			}
			if len(queue) == 0 {
				return errUnknown
			}
			*v.(*Person), queue = queue[0], queue[1:]
			return nil
		})
	}
	return p
}

// described writes a description of the type on the first stream of a process only.
func described(p codec.Port) codec.Port {
	wrote, read := false, false
	encoder, decoder := p.NewEncoder, p.NewDecoder
	p.NewEncoder = func(w io.Writer) codec.Encoder {
		sound := encoder(w)
		return codec.EncoderFunc(func(v any) error {
			if !wrote {
				wrote = true
				if err := frame(w, []byte("a person")); err != nil {
					return err
				}
			}
			return sound.Encode(v)
		})
	}
	p.NewDecoder = func(r io.Reader) codec.Decoder {
		from := codec.NewStreamReader(r)
		sound := decoder(from)
		return codec.DecoderFunc(func(v any) error {
			if !read {
				read = true
				if b, err := unframe(from); err != nil || string(b) != "a person" {
					return errUnknown
				}
			}
			return sound.Decode(v)
		})
	}
	return p
}

// skips leaves out the operations for which due returns true.
func skips(due func() bool) func(sound func(v any) error) func(v any) error {
	return func(sound func(v any) error) func(v any) error {
		return func(v any) error {
			if due() {
				return nil
			}
			return sound(v)
		}
	}
}

func streamed() []Codec {
	ages := streamsIn(func(sound func(v any) error) func(v any) error {
		return func(v any) error { defer older(v); return sound(v) }
	})
	found := atFault("another process can't read what it encoded|(on|from|to) a (new )?stream|changes the value that it encodes|: want ")
	codecs := slices.Concat(found.in(Streamed, []Codec{
		{Name: "stream-keeps-copy", About: "keeps copies of the values of a stream and writes zeros", fault: queued},
		{Name: "stream-keeps-copy-when-timed", About: "keeps copies of the values of a stream and writes zeros, only when it is timed", fault: whenTimed(queued)},
		{Name: "stream-describes-once", About: "describes its type on the first stream of a process only", fault: described},
		{Name: "stream-one-text", About: "keeps the texts of a stream in one buffer", fault: streamsIn(func(sound func(v any) error) func(v any) error {
			var buffer [256]byte
			return func(v any) error {
				err := sound(v)
				name := v.(*Person).Name
				v.(*Person).Name = unsafe.String(&buffer[0], copy(buffer[:], name))
				return err
			}
		})},
		{Name: "stream-changes-field", About: "counts up a field before it writes a value to a stream", fault: streamsOut(func(sound func(v any) error) func(v any) error {
			return func(v any) error { older(v); return sound(v) }
		})},
		{Name: "stream-skips", About: "does not write one message of 1,000", fault: streamsOut(skips(calls(1000)))},
		{Name: "stream-skips-late", About: "writes nothing after 20,000 messages", fault: streamsOut(skips(behind(20_000)))},
		{Name: "stream-wrong", About: "counts up a field of what it reads from a stream", fault: ages},
		{Name: "stream-wrong-when-timed", About: "counts up a field of what it reads from a stream, only when it is timed", fault: whenTimed(ages)},
		{Name: "stream-reads-nothing-late", About: "returns empty values after 20,000 messages of a stream", fault: streamsIn(skips(behind(20_000)))},
	}), refuses("waits for further messages").in(Streamed, []Codec{
		{Name: "stream-holds-back", About: "writes to a stream when 4 KiB are there", fault: func(p codec.Port) codec.Port {
			sound := p.NewEncoder
			p.NewEncoder = func(w io.Writer) codec.Encoder { return sound(bufio.NewWriter(w)) }
			return p
		}},
	}))
	for i := range codecs {
		codecs[i].on = onStreams
	}
	return codecs
}
