package report

import (
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// TestMaintenanceNotes checks that the state of a module is stated below the table, and that rows
// with the same state share a letter.
func TestMaintenanceNotes(t *testing.T) {
	rec := read(t)
	archived := &maintenance.Status{State: maintenance.Archived}
	for i, k := range rec.Run.Codecs {
		switch k.Name {
		case "gob", "goccy/json":
			rec.Run.Codecs[i].Maintenance = archived
		case "ugorji/msgpack":
			rec.Run.Codecs[i].Maintenance = &maintenance.Status{State: maintenance.Maintained, Open: []maintenance.Known{{ID: "GO-2030-0001"}, {ID: "GO-2030-0002"}}}
		}
	}
	var text, page strings.Builder
	if err := Text(&text, facts(rec), TextOptions{Width: 100}); err != nil {
		t.Fatal(err)
	}
	if err := (View{}).Markdown(&page, facts(rec)); err != nil {
		t.Fatal(err)
	}
	for _, out := range []string{text.String(), page.String()} {
		if n := strings.Count(out, "archived: its repository is read-only"); n != 2 {
			t.Errorf("below two tables it is said %d times:\n%s", n, out)
		}
		if !strings.Contains(out, "open advisories: GO-2030-0001, GO-2030-0002") {
			t.Errorf("no open advisories in\n%s", out)
		}
	}
	var data strings.Builder
	if err := (View{}).JSON(&data, facts(rec)); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(data.String(), `"state": "archived"`) {
		t.Error("JSON does not tell the state")
	}
}
