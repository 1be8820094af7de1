package formats

// All are the formats of the codecs that come with wirebench.
var All = []Format{
	JSON, MessagePack, CBOR, BSON, YAML, TOML, XML, PropertyList, ASN1, Ion, XDR, Hprose, Sereal, Binary,
	Protobuf, ProtoJSON, ProtoText, ThriftBinary, ThriftCompact, ThriftJSON, Avro, AvroJSON,
	FlatBuffers, CapnProto, Bebop, Colfer, SSZ, Borsh, Fory, Polyglot,
	ForyNative, Gob, Binc, Simple, EDF, MUS, Benc, Bencgen, Gencode, Fastape, IDR, Enkodo, Gotiny, Kelindar, Alecthomas, Ikeapack,
	Own, Bound, None,
}

// Formats that carry the names of fields or their kinds with the values.
var (
	JSON = Format{Name: "JSON", Languages: Languages, Source: "https://www.json.org", Spec: "https://www.rfc-editor.org/rfc/rfc8259"}
	// The page of MessagePack lists more than fifty languages.
	MessagePack = Format{Name: "MessagePack", Aliases: []string{"msgpack"}, Languages: Languages, Source: "https://msgpack.org", Spec: "https://github.com/msgpack/msgpack/blob/master/spec.md"}
	CBOR        = Format{Name: "CBOR", Aliases: []string{"RFC 8949"}, Languages: []string{
		"C", "C++", "C#", "Dart", "Erlang", "Haskell", "Java", "JavaScript", "Lua", "Perl", "PHP", "Python", "Ruby", "Rust", "Swift",
	}, Source: "https://cbor.io/impls.html", Spec: "https://www.rfc-editor.org/rfc/rfc8949"}
	BSON = Format{Name: "BSON", Languages: []string{
		"C", "C++", "C#", "Erlang", "Haskell", "Java", "JavaScript", "Perl", "PHP", "Python", "Ruby", "Rust", "Swift",
	}, Source: "https://bsonspec.org/implementations.html", Spec: "https://bsonspec.org/spec.html"}
	YAML = Format{Name: "YAML", Aliases: []string{"yml"}, Languages: []string{
		"C", "C++", "C#", "Dart", "Haskell", "Java", "JavaScript", "Lua", "Perl", "PHP", "Python", "Ruby", "Rust", "Swift",
	}, Source: "https://yaml.org", Spec: "https://yaml.org/spec/1.2.2/"}
	TOML = Format{Name: "TOML", Languages: []string{
		"C", "C++", "C#", "Dart", "Erlang", "Haskell", "Java", "JavaScript", "Lua", "OCaml", "Perl", "PHP", "Python", "Ruby", "Rust", "Swift",
	}, Source: "https://github.com/toml-lang/toml/wiki", Spec: "https://toml.io/en/v1.0.0"}
	XML = Format{Name: "XML", Languages: Languages, Source: "https://www.w3.org/XML/", Spec: "https://www.w3.org/TR/xml/"}
	// The same libraries read both kinds of property lists, text and binary.
	PropertyList = Format{Name: "property list", Aliases: []string{"plist"}, Languages: []string{
		"C", "Java", "JavaScript", "Python", "Ruby", "Rust", "Swift",
	}, Source: "https://docs.python.org/3/library/plistlib.html"}
	ASN1 = Format{Name: "ASN.1", Aliases: []string{"DER"}, Languages: []string{
		"C", "C++", "C#", "Erlang", "Java", "Python", "Rust",
	}, Source: "https://www.itu.int/en/ITU-T/asn1/Pages/Tools.aspx"}
	Ion = Format{Name: "Ion", Aliases: []string{"Amazon Ion"}, Languages: []string{
		"C", "C#", "Java", "JavaScript", "Python", "Rust",
	}, Source: "https://amazon-ion.github.io/ion-docs/libs.html", Spec: "https://amazon-ion.github.io/ion-docs/docs/spec.html"}
	XDR = Format{Name: "XDR", Aliases: []string{"RFC 4506"}, Languages: []string{
		"C#", "Erlang", "Java", "JavaScript", "Python", "Ruby", "Rust",
	}, Source: "https://github.com/stellar/xdrgen"}
	Hprose = Format{Name: "Hprose", Languages: []string{
		"C++", "C#", "Dart", "Java", "JavaScript", "Perl", "PHP", "Python", "Ruby",
	}, Source: "https://github.com/hprose/hprose"}
	Sereal = Format{Name: "Sereal", Languages: []string{"Java", "Perl", "Python", "Ruby"}, Source: "https://github.com/Sereal/Sereal"}
	// Binary has only the values one after the other, as they are in memory.
	Binary = Format{Name: "encoding/binary", Aliases: []string{"binary"}, Languages: []string{"Python"}, Source: "https://docs.python.org/3/library/struct.html"}
)

// Formats whose bytes are read with a schema.
var (
	Protobuf = Format{Name: "Protocol Buffers", Aliases: []string{"protobuf", "proto", "proto3", "pb"}, Languages: []string{
		"C", "C++", "C#", "Dart", "Erlang", "Haskell", "Java", "JavaScript", "Lua", "OCaml", "Perl", "PHP", "Python", "Ruby", "Rust", "Swift",
	}, Source: "https://github.com/protocolbuffers/protobuf/blob/main/docs/third_party.md", Spec: "https://protobuf.dev/programming-guides/proto3/#updating"}
	ProtoJSON = Format{Name: "ProtoJSON", Aliases: []string{"jsonpb"}, Languages: []string{
		"C++", "C#", "Dart", "Java", "JavaScript", "PHP", "Python", "Ruby",
	}, Source: "https://protobuf.dev/programming-guides/json/", Spec: "https://protobuf.dev/programming-guides/json/"}
	ProtoText = Format{Name: "Protocol Buffers text", Aliases: []string{"prototext", "textproto"}, Languages: []string{
		"C++", "Java", "Python",
	}, Source: "https://protobuf.dev/reference/protobuf/textformat-spec/", Spec: "https://protobuf.dev/reference/protobuf/textformat-spec/"}
	ThriftBinary = Format{Name: "Thrift binary", Aliases: []string{"Thrift"}, Languages: []string{
		"C", "C++", "C#", "Dart", "Erlang", "Java", "JavaScript", "Lua", "Perl", "PHP", "Python", "Ruby", "Rust", "Swift",
	}, Source: thriftLanguages, Spec: "https://github.com/apache/thrift/blob/master/doc/specs/thrift-binary-protocol.md"}
	ThriftCompact = Format{Name: "Thrift compact", Aliases: []string{"Thrift"}, Languages: []string{
		"C", "C++", "C#", "Dart", "Erlang", "Java", "JavaScript", "Lua", "PHP", "Python", "Ruby", "Rust", "Swift",
	}, Source: thriftLanguages, Spec: "https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md"}
	ThriftJSON = Format{Name: "Thrift JSON", Aliases: []string{"Thrift"}, Languages: []string{
		"C++", "C#", "Dart", "Java", "JavaScript", "PHP", "Python", "Ruby",
	}, Source: thriftLanguages}
	Avro = Format{Name: "Avro", Languages: []string{
		"C", "C++", "C#", "Java", "JavaScript", "Perl", "PHP", "Python", "Ruby", "Rust",
	}, Source: "https://avro.apache.org/docs/", Spec: "https://avro.apache.org/docs/1.12.0/specification/#schema-resolution"}
	AvroJSON    = Format{Name: "Avro JSON", Languages: []string{"C++", "Java"}, Source: "https://avro.apache.org/docs/", Spec: "https://avro.apache.org/docs/1.12.0/specification/#json-encoding"}
	FlatBuffers = Format{Name: "FlatBuffers", Aliases: []string{"flatbuffer", "fbs"}, Languages: []string{
		"C", "C++", "C#", "Dart", "Java", "JavaScript", "Lua", "PHP", "Python", "Rust", "Swift",
	}, Source: "https://flatbuffers.dev", Spec: "https://flatbuffers.dev/evolution/"}
	CapnProto = Format{Name: "Cap'n Proto", Aliases: []string{"capnp", "capnproto"}, Languages: []string{
		"C++", "C#", "Erlang", "Haskell", "Java", "JavaScript", "Lua", "OCaml", "Python", "Ruby", "Rust",
	}, Source: "https://capnproto.org/otherlang.html", Spec: "https://capnproto.org/language.html#evolving-your-protocol"}
	Bebop = Format{Name: "Bebop", Languages: []string{
		"C++", "C#", "Dart", "JavaScript", "Python", "Rust",
	}, Source: "https://docs.bebop.sh"}
	Colfer = Format{Name: "Colfer", Languages: []string{"C", "C++", "Java", "JavaScript"}, Source: "https://github.com/pascaldekloe/colfer"}
	SSZ    = Format{Name: "SSZ", Aliases: []string{"simple serialize"}, Languages: []string{
		"Java", "JavaScript", "Python", "Rust",
	}, Source: "https://github.com/ethereum/consensus-specs/blob/master/ssz/simple-serialize.md"}
	Borsh = Format{Name: "Borsh", Languages: []string{
		"C++", "C#", "Erlang", "Java", "JavaScript", "Python", "Rust",
	}, Source: "https://borsh.io"}
	Fory = Format{Name: "Fory", Aliases: []string{"Fury"}, Languages: []string{
		"C++", "C#", "Dart", "Java", "JavaScript", "Python", "Rust", "Swift",
	}, Source: "https://fory.apache.org/docs/"}
	Polyglot = Format{Name: "polyglot", Languages: []string{"JavaScript", "Rust"}, Source: "https://github.com/loopholelabs/polyglot"}
)

const thriftLanguages = "https://github.com/apache/thrift/blob/master/LANGUAGES.md"

// Formats without a known implementation in a language other than Go.
var (
	ForyNative = Format{Name: "Fory native", Aliases: []string{"Fory", "Fury"}}
	Gob        = Format{Name: "gob", Spec: "https://pkg.go.dev/encoding/gob#hdr-Types_and_Values"}
	Binc       = Format{Name: "Binc"}
	Simple     = Format{Name: "Simple"}
	EDF        = Format{Name: "EDF (Ergo 3.3)", Aliases: []string{"EDF", "Ergo"}}
	MUS        = Format{Name: "MUS"}
	Benc       = Format{Name: "benc"}
	Bencgen    = Format{Name: "bencgen", Aliases: []string{"benc"}}
	Gencode    = Format{Name: "gencode"}
	Fastape    = Format{Name: "fastape"}
	IDR        = Format{Name: "IDR"}
	Enkodo     = Format{Name: "enkodo"}
	Gotiny     = Format{Name: "gotiny"}
	Kelindar   = Format{Name: "kelindar"}
	Alecthomas = Format{Name: "alecthomas/binary"}
	Ikeapack   = Format{Name: "ikeapack"}
)

// Bytes that are not in a known format.
var (
	// Own is the format of what a type's own MarshalBinary writes.
	Own = Format{Name: "the type's own", Unknown: true}
	// Bound is the format of limit, the codec that is the bound of all others.
	Bound = Format{Name: "limit", Unknown: true}
	// None is the format of a codec that writes no bytes.
	None = Format{Name: "none", Unknown: true}
)
