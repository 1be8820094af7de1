package files

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	jsonv1 "github.com/go-json-experiment/json/v1"

	"github.com/wirebench/wirebench/method"
)

// sample is the text of one value in JSON, and the line on which it begins.
type sample struct {
	text []byte
	line int
}

// misfit is an error, and the line that it is about.
type misfit struct {
	line int
	err  error
}

// samples yields the values of a file: those of a .jsonl file, one a line, or of any other
// file, an array of values or a single one. (For a type that is itself an array in JSON, the
// lines are the way to give one.)
func samples(path string, r io.Reader) iter.Seq2[sample, *misfit] {
	if filepath.Ext(path) == ".jsonl" {
		return readLines(r)
	}
	return readJSON(r)
}

// into decodes a sample as encoding/json does. The error has the line of what does not fit and the path to
// it.
func (s sample) into(v any) (bad *misfit) {
	defer func() {
		if p := recover(); p != nil {
			bad = &misfit{s.line, method.Panicked(p)}
		}
	}()
	if ok, err := protobufJSON(s.text, v); err != nil {
		return &misfit{s.line, err}
	} else if ok {
		return nil
	}
	// A json.RawMessage would keep the spaces between tokens, which no encoder writes again.
	var dense bytes.Buffer
	err := json.Compact(&dense, s.text)
	if err == nil {
		if dense.String() == "null" {
			return &misfit{s.line, errors.New("null is no message")}
		}
		if err = json.Unmarshal(dense.Bytes(), v); err == nil || gogoJSON(s.text, v) {
			return nil
		}
	}
	return s.explain(err, reflect.TypeOf(v).Elem())
}

// explain says where a sample does not fit a type: encoding/json itself does not tell where
// its methods fail, nor which element of a list it is.
func (s sample) explain(err error, t reflect.Type) *misfit {
	options := jsonv2.JoinOptions(jsonv1.DefaultOptionsV1(), jsonv1.ReportErrorsWithLegacySemantics(false))
	again := jsonv2.Unmarshal(s.text, reflect.New(t).Interface(), options)
	var syntax *jsontext.SyntacticError
	var meaning *jsonv2.SemanticError
	switch {
	case errors.As(again, &meaning):
		return s.at(meaning.ByteOffset, meaning.JSONPointer, unfit(meaning))
	case errors.As(again, &syntax):
		return s.at(syntax.ByteOffset, syntax.JSONPointer, syntax.Err)
	}
	return &misfit{s.line, err}
}

// at puts the line and the path before an error.
func (s sample) at(offset int64, pointer jsontext.Pointer, err error) *misfit {
	begin := min(max(int(offset), 0), len(s.text))
	// The offset may be that of what stands before the value.
	begin += len(s.text[begin:]) - len(bytes.TrimLeft(s.text[begin:], " \t\r\n,:"))
	line := s.line + bytes.Count(s.text[:min(begin, len(bytes.TrimSpace(s.text)))], []byte("\n"))
	if path := s.path(pointer); path != "" {
		err = fmt.Errorf("%s: %w", path, err)
	}
	return &misfit{line, err}
}

// path writes a JSON pointer as Go would: "Lines[1].Price".
func (s sample) path(pointer jsontext.Pointer) string {
	var path strings.Builder
	var in any
	_ = json.Unmarshal(s.text, &in) // of text that is no JSON the names are all there is
	for token := range pointer.Tokens() {
		members, isObject := in.(map[string]any)
		i, err := strconv.Atoi(token)
		if err == nil && !isObject {
			fmt.Fprintf(&path, "[%d]", i)
			if list, _ := in.([]any); i < len(list) {
				in = list[i]
			}
			continue
		}
		if path.Len() > 0 {
			path.WriteByte('.')
		}
		path.WriteString(token)
		in = members[token]
	}
	return path.String()
}

// unfit says why a JSON value is none of a Go type.
func unfit(e *jsonv2.SemanticError) error {
	kind := kinds[e.JSONKind]
	if e.JSONKind == '0' && len(e.JSONValue) > 0 {
		kind = "the number " + string(e.JSONValue)
	}
	switch {
	case e.GoType == nil:
		return cmp.Or[error](e.Err, e)
	case e.GoType.Kind() == reflect.Interface && e.GoType.NumMethod() > 0:
		return fmt.Errorf("JSON does not tell which type is to stand behind the interface %s; write a function that returns the samples, and name it with --samples", e.GoType)
	case e.Err == nil:
		return fmt.Errorf("%s does not fit into %s", kind, e.GoType)
	}
	var failed *method.Error
	if errors.As(e.Err, &failed) {
		return e.Err
	}
	for _, m := range []struct {
		name string
		of   reflect.Type
	}{
		{"UnmarshalJSON", reflect.TypeFor[json.Unmarshaler]()},
		{"UnmarshalText", reflect.TypeFor[encoding.TextUnmarshaler]()},
	} {
		if reflect.PointerTo(e.GoType).Implements(m.of) {
			return &method.Error{Method: e.GoType.String() + "." + m.name, Err: e.Err}
		}
	}
	return fmt.Errorf("%s does not fit into %s: %w", kind, e.GoType, e.Err)
}

var kinds = map[jsontext.Kind]string{
	'n': "null", 't': "true", 'f': "false", '"': "a string", '0': "a number", '{': "an object", '[': "an array", 0: "the value",
}

// readLines yields the lines that are not blank.
func readLines(r io.Reader) iter.Seq2[sample, *misfit] {
	return func(yield func(sample, *misfit) bool) {
		lines := bufio.NewReader(r)
		for n := 1; ; n++ {
			text, err := lines.ReadBytes('\n')
			if err != nil && err != io.EOF {
				yield(sample{}, &misfit{n, err})
				return
			}
			text = bytes.TrimSpace(text)
			if len(text) > 0 && !yield(sample{text, n}, nil) || err == io.EOF {
				return
			}
		}
	}
}

// readJSON yields the elements of an array, or any other value as it is; nothing of a file that
// is empty.
func readJSON(r io.Reader) iter.Seq2[sample, *misfit] {
	return func(yield func(sample, *misfit) bool) {
		text, err := io.ReadAll(r)
		if err != nil {
			yield(sample{}, &misfit{1, err})
			return
		}
		whole := sample{text, 1}
		first := bytes.TrimSpace(text)
		switch {
		case len(first) == 0 || string(first) == "null":
			return
		case !json.Valid(text): // what follows can rely on it
			err := json.Unmarshal(text, new(json.RawMessage))
			yield(sample{}, whole.explain(err, reflect.TypeFor[json.RawMessage]()))
		case first[0] != '[':
			yield(whole, nil)
		default:
			yieldElements(text, yield)
		}
	}
}

func yieldElements(array []byte, yield func(sample, *misfit) bool) {
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
		yield(sample{}, &misfit{line, err})
	}
}
