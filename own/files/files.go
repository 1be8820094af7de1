// Package files reads messages that were captured: JSON, and messages encoded in the formats
// that services send, a file or a folder of files.
package files

import (
	"bytes"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/fxamacker/cbor/v2"
	"github.com/hamba/avro/v2/ocf"
	"github.com/vmihailenco/msgpack/v5"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/proto"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
)

// formats are the formats of files by the ends of their names, but for JSON.
var formats = map[string]func(io.Reader, func() any) iter.Seq2[any, error]{
	".pb": message(proto.Unmarshal), ".binpb": message(proto.Unmarshal),
	".txtpb": message(prototext.Unmarshal), ".textproto": message(prototext.Unmarshal),
	".msgpack": one(msgpack.Unmarshal), ".cbor": one(cbor.Unmarshal),
	".gob": gobs, ".avro": avros,
}

// Variable is the environment variable by which a program knows where its messages are: so one
// program measures its type with others too.
const Variable = "WIREBENCH_SAMPLES"

// Known are the ends of the names of files that can be read, in order.
func Known() []string {
	known := []string{".json", ".jsonl"}
	for end := range formats {
		known = append(known, end)
	}
	slices.Sort(known)
	return known
}

// Set returns the data set of the messages in a file, or in those files of a folder whose
// names end as [Known] has it, in the order of their names. A .json file has an array or one
// message, a .jsonl file one a line, an .avro file (with its schema) and a .gob file any
// number, others one each. A single file of another name is JSON. JSON of messages of Google's Protocol Buffers is that of protojson.
// Errors name the file and, of text, the line.
func Set[T any](name, path string) corpus.Set {
	set := corpus.Samples[T](name, path)
	set.Type = codec.Of[T](name)
	set.Messages = func(small bool) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			all, err := Within(path)
			if err != nil {
				yield(nil, err)
				return
			}
			for _, file := range all {
				for v, err := range read[T](name, file) {
					if !yield(v, err) || err != nil {
						return
					}
				}
			}
		}
	}
	return set
}

// Within are the files of a folder that can be read, or the file.
func Within(path string) ([]string, error) {
	entries, err := os.ReadDir(path)
	if info, statErr := os.Stat(path); statErr == nil && !info.IsDir() {
		return []string{path}, nil
	}
	if err != nil {
		return nil, err
	}
	var all []string
	for _, e := range entries {
		if slices.Contains(Known(), filepath.Ext(e.Name())) {
			all = append(all, filepath.Join(path, e.Name()))
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s has no file of messages: their names end with %s", path, strings.Join(Known(), ", "))
	}
	return all, nil
}

func read[T any](name, file string) iter.Seq2[any, error] {
	format, ok := formats[filepath.Ext(file)]
	if !ok {
		decode := []func([]byte, any) error(nil)
		if _, ok := any(new(T)).(proto.Message); ok {
			decode = append(decode, func(b []byte, v any) error { return protojson.Unmarshal(b, v.(proto.Message)) })
		}
		return corpus.Samples[T](name, file, decode...).Messages(false)
	}
	return func(yield func(any, error) bool) {
		f, err := os.Open(file)
		if err != nil {
			yield(nil, err)
			return
		}
		defer f.Close()
		for v, err := range format(f, func() any { return new(T) }) {
			if err != nil {
				yield(nil, fmt.Errorf("%s: %w", file, err))
				return
			}
			if !yield(v, nil) {
				return
			}
		}
	}
}

// one reads a file that is one message.
func one(unmarshal func([]byte, any) error) func(io.Reader, func() any) iter.Seq2[any, error] {
	return func(r io.Reader, empty func() any) iter.Seq2[any, error] {
		return func(yield func(any, error) bool) {
			v := empty()
			b, err := io.ReadAll(r)
			if err == nil {
				err = unmarshal(b, v)
			}
			yield(v, err)
		}
	}
}

// message is one for messages of Protocol Buffers.
func message(unmarshal func([]byte, proto.Message) error) func(io.Reader, func() any) iter.Seq2[any, error] {
	return one(func(b []byte, v any) error {
		m, ok := v.(proto.Message)
		if !ok {
			return fmt.Errorf("%T is no message of Protocol Buffers, of which alone such files can be read", v)
		}
		if bytes.HasPrefix(b, []byte("k8s\x00")) {
			return errors.New("it is in the envelope that Kubernetes puts around messages; decode it with its own library, in a function")
		}
		return unmarshal(b, m)
	})
}

// gobs reads a stream of gob.
func gobs(r io.Reader, empty func() any) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		dec := gob.NewDecoder(r)
		for {
			v := empty()
			err := dec.Decode(v)
			if err == io.EOF || !yield(v, err) || err != nil {
				return
			}
		}
	}
}

// avros reads a container file of Avro, which has its schema.
func avros(r io.Reader, empty func() any) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		dec, err := ocf.NewDecoder(r)
		if err != nil {
			yield(nil, err)
			return
		}
		for dec.HasNext() {
			v := empty()
			if err := dec.Decode(v); !yield(v, err) || err != nil {
				return
			}
		}
		if err := dec.Error(); err != nil {
			yield(nil, err)
		}
	}
}
