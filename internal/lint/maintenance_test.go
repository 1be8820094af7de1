package lint

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	mod "golang.org/x/mod/module"

	"github.com/wirebench/wirebench/builtin"
	"github.com/wirebench/wirebench/codec/maintenance"
	"github.com/wirebench/wirebench/codecs"
)

// TestMaintenance compares codecs/maintenance.json with go.mod and with the modules that are
// fetched on demand. The file has each module of a codec, with the measured version and its day,
// and no other module.
func TestMaintenance(t *testing.T) {
	used := map[string]bool{maintenance.Standard: true}
	known := codecs.Maintenance()
	for _, want := range measured(t) {
		used[want.Path] = true
		switch m, ok := maintenance.Find(known, want.Path); {
		case !ok:
			t.Errorf("%s is not in codecs/maintenance.json; go run ./scripts/maintenance", want.Path)
		case m.Measured.Version != want.Version:
			t.Errorf("go.mod has %s of %s, codecs/maintenance.json %s; go run ./scripts/maintenance", want.Version, want.Path, m.Measured.Version)
		case !want.Time.IsZero() && m.Measured.Date != want.Time.UTC().Format(time.DateOnly):
			t.Errorf("%s of %s is of %s, and codecs/maintenance.json says %s", want.Version, want.Path, want.Time.UTC().Format(time.DateOnly), m.Measured.Date)
		case m.State() == maintenance.Unknown:
			t.Errorf("%s: codecs/maintenance.json has no day of a release", want.Path)
		}
	}
	for _, m := range known {
		if !used[m.Path] {
			t.Errorf("codecs/maintenance.json has %s, and no codec has this module; go run ./scripts/maintenance", m.Path)
		}
	}
}

// TestLicencesOfModules compares the licences in codecs/maintenance.json with the table of
// dependencies. A module that is fetched on demand is not in the table: the text about licences that
// are not permissive names it.
func TestLicencesOfModules(t *testing.T) {
	text, err := os.ReadFile(thirdParty)
	if err != nil {
		t.Fatal(err)
	}
	table, restricted, _ := strings.Cut(string(text), "\n## Not permissive\n")
	listed := licences(t, table)
	for _, m := range codecs.Maintenance() {
		want, ok := listed[m.Path]
		switch {
		case m.Licence == "":
			t.Errorf("%s: add its licence to codecs/maintenance.json, as in %s", m.Path, thirdParty)
		case m.Path == maintenance.Standard:
		case ok && m.Licence != want:
			t.Errorf("%s: its licence is %s in codecs/maintenance.json, and %s in %s", m.Path, m.Licence, want, thirdParty)
		case !ok && !strings.Contains(restricted, "`"+m.Path+"`"):
			t.Errorf("%s is not in %s", m.Path, thirdParty)
		}
	}
}

// TestUsers checks that for each module of a codec it is known which well-known modules require it.
// The standard library needs no requirement.
func TestUsers(t *testing.T) {
	for _, m := range codecs.Maintenance() {
		if m.Path == maintenance.Standard {
			if m.RequiredBy != nil {
				t.Error("codecs/users.json says who requires the standard library")
			}
			continue
		}
		if m.RequiredBy == nil || m.RequiredBy.Of == 0 {
			t.Errorf("codecs/users.json does not say who requires %s; go run ./scripts/adoption", m.Path)
		}
	}
}

// TestKnownVersions compares the versions in the program's inventory of codecs with go.mod.
func TestKnownVersions(t *testing.T) {
	versions := make(map[string]string)
	for _, m := range measured(t) {
		versions[m.Path] = m.Version
	}
	for _, k := range builtin.Known().Codecs {
		if k.Version != versions[k.Module] {
			t.Errorf("builtin/known.json has %q of %s for %s, go.mod %q; go generate ./builtin", k.Version, k.Module, k.Name, versions[k.Module])
		}
	}
}

// measured returns the modules of codecs: those in go.mod, and those that are fetched on demand.
func measured(t *testing.T) []released {
	t.Helper()
	var modules []string
	var fetched []released
	seen := make(map[string]bool)
	for _, k := range builtin.Known().Codecs {
		switch {
		case !foreign(k.Module) || seen[k.Module]:
			continue
		case k.OnDemand != "":
			fetched = append(fetched, dated(t, released{Path: k.Module, Version: k.Version}))
		default:
			modules = append(modules, k.Module)
		}
		seen[k.Module] = true
	}
	return append(releases(t, modules), fetched...)
}

// released is a module's version in go.mod and its time, which is zero if the module cache does not
// have it.
type released struct {
	Path, Version string
	Time          time.Time
}

// releases returns the releases of modules in go.mod.
func releases(t *testing.T, modules []string) []released {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "go", append([]string{"list", "-m", "-json=Path,Version,Time"}, modules...)...).Output()
	if err != nil {
		t.Fatalf("go list -m: %v", err)
	}
	var all []released
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var m released
		if err := dec.Decode(&m); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, dated(t, m))
	}
	if len(all) != len(modules) {
		t.Fatalf("%d versions of %d modules", len(all), len(modules))
	}
	return all
}

// dated returns m with the time of the commit that its version names, if it names one.
func dated(t *testing.T, m released) released {
	t.Helper()
	if !mod.IsPseudoVersion(m.Version) {
		return m
	}
	var err error
	if m.Time, err = mod.PseudoVersionTime(m.Version); err != nil {
		t.Fatal(err)
	}
	return m
}
