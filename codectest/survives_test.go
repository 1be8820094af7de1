package codectest

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/internal/survive"
)

// TestSurvives checks a codec of which nothing harmful is known.
func TestSurvives(t *testing.T) {
	Survives(t, jsoncodec.Codecs()[0], Data(person.Sets()[0]))
}

// TestSurvivesNot checks that a decoder that panics at the end of its input is found.
func TestSurvivesNot(t *testing.T) {
	careless := codec.Codec{Name: "careless", Format: formats.Named("careless"), Bind: codec.Reflective(json.Marshal, func(b []byte, v any) error {
		if b[0] != '{' {
			return json.Unmarshal(nil, v)
		}
		return json.Unmarshal(b, v)
	})}
	s := defaults()
	Data(person.Sets()[0])(&s)
	all, err := s.survive(t, careless)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(all, func(r survive.Result) bool { return r.Dangerous() && r.How == survive.Panics && r.Input.Len() == 0 }) {
		t.Errorf("the panic at an empty message is not found: %+v", all)
	}
}
