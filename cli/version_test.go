package cli

import (
	"runtime/debug"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestBuildText(t *testing.T) {
	system := []debug.BuildSetting{{Key: "GOOS", Value: "linux"}, {Key: "GOARCH", Value: "arm64"}}
	stamped := append(system, debug.BuildSetting{Key: "vcs.time", Value: "2026-11-30T10:08:36Z"})
	tests := []struct {
		name   string
		info   debug.BuildInfo
		commit string
		want   string
	}{
		{"built in a clone", debug.BuildInfo{Main: debug.Module{Version: "v0.0.0-20261130100836-0ed6788e1234"}, GoVersion: "go1.27.4", Settings: stamped}, "0ed6788e1234-dirty",
			"v0.0.0-20261130100836-0ed6788e1234, commit 0ed6788e1234-dirty of 2026-11-30, go1.27.4, linux/arm64"},
		{"built without a stamp", debug.BuildInfo{Main: debug.Module{Version: "(devel)"}, GoVersion: "go1.26.8", Settings: system}, "",
			"of an unknown version, commit unknown, go1.26.8, linux/arm64"},
		{"of go run", debug.BuildInfo{GoVersion: "go1.26.8", Settings: system}, "0ed6788e1234",
			"of an unknown version, commit 0ed6788e1234, go1.26.8, linux/arm64"},
		{"installed", debug.BuildInfo{Main: debug.Module{Version: "v1.2.3"}, GoVersion: "go1.26.8"}, "", "v1.2.3, commit unknown, go1.26.8"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, buildText(&tt.info, tt.commit)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
