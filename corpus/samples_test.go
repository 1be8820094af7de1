package corpus_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/corpus"
)

type order struct {
	ID    int
	Items []string
}

// messages writes text to a file and reads the samples in it; the error is the
// set's own, without the folder.
func messages[T any](t testing.TB, file, text string) ([]T, string) {
	dir := t.TempDir()
	path := filepath.Join(dir, file)
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	var all []T
	for v, err := range corpus.Samples[T]("order", path).Messages(false) {
		if err != nil {
			return all, strings.TrimPrefix(err.Error(), dir+string(filepath.Separator))
		}
		all = append(all, *v.(*T))
	}
	return all, ""
}

func TestSamples(t *testing.T) {
	one, two := order{ID: 1}, order{ID: 2, Items: []string{"x"}}
	for _, c := range []struct {
		name, file, text string
		want             []order
		err              string
	}{
		{"array", "o.json", "\n[{\"ID\":1},\n {\"ID\":2,\"Items\":[\"x\"]}]\n", []order{one, two}, ""},
		{"one value", "o.json", `{"ID":1}`, []order{one}, ""},
		{"unknown field", "o.json", `{"ID":1,"More":{}}`, []order{one}, ""},
		{"empty array", "o.json", `[]`, nil, ""},
		{"lines", "o.jsonl", "{\"ID\":1}\n\n{\"ID\":2,\"Items\":[\"x\"]}", []order{one, two}, ""},
		{"crlf", "o.jsonl", "{\"ID\":1}\r\n", []order{one}, ""},
		{"empty", "o.json", " ", nil, "o.json:1: unexpected end of JSON input"},
		{"cut", "o.json", "[\n{\"ID\":1},\n{", nil, "o.json:3: unexpected end of JSON input"},
		{"syntax", "o.json", "[\n{\"ID\":1},\n{\"ID\":x}]", nil,
			"o.json:3: invalid character 'x' looking for beginning of value"},
		{"after the value", "o.json", "{\"ID\":1}\n{\"ID\":2}", nil,
			"o.json:2: invalid character '{' after top-level value"},
		{"type", "o.json", "[\n{\"ID\":1},\n{\n\"ID\":\n\"x\"}]", []order{one},
			"o.json:5: json: cannot unmarshal string into Go struct field order.ID of type int"},
		{"type in a line", "o.jsonl", "\n{\"ID\":1}\n{\"ID\":1.5}", []order{one},
			"o.jsonl:3: json: cannot unmarshal number 1.5 into Go struct field order.ID of type int"},
		{"syntax in a line", "o.jsonl", "{\"ID\":1}\n{\"ID\":", []order{one},
			"o.jsonl:2: unexpected end of JSON input"},
		{"array in a line", "o.jsonl", "[{\"ID\":1}]", nil,
			"o.jsonl:1: json: cannot unmarshal array into Go value of type corpus_test.order"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := messages[order](t, c.file, c.text)
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			if err != c.err {
				t.Errorf("error %q, want %q", err, c.err)
			}
		})
	}
}

func TestSamplesOfSlices(t *testing.T) {
	got, err := messages[[]int](t, "o.jsonl", "[1,2]\n[3]\n")
	if diff := cmp.Diff([][]int{{1, 2}, {3}}, got); diff != "" || err != "" {
		t.Errorf("error %q, -want +got:\n%s", err, diff)
	}
}

func TestSamplesMissing(t *testing.T) {
	for _, err := range corpus.Samples[order]("order", "no/such.json").Messages(false) {
		if !os.IsNotExist(err) {
			t.Errorf("got %v, want that the file does not exist", err)
		}
	}
}

func TestValues(t *testing.T) {
	set := corpus.Values("order", func() []order { return []order{{ID: 1}, {ID: 2}} })
	var got []order
	for v, err := range set.Messages(false) {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, *v.(*order))
	}
	if diff := cmp.Diff([]order{{ID: 1}, {ID: 2}}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// FuzzSamples: whatever a file has, its messages come out or an error that
// names a line of it.
func FuzzSamples(f *testing.F) {
	for _, seed := range []string{"", "[]", `[{"ID":1},{"ID":"x"}]`, "{\"ID\":1}\n{", "[1\n,\n2", "\"\xff", "[[]]"} {
		f.Add(seed, true)
		f.Add(seed, false)
	}
	place := regexp.MustCompile(`^o\.jsonl?:[1-9][0-9]*: .`)
	f.Fuzz(func(t *testing.T, text string, lines bool) {
		file := "o.json"
		if lines {
			file = "o.jsonl"
		}
		got, err := messages[order](t, file, text)
		if err != "" && !place.MatchString(err) {
			t.Errorf("error %q names no line", err)
		}
		if n := strings.Count(text, "{") + strings.Count(text, "null"); len(got) > n {
			t.Errorf("%d messages from %q", len(got), text)
		}
	})
}
