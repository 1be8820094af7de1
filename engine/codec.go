package engine

// Codec adapts a Coder to libraries that let users supply a codec: it has functions that turn a
// *[Message] into bytes and back. Several goroutines may use it at once if they may use the Coder at
// once ([Shared]).
type Codec struct{ Coder Coder }

// Marshal encodes a *Message.
func (c Codec) Marshal(v any) ([]byte, error) { return c.Coder.Append(nil, *v.(*Message)) }

// Unmarshal decodes into a *Message.
func (c Codec) Unmarshal(b []byte, v any) (err error) {
	*v.(*Message), err = c.Coder.Read(b)
	return err
}

// Name returns the name of the codec in headers.
func (Codec) Name() string { return "wirebench" }
