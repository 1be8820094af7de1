package record

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/printable"
)

// Every text that must be searched is searched.
func TestSuspicious(t *testing.T) {
	for _, s := range []string{"\x1b", "\n", "\x7f", "\u009b", "\u061c", "\u200e", "\u200f", "\u202e", "\u2066", "\u2028", "\u2029"} {
		escaped, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range []string{string(escaped), `"` + s + `"`} {
			if json.Valid([]byte(line)) && !suspicious([]byte(line)) {
				t.Errorf("nothing is seen in %q", line)
			}
		}
	}
}

// Whatever a record says about codecs and data, no text that was read acts on a terminal.
func TestPrintable(t *testing.T) {
	const evil = `evil\u001b[31m\nname\u009b`
	dir := t.TempDir()
	text := strings.ReplaceAll(`{"kind":"run","format":2,"reference":"EVIL","codecs":[{"name":"EVIL","format":"EVIL","module":"EVIL","losses":[{"rule":"zone","why":"EVIL"}]}],"data":[{"name":"EVIL","about":"EVIL"}],"operations":["encode"],"env":{"cpu":"EVIL","modules":{"EVIL":"EVIL"}},"command":["EVIL"]}
{"kind":"cell","codec":"EVIL","data":"EVIL","operation":"encode","notes":["EVIL"],"lost":["EVIL"]}
{"kind":"process","id":1,"data":"EVIL","rounds":1,"quiet":1}
{"kind":"block","process":1,"codec":"EVIL","data":"EVIL","operation":"encode","ns":5,"q1":5,"q3":5,"batches":1,"ops":1}
{"kind":"fault","codec":"EVIL","data":"EVIL","operation":"encode","process":1,"fault":"EVIL"}
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
			if !printable.Is(v) {
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

// A line without end does not use up the memory of the machine.
func TestLongLine(t *testing.T) {
	long := `{"kind":"run","format":2,"reference":"` + strings.Repeat("x", mostLine) + `"}` + "\n"
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
