// Package files reads messages that were captured: JSON, and messages encoded in the formats
// that services send, a file or a folder of files.
package files

import (
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/internal/methodpanic"
	"github.com/wirebench/wirebench/internal/usertype/captured"
)

// format reads the messages of a file into what empty returns. An error is that of one message;
// those behind it are read where the format lets a reader find them.
type format func(r *captured.Reader, empty func() any) iter.Seq2[any, error]

// formats are those of files by the ends of their names, but for JSON.
var formats = map[string]format{
	".pb": one(protobuf), ".binpb": one(protobuf),
	".txtpb": one(protobufText), ".textproto": one(protobufText),
	".msgpack": msgpacks, ".cbor": cbors, ".gob": gobs, ".avro": avros,
}

// Set returns the data set of the messages in a file, or in those files of a folder whose
// names end as [captured.Ends] has it, in the order of their names. A .json file has an array or one
// message, a .jsonl file one a line, files of Protocol Buffers one, others any number. A single
// file of another name is JSON. JSON of messages of Google's Protocol Buffers is that of
// protojson; fields that the type lacks are passed over, and counted by Unread in the messages that were
// read last. What does not fit is a [*corpus.Unfit], which names the file, and the line and the field or the number of
// the message.
func Set[T any](name, path string) corpus.Set {
	taken := 0
	return corpus.Set{
		Type:  codec.Of[T](name),
		About: "samples from " + filepath.Base(path),
		Messages: func(bool) iter.Seq2[any, error] {
			return func(yield func(any, error) bool) {
				all, err := captured.Files(path)
				if err != nil {
					yield(nil, err)
					return
				}
				taken = 0
				for _, file := range all {
					for v, err := range read(file, func() any { return new(T) }) {
						taken++
						if !yield(v, err) {
							return
						}
					}
				}
			}
		},
		Unread: func() (map[string]int, error) { return unread[T](path, taken) },
	}
}

// read yields the messages of a file.
func read(file string, empty func() any) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		f, err := os.Open(file)
		if err != nil {
			yield(nil, err)
			return
		}
		defer f.Close()
		format, ok := formats[filepath.Ext(file)]
		if !ok {
			for m, bad := range captured.JSON(file, f) {
				v, err := empty(), error(nil)
				if bad == nil {
					bad = sample(m).into(v)
				}
				if bad != nil {
					v, err = nil, &corpus.Unfit{Place: fmt.Sprintf("%s:%d", file, bad.Line), Err: bad.Err}
				}
				if !yield(v, err) {
					return
				}
			}
			return
		}
		n := 0
		r := captured.NewReader(f)
		for v, err := range format(r, empty) {
			if err != nil {
				v, err = nil, &corpus.Unfit{Place: fmt.Sprintf("%s: message %d", file, n), Err: err}
			}
			if !yield(v, err) {
				return
			}
			n++
			r.Next()
		}
	}
}

// guarded returns the error of a decoder, or of a method of the type that panics in it.
func guarded(decode func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = methodpanic.Panicked(p)
		}
	}()
	return decode()
}

// one reads a file that is one message.
func one(unmarshal func([]byte, any) error) format {
	return func(r *captured.Reader, empty func() any) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			v := empty()
			b, err := io.ReadAll(r)
			if err == nil {
				err = guarded(func() error { return unmarshal(b, v) })
			}
			yield(v, err)
		}
	}
}
