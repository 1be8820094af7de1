package build

import (
	"runtime/debug"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFlags: a program is compiled as the running one was. A user's types are compiled as the user
// compiles them, and flags for compilers stay as they are.
func TestFlags(t *testing.T) {
	noTables := "-gcflags=wirebench.example/made/...=-dwarf=false"
	for name, c := range map[string]struct {
		goflags   string
		settings  []debug.BuildSetting
		workspace *Workspace
		want      []string
	}{
		"none": {want: []string{noTables, "-pgo=off", "-buildvcs=false"}},
		"tags and paths": {
			settings: []debug.BuildSetting{{Key: "-tags", Value: "edge"}, {Key: "-trimpath", Value: "true"}, {Key: "-ldflags", Value: "-w"}, {Key: "vcs", Value: "git"}},
			want:     []string{noTables, "-pgo=off", "-buildvcs=false", "-tags=edge", "-trimpath=true"},
		},
		"of compilers": {
			settings: []debug.BuildSetting{{Key: "-gcflags", Value: "all=-d=checkptr"}},
			want:     []string{"-pgo=off", "-buildvcs=false", "-gcflags=all=-d=checkptr"},
		},
		"of compilers, in the environment": {
			goflags: "-mod=readonly -gcflags=all=-N", want: []string{"-pgo=off", "-buildvcs=false"},
		},
		"a user's module": {
			settings: []debug.BuildSetting{{Key: "-tags", Value: "edge"}}, workspace: new(Workspace),
			want: []string{noTables, "-pgo=off", "-buildvcs=false"},
		},
	} {
		p := &program{Options: Options{Module: "wirebench.example/made", Workspace: c.workspace}, info: &debug.BuildInfo{Settings: c.settings}, goflags: c.goflags}
		if diff := cmp.Diff(c.want, p.flags()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
