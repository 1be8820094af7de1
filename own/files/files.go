// Package files reads messages that were captured: JSON, and messages encoded in the formats
// that services send, a file or a folder of files.
package files

import (
	"bufio"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/method"
)

// format reads the messages of a file into what empty returns. An error is that of one message;
// those behind it are read where the format lets a reader find them.
type format func(r *reader, empty func() any) iter.Seq2[any, error]

// formats are those of files by the ends of their names, but for JSON.
var formats = map[string]format{
	".pb": one(protobuf), ".binpb": one(protobuf),
	".txtpb": one(protobufText), ".textproto": one(protobufText),
	".msgpack": msgpacks, ".cbor": cbors, ".gob": gobs, ".avro": avros,
}

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
// message, a .jsonl file one a line, files of Protocol Buffers one, others any number. A single
// file of another name is JSON. JSON of messages of Google's Protocol Buffers is that of
// protojson; fields that the type lacks are passed over, and counted by Unread. What does not
// fit is a [*corpus.Unfit], which names the file, and the line and the field or the number of
// the message.
func Set[T any](name, path string) corpus.Set {
	return corpus.Set{
		Type:  codec.Of[T](name),
		About: "samples from " + filepath.Base(path),
		Messages: func(bool) iter.Seq2[any, error] {
			return func(yield func(any, error) bool) {
				all, err := within(path)
				if err != nil {
					yield(nil, err)
					return
				}
				for _, file := range all {
					for v, err := range read(file, func() any { return new(T) }) {
						if !yield(v, err) {
							return
						}
					}
				}
			}
		},
		Unread: func() (map[string]int, error) { return unread[T](path) },
	}
}

// within are the files of a folder that can be read, or the file.
func within(path string) ([]string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return []string{path}, nil
	}
	entries, err := os.ReadDir(path)
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
			for s, bad := range samples(file, f) {
				v, err := empty(), error(nil)
				if bad == nil {
					bad = s.into(v)
				}
				if bad != nil {
					v, err = nil, &corpus.Unfit{Place: fmt.Sprintf("%s:%d", file, bad.line), Err: bad.err}
				}
				if !yield(v, err) {
					return
				}
			}
			return
		}
		n := 0
		for v, err := range format(newReader(f), empty) {
			if err != nil {
				v, err = nil, &corpus.Unfit{Place: fmt.Sprintf("%s: message %d", file, n), Err: err}
			}
			if !yield(v, err) {
				return
			}
			n++
		}
	}
}

// reader counts the bytes that were read of a file.
type reader struct {
	*bufio.Reader
	under *counter
}

type counter struct {
	io.Reader
	n int
}

func (c *counter) Read(b []byte) (int, error) {
	n, err := c.Reader.Read(b)
	c.n += n
	return n, err
}

func newReader(r io.Reader) *reader {
	under := &counter{Reader: r}
	return &reader{bufio.NewReader(under), under}
}

// offset is that of the next byte in the file.
func (r *reader) offset() int { return r.under.n - r.Buffered() }

// end reports whether nothing follows.
func (r *reader) end() bool {
	_, err := r.Peek(1)
	return err == io.EOF
}

// guarded returns the error of a decoder, or of a method of the type that panics in it.
func guarded(decode func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = method.Panicked(p)
		}
	}()
	return decode()
}

// one reads a file that is one message.
func one(unmarshal func([]byte, any) error) format {
	return func(r *reader, empty func() any) iter.Seq2[any, error] {
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
