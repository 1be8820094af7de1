package vectors_test

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"testing"

	"github.com/amazon-ion/ion-go/ion"
	"github.com/apache/thrift/lib/go/thrift"
	"github.com/google/go-cmp/cmp"
	"github.com/twmb/avro"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/formats/vectors"
	"github.com/wirebench/wirebench/schema"
	avroschema "github.com/wirebench/wirebench/schema/avro"
)

// part and message have something of each kind that the formats of these tests have.
type (
	part struct {
		Text  string
		Count int32
		Ratio float64
	}
	message struct {
		Name  string
		Count int64
		Less  int64
		Parts []part
		Map   map[string]int64
		Yes   bool
		Some  *part
		None  *part
		Bytes []byte
		Long  string
		Empty string
	}
)

func sent() *message {
	return &message{
		Name: "grüße", Count: 1481, Less: -7, Parts: []part{{"a", 1, 0.5}, {"b", 2, 0.1}, {"c", 3, 0}}, Map: map[string]int64{"k": 5},
		Yes: true, Some: &part{"x", 4, 1}, Bytes: []byte("bytes"), Long: "a text of more than fourteen bytes",
	}
}

// expect compares what a library does with other forms of a message with what is demanded. misses are the
// forms for which it is known to be wrong.
func expect(t *testing.T, f formats.Format, of reflect.Type, b []byte, decode func([]byte) (any, error), fewest int, misses ...string) {
	t.Helper()
	want, err := decode(b)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	var wrong []string
	for _, r := range vectors.Named(f.Name).Rewrites {
		all, err := r.Make(b, schema.Of(of).Root)
		if err != nil {
			t.Logf("%s: %v", r.Name, err)
			continue
		}
		n += len(all)
		for _, v := range all {
			in := v.Input.Append(nil)
			if bytes.Equal(in, b) {
				t.Errorf("%s: %s is the message itself", r.Name, v.Name)
			}
			got, err := decode(in)
			as := v.Demand == vectors.Either || v.Demand == vectors.Refusable && err != nil ||
				v.Demand == vectors.Reject && err != nil || v.Demand != vectors.Reject && err == nil && cmp.Equal(want, got)
			if !as {
				wrong = append(wrong, v.Name)
				if !slices.Contains(misses, v.Name) {
					t.Errorf("%s: %s (%s) is %v, error %v; want %v", r.Name, v.Name, v.Demand, got, err, want)
				}
			}
		}
	}
	for _, name := range misses {
		if !slices.Contains(wrong, name) {
			t.Errorf("%s is treated as demanded: take it from the list", name)
		}
	}
	if n < fewest {
		t.Errorf("%d forms, want %d at least", n, fewest)
	}
}

func TestAvroForms(t *testing.T) {
	of := reflect.TypeFor[message]()
	text, err := avroschema.Library{Time: "timestamp-micros"}.Derive(schema.Of(of))
	if err != nil {
		t.Fatal(err)
	}
	s, err := avro.Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Encode(sent())
	if err != nil {
		t.Fatal(err)
	}
	decode := func(b []byte) (any, error) {
		v := new(message)
		rest, err := s.Decode(b, v)
		if err == nil && len(rest) > 0 {
			err = errors.New("bytes after the message")
		}
		return v, err
	}
	expect(t, formats.Avro, of, b, decode, 50, fmt.Sprintf("boolean 2 at byte %d", bytes.Index(b, []byte("\x02k\x0a\x00\x01"))+4))
}

func TestIonForms(t *testing.T) {
	decode := func(b []byte) (any, error) {
		v := new(message)
		return v, ion.Unmarshal(b, v)
	}
	b, err := ion.MarshalBinary(sent())
	if err != nil {
		t.Fatal(err)
	}
	expect(t, formats.Ion, reflect.TypeFor[message](), b, decode, 200, "timestamp without a year",
		"an annotation of the value at byte 151", "two annotations of the value at byte 151") // it is true
	if b, err = ion.MarshalText(sent()); err != nil {
		t.Fatal(err)
	}
	expect(t, formats.Ion, reflect.TypeFor[message](), b, decode, 100,
		"vertical tabs and form feeds around every token", "version before the message", "two commas in a list", "comma without an element", "struct without a colon")
}

// TestXMLForms: encoding/xml reads no UTF-16, and does not look for all rules.
func TestXMLForms(t *testing.T) {
	type element struct {
		Name  string
		Count int
		Empty string
		Parts []part
	}
	b, err := xml.Marshal(element{"grüße", 1481, "", sent().Parts})
	if err != nil {
		t.Fatal(err)
	}
	decode := func(b []byte) (any, error) {
		v := new(element)
		in := xml.NewDecoder(bytes.NewReader(b))
		if err := in.Decode(v); err != nil {
			return nil, err
		}
		for {
			switch token, err := in.Token(); token := token.(type) {
			case nil:
				if err == io.EOF {
					err = nil
				}
				return v, err
			case xml.CharData:
				if len(bytes.TrimSpace(token)) > 0 {
					return nil, errors.New("text after the root")
				}
			case xml.Comment, xml.ProcInst:
			default:
				return nil, fmt.Errorf("%T after the root", token)
			}
		}
	}
	expect(t, formats.XML, reflect.TypeFor[element](), b, decode, 100, "document in UTF-16",
		"text before the root", "section of character data after the root", "reference after the root", "declaration after white space", "declaration after the root",
		"declaration without a version", "declaration with its parts in another order", "two document types", "reference to half of a surrogate pair",
		"declaration", "document type", "attribute twice", "attributes without white space between them")
}

// thriftText reads a struct and returns it as text, with its fields in the order of their numbers and without
// those that no type has.
func thriftText(ctx context.Context, p thrift.TProtocol, kind thrift.TType) (string, error) {
	switch kind {
	case thrift.STRUCT:
		fields := make(map[int16]string)
		if _, err := p.ReadStructBegin(ctx); err != nil {
			return "", err
		}
		for {
			_, of, id, err := p.ReadFieldBegin(ctx)
			if err != nil {
				return "", err
			}
			if of == thrift.STOP {
				return fmt.Sprint(fields), nil // maps are printed in order
			}
			if id == 9999 {
				if err := p.Skip(ctx, of); err != nil {
					return "", err
				}
				continue
			}
			if fields[id], err = thriftText(ctx, p, of); err != nil {
				return "", err
			}
		}
	case thrift.LIST:
		of, n, err := p.ReadListBegin(ctx)
		all := make([]string, 0, n)
		for i := 0; i < n && err == nil; i++ {
			var text string
			text, err = thriftText(ctx, p, of)
			all = append(all, text)
		}
		return fmt.Sprint(all), err
	case thrift.STRING:
		return p.ReadString(ctx)
	case thrift.BOOL:
		v, err := p.ReadBool(ctx)
		return fmt.Sprint(v), err
	case thrift.I64:
		v, err := p.ReadI64(ctx)
		return fmt.Sprint(v), err
	}
	return "", fmt.Errorf("no %v is sent", kind)
}

func TestThriftForms(t *testing.T) {
	ctx := context.Background()
	for _, f := range []struct {
		format   formats.Format
		protocol func(thrift.TTransport) thrift.TProtocol
		fewest   int
	}{
		{formats.ThriftBinary, func(to thrift.TTransport) thrift.TProtocol { return thrift.NewTBinaryProtocolConf(to, nil) }, 100},
		{formats.ThriftCompact, func(to thrift.TTransport) thrift.TProtocol { return thrift.NewTCompactProtocolConf(to, nil) }, 100},
	} {
		t.Run(f.format.Name, func(t *testing.T) {
			to := thrift.NewTMemoryBuffer()
			p := f.protocol(to)
			field := func(id int16, kind thrift.TType, write func() error) {
				if err := errors.Join(p.WriteFieldBegin(ctx, "", kind, id), write(), p.WriteFieldEnd(ctx)); err != nil {
					t.Fatal(err)
				}
			}
			field(1, thrift.STRING, func() error { return p.WriteString(ctx, "grüße") })
			field(2, thrift.I64, func() error { return p.WriteI64(ctx, -1481) })
			field(20, thrift.BOOL, func() error { return p.WriteBool(ctx, true) })
			field(21, thrift.LIST, func() error {
				return errors.Join(p.WriteListBegin(ctx, thrift.BOOL, 2), p.WriteBool(ctx, true), p.WriteBool(ctx, false), p.WriteListEnd(ctx))
			})
			field(22, thrift.STRUCT, func() error {
				err := p.WriteStructBegin(ctx, "")
				field(1, thrift.STRING, func() error { return p.WriteString(ctx, "inside") })
				field(3, thrift.BOOL, func() error { return p.WriteBool(ctx, false) })
				return errors.Join(err, p.WriteFieldStop(ctx), p.WriteStructEnd(ctx))
			})
			if err := errors.Join(p.WriteFieldStop(ctx), p.Flush(ctx)); err != nil {
				t.Fatal(err)
			}
			expect(t, f.format, reflect.TypeFor[message](), to.Bytes(), func(b []byte) (any, error) {
				from := thrift.NewTMemoryBuffer()
				if _, err := from.Write(b); err != nil {
					return nil, err
				}
				return thriftText(ctx, f.protocol(from), thrift.STRUCT)
			}, f.fewest)
		})
	}
}

// FuzzForms: what is no message of a format has no other forms, and is no reason to panic.
func FuzzForms(f *testing.F) {
	for _, b := range []string{"", "{\"a\":1}", "\x81\xa1a\x07", "\xe0\x01\x00\xea\xd3\x84\x21\x07", "{a:1,b:[2020-01-01T]}", "<a><b>1</b></a>", "\x0c\x00\x01\x00\x00", "\x1c\x18\x01a\x00\x00", "\x02\x06abc\x02\x02\x00"} {
		f.Add([]byte(b))
	}
	of := schema.Of(reflect.TypeFor[message]()).Root
	f.Fuzz(func(t *testing.T, b []byte) {
		for _, format := range formats.All {
			for _, r := range vectors.Named(format.Name).Rewrites {
				all, err := r.Make(b, of)
				if i := slices.IndexFunc(all, func(v vectors.Vector) bool { return v.Name == "" || v.Source == "" || v.Demand == "" }); err == nil && i >= 0 {
					t.Errorf("%s, %s: %+v says too little", format.Name, r.Name, all[i])
				}
			}
		}
	})
}
