package claims

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/record"
)

const head = "data,op,codec,ns,bytes,alloc_bytes,allocs,our_data,our_codec,our_operation,not,note\n"

var codecs = Source{}.ops()

func TestParse(t *testing.T) {
	got, err := parse("a.csv", strings.NewReader(head+
		"Simple,encode,json,183.0,151,112.5,0,user,json,,,\n"+
		"\n"+
		"Simple,decode,bebop,76,,,,user,bebop,decode-reuse,,\"a note, quoted\"\n"+
		"Simple,encode,own,61,,,,,,,nobody has it,\n"+
		"Simple,decode,own,2000000/s,,,,,,,nobody has it,\n"), codecs)
	if err != nil {
		t.Fatal(err)
	}
	want := []Row{
		{Data: "Simple", Op: "encode", Codec: "json", NS: 183, Bytes: 151, AllocBytes: new(112.5), Allocs: new(0.0), Here: record.Key{Codec: "json", Data: "user", Operation: "encode"}, line: 2},
		{Data: "Simple", Op: "decode", Codec: "bebop", NS: 76, Here: record.Key{Codec: "bebop", Data: "user", Operation: "decode-reuse"}, Note: "a note, quoted", line: 4},
		{Data: "Simple", Op: "encode", Codec: "own", NS: 61, Not: "nobody has it", line: 5},
		{Data: "Simple", Op: "decode", Codec: "own", NS: 500, Not: "nobody has it", line: 6},
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(Row{})); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestParseErrors(t *testing.T) {
	const good = "Simple,encode,json,183,,,,user,json,,,\n"
	for _, c := range []struct{ text, want string }{
		{"", "a.csv:1: the file is empty"},
		{"data,op\n", `a.csv:1: the columns are ["data" "op"], want`},
		{head + good + "Simple,encode\n", "a.csv:3: 2 fields, want 12"},
		{head + good + "Simple,\"encode,gob\n", "a.csv:3: "},
		{head + good + "\n" + good, "a.csv:4: json encode Simple is in line 2 too"},
		{head + ",encode,json,183,,,,user,json,,,\n", "a.csv:2: a row without data or codec"},
		{head + "Simple,encode,,183,,,,user,json,,,\n", "a.csv:2: a row without data or codec"},
		{head + "Simple,marshal,json,183,,,,user,json,,,\n", `a.csv:2: unknown operation "marshal"; known are encode, decode`},
		{head + "Simple,encode,json,fast,,,,user,json,,,\n", `a.csv:2: "fast" isn't a time in ns`},
		{head + "Simple,encode,json,0/s,,,,user,json,,,\n", `a.csv:2: "0/s" isn't a time in ns`},
		{head + "Simple,encode,json,0,,,,user,json,,,\n", `a.csv:2: "0" isn't a time in ns`},
		{head + "Simple,encode,json,NaN,,,,user,json,,,\n", `a.csv:2: "NaN" isn't a time in ns`},
		{head + "Simple,encode,json,Inf,,,,user,json,,,\n", `a.csv:2: "Inf" isn't a time in ns`},
		{head + "Simple,encode,json,183,-1,,,user,json,,,\n", `a.csv:2: "-1" isn't a size in bytes`},
		{head + "Simple,encode,json,183,1.5,,,user,json,,,\n", `a.csv:2: "1.5" isn't a size in bytes`},
		{head + "Simple,encode,json,183,,-1,,user,json,,,\n", `a.csv:2: "-1" isn't a number of allocations`},
		{head + "Simple,encode,json,183,,,NaN,user,json,,,\n", `a.csv:2: "NaN" isn't a number of allocations`},
		{head + "Simple,encode,json,183,,,,,json,,,\n", "a.csv:2: our_data or our_codec is missing"},
		{head + "Simple,encode,json,183,,,,user,,,,\n", "a.csv:2: our_data or our_codec is missing"},
		{head + "Simple,encode,json,183,,,,,,,,\n", "a.csv:2: the row has no cell of ours"},
		{head + "Simple,encode,json,183,,,,,,decode,no such,\n", "a.csv:2: our_operation without our_codec"},
	} {
		_, err := parse("a.csv", strings.NewReader(c.text), codecs)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: error %v, want %s", c.text, err, c.want)
		}
	}
}

func TestTableWithoutReference(t *testing.T) {
	if _, err := (Source{Name: "jsonvsgob", Reference: "xml"}).readTable(); err == nil || !strings.HasPrefix(err.Error(), "published/jsonvsgob.csv:2: no row of xml for encode Simple") {
		t.Errorf("error %v", err)
	}
}

// FuzzParse checks that parsed rows can be judged: they have a time, and either a cell or a reason.
func FuzzParse(f *testing.F) {
	f.Add(head + "Simple,encode,json,183.0,151,112,2,user,json,,,\n")
	f.Add(head + "Simple,decode,json,1e3,,,,,,,\"why,\nnot\",x\n")
	f.Add(head + "\"a\"\"b\",encode,json,1,,,,user,json,,,\n")
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		rows, err := parse("a.csv", strings.NewReader(text), codecs)
		if err != nil {
			if !strings.HasPrefix(err.Error(), "a.csv:") {
				t.Errorf("an error without its place: %v", err)
			}
			return
		}
		for _, r := range rows {
			if !(r.NS > 0) || r.line < 2 || r.Bytes < 0 || r.Here.Codec == "" && r.Not == "" || (r.Here == record.Key{}) != (r.Here.Codec == "") {
				t.Errorf("%+v", r)
			}
		}
	})
}
