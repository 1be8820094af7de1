package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/internal/survive"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestPublic checks that what is published shows no input that harms a decoder in a new way: neither the
// record, nor its verdicts, nor the document.
func TestPublic(t *testing.T) {
	const secret = "73656372657473" // "secrets"
	result := func(codec, name string, how survive.How, in string) survive.Result {
		return survive.Result{
			Case:    survive.Case{Codec: codec, Data: "order", Kind: survive.Hostile, Entry: survive.Decode, Name: name},
			Verdict: survive.Fails, How: how, What: name + " what", Input: attacks.Of(in),
		}
	}
	suite := result("json", "suite", survive.Accepts, "ab")
	suite.Kind = survive.Conforms
	suite.Conformance = &survive.Conformance{WronglyAccepted: 1, Panicked: 1, Misses: []survive.Miss{
		{Vector: "open", How: survive.Accepts, Input: attacks.Of("ab"), What: "accepted"},
		{Vector: "secret", How: survive.Panics, Input: attacks.Of("secrets"), What: "panics"},
	}}
	first := result("json", "secret attack", survive.Panics, "secrets")
	first.Cost, first.Levels = &survive.Cost{Input: 7}, &survive.Levels{Accepted: 9, Why: "secret"}
	known := result("gob", "claims", survive.Allocates, "cd") // its documentation says so
	got, err := public([]survive.Result{first, result("json", "other secret", survive.Panics, "secrets"), known, suite})
	if err != nil {
		t.Fatal(err)
	}
	open := suite
	open.Conformance = &survive.Conformance{WronglyAccepted: 1, Panicked: 1, Unlisted: 1, Misses: suite.Conformance.Misses[:1]}
	if diff := cmp.Diff([]survive.Result{first.Withheld(), known, open}, got); diff != "" {
		t.Errorf("the record (-want +got):\n%s", diff)
	}

	rec := survive.Record{Header: survive.Header{Go: "go1.27.4", Codecs: []survive.Checked{{Name: "json"}, {Name: "gob"}}, Data: []string{"order"}}, Results: got}
	var shown bytes.Buffer
	if err := rec.Encode(&shown); err != nil {
		t.Fatal(err)
	}
	if err := (verdict.All{rec.Verdicts()}).Encode(&shown); err != nil {
		t.Fatal(err)
	}
	document, err := fill("<!-- checks when -->\n\n<!-- checks table -->\n\n<!-- checks found -->\n", pages([]survive.Record{rec})["survives.md"])
	if err != nil {
		t.Fatal(err)
	}
	shown.WriteString(document)
	for _, part := range []string{secret, "secret", first.ID()} {
		if strings.Contains(shown.String(), part) {
			t.Errorf("%q is in what is published:\n%s", part, shown.String())
		}
	}
	if _, found := rec.Find(first.Withheld().ID()); !found {
		t.Error("the ID of what is withheld is not known, so that nothing says why it can't be tried again")
	}
	for _, part := range []string{
		"| json |  | fails | – | – | fails |", "- **json**  panics. Decode of order: panics; the input is withheld (SECURITY.md).\n",
		"- **gob**  allocates. Decode of order: claims what (claims). `wirebench check --replay " + known.ID() + "` Known limits: [",
	} {
		if !strings.Contains(document, part) {
			t.Errorf("the document has no %q:\n%s", part, document)
		}
	}
}
