package files

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"iter"

	"github.com/fxamacker/cbor/v2"
	"github.com/hamba/avro/v2/ocf"
	"github.com/vmihailenco/msgpack/v5"

	"github.com/wirebench/wirebench/internal/usertype/captured"
)

// lost adds to an error that no more messages can be found after it.
func lost(err error) error {
	return fmt.Errorf("%w; what follows in the file can't be read", err)
}

func msgpacks(r *captured.Reader, empty func() any) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		dec := msgpack.NewDecoder(r)
		for !r.End() {
			at, v := r.Offset(), empty()
			raw, err := dec.DecodeRaw() // the whole message, of whatever type
			if err != nil {
				yield(nil, lost(fmt.Errorf("byte %d: %w", r.Offset(), err)))
				return
			}
			if err = guarded(func() error { return msgpack.Unmarshal(raw, v) }); err != nil {
				err = fmt.Errorf("byte %d: %w", at, err)
			}
			if !yield(v, err) {
				return
			}
		}
	}
}

func cbors(r *captured.Reader, empty func() any) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		dec := cbor.NewDecoder(r)
		for {
			at := dec.NumBytesRead()
			var raw cbor.RawMessage
			err := dec.Decode(&raw)
			if err == io.EOF {
				return
			}
			if err != nil {
				yield(nil, lost(fmt.Errorf("byte %d: %w", at, err)))
				return
			}
			v := empty()
			if err = guarded(func() error { return cbor.Unmarshal(raw, v) }); err != nil {
				err = fmt.Errorf("byte %d: %w", at, err)
			}
			if !yield(v, err) {
				return
			}
		}
	}
}

// gobs reads a stream of gob. The decoder skips a message that does not fit.
func gobs(r *captured.Reader, empty func() any) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		dec := gob.NewDecoder(r)
		for !r.End() {
			at, v := r.Offset(), empty()
			err := guarded(func() error { return dec.Decode(v) })
			cut := errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF)
			if err != nil {
				err = fmt.Errorf("byte %d: %w", at, err)
			}
			if !yield(v, err) || cut {
				return
			}
		}
	}
}

// avros reads a container file of Avro. The file has its schema.
func avros(r *captured.Reader, empty func() any) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		dec, err := ocf.NewDecoder(r)
		if err != nil {
			yield(nil, err)
			return
		}
		for dec.HasNext() {
			v := empty()
			if err := guarded(func() error { return dec.Decode(v) }); err != nil {
				yield(nil, lost(err)) // in the middle of a message
				return
			}
			if !yield(v, nil) {
				return
			}
		}
		if err := dec.Error(); err != nil {
			yield(nil, lost(err))
		}
	}
}
