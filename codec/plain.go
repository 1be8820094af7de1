package codec

// Plain is the message of a type that has parts that few formats can express: a Go type
// of what of its values is sent, in kinds that formats know, and the conversions. A codec that
// can't carry the type itself carries its message, as users of a format with a schema do, and
// the conversion is a part of what it takes.
type Plain struct {
	Type *Type
	// To makes a *M of a *T, and From a *T of a *M. Their error is one of the value: a part
	// is set that messages don't have, or one of its own methods fails.
	To, From func(v any) (any, error)
	// Lowered says in a few words each how parts stand in the message.
	Lowered []string
	// Behind are values of the types that stand behind the type's interfaces, for codecs that
	// are told of them.
	Behind []any
	// Without are the parts of the type that the message does not have, because a codec can't
	// carry them: such a message is one codec's ([Type].Partial).
	Without []string
}

// Part is a message that is made of the message of a type, or of the type itself where whole is
// nil, and lacks these parts of it.
func Part(whole, of *Plain, without ...string) *Plain {
	p := *of
	p.Without = without
	if whole != nil {
		p.To, p.From = chain(whole.To, of.To), chain(of.From, whole.From)
		p.Lowered, p.Behind = append(whole.Lowered[:len(whole.Lowered):len(whole.Lowered)], of.Lowered...), whole.Behind
	}
	return &p
}

// AsMessage is what is lowered of a type whose message is sent in its place.
const AsMessage = "the type as its message"

// Bind binds a codec to a type, or to its message.
func Bind(k Codec, t *Type, message bool) (Port, error) {
	if !message {
		return k.Bind(t)
	}
	port, err := k.Bind(t.Plain.Type)
	if err != nil {
		return Port{}, err
	}
	lowered := t.Plain.port(port)
	if k.Marks.Baseline() {
		lowered.Unmarshal = port.Unmarshal // it makes no messages
	}
	return lowered, nil
}

// port converts before a port of the message encodes, and after it decoded.
func (p *Plain) port(of Port) Port {
	port := Port{Lowered: append([]string{AsMessage}, of.Lowered...)}
	port.FromGo, port.ToGo = p.To, p.From
	if of.FromGo != nil {
		port.FromGo, port.ToGo = chain(p.To, of.FromGo), chain(of.ToGo, p.From)
	}
	if of.Marshal != nil {
		port.Marshal = func(v any) ([]byte, error) {
			m, err := p.To(v)
			if err != nil {
				return nil, err
			}
			return of.Marshal(m)
		}
	}
	if of.Append != nil {
		port.Append = func(dst []byte, v any) ([]byte, error) {
			m, err := p.To(v)
			if err != nil {
				return dst, err
			}
			return of.Append(dst, m)
		}
	}
	if of.Unmarshal != nil {
		port.Unmarshal = func(b []byte) (any, error) {
			m, err := of.Unmarshal(b)
			if err != nil {
				return nil, err
			}
			return p.From(m)
		}
	}
	return port
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
