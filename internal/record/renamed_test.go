package record

import "testing"

func TestRenamedOperations(t *testing.T) {
	for _, c := range []struct{ kind, text, want string }{
		{"run", `{"command":["run","--operation","map-in"],"operations":["encode","map-in","map-out"]}`, `{"command":["run","--operation","convert-in"],"operations":["encode","convert-in","convert-out"]}`},
		{"block", `{"codec":"map-in","data":"map-out","operation":"map-out"}`, `{"codec":"map-in","data":"map-out","operation":"convert-out"}`},
		{"cell", `{"codec":"json","data":"a","operation":"map-in","notes":["map-in"]}`, `{"codec":"json","data":"a","operation":"convert-in","notes":["map-in"]}`},
		{"cell", `{"operation":"encode"}`, `{"operation":"encode"}`},
	} {
		if got := string(renamedOperations(c.kind, []byte(c.text))); got != c.want {
			t.Errorf("%s: %s, want %s", c.kind, got, c.want)
		}
	}
}
