package check

import (
	"errors"
	"slices"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/stream"
)

// streaming proves the codec's streams: one encoder writes all messages, and one decoder returns each of
// them as soon as it can. A value must not change when the decoder reads on.
func (p *Prover) streaming() (out Outcome, err error) {
	s, err := stream.Open(p.Port, p.Values[0], p.Type.New)
	if err != nil {
		return out, p.unstreamed("stream", 0, err)
	}
	s.Shorten()
	began := s.Written()
	var early []any
	read := func() error {
		v := p.Type.New()
		i, err := s.Read(v)
		if err != nil {
			return p.unstreamed("decode from a stream", i, err)
		}
		if i == len(early) && i < probes {
			early = append(early, v)
		}
		return p.Same(i, v, &out.Used)
	}
	for i, v := range p.Values {
		p.step()
		if err := s.Write(i, v); err != nil {
			return out, p.unstreamed("encode to a stream", i, err)
		}
		for s.Due() > 0 {
			if err := read(); err != nil {
				return out, err
			}
		}
	}
	out.Wire = float64(s.Written()-began) / float64(len(p.Values))
	s.End()
	for s.Due() > 0 {
		if err := read(); err != nil {
			return out, err
		}
	}
	for i, v := range early {
		if p.Matches(i, v) != nil && !p.Codec.Marks.Aliases && !p.Codec.Marks.Shares {
			return out, faultf("message %d: a value that was decoded from a stream changes when the decoder reads on, which is not marked", p.number(i))
		}
	}
	return out, nil
}

// unstreamed returns the error of a coder on message i. A decoder that waits is no fault: it is for files.
func (p *Prover) unstreamed(what string, i int, err error) error {
	if errors.Is(err, stream.ErrWaits) {
		return &Unfit{err.Error()}
	}
	return faultf("%s: message %d: %s", what, p.number(i), firstLine(err))
}

// beginning proves the beginnings of streams: a new encoder writes each message, and a new decoder
// reads it.
func (p *Prover) beginning() (out Outcome, err error) {
	var sink, source stream.Buffer
	source.Shorten()
	for i, v := range p.Values {
		p.step()
		sink.Empty(0)
		if err := p.Port.NewEncoder(&sink).Encode(v); err != nil {
			return out, faultf("encode to a new stream: message %d: %s", p.number(i), firstLine(err))
		}
		out.Wire += float64(sink.Len()) / float64(len(p.Values))
		if err := p.beginsWith(i, sink.From(0), &source, &out.Used); err != nil {
			return out, err
		}
	}
	return out, nil
}

// beginsWith proves that the first message of a stream is message i.
func (p *Prover) beginsWith(i int, b []byte, source *stream.Buffer, used *codec.Rule) error {
	got := p.Type.New()
	source.Holds(b)
	if err := p.Port.NewDecoder(source).Decode(got); err != nil {
		return faultf("decode from a new stream: message %d: %s", p.number(i), firstLine(err))
	}
	return p.Same(i, got, used)
}

// Begins returns an error unless the bytes are a stream whose first message is message i.
func (p *Prover) Begins(i int, b []byte) error {
	return p.beginsWith(i, b, new(stream.Buffer), new(codec.Rule))
}

// streamed is the most messages that another process reads from a stream.
const streamed = 64

// Streamed returns how many messages another process reads from a stream: only the first one if none of the
// operations is on later ones, which the codec may not offer.
func Streamed(operations []codec.Operation) int {
	if slices.Contains(operations, codec.StreamEncode) || slices.Contains(operations, codec.StreamDecode) {
		return streamed
	}
	return 1
}

// Stream returns the first n messages as a new encoder writes them to a stream.
func (p *Prover) Stream(n int) ([]byte, error) {
	var sink stream.Buffer
	encoder := p.Port.NewEncoder(&sink)
	for i, v := range p.Values[:min(len(p.Values), n)] {
		p.step()
		if err := encoder.Encode(v); err != nil {
			return nil, faultf("encode to a stream: message %d: %s", p.number(i), firstLine(err))
		}
	}
	return sink.From(0), nil
}

// ReadStream proves that a new decoder reads the n messages of [Prover.Stream], which ends after them.
func (p *Prover) ReadStream(b []byte, n int) error {
	var source stream.Buffer
	source.Holds(b)
	decoder := p.Port.NewDecoder(&source)
	for i := range p.Values[:min(len(p.Values), n)] {
		p.step()
		v := p.Type.New()
		if err := decoder.Decode(v); err != nil {
			return faultf("decode from a stream: message %d: %s", p.number(i), firstLine(err))
		}
		if err := p.Matches(i, v); err != nil {
			return err
		}
	}
	return nil
}
