package corpus

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"

	"github.com/wirebench/wirebench/codec"
)

// Samples returns a data set of captured messages: those of a .jsonl file, one
// JSON value a line, or of any other file, an array of values or a single one.
// (For a T that is itself an array in JSON, the lines are the way to give one.)
// They are read with encoding/json, or with decode if it is given; fields that T lacks are
// passed over. Errors name the file and the line.
func Samples[T any](name, path string, decode ...func([]byte, any) error) Set {
	read := readJSON
	if filepath.Ext(path) == ".jsonl" {
		read = readLines
	}
	return Set{
		Type:  codec.Of[T](name),
		About: "samples from " + filepath.Base(path),
		Messages: func(bool) iter.Seq2[any, error] {
			return func(yield func(any, error) bool) {
				f, err := os.Open(path)
				if err != nil {
					yield(nil, err)
					return
				}
				defer f.Close()
				for text, err := range read(f) {
					v := new(T)
					if err == nil && len(decode) > 0 {
						if err = decode[0](text.text, v); err != nil {
							err = fmt.Errorf("%d: %w", text.line, err)
						}
					} else if err == nil {
						err = text.into(v)
					}
					if err != nil {
						yield(nil, fmt.Errorf("%s:%w", path, err))
						return
					}
					if !yield(v, nil) {
						return
					}
				}
			}
		},
	}
}

// sample is the text of one value, and the line on which it begins.
type sample struct {
	text []byte
	line int
}

func (s sample) into(v any) error {
	// A json.RawMessage would keep the spaces between tokens, which no encoder
	// writes again.
	var dense bytes.Buffer
	if json.Compact(&dense, s.text) == nil && json.Unmarshal(dense.Bytes(), v) == nil {
		return nil
	}
	err := json.Unmarshal(s.text, v)
	if err == nil {
		return nil
	}
	// The offset counts the bytes read, the one at fault among them.
	var syntax *json.SyntaxError
	var mismatch *json.UnmarshalTypeError
	offset := 0
	switch {
	case errors.As(err, &syntax):
		offset = int(syntax.Offset) - 1
	case errors.As(err, &mismatch):
		offset = int(mismatch.Offset) - 1
	}
	// A type's own UnmarshalJSON may report an offset in some other text.
	offset = min(max(offset, 0), len(s.text))
	return fmt.Errorf("%d: %w", s.line+bytes.Count(s.text[:offset], []byte("\n")), err)
}

// readLines yields the lines that are not blank.
func readLines(r io.Reader) iter.Seq2[sample, error] {
	return func(yield func(sample, error) bool) {
		lines := bufio.NewReader(r)
		for n := 1; ; n++ {
			text, err := lines.ReadBytes('\n')
			if err != nil && err != io.EOF {
				yield(sample{}, fmt.Errorf("%d: %w", n, err))
				return
			}
			text = bytes.TrimSpace(text)
			if len(text) > 0 && !yield(sample{text, n}, nil) || err == io.EOF {
				return
			}
		}
	}
}

// readJSON yields the elements of an array, or any other value as it is.
func readJSON(r io.Reader) iter.Seq2[sample, error] {
	return func(yield func(sample, error) bool) {
		text, err := io.ReadAll(r)
		if err != nil {
			yield(sample{}, fmt.Errorf("1: %w", err))
			return
		}
		whole := sample{text, 1}
		// The syntax of the whole is checked first: what follows can rely on it.
		if err := whole.into(new(json.RawMessage)); err != nil {
			yield(sample{}, err)
			return
		}
		if bytes.TrimSpace(text)[0] != '[' {
			yield(whole, nil)
			return
		}
		yieldElements(text, yield)
	}
}

func yieldElements(array []byte, yield func(sample, error) bool) {
	dec := json.NewDecoder(bytes.NewReader(array))
	_, err := dec.Token() // [
	line, counted := 1, 0
	for err == nil && dec.More() {
		var element json.RawMessage
		if err = dec.Decode(&element); err != nil {
			break
		}
		start := int(dec.InputOffset()) - len(element)
		line += bytes.Count(array[counted:start], []byte("\n"))
		counted = start
		if !yield(sample{element, line}, nil) {
			return
		}
	}
	if err != nil {
		yield(sample{}, fmt.Errorf("%d: %w", line, err))
	}
}
