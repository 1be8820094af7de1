package attacks

import "github.com/wirebench/wirebench/codec/formats"

// known are the attacks by the name of their format. Formats that are not documented are missing, and
// so are those that have nothing but values by position.
var known = map[string]Attacks{
	formats.ASN1.Name:          asn1(),
	formats.Avro.Name:          avro(),
	formats.AvroJSON.Name:      json(),
	formats.BSON.Name:          bson(),
	formats.Binc.Name:          binc(),
	formats.CBOR.Name:          cbor(),
	formats.CapnProto.Name:     capnpAttacks(),
	formats.Colfer.Name:        colfer(),
	formats.EDF.Name:           edf(),
	formats.FlatBuffers.Name:   flatbuffers(),
	formats.Fory.Name:          fory("\x01"),
	formats.ForyNative.Name:    fory("\x00"),
	formats.Gob.Name:           gob(),
	formats.Hprose.Name:        hprose(),
	formats.Ion.Name:           ion(),
	formats.JSON.Name:          json(),
	formats.MessagePack.Name:   msgpack(),
	formats.PropertyList.Name:  propertyList(),
	formats.ProtoJSON.Name:     protoJSON(),
	formats.ProtoText.Name:     protoText(),
	formats.Protobuf.Name:      protobuf(),
	formats.Sereal.Name:        sereal(),
	formats.Simple.Name:        simple(),
	formats.TOML.Name:          toml(),
	formats.ThriftBinary.Name:  thriftBinaryAttacks(),
	formats.ThriftCompact.Name: thriftCompactAttacks(),
	formats.ThriftJSON.Name:    thriftJSONAttacks(),
	formats.XML.Name:           xml(),
	formats.YAML.Name:          yaml(),
}
