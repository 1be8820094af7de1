package claims

import "github.com/wirebench/wirebench/codec"

var jsonVsProtobuf = Source{
	Name:      "jsonvsprotobuf",
	Title:     `"Benchmarking JSON versus Protocol Buffers"`,
	With:      "linux/amd64, 4 threads",
	Reference: "json",
	Known: []string{
		"The JSON that was decoded was indented: 863 bytes, not the reported 544.",
		"Both decoders wrote into a value that was already filled; here each operation makes a new one.",
		"protobuf's times there begin and end with its own message: encoding only allocates the output. Here they include the conversion from the Go value and back; the operations convert-in and convert-out measure that part.",
	},
	Statements: []Statement{{
		ID: "c11", Text: "protobuf decodes book 5.2 times and encodes it 2.5 times faster than JSON, in 326 bytes against 544.",
		Comparisons: []Comparison{
			faster("protobuf", codec.Decode, "book", "json").by(5.2),
			faster("protobuf", codec.Encode, "book", "json").by(2.5),
			takes("protobuf", "book", 326),
			takes("json", "book", 544),
		},
	}},
}

// ourEDF is also in the published table of this source.
const ourEDF = "edf here is an implementation of our own, not the framework's"

var ergo = Source{
	Name:      "ergo",
	Title:     "the serialization benchmark of the Ergo framework",
	With:      "Apple M4 Max",
	Reference: "protobuf",
	Known: []string{
		ourEDF + ". It writes the same bytes, and was about twice as fast where both were measured (BIAS.md); its times are shown, but not judged.",
		"Times and allocations were published, but no sizes.",
		"gob encodes all messages with one encoder, and decodes each message with a new decoder. On a stream gob decodes the nested value faster than EDF. Streams are not measured here.",
		"protobuf's string is a struct of three fields there. EDF with its cache and EDF without it have different values for the map and the nested struct.",
		"protobuf's times there begin and end with its own message; here they include the conversion from the Go value and back.",
	},
	Statements: []Statement{
		{
			ID: "c12", Text: "EDF with its cache encodes a string 47 % faster than protobuf and 69 % faster than gob.",
			Comparisons: []Comparison{
				faster("edf/cache", codec.Encode, "ergo-string", "protobuf").by(1 / (1 - 0.47)).unless(ourEDF),
				faster("edf/cache", codec.Encode, "ergo-string", "gob").by(1 / (1 - 0.69)).unless(ourEDF),
			},
		},
		{
			ID: "c13", Text: "EDF decodes 6 to 14 times faster than gob, and 14 to 33 % slower than protobuf.",
			Known: []string{"gob's decoder is new for each message and compiles itself each time, which causes the factor."},
			// The cache is used, except for the nested struct, which was faster without it.
			Comparisons: []Comparison{
				faster("edf/cache", codec.Decode, "ergo-string", "gob").by(429.5 / 76.62).unless(ourEDF),
				faster("edf/cache", codec.Decode, "ergo-map", "gob").by(6733 / 468.8).unless(ourEDF),
				faster("edf/cache", codec.Decode, "ergo-complex", "gob").by(9335 / 700.8).unless(ourEDF),
				faster("edf", codec.Decode, "ergo-nested", "gob").by(12729. / 2137).unless(ourEDF),
				slower("edf/cache", codec.Decode, "ergo-string", "protobuf").by(76.62 / 67.45).unless(ourEDF),
				slower("edf/cache", codec.Decode, "ergo-map", "protobuf").by(468.8 / 353.3).unless(ourEDF),
				slower("edf/cache", codec.Decode, "ergo-complex", "protobuf").by(700.8 / 597.2).unless(ourEDF),
				slower("edf", codec.Decode, "ergo-nested", "protobuf").by(2137. / 1684).unless(ourEDF),
			},
		},
	},
}
