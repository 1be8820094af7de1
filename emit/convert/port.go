package convert

import (
	"fmt"

	"github.com/wirebench/wirebench/emit"
)

// Library says how a library encodes and decodes messages. Its fields are Go expressions. In them m
// is the message, b the input and dst the caller's buffer.
type Library struct {
	Marshal   string // of type ([]byte, error); "" for none
	Append    string // the same, with dst; "" for none
	Unmarshal string // of type error
	Streams   emit.Streams
	// Begin is a statement at the beginning of the function that makes the port, or "". It declares
	// variables that the port keeps between calls.
	Begin string
	// Done is a statement for a message that is no longer used, or "".
	Done string

	pass bool // the job asks for Port.Pass
}

// Port writes a function that returns the port of a root. m is the message of the root.
func (w *Writer) Port(function string, root emit.Root, m *Message, lib Library) {
	codec, typ, msg := w.Import("github.com/wirebench/wirebench/codec"), w.Type(root.Schema.Root), w.Message(m)
	fresh, done := w.Style.New(msg), ""
	if lib.Done != "" {
		done = "\ndefer " + lib.Done
	}
	w.P("func %s() (%s.Port, error) {", function, codec)
	if lib.Begin != "" {
		w.P("%s", lib.Begin)
	}
	w.P(`return %[1]s.Port{
			FromGo: func(v any) (any, error) {
				m := %[2]s
				return m, to%[3]s(m, v.(*%[4]s))
			},
			ToGo: func(v any) (any, error) {
				x := new(%[4]s)
				return x, from%[3]s(v.(*%[5]s), x)
			},`, codec, fresh, m.Name, typ, msg)
	encode := func(field, parameters, expr string) {
		if expr == "" {
			return
		}
		w.P(`%[1]s: func(%[2]s) ([]byte, error) {
			m := %[3]s%[4]s
			if err := to%[5]s(m, v.(*%[6]s)); err != nil {
				return nil, err
			}
			return %[7]s
		},`, field, parameters, fresh, done, m.Name, typ, expr)
	}
	encode("Marshal", "v any", lib.Marshal)
	encode("Append", "dst []byte, v any", lib.Append)
	if lib.pass && lib.Marshal != "" {
		w.P(`Pass: func(b []byte) ([]byte, error) {
			m := %[1]s%[2]s
			if err := %[3]s; err != nil {
				return nil, err
			}
			return %[4]s
		},`, fresh, done, lib.Unmarshal, lib.Marshal)
	}
	begin := "m := " + fresh + done
	w.Streams(lib.Streams, fmt.Sprintf("%s\nif err := to%s(m, v.(*%s)); err != nil {\nreturn err\n}", begin, m.Name, typ),
		begin, fmt.Sprintf("from%s(m, v.(*%s))", m.Name, typ))
	w.P(`Unmarshal: func(b []byte) (any, error) {
				m := %[1]s%[2]s
				if err := %[3]s; err != nil {
					return nil, err
				}
				x := new(%[4]s)
				return x, from%[5]s(m, x)
			},%[6]s
		}, nil
	}
	`, fresh, done, lib.Unmarshal, typ, m.Name, LoweredField(Lowered(m)))
}
