package claims

import (
	"slices"

	"github.com/wirebench/wirebench/codec"
)

var jsonbench = Source{
	Name:      "jsonbench",
	Title:     "go-json-experiment/jsonbench, 27 January 2025",
	With:      "Go 1.23.5, linux/amd64, Ryzen 9 9950X",
	Reference: "JSONv1",
	Known: []string{
		"Published at https://github.com/go-json-experiment/jsonbench; each row is the mean of the 40 runs in results/results.log. Its tables of interface{} and of raw values are left out: data sets here have types. Its types differ from ours: for instance, the keys of citm_catalog's maps are integers there, and text here.",
		"JSONv2 is the experiment's module there, of January 2025. Its rows are compared with json/v2, which is in the standard library since Go 1.27. A program that Go 1.26 built has the module instead, as json/v2/mirror.",
		"JSONv1 is encoding/json of Go 1.23. Go 1.27 put the engine of json/v2 below it: only a build by Go 1.26 can show such factors between the two.",
		"Its authors say that sonic does not check UTF-8, and that goccy/go-json failed some of their tests at random.",
	},
	derive: jsonbenchStatements,
}

// documents are the data sets of jsonbench, without string_unicode.
var documents = []string{"canada", "citm_catalog", "synthea_fhir", "twitter", "golang_source"}

func jsonbenchStatements(rows []Row) []Statement {
	against := func(other string, m codec.Operation, more ...string) []Comparison {
		return tabled(rows, "json/v2", m, other, slices.Concat(documents, more))
	}
	return []Statement{
		{
			ID: "c17", Text: "JSON v2 decodes structs 2.7 to 10.2 times faster than encoding/json.",
			Comparisons: against("json", codec.Decode, "string_unicode"),
		},
		{
			ID: "c18", Text: "JSON v2 encodes structs 1.4 times faster to 1.2 times slower than encoding/json.",
			Comparisons: against("json", codec.Encode, "string_unicode"),
		},
		{
			ID: "c19", Text: "JSON v2 encodes structs 1.2 to 3.4 times slower than sonic, and decodes them up to 2.8 times slower.",
			Known:       []string{"string_unicode is left out, as it is there, since sonic does not check UTF-8. By its own table JSON v2 decodes two of the documents faster than sonic."},
			Comparisons: append(against("sonic", codec.Encode), against("sonic", codec.Decode)...),
		},
		{
			ID: "c20", Text: "JSON v2 decodes structs 1.3 to 1.8 times slower than goccy/go-json.",
			Comparisons: against("goccy/json", codec.Decode, "string_unicode"),
		},
	}
}

var sonic = Source{
	Name:      "sonic",
	Title:     "bytedance/sonic, README of 30 March 2026",
	With:      "Go 1.17.1, darwin/amd64, Core i9-9880H",
	Reference: "std",
	Known: []string{
		"Published at https://github.com/bytedance/sonic. The table of the document of 13 KB, medium, has been there since June 2022 at the latest. sonic escapes HTML and sorts the keys of maps in it when it encodes, and copies text when it decodes; sonic fast does not.",
		"large is 631,514 bytes of tweets, byte for byte the document twitter. Its figures are the bars of a picture, in MB/s, turned into times by that size; the machine is given for medium only. The bar of sonic's decoding of interface{} has no figure, and neither have the other bars of its group.",
		"Three groups are left out: rows of 16 goroutines at once, single values that are looked up or replaced, and a picture of a document of 400 bytes.",
	},
	Statements: []Statement{{
		ID: "c21", Text: "sonic is the fastest for texts of all sizes and all uses.",
		Known: []string{"In its own table goccy/go-json decodes the medium document faster than sonic (28,738 ns of 32,557), and as fast as sonic fast (28,649 ns)."},
		Comparisons: []Comparison{
			faster("sonic", codec.Encode, "twitter", "json", "jsoniter", "easyjson", "goccy/json"),
			faster("sonic", codec.Decode, "twitter", "json", "jsoniter", "easyjson", "goccy/json"),
		},
	}},
}

var simdjson = Source{
	Name:      "simdjson",
	Title:     "minio/simdjson-go, README of 17 May 2021",
	With:      "32 hardware threads; neither the processor nor Go's version is given",
	Reference: "encoding/json",
	Known: []string{
		"Published at https://github.com/minio/simdjson-go, in the README that v0.4.5 has too.",
		"simdjson-go's times are for parsing into a reused tape by two goroutines, which is open here. encoding/json and json-iterator made values of interface{}. encoding/json takes as long for them as for structs, within 4 % by jsonbench's results on three of these documents. So its rows are compared with rows of structs here; json-iterator's rows are not.",
	},
	Statements: []Statement{{
		ID: "c22", Text: "simdjson-go parses about 10 times faster than encoding/json.",
		Known: []string{"By its own table 2.3 to 16.5 times; the factor is smaller for texts with more numbers."},
		Comparisons: []Comparison{
			faster("simdjson", codec.Open, "canada", "json").than(codec.Decode).by(38362219. / 13417193),
			faster("simdjson", codec.Open, "citm_catalog", "json").than(codec.Decode).by(17051899. / 1359983),
			faster("simdjson", codec.Open, "github_events", "json").than(codec.Decode).by(603037. / 74042),
			faster("simdjson", codec.Open, "twitter", "json").than(codec.Decode).by(6635848. / 588773),
		},
	}},
}
