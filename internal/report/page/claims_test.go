package page

import (
	"bytes"
	"testing"
)

// TestClaims checks that published claims have a view of their own, and that no filter empties it.
// A run without claims has no such view.
func TestClaims(t *testing.T) {
	var out bytes.Buffer
	err := Write(&out, nil, Part{Record: read(t), Claims: `<p>gob is <b>faster</b></p>`}, Part{Record: read(t)})
	if err != nil {
		t.Fatal(err)
	}
	p := show(t, out.Bytes(), "#view=ranking&q=nothing-has-this-name")
	contains(t, "the ranking", p.text("#view"), "No codec passes")
	p.view("claims")
	contains(t, "the view", p.text("#view"), "Published claims", "gob is faster")
	p.view("details")
	p.view("claims")
	contains(t, "the view, shown again,", p.text("#view"), "gob is faster")

	p = show(t, out.Bytes(), "#machine=2&view=claims")
	contains(t, "the notice of a run without claims", p.text("#notice"), "view=claims")
	if tabs := p.text("#tabs"); tabs == "" || bytes.Contains([]byte(tabs), []byte("claims")) {
		t.Errorf("the tabs of a run without claims: %s", tabs)
	}
}
