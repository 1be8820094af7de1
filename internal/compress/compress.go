// Package compress applies general compressors to encoded messages. It finds the size of a message,
// or of a batch of messages, on the wire when a service compresses it, and the time for that. The
// compressors are those of github.com/klauspost/compress with their defaults.
//
// It must not know which codec or format encoded the messages: it works on bytes.
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

// Step is what a compression operation times: one operation of a compressor on messages that were
// encoded before.
type Step struct {
	Method   string // gzip, zstd or s2
	Messages int    // messages in one input, one after the other: 1 or Batch
	Back     bool   // whether it decompresses
}

// Operations are the compression operations with their meaning, in the order of tables. The encoded
// size of their cells is the compressed size.
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

// Of returns the step of a compression operation, and false for any other operation.
func Of(m codec.Operation) (Step, bool) {
	s, ok := steps[m]
	return s, ok
}

// Inputs returns the messages, or the whole batches that they fill.
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

// Func returns the step's function. The function returns fresh memory. It keeps the compressor, as
// the documentation of each compressor recommends, and is for one goroutine.
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

// zstd uses one processor, like every child process.
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

// Prove compresses and decompresses all inputs, and returns the compressed inputs. It calls step
// before each input.
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
			return nil, fmt.Errorf("%s: input %d is different after decompression", s.Method, i)
		}
	}
	return packed, nil
}
