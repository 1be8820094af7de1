package files

import (
	"bytes"
	"cmp"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	jsonv1 "github.com/go-json-experiment/json/v1"

	"github.com/wirebench/wirebench/internal/methodpanic"
	"github.com/wirebench/wirebench/internal/usertype/captured"
)

// sample is a message in JSON.
type sample captured.Message

// into decodes a sample as encoding/json does. The error has the line of the part that does not fit,
// and the path to it.
func (s sample) into(v any) (bad *captured.Misfit) {
	defer func() {
		if p := recover(); p != nil {
			bad = &captured.Misfit{Line: s.Line, Err: methodpanic.Panicked(p)}
		}
	}()
	if ok, err := protobufJSON(s.Text, v); err != nil {
		return &captured.Misfit{Line: s.Line, Err: err}
	} else if ok {
		return nil
	}
	// A json.RawMessage would keep the spaces between tokens, but encoders don't write them.
	var dense bytes.Buffer
	err := json.Compact(&dense, s.Text)
	if err == nil {
		if dense.String() == "null" {
			return &captured.Misfit{Line: s.Line, Err: errors.New("null isn't a message")}
		}
		if err = json.Unmarshal(dense.Bytes(), v); err == nil || gogoJSON(s.Text, v) {
			return nil
		}
	}
	return s.explain(err, reflect.TypeOf(v).Elem())
}

// explain says where a sample does not fit a type. encoding/json does not say where a method fails,
// or in which element of a list.
func (s sample) explain(err error, t reflect.Type) *captured.Misfit {
	options := jsonv2.JoinOptions(jsonv1.DefaultOptionsV1(), jsonv1.ReportErrorsWithLegacySemantics(false))
	again := jsonv2.Unmarshal(s.Text, reflect.New(t).Interface(), options)
	var syntax *jsontext.SyntacticError
	var meaning *jsonv2.SemanticError
	switch {
	case errors.As(again, &meaning):
		return s.at(meaning.ByteOffset, meaning.JSONPointer, unfit(meaning))
	case errors.As(again, &syntax):
		return s.at(syntax.ByteOffset, syntax.JSONPointer, syntax.Err)
	}
	return &captured.Misfit{Line: s.Line, Err: err}
}

// at puts the line and the path before an error.
func (s sample) at(offset int64, pointer jsontext.Pointer, err error) *captured.Misfit {
	begin := min(max(int(offset), 0), len(s.Text))
	// The offset may be that of spaces or a separator before the value.
	begin += len(s.Text[begin:]) - len(bytes.TrimLeft(s.Text[begin:], " \t\r\n,:"))
	line := s.Line + bytes.Count(s.Text[:min(begin, len(bytes.TrimSpace(s.Text)))], []byte("\n"))
	if path := s.path(pointer); path != "" {
		err = fmt.Errorf("%s: %w", path, err)
	}
	return &captured.Misfit{Line: line, Err: err}
}

// path writes a JSON pointer as Go would: "Lines[1].Price".
func (s sample) path(pointer jsontext.Pointer) string {
	var path strings.Builder
	var in any
	_ = json.Unmarshal(s.Text, &in) // of invalid JSON only the names are known
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

// unfit says why a JSON value does not fit into a Go type.
func unfit(e *jsonv2.SemanticError) error {
	kind := kinds[e.JSONKind]
	if e.JSONKind == '0' && len(e.JSONValue) > 0 {
		kind = "the number " + string(e.JSONValue)
	}
	switch {
	case e.GoType == nil:
		return cmp.Or[error](e.Err, e)
	case e.GoType.Kind() == reflect.Interface && e.GoType.NumMethod() > 0:
		return fmt.Errorf("JSON does not say which type the interface %s holds; write a function that returns the samples, and name it with --samples", e.GoType)
	case e.Err == nil:
		return fmt.Errorf("%s does not fit into %s", kind, e.GoType)
	}
	var failed *methodpanic.Error
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
			return &methodpanic.Error{Method: e.GoType.String() + "." + m.name, Err: e.Err}
		}
	}
	return fmt.Errorf("%s does not fit into %s: %w", kind, e.GoType, e.Err)
}

var kinds = map[jsontext.Kind]string{
	'n': "null", 't': "true", 'f': "false", '"': "a string", '0': "a number", '{': "an object", '[': "an array", 0: "the value",
}
