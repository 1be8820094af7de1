package build_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"

	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/noop"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/part"
)

// TestKeptBinary: a kept binary is used again, and a damaged one is linked again. The go command
// believes a binary's header, which damage can leave as it is.
func TestKeptBinary(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	cache := t.TempDir()
	made := func() (*build.Result, []byte) {
		t.Helper()
		result, err := build.Build(context.Background(), build.Options{
			Codecs: []part.Func{funcOf(t, noop.Codecs), funcOf(t, jsoncodec.Codecs)}, Data: []part.Func{funcOf(t, person.Sets)},
			Dir: t.TempDir(), Bin: t.TempDir(), Cache: cache,
		})
		if err != nil {
			t.Fatal(err)
		}
		binary, err := os.ReadFile(result.Binaries[0])
		if err != nil {
			t.Fatal(err)
		}
		return result, binary
	}
	first, want := made()
	again, got := made()
	if !first.Built.IsZero() || again.Built.IsZero() || !bytes.Equal(want, got) {
		t.Errorf("first built %v, then %v; the same binary: %t", first.Built, again.Built, bytes.Equal(want, got))
	}
	kept, err := filepath.Glob(filepath.Join(cache, "*", "bin", "layout-0*"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("kept are %v: %v", kept, err)
	}
	for what, damage := range map[string]func(*os.File) error{
		"cut off": func(f *os.File) error { return f.Truncate(int64(len(want) / 2)) },
		"other bytes": func(f *os.File) error {
			_, err := f.WriteAt(make([]byte, 4096), int64(len(want)/2))
			return err
		},
	} {
		file, err := os.OpenFile(kept[0], os.O_RDWR, 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := damage(file); err != nil {
			t.Fatal(err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
		result, got := made()
		if !result.Built.IsZero() || !bytes.Equal(want, got) {
			t.Errorf("%s: used as built on %v; linked again: %t", what, result.Built, bytes.Equal(want, got))
		}
	}
}

// TestEnvironment: variables with which the user builds other programs don't change a program.
func TestEnvironment(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	for variable, value := range map[string]string{
		"GOFLAGS": "-mod=vendor -modcacherw", "GOWORK": filepath.Join(t.TempDir(), "go.work"),
		"GOOS": "plan9", "GOARCH": "386", "GO111MODULE": "off", "CGO_ENABLED": "1",
	} {
		t.Setenv(variable, value)
	}
	result, err := build.Build(context.Background(), build.Options{
		Codecs: []part.Func{funcOf(t, noop.Codecs), funcOf(t, jsoncodec.Codecs)}, Data: []part.Func{funcOf(t, person.Sets)}, Dir: t.TempDir(),
	})
	if err != nil {
		t.Fatal(err)
	}
	if got := parts(t, result.Binaries[0]).CodecNames(); len(got) != 2 {
		t.Errorf("the program has %v", got)
	}
}
