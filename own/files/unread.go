package files

import (
	"encoding"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"google.golang.org/protobuf/proto"
)

// unread counts in how many messages of JSON files a field stands that a type lacks, by its
// path. Of messages of Protocol Buffers it is the first such field of each.
func unread[T any](path string) (map[string]int, error) {
	all, err := within(path)
	if err != nil {
		return nil, err
	}
	found := make(map[string]int)
	for _, file := range all {
		if _, other := formats[filepath.Ext(file)]; other {
			continue
		}
		f, err := os.Open(file)
		if err != nil {
			return nil, err
		}
		for s, err := range samples(file, f) {
			if err != nil { // which whoever reads the messages is told
				continue
			}
			lacking := make(map[string]bool)
			if m, ok := any(new(T)).(proto.Message); ok {
				lacking[unreadProtobuf(s.text, m)] = true
			} else {
				var in any
				_ = json.Unmarshal(s.text, &in)
				lacks(reflect.TypeFor[T](), in, "", lacking)
			}
			delete(lacking, "")
			for path := range lacking {
				found[path]++
			}
		}
		if err := f.Close(); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// lacks finds the members of JSON objects for which encoding/json finds no field.
func lacks(t reflect.Type, in any, path string, found map[string]bool) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	pointer := reflect.PointerTo(t)
	if pointer.Implements(reflect.TypeFor[json.Unmarshaler]()) || pointer.Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) {
		return // its method reads what it likes
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

// members are the types of a struct's fields by their names in JSON, in lower case.
func members(t reflect.Type) map[string]reflect.Type {
	fields := make(map[string]reflect.Type)
	for _, f := range reflect.VisibleFields(t) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if !f.IsExported() || f.Tag.Get("json") == "-" || f.Anonymous && name == "" && structure(f.Type) {
			continue // promoted fields are visible themselves
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
