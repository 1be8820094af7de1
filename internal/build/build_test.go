package build_test

import (
	"context"
	"debug/buildinfo"
	"errors"
	"math"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/builtin/generated/_made/person/limit"
	"github.com/wirebench/wirebench/cli/program"
	jsoncodec "github.com/wirebench/wirebench/codecs/json"
	"github.com/wirebench/wirebench/codecs/noop"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/internal/build"
	"github.com/wirebench/wirebench/internal/inventory"
	"github.com/wirebench/wirebench/internal/part"
	"github.com/wirebench/wirebench/internal/record"
)

func funcOf(t *testing.T, fn any) part.Func {
	t.Helper()
	f, err := part.Of(fn)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestLayouts builds the same program twice, with its code in a different order.
func TestLayouts(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	result, err := build.Build(context.Background(), build.Options{
		Codecs:  []part.Func{funcOf(t, noop.Codecs), funcOf(t, jsoncodec.Codecs)},
		Data:    []part.Func{funcOf(t, person.Sets)},
		Glue:    []part.Func{funcOf(t, limit.Glue)},
		Layouts: []uint64{7, math.MaxInt64},
		Dir:     t.TempDir(),
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Binaries) != 2 || len(result.Dropped) != 0 {
		t.Fatalf("got %+v, want two binaries with all codecs", result)
	}
	var contents, modules [2]string
	for i, binary := range result.Binaries {
		data, err := os.ReadFile(binary)
		if err != nil {
			t.Fatal(err)
		}
		info, err := buildinfo.ReadFile(binary)
		if err != nil {
			t.Fatal(err)
		}
		contents[i] = string(data)
		info.Settings = nil // they contain the seed
		modules[i] = info.String()
		if diff := cmp.Diff([]string{"noop", "json"}, parts(t, binary).CodecNames()); diff != "" {
			t.Errorf("codecs of the program (-want +got):\n%s", diff)
		}
	}
	if contents[0] == contents[1] {
		t.Error("two layouts are the same binary")
	}
	if modules[0] != modules[1] {
		t.Errorf("two layouts of different modules:\n%s\n%s", modules[0], modules[1])
	}
}

// parts asks a program for its inventory.
func parts(t *testing.T, binary string) (i inventory.Inventory) {
	t.Helper()
	i, err := program.InventoryOf(t.Context(), binary)
	if err != nil {
		t.Fatal(err)
	}
	return i
}

// TestWhole builds a program that works without wirebench: it has the command line and measures by
// itself.
func TestWhole(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	result, err := build.Build(context.Background(), build.Options{
		Codecs: []part.Func{funcOf(t, noop.Codecs), funcOf(t, jsoncodec.Codecs)}, Data: []part.Func{funcOf(t, person.Sets)}, Reference: "json",
		Whole: true, Set: []string{"github.com/wirebench/wirebench/internal/measure/host.built=0123456789ab"}, Dir: t.TempDir(),
	})
	if err != nil {
		t.Fatal(err)
	}
	if got := commit(t, result.Binaries[0]); got != "0123456789ab" {
		t.Errorf("the program's records are of commit %q", got)
	}
	list := exec.Command(result.Binaries[0], "list", "codecs")
	list.Env = []string{"PATH=/nowhere"}
	if out, err := list.CombinedOutput(); err != nil || strings.Contains(string(out), "cbor") || !strings.Contains(string(out), "noop") {
		t.Errorf("list codecs: %v\n%s", err, out)
	}
}

// commit returns the commit in the first line of a program's record.
func commit(t *testing.T, binary string) string {
	t.Helper()
	dir := t.TempDir()
	cmd := exec.Command(binary, "run", "--codec", "json", "-o", dir)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	rec, err := record.Read(dir)
	for range 600 {
		if err == nil {
			break
		}
		time.Sleep(100 * time.Millisecond)
		rec, err = record.Read(dir)
	}
	interrupted := cmd.Process.Signal(os.Interrupt)
	var exit *exec.ExitError
	if ended := cmd.Wait(); interrupted != nil || !errors.As(ended, &exit) {
		t.Errorf("the run ends with %v, and an interrupt with %v", ended, interrupted)
	}
	if err != nil {
		t.Fatal(err)
	}
	return rec.Run.Env.Commit
}

func TestBuildFaults(t *testing.T) {
	for _, c := range []struct {
		name string
		opt  build.Options
		want string
	}{
		{"layout", build.Options{Layouts: []uint64{1, math.MaxUint64}},
			"layout seed 18446744073709551615: the linker takes at most 9223372036854775807"},
		{"unknown module", build.Options{Codecs: []part.Func{{Package: "example.com/x", Name: "Codecs"}}},
			"example.com/x.Codecs: this program knows only the function's name, not its module"},
		{"data does not compile", build.Options{
			Module: "example.com/x/zz_wirebench",
			Files:  map[string][]byte{"data/data.go": []byte("package data\n\nvar x int = y\n")},
			Data:   []part.Func{{Package: "example.com/x/zz_wirebench/data", Name: "Sets"}},
		}, "example.com/x/zz_wirebench/data does not compile: DIR/program/data/data.go:3:13: undefined: y"},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.opt.Dir = t.TempDir()
			_, err := build.Build(context.Background(), c.opt)
			if err == nil {
				t.Fatal("no error")
			}
			if got := strings.ReplaceAll(err.Error(), c.opt.Dir, "DIR"); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

// TestUnlinkable checks that a codec that compiles but does not link is the only one dropped.
func TestUnlinkable(t *testing.T) {
	if testing.Short() {
		t.Skip("links programs")
	}
	const module = "example.com/x/zz_wirebench"
	result, err := build.Build(context.Background(), build.Options{
		Codecs: []part.Func{{Package: module + "/broken", Name: "Codecs"}, funcOf(t, jsoncodec.Codecs)},
		Data:   []part.Func{funcOf(t, person.Sets)},
		Dir:    t.TempDir(),
		Module: module,
		Files: map[string][]byte{
			"broken/broken.go": []byte(`package broken

import (
	_ "unsafe"

	"github.com/wirebench/wirebench/codec"
)

//go:linkname secret runtime.stopTheWorldGC
func secret()

func Codecs() []codec.Codec { secret(); return nil }
`),
			"broken/broken.s": nil,
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Dropped) != 1 || result.Dropped[0].Part.Package != module+"/broken" {
		t.Fatalf("dropped %+v, want the package that does not link", result.Dropped)
	}
	if reason := result.Dropped[0].Reason; !strings.Contains(reason, "stopTheWorldGC") {
		t.Errorf("reason %q does not name the symbol", reason)
	}
	if diff := cmp.Diff([]string{"json"}, parts(t, result.Binaries[0]).CodecNames()); diff != "" {
		t.Errorf("codecs of the program (-want +got):\n%s", diff)
	}
}
