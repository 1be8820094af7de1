package main

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/CycloneDX/cyclonedx-go"
	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/internal/thirdparty"
)

var update = flag.Bool("update", false, "write the golden file again")

// TestBill: a bill has versions, checksums, licences of both forms, the version of Go and the time of the commit.
func TestBill(t *testing.T) {
	list := inventory{
		main: module{path: "example.com/program", version: "v1.0.0"},
		modules: []module{
			{"example.com/a/v2", "v2.0.0+incompatible", "h1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE="},
			{path: "example.com/b", version: "v0.1.0"},
		},
		goes: "go1.27.4", time: "2026-11-30T10:08:36Z",
	}
	bill, err := list.bill(map[string]string{"example.com/a/v2": "MIT", "example.com/b": "Apache-2.0 OR MIT"})
	if err != nil {
		t.Fatal(err)
	}
	var got bytes.Buffer
	if err := cyclonedx.NewBOMEncoder(&got, cyclonedx.BOMFileFormatJSON).SetPretty(true).EncodeVersion(bill, cyclonedx.SpecVersion1_6); err != nil {
		t.Fatal(err)
	}
	golden := filepath.Join("testdata", "bill.golden.json")
	if *update {
		if err := os.WriteFile(golden, got.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestBillErrors(t *testing.T) {
	tests := []struct {
		name string
		module
		want string
	}{
		{"no licence", module{path: "example.com/b", version: "v1.0.0"}, "THIRD_PARTY.md has no row for example.com/b; add one"},
		{"no checksum", module{"example.com/a", "v1.0.0", "h1:AA=="}, `example.com/a v1.0.0: the checksum "h1:AA==" is not h1: and a SHA-256 in base64`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := inventory{modules: []module{tt.module}}.bill(map[string]string{"example.com/a": "MIT"})
			if err == nil {
				t.Fatal("no error")
			}
			if diff := cmp.Diff(tt.want, err.Error()); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestRequired: all modules of this repository have a licence and a checksum, and the bill can be read again.
func TestRequired(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	to := filepath.Join(t.TempDir(), "bill.json")
	if err := run(to, nil); err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(to)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var bill cyclonedx.BOM
	if err := cyclonedx.NewBOMDecoder(file, cyclonedx.BOMFileFormatJSON).Decode(&bill); err != nil {
		t.Fatal(err)
	}
	if got, want := bill.Metadata.Component.Name, "github.com/wirebench/wirebench"; got != want {
		t.Errorf("the bill is of %s, want %s", got, want)
	}
	text, err := os.ReadFile("THIRD_PARTY.md")
	if err != nil {
		t.Fatal(err)
	}
	licences, err := thirdparty.Licences(string(text))
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, c := range *bill.Components {
		found++
		if c.Hashes == nil {
			t.Errorf("%s has no checksum", c.Name)
		}
		if licences[c.Name] == "" {
			t.Errorf("%s is not in THIRD_PARTY.md", c.Name)
		}
	}
	if found < 100 {
		t.Errorf("the bill has %d modules", found)
	}
}

// TestLinked: the bill of a program has the modules of which it has code, and no others.
func TestLinked(t *testing.T) {
	program := filepath.Join(t.TempDir(), "program")
	if text, err := exec.CommandContext(t.Context(), "go", "build", "-o", program, "../splice").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	list, err := linked(program)
	if err != nil {
		t.Fatal(err)
	}
	if list.main.path != "github.com/wirebench/wirebench" || !strings.HasPrefix(list.goes, "go1.") || len(list.modules) != 0 {
		t.Errorf("the program splice has module %s, %s and the modules %v, want ours, a version of Go and none", list.main.path, list.goes, list.modules)
	}
	if _, err := linked("main.go"); err == nil || !strings.HasPrefix(err.Error(), "main.go: ") {
		t.Errorf("a file that is no program gives %v", err)
	}
}
