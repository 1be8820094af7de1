package formats

import (
	"net/url"
	"slices"
	"testing"
)

func TestCalled(t *testing.T) {
	for _, test := range []struct {
		name string
		want []string
	}{
		{"msgpack", []string{"MessagePack"}},
		{"Message Pack", []string{"MessagePack"}},
		{"json", []string{"JSON"}},
		{"PROTOBUF", []string{"Protocol Buffers"}},
		{"protocol-buffers", []string{"Protocol Buffers"}},
		{"proto", []string{"Protocol Buffers"}}, // not Cap'n Proto
		{"capnproto", []string{"Cap'n Proto"}},
		{"thrift", []string{"Thrift binary", "Thrift compact", "Thrift JSON"}},
		{"asn1", []string{"ASN.1"}},
		{"", nil},
		{"...", nil},
		{"mess", nil},
	} {
		var got []string
		for _, f := range All {
			if f.Called(test.name) {
				got = append(got, f.Name)
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%q calls %q, want %q", test.name, got, test.want)
		}
	}
}

func TestLanguage(t *testing.T) {
	for name, want := range map[string]string{
		"python": "Python", "C++": "C++", "cpp": "C++", "c": "C", "c#": "C#", "typescript": "JavaScript",
		"Objective-C": "Swift", "kotlin": "Java", "": "", "cobol": "", "+": "",
	} {
		if got := Language(name); got != want {
			t.Errorf("Language(%q) is %q, want %q", name, got, want)
		}
	}
}

// TestKnown checks the properties of formats that tables and searches rely on.
func TestKnown(t *testing.T) {
	names := make(map[string]bool)
	for _, f := range All {
		if f.Name == "" || names[f.Name] {
			t.Errorf("format %q has no name of its own", f.Name)
		}
		names[f.Name] = true
		last := -1
		for _, l := range f.Languages {
			at := slices.Index(Languages, l)
			if at <= last {
				t.Errorf("%s: language %q is none of Languages, or not in their order", f.Name, l)
			}
			last = at
		}
		source, err := url.Parse(f.Source)
		if err != nil || (len(f.Languages) > 0) != (source.Scheme == "https") {
			t.Errorf("%s: languages need a source, and %q is one of %d", f.Name, f.Source, len(f.Languages))
		}
		if got := Named(f.Name); got.Name != f.Name || got.Unknown != f.Unknown {
			t.Errorf("Named(%q) is %v", f.Name, got)
		}
	}
	if f := Named("a third party's"); !f.Unknown || f.OnlyGo() {
		t.Errorf("of an unknown format nothing is known, got %+v", f)
	}
}
