package thrift

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

type link struct {
	URL   string
	At    time.Time
	Score *float32
	Parts map[uint16]part
	Who   *who
}

type who struct {
	Name *string `wirebench:"oneof"`
	Part *part   `wirebench:"oneof"`
}

type part struct{ Items []uint64 }

func messages(t *testing.T) []*convert.Message {
	t.Helper()
	j := &emit.Job{Job: codec.Job{
		Roots:  emit.Roots([]*schema.Schema{schema.Of(reflect.TypeFor[link]())}),
		Import: "example.com/links/thrift",
	}}
	p := NewPackage(j, func(name string) bool { return name == "Score" })
	if p == nil {
		t.Fatal("no type fits")
	}
	return p.Messages
}

func TestText(t *testing.T) {
	const want = `// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Link is a thrift.link in Go.
struct Link {
  1: string URL
  2: Time At
  3: optional double ScoreField
  4: map<i32, Part> Parts
  5: optional Who Who
}

// Part is a thrift.part in Go.
struct Part {
  1: list<i64> Items
}

// Who is a thrift.who in Go.
union Who {
  1: string Name
  2: Part Part
}
`
	if diff := cmp.Diff(want, Text(messages(t))); diff != "" {
		t.Errorf("schema (-want +got):\n%s", diff)
	}
}

// TestRename checks that fields are found even if a compiler spells names in its own way or orders
// the fields of a struct differently.
func TestRename(t *testing.T) {
	const code = `package gen

type Time struct{}

type Link struct {
	Parts map[int32]*Piece ` + "`thrift:\"Parts,4\"`" + `
	Url   string          ` + "`thrift:\"URL,1\" json:\"URL\"`" + `
	At_   *Time           ` + "`thrift:\"At,2\"`" + `
	Score *float64        ` + "`thrift:\"ScoreField,3,optional\"`" + `
	Who   *Who            ` + "`thrift:\"Who,5,optional\"`" + `
}

type Piece struct {
	Items []int64 ` + "`thrift:\"Items,1\"`" + `
}

type Who struct {
	Name *string ` + "`thrift:\"Name,1\"`" + `
	Part *Piece  ` + "`thrift:\"Part,2\"`" + `
}
`
	tests := []struct {
		name, code string
		err        string
	}{
		{"renamed", code, ""},
		{"a field less", strings.Replace(code, "URL,1", "URL,7", 1), "Link has no field 1"},
		{"no number", strings.Replace(code, "At,2", "At", 1), "no number in the tag"},
		{"a type less", code[:strings.Index(code, "type Piece")], "1 types, want 3"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "types.go")
			if err := os.WriteFile(file, []byte(tt.code), 0o666); err != nil {
				t.Fatal(err)
			}
			all := messages(t)
			err := Rename(file, all)
			if tt.err != "" {
				if err == nil || !strings.Contains(err.Error(), tt.err) {
					t.Errorf("error %v, want %q", err, tt.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, m := range all {
				got = append(got, m.Go)
				for _, f := range m.Fields {
					got = append(got, m.Go+"."+f.Go)
				}
			}
			want := []string{"Link", "Link.Url", "Link.At_", "Link.Score", "Link.Parts", "Link.Who", "Piece", "Piece.Items", "Who", "Who.Name", "Who.Part"}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("names (-want +got):\n%s", diff)
			}
		})
	}
}
