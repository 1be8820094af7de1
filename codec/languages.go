package codec

// What a family's row in the table of languages says.
const (
	severalLanguages = "several"
	onlyGo           = "Go"
)

// languages says of families of formats whether we know of an implementation in another
// language than Go.
var languages = map[string]string{
	"ASN.1": severalLanguages, "Avro": severalLanguages, "Avro JSON": severalLanguages, "BSON": severalLanguages,
	"Bebop": severalLanguages, "Borsh": severalLanguages, "CBOR": severalLanguages, "Cap'n Proto": severalLanguages,
	"Colfer": severalLanguages, "FlatBuffers": severalLanguages, "Fory": severalLanguages, "Hprose": severalLanguages,
	"Ion": severalLanguages, "JSON": severalLanguages, "MessagePack": severalLanguages, "ProtoJSON": severalLanguages,
	"Protocol Buffers": severalLanguages, "Protocol Buffers text": severalLanguages, "SSZ": severalLanguages,
	"Sereal": severalLanguages, "TOML": severalLanguages, "Thrift": severalLanguages, "Thrift binary": severalLanguages,
	"Thrift JSON": severalLanguages, "Thrift compact": severalLanguages, "XDR": severalLanguages, "XML": severalLanguages,
	"YAML": severalLanguages, "encoding/binary": severalLanguages, "polyglot": severalLanguages, "property list": severalLanguages,

	"Binc": onlyGo, "EDF (Ergo 3.3)": onlyGo, "Fory native": onlyGo, "IDR": onlyGo, "MUS": onlyGo, "Simple": onlyGo, "alecthomas/binary": onlyGo,
	"benc": onlyGo, "bencgen": onlyGo, "enkodo": onlyGo, "fastape": onlyGo, "gob": onlyGo, "gotiny": onlyGo, "ikeapack": onlyGo,
	"kelindar": onlyGo, "limit": onlyGo, "none": onlyGo,
}

// Languages says in which languages the codec's format can be read, in the words of a
// record: "several", or "Go" where no implementation in another language is known to us;
// "" for a family of which nothing is known.
func (c Codec) Languages() string { return languages[c.Family] }
