package edge

import (
	"encoding/json"
	"fmt"
)

// Customs has fields of types that encode themselves in some formats.
type Customs struct {
	Grade     Grade
	Grades    []Grade
	ByGrade   map[Grade]string
	BestGrade *Grade
	Span      Span
	Spans     []Span
	BestSpan  *Span
}

// Grade is a number that is a letter in text formats: A for 0, up to Z.
type Grade int32

// MarshalText returns the letter.
func (g Grade) MarshalText() ([]byte, error) {
	if g < 0 || g > 'Z'-'A' {
		return nil, fmt.Errorf("grade %d has no letter", int32(g))
	}
	return []byte{byte('A' + g)}, nil
}

// UnmarshalText takes the letter.
func (g *Grade) UnmarshalText(text []byte) error {
	if len(text) != 1 || text[0] < 'A' || text[0] > 'Z' {
		return fmt.Errorf("%q is no grade", text)
	}
	*g = Grade(text[0] - 'A')
	return nil
}

// Span is a struct that encodes itself as a list of two numbers in JSON.
type Span struct{ From, To int32 }

// MarshalJSON returns the list.
func (s Span) MarshalJSON() ([]byte, error) { return json.Marshal([2]int32{s.From, s.To}) }

// UnmarshalJSON takes the list.
func (s *Span) UnmarshalJSON(text []byte) error {
	var ends [2]int32
	if err := json.Unmarshal(text, &ends); err != nil {
		return err
	}
	s.From, s.To = ends[0], ends[1]
	return nil
}
