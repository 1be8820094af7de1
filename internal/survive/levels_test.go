package survive_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"runtime"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/schema"
)

// deepest is a number of levels for which a decoder of TestLevelsLimited needs more than a sixteenth of the stack.
const deepest = 9000

// descends is a codec whose decoder has a level of its own stack for each level of the message, up to a limit.
func descends(name string, most int) codec.Codec {
	return codec.Codec{Name: name, Format: formats.JSON, Bind: func(t *codec.Type) (codec.Port, error) {
		return codec.Port{
			Marshal: func(v any) ([]byte, error) {
				if n, ok := v.(*note); ok && n.Sub != nil && n.Sub.Sub != nil {
					return nil, errors.New("too many levels")
				}
				return json.Marshal(v)
			},
			Unmarshal: func(b []byte) (any, error) {
				deepest := descend(b, new([1024]int), most)
				runtime.KeepAlive(deepest)
				if deepest >= most {
					return nil, errors.New("too many levels")
				}
				v := t.New()
				return v, json.Unmarshal(b, v)
			},
		}, nil
	}}
}

// encode returns a value as JSON. encoding/json may refuse to write many levels.
func encode(v any) ([]byte, error) {
	n, ok := v.(*note)
	if !ok {
		return json.Marshal(v)
	}
	var b, end []byte
	for ; n != nil; n = n.Sub {
		level, err := json.Marshal(note{Text: n.Text, More: n.More})
		if err != nil {
			return nil, err
		}
		b, end = append(b, bytes.TrimSuffix(level, []byte("null}"))...), append(end, '}')
	}
	return append(append(b, "null"...), end...), nil
}

// nest counts levels, with a frame of eight kilobytes for each.
//
//go:noinline
func nest(b []byte, above *[1024]int) int {
	var frame [1024]int
	for i, c := range b {
		if c == '{' || c == '[' {
			frame[i%1024] = above[i%1024] + 1
			return nest(b[i+1:], &frame)
		}
	}
	return above[0]
}

// descend counts the levels of notes in notes, up to a number, with a frame of eight kilobytes for each. Nothing
// else nests.
//
//go:noinline
func descend(b []byte, above *[1024]int, most int) int {
	var frame [1024]int
	inside, ok := bytes.CutPrefix(b, []byte(`{"Sub": `))
	if !ok || above[0] >= most {
		return above[0]
	}
	frame[0], frame[len(inside)%1023+1] = above[0]+1, 1
	return descend(inside, &frame, most)
}

// TestLevels checks that a decoder whose stack outgrows its limit is found.
func TestLevels(t *testing.T) {
	all := check(t, survive.Hostile, "note", "recursive")
	for _, r := range all {
		t.Logf("%s %s %s: %s %+v %+v", r.Entry, r.Name, r.Verdict, r.What, r.Cost, r.Levels)
	}
	if worst := survive.Worst(all); worst.How != survive.Dies || worst.Name != "deeper values" || worst.Part != schema.Recursive {
		t.Errorf("%q by %s of %s: %s", worst.How, worst.Name, worst.Part, worst.What)
	}
}
