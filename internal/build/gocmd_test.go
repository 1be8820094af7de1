package build

import (
	"errors"
	"testing"
)

func TestWorkspaceFlags(t *testing.T) {
	for in, want := range map[string]string{
		"":                                   "-mod=readonly",
		"-mod=vendor":                        "-mod=readonly",
		"-mod=mod -tags=a,b --modfile=x.mod": "-mod=readonly -tags=a,b",
		"-v -overlay=o.json -trimpath":       "-mod=readonly -v -trimpath",
	} {
		if got := workspaceFlags(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
	for in, want := range map[string]string{
		"-overlay=/a b/c": `-mod=readonly '-overlay=/a b/c'`,
		"-overlay=/it's":  `-mod=readonly "-overlay=/it's"`,
	} {
		if got := workspaceFlags("", in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}

func TestGoError(t *testing.T) {
	for stderr, want := range map[string]string{
		"go: downloading a v1\n# a/b\nb.go:1:2: undefined: x\nb.go:2:2: more\n": "go build: b.go:1:2: undefined: x",
		"": "go build: exit status 1",
	} {
		e := &goError{args: []string{"build", "."}, stderr: stderr, err: errors.New("exit status 1")}
		if got := e.Error(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestLanguage(t *testing.T) {
	for in, want := range map[string]string{
		"go1.26.8":              "1.26.8",
		"go1.26.8 X:jsonv2":     "1.26.8",
		"go1.26.8-distribution": "1.26.8",
		"go1.27rc1":             "1.27rc1",
		"devel go1.27-abc":      "1.18",
	} {
		if got := language(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}
