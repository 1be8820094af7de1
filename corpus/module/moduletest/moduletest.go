// Package moduletest tests data sets that are documents of Go modules.
//
// It must not know any document: tests of the families name theirs.
package moduletest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/module"
)

// Complete tests that the type of a data set loses nothing of its document. It decodes the document
// and encodes the value. The result must be the same JSON, except for the order of keys and for
// digits of numbers with the same float64 value. The function loosen, if not nil, gives fields the
// names that they have in the document. The function forget removes from the document what the type
// is documented to lose.
func Complete(t *testing.T, set corpus.Set, f module.File, loosen func(any) any, forget func(document any)) {
	t.Helper()
	text, err := f.Read()
	if why := module.Missing(err); why != "" {
		t.Skip(why)
	}
	if err != nil {
		t.Fatal(err)
	}
	if size := thousands(len(text)) + " bytes as published"; !strings.HasSuffix(set.About, size) {
		t.Errorf("%q does not end in %q", set.About, size)
	}
	v, err := corpus.Message(set, 0)
	if err != nil {
		t.Fatal(err)
	}
	if loosen != nil {
		v = loosen(v)
	}
	again, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	want := tree(t, text)
	if forget != nil {
		forget(want)
	}
	if diff := difference("$", want, tree(t, again)); diff != "" {
		t.Error(diff)
	}
	if _, err := corpus.Message(set, 1); err == nil {
		t.Error("there is a second message")
	}
}

// thousands formats a number with commas: 1,234,567.
func thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%s,%03d", thousands(n/1000), n%1000)
}

// tree returns JSON as a tree. Large whole numbers stay texts, because a float64 can't hold all
// 64-bit ids.
func tree(t *testing.T, text []byte) any {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		t.Fatal(err)
	}
	return numbers(t, v)
}

// numbers replaces texts of numbers by numbers, except for large whole ones.
func numbers(t *testing.T, v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k := range v {
			v[k] = numbers(t, v[k])
		}
	case []any:
		for i := range v {
			v[i] = numbers(t, v[i])
		}
	case json.Number:
		f, err := v.Float64()
		if err != nil {
			t.Fatal(err)
		}
		if strings.ContainsAny(v.String(), ".eE") || f == float64(int32(f)) {
			return f
		}
	}
	return v
}

// difference returns the first place where two trees differ, or "" if they are equal. (Package cmp
// looks for the smallest difference between lists, which takes minutes in deep trees.)
func difference(path string, want, got any) string {
	switch want := want.(type) {
	case map[string]any:
		got, ok := got.(map[string]any)
		if !ok || len(got) != len(want) {
			return fmt.Sprintf("%s: %d fields, want %d: %.500v", path, len(got), len(want), want)
		}
		for k := range want {
			if _, has := got[k]; !has {
				return path + "." + k + " is lost"
			}
			if d := difference(path+"."+k, want[k], got[k]); d != "" {
				return d
			}
		}
		return ""
	case []any:
		got, ok := got.([]any)
		if !ok || len(got) != len(want) {
			return fmt.Sprintf("%s: %d elements, want %d", path, len(got), len(want))
		}
		for i := range want {
			if d := difference(fmt.Sprintf("%s[%d]", path, i), want[i], got[i]); d != "" {
				return d
			}
		}
		return ""
	}
	if want != got {
		return fmt.Sprintf("%s is %v, want %v", path, got, want)
	}
	return ""
}
