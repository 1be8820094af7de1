// Package files reads captured messages from a file or a folder of files. The messages are JSON, or
// are encoded in other formats that services send.
//
// It must not know a type of messages or a particular codec: it decodes into any type, with the
// usual library of each format.
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

// format reads the messages of a file into values that empty returns. An error concerns one message.
// Messages after it are read if the format lets a reader find them.
type format func(r *captured.Reader, empty func() any) iter.Seq2[any, error]

// formats are the formats of files, except JSON, by the ends of their names.
var formats = map[string]format{
	".pb": one(protobuf), ".binpb": one(protobuf),
	".txtpb": one(protobufText), ".textproto": one(protobufText),
	".msgpack": msgpacks, ".cbor": cbors, ".gob": gobs, ".avro": avros,
}

// Set returns the data set of the messages in a file, or in the files of a folder whose names end as
// [captured.Ends] says, in the order of their names. A .json file has an array of messages or one
// message. A .jsonl file has one message in each line. A file of Protocol Buffers has one message,
// and any other file has any number. A single file with another name is JSON.
//
// JSON of messages of Google's Protocol Buffers is read by protojson. Fields that the type lacks are
// ignored. Unread counts them in the messages that were read last. The error of a message that does
// not fit is a [*corpus.Unfit]. It names the file, and the line and the field or the number of the
// message.
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

// guarded calls a decoder and returns its error. If a method of the type panics in it, guarded
// returns that panic as an error.
func guarded(decode func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = methodpanic.Panicked(p)
		}
	}()
	return decode()
}

// one returns the format of files that are one message.
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
