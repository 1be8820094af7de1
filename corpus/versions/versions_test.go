package versions_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/versions"
	"github.com/wirebench/wirebench/corpus/versions/after"
	"github.com/wirebench/wirebench/corpus/versions/before"
	"github.com/wirebench/wirebench/corpus/versions/renumbered"
)

func names(sets []corpus.Set) (all []string) {
	for _, s := range sets {
		all = append(all, s.Type.Name)
	}
	slices.Sort(all)
	return all
}

// TestSets checks that each change has both versions, and those with other numbers that it names.
func TestSets(t *testing.T) {
	var changes, others []string
	for _, c := range versions.All() {
		changes = append(changes, c.Name)
		if c.Renumbered != "" {
			others = append(others, c.Renumbered)
		}
		if (c.Renumbered == "") != (c.Numbers == "") || c.About == "" || c.Kind == "" {
			t.Errorf("%+v is not complete", c)
		}
	}
	slices.Sort(changes)
	slices.Sort(others)
	for _, of := range []struct {
		what string
		want []string
		sets []corpus.Set
	}{{"before", changes, before.Sets()}, {"after", changes, after.Sets()}, {"renumbered", others, renumbered.Sets()}} {
		if diff := cmp.Diff(of.want, names(of.sets)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", of.what, diff)
		}
	}
}

// TestMessages checks that each version has two messages with all fields set to values of their own, so that
// it shows if one is taken for another, and one without any.
func TestMessages(t *testing.T) {
	for _, s := range slices.Concat(before.Sets(), after.Sets(), renumbered.Sets()) {
		var full, empty int
		seen := make(map[string]bool)
		for v, err := range s.Messages(true) {
			if err != nil {
				t.Fatal(err)
			}
			leaves, unset := values(reflect.ValueOf(v).Elem(), nil)
			switch {
			case len(leaves) == 0:
				empty++
			case unset == 0 || s.Type.Name == "alternative-added" || s.Type.Name == "enum-value-added": // one alternative is set, and a value of an enum is zero
				full++
			}
			for _, leaf := range leaves {
				if seen[leaf] {
					t.Errorf("%s: %s is in several fields or messages", s.Type.Name, leaf)
				}
				seen[leaf] = true
			}
		}
		if full != 2 || empty < 1 {
			t.Errorf("%s: %d messages are full and %d are empty, want 2 and at least 1", s.Type.Name, full, empty)
		}
	}
}

// values returns the values in v that are not zero, and how many are.
func values(v reflect.Value, seen []string) (leaves []string, zero int) {
	add := func(part reflect.Value) {
		var n int
		leaves, n = values(part, leaves)
		zero += n
	}
	leaves = seen
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return leaves, 1
		}
		add(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			add(v.Field(i))
		}
	case reflect.Slice:
		for i := range v.Len() {
			add(v.Index(i))
		}
		if v.Len() == 0 {
			zero++
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			add(k)
			add(v.MapIndex(k))
		}
		if v.Len() == 0 {
			zero++
		}
	default:
		if v.IsZero() {
			return leaves, zero + 1
		}
		leaves = append(leaves, fmt.Sprint(v))
	}
	return leaves, zero
}

// TestNames checks that formats with the names of types and packages see the same names in both versions,
// unless these are what changes.
func TestNames(t *testing.T) {
	var differ []string
	for _, a := range before.Sets() {
		for _, b := range after.Sets() {
			if a.Type.Name == b.Type.Name && a.Type.Names[a.Type.Go] != b.Type.Names[b.Type.Go] {
				differ = append(differ, a.Type.Name)
			}
		}
	}
	if diff := cmp.Diff([]string{"type-renamed", "type-moved"}, differ); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
