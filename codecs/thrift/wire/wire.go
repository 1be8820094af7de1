// Package wire has helpers that the ports of Thrift's codecs share.
package wire

import (
	"bytes"
	"context"
	"io"

	"github.com/apache/thrift/lib/go/thrift"
)

// Coder encodes and decodes structs in one protocol. Only one goroutine may use it.
type Coder struct {
	protocols    thrift.TProtocolFactory
	serializer   *thrift.TSerializer
	deserializer *thrift.TDeserializer

	// For Append: a transport that writes after the content of the caller's slice.
	memory   *thrift.TMemoryBuffer
	protocol thrift.TProtocol
}

// New returns a coder for a protocol.
func New(f thrift.TProtocolFactory) *Coder {
	c := &Coder{
		protocols:    f,
		serializer:   thrift.NewTSerializer(),
		deserializer: thrift.NewTDeserializer(),
		memory:       thrift.NewTMemoryBuffer(),
	}
	c.serializer.Protocol = f.GetProtocol(c.serializer.Transport)
	c.deserializer.Protocol = f.GetProtocol(c.deserializer.Transport)
	c.protocol = f.GetProtocol(c.memory)
	return c
}

// Binary returns a coder for the binary protocol.
func Binary() *Coder { return New(thrift.NewTBinaryProtocolFactoryConf(nil)) }

// Compact returns a coder for the compact protocol.
func Compact() *Coder { return New(thrift.NewTCompactProtocolFactoryConf(nil)) }

// JSON returns a coder for the JSON protocol.
func JSON() *Coder { return New(thrift.NewTJSONProtocolFactory()) }

// Marshal encodes a struct.
func (c *Coder) Marshal(m thrift.TStruct) ([]byte, error) {
	return c.serializer.Write(context.Background(), m)
}

// Append appends the encoding of a struct to dst.
func (c *Coder) Append(dst []byte, m thrift.TStruct) ([]byte, error) {
	*c.memory.Buffer = *bytes.NewBuffer(dst)
	// TSerializer does this, too. A protocol with a buffer still holds a message that failed.
	if p, ok := c.protocol.(interface{ Reset() }); ok {
		p.Reset()
	}
	ctx := context.Background()
	if err := m.Write(ctx, c.protocol); err != nil {
		return nil, err
	}
	if err := c.protocol.Flush(ctx); err != nil {
		return nil, err
	}
	return c.memory.Bytes(), nil
}

// Unmarshal decodes a struct.
func (c *Coder) Unmarshal(b []byte, m thrift.TStruct) error {
	return c.deserializer.Read(context.Background(), m, b)
}

// Encoder returns a function that writes a struct to a stream. The library's transport collects what the
// protocol writes in small pieces.
func (c *Coder) Encoder(w io.Writer) func(thrift.TStruct) error {
	p := c.protocols.GetProtocol(thrift.NewStreamTransportW(w))
	return func(m thrift.TStruct) error {
		ctx := context.Background()
		if err := m.Write(ctx, p); err != nil {
			return err
		}
		return p.Flush(ctx)
	}
}

// Decoder returns a function that reads the next struct of a stream.
func (c *Coder) Decoder(r io.Reader) func(thrift.TStruct) error {
	p := c.protocols.GetProtocol(thrift.NewStreamTransportR(r))
	return func(m thrift.TStruct) error { return m.Read(context.Background(), p) }
}
