package thriftgo

import (
	"github.com/cloudwego/gopkg/protocol/thrift"

	"github.com/wirebench/wirebench/codec"
)

// message has the methods that thriftgo writes for its codec without reflection.
type message = thrift.FastCodec

// appender has the method that only newer versions of thriftgo write.
type appender interface{ FastAppend([]byte) []byte }

func methods(t *codec.Type) codec.Methods[message] {
	m := codec.Methods[message]{
		Marshal:   func(m message) ([]byte, error) { return thrift.FastMarshal(m), nil },
		Unmarshal: func(b []byte, m message) error { return thrift.FastUnmarshal(b, m) },
	}
	if _, ok := t.New().(appender); ok {
		m.Append = func(dst []byte, m message) ([]byte, error) { return m.(appender).FastAppend(dst), nil }
	}
	return m
}
