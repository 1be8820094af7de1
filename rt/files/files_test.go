package files_test

import (
	"bytes"
	"encoding/gob"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/fxamacker/cbor/v2"
	gogo "github.com/gogo/protobuf/proto"
	gogotypes "github.com/gogo/protobuf/types"
	"github.com/google/go-cmp/cmp"
	"github.com/hamba/avro/v2/ocf"
	"github.com/vmihailenco/msgpack/v5"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/known/apipb"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/rt/files"
)

type order struct {
	ID    int64    `avro:"ID"`
	Items []string `avro:"Items"`
}

func must(t *testing.T, b []byte, err error) []byte {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func messages[T any](t *testing.T, path string) (all []*T, err error) {
	t.Helper()
	for v, err := range files.Set[T]("set", path).Messages(false) {
		if err != nil {
			return all, err
		}
		all = append(all, v.(*T))
	}
	return all, nil
}

func write(t *testing.T, name string, content []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, content, 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestSet(t *testing.T) {
	one, two := &order{1, []string{"a"}}, &order{2, []string{"b", "c"}}
	pack := func(b []byte, err error) []byte { return must(t, b, err) }
	var stream bytes.Buffer
	enc := gob.NewEncoder(&stream)
	for _, v := range []*order{one, two} {
		if err := enc.Encode(v); err != nil {
			t.Fatal(err)
		}
	}
	var container bytes.Buffer
	w, err := ocf.NewEncoder(`{"type":"record","name":"order","fields":[{"name":"ID","type":"long"},{"name":"Items","type":{"type":"array","items":"string"}}]}`, &container)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []*order{one, two} {
		if err := w.Encode(v); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		content []byte
		want    []*order
	}{
		"a.json":    {[]byte(`[{"ID":1,"Items":["a"]},{"ID":2,"Items":["b","c"]}]`), []*order{one, two}},
		"a.jsonl":   {[]byte("{\"ID\":1,\"Items\":[\"a\"]}\n"), []*order{one}},
		"a.msgpack": {pack(msgpack.Marshal(two)), []*order{two}},
		"a.cbor":    {pack(cbor.Marshal(one)), []*order{one}},
		"a.gob":     {stream.Bytes(), []*order{one, two}},
		"a.avro":    {container.Bytes(), []*order{one, two}},
	} {
		got, err := messages[order](t, write(t, name, c.content))
		if diff := cmp.Diff(c.want, got); diff != "" || err != nil {
			t.Errorf("%s: error %v (-want +got):\n%s", name, err, diff)
		}
		damaged := append([]byte{0xff}, c.content[:len(c.content)/2]...)
		path := write(t, name, damaged)
		if _, err := messages[order](t, path); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%s, damaged: error %v, want one that names the file", name, err)
		}
	}
}

// TestProtobuf checks that messages of Protocol Buffers are read in their three formats.
func TestProtobuf(t *testing.T) {
	api := &apipb.Method{Name: "Ping", RequestStreaming: true}
	for name, marshal := range map[string]func(proto.Message) ([]byte, error){
		"a.pb": proto.Marshal, "a.txtpb": prototext.Marshal, "a.json": protojson.Marshal,
	} {
		content, err := marshal(api)
		got, readErr := messages[apipb.Method](t, write(t, name, must(t, content, err)))
		if readErr != nil || len(got) != 1 || !proto.Equal(got[0], api) {
			t.Errorf("%s: %v, error %v", name, got, readErr)
		}
	}
	if _, err := messages[order](t, write(t, "a.pb", []byte{1})); err == nil || !strings.Contains(err.Error(), "isn't a Protocol Buffers message") {
		t.Errorf("error %v", err)
	}
}

// TestFolder checks that the files of a folder are read in the order of their names, and that files
// without messages are ignored.
func TestFolder(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"b.json": `{"ID":2}`, "a.json": `{"ID":1}`, "notes.txt": "x"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := messages[order](t, dir)
	if diff := cmp.Diff([]*order{{ID: 1}, {ID: 2}}, got); diff != "" || err != nil {
		t.Errorf("error %v (-want +got):\n%s", err, diff)
	}
	if _, err := messages[order](t, t.TempDir()); err == nil || !strings.Contains(err.Error(), "has no file of messages") {
		t.Errorf("an empty folder: %v", err)
	}
}

// TestUnfit checks that a message of a stream that does not fit does not keep the others from being
// read.
func TestUnfit(t *testing.T) {
	type other struct{ ID string }
	var packed, concise []byte
	var stream bytes.Buffer
	enc := gob.NewEncoder(&stream)
	for _, v := range []any{&order{ID: 1}, &other{"x"}, &order{ID: 3}} {
		b, err := msgpack.Marshal(v)
		packed = append(packed, must(t, b, err)...)
		b, err = cbor.Marshal(v)
		concise = append(concise, must(t, b, err)...)
		if err := enc.Encode(v); err != nil {
			t.Fatal(err)
		}
	}
	for name, c := range map[string]struct {
		content []byte
		want    string
	}{
		"a.msgpack": {packed, "message 1: byte 20: msgpack: "},
		"a.cbor":    {concise, "message 1: byte 12: cbor: cannot unmarshal UTF-8 text string into Go struct field files_test.order.ID of type int64"},
		"a.gob":     {stream.Bytes(), "message 1: byte 66: gob: "},
		"a.jsonl":   {[]byte("{\"ID\":1}\n{\"ID\":\"x\"}\n{\"ID\":3}"), ":2: ID: a string does not fit into int64"},
	} {
		path := write(t, name, c.content)
		var ids []int64
		var said []string
		for v, err := range files.Set[order]("set", path).Messages(false) {
			var unfit *corpus.Unfit
			switch {
			case errors.As(err, &unfit):
				said = append(said, err.Error())
			case err != nil:
				t.Error(err)
			default:
				ids = append(ids, v.(*order).ID)
			}
		}
		if diff := cmp.Diff([]int64{1, 3}, ids); diff != "" || len(said) != 1 || !strings.Contains(said[0], path) || !strings.Contains(said[0], c.want) {
			t.Errorf("%s: said %q, want %q (-want +got):\n%s", name, said, c.want, diff)
		}
	}
}

// TestGogo checks that messages of gogo/protobuf are read by its library, because Google's can't read
// them.
func TestGogo(t *testing.T) {
	want := &gogotypes.Value{Kind: &gogotypes.Value_StringValue{StringValue: "a"}}
	binary, err := gogo.Marshal(want)
	for name, content := range map[string][]byte{
		"a.pb": must(t, binary, err), "a.txtpb": []byte(gogo.MarshalTextString(want)), "a.json": []byte(`"a"`),
	} {
		got, err := messages[gogotypes.Value](t, write(t, name, content))
		if err != nil || len(got) != 1 || !want.Equal(got[0]) {
			t.Errorf("%s: %v, error %v", name, got, err)
		}
	}
}
