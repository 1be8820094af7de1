package claims

import "github.com/wirebench/wirebench/codec"

var fory = Source{
	Name:      "fory",
	Title:     "Apache Fory, Go benchmark of 7 August 2026",
	With:      "Fory 1.7.0-alpha.0, darwin/arm64, Apple M4 Pro; Go's version is not given",
	Reference: "Protobuf",
	Known: []string{
		"Published at https://github.com/apache/fory, docs/benchmarks/object-serialization/xlang/go; each row is the last of five runs.",
		"Fory encodes into a reused buffer, which is encode-reuse here; the others encode into a new one. protobuf's times include the conversion from and to the user's value, as they do here. Fory is in its compatible mode for exchange with other languages, which is fory/xlang here.",
		"MediaContent is compared on media, which has that shape, except that optional parts are pointers, enums are text, and the values differ. fory refuses media for the type of its texts, so only protobuf and msgpack are compared here.",
	},
	Statements: []Statement{{
		ID: "c25", Text: "Fory encodes MediaContent 1.9 times faster than protobuf and 3.2 times faster than msgpack, and decodes it 1.3 and 3.3 times faster.",
		Comparisons: []Comparison{
			faster("fory/xlang", codec.EncodeReuse, "media", "protobuf").than(codec.Encode).by(482 / 257.4),
			faster("fory/xlang", codec.EncodeReuse, "media", "msgpack").than(codec.Encode).by(820 / 257.4),
			faster("fory/xlang", codec.Decode, "media", "protobuf").by(564.3 / 426.3),
			faster("fory/xlang", codec.Decode, "media", "msgpack").by(1420 / 426.3),
		},
	}},
}
