package program

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/builtin/generated/_made/person/limit"
	"github.com/wirebench/wirebench/codec"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	limitcodec "github.com/wirebench/wirebench/codecs/limit"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/engine"
	"github.com/wirebench/wirebench/engines/plain"
	"github.com/wirebench/wirebench/internal/inventory"
)

// TestInventory checks that each part is listed with its function, and code made for types with its
// emitter and data sets.
func TestInventory(t *testing.T) {
	p := Parts{
		Codecs:  []func() []codec.Codec{jsoncodec.Codecs, limitcodec.Codecs, func() []codec.Codec { return []codec.Codec{{Name: "closure"}} }},
		Data:    []func() []corpus.Set{person.Sets},
		Engines: []func() []engine.Engine{plain.Engines},
		Glue:    []func() codec.Glue{limit.Glue},
		Roles:   codec.Roles{Reference: "json"},
	}
	i, err := p.Inventory()
	if err != nil {
		t.Fatal(err)
	}
	functions := make(map[string]string)
	for _, k := range i.Codecs {
		functions[k.Name] = k.Part.String()
	}
	const root = "github.com/wirebench/wirebench"
	want := map[string]string{
		"json": root + "/codecs/json.Codecs", "limit": root + "/codecs/limit.Codecs", "memcpy": root + "/codecs/limit.Codecs",
		"closure": ".", // no other program can be built from it
	}
	if diff := cmp.Diff(want, functions); diff != "" {
		t.Errorf("codecs (-want +got):\n%s", diff)
	}
	made, there := i.Made("limit", "person")
	if !there || made.Part.String() != root+"/builtin/generated/_made/person/limit.Glue" {
		t.Errorf("the code of limit for person is %v", made)
	}
	if _, there := i.Made("msgp", "person"); there {
		t.Error("there is code that is not linked")
	}
	catalog, err := p.Catalog()
	if err != nil {
		t.Fatal(err)
	}
	if set, err := catalog.Set("person"); err != nil || set.Type.Glue["limit"] == nil {
		t.Errorf("the data set has no code of limit: %v", err)
	}
}

// TestCheck checks that names must be unique within each kind and must be usable in records.
func TestCheck(t *testing.T) {
	two := func(names ...string) (all []inventory.Codec) {
		for _, name := range names {
			all = append(all, inventory.Codec{Name: name})
		}
		return all
	}
	for _, c := range []struct {
		of   inventory.Inventory
		want string
	}{
		{inventory.Inventory{Codecs: two("a", "b"), Data: []inventory.Set{{Name: "a"}}}, ""},
		{inventory.Inventory{Codecs: two("a", "b", "a")}, `two codecs are named "a"; give each of the program's codecs a name of its own`},
		{inventory.Inventory{Data: []inventory.Set{{Name: "x"}, {Name: "x"}}}, `two data sets are named "x"; give each of the program's data sets a name of its own`},
		{inventory.Inventory{Engines: []inventory.Engine{{Name: "e"}, {Name: "e"}}}, `two engines are named "e"; give each of the program's engines a name of its own`},
	} {
		got := ""
		if err := Check(c.of); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
	if Check(inventory.Inventory{Codecs: two("")}) == nil {
		t.Error("a codec without a name is no error")
	}
}

// TestServe checks that arguments that name no job are left to the command line.
func TestServe(t *testing.T) {
	for _, args := range [][]string{nil, {"run"}, {"inventory", "more"}} {
		if done, err := (Parts{}).Serve(context.Background(), args); done || err != nil {
			t.Errorf("%q is done: %t, %v", args, done, err)
		}
	}
}
