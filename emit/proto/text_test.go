package proto

import (
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"google.golang.org/protobuf/compiler/protogen"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// Types that protobuf can't express directly.
type (
	name     string
	logEntry struct{ Text string }
	place    struct {
		X    int8
		Name name
	}
	tree struct {
		Value int64
		Left  *tree
		Kids  []*tree
	}
	choice struct {
		Is    *string `wirebench:"oneof"` // the default name of the oneof
		Small *int8   `wirebench:"oneof"`
		Items *[]int  `wirebench:"oneof"`
	}
	lowered struct {
		Small    uint8 `wire:"40"`
		Word     uint
		Wait     time.Duration
		At       time.Time
		Maybe    *int
		MaybeAt  *time.Time
		Twice    **bool
		Matrix   [][]float32
		Holes    []*string
		Times    []time.Time
		ID       [16]byte
		Triple   [3]int
		Places   map[place]*place
		Ratios   map[float64][]string
		Nested   map[string]map[int8]name
		Log      map[string]logEntry
		Tree     *tree
		NoFields struct{}
		Any      any
		Anys     []any
		ByName   map[string]any
		MaybeAny *any
		Choice   *choice
		Choices  []*choice
	}
)

func job(types ...reflect.Type) *emit.Job {
	var schemas []*schema.Schema
	for _, t := range types {
		schemas = append(schemas, schema.Of(t))
	}
	return &emit.Job{Job: codec.Job{Roots: emit.Roots(schemas), Import: "example.com/x-y/order/protobuf"}}
}

// TestText compares schemas with golden files, compiles them, and compares the Go names of fields
// with those of the generator.
func TestText(t *testing.T) {
	tests := []struct {
		name    string
		dialect Dialect
	}{
		{"optional", Dialect{Syntax: `syntax = "proto3"`}},
		{"oneof", Dialect{Syntax: `syntax = "proto3"`, Presence: Oneof}},
		{"feature", Dialect{Syntax: `edition = "2023"`, Options: []string{"features.field_presence = IMPLICIT"}, Presence: Feature}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			j := job(reflect.TypeFor[lowered](), reflect.TypeFor[map[string][]int]())
			j.Dir = t.TempDir()
			messages := NewPackage(j, convert.Plain, Timestamp, nil).Messages
			file := NewFile(j, messages, tt.dialect)
			golden := filepath.Join("testdata", tt.name+".proto")
			if *update {
				if err := os.WriteFile(golden, []byte(file.Text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), file.Text); diff != "" {
				t.Errorf("%s (-want +got):\n%s", golden, diff)
			}

			req, err := file.Compile(t.Context(), j)
			if err != nil {
				t.Fatal(err)
			}
			gen, err := protogen.Options{}.New(req)
			if err != nil {
				t.Fatal(err)
			}
			made := gen.Files[len(gen.Files)-1]
			if len(made.Messages) != len(messages) {
				t.Fatalf("%d messages, want %d", len(made.Messages), len(messages))
			}
			for i, m := range messages {
				for k, f := range m.Fields {
					if got := made.Messages[i].Fields[k].GoName; got != f.Go {
						t.Errorf("%s.%s is %s in Go, want %s", m.Name, f.Name, got, f.Go)
					}
				}
			}
		})
	}
}

func TestUnfit(t *testing.T) {
	tests := []struct {
		typ  reflect.Type
		want string
	}{
		{reflect.TypeFor[lowered](), ""},
		{reflect.TypeFor[struct {
			A int `wire:"19999"`
		}](), "no field number 19999"},
		{reflect.TypeFor[struct {
			A int `wire:"536870912"`
		}](), "no field number 536870912"},
	}
	for _, tt := range tests {
		if got := emit.Reason(schema.Of(tt.typ), unfit); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.typ, got, tt.want)
		}
	}
}
