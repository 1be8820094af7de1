// Package stream joins an encoder and a decoder of a codec by a stream in memory, as two programs are
// joined by a connection.
//
// It must not know what is timed or how values are compared: it counts messages, and passes bytes on.
package stream

import (
	"slices"

	"github.com/wirebench/wirebench/codec"
)

// Stream is an encoder, the bytes that it has written, and a decoder that reads them.
type Stream struct {
	Encoder codec.Encoder
	Decoder codec.Decoder
	// Ahead is how many messages must follow a message on the stream before the decoder returns it. It
	// is 0 for most codecs. It is 1 for a format in which only the beginning of the next message shows
	// where a message ends, such as YAML.
	Ahead int

	pipe Buffer
	due  []int // the numbers of the messages that were written and not read
}

// Open returns a stream of a port that offers both coders, on which one message was written and read.
// newValue returns what a message is decoded into. Open finds out how many messages must be ahead. The
// error is [ErrWaits] or the library's.
func Open(port codec.Port, first any, newValue func() any) (s *Stream, err error) {
	for ahead := range 2 {
		s = &Stream{Ahead: ahead}
		s.Encoder, s.Decoder = port.NewEncoder(&s.pipe), port.NewDecoder(&s.pipe)
		for range 1 + ahead {
			if err := s.Write(0, first); err != nil {
				return nil, err
			}
		}
		if _, err = s.Read(newValue()); err != ErrWaits {
			break
		}
	}
	return s, err
}

// Write encodes v, which is message i.
func (s *Stream) Write(i int, v any) error {
	if err := s.Encoder.Encode(v); err != nil {
		return err
	}
	s.Wrote(i, i+1)
	return nil
}

// Wrote notes that the encoder has encoded the messages of the half-open range [from, to).
func (s *Stream) Wrote(from, to int) {
	for i := from; i < to; i++ {
		s.due = append(s.due, i)
	}
}

// Read decodes the next message into v and returns its number. The error is [ErrWaits] or the library's.
func (s *Stream) Read(v any) (i int, err error) {
	err = s.Decoder.Decode(v)
	i = s.due[0]
	s.HaveRead(1)
	if s.pipe.waits { // even if the decoder has taken the error for the end of the stream
		return i, ErrWaits
	}
	return i, err
}

// HaveRead notes that the decoder has decoded n messages.
func (s *Stream) HaveRead(n int) { s.due = slices.Delete(s.due, 0, n) }

// Due returns the number of messages that the decoder can return now.
func (s *Stream) Due() int { return max(len(s.due)-s.Ahead, 0) }

// Written returns how many bytes were written so far.
func (s *Stream) Written() int { return s.pipe.written }

// Grow makes room for n bytes, so that the memory does not grow while they are written. It brings this memory into the
// caches, as if it had been used a moment ago.
func (s *Stream) Grow(n int) {
	const line = 64
	s.pipe.reuse()
	s.pipe.b = slices.Grow(s.pipe.b, n)
	for free := s.pipe.b[len(s.pipe.b):][:n]; len(free) > 0; free = free[min(line, len(free)):] {
		free[0] = 0
	}
}

// Shorten makes each read return few bytes, as reads from a connection may.
func (s *Stream) Shorten() { s.pipe.Shorten() }

// End ends the stream after what was written, so that the decoder returns the last message.
func (s *Stream) End() { s.pipe.ended, s.Ahead = true, 0 }
