package verdict_test

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// found returns checks of the codec msgp with a finding about hostile input.
func found(f verdict.Finding, own bool, sets ...verdict.Set) verdict.Checks {
	c := verdict.Checks{
		Started: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC), Go: "go1.27.4", Sets: sets, Own: own,
		Codecs: []verdict.Codec{{Name: "msgp", Version: "v1.6.5", Findings: map[string]verdict.Finding{verdict.Untrusted: f}}},
	}
	for _, s := range sets {
		c.Data = append(c.Data, s.Name)
	}
	return c
}

var (
	tree  = verdict.Set{Name: "tree", Type: "w.example/tree.Node", Schema: 1, Parts: []string{"lists", "parts that contain themselves", "texts"}}
	order = verdict.Set{Name: "order", Type: "w.example/order.Order", Schema: 2, Parts: []string{"lists", "maps", "texts"}}
	mine  = verdict.Set{Name: "shop.Order", Type: "a.example/shop.Order", Schema: 3, Parts: []string{"arrays", "lists", "texts"}}
	other = verdict.Set{Name: "shop.Order", Type: "b.example/shop.Order", Schema: 4, Parts: []string{"lists"}}
)

// older is the type mine before it got its arrays.
func older() verdict.Set {
	s := mine
	s.Schema, s.Parts = 5, []string{"lists", "texts"}
	return s
}

// TestTypes is the rule of when a verdict applies to a user's type.
func TestTypes(t *testing.T) {
	pass := verdict.Finding{Met: true}
	fails := func(data string, needs ...string) verdict.Finding {
		return verdict.Finding{Examples: []verdict.Example{{ID: "01234567", What: "13 bytes make it allocate 1 GiB", Data: data, Needs: needs}}}
	}
	both := fails("order", "maps")
	both.Examples = append(both.Examples, verdict.Example{Data: "tree", What: "it panics", Needs: []string{"lists"}}, verdict.Example{Data: "tree", What: "it hangs", Needs: []string{"texts", "maps"}})
	const order1, tree1, mine1 = "failed: order: 13 bytes make it allocate 1 GiB", "failed: tree: 13 bytes make it allocate 1 GiB", "failed: shop.Order: 13 bytes make it allocate 1 GiB"
	for name, c := range map[string]struct {
		checks verdict.All // the newest first
		types  []verdict.Set
		want   string // met, open or failed, and why
	}{
		"a pass":                                   {verdict.All{found(pass, false, order, tree)}, []verdict.Set{mine}, "met"},
		"a failure that every type has":            {verdict.All{found(fails("tree"), false, order, tree)}, []verdict.Set{mine}, tree1},
		"a failure with parts that the type has":   {verdict.All{found(fails("order", "lists"), false, order)}, []verdict.Set{mine}, order1},
		"a failure with parts that the type lacks": {verdict.All{found(fails("order", "lists", "maps"), false, order)}, []verdict.Set{mine}, "open: it fails with types that have maps, and this type has none: order: 13 bytes make it allocate 1 GiB"},
		"several failures":                         {verdict.All{found(both, false, order, tree)}, []verdict.Set{mine}, "failed: tree: it panics"},
		"a failure that one of two types has":      {verdict.All{found(fails("order", "maps"), false, order)}, []verdict.Set{mine, order}, order1},
		"a failure, and no type of a user":         {verdict.All{found(fails("order", "maps"), false, order)}, nil, order1},
		"parts of a record of an older program": {verdict.All{{
			Go: "go1.27.4", Data: []string{"order"}, Codecs: found(fails("order"), false).Codecs,
		}}, []verdict.Set{mine}, "open: it fails with types that have maps, and this type has none: order: 13 bytes make it allocate 1 GiB"},
		"an unknown data set of an older program": {verdict.All{{
			Go: "go1.27.4", Data: []string{"shop.Order"}, Codecs: found(pass, false).Codecs,
		}}, []verdict.Set{mine}, ""},

		"a failure of the type":                       {verdict.All{found(fails("shop.Order", "lists"), true, mine), found(pass, false, order)}, []verdict.Set{mine}, mine1},
		"a failure of the type, and other data":       {verdict.All{found(fails("shop.Order", "lists"), true, mine), found(pass, false, order)}, nil, "met"},
		"a failure of another type of that name":      {verdict.All{found(fails("shop.Order", "lists"), true, other), found(pass, false, order)}, []verdict.Set{mine}, "met"},
		"a failure of another form of the type":       {verdict.All{found(fails("shop.Order", "lists"), true, older()), found(pass, false, order)}, []verdict.Set{mine}, "met"},
		"a pass of another form of the type":          {verdict.All{found(pass, true, older())}, []verdict.Set{mine}, ""},
		"a pass of the type comes before other types": {verdict.All{found(fails("order", "lists"), false, order), found(pass, true, mine)}, []verdict.Set{mine}, "met"},
		"an unclear result of the type":               {verdict.All{found(verdict.Finding{Open: true, Examples: []verdict.Example{{What: "about 200 ms"}}}, true, mine), found(fails("order"), false, order)}, []verdict.Set{mine}, order1},

		"a newer pass on other data":       {verdict.All{found(pass, false, order), found(fails("tree"), false, order, tree)}, nil, tree1},
		"a newer pass on the same data":    {verdict.All{found(pass, false, order), found(fails("order"), false, order, tree)}, nil, "met"},
		"a newer failure":                  {verdict.All{found(fails("order"), false, order), found(pass, false, order, tree)}, nil, order1},
		"a pass that was interrupted":      {verdict.All{found(pass, false, order).Interrupted("msgp")}, nil, "open: its checks were interrupted"},
		"an interruption of another codec": {verdict.All{found(pass, false, order).Interrupted("json")}, nil, "met"},
		"a failure before an interruption": {verdict.All{found(fails("order"), false, order).Interrupted("msgp")}, nil, order1},
	} {
		t.Run(name, func(t *testing.T) {
			f, there := c.checks.Complete([]verdict.Set{order, tree}).Of("msgp", "", "v1.6.5", "go1.27.4", c.types...)[verdict.Untrusted]
			got := "failed: " + f.Text()
			switch {
			case !there:
				got = ""
			case f.Met:
				got = "met"
			case f.Open:
				got = "open: " + f.Text()
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestReach checks what is said about how far verdicts apply to a type.
func TestReach(t *testing.T) {
	pass := verdict.Finding{Met: true}
	here := found(pass, false, order)
	here.Go = "go1.26.8"
	many := found(pass, false, order, tree)
	many.Codecs = append(many.Codecs, verdict.Codec{Name: "json"})
	for name, c := range map[string]struct {
		checks verdict.All
		want   string
	}{
		"nothing": {nil, "No codec was checked with hostile and damaged messages of shop.Order: wirebench check TYPE does so."},
		"other types": {verdict.All{here, found(pass, false, order), many, found(pass, true, other)},
			"No codec was checked with hostile and damaged messages of shop.Order: wirebench check TYPE does so. " +
				"A failure with order, tree counts if shop.Order has the kinds of parts that it needs; " +
				"a pass says nothing about arrays, which only shop.Order has."},
		"the type": {verdict.All{found(pass, true, mine), found(pass, false, mine)},
			"Checked with hostile and damaged messages of shop.Order, last on 2030-01-02: msgp. " +
				"Of other codecs, a failure with shop.Order counts if shop.Order has the kinds of parts that it needs; " +
				"a pass is of types with the same kinds of parts."},
	} {
		if diff := cmp.Diff(c.want, c.checks.Reach(mine, "go1.27.4").Text(mine.Name, "wirebench check TYPE")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// FuzzOf asks damaged verdicts about a type.
func FuzzOf(f *testing.F) {
	fails := verdict.Finding{Examples: []verdict.Example{{ID: "01234567", What: "what", Data: "order", Needs: []string{"maps"}}}}
	text, err := json.Marshal(verdict.All{found(fails, false, order), found(verdict.Finding{Met: true}, true, mine)})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(`[{"data":["order"],"codecs":[{"name":"msgp"}]}]`))
	f.Fuzz(func(t *testing.T, text []byte) {
		all, err := verdict.Parse(text)
		if err != nil {
			return
		}
		all = all.Complete([]verdict.Set{order, tree})
		others := slices.DeleteFunc(slices.Clone(all), func(c verdict.Checks) bool { return c.Own })
		for need, f := range others.Of("msgp", "", "v1.6.5", "go1.27.4", mine) {
			lacks := func(part string) bool { return !slices.Contains(mine.Parts, part) }
			if f.Fails() && slices.ContainsFunc(f.Examples, func(e verdict.Example) bool { return slices.ContainsFunc(e.Needs, lacks) }) {
				t.Errorf("%s counts for a type that lacks parts that it needs: %+v", need, f.Examples)
			}
		}
		if all.Reach(mine, "go1.27.4").Text(mine.Name, "wirebench check TYPE") == "" {
			t.Error("nothing is said")
		}
	})
}
