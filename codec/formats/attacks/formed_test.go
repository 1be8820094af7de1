package attacks_test

import (
	"bytes"
	"context"
	"encoding/asn1"
	"encoding/gob"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"

	"capnproto.org/go/capnp/v3"
	"github.com/BurntSushi/toml"
	"github.com/Sereal/Sereal/Go/sereal"
	"github.com/amazon-ion/ion-go/ion"
	"github.com/apache/fory/go/fory"
	"github.com/apache/thrift/lib/go/thrift"
	"github.com/fxamacker/cbor/v2"
	flatbuffers "github.com/google/flatbuffers/go"
	hprose "github.com/hprose/hprose-golang/v3/io"
	"github.com/ugorji/go/codec"
	"github.com/vmihailenco/msgpack/v5"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.yaml.in/yaml/v3"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/encoding/protowire"
	"google.golang.org/protobuf/types/known/emptypb"
	"howett.net/plist"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/formats/attacks"
)

// readers decode messages of the formats for which a library needs no schema.
var readers = map[string]func([]byte) error{
	formats.ASN1.Name:        readASN1,
	formats.AvroJSON.Name:    readJSON,
	formats.BSON.Name:        func(b []byte) error { return bson.Unmarshal(b, new(bson.D)) },
	formats.Binc.Name:        readUgorji(new(codec.BincHandle)),
	formats.CBOR.Name:        cbor.Wellformed,
	formats.CapnProto.Name:   readCapnp,
	formats.Fory.Name:        readFory(true),
	formats.ForyNative.Name:  readFory(false),
	formats.Gob.Name:         readGob,
	formats.Hprose.Name:      func(b []byte) error { return hprose.Unmarshal(b, new(any)) },
	formats.Ion.Name:         readIon,
	formats.JSON.Name:        readJSON,
	formats.MessagePack.Name: func(b []byte) error { return msgpack.NewDecoder(bytes.NewReader(b)).Skip() },
	formats.PropertyList.Name: func(b []byte) error {
		_, err := plist.Unmarshal(b, new(any))
		return err
	},
	formats.ProtoJSON.Name: readJSON,
	formats.ProtoText.Name: func(b []byte) error {
		return prototext.UnmarshalOptions{DiscardUnknown: true}.Unmarshal(b, new(emptypb.Empty))
	},
	formats.ThriftBinary.Name: func(b []byte) error {
		return readThrift(b, thrift.NewTBinaryProtocolConf(thrift.NewTMemoryBuffer(), nil))
	},
	formats.ThriftCompact.Name: func(b []byte) error {
		return readThrift(b, thrift.NewTCompactProtocolConf(thrift.NewTMemoryBuffer(), nil))
	},
	formats.Protobuf.Name:   readProtobuf,
	formats.Sereal.Name:     func(b []byte) error { return sereal.Unmarshal(b, new(any)) },
	formats.Simple.Name:     readUgorji(new(codec.SimpleHandle)),
	formats.TOML.Name:       func(b []byte) error { return toml.Unmarshal(b, new(any)) },
	formats.ThriftJSON.Name: readJSON,
	formats.XML.Name:        readXML,
	formats.YAML.Name:       func(b []byte) error { return yaml.Unmarshal(b, new(yaml.Node)) },
}

// refused are messages that a library refuses, with the reason.
var refused = map[string]string{
	"ASN.1: n SEQUENCEs of unknown length, nested":                "it is BER, which careless decoders accept",
	"Hprose: list of n references to itself":                      "the library does not read references in this mode",
	"Protocol Buffers text: n lists, nested":                      "the format has no lists in lists, which careless decoders skip",
	"XML: entity of n letters, used n times":                      "the library does not know entities",
	"XML: n entities, each of which has ten times the one before": "the library does not know entities",
	"XML: n entities, each of which has the one before":           "the library does not know entities",
	"property list: binary: array of n references to itself":      "the library finds cycles",
}

// TestWellFormed: small messages that differ from harmless ones only in their size can be decoded.
func TestWellFormed(t *testing.T) {
	for format, read := range readers {
		a := attacks.Named(format)
		check := func(kind string, one attacks.Attack, in attacks.Input) {
			name := format + ": " + one.Name
			if one.By == attacks.Claimed || strings.Contains(name, "never closed") || strings.Contains(name, "claims") {
				return
			}
			err := recovered(read, in.Append(nil))
			switch why := refused[name]; {
			case err != nil && why == "":
				t.Errorf("%s, %s: %v\n%.100q", name, kind, err, in.Append(nil))
			case err == nil && why != "":
				t.Errorf("%s, %s: it is read, though %s", name, kind, why)
			}
		}
		for _, one := range a.Whole {
			check("whole", one, one.Make(2))
		}
		for _, one := range a.Values {
			check("whole", one, one.Make(2))
			if a.Field != nil {
				check("field", one, a.Field(attacks.Key{Name: "b", Number: 1}, one.Make(2)))
				check("field", one, a.Field(attacks.Key{Name: "Longer", Number: 300}, one.Make(2)))
			}
		}
	}
}

// steps are those of the messages that nest.
func steps(all ...attacks.Holds) (steps []attacks.Step) {
	for i, h := range all {
		steps = append(steps, attacks.Step{Key: attacks.Key{Name: fmt.Sprintf("Field%d", i), Number: 7 * (i + 1)}, Holds: h})
	}
	return steps
}

// TestNest: messages nest through fields of all kinds, and a format that has such fields can express them.
func TestNest(t *testing.T) {
	one, list, entries := attacks.One, attacks.List, attacks.Map
	without := map[string]bool{formats.XML.Name: true} // formats without maps
	checked := 0
	for format, read := range readers {
		nest := attacks.Named(format).Nest
		if nest == nil {
			continue
		}
		checked++
		for _, way := range []struct{ before, each []attacks.Step }{
			{nil, steps(one)}, {nil, steps(list)}, {nil, steps(entries)}, {steps(one), steps(one, list)}, {steps(list, entries), steps(list, entries, one)},
		} {
			all := slices.Concat(way.before, way.each)
			make := nest(way.before, way.each)
			if make == nil {
				if !without[format] || !slices.ContainsFunc(all, func(s attacks.Step) bool { return s.Holds == entries }) {
					t.Errorf("%s: no messages nest through %v", format, all)
				}
				continue
			}
			last := 0
			for _, n := range []int{1, 2, 3} {
				in := make(n)
				if err := recovered(read, in.Append(nil)); err != nil {
					t.Errorf("%s: %d levels through %v and %v: %v\n%.200q", format, n, way.before, way.each, err, in.Append(nil))
				}
				if in.Len() <= last {
					t.Errorf("%s: %d levels have %d bytes, and fewer have %d", format, n, in.Len(), last)
				}
				last = in.Len()
			}
		}
		if unnamed := nest(nil, []attacks.Step{{Holds: one}}); unnamed != nil && format != formats.MessagePack.Name && format != formats.CBOR.Name {
			t.Errorf("%s: messages nest through a field without a name and a number", format)
		}
	}
	if checked < 15 {
		t.Errorf("only %d formats have fields", checked)
	}
}

// recovered returns a panic as an error.
func recovered(read func([]byte) error, b []byte) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("it panics: %v", p)
		}
	}()
	return read(b)
}

func readASN1(b []byte) error {
	rest, err := asn1.Unmarshal(b, new(asn1.RawValue))
	if err == nil && len(rest) > 0 {
		err = errors.New("there is more")
	}
	return err
}

func readJSON(b []byte) error { return json.Unmarshal(b, new(json.RawMessage)) }

func readUgorji(h codec.Handle) func([]byte) error {
	return func(b []byte) error { return codec.NewDecoderBytes(b, h).Decode(new(any)) }
}

func readFory(xlang bool) func([]byte) error {
	return func(b []byte) error { return fory.New(fory.WithXlang(xlang)).Deserialize(b, new(any)) }
}

// readGob ignores what it reads.
func readGob(b []byte) error { return gob.NewDecoder(bytes.NewReader(b)).DecodeValue(reflect.Value{}) }

func readThrift(b []byte, p thrift.TProtocol) error {
	if _, err := p.Transport().Write(b); err != nil {
		return err
	}
	return p.Skip(context.Background(), thrift.STRUCT)
}

func readXML(b []byte) error {
	d := xml.NewDecoder(bytes.NewReader(b))
	for {
		switch _, err := d.Token(); err {
		case nil:
		case io.EOF:
			return nil
		default:
			return err
		}
	}
}

func readIon(b []byte) error {
	r := ion.NewReaderBytes(b)
	for depth := 0; ; {
		switch {
		case r.Next():
			if ion.IsContainer(r.Type()) && !r.IsNull() {
				if err := r.StepIn(); err != nil {
					return err
				}
				depth++
			}
		case r.Err() != nil || depth == 0:
			return r.Err()
		default:
			if err := r.StepOut(); err != nil {
				return err
			}
			depth--
		}
	}
}

func readProtobuf(b []byte) error {
	for len(b) > 0 {
		_, _, n := protowire.ConsumeField(b)
		if n < 0 {
			return protowire.ParseError(n)
		}
		b = b[n:]
	}
	return nil
}

func readCapnp(b []byte) error {
	read := capnp.Unmarshal
	if b[0] != 0 {
		read = capnp.UnmarshalPacked
	}
	m, err := read(b)
	if err != nil {
		return err
	}
	root, err := m.Root()
	if err != nil {
		return err
	}
	for i := range root.Struct().Size().PointerCount {
		if _, err := root.Struct().Ptr(i); err != nil {
			return err
		}
	}
	return nil
}

// TestFlatBuffers follows fields of tables, and elements of lists, to the last table.
func TestFlatBuffers(t *testing.T) {
	a := attacks.Named(formats.FlatBuffers.Name)
	for _, one := range a.Values {
		if one.By != attacks.Levels {
			continue
		}
		for _, number := range []int{1, 5, 16} {
			for _, in := range []attacks.Input{one.Make(3), a.Field(attacks.Key{Name: "b", Number: number}, one.Make(3))} {
				b := in.Append(nil)
				table := flatbuffers.Table{Bytes: b, Pos: flatbuffers.GetUOffsetT(b)}
				field, levels := flatbuffers.VOffsetT(2+2*number), 0
				for table.Offset(field) != 0 {
					at := table.Pos + flatbuffers.UOffsetT(table.Offset(field))
					at += flatbuffers.GetUOffsetT(b[at:])
					if strings.Contains(one.Name, "ten times") && levels > 0 {
						if got := flatbuffers.GetUOffsetT(b[at:]); got != 10 {
							t.Fatalf("%s: a list has %d elements", one.Name, got)
						}
						at += 4 * 10 // the last element
						at += flatbuffers.GetUOffsetT(b[at:])
					}
					table.Pos = at
					field, levels = 4+2*5, levels+1
				}
				if levels != 4 {
					t.Errorf("%s, field %d: there are %d levels, want 4", one.Name, number, levels)
				}
			}
		}
	}
}
