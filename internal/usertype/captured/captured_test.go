package captured_test

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/usertype/captured"
)

// read returns the messages in a text, each with its line, and the misfit that ends them.
func read(file string, r io.Reader) (all []string, err string) {
	for m, bad := range captured.JSON(file, r) {
		if bad != nil {
			return all, bad.Error()
		}
		all = append(all, fmt.Sprintf("%d %s", m.Line, m.Text))
	}
	return all, ""
}

// noComma is the error of encoding/json for a value that follows another one without a comma. It
// depends on the version of Go.
func noComma() string {
	d := json.NewDecoder(strings.NewReader("[1\n2]"))
	if _, err := d.Token(); err != nil { // the opening bracket
		return err.Error()
	}
	for {
		if err := d.Decode(new(json.RawMessage)); err != nil {
			return err.Error()
		}
	}
}

func TestJSON(t *testing.T) {
	for _, c := range []struct {
		name, file, text string
		want             []string
		err              string
	}{
		{"array", "o.json", "\n[{\"ID\":1},\n\n {\"ID\":2}]\n", []string{`2 {"ID":1}`, `4 {"ID":2}`}, ""},
		{"one value", "o.json", "\n {\"ID\":1}\n\n", []string{`2 {"ID":1}`}, ""},
		{"numbers", "o.json", "[1,\n2]", []string{"1 1", "2 2"}, ""},
		{"another name", "o.txt", "[1]", []string{"1 1"}, ""},
		{"lines", "o.jsonl", "{\"ID\":1}\r\n\n[2]", []string{`1 {"ID":1}`, "3 [2]"}, ""},
		{"empty", "o.json", " \n", nil, ""},
		{"null", "o.json", "null", nil, ""},
		{"no JSON", "o.json", "hello\n", nil, "o.json:1: invalid JSON: invalid character 'h' looking for beginning of value"},
		{"zeros", "o.json", "\x00\x00", nil, `o.json:1: invalid JSON: invalid character '\x00' looking for beginning of value`},
		{"in an element", "o.json", "[\n1,\n{\"ID\":\nx}]", []string{"2 1"}, "o.json:4: invalid JSON: invalid character 'x' looking for beginning of value"},
		{"no comma", "o.json", "[1\n2]", []string{"1 1"}, "o.json:2: invalid JSON: " + noComma()},
		{"two commas", "o.json", "[1,\n,\n2]", []string{"1 1"}, "o.json:2: invalid JSON: invalid character ',' looking for beginning of value"},
		{"a comma first", "o.json", "[\n,\n1]", nil, "o.json:2: invalid JSON: invalid character ',' looking for beginning of value"},
		{"no bracket", "o.json", "[1,\n2\n", []string{"1 1", "2 2"}, "o.json:2: invalid JSON: the file ends in the middle of a value"},
		{"cut", "o.json", "[1,\n{\"ID\":\n", []string{"1 1"}, "o.json:2: invalid JSON: the file ends in the middle of a value"},
		{"only a bracket", "o.json", "[", nil, "o.json:1: invalid JSON: the file ends in the middle of a value"},
		{"two values", "o.json", "{}\n\n{}", nil, "o.json:3: text follows the JSON: a .json file has one message or an array of messages, a .jsonl file has a message on each line"},
		{"behind an array", "o.json", "[1]\n]", []string{"1 1"}, "o.json:2: text follows the JSON: a .json file has one message or an array of messages, a .jsonl file has a message on each line"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := read(c.file, strings.NewReader(c.text))
			if diff := cmp.Diff(c.want, got); diff != "" || err != c.err {
				t.Errorf("error %q, want %q (-want +got):\n%s", err, c.err, diff)
			}
		})
	}
}

// endless is a file without an end, such as a device.
type endless struct {
	begin, char string
	read        int
}

func (e *endless) Read(b []byte) (int, error) {
	n := copy(b, e.begin)
	e.begin = e.begin[n:]
	for i := range b[n:] {
		b[n+i] = e.char[0]
	}
	e.read += len(b)
	return len(b), nil
}

// TestBounded checks that no more than one message's limit is read in search of a message, and
// nothing after the messages that are wanted.
func TestBounded(t *testing.T) {
	const why = "a message has more than 64 MiB"
	for name, c := range map[string]struct{ file, begin, char, want string }{
		"a text":                  {"o.json", `"`, "a", "o.json:1: " + why},
		"blanks":                  {"o.json", "", "\n", why},
		"blanks in an array":      {"o.json", "[", "\n", why},
		"blanks behind a message": {"o.json", "{}", " ", "o.json:1: " + why},
		"a line":                  {"o.jsonl", "", "a", "o.jsonl:1: " + why},
		"lines without a message": {"o.jsonl", "", "\n", why},
	} {
		t.Run(name, func(t *testing.T) {
			r := &endless{begin: c.begin, char: c.char}
			_, err := read(c.file, r)
			if !strings.Contains(err, c.want) {
				t.Errorf("error %q, want %q", err, c.want)
			}
			if r.read > captured.Most+1<<20 {
				t.Errorf("%d bytes were read", r.read)
			}
		})
	}
	for file, begin := range map[string]string{"o.json": "[1,2,", "o.jsonl": "1\n2\n"} {
		r := &endless{begin: begin, char: " "}
		n := 0
		for range captured.JSON(file, r) {
			if n++; n == 2 {
				break
			}
		}
		if r.read > 64<<10 {
			t.Errorf("%s: %d bytes were read of a file of which two messages were taken", file, r.read)
		}
	}
	r := captured.NewReader(&endless{char: "a"})
	for range 3 { // together, messages may have more bytes
		if _, err := io.CopyN(io.Discard, r, captured.Most-8<<10); err != nil {
			t.Fatal(err)
		}
		r.Next()
	}
	if _, err := io.Copy(io.Discard, r); err == nil || !strings.Contains(err.Error(), why) {
		t.Errorf("error %v", err)
	}
}

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range map[string]string{
		"good.json": "[{},{}]", "empty.json": "", "empty.cbor": "", "some.cbor": "x", "none.json": "[]", "bad.json": "hello", "bad.jsonl": "{}\n{",
		"worse.jsonl": "x\n{", "mixed/a.json": "", "mixed/b.jsonl": "{}", "mixed/notes.txt": "hello", "notes/notes.txt": "hello",
		"late.jsonl": strings.Repeat("{}\n", 5000) + "hello",
	} {
		write(name, text)
	}
	for name, size := range map[string]int64{"long.json": 5 << 30, "long.pb": 5 << 30} { // they take no space on disk
		write(name, "")
		if err := os.Truncate(filepath.Join(dir, name), size); err != nil {
			t.Skip(err)
		}
	}
	tests := map[string]struct {
		skip bool
		want string
	}{
		"good.json":   {want: ""},
		"some.cbor":   {want: ""},
		"mixed":       {want: ""},
		"late.jsonl":  {want: ""},
		"empty.json":  {want: "there are no messages"},
		"empty.cbor":  {want: "there are no messages"},
		"none.json":   {want: "there are no messages"},
		"bad.json":    {want: "DIR/bad.json:1: invalid JSON: invalid character 'h' looking for beginning of value"},
		"bad.jsonl":   {want: "DIR/bad.jsonl:2: invalid JSON: unexpected end of JSON input"},
		"bad.jsonl ":  {skip: true, want: ""},
		"worse.jsonl": {skip: true, want: "DIR/worse.jsonl:1: invalid JSON: invalid character 'x' looking for beginning of value"},
		"notes":       {want: "DIR/notes has no file of messages: the names of such files end with .avro, .binpb, .cbor, .gob, .json, .jsonl, .msgpack, .pb, .textproto, .txtpb"},
		"long.json":   {want: `DIR/long.json:1: invalid JSON: invalid character '\x00' looking for beginning of value`},
		"long.pb":     {want: "DIR/long.pb: a message has more than 64 MiB, the largest size that can be measured"},
		"no.json":     {want: "stat DIR/no.json: no such file or directory"},
	}
	for name, c := range tests {
		err := captured.Check(filepath.Join(dir, strings.TrimSpace(name)), c.skip)
		got := ""
		if err != nil {
			got = strings.ReplaceAll(err.Error(), dir, "DIR")
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}

// FuzzJSON checks that any file yields its messages, or an error that names a line of the file.
func FuzzJSON(f *testing.F) {
	for _, seed := range []string{"", "[]", `[{"ID":1},{"ID":"x"}]`, "{\"ID\":1}\n{", "[1\n,\n2", "\"\xff", "[[]]", "[1,]", "]"} {
		f.Add(seed, true)
		f.Add(seed, false)
	}
	place := regexp.MustCompile(`^o\.jsonl?:[1-9][0-9]*: .`)
	f.Fuzz(func(t *testing.T, text string, lines bool) {
		file := "o.json"
		if lines {
			file = "o.jsonl"
		}
		got, err := read(file, strings.NewReader(text))
		if err != "" && !place.MatchString(err) {
			t.Errorf("error %q names no line", err)
		}
		last := 1
		for _, m := range got {
			var line int
			if _, err := fmt.Sscan(m, &line); err != nil || line < last || line > 1+strings.Count(text, "\n") {
				t.Errorf("message %q of %q, after line %d", m, text, last)
			}
			last = line
		}
	})
}
