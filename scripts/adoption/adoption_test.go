package main

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec/maintenance"
)

func TestParseNames(t *testing.T) {
	got, err := parseNames("# about\n# the list\n\n# servers\nexample.com/a\nexample.com/b/v2\n\nexample.com/c\n")
	if err != nil {
		t.Fatal(err)
	}
	want := []named{{"example.com/a", "servers"}, {"example.com/b/v2", "servers"}, {"example.com/c", ""}}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(named{})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for text, want := range map[string]string{
		"example.com/a # a server\n":     "isn't the path of a module alone",
		"example.com/a@v1.0.0\n":         "isn't the path of a module alone",
		"example.com/a\nexample.com/a\n": "example.com/a is there twice",
	} {
		if _, err := parseNames(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

var libraries = []library{{"example.com/json", "json"}, {"example.com/cbor", "cbor"}, {"example.com/yaml/v3", "yaml"}}

func answered(t *testing.T) []answer {
	t.Helper()
	text, err := os.ReadFile("testdata/answers.json")
	if err != nil {
		t.Fatal(err)
	}
	all, err := parseAnswers(text)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// earlierList has what was known before: a module that can't be had now, and one that is no longer
// wanted.
func earlierList() maintenance.Users {
	return maintenance.Users{
		Looked: "2029-12-31",
		Users: []maintenance.User{
			{Path: "example.com/gone", Kind: "tools", Release: maintenance.Release{Version: "v0.9.0", Date: "2029-01-01"}},
			{Path: "example.com/unwanted", Release: maintenance.Release{Version: "v1.0.0", Date: "2029-01-01"}},
		},
		Required: []maintenance.Requirement{
			{Module: "example.com/cbor", By: []string{"example.com/gone", "example.com/unwanted"}},
			{Module: "example.com/json", By: []string{}},
		},
	}
}

func gathered(t *testing.T) maintenance.Users {
	t.Helper()
	now, err := gather(earlierList(), []named{{"example.com/app", "servers"}, {"example.com/gone", "servers"}}, answered(t), libraries, "2030-01-05")
	if err != nil {
		t.Fatal(err)
	}
	return now
}

func TestGather(t *testing.T) {
	want := maintenance.Users{
		Looked: "2030-01-05",
		Users: []maintenance.User{
			{Path: "example.com/app", Kind: "servers", Release: maintenance.Release{Version: "v1.4.0", Date: "2030-01-03"}},
			{Path: "example.com/gone", Kind: "servers", Release: maintenance.Release{Version: "v0.9.0", Date: "2029-01-01"}, Looked: "2029-12-31"},
		},
		Required: []maintenance.Requirement{
			{Module: "example.com/json", By: []string{"example.com/app"}},
			{Module: "example.com/cbor", By: []string{"example.com/gone"}},
			{Module: "example.com/yaml/v3", By: []string{"example.com/app"}},
		},
	}
	if diff := cmp.Diff(want, gathered(t)); diff != "" {
		t.Errorf("the direct requirements, and the earlier entry of what can't be had (-want +got):\n%s", diff)
	}
	// The day of an entry that is kept twice is still that on which it was looked up.
	again, err := gather(want, []named{{"example.com/gone", "servers"}}, nil, libraries, "2030-01-06")
	if err != nil || again.Users[0].Looked != "2029-12-31" {
		t.Errorf("kept twice: %+v, %v", again.Users, err)
	}
}

// What can't be had and was never had is an error, and so is a module whose go.mod the proxy has
// made up.
func TestGatherMissing(t *testing.T) {
	now, err := gather(maintenance.Users{}, []named{{path: "example.com/app"}, {path: "example.com/gone"}, {path: "example.com/old"}, {path: "example.com/silent"}}, answered(t), libraries, "2030-01-05")
	for _, want := range []string{
		"example.com/gone can't be had, and has no earlier entry",
		"reading it: 403 Forbidden server response: not available",
		"v2.0.0+incompatible has no go.mod of its own",
		"example.com/silent can't be had",
	} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v\nwant %q", err, want)
		}
	}
	if len(now.Users) != 1 {
		t.Errorf("the other modules are in the list: %+v", now.Users)
	}
}

func TestCompare(t *testing.T) {
	wanted := []named{{"example.com/app", "servers"}, {"example.com/gone", "tools"}, {"example.com/new", ""}}
	got := compare(gathered(t), wanted, append(libraries[:2:2], library{"example.com/xml", "xml"}))
	if diff := cmp.Diff([]string{
		`example.com/gone: its kind is "tools", and in codecs/users.json "servers"`,
		"example.com/new is not in codecs/users.json",
		"who requires example.com/xml was not looked up",
		"no codec has the module example.com/yaml/v3",
	}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := compare(gathered(t), wanted[:1], libraries); len(got) != 1 || got[0] != "example.com/gone is not in codecs/users.txt" {
		t.Errorf("of a module that is no longer wanted: %q", got)
	}
}

func TestFill(t *testing.T) {
	u := gathered(t)
	u.Required = append(u.Required, maintenance.Requirement{Module: "github.com/example/xml"})
	const page = "# Who\n\n<!-- adoption when -->\nold\nlines\n\n<!-- adoption table -->\n\ntext\n\n<!-- adoption nobody -->\n\n<!-- adoption modules -->\n"
	const want = "# Who\n\n<!-- adoption when -->\nIt is about 2 modules, looked up on 2030-01-05. `example.com/gone` could not be had on that day; its requirements are those of 2029-12-31.\n\n" +
		"<!-- adoption table -->\n| library | required by | which |\n|---|---|---|\n" +
		"| [example.com/cbor](../codecs/cbor/README.md) | 1 | example.com/gone |\n| [example.com/json](../codecs/json/README.md) | 1 | example.com/app |\n| [example.com/yaml/v3](../codecs/yaml/README.md) | 1 | example.com/app |\n\ntext\n\n" +
		"<!-- adoption nobody -->\n- example/xml\n\n" +
		"<!-- adoption modules -->\n| kind | module | version | of |\n|---|---|---|---|\n| servers | example.com/app | v1.4.0 | 2030-01-03 |\n| servers | example.com/gone | v0.9.0 | 2029-01-01 |\n"
	got, err := fill(page, u, libraries)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if again, err := fill(got, u, libraries); err != nil || again != got {
		t.Errorf("filled twice it is\n%s\n%v", again, err)
	}
	if _, err := fill("<!-- adoption when -->\n", u, libraries); err == nil || !strings.Contains(err.Error(), "there is no comment <!-- adoption") {
		t.Errorf("a page without the tables: %v", err)
	}
}
