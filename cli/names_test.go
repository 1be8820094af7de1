package cli

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/formats"
)

func TestChoose(t *testing.T) {
	known := []string{"json", "json/v2", "goccy/json", "goccy/yaml", "sonic", "sonic/std"}
	for _, test := range []struct {
		wanted, want []string
	}{
		{[]string{"json"}, []string{"json"}},
		{[]string{"sonic/std", "json"}, []string{"json", "sonic/std"}},
		{[]string{"goccy/*"}, []string{"goccy/json", "goccy/yaml"}},
		{[]string{"sonic*"}, []string{"sonic", "sonic/std"}},
		{[]string{"*json"}, []string{"json", "goccy/json"}},
		{[]string{"all"}, known},
		{[]string{"yaml"}, []string{"goccy/yaml"}},
		{[]string{"sonic"}, []string{"sonic"}}, // not also its variants
		{[]string{"std", "v2"}, []string{"json/v2", "sonic/std"}},
		{[]string{"[json"}, nil},
		{[]string{"json", "xml"}, nil},
		{nil, nil},
	} {
		got, err := choose("codec", test.wanted, known)
		if (err != nil) != (test.want == nil) {
			t.Errorf("choose(%q): error %v", test.wanted, err)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("choose(%q) (-want +got):\n%s", test.wanted, diff)
		}
	}
}

func TestChooseOperations(t *testing.T) {
	for wanted, want := range map[string][]string{
		"encode": {"encode"}, "stream": {"stream-encode", "stream-decode"}, "first": {"first-encode", "first-decode"},
		"touch": {"touch-1", "touch-tenth", "touch-quarter", "touch-half", "touch-all"}, "convert-*": {"convert-in", "convert-out"}, "zstd": {"zstd"}, "dec": nil,
	} {
		got, err := chooseOperations([]string{wanted})
		if (err != nil) != (want == nil) {
			t.Errorf("%s: error %v", wanted, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", wanted, diff)
		}
	}
}

func TestChooseCodecs(t *testing.T) {
	codecs := []askable{
		{"json", formats.JSON}, {"sonic", formats.JSON}, {"msgpack", formats.MessagePack}, {"msgp", formats.MessagePack},
		{"protobuf", formats.Protobuf}, {"protojson", formats.ProtoJSON}, {"capnp", formats.CapnProto}, {"mine", formats.Format{}},
	}
	for _, test := range []struct {
		wanted, want []string
	}{
		{[]string{"JSON"}, []string{"json", "sonic"}},
		{[]string{"json"}, []string{"json"}}, // a codec's name has precedence over a format's
		{[]string{"MessagePack", "json"}, []string{"json", "msgpack", "msgp"}},
		{[]string{"msgpack"}, []string{"msgpack"}},
		{[]string{"proto"}, []string{"protobuf"}},
		{[]string{"Cap'n Proto"}, []string{"capnp"}},
		{[]string{"all"}, []string{"json", "sonic", "msgpack", "msgp", "protobuf", "protojson", "capnp", "mine"}},
		{[]string{"BSON"}, nil},
		{[]string{""}, nil},
	} {
		got, err := chooseCodecs("codec", test.wanted, codecs)
		if (err != nil) != (test.want == nil) {
			t.Errorf("chooseCodecs(%q): error %v", test.wanted, err)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("chooseCodecs(%q) (-want +got):\n%s", test.wanted, diff)
		}
	}
	const want = `unknown codec "MesagePak"; the nearest is "MessagePack"`
	if _, err := chooseCodecs("codec", []string{"MesagePak"}, codecs); err == nil || err.Error() != want {
		t.Errorf("the error is %v, want %s", err, want)
	}
}
