package engine

// Codec makes a Coder what libraries with codecs of their users ask for: functions that turn a
// *[Message] into bytes and back. It may be used by several goroutines at once if the Coder may ([Shared]).
type Codec struct{ Coder Coder }

// Marshal encodes a *Message.
func (c Codec) Marshal(v any) ([]byte, error) { return c.Coder.Append(nil, *v.(*Message)) }

// Unmarshal decodes into a *Message.
func (c Codec) Unmarshal(b []byte, v any) (err error) {
	*v.(*Message), err = c.Coder.Read(b)
	return err
}

// Name is how the codec is called in headers.
func (Codec) Name() string { return "wirebench" }
