package check

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/memory"
)

func decodedLetter(b []byte) (any, error) {
	v := new(letter)
	return v, json.Unmarshal(b, v)
}

var resultsTests = []struct {
	name      string
	operation codec.Operation
	port      func(p *codec.Port)
	marks     codec.Marks
	allocated float64
	fault     string
}{
	{name: "encodings of their own", operation: codec.Encode, port: func(*codec.Port) {}},
	{name: "one value for all", operation: codec.Decode, port: func(p *codec.Port) {
		one := new(letter)
		p.Unmarshal = func(b []byte) (any, error) { *one = letter{}; return one, json.Unmarshal(b, one) }
	}, fault: "decoded values share memory"},
	{name: "a pool of 16", operation: codec.Decode, port: func(p *codec.Port) {
		var pool [16]letter
		n := 0
		p.Unmarshal = func(b []byte) (any, error) {
			n++
			v := &pool[n%16]
			*v = letter{}
			return v, json.Unmarshal(b, v)
		}
	}, fault: "decoded values share memory"},
	{name: "one slice for two of one message", operation: codec.Decode, port: func(p *codec.Port) {
		bodies := make(map[string][]byte)
		p.Unmarshal = func(b []byte) (any, error) {
			v, err := decodedLetter(b)
			l := v.(*letter)
			if bodies[l.To] == nil {
				bodies[l.To] = l.Body
			}
			l.Body = bodies[l.To]
			return v, err
		}
	}, fault: "decoded values share memory"},
	{name: "marked so", operation: codec.Decode, port: func(p *codec.Port) {
		one := new(letter)
		p.Unmarshal = func(b []byte) (any, error) { *one = letter{}; return one, json.Unmarshal(b, one) }
	}, marks: codec.Marks{Shares: true}},
	{name: "room that is another result's", operation: codec.Encode, port: func(p *codec.Port) {
		arena, at := make([]byte, 1<<20), 0
		p.Marshal = func(v any) ([]byte, error) {
			b, err := json.Marshal(v)
			out := append(arena[at:at], b...)
			at += len(b)
			return out, err
		}
	}, fault: "overwrites an earlier result"},
	{name: "the same bytes for a value", operation: codec.Encode, port: remembering, fault: "two encodings of a message share memory"},
	{name: "the same bytes for a value, marked", operation: codec.Encode, port: remembering, marks: codec.Marks{Overwrites: true}},
	{name: "memory that wraps", operation: codec.Encode, port: func(p *codec.Port) {
		arena, at := make([]byte, 64<<10), 0
		p.Marshal = func(v any) ([]byte, error) {
			b, err := json.Marshal(v)
			if at+len(b) > len(arena) {
				at = 0
			}
			out := arena[at : at+copy(arena[at:], b) : at+len(b)]
			at += len(b)
			return out, err
		}
	}, fault: "a later encode overwrites an earlier result"},
	{name: "memory that wraps, and is said to be its own", operation: codec.Encode, allocated: 1000, port: func(p *codec.Port) {
		arena, at := make([]byte, 64<<10), 0
		p.Marshal = func(v any) ([]byte, error) {
			b, err := json.Marshal(v)
			if at+len(b) > len(arena) {
				at = 0
			}
			out := arena[at : at+copy(arena[at:], b) : at+len(b)]
			at += len(b)
			return out, err
		}
	}},
}

// Results must be in memory of their own, and stay unchanged while many others are made.
func TestResults(t *testing.T) {
	var values []any
	for i := range 50 {
		values = append(values, &letter{strings.Repeat("x", i+1), []byte("body")})
	}
	for _, c := range resultsTests {
		t.Run(c.name, func(t *testing.T) {
			port := good()
			c.port(&port)
			p := NewProver(codec.Codec{Name: "c", Marks: c.marks}, codec.Of[letter]("letter"), port, values)
			_, err := p.Prove(c.operation)
			if err == nil {
				err = p.Later(c.operation, c.allocated)
			}
			if c.fault == "" && err != nil || c.fault != "" && (err == nil || !strings.Contains(err.Error(), c.fault)) {
				t.Errorf("error %v, want %q", err, c.fault)
			}
		})
	}
}

// remembering lets a port return the same bytes for the same value.
func remembering(p *codec.Port) {
	known := make(map[any][]byte)
	p.Marshal = func(v any) (b []byte, err error) {
		if known[v] == nil {
			known[v], err = json.Marshal(v)
		}
		return known[v], err
	}
}

// An encoding that shares memory with the value is found.
func TestBorrows(t *testing.T) {
	type blob struct{ Data []byte }
	values := []any{&blob{[]byte("first")}, &blob{[]byte("second")}}
	row, err := memory.NewRow(values, func(n int) ([][]byte, error) { return make([][]byte, n), nil })
	if err != nil {
		t.Fatal(err)
	}
	for _, borrows := range []bool{false, true} {
		port := codec.Port{
			Marshal: func(v any) ([]byte, error) {
				if b := v.(*blob).Data; borrows {
					return b[:len(b):len(b)], nil
				}
				return bytes.Clone(v.(*blob).Data), nil
			},
			Unmarshal: func(b []byte) (any, error) { return &blob{bytes.Clone(b)}, nil },
		}
		p := NewProver(codec.Codec{}, codec.Of[blob]("blob"), port, values)
		p.Memory = row
		if _, err := p.Prove(codec.Encode); (err != nil) != borrows {
			t.Errorf("borrows %v: error %v", borrows, err)
		}
		p = NewProver(codec.Codec{Marks: codec.Marks{Borrows: true}}, p.Type, port, values)
		p.Memory = row
		out, err := p.Prove(codec.Encode)
		if err != nil || out.Seen.Borrows != borrows {
			t.Errorf("marked: seen %v, want %v, error %v", out.Seen.Borrows, borrows, err)
		}
	}
}
