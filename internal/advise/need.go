// Package advise recommends codecs that meet a reader's needs, the cheapest for the reader's load
// first, and says why others are excluded.
//
// It must not know any codec: it decides by the facts and figures of a record only.
//
// # From a record to advice
//
//  1. A [Question] has needs, reads and writes, a link and data sets. [Parse] reads needs from words.
//
//  2. A need is decided by facts: what the proof of a cell saw, and what the codec declares and the
//     proof confirmed. No run checks some needs. They are decided by documentation with a source, and
//     a codec without any does not meet them, since what nobody checked must not favour a codec.
//
//  3. The cost of a codec is the time of a message: to encode it, to send it, to decode it, and to
//     collect the garbage of both. It is computed for each process and then compared like a time, so
//     its interval also predicts another program's value.
//
//  4. A codec is sound if a program can rely on it: see [Question]. Only sound codecs are
//     recommended. Cheaper ones are named with their risk.
//
//  5. [Ask] returns the candidates, the excluded codecs with reasons, the smallest sets of needs
//     that must be dropped if no codec is left, and what would change the answer.
package advise

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/codec/formats"
)

// Need is a property that a codec must have.
type Need struct {
	Name string
	// Values are those of the needs "languages", spelled as in [formats.Languages], "format", "fields" and
	// "evolution".
	Values []string
}

// String returns the need as [Parse] reads it.
func (n Need) String() string {
	if len(n.Values) > 0 {
		return n.Name + "=" + strings.ToLower(strings.Join(n.Values, ","))
	}
	return n.Name
}

// Kind returns the description of a need.
func (n Need) Kind() Kind {
	for _, k := range Kinds {
		if k.Name == n.Name {
			return k
		}
	}
	return Kind{Name: n.Name, judge: func(option, Need) Verdict { return Verdict{Standing: Open, Why: "the need is unknown"} }}
}

// About says what the need asks for. It has at most one value.
func (n Need) About() string {
	k := n.Kind()
	for _, value := range n.Values {
		if more := k.More[value]; more != "" {
			return more
		}
	}
	return k.About
}

// UnknownError reports a need or a language that does not exist.
type UnknownError struct {
	What, Name string
	Known      []string
}

func (e *UnknownError) Error() string { return fmt.Sprintf("unknown %s %q", e.What, e.Name) }

// Parse reads needs from words such as "zone" and "languages=python". Words that directly follow a need which has
// values, and that are values of it, belong to it. Its error is an [UnknownError].
func Parse(words []string) ([]Need, error) {
	var needs []Need
	add := func(n Need) *Need {
		for i := range needs {
			if needs[i].Name == n.Name {
				return &needs[i]
			}
		}
		needs = append(needs, n)
		return &needs[len(needs)-1]
	}
	last := Kind{}
	for _, word := range words {
		name, value, has := strings.Cut(strings.TrimSpace(word), "=")
		at := slices.IndexFunc(Kinds, func(k Kind) bool { return k.Name == name })
		switch {
		case at >= 0 && (has == (Kinds[at].Values != nil) || !has && Kinds[at].More != nil):
			last = Kinds[at]
			if !has {
				add(Need{Name: name})
				continue
			}
		case at < 0 && !has && (last.value(name) != "" || last.isGo(name)):
			value = name
		case at < 0 && !has && ofValue(name) >= 0: // such as widen, for evolution=widen
			last, value = Kinds[ofValue(name)], name
		default:
			e := &UnknownError{What: "need", Name: word}
			for _, k := range Kinds {
				e.Known = append(e.Known, k.Name)
			}
			return nil, e
		}
		if last.isGo(value) {
			continue
		}
		of := last.value(value)
		if of == "" {
			return nil, &UnknownError{strings.TrimSuffix(last.Name, "s"), value, last.Values}
		}
		if n := add(Need{Name: last.Name}); !slices.Contains(n.Values, of) {
			n.Values = append(n.Values, of)
		}
	}
	return needs, nil
}

// ofValue returns the place of the need whose values say by themselves what they ask for, if the name is one of them.
func ofValue(name string) int {
	return slices.IndexFunc(Kinds, func(k Kind) bool { return k.More != nil && k.value(name) != "" })
}

// isGo reports whether a value of the need is Go, which reads every format here.
func (k Kind) isGo(value string) bool { return k.Name == languages && strings.EqualFold(value, "go") }

// value returns a value of the need as it is spelled, or "" if the need has no such value.
func (k Kind) value(name string) string {
	switch k.Name {
	case languages:
		return formats.Language(name)
	case sameFormat:
		for _, f := range formats.All {
			if f.Called(name) {
				return f.Name
			}
		}
		return ""
	}
	if slices.Contains(k.Values, strings.ToLower(name)) {
		return strings.ToLower(name)
	}
	return ""
}
