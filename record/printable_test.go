package record

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestClean(t *testing.T) {
	for s, want := range map[string]string{
		"":                           "",
		"µs, Größe, 日本":              "µs, Größe, 日本",
		"a\nb\tc\r\nd":               "a b c  d",
		"\x1b]0;title\x07 red":       `\u001b]0;title\u0007 red`,
		"del\x7f, csi\u009b31m":      `del\u007f, csi\u009b31m`,
		"abc\u202egpj\u2066 x\u2029": `abc\u202egpj\u2066 x `,
		"already \\u001b":            `already \u001b`,
	} {
		if got := clean(s); got != want {
			t.Errorf("clean(%q) is %q, want %q", s, got, want)
		}
		line, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if got := s; want != s && !suspicious(line) {
			t.Errorf("nothing is seen in %s of %q", line, got)
		}
	}
}

// Whatever a record says of codecs and data, nothing that was read does anything to a terminal.
func TestPrintable(t *testing.T) {
	const evil = `evil\u001b[31m\nname\u009b`
	dir := t.TempDir()
	text := strings.ReplaceAll(`{"kind":"run","format":1,"reference":"EVIL","codecs":[{"name":"EVIL","family":"EVIL","module":"EVIL","losses":[{"rule":"zone","why":"EVIL"}]}],"data":[{"name":"EVIL","about":"EVIL"}],"models":["encode"],"env":{"cpu":"EVIL","modules":{"EVIL":"EVIL"}},"command":["EVIL"]}
{"kind":"cell","codec":"EVIL","data":"EVIL","model":"encode","notes":["EVIL"],"lost":["EVIL"]}
{"kind":"process","id":1,"data":"EVIL","rounds":1,"quiet":1}
{"kind":"block","process":1,"codec":"EVIL","data":"EVIL","model":"encode","ns":5,"q1":5,"q3":5,"batches":1,"ops":1}
{"kind":"fault","codec":"EVIL","data":"EVIL","model":"encode","process":1,"fault":"EVIL"}
{"kind":"end","why":"EVIL","warnings":["EVIL"]}
`, "EVIL", evil)
	if err := os.WriteFile(filepath.Join(dir, File), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	recs, err := ReadAll(dir)
	if err != nil {
		t.Fatal(err)
	}
	all, err := json.Marshal(recs)
	if err != nil {
		t.Fatal(err)
	}
	want := `evil\u001b[31m name\u009b`
	if got := recs[0].Cells[0].Codec; got != want {
		t.Errorf("the codec is %q, want %q", got, want)
	}
	var seen []string
	var texts func(v any)
	texts = func(v any) {
		switch v := v.(type) {
		case string:
			if strings.IndexFunc(v, hidden) >= 0 {
				seen = append(seen, v)
			}
		case []any:
			for _, e := range v {
				texts(e)
			}
		case map[string]any:
			for k, e := range v {
				texts(k)
				texts(e)
			}
		}
	}
	var plain any
	if err := json.Unmarshal(all, &plain); err != nil {
		t.Fatal(err)
	}
	texts(plain)
	if diff := cmp.Diff([]string(nil), seen); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if len(recs[0].Blocks) != 1 || recs[0].Blocks[0].Codec != want {
		t.Errorf("the blocks are %+v", recs[0].Blocks)
	}
}

// A line without end does not take the memory of the machine.
func TestLongLine(t *testing.T) {
	long := `{"kind":"run","format":1,"reference":"` + strings.Repeat("x", mostLine) + `"}` + "\n"
	if _, err := parse("a", strings.NewReader(long)); err == nil || !strings.Contains(err.Error(), "a:1: the line is longer than 16 MiB") {
		t.Errorf("the error is %.200v", err)
	}
}

func TestCheckName(t *testing.T) {
	for name, wrong := range map[string]string{
		"json": "", "ugorji/msgpack (yours)": "", "order.Page[int]": "", "Größe": "",
		"": "has no name", "a\nb": "can't be seen", " a": "can't be seen", "\x1b[1m": "can't be seen", "a\xff": "can't be seen",
		"<script>": "has < or >", "Page[int,string]": "", strings.Repeat("x", 101): "has 101 characters",
	} {
		err := CheckName(name)
		if (err != nil) != (wrong != "") || err != nil && !strings.Contains(err.Error(), wrong) {
			t.Errorf("%q: %v, want %q", name, err, wrong)
		}
	}
}
