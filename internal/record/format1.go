package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
)

// fromFormat1 returns a line of format 1 as format 2 has it.
func fromFormat1(kind string, text []byte) ([]byte, error) {
	switch kind {
	case "run":
		return runFromFormat1(text)
	case "data":
		return dataFromFormat1(text), nil
	}
	// Most lines are blocks. Their members are copied as they are.
	return renamed(text, "model", "operation"), nil
}

func dataFromFormat1(text []byte) []byte { return renamed(text, "plain", "surrogate") }

func codecFromFormat1(text []byte) []byte { return renamed(text, "family", "format") }

// renamed returns an object in which a member has another name.
func renamed(text []byte, from, to string) []byte {
	for name, member := range members(text) {
		if string(name) != from {
			continue
		}
		return replaced(text, member, fmt.Appendf(nil, "%q%s", to, member[stringLen(member):]))
	}
	return text
}

func runFromFormat1(text []byte) (_ []byte, err error) {
	text = renamed(text, "models", "operations")
	if text, err = changed(text, "codecs", codecFromFormat1); err != nil {
		return nil, err
	}
	return changed(text, "data", dataFromFormat1)
}

// changed returns an object in which the objects of one member, a list, are changed.
func changed(text []byte, list string, change func([]byte) []byte) ([]byte, error) {
	for name, member := range members(text) {
		if string(name) != list {
			continue
		}
		var objects []json.RawMessage
		_, value, _ := bytes.Cut(member[stringLen(member):], []byte(":"))
		if err := json.Unmarshal(value, &objects); err != nil {
			return nil, err
		}
		for i, o := range objects {
			objects[i] = change(o)
		}
		with, err := json.Marshal(objects)
		if err != nil {
			return nil, err
		}
		return replaced(text, member, fmt.Appendf(nil, "%q:%s", list, with)), nil
	}
	return text, nil
}

// replaced returns a text with another one in place of a part, which is a slice of it.
func replaced(text, part, with []byte) []byte {
	at := cap(text) - cap(part)
	return slices.Concat(text[:at], with, text[at+len(part):])
}
