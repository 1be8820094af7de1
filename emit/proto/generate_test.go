package proto

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	pb "google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/pluginpb"

	"github.com/wirebench/wirebench/emit/convert"
)

// TestToolFails checks that the error says why a plugin failed, and that the plugin's request is left
// behind. The plugin makes invalid Go code for maps with bools as keys.
func TestToolFails(t *testing.T) {
	j := job(reflect.TypeFor[map[bool]int]())
	j.Dir = t.TempDir()
	file := NewFile(j, NewPackage(j, convert.Plain, nil, nil).Messages, Proto3)
	req, err := file.Compile(t.Context(), j)
	if err != nil {
		t.Fatal(err)
	}
	req.Parameter = pb.String("apiversion=v2")
	err = file.Tool(t.Context(), j, req, "protoc-gen-fastmarshal")
	if err == nil {
		t.Fatal("no error")
	}
	left := filepath.Join(j.Dir, "pb", "request.bin")
	for _, want := range []string{"protoc-gen-fastmarshal", left, "unparsable Go source"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no %q in the error: %v", want, err)
		}
	}
	if strings.Contains(err.Error(), "\n") {
		t.Errorf("an error of several lines: %v", err)
	}
	input, err := os.ReadFile(left)
	if err != nil {
		t.Fatal(err)
	}
	var got pluginpb.CodeGeneratorRequest
	if err := pb.Unmarshal(input, &got); err != nil {
		t.Fatal(err)
	}
	if !pb.Equal(req, &got) {
		t.Errorf("another request: %v", &got)
	}
}

// TestCompileFails checks that an invalid schema causes an error with the position in the file, and
// that the file is on disk.
func TestCompileFails(t *testing.T) {
	j := job(reflect.TypeFor[int]())
	j.Dir = t.TempDir()
	file := NewFile(j, NewPackage(j, convert.Plain, nil, nil).Messages, Dialect{Syntax: `syntax = "proto4"`})
	_, err := file.Compile(t.Context(), j)
	if err == nil || !strings.Contains(err.Error(), ".proto:3:10") {
		t.Errorf("error %v, want the place", err)
	}
	if _, err := os.Stat(filepath.Join(j.Dir, "pb", "order.proto")); err != nil {
		t.Error(err)
	}
}
