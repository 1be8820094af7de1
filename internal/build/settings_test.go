package build

import (
	"runtime/debug"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFlags: a program is compiled as the running one was. A user's types are compiled as the user
// compiles them, and flags for compilers stay as they are, except in a program that looks for faults.
func TestFlags(t *testing.T) {
	noTables := "-gcflags=wirebench.example/made/...=-dwarf=false"
	for name, c := range map[string]struct {
		goflags   string
		settings  []debug.BuildSetting
		workspace *Workspace
		// instrument is what the compiler adds.
		instrument Instrument
		want       []string
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
		"checks of pointers": {
			goflags: "-gcflags=all=-N", settings: []debug.BuildSetting{{Key: "-gcflags", Value: "all=-l"}, {Key: "-tags", Value: "edge"}}, instrument: Checkptr,
			want: []string{"-gcflags=all=-d=checkptr", "-gcflags=wirebench.example/made/...=-dwarf=false -d=checkptr", "-pgo=off", "-buildvcs=false", "-tags=edge"},
		},
		"the race detector": {
			instrument: Race,
			want:       []string{"-gcflags=all=-d=checkptr=0", "-gcflags=wirebench.example/made/...=-dwarf=false -d=checkptr=0", "-race", "-pgo=off", "-buildvcs=false"},
		},
	} {
		p := &program{Options: Options{Module: "wirebench.example/made", Workspace: c.workspace, Instrument: c.instrument}, info: &debug.BuildInfo{Settings: c.settings}, goflags: c.goflags}
		if diff := cmp.Diff(c.want, p.flags()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
