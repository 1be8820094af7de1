package emit

// Streams says in Go code how a library writes streams and reads them. All code is "" for a library
// that has none.
type Streams struct {
	// Writer is an expression of what a library makes once for a stream, from w, an io.Writer. Reader is
	// the same, from r, an io.Reader. They are "" for a library that makes nothing.
	Writer, Reader string
	// Encode are statements that write a message to s and return an error. Decode is an expression of an
	// error that reads the next message of s. s is what Writer or Reader made, or else w or a
	// [codec.StreamReader] of r.
	Encode, Decode string
}

// Streams writes the coders of streams of a port, for messages that values are converted to. Encodes are
// statements that make the message of v. fresh are statements that make a new message, and decodes is an
// expression of an error that converts it to v.
func (s *Source) Streams(of Streams, encodes, fresh, decodes string) {
	if of.Encode == "" {
		return
	}
	io, codec := s.Import("io"), s.Import("github.com/wirebench/wirebench/codec")
	writer, reader := of.Writer, of.Reader
	if writer == "" {
		writer = "w"
	}
	if reader == "" {
		reader = codec + ".NewStreamReader(r)"
	}
	s.P(`NewEncoder: func(w %[1]s.Writer) %[2]s.Encoder {
			s := %[3]s
			return %[2]s.EncoderFunc(func(v any) error {
				%[4]s
				%[5]s
			})
		},
		NewDecoder: func(r %[1]s.Reader) %[2]s.Decoder {
			s := %[6]s
			return %[2]s.DecoderFunc(func(v any) error {
				%[7]s
				if err := %[8]s; err != nil {
					return err
				}
				return %[9]s
			})
		},`, io, codec, writer, encodes, of.Encode, reader, fresh, of.Decode, decodes)
}
