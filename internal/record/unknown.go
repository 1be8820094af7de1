package record

import (
	"bytes"
	"encoding/json"
	"iter"
	"reflect"
	"strings"
	"sync"
)

// Unknown holds the members of a JSON object that this program doesn't know, as they stand in the
// record: a later program has added them. They are written again, so that no program that joins or
// copies records loses what another one has found out.
type Unknown string

// Line is a line of a kind that this program doesn't know. It is kept like [Unknown].
type Line struct {
	Kind string
	Text string
}

// lineMember is the member that all lines begin with. No type has it as a field.
const lineMember = "kind"

// decodeKeeping decodes an object, and keeps the members that T has no field for. alsoKnown are members that
// are handled elsewhere.
func decodeKeeping[T any](text []byte, into *T, unknown *Unknown, alsoKnown ...string) error {
	if err := json.Unmarshal(text, into); err != nil {
		return err
	}
	var rest []byte
	fields := fieldsOf(reflect.TypeFor[T]())
	for name, member := range members(text) {
		if known(name, fields) || known(name, alsoKnown) {
			continue
		}
		if rest != nil {
			rest = append(rest, ',')
		}
		rest = append(rest, member...)
	}
	*unknown = Unknown(rest)
	return nil
}

// encodeKept encodes an object with the members that were kept.
func encodeKept[T any](object T, unknown Unknown) ([]byte, error) {
	text, err := json.Marshal(object)
	if err != nil || unknown == "" {
		return text, err
	}
	text = text[:len(text)-1]
	if text[len(text)-1] != '{' {
		text = append(text, ',')
	}
	return append(append(text, unknown...), '}'), nil
}

// known reports whether a name is in the list. Package json ignores the case of names.
func known(name []byte, list []string) bool {
	for _, k := range list {
		if len(k) == len(name) && (string(name) == k || strings.EqualFold(string(name), k)) {
			return true
		}
	}
	return false
}

var fieldNames sync.Map // by reflect.Type

// fieldsOf returns the names of the members that package json reads into a struct.
func fieldsOf(t reflect.Type) []string {
	if names, ok := fieldNames.Load(t); ok {
		return names.([]string)
	}
	var names []string
	for _, f := range reflect.VisibleFields(t) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name != "" && name != "-" {
			names = append(names, name)
		}
	}
	fieldNames.Store(t, names)
	return names
}

// members yields the members of a valid JSON object: the name, and the whole member with its name.
func members(text []byte) iter.Seq2[[]byte, []byte] {
	return func(yield func(name, member []byte) bool) {
		at := bytes.IndexByte(text, '{') + 1
		if at == 0 {
			return // null
		}
		for {
			start := bytes.IndexByte(text[at:], '"')
			if start < 0 {
				return // the end of the object
			}
			start += at
			name := text[start : start+stringLen(text[start:])]
			end := start + len(name)
			for depth := 0; depth > 0 || text[end] != ',' && text[end] != '}'; {
				switch text[end] {
				case '"':
					end += stringLen(text[end:])
					continue
				case '{', '[':
					depth++
				case '}', ']':
					depth--
				}
				end++
			}
			if !yield(unquoted(name), bytes.TrimSpace(text[start:end])) || text[end] == '}' {
				return
			}
			at = end + 1
		}
	}
}

// stringLen returns the length of the JSON string that a text begins with.
func stringLen(text []byte) int {
	for i := 1; ; i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
}

func unquoted(name []byte) []byte {
	if bytes.IndexByte(name, '\\') < 0 {
		return name[1 : len(name)-1]
	}
	var s string
	if err := json.Unmarshal(name, &s); err != nil {
		return name // can't be: the object is valid
	}
	return []byte(s)
}
