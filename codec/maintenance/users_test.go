package maintenance

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func exampleUsers() Users {
	return Users{
		Looked: looked,
		Users: []User{
			{Path: "example.com/a", Kind: "servers", Release: Release{"v1.0.0", "2026-01-02"}},
			{Path: "example.com/b", Release: Release{"v1.0.0", "2026-01-02"}, Looked: "2026-11-01"},
		},
		Required: []Requirement{{"example.com/l", []string{}}, {"example.com/m", []string{"example.com/a"}}},
	}
}

func TestUsers(t *testing.T) {
	text, err := exampleUsers().Format()
	if err != nil {
		t.Fatal(err)
	}
	if want := `"module": "example.com/b",
			"version": "v1.0.0",
			"date": "2026-01-02",
			"looked": "2026-11-01"`; !strings.Contains(string(text), want) {
		t.Errorf("a user's release is beside its path; want %s in\n%s", want, text)
	}
	u, err := ParseUsers(text)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(exampleUsers(), u); diff != "" {
		t.Errorf("(-written +read):\n%s", diff)
	}
	modules := []Module{{Path: "example.com/l"}, {Path: "example.com/m"}, {Path: Standard}}
	u.Join(modules)
	if diff := cmp.Diff([]Module{
		{Path: "example.com/l", RequiredBy: &Requirers{[]string{}, 2, looked}},
		{Path: "example.com/m", RequiredBy: &Requirers{[]string{"example.com/a"}, 2, looked}},
		{Path: Standard}, // nobody looked for it
	}, modules); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestUsersRefuses(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{`{"looked": "yesterday"}`, `"yesterday" isn't a date`},
		{`{"user": []}`, `unknown field "user"`},
		{`{"users": [{"module": "a", "version": "v1.0.0", "date": "2026"}]}`, `a: "2026" isn't a date`},
		{`{"users": [{"module": "a", "version": "v1"}, {"module": "a", "version": "v2"}]}`, "a: it is in the list twice"},
		{`{"required": [{"module": "m", "by": []}, {"module": "m", "by": []}]}`, "m: it is in the list twice"},
		{`{"required": [{"module": "m", "by": ["a"]}]}`, "m: the list does not have its user a"},
	} {
		if _, err := ParseUsers([]byte(tt.text)); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %q", tt.text, err, tt.want)
		}
	}
}

func TestStage(t *testing.T) {
	for version, want := range map[string]Stage{
		"v0.0.0-20221018225505-74871811ee56":   Untagged,
		"v0.6.1-0.20240319094008-0393e58bdf10": Untagged,
		"v3.1.0-alpha.2":                       PreRelease,
		"v0.35.0":                              Zero,
		"v1.0.0":                               One,
		"v25.12.19+incompatible":               One,
		"go1.26.8 X:jsonv2":                    Released,
		"(devel)":                              "",
		"":                                     "",
	} {
		if got := (Release{Version: version}).Stage(); got != want {
			t.Errorf("%s: %q, want %q", version, got, want)
		}
	}
	for _, s := range []Stage{Untagged, PreRelease, Zero, One, Released} {
		if !strings.Contains(Stages(), string(s)+": ") {
			t.Errorf("%s is not explained", s)
		}
	}
}
