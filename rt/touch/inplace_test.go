package touch_test

import (
	"encoding/json"
	"strings"
	"testing"

	madefastjson "github.com/wirebench/wirebench/builtin/generated/_made/person/fastjson"
	madegjson "github.com/wirebench/wirebench/builtin/generated/_made/person/gjson"
	madejsonparser "github.com/wirebench/wirebench/builtin/generated/_made/person/jsonparser"
	madesimdjson "github.com/wirebench/wirebench/builtin/generated/_made/person/simdjson"
	madesonicast "github.com/wirebench/wirebench/builtin/generated/_made/person/sonicast"
	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/fastjson"
	"github.com/wirebench/wirebench/codecs/gjson"
	"github.com/wirebench/wirebench/codecs/jsonparser"
	"github.com/wirebench/wirebench/codecs/simdjson"
	"github.com/wirebench/wirebench/codecs/sonic"
	"github.com/wirebench/wirebench/corpus"
	people "github.com/wirebench/wirebench/corpus/person"
)

// person returns a message of the data set person as JSON, and the ports of the codecs that read
// fields of JSON in place.
func person(t *testing.T) (text []byte, ports map[string]codec.Port) {
	t.Helper()
	set := people.Sets()[0]
	ring, err := corpus.Sample(set)
	if err != nil {
		t.Fatal(err)
	}
	if text, err = json.Marshal(ring.Values[0]); err != nil {
		t.Fatal(err)
	}
	set.Type.Glue = codec.Join(madefastjson.Glue, madegjson.Glue, madejsonparser.Glue, madesimdjson.Glue, madesonicast.Glue)[set.Type.Go]
	ports = make(map[string]codec.Port)
	for _, codecs := range []func() []codec.Codec{fastjson.Codecs, gjson.Codecs, jsonparser.Codecs, simdjson.Codecs, sonic.Codecs} {
		for _, k := range codecs() {
			switch port, err := k.Bind(set.Type); {
			case err != nil:
				t.Logf("%s: %v", k.Name, err) // not available on this machine
			case port.Touch != nil:
				ports[k.Name] = port
			}
		}
	}
	if len(ports) < 4 { // simdjson needs a processor that has AVX2
		t.Fatalf("%d codecs read JSON in place", len(ports))
	}
	return text, ports
}

func touched(p codec.Port, text []byte, fields int) (uint64, error) {
	v, err := p.Open(text)
	if err != nil {
		return 0, err
	}
	return p.Touch(v, fields)
}

// TestPartialErrors checks that a value of another type than its field causes an error. So does a
// message that ends early, if its rest is read.
func TestPartialErrors(t *testing.T) {
	text, ports := person(t)
	for name, p := range ports {
		for _, c := range []struct{ what, from, to string }{
			{"text for a number", `"Siblings":`, `"Siblings":"1","x":`},
			{"number for text", `"Phone":`, `"Phone":1,"x":`},
			{"list for a bool", `"Spouse":`, `"Spouse":[],"x":`},
			{"no time", `"BirthDay":"`, `"BirthDay":"on `},
		} {
			broken := strings.Replace(string(text), c.from, c.to, 1)
			if broken == string(text) {
				t.Fatalf("%s has no %s", text, c.from)
			}
			if sum, err := touched(p, []byte(broken), codec.AllFields); err == nil {
				t.Errorf("%s: %s: a sum, %d", name, c.what, sum)
			}
		}
		if sum, err := touched(p, []byte(`[]`), codec.AllFields); err == nil && name != "fastjson" { // its Get finds nothing there
			t.Errorf("%s: an array for an object: a sum, %d", name, sum)
		}
		if sum, err := touched(p, text[:len(text)-1], codec.AllFields); err == nil && name != "gjson" { // it does not validate
			t.Errorf("%s: a message without its end: a sum, %d", name, sum)
		}
	}
}

// TestPartialFirst checks that the first field is found wherever it is in the text, and that
// libraries that do not parse the message do not read what follows the field.
func TestPartialFirst(t *testing.T) {
	_, ports := person(t)
	for name, p := range ports {
		for _, c := range []struct {
			text string
			want uint64
		}{
			{`{"Name":"four","Siblings":1}`, 4},
			{`{"Siblings":1,"Name":"four"}`, 4},
			{`{"Name":"a\u0062\"","Siblings":1}`, 3},
		} {
			if got, err := touched(p, []byte(c.text), 1); err != nil || got != c.want {
				t.Errorf("%s: the name in %s: %d, %v; want %d", name, c.text, got, err, c.want)
			}
		}
		_, err := touched(p, []byte(`{"Name":"four",`), 1)
		if lazy := name == "gjson" || name == "jsonparser" || name == "sonic/ast"; (err == nil) != lazy {
			t.Errorf("%s: a message that ends behind the first field: %v", name, err)
		}
		if want := p.Unopened; want != (p.Lacks(codec.Open) == codec.NoOpening) || p.Lacks(codec.TouchOne) != "" {
			t.Errorf("%s: Unopened is %v, and open %q, touch-1 %q", name, want, p.Lacks(codec.Open), p.Lacks(codec.TouchOne))
		}
	}
}
