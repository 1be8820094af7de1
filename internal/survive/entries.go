package survive

import (
	"bytes"
	"io"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/fieldmap"
	"github.com/wirebench/wirebench/internal/methodpanic"
)

// subject is a codec bound to a data set, with some messages.
type subject struct {
	codec  codec.Codec
	set    corpus.Set
	port   codec.Port
	prover *check.Prover
	// encoded are the messages as the codec writes them, by message of the prover, and least is the
	// shortest of them.
	encoded [][]byte
	least   int
	layout  *fieldmap.Layout  // of the shortest message, once it is known
	made    map[string][]byte // encodings of longer and deeper values
	tired   int               // the levels of the first value that took the encoder long, 0 if none did
}

// mostMessage is the length in bytes of the longest message that is tried.
const mostMessage = 256 << 10

// bind returns a codec with the messages of a data set. The error is a reason why nothing can be checked.
func bind(all []codec.Codec, k codec.Codec, set corpus.Set, ring corpus.Ring) (s *subject, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = methodpanic.Panicked(p)
		}
	}()
	if s, err = attach(all, k, set, ring.Values); err != nil {
		return nil, err
	}
	s.prover.Numbers = ring.Numbers
	if err := s.prover.EncodeAll(); err != nil {
		return nil, err
	}
	s.holds(s.prover.Encoded)
	return s, nil
}

// holds tells the subject what its messages are when they are encoded.
func (s *subject) holds(encoded [][]byte) {
	s.prover.Encoded, s.encoded = encoded, encoded
	for i, b := range s.encoded {
		if len(b) < len(s.encoded[s.least]) {
			s.least = i
		}
	}
}

// attach returns a codec with the messages of a data set, which are not encoded yet.
func attach(all []codec.Codec, k codec.Codec, set corpus.Set, values []any) (s *subject, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = methodpanic.Panicked(p)
		}
	}()
	message := false
	port, err := codec.Bind(k, set.Type, message)
	if err != nil && set.Type.Surrogate != nil {
		message = true
		port, err = codec.Bind(k, set.Type, message)
	}
	if err != nil {
		return nil, err
	}
	other, err := check.Other(k, all, set.Type, message)
	if err != nil {
		return nil, err
	}
	s = &subject{codec: k, set: set, port: port, made: make(map[string][]byte)}
	s.prover = check.NewProver(k, set.Type, port, values)
	s.prover.Other = other
	return s, nil
}

// message returns the type of the messages that are sent.
func (s *subject) message() *codec.Type {
	if s.set.Type.Surrogate != nil {
		return s.set.Type.Surrogate.Type
	}
	return s.set.Type
}

// marshal encodes a value, by another codec if this one only decodes.
func (s *subject) marshal(v any) ([]byte, error) {
	if s.port.Marshal != nil {
		return s.port.Marshal(v)
	}
	return s.prover.Other.Marshal(v)
}

// decoder returns the function of an entry, which is nil if the codec doesn't offer it.
func (s *subject) decoder(e Entry) func([]byte) (any, error) {
	switch e {
	case Decode, Skip:
		return s.port.Unmarshal
	case Reuse:
		if s.port.UnmarshalInto == nil {
			return nil
		}
		// The value holds another message if there is one.
		held := s.encoded[(s.least+1)%len(s.encoded)]
		return func(b []byte) (any, error) {
			v := s.set.Type.New()
			if err := s.port.UnmarshalInto(bytes.Clone(held), v); err != nil {
				return nil, err
			}
			return v, s.port.UnmarshalInto(b, v)
		}
	case Stream:
		if s.port.NewDecoder == nil {
			return nil
		}
		return func(b []byte) (any, error) {
			v := s.set.Type.New()
			return v, s.port.NewDecoder(onlyReader{bytes.NewReader(b)}).Decode(v)
		}
	case InPlace:
		if s.port.Open == nil || s.port.Touch == nil {
			return nil
		}
		return func(b []byte) (any, error) {
			v, err := s.port.Open(b)
			if err != nil {
				return nil, err
			}
			_, err = s.port.Touch(v, codec.AllFields)
			return v, err
		}
	}
	return nil
}

// same reports whether what an entry returned is the message with that number.
func (s *subject) same(e Entry, message int, got any) bool {
	if e == InPlace {
		return s.prover.Reads(message, got, codec.AllFields, new(codec.Rule)) == nil
	}
	return s.prover.Matches(message, got) == nil
}

// onlyReader hides all methods of a reader but Read, as a connection has them.
type onlyReader struct{ io.Reader }
