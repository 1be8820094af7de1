package variant

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/mod/module"
)

func TestParse(t *testing.T) {
	profile := filepath.Join(t.TempDir(), "cpu.pprof")
	if err := os.WriteFile(profile, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "go.mod"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]Variant{
		"go1.27.4":                           {Go: "go1.27.4"},
		"go1.28rc1":                          {Go: "go1.28rc1"},
		"go1.27.4-acme":                      {Go: "go1.27.4-acme"},
		"github.com/bytedance/sonic@v1.14.2": {Modules: []module.Version{{Path: "github.com/bytedance/sonic", Version: "v1.14.2"}}},
		"github.com/acme/x=" + folder:        {Modules: []module.Version{{Path: "github.com/acme/x", Version: folder}}},
		"GOAMD64=v3":                         {Env: []string{"GOAMD64=v3"}},
		"GOEXPERIMENT=jsonv2,greenteagc":     {Env: []string{"GOEXPERIMENT=jsonv2,greenteagc"}},
		"pgo=" + profile:                     {Flags: []string{"-pgo=" + profile}},
		"gcflags=all=-l":                     {Flags: []string{"-gcflags=all=-l"}},
		"layout=7":                           {Layout: 7},
		"  go1.27.4   a.example/b@latest ": {
			Name: "go1.27.4 a.example/b@latest", Go: "go1.27.4",
			Modules: []module.Version{{Path: "a.example/b", Version: "latest"}},
		},
	} {
		if want.Name == "" {
			want.Name = text
		}
		got, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
		if got.Usual() {
			t.Errorf("%s is the usual way", text)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                     "at least one difference",
		"1.27":                 "write a version of Go",
		"gopher":               "write a version of Go",
		"go1.26.8 go1.27.4":    "one version of Go",
		"pgo=none.pprof":       "there is no file",
		"layout=0":             "a number from 1",
		"layout=99999999999":   "a number from 1",
		"GOOS=windows":         "write a version of Go",
		"github.com/acme/x@":   "write a version of Go",
		"github.com/acme/x=no": "there is no module in ",
		"github.com/acme/x=":   "write a version of Go",
		"@v1.0.0":              "write a version of Go",
		"-exec=rm":             "write a version of Go",
		"go1.27.4;touch":       "write a version of Go",
		"../sonic@v1.0.0":      "write a version of Go",
		"GOFLAGS=-toolexec=rm": "write a version of Go",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %q", text, err, want)
		}
	}
	if !(Variant{}).Usual() {
		t.Error("the zero variant is not the usual way")
	}
}

// TestShare checks that programs that are compared have the same generators, and that an environment passes them on.
func TestShare(t *testing.T) {
	all := []Variant{{Name: "usual"}, {Name: "a", Modules: []module.Version{{Path: "a.example/b", Version: "v1.0.0"}, {Path: "a.example/c", Version: "v1.0.0"}}}, {Name: "d", Modules: []module.Version{{Path: "a.example/c", Version: "v2.0.0"}}, Env: []string{"GOAMD64=v3"}}}
	Share(all)
	for _, v := range all {
		if diff := cmp.Diff([]string{"a.example/b", "a.example/c"}, Generators(v.Environ())); diff != "" {
			t.Errorf("%s (-want +got):\n%s", v.Name, diff)
		}
		if v.Usual() {
			t.Errorf("%s has the usual generators", v.Name)
		}
	}
	if env := all[2].Environ(); env[len(env)-1] != "GOAMD64=v3" {
		t.Errorf("the environment is %q", env)
	}
	same := []Variant{{Go: "go1.26.8"}, {Go: "go1.27.4"}}
	if Share(same); Generators(same[0].Environ()) != nil {
		t.Errorf("programs that differ by Go have their own generators: %q", same[0].Environ())
	}
}

func FuzzParse(f *testing.F) {
	f.Add("go1.27.4 a.example/b@latest GOAMD64=v3 layout=3")
	f.Fuzz(func(t *testing.T, text string) {
		v, err := Parse(text)
		if err == nil && (v.Usual() || v.Name == "") {
			t.Errorf("%q became the usual way", text)
		}
	})
}
