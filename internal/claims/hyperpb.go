package claims

import "github.com/wirebench/wirebench/codec"

// hyperpb has no table, because its figures were published as a picture.
var hyperpb = Source{
	Name:  "hyperpb",
	Title: "bufbuild/hyperpb-go, README of 25 July 2025",
	With:  "neither the machine nor any version is given",
	Known: []string{
		"Published at https://github.com/bufbuild/hyperpb-go as a picture without figures, and with words at https://buf.build/blog/hyperpb; factors are the lengths of its bars. They are factors of parsing alone, which is open here. Generated code has no such operation here: its decode also makes the user's value, which convert-out measures separately, and that flatters hyperpb.",
		"log, mesh, minecraft and mk48 are from Rust's serialization benchmark. The picture's other messages, and dynamicpb, which hyperpb is said to beat 10 times, are not here.",
	},
	Statements: []Statement{
		{
			ID: "c23", Text: "hyperpb often parses 2 to 3 times faster than Google's generated code, above all where messages are nested, and matches or beats vtprotobuf's nearly everywhere.",
			Known: []string{"By its own picture it is 1.5 to 2.9 times faster than Google's code on the messages that are here, and slower than vtprotobuf's on log."},
			Comparisons: []Comparison{
				parses("rust-log", "protobuf").by(1.53),
				parses("rust-mesh", "protobuf").by(2.89),
				parses("rust-minecraft", "protobuf").by(1.70),
				parses("rust-mk48", "protobuf").by(2.48),
				slower("hyperpb", codec.Open, "rust-log", "vtprotobuf").than(codec.Decode).by(1.26),
				parses("rust-mesh", "vtprotobuf").by(2.21),
				parses("rust-minecraft", "vtprotobuf").by(1.04),
				parses("rust-mk48", "vtprotobuf").by(1.87),
			},
		},
		{
			ID: "c24", Text: "Recompiled by a profile of the messages, with shared memory and without copies, it parses 3.0 to 5.1 times faster than Google's generated code.",
			Comparisons: []Comparison{
				parses("rust-log", "protobuf").by(3.04).unless(noProfile),
				parses("rust-mesh", "protobuf").by(5.05).unless(noProfile),
				parses("rust-minecraft", "protobuf").by(3.40).unless(noProfile),
				parses("rust-mk48", "protobuf").by(3.42).unless(noProfile),
			},
		},
	},
}

const noProfile = "no codec here recompiles hyperpb's parser by a profile"

func parses(data, other string) Comparison {
	return faster("hyperpb", codec.Open, data, other).than(codec.Decode)
}
