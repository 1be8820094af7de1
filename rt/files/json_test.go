package files_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"google.golang.org/protobuf/types/known/apipb"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/rt/files"
)

// readings writes text to a file and reads the samples in it. The error is that of the set, without
// the folder.
func readings[T any](t testing.TB, file, text string) ([]T, string) {
	dir := t.TempDir()
	path := filepath.Join(dir, file)
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	var all []T
	for v, err := range files.Set[T]("order", path).Messages(false) {
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
		{"empty", "o.json", " ", nil, ""},
		{"cut", "o.json", "[\n{\"ID\":1},\n{", []order{one}, "o.json:3: invalid JSON: the file ends in the middle of a value"},
		{"syntax", "o.json", "[\n{\"ID\":1},\n{\"ID\":x}]", []order{one},
			"o.json:3: invalid JSON: invalid character 'x' looking for beginning of value"},
		{"after the value", "o.json", "{\"ID\":1}\n{\"ID\":2}", nil,
			"o.json:2: text follows the JSON: a .json file has one message or an array of messages, a .jsonl file has a message on each line"},
		{"type", "o.json", "[\n{\"ID\":1},\n{\n\"ID\":\n\"x\"}]", []order{one},
			"o.json:5: ID: a string does not fit into int64"},
		{"type in a line", "o.jsonl", "\n{\"ID\":1}\n{\"ID\":1.5}", []order{one},
			"o.jsonl:3: ID: the number 1.5 does not fit into int64: invalid syntax"},
		{"syntax in a line", "o.jsonl", "{\"ID\":1}\n{\"ID\":", []order{one},
			"o.jsonl:2: ID: unexpected EOF"},
		{"null", "o.json", "null", nil, ""},
		{"null in an array", "o.json", "[{\"ID\":1},\nnull]", []order{one}, "o.json:2: null isn't a message"},
		{"element of a list", "o.json", "{\"Items\":[\n\"a\",\n7]}", nil, "o.json:3: Items[1]: a number does not fit into string"},
		{"array in a line", "o.jsonl", "[{\"ID\":1}]", nil,
			"o.jsonl:1: an array does not fit into files_test.order"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := readings[order](t, c.file, c.text)
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			if err != c.err {
				t.Errorf("error %q, want %q", err, c.err)
			}
		})
	}
}

// money has methods that fail.
type money int

func (m *money) UnmarshalText(text []byte) error {
	if string(text) == "gold" {
		panic("no mint")
	}
	return fmt.Errorf("%q is no currency", text)
}

type drawable interface{ Draw() }

type bill struct {
	Sums map[string]money
	Due  []time.Time
	Logo drawable
	Days uint8
}

func TestSamplesOfTypesWithMethods(t *testing.T) {
	for text, want := range map[string]string{
		`{"Sums":{"net":"7 shells"}}`: `o.json:1: Sums.net: files_test.money.UnmarshalText: "7 shells" is no currency`,
		`{"Sums":{"net":"gold"}}`:     `o.json:1: files_test.money.UnmarshalText panicked: no mint`,
		"{\n\"Due\":[\n\"noon\"]}":    `o.json:3: Due[0]: time.Time.UnmarshalJSON: parsing time "noon" as "2006-01-02T15:04:05Z07:00": cannot parse "noon" as "2006"`,
		`{"Logo":{"Size":3}}`:         `o.json:1: Logo: JSON does not say which type the interface files_test.drawable holds; write a function that returns the samples, and name it with --samples`,
		`{"Days":300}`:                `o.json:1: Days: the number 300 does not fit into uint8: value out of range`,
	} {
		if _, err := readings[bill](t, "o.json", text); err != want {
			t.Errorf("error %q, want %q", err, want)
		}
	}
}

// unread reads all messages of a set, and returns the fields that were ignored in them.
func unread(t *testing.T, set corpus.Set) (map[string]int, error) {
	t.Helper()
	for _, err := range set.Messages(false) {
		if err != nil {
			t.Fatal(err)
		}
	}
	return set.Unread()
}

// TestUnread checks that fields that the type lacks are counted by their paths: the number of messages
// that have them.
func TestUnread(t *testing.T) {
	type line struct{ Item string }
	type embedded struct{ Note string }
	type order struct {
		embedded
		ID    int `json:"order_id"`
		Lines []line
		At    time.Time
		By    map[string]line
	}
	path := write(t, "o.json", []byte(`[{"order_id":1,"ID":2,"Note":"","Lines":[{"item":"","n":1},{"n":2}],"At":"2026-01-01T00:00:00Z"},
		{"Order_ID":1,"By":{"a":{"n":3}},"Lines":[{"n":3}]}]`))
	got, err := unread(t, files.Set[order]("order", path))
	if diff := cmp.Diff(map[string]int{"ID": 1, "Lines[].n": 2, "By[].n": 1}, got); diff != "" || err != nil {
		t.Errorf("error %v (-want +got):\n%s", err, diff)
	}
	one := files.Set[order]("order", path)
	for range one.Messages(false) {
		break
	}
	if got, err = one.Unread(); err != nil || got["ID"] != 1 || got["By[].n"] != 0 {
		t.Errorf("of one message: %v, error %v", got, err)
	}
	if got, err = unread(t, files.Set[apipb.Method]("method", write(t, "o.json", []byte(`{"name":"a","colour":2}`)))); err != nil || got["colour"] != 1 {
		t.Errorf("%v, error %v", got, err)
	}
}

func TestSamplesOfSlices(t *testing.T) {
	got, err := readings[[]int](t, "o.jsonl", "[1,2]\n[3]\n")
	if diff := cmp.Diff([][]int{{1, 2}, {3}}, got); diff != "" || err != "" {
		t.Errorf("error %q, -want +got:\n%s", err, diff)
	}
}

func TestMissing(t *testing.T) {
	for _, err := range files.Set[order]("order", "no/such.json").Messages(false) {
		if !os.IsNotExist(err) {
			t.Errorf("got %v, want that the file does not exist", err)
		}
	}
}

// FuzzSamples checks that any file gives messages, or an error that names one of its lines.
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
		got, err := readings[order](t, file, text)
		if err != "" && !place.MatchString(err) {
			t.Errorf("error %q names no line", err)
		}
		if n := strings.Count(text, "{") + strings.Count(text, "null"); len(got) > n {
			t.Errorf("%d messages from %q", len(got), text)
		}
	})
}
