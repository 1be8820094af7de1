package claims

import "github.com/wirebench/wirebench/codec"

var jsonVsGob = Source{
	Name:      "jsonvsgob",
	Title:     `"JSON vs GOB in Golang", 2025`,
	With:      "Go 1.24.4, Apple M3 Pro, a single core",
	Reference: "json",
	Known: []string{
		"gob is one-shot there, as it is here: each value has a new encoder and a new decoder. Its cost includes the description of its type and the compilation of the decoder, 161 allocations for a user. On a long-lived stream gob makes about 4.",
		"Neither the values nor their generator were published. Ours have about the lengths that follow from the published sizes. complexdata as it was printed, with an empty map, does not give these sizes; a map of 50 entries gives the published allocations.",
	},
	Statements: []Statement{
		{
			ID: "c01", Text: "JSON encodes a simple struct, user, 7.6 times faster than gob.",
			Comparisons: []Comparison{faster("json", codec.Encode, "user", "gob").by(7.6)},
		},
		{
			ID: "c02", Text: "JSON decodes a simple struct 12.5 times faster than gob.",
			Comparisons: []Comparison{faster("json", codec.Decode, "user", "gob").by(12.5)},
		},
		{
			ID: "c03", Text: "gob encodes a slice of 100 metrics 2.0 times faster than JSON, and decodes it 4.5 times faster.",
			Comparisons: []Comparison{
				faster("gob", codec.Encode, "metrics", "json").by(2.0),
				faster("gob", codec.Decode, "metrics", "json").by(4.5),
			},
		},
		{
			ID: "c04", Text: "gob encodes complexdata 1.3 times faster than JSON, and decodes it 3.3 times faster.",
			Comparisons: []Comparison{
				faster("gob", codec.Encode, "complexdata", "json").by(1.3),
				faster("gob", codec.Decode, "complexdata", "json").by(3.3),
			},
		},
		{
			ID: "c05", Text: "gob's output is 41 % smaller on complexdata (4,326 bytes of 7,346) and 61 % smaller on the slice of metrics (3,179 of 8,080).",
			Comparisons: []Comparison{
				smaller("gob", "complexdata", "json").by(7346. / 4326),
				smaller("gob", "metrics", "json").by(8080. / 3179),
			},
		},
		{
			ID: "c06", Text: "gob's output is 41 to 61 % smaller for all kinds of data.",
			Known: []string{"False for small values, since one-shot gob describes their type each time: the published user takes 53 bytes in JSON and 78 in gob."},
			Comparisons: []Comparison{
				smaller("gob", "user", "json").by(1 / (1 - 0.41)),
				smaller("gob", "metric", "json").by(1 / (1 - 0.41)),
				smaller("gob", "metrics", "json").by(1 / (1 - 0.41)),
				smaller("gob", "complexdata", "json").by(1 / (1 - 0.41)),
			},
		},
	},
}

// noRootSlice is also in the published table of this source.
const noRootSlice = "xml here refuses a slice as the root: Unmarshal only reads its first element"

var fourFormats = Source{
	Name:      "fourformats",
	Title:     `R. Sheremeta, "Benchmarking Gob vs JSON, XML & YAML", 2023`,
	With:      "Go 1.19.5, Apple M1 Pro, -benchtime=10x",
	Reference: "json",
	Known: []string{
		"Ten operations measure the warm-up: by the author's own figures encoding tiny to JSON takes 1,304 ns that way, and 102 ns with go test's default.",
		"Its slices of values were made with n elements and then appended to: 2n elements, the first half zero. That flatters gob, which leaves zeros out. Here all elements are filled, except in huge-halfzero, which has that shape and represents huge in the table.",
		"Its figures do not name its YAML library; yaml/v3 represents it. Its complex map is compared on complexmap, which has a tenth of the elements.",
	},
	Statements: []Statement{
		{
			ID: "c07", Text: "JSON is faster than gob on small and medium data; on huge and complex data gob is faster than JSON, XML and YAML.",
			Known: []string{"In its own table gob encodes the medium slice faster than JSON."},
			Comparisons: []Comparison{
				faster("json", codec.Decode, "tiny", "gob"),
				faster("json", codec.Decode, "medium", "gob"),
				faster("json", codec.Encode, "tiny-slice", "gob"),
				faster("json", codec.Encode, "medium-slice", "gob"),
				faster("gob", codec.Decode, "huge", "json", "xml", "yaml/v3"),
				faster("gob", codec.Decode, "huge-halfzero", "json", "xml", "yaml/v3"),
				faster("gob", codec.Encode, "huge-slice", "json", "xml", "yaml/v3"),
				faster("gob", codec.Decode, "complexmap", "json"),
			},
		},
		{
			ID: "c08", Text: "XML is surprisingly fast in decoding a slice, whatever its size.",
			Known: []string{"False: its decoder read one element. xml.Unmarshal stops after the first root element and reports no error; of the slice of huge it read one empty element. It reads slices within a struct completely, as in huge."},
			Comparisons: []Comparison{
				faster("xml", codec.Decode, "tiny-slice", "json").unless(noRootSlice),
				faster("xml", codec.Decode, "medium-slice", "json").unless(noRootSlice),
				faster("xml", codec.Decode, "big-slice", "json").unless(noRootSlice),
				faster("xml", codec.Decode, "huge", "json"),
			},
		},
		{
			ID: "c09", Text: "YAML is the slowest of the four nearly everywhere.",
			Known: []string{"In its own table gob decodes tiny and medium more slowly."},
			Comparisons: []Comparison{
				slower("yaml/v3", codec.Decode, "tiny", "gob", "json", "xml"),
				slower("yaml/v3", codec.Decode, "medium", "gob", "json", "xml"),
				slower("yaml/v3", codec.Decode, "big", "gob", "json", "xml"),
				slower("yaml/v3", codec.Decode, "huge", "gob", "json", "xml"),
				slower("yaml/v3", codec.Encode, "tiny-slice", "gob", "json", "xml"),
				slower("yaml/v3", codec.Encode, "medium-slice", "gob", "json", "xml"),
				slower("yaml/v3", codec.Encode, "big-slice", "gob", "json", "xml"),
				slower("yaml/v3", codec.Encode, "huge-slice", "gob", "json", "xml"),
			},
		},
		{
			ID: "c10", Text: "gob decodes the complex map about 10 times faster than JSON (646 ms, 6,357 ms).",
			Comparisons: []Comparison{faster("gob", codec.Decode, "complexmap", "json").by(10)},
		},
	},
}
