package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/maintenance"
)

// entries is a database of three entries, by id.
var entries = map[string]string{
	"GO-2030-0001": `{"id": "GO-2030-0001", "modified": "2030-01-05T00:00:00Z", "aliases": ["CVE-2030-1"], "summary": "Panic in example.com/m", "affected": [
		{"package": {"name": "example.com/other"}, "ranges": [{"type": "SEMVER", "events": [{"introduced": "0"}]}]},
		{"package": {"name": "example.com/m"}, "ranges": [{"type": "SEMVER", "events": [{"introduced": "0"}, {"fixed": "1.1.0"}, {"introduced": "1.2.0"}]}],
		 "ecosystem_specific": {"imports": [{"path": "example.com/m/wire"}]}}]}`,
	"GO-2030-0002": `{"id": "GO-2030-0002", "modified": "2030-01-02T00:00:00Z", "withdrawn": "2030-01-03T00:00:00Z", "affected": [
		{"package": {"name": "example.com/m"}, "ranges": [{"events": [{"introduced": "0"}]}]}]}`,
	"GO-2030-0003": `{"id": "GO-2030-0003", "modified": "2030-01-04T00:00:00Z", "summary": "Deep nesting in encoding/xml", "affected": [
		{"package": {"name": "stdlib"}, "ranges": [{"events": [{"introduced": "0"}, {"fixed": "1.26.6"}]}], "ecosystem_specific": {"imports": [{"path": "encoding/xml"}]}}]}`,
}

var (
	ours = []maintenance.Module{
		{Path: "example.com/m", Measured: maintenance.Release{Version: "v1.2.0", Date: "2029-01-01"}},
		{Path: maintenance.Standard, Measured: maintenance.Release{Version: "go1.26.0"}},
	}
	ourFolders = []folder{
		{name: "m", codecs: []string{"m"}, modules: []string{"example.com/m"}, imports: []string{"example.com/m"}},
		{name: "xml", codecs: []string{"xml"}, modules: []string{maintenance.Standard}, imports: []string{"encoding/xml", "io"}},
		{name: "gob", codecs: []string{"gob"}, modules: []string{maintenance.Standard}, imports: []string{"encoding/gob"}},
	}
	found = map[string][]maintenance.Advisory{
		"example.com/m": {{
			ID: "GO-2030-0001", Aliases: []string{"CVE-2030-1"}, Packages: []string{"example.com/m/wire"},
			Ranges: []maintenance.Range{{Introduced: "0", Fixed: "1.1.0"}, {Introduced: "1.2.0"}},
		}},
		maintenance.Standard: {{ID: "GO-2030-0003", Packages: []string{"encoding/xml"}, Ranges: []maintenance.Range{{Introduced: "0", Fixed: "1.26.6"}}}},
	}
)

func TestOpenFolder(t *testing.T) {
	dir := t.TempDir()
	for id, text := range entries {
		if err := os.WriteFile(filepath.Join(dir, id+".json"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	db, err := open(t.Context(), dir, "", ours)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(found, db.advisories); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if db.asOf != "2030-01-05" {
		t.Errorf("as of %s, the day of its newest entry is 2030-01-05", db.asOf)
	}
	if _, err := open(t.Context(), t.TempDir(), "", ours); err == nil || !strings.Contains(err.Error(), "no entry of a vulnerability database") {
		t.Errorf("an empty folder: %v", err)
	}
}

func TestOpenServer(t *testing.T) {
	files := map[string]string{
		"/index/db.json": `{"modified": "2030-01-06T12:00:00Z"}`,
		"/index/modules.json": `[{"path": "example.com/m", "vulns": [{"id": "GO-2030-0001"}, {"id": "GO-2030-0002"}]},
			{"path": "example.com/other", "vulns": [{"id": "GO-2030-0001"}, {"id": "GO-2030-0009"}]}, {"path": "stdlib", "vulns": [{"id": "GO-2030-0003"}]}]`,
	}
	for id, text := range entries {
		files["/ID/"+id+".json"] = text
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if text, ok := files[r.URL.Path]; ok {
			w.Write([]byte(text))
			return
		}
		http.NotFound(w, r)
	}))
	db, err := open(t.Context(), server.URL, "", ours)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(found, db.advisories); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if db.asOf != "2030-01-06" {
		t.Errorf("as of %s, want 2030-01-06", db.asOf)
	}
	delete(files, "/ID/GO-2030-0001.json")
	if _, err := open(t.Context(), server.URL, "", ours); err == nil || !strings.Contains(err.Error(), "404") {
		t.Errorf("an entry that is not there: %v", err)
	}
	server.Close()
	if _, err := open(t.Context(), server.URL, "", ours); err == nil {
		t.Error("a server that is not there has a database")
	}
}

func TestMerge(t *testing.T) {
	db := &database{"2030-01-06", found, nil}
	old := maintenance.File{Looked: "2029-12-31", Modules: []maintenance.Module{
		{
			Path: "example.com/m", Measured: maintenance.Release{Version: "v1.1.0"}, Newest: maintenance.Release{Version: "v1.2.0"},
			Seen: "2029-12-31", Note: "by hand", Changed: "2028-01-01",
			Advisories: []maintenance.Advisory{{ID: "GO-2030-0001", What: "it panics"}, {ID: "GO-2029-0001", What: "withdrawn meanwhile"}},
		},
		{Path: "example.com/gone"},
	}}
	merged := merge(old, ours, db, ourFolders)
	m, _ := maintenance.Find(merged.Modules, "example.com/m")
	want := found["example.com/m"][0]
	want.What = "it panics"
	if diff := cmp.Diff(maintenance.Module{
		Path: "example.com/m", Measured: ours[0].Measured, Seen: "2029-12-31", Note: "by hand", Advisories: []maintenance.Advisory{want},
	}, m); diff != "" {
		t.Errorf("the version of go.mod, what is kept by hand, no newer release and no change that the release has (-want +got):\n%s", diff)
	}
	std, _ := maintenance.Find(merged.Modules, maintenance.Standard)
	if len(std.Advisories) != 1 || cmp.Diff([]string{"xml"}, std.Advisories[0].Codecs) != "" {
		t.Errorf("of the standard library, what concerns xml: %+v", std.Advisories)
	}
	if diff := cmp.Diff([]string{
		"example.com/m: go.mod has v1.2.0 of 2029-01-01, the list v1.1.0 of ",
		"example.com/m: the database has changed GO-2030-0001",
		"example.com/m: the database no longer has GO-2029-0001",
		"std is not in the list",
		"no codec has the module example.com/gone",
	}, compare(old, merged, true)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if again := compare(merged, merge(merged, ours, db, ourFolders), true); again != nil {
		t.Errorf("twice the same differs: %q", again)
	}
	// Without a database the advisories are unchanged.
	kept, _ := maintenance.Find(merge(old, ours, nil, ourFolders).Modules, "example.com/m")
	if len(kept.Advisories) != 2 {
		t.Errorf("without a database: %+v", kept.Advisories)
	}
}

// An advisory counts if it affects a Go version that can build the program, or a later one.
func TestReaches(t *testing.T) {
	for _, tt := range []struct {
		ranges []maintenance.Range
		want   bool
	}{
		{[]maintenance.Range{{Introduced: "0", Fixed: "1.22.7"}, {Introduced: "1.23.0-0", Fixed: "1.23.1"}}, false},
		{[]maintenance.Range{{Introduced: "0", Fixed: "1.25.13"}, {Introduced: "1.26.0-0", Fixed: "1.26.6"}}, true},
		{[]maintenance.Range{{Introduced: "1.27.0-0", Fixed: "1.27.2"}}, true},
	} {
		if got := reaches(maintenance.Advisory{Ranges: tt.ranges}, "go1.26.0"); got != tt.want {
			t.Errorf("%v: %v", tt.ranges, got)
		}
	}
}
