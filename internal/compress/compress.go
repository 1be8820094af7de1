// Package compress is general compressors behind a codec: what a message, or a batch of
// them, takes on the wire when a service compresses it, and the time for that. The
// compressors are those of github.com/klauspost/compress at their defaults.
package compress

import (
	"bytes"
	"fmt"
	"io"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/s2"
	"github.com/klauspost/compress/zstd"

	"github.com/wirebench/wirebench/codec"
)

// Batch is the number of messages of a batch.
const Batch = 100

// Step is what an operation of compression times: one operation of a compressor on messages
// that were encoded before.
type Step struct {
	Method   string // gzip, zstd or s2
	Messages int    // that are one input: 1, or Batch of them, one after the other
	Back     bool   // it decompresses
}

// Operations are the operations of compression with their meaning, in the order of tables. The
// encoded size of their cells is the compressed one.
var Operations = operations()

// Named is an operation with its meaning.
type Named struct {
	Operation codec.Operation
	About     string
}

var steps = make(map[codec.Operation]Step)

func operations() []Named {
	var all []Named
	add := func(name, about string, s Step) {
		steps[codec.Operation(name)] = s
		all = append(all, Named{codec.Operation(name), about})
	}
	for _, method := range []string{"gzip", "zstd", "s2"} {
		add(method, "an encoded message compressed by "+method, Step{method, 1, false})
		add("un"+method, "and decompressed", Step{method, 1, true})
		batch := fmt.Sprintf("%s-%d", method, Batch)
		add(batch, fmt.Sprintf("%d encoded messages, one after the other, compressed by %s", Batch, method), Step{method, Batch, false})
		add("un"+batch, "and decompressed", Step{method, Batch, true})
	}
	return all
}

// Of tells what an operation of compression does, and false for any other.
func Of(m codec.Operation) (Step, bool) {
	s, ok := steps[m]
	return s, ok
}

// Inputs are the messages, or as many whole batches as they make.
func (s Step) Inputs(messages [][]byte) [][]byte {
	if s.Messages == 1 {
		return messages
	}
	var batches [][]byte
	for len(messages) >= s.Messages {
		batches = append(batches, bytes.Join(messages[:s.Messages], nil))
		messages = messages[s.Messages:]
	}
	return batches
}

// Func returns the step's function. What it returns is fresh memory. It keeps the
// compressor, as the documentation of each asks for, and is for one goroutine.
func (s Step) Func() (func([]byte) ([]byte, error), error) {
	switch s.Method {
	case "gzip":
		if s.Back {
			return gunzip(), nil
		}
		return compressGzip(), nil
	case "zstd":
		return s.zstd()
	case "s2":
		if s.Back {
			return func(b []byte) ([]byte, error) { return s2.Decode(nil, b) }, nil
		}
		return func(b []byte) ([]byte, error) { return s2.Encode(nil, b), nil }, nil
	}
	return nil, fmt.Errorf("no compressor is named %q", s.Method)
}

func compressGzip() func([]byte) ([]byte, error) {
	w := gzip.NewWriter(io.Discard)
	return func(b []byte) ([]byte, error) {
		var out bytes.Buffer
		w.Reset(&out)
		if _, err := w.Write(b); err != nil {
			return nil, err
		}
		if err := w.Close(); err != nil {
			return nil, err
		}
		return out.Bytes(), nil
	}
}

func gunzip() func([]byte) ([]byte, error) {
	var r gzip.Reader
	return func(b []byte) ([]byte, error) {
		if err := r.Reset(bytes.NewReader(b)); err != nil {
			return nil, err
		}
		var out bytes.Buffer
		if _, err := out.ReadFrom(&r); err != nil {
			return nil, err
		}
		return out.Bytes(), nil
	}
}

// zstd works on one processor, as every child process does.
func (s Step) zstd() (func([]byte) ([]byte, error), error) {
	if s.Back {
		d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
		if err != nil {
			return nil, err
		}
		return func(b []byte) ([]byte, error) { return d.DecodeAll(b, nil) }, nil
	}
	e, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	return func(b []byte) ([]byte, error) { return e.EncodeAll(b, nil), nil }, nil
}

// Prove compresses and decompresses all inputs, and returns them compressed. step is
// called before each.
func (s Step) Prove(inputs [][]byte, step func()) ([][]byte, error) {
	s.Back = false
	forth, err := s.Func()
	if err != nil {
		return nil, err
	}
	s.Back = true
	back, err := s.Func()
	if err != nil {
		return nil, err
	}
	packed := make([][]byte, len(inputs))
	for i, in := range inputs {
		step()
		if packed[i], err = forth(in); err != nil {
			return nil, fmt.Errorf("%s: input %d: %w", s.Method, i, err)
		}
		out, err := back(packed[i])
		if err != nil {
			return nil, fmt.Errorf("un%s: input %d: %w", s.Method, i, err)
		}
		if !bytes.Equal(in, out) {
			return nil, fmt.Errorf("%s: input %d comes back as something else", s.Method, i)
		}
	}
	return packed, nil
}
