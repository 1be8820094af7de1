package claims

import "github.com/wirebench/wirebench/codec"

var goserbench = Source{
	Name:      "goserbench",
	Title:     "alecthomas/go_serialization_benchmarks, 11 June 2024",
	With:      "Go 1.22.4, linux/amd64, Core i7-3537U",
	Reference: "json",
	Known: []string{
		"Two headings were shifted in the rows of encoding: its bytes/op is the wire size, and its allocs/op is bytes allocated. Here they have their correct names.",
		"Run twice on one machine, its rows differ by 1.33 times in the median and by up to 5 times, and most codecs change their rank.",
		"Its decoders fill an existing value, so its rows lack the 80 bytes of a new person. decode here makes a new person. Rows without allocations are compared in the operations that reuse memory, if the codec has them.",
	},
	derive: personStatements,
}

// personStatements returns the statements about the suite's table. The others in some comparisons
// are the codecs of that table.
func personStatements(rows []Row) []Statement {
	fastest := []string{"fastape", "mus", "mus/unsafe", "benc", "benc/unsafe"}
	encoders, decoders := rest(rows, codec.Encode, fastest...), rest(rows, codec.Decode, fastest...)
	return []Statement{
		{
			ID: "c14", Text: "fastape, MUS and BENC are the fastest choices; unsafe decoding takes 61 to 94 ns where gob takes 38,385.",
			Known: []string{
				"In its own table two Bebop compilers, gencode/unsafe and the suite's baseline encode faster than all three.",
				"In unsafe decoding strings point into the input.",
			},
			Comparisons: []Comparison{
				faster("fastape", codec.Encode, "person", encoders...),
				faster("mus/unsafe", codec.Encode, "person", encoders...),
				faster("benc", codec.Encode, "person", encoders...),
				faster("fastape", codec.Decode, "person", decoders...),
				faster("mus/unsafe", codec.Decode, "person", decoders...),
				faster("benc/unsafe", codec.Decode, "person", decoders...),
				faster("fastape", codec.DecodeReuse, "person", "gob").than(codec.Decode).by(38385. / 85),
				faster("mus/unsafe", codec.Decode, "person", "gob").by(38385. / 94),
				faster("benc/unsafe", codec.DecodeReuse, "person", "gob").than(codec.Decode).by(38385. / 61),
			},
		},
		{
			ID: "c15", Text: "gob is the slowest decoder of person, gogo/jsonpb the slowest encoder.",
			Comparisons: []Comparison{
				slower("gob", codec.Decode, "person", rest(rows, codec.Decode, "gob")...),
				slower("gogo/jsonpb", codec.Encode, "person", rest(rows, codec.Encode, "gogo/jsonpb")...),
			},
		},
		{
			ID: "c16", Text: "BSON drops the part of a time below a microsecond; ugorji's binc drops the name of its zone.",
			Known: []string{"BSON keeps milliseconds: it drops more than stated."},
			Comparisons: []Comparison{
				loses("mgo.v2/bson", "person", codec.TimeMicro|codec.TimeMilli|codec.TimeSecond),
				loses("bson/v1", "person", codec.TimeMicro|codec.TimeMilli|codec.TimeSecond),
				loses("ugorji/binc", "person", codec.ZoneOffset).unless("the proof compares the instant and the offset of a time, not its zone's name"),
			},
		},
	}
}
