package avro_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codecs/avro"
	"github.com/wirebench/wirebench/codecs/twmbavro"
)

// bound binds a codec.
func bound(t *testing.T, k codec.Codec, typ *codec.Type) codec.Port {
	t.Helper()
	p, err := k.Bind(typ)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// written returns a port with an old version of a record, and a message of it.
func written(t *testing.T, k codec.Codec) (codec.Port, []byte) {
	t.Helper()
	type inner struct{ B, C int32 }
	type record struct {
		Gone string
		Old  string
		A    int32
		In   inner
	}
	p := bound(t, k, codec.Of[record]("record"))
	b, err := p.Marshal(&record{"gone", "name", 1, inner{2, 3}})
	if err != nil {
		t.Fatal(err)
	}
	return p, b
}

// TestReadWith checks that a reader with the schema of the writer finds fields by name, takes renamed ones by
// their alias, and gives others their zero values. It has both libraries that read with the schema of the
// writer.
func TestReadWith(t *testing.T) {
	type inner struct{ C, D, B int32 }
	type record struct {
		New  int64
		A    int64
		In   inner
		Name string `aliases:"Old"`
		Any  *string
		All  map[string][]inner
		ID   [4]byte
		More inner
	}
	n := 0
	for _, k := range slices.Concat(avro.Codecs(), twmbavro.Codecs()) {
		if k.Fields != codec.ByWriter {
			continue
		}
		n++
		t.Run(k.Name, func(t *testing.T) {
			writer, b := written(t, k)
			reader := bound(t, k, codec.Of[record]("record"))
			unmarshal, err := reader.ReadWith(writer.WriterSchema)
			if err != nil {
				t.Fatal(err)
			}
			got, err := unmarshal(b)
			if err != nil {
				t.Fatal(err)
			}
			want := &record{A: 1, Name: "name", In: inner{C: 3, B: 2}, All: map[string][]inner{}}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if _, err := reader.ReadWith([]byte(`"string"`)); err == nil {
				t.Error("a text is read as a record")
			}
		})
	}
	if n != 4 {
		t.Errorf("%d codecs, want 4", n)
	}
}
