// Package anyjson carries interfaces in formats that have none. An interface becomes JSON in a field
// of bytes or text, and keeps as much of its value as JSON does.
//
// It must not know the format around the JSON.
package anyjson

import "encoding/json"

// Lowered is the note with which ports report that they do so.
const Lowered = "interface as JSON"

// Marshal returns v as JSON, or no bytes if v is nil.
func Marshal(v any) ([]byte, error) {
	if v == nil {
		return nil, nil
	}
	return json.Marshal(v)
}

// Unmarshal returns the value that Marshal encoded, as encoding/json decodes it into an any.
func Unmarshal(b []byte) (any, error) {
	if len(b) == 0 {
		return nil, nil
	}
	var v any
	err := json.Unmarshal(b, &v)
	return v, err
}
