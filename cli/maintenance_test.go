package cli

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/survive/verdict"
)

// TestInformOfChecks checks for which records what was found with a user's type counts.
func TestInformOfChecks(t *testing.T) {
	has := inventory.Inventory{Data: []inventory.Set{{Name: "order", Whole: "w.example/order.Order", Parts: []string{"lists", "maps"}}}}
	found := func(own bool, set verdict.Set, f verdict.Finding) verdict.Checks {
		return verdict.Checks{Go: "go1.27.4", Own: own, Data: []string{set.Name}, Sets: []verdict.Set{set}, Codecs: []verdict.Codec{
			{Name: "msgp", Version: "v1.6.5", Findings: map[string]verdict.Finding{verdict.Untrusted: f}},
		}}
	}
	mine := verdict.Set{Name: "shop.Order", Type: "a.example/shop.Order", Schema: 7, Parts: []string{"lists", "texts"}}
	checks := verdict.All{
		found(true, mine, verdict.Finding{Examples: []verdict.Example{{What: "found with the type"}}}),
		found(false, verdict.Set{Name: "order", Parts: []string{"lists", "maps"}}, verdict.Finding{
			Examples: []verdict.Example{{What: "found", Data: "order", Needs: []string{"maps"}}},
		}),
	}
	other, changed := mine, mine
	other.Type, changed.Schema = "b.example/shop.Order", 8
	for name, c := range map[string]struct {
		data        []verdict.Set
		open        bool
		what, check string
	}{
		"the type":                  {[]verdict.Set{mine}, false, "found with the type", "wirebench check a.example/shop.Order"},
		"a type of that name":       {[]verdict.Set{other}, true, "it fails with types that have maps, and this type has none: order: found", "wirebench check b.example/shop.Order"},
		"the type, changed":         {[]verdict.Set{changed}, true, "it fails with types that have maps, and this type has none: order: found", "wirebench check a.example/shop.Order"},
		"the program's data":        {[]verdict.Set{{Name: "order", Type: "w.example/order.Order"}}, false, "order: found", "wirebench check --data order"},
		"an older record of it":     {[]verdict.Set{{Name: "order"}}, false, "order: found", "wirebench check --data order"},
		"an older record of a type": {[]verdict.Set{{Name: "shop.Order"}}, false, "order: found", "wirebench check TYPE"},
		"both":                      {[]verdict.Set{{Name: "order", Type: "w.example/order.Order"}, other}, false, "order: found", "wirebench check --data order"},
	} {
		run := record.Run{Env: record.Environment{Go: "go1.27.4"}, Codecs: []record.CodecInfo{{Name: "msgp", Version: "v1.6.5"}}}
		for _, d := range c.data {
			run.Data = append(run.Data, record.DataInfo{Name: d.Name, Type: d.Type, Schema: d.Schema, Parts: d.Parts})
		}
		Program{}.inform(has, checks, run)
		f := run.Codecs[0].Findings[verdict.Untrusted]
		if f.Open != c.open || f.Text() != c.what || run.Data[0].Check != c.check {
			t.Errorf("%s: %+v, %s", name, f, run.Data[0].Check)
		}
	}
	// What is known of the parts comes from the program if the record is older.
	run := record.Run{Data: []record.DataInfo{{Name: "order"}}}
	Program{}.inform(has, checks[:1], run)
	if diff := cmp.Diff(has.Data[0].Parts, run.Data[0].Parts); diff != "" {
		t.Error(diff)
	}
}

func TestMaintenanceText(t *testing.T) {
	p := Program{Maintenance: []func() []maintenance.Module{
		func() []maintenance.Module {
			return []maintenance.Module{
				{Path: "github.com/example/serializer/v2", Measured: maintenance.Release{Version: "v2.0.4+incompatible", Date: "2020-01-02"}, Looked: "2026-11-23", Database: "2026-08-21",
					Stated: maintenance.Statement{State: maintenance.Unmaintained, Since: "2021-02-03", Source: "https://example.com"},
					Advisories: []maintenance.Advisory{
						{ID: "GO-2030-0001", What: "a message that is cut off makes the decoder panic", Ranges: []maintenance.Range{{Introduced: "0"}}},
						{ID: "GO-2030-0002", What: "it hangs", Codecs: []string{"b"}, Ranges: []maintenance.Range{{Introduced: "0", Fixed: "2.0.0"}}},
					}},
				{Path: "example.com/old", Measured: maintenance.Release{Version: "v0.0.1", Date: "2020-01-02"}},
			}
		},
		// A program's own list comes after the lists that it extends.
		func() []maintenance.Module {
			return []maintenance.Module{{Path: "example.com/old", Measured: maintenance.Release{Version: "v0.0.1", Date: "2020-01-02"}, Newest: maintenance.Release{Version: "v1.0.0", Date: "2026-01-02"}, Looked: "2026-11-23",
				First: maintenance.Release{Version: "v0.0.0+incompatible", Date: "2019-01-02"}, Licence: "MIT", Declared: maintenance.Declaration{Words: "beta software"},
				RequiredBy: &maintenance.Requirers{By: []string{"example.com/u"}, Of: 12, Looked: "2026-11-23"}}}
		},
	}}
	codecs := []record.CodecInfo{
		{Name: "a", Module: "github.com/example/serializer/v2", Version: "v2.0.4+incompatible"},
		{Name: "b", Module: "github.com/example/serializer/v2", Version: "v2.0.4+incompatible"},
		{Name: "c", Module: "example.com/old", Version: "v0.0.1"},
		{Name: "ours"},
	}
	if err := p.Inform([]record.Record{{Run: record.Run{Codecs: codecs}}}); err != nil {
		t.Fatal(err)
	}
	if codecs[3].Maintenance != nil {
		t.Errorf("of our own code it knows %+v", codecs[3].Maintenance)
	}
	modules := byModule(codecs)
	text := maintenanceText(modules, 120)
	for _, want := range []string{
		"example/serializer/v2  v2.0.4   2020-01-02                   unmaintained since 2021-02-03  1 open, 1 past",
		"example.com/old        v0.0.1   2020-01-02  v1.0.0           maintained",
		"open      GO-2030-0001  example/serializer/v2  a message that is cut off makes the decoder panic  no version",
		"past      GO-2030-0002  example/serializer/v2  it hangs                                           v2.0.0",
		"no longer maintain it.\nLooked up on 2026-11-23",
		"example/serializer/v2                             v1+",
		"example.com/old        v0.0.0         2019-01-02  v0     MIT      beta software        1",
		"number of 12 well-known modules whose go.mod required it directly on 2026-11-23",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	for _, width := range []int{80, 100, 120} {
		for line := range strings.Lines(maintenanceText(modules, width)) {
			if n := len([]rune(strings.TrimSuffix(line, "\n"))); n > width {
				t.Errorf("width %d: a line of %d: %s", width, n, line)
			}
		}
	}
}
