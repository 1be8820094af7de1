package main

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"

	"google.golang.org/protobuf/encoding/protowire"
)

// The protocol of the runner, as far as a test needs it, and a message.
const protocol = `syntax = "proto3";
package conformance;
message ConformanceRequest {
  oneof payload { bytes protobuf_payload = 1; string json_payload = 2; string jspb_payload = 7; string text_payload = 8; }
  Format requested_output_format = 3;
  string message_type = 4;
  Category test_category = 5;
  bool print_unknown_fields = 9;
}
enum Format { UNSPECIFIED = 0; }
enum Category { NONE = 0; }
message ConformanceResponse {
  oneof result {
    string parse_error = 1; string serialize_error = 6; string runtime_error = 2;
    bytes protobuf_payload = 3; string json_payload = 4; string skipped = 5; string text_payload = 8;
  }
}
message Note { string text = 1; repeated int32 list = 2; }
`

// TestServe asks for a message in all formats, and for what can't be decoded.
func TestServe(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "conformance"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "conformance", "conformance.proto"), []byte(protocol), 0o666); err != nil {
		t.Fatal(err)
	}
	note := []byte{0x0a, 1, 'a', 0x12, 2, 1, 2}
	for _, c := range []struct {
		decoder string
		payload protowire.Number
		content []byte
		format  uint64
		field   protowire.Number
		want    string
	}{
		{"protobuf", 1, note, asProtobuf, 3, string(note)},
		{"protobuf", 1, note, asJSON, 4, `{"text":"a","list":[1,2]}`},
		{"protobuf", 2, []byte(`{"text":"a","list":[1,2]}`), asProtobuf, 3, string(note)},
		{"protobuf", 8, []byte(`text: "a" list: 1 list: 2`), asProtobuf, 3, string(note)},
		{"protobuf", 1, []byte{0x0a, 2, 'a'}, asProtobuf, 1, ""},
		{"protobuf", 7, nil, asProtobuf, 5, ""},
		{"hyperpb", 1, note, asProtobuf, 3, string(note)},
		{"hyperpb", 1, []byte{0x0a, 2, 'a'}, asProtobuf, 1, ""},
		{"hyperpb", 2, []byte(`{}`), asProtobuf, 5, ""},
	} {
		request := protowire.AppendBytes(protowire.AppendTag(nil, c.payload, protowire.BytesType), c.content)
		request = protowire.AppendVarint(protowire.AppendTag(request, 3, protowire.VarintType), c.format)
		request = protowire.AppendString(protowire.AppendTag(request, 4, protowire.BytesType), "conformance.Note")
		in := append(binary.LittleEndian.AppendUint32(nil, uint32(len(request))), request...)
		var out bytes.Buffer
		if err := serve(dir, c.decoder, bytes.NewReader(in), &out); err != nil {
			t.Fatal(err)
		}
		response := out.Bytes()[4:]
		field, _, n := protowire.ConsumeTag(response)
		content, _ := protowire.ConsumeBytes(response[n:])
		if field != c.field || c.want != "" && string(bytes.ReplaceAll(content, []byte(" "), nil)) != c.want {
			t.Errorf("%s, payload %d, format %d: field %d with %q, want field %d with %q", c.decoder, c.payload, c.format, field, content, c.field, c.want)
		}
	}
}
