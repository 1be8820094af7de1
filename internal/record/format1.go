package record

import (
	"encoding/json"
	"fmt"
	"slices"
)

// fromFormat1 returns a line of format 1 as format 2 has it.
func fromFormat1(kind string, text []byte) ([]byte, error) {
	if kind == "run" {
		return runFromFormat1(text)
	}
	// Most lines are blocks. Their members are copied as they are.
	return renamed(text, "model", "operation"), nil
}

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

func runFromFormat1(text []byte) ([]byte, error) {
	var run struct {
		Codecs []json.RawMessage `json:"codecs"`
	}
	if err := json.Unmarshal(text, &run); err != nil {
		return nil, err
	}
	for i, c := range run.Codecs {
		run.Codecs[i] = renamed(c, "family", "format")
	}
	codecs, err := json.Marshal(run.Codecs)
	if err != nil {
		return nil, err
	}
	text = renamed(text, "models", "operations")
	for name, member := range members(text) {
		if string(name) == "codecs" {
			return replaced(text, member, fmt.Appendf(nil, `"codecs":%s`, codecs)), nil
		}
	}
	return text, nil
}

// replaced returns a text with another one in place of a part, which is a slice of it.
func replaced(text, part, with []byte) []byte {
	at := cap(text) - cap(part)
	return slices.Concat(text[:at], with, text[at+len(part):])
}
