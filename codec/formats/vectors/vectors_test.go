package vectors_test

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/fxamacker/cbor/v2"
	"github.com/google/go-cmp/cmp"
	"github.com/vmihailenco/msgpack/v5"

	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codec/formats/vectors"
	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/schema"
)

// read returns the vectors of a suite.
func read(t *testing.T, s vectors.Suite) []vectors.Vector {
	t.Helper()
	var files []map[string][]byte
	for _, tree := range s.Trees {
		f, err := module.Tree(tree).Read()
		if why := module.Missing(err); why != "" {
			t.Skip(why)
		}
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	all, err := s.Vectors(files)
	if err != nil {
		t.Fatalf("%s: %v", s.Name, err)
	}
	return all
}

func count(all []vectors.Vector) map[vectors.Demand]int {
	n := make(map[vectors.Demand]int)
	for _, v := range all {
		n[v.Demand]++
	}
	return n
}

// TestSuites compares the numbers of vectors with those of the suites.
func TestSuites(t *testing.T) {
	want := map[string]map[vectors.Demand]int{
		"JSONTestSuite":                        {vectors.Accept: 93, vectors.Reject: 188, vectors.Either: 37},
		"JSONTestSuite where RFC 8259 decides": {vectors.Either: 13, vectors.Refusable: 10},
		"toml-test":                            {vectors.Accept: 200, vectors.Reject: 466},
		"YAML test suite":                      {vectors.Accept: 256, vectors.Reject: 94, vectors.Refusable: 29, vectors.Either: 23},
		"BSON corpus":                          {vectors.Accept: 711, vectors.Reject: 75, vectors.Refusable: 11},
	}
	for _, f := range formats.All {
		for _, s := range vectors.Named(f.Name).Suites {
			t.Run(s.Name, func(t *testing.T) {
				all := read(t, s)
				for _, v := range all {
					if v.Name == "" || v.Source == "" || v.Demand == "" {
						t.Errorf("%+v says too little", v)
					}
				}
				if n := want[s.Name]; n != nil {
					if diff := cmp.Diff(n, count(all)); diff != "" {
						t.Error(diff)
					}
				}
			})
		}
	}
}

// TestVersions: the files are read from modules that this module requires, so that nothing is downloaded.
func TestVersions(t *testing.T) {
	mod, err := os.ReadFile("../../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range formats.All {
		for _, s := range vectors.Named(f.Name).Suites {
			for _, tree := range s.Trees {
				if !strings.Contains(string(mod), "\t"+tree.Module+" "+tree.Version) {
					t.Errorf("go.mod has another version of %s than %s: change it in %s, and the sum", tree.Module, tree.Version, s.Name)
				}
			}
		}
	}
}

// value has something of each kind.
var value = map[string]any{
	"text": "grüße/\U0001d11e", "int": int64(7), "negative": int64(-1000), "large": int64(1) << 40, "float": 1.5,
	"list": []any{int64(1), "a", nil, true}, "map": map[string]any{"a": map[string]any{}, "b": []any{}},
}

// TestForms: a library that is known to be right decodes each form to the same value as the message, and
// rejects what must be rejected.
func TestForms(t *testing.T) {
	for _, f := range []struct {
		format    formats.Format
		marshal   func(any) ([]byte, error)
		unmarshal func([]byte, any) error
		fewest    int
	}{
		{formats.JSON, json.Marshal, json.Unmarshal, 300},
		{formats.MessagePack, msgpack.Marshal, msgpack.Unmarshal, 60},
		{formats.CBOR, cbor.Marshal, cbor.Unmarshal, 60},
	} {
		b, err := f.marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		decode := func(b []byte) (string, error) {
			var v any
			if err := f.unmarshal(b, &v); err != nil {
				return "", err
			}
			shown, err := json.Marshal(keys(v))
			return string(shown), err
		}
		want, err := decode(b)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, r := range vectors.Named(f.format.Name).Rewrites {
			all, err := r.Make(b, &schema.Type{})
			if err != nil {
				t.Logf("%s, %s: %v", f.format.Name, r.Name, err)
				continue
			}
			n += len(all)
			for _, v := range all {
				in := v.Input.Append(nil)
				if bytes.Equal(in, b) {
					t.Errorf("%s, %s: %s is the message itself", f.format.Name, r.Name, v.Name)
				}
				got, err := decode(in)
				switch {
				case v.Demand == vectors.Reject && err == nil:
					t.Errorf("%s, %s: %s is accepted: %q", f.format.Name, r.Name, v.Name, in)
				case v.Demand == vectors.Reject || v.Demand == vectors.Either || strings.Contains(got, "zzUnknown"):
				case err != nil || got != want:
					t.Errorf("%s, %s: %s is %s, error %v; want %s", f.format.Name, r.Name, v.Name, got, err, want)
				}
			}
		}
		if n < f.fewest {
			t.Errorf("%s has %d forms, want %d at least", f.format.Name, n, f.fewest)
		}
	}
}

// keys replaces maps with keys of any type by those with texts.
func keys(v any) any {
	switch v := v.(type) {
	case map[any]any:
		m := make(map[string]any)
		for k, e := range v {
			m[k.(string)] = keys(e)
		}
		return m
	case map[string]any:
		for k := range v {
			v[k] = keys(v[k])
		}
	case []any:
		for i := range v {
			v[i] = keys(v[i])
		}
	}
	return v
}

// TestBroken: what is no message of a format has no other forms, and is no reason to panic.
func TestBroken(t *testing.T) {
	for _, f := range formats.All {
		for _, r := range vectors.Named(f.Name).Rewrites {
			for _, b := range [][]byte{{}, {0xff}, {0xc1}, {0x9a, 0xff, 0xff, 0xff, 0xff}, {0xdf, 0xff, 0xff, 0xff, 0xff}, []byte(`{"a":`), bytes.Repeat([]byte{0x81}, 5000)} {
				all, err := r.Make(b, &schema.Type{Kind: schema.Struct})
				if i := slices.IndexFunc(all, func(v vectors.Vector) bool { return v.Input == nil }); err == nil && i >= 0 {
					t.Errorf("%s, %s: %s is made from %x", f.Name, r.Name, all[i].Name, b)
				}
			}
		}
	}
}
