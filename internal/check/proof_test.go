package check

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"
	"unsafe"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/rt/touch"
)

type letter struct {
	To   string
	Body []byte
}

func letters() []any {
	return []any{&letter{"a", []byte("first")}, &letter{"b", []byte("second")}, &letter{"c", nil}}
}

// good is a port without faults. Tests add faults to it.
func good() codec.Port {
	return codec.Port{
		Marshal: json.Marshal,
		Append: func(dst []byte, v any) ([]byte, error) {
			b, err := json.Marshal(v)
			return append(dst, b...), err
		},
		Unmarshal: func(b []byte) (any, error) {
			v := new(letter)
			return v, json.Unmarshal(b, v)
		},
		UnmarshalInto: func(b []byte, v any) error {
			*v.(*letter) = letter{}
			return json.Unmarshal(b, v)
		},
		FromGo: func(v any) (any, error) {
			l := v.(*letter)
			return map[string]any{"To": l.To, "Body": l.Body}, nil
		},
		ToGo: func(v any) (any, error) {
			m := v.(map[string]any)
			return &letter{m["To"].(string), m["Body"].([]byte)}, nil
		},
		Open: func(b []byte) (any, error) {
			v := new(letter)
			return v, json.Unmarshal(b, v)
		},
		Touch: func(v any, fields int) (uint64, error) {
			s, l := touch.Sum{Left: fields}, v.(*letter)
			if s.Add(uint64(len(l.To))) {
				s.Add(uint64(len(l.Body)))
			}
			return s.Total, nil
		},
		NewEncoder: func(w io.Writer) codec.Encoder { return json.NewEncoder(w) },
		NewDecoder: func(r io.Reader) codec.Decoder { return json.NewDecoder(r) },
	}
}

// shared is memory that a codec returns again and again.
var shared = make([]byte, 0, 256)

var proverTests = []struct {
	name      string
	marks     codec.Marks
	allow     codec.Rule
	change    func(*codec.Port)
	operation codec.Operation
	fault     string // part of the fault, "" if there is none
}{
	{name: "good", change: func(*codec.Port) {}},
	{name: "text", marks: codec.Marks{Text: true}, change: func(*codec.Port) {}},
	{
		name: "not text", marks: codec.Marks{Text: true}, operation: codec.Encode, fault: "marked text, but an encoding is not",
		change: func(p *codec.Port) {
			p.Marshal = func(v any) ([]byte, error) { b, err := json.Marshal(v); return append(b, 0), err }
			p.Unmarshal = func(b []byte) (any, error) { return good().Unmarshal(bytes.TrimRight(b, "\x00")) }
		},
	},
	{
		name: "overwrites", operation: codec.Encode, fault: "overwrites an earlier result",
		change: func(p *codec.Port) {
			p.Marshal = func(v any) ([]byte, error) {
				b, err := json.Marshal(v)
				shared = append(shared[:0], b...)
				return shared, err
			}
		},
	},
	{
		name: "aliases", operation: codec.Decode, fault: "share memory with the input",
		change: func(p *codec.Port) { p.Unmarshal = aliasing },
	},
	{
		name: "aliases, and says so", operation: codec.Decode, marks: codec.Marks{Aliases: true},
		change: func(p *codec.Port) { p.Unmarshal = aliasing },
	},
	{
		name: "changes its input", operation: codec.Decode, fault: "decoding changes the input",
		change: func(p *codec.Port) {
			p.Unmarshal = func(b []byte) (any, error) {
				v, err := good().Unmarshal(b)
				b[0] = ' '
				return v, err
			}
		},
	},
	{
		name: "keeps what an earlier message left", operation: codec.DecodeReuse, fault: "message 2: Body: want",
		change: func(p *codec.Port) {
			p.UnmarshalInto = func(b []byte, v any) error {
				fresh := new(letter)
				err := json.Unmarshal(b, fresh)
				v.(*letter).To = fresh.To
				if fresh.Body != nil {
					v.(*letter).Body = fresh.Body
				}
				return err
			}
		},
	},
	{
		name: "overwrites the buffer", operation: codec.EncodeReuse, fault: "overwrites what the buffer held",
		change: func(p *codec.Port) {
			p.Append = func(dst []byte, v any) ([]byte, error) {
				b, err := json.Marshal(v)
				return append(dst[:0], b...), err
			}
		},
	},
	{
		name: "loses", operation: codec.Encode, fault: "message 2: Body: want nil, got",
		change: func(p *codec.Port) { p.Unmarshal = neverNil },
	},
	{
		name: "loses, and says so", operation: codec.Encode, allow: codec.NilEmpty,
		change: func(p *codec.Port) { p.Unmarshal = neverNil },
	},
	{
		name: "maps to another value", operation: codec.ConvertIn, fault: "message 0: Body: want",
		change: func(p *codec.Port) {
			p.FromGo = func(v any) (any, error) { return map[string]any{"To": v.(*letter).To, "Body": []byte(nil)}, nil }
		},
	},
	{
		name: "reads too little", operation: codec.TouchAll, fault: "message 0: the fields read add up to 1, and to 6 in the value",
		change: func(p *codec.Port) { p.Touch = func(any, int) (uint64, error) { return 1, nil } },
	},
	{
		name: "reads too much", operation: codec.TouchOne, fault: "message 0: the fields read add up to 6, and to 1 in the value",
		change: func(p *codec.Port) {
			all := p.Touch
			p.Touch = func(v any, _ int) (uint64, error) { return all(v, 2) }
		},
	},
	{
		name: "reads less than half", operation: codec.TouchHalf, fault: "message 0: the fields read add up to 0, and to 1 in the value",
		change: func(p *codec.Port) { p.Touch = func(any, int) (uint64, error) { return 0, nil } },
	},
	{
		name: "panics", operation: codec.Decode, fault: "panic: no",
		change: func(p *codec.Port) { p.Unmarshal = func([]byte) (any, error) { panic("no") } },
	},
}

func TestProver(t *testing.T) {
	for _, c := range proverTests {
		t.Run(c.name, func(t *testing.T) {
			port := good()
			c.change(&port)
			k := codec.Codec{Name: c.name, Marks: c.marks, Losses: []codec.Loss{{Rule: c.allow}}}
			p := NewProver(k, codec.Of[letter]("letter"), port, letters())
			for _, m := range codec.Operations {
				if c.operation != "" && c.operation != m.Operation {
					continue
				}
				out, err := p.Prove(m.Operation)
				switch {
				case c.fault == "" && err != nil:
					t.Errorf("%s: %v", m.Operation, err)
				case c.fault != "" && (err == nil || !strings.Contains(err.Error(), c.fault)):
					t.Errorf("%s: %v, want %q", m.Operation, err, c.fault)
				case c.allow != 0 && out.Used != c.allow:
					t.Errorf("%s: used rules %v", m.Operation, out.Used.Names())
				}
			}
		})
	}
}

// aliasing decodes a letter whose name shares memory with the input.
func aliasing(b []byte) (any, error) {
	v, err := good().Unmarshal(b)
	if err != nil {
		return nil, err
	}
	l := v.(*letter)
	at := bytes.Index(b, []byte(`"To":"`)) + len(`"To":"`)
	l.To = unsafe.String(&b[at], len(l.To))
	return l, nil
}

// neverNil decodes a missing body as an empty one.
func neverNil(b []byte) (any, error) {
	v, err := good().Unmarshal(b)
	if l, ok := v.(*letter); ok && l.Body == nil {
		l.Body = []byte{}
	}
	return v, err
}

// Sizes that vary from encoding to encoding give a range.
func TestProverRange(t *testing.T) {
	port := good()
	n := 0
	port.Marshal = func(v any) ([]byte, error) {
		n++
		b, err := json.Marshal(v)
		return append(b, strings.Repeat(" ", n%4)...), err
	}
	p := NewProver(codec.Codec{}, codec.Of[letter]("letter"), port, letters())
	out, err := p.Prove(codec.Encode)
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range p.Values {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if lo, hi := int(out.Min[i]), int(out.Max[i]); lo != len(b)-3 || hi != len(b)+6 {
			t.Errorf("message %d: %d to %d bytes, want %d to %d", i, lo, hi, len(b)-3, len(b)+6)
		}
	}
}

// Two encodings may agree by chance. With Varies set there is a range all the same.
func TestProverVaries(t *testing.T) {
	for _, varies := range []bool{false, true} {
		port := good()
		n := 0
		port.Marshal = func(v any) ([]byte, error) {
			n++
			b, err := json.Marshal(v)
			if n > 2 {
				b = append(b, strings.Repeat(" ", n%2)...)
			}
			return b, err
		}
		p := NewProver(codec.Codec{}, codec.Of[letter]("letter"), port, letters()[:1])
		p.Varies = varies
		out, err := p.Prove(codec.Encode)
		if err != nil {
			t.Fatal(err)
		}
		if got := out.Max[0] > out.Min[0]; got != varies {
			t.Errorf("known to vary %t: %d to %d bytes", varies, out.Min[0], out.Max[0])
		}
	}
}

// For a codec with the mark Aliases every message is checked for memory shared with the input. Work
// that several operations need is done once.
func TestProverLateAlias(t *testing.T) {
	var values []any
	for i := range probes + 4 {
		values = append(values, &letter{"to " + strings.Repeat("x", i), nil})
	}
	port, decodings := good(), 0
	port.Unmarshal = func(b []byte) (any, error) {
		decodings++
		if bytes.Contains(b, []byte(strings.Repeat("x", probes+3))) { // the last one
			return aliasing(b)
		}
		return good().Unmarshal(b)
	}
	p := NewProver(codec.Codec{Name: "late", Marks: codec.Marks{Aliases: true}}, codec.Of[letter]("letter"), port, values)
	if _, err := p.Prove(codec.Encode); err != nil {
		t.Fatal(err)
	}
	out, err := p.Prove(codec.Decode)
	if err != nil || !out.Seen.Aliases {
		t.Errorf("aliases %v, error %v", out.Seen.Aliases, err)
	}
	if again := len(values) + probes; decodings != len(values)+again { // the second decoding finds out whether values share memory
		t.Errorf("%d messages were decoded %d times", len(values), decodings)
	}
}
