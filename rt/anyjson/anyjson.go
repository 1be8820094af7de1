// Package anyjson carries interfaces in formats that have none: as JSON in a field of
// bytes or text. An interface then keeps what JSON keeps of it.
package anyjson

import "encoding/json"

// Lowered is how such a port names it.
const Lowered = "interface as JSON"

// Marshal returns v as JSON, nothing for nil.
func Marshal(v any) ([]byte, error) {
	if v == nil {
		return nil, nil
	}
	return json.Marshal(v)
}

// Unmarshal returns what Marshal was given.
func Unmarshal(b []byte) (any, error) {
	if len(b) == 0 {
		return nil, nil
	}
	var v any
	err := json.Unmarshal(b, &v)
	return v, err
}
