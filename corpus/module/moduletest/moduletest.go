// Package moduletest tests data sets that are documents of Go modules.
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

// Complete tests that nothing of a document is lost by the type of its data set. What the
// type makes of it is the same JSON, but for the order of keys and the digits of numbers that
// stand for the same float64. Loosen, where there is one, gives fields the names that they
// have in the document. Forget takes from the document what the type is documented to lose.
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

// thousands is a number as people write it: 1,234,567.
func thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%s,%03d", thousands(n/1000), n%1000)
}

// tree is JSON as a tree, with whole numbers as text: a float64 has no room for ids of 64
// bits.
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

// numbers makes numbers of the texts that stand for them, but for large whole ones.
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

// difference is the first place at which two trees differ, "" if there is none. (What cmp
// does to find the least difference of lists takes minutes in deep trees.)
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
