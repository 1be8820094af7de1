package jsonwide

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/wirebench/wirebench/corpus/module"
	"github.com/wirebench/wirebench/corpus/module/moduletest"
)

func TestComplete(t *testing.T) {
	for i, f := range []module.File{citmCatalog, stringUnicode, syntheaFHIR, twitter, githubEvents} {
		set := Sets()[i]
		var loose func(any) any
		var forget func(any)
		switch f {
		case syntheaFHIR:
			loose = func(v any) any { return loosen(t, v.(*Bundle)) }
		case githubEvents:
			forget = func(events any) { forgetNullRefs(t, events) }
		}
		t.Run(set.Type.Name, func(t *testing.T) { moduletest.Complete(t, set, f, loose, forget) })
	}
}

// loosen undoes decodeBundle: it gives the fields of the three ambiguous names the names that they
// have in the document.
func loosen(t *testing.T, b *Bundle) any {
	t.Helper()
	raw := func(one, many any) json.RawMessage {
		for _, v := range []any{one, many} {
			if reflect.ValueOf(v).IsZero() {
				continue
			}
			text, err := json.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			return text
		}
		return nil
	}
	var loose struct {
		Bundle
		Entry []any `json:"entry"`
	}
	loose.Bundle = *b
	for _, e := range b.Entry {
		r := looseResource{Resource: e.Resource}
		r.Name = raw(r.OrganizationName, r.Resource.Name)
		r.Type = raw(r.Resource.Type, r.Types)
		r.Total = raw(r.Resource.Total, r.Totals)
		r.OrganizationName, r.Types, r.Totals = "", nil, nil
		loose.Entry = append(loose.Entry, struct {
			BundleEntry
			Resource looseResource `json:"resource"`
		}{e, r})
	}
	return loose
}

// forgetNullRefs removes null refs from the document, because the types do not distinguish them
// from absent ones, as their documentation says.
func forgetNullRefs(t *testing.T, events any) {
	t.Helper()
	removed := 0
	for _, e := range events.([]any) {
		payload := e.(map[string]any)["payload"].(map[string]any)
		if ref, ok := payload["ref"]; ok && ref == nil {
			delete(payload, "ref")
			removed++
		}
	}
	if removed != 2 {
		t.Errorf("%d events have a ref that is null, want 2", removed)
	}
}
