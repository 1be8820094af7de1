package codec

import (
	"io"
	"reflect"
)

// Surrogate is the message of a type that has parts that few formats can express. It is a Go type with the
// parts of the values that are sent, in kinds that formats know, and the conversions. A codec that
// can't carry the type itself carries its message, as users of a format with a schema do. The
// conversion is then a part of the measured time.
type Surrogate struct {
	Type *Type
	// To converts a *T to a *M, and From a *M to a *T. Their errors concern the value: it has a part
	// that messages don't have, or one of its own methods fails.
	To, From func(v any) (any, error)
	// Lowered says in a few words each how the message expresses parts.
	Lowered []string
	// Behind are values of the types that the type's interfaces hold, for codecs that need to
	// register such types.
	Behind []any
	// LeftOut are the fields of the type that are set in messages and that the message does not have,
	// such as unexported ones.
	LeftOut []string
	// Without are the parts of the type that the message does not have, because a codec can't carry
	// them. Such a message is for one codec only ([Type].Partial).
	Without []string
}

// Part returns a message of a type that lacks the given parts. The parameter of is made from whole, the
// type's message, or from the type itself if whole is nil.
func Part(whole, of *Surrogate, without ...string) *Surrogate {
	p := *of
	p.Without = without
	if whole != nil {
		p.To, p.From = chain(whole.To, of.To), chain(of.From, whole.From)
		p.Lowered, p.Behind = append(whole.Lowered[:len(whole.Lowered):len(whole.Lowered)], of.Lowered...), whole.Behind
	}
	return &p
}

// AsMessage is the note in Lowered for a type whose message is sent in its place.
const AsMessage = "the type as its message"

// Bind binds a codec to a type, or to the type's message if message is true.
func Bind(k Codec, t *Type, message bool) (Port, error) {
	if !message {
		return k.Bind(t)
	}
	port, err := k.Bind(t.Surrogate.Type)
	if err != nil {
		return Port{}, err
	}
	lowered := t.Surrogate.port(port)
	if k.Marks.Baseline() {
		lowered.Unmarshal = port.Unmarshal // it decodes no message that could be converted
	}
	return lowered, nil
}

// port returns a port that converts a value to the message before it encodes, and back after it has
// decoded.
func (s *Surrogate) port(of Port) Port {
	port := Port{Lowered: append([]string{AsMessage}, of.Lowered...), Pass: of.Pass, WriterSchema: of.WriterSchema, Shares: of.Shares}
	port.FromGo, port.ToGo = s.To, s.From
	if of.FromGo != nil {
		port.FromGo, port.ToGo = chain(s.To, of.FromGo), chain(of.ToGo, s.From)
	}
	if of.Marshal != nil {
		port.Marshal = func(v any) ([]byte, error) {
			m, err := s.To(v)
			if err != nil {
				return nil, err
			}
			return of.Marshal(m)
		}
	}
	if of.Append != nil {
		port.Append = func(dst []byte, v any) ([]byte, error) {
			m, err := s.To(v)
			if err != nil {
				return dst, err
			}
			return of.Append(dst, m)
		}
	}
	if of.Unmarshal != nil {
		port.Unmarshal = s.raised(of.Unmarshal)
	}
	if of.NewEncoder != nil {
		port.NewEncoder = func(w io.Writer) Encoder { return loweredTo{s, of.NewEncoder(w)} }
	}
	if of.NewDecoder != nil {
		port.NewDecoder = func(r io.Reader) Decoder { return raisedFrom{s, of.NewDecoder(r)} }
	}
	if of.ReadWith != nil {
		port.ReadWith = func(schema []byte) (func([]byte) (any, error), error) {
			unmarshal, err := of.ReadWith(schema)
			if err != nil {
				return nil, err
			}
			return s.raised(unmarshal), nil
		}
	}
	return port
}

// raised returns a function that decodes a message and converts it back.
func (s *Surrogate) raised(unmarshal func([]byte) (any, error)) func([]byte) (any, error) {
	return func(b []byte) (any, error) {
		m, err := unmarshal(b)
		if err != nil {
			return nil, err
		}
		return s.From(m)
	}
}

// loweredTo writes the message of each value to a stream.
type loweredTo struct {
	*Surrogate
	to Encoder
}

func (e loweredTo) Encode(v any) error {
	m, err := e.To(v)
	if err != nil {
		return err
	}
	return e.to.Encode(m)
}

// raisedFrom reads messages from a stream and converts each back.
type raisedFrom struct {
	*Surrogate
	from Decoder
}

func (d raisedFrom) Decode(v any) error {
	m := d.Type.New()
	if err := d.from.Decode(m); err != nil {
		return err
	}
	x, err := d.From(m)
	if err != nil {
		return err
	}
	reflect.ValueOf(v).Elem().Set(reflect.ValueOf(x).Elem())
	return nil
}

func chain(first, then func(any) (any, error)) func(any) (any, error) {
	return func(v any) (any, error) {
		m, err := first(v)
		if err != nil {
			return nil, err
		}
		return then(m)
	}
}
