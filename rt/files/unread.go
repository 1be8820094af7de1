package files

import (
	"encoding"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"google.golang.org/protobuf/proto"

	"github.com/wirebench/wirebench/internal/usertype/captured"
)

// unread counts the JSON messages, among the first n, that have a field that the type lacks. The keys
// are the paths of such fields. In a message of Protocol Buffers only the first such field counts.
func unread[T any](path string, n int) (map[string]int, error) {
	all, err := captured.Files(path)
	if err != nil {
		return nil, err
	}
	found := make(map[string]int)
	for _, file := range all {
		if _, other := formats[filepath.Ext(file)]; other || n == 0 {
			continue
		}
		f, err := os.Open(file)
		if err != nil {
			return nil, err
		}
		for m := range captured.JSON(file, f) { // errors were reported when the messages were read
			for path := range lacking[T](m.Text) {
				found[path]++
			}
			if n--; n == 0 {
				break
			}
		}
		if err := f.Close(); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// lacking returns the paths of the fields in a message that the type lacks.
func lacking[T any](text []byte) map[string]bool {
	found := make(map[string]bool)
	if m, ok := any(new(T)).(proto.Message); ok {
		found[unreadProtobuf(text, m)] = true
	} else {
		var in any
		_ = json.Unmarshal(text, &in) // invalid JSON has no fields
		lacks(reflect.TypeFor[T](), in, "", found)
	}
	delete(found, "")
	return found
}

// lacks finds the members of JSON objects for which encoding/json finds no field.
func lacks(t reflect.Type, in any, path string, found map[string]bool) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	pointer := reflect.PointerTo(t)
	if pointer.Implements(reflect.TypeFor[json.Unmarshaler]()) || pointer.Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) {
		return // the fields that its method reads are unknown
	}
	switch in := in.(type) {
	case []any:
		if t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
			for _, element := range in {
				lacks(t.Elem(), element, path+"[]", found)
			}
		}
	case map[string]any:
		switch t.Kind() {
		case reflect.Map:
			for _, element := range in {
				lacks(t.Elem(), element, path+"[]", found)
			}
		case reflect.Struct:
			fields := members(t)
			for name, value := range in {
				below := strings.TrimPrefix(path+"."+name, ".")
				if of, ok := fields[strings.ToLower(name)]; ok {
					lacks(of, value, below, found)
				} else {
					found[below] = true
				}
			}
		}
	}
}

// members returns the types of a struct's fields by their names in JSON, in lower case.
func members(t reflect.Type) map[string]reflect.Type {
	fields := make(map[string]reflect.Type)
	for _, f := range reflect.VisibleFields(t) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if !f.IsExported() || f.Tag.Get("json") == "-" || f.Anonymous && name == "" && structure(f.Type) {
			continue // VisibleFields has the promoted fields
		}
		if name == "" {
			name = f.Name
		}
		fields[strings.ToLower(name)] = f.Type
	}
	return fields
}

func structure(t reflect.Type) bool {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.Kind() == reflect.Struct
}
