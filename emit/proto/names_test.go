package proto

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestFieldNames(t *testing.T) {
	tests := []struct {
		fields []string
		want   []string
		camel  []string // what generators make of them
	}{
		{[]string{"Name", "TinyID", "HTTPServer", "UserIDs"}, []string{"name", "tiny_id", "http_server", "user_ids"}, []string{"Name", "TinyId", "HttpServer", "UserIds"}},
		{[]string{"X1Y", "Sha256sum", "A_b", "V_2"}, []string{"x1_y", "sha256sum", "a_b", "v_n2"}, []string{"X1Y", "Sha256Sum", "AB", "VN2"}},
		// Names that would be equal in protobuf or in JSON.
		{[]string{"ID", "Id", "I_D"}, []string{"id", "id2", "i_d3"}, []string{"Id", "Id2", "ID3"}},
		// Names of methods, or of another field's accessor.
		{[]string{"Reset", "Size", "GetSize", "MarshalVT", "Hash"}, []string{"field_reset", "field_size", "field_get_size", "field_marshal_vt", "hash"},
			[]string{"FieldReset", "FieldSize", "FieldGetSize", "FieldMarshalVt", "Hash"}},
	}
	for _, tt := range tests {
		got := fieldNames(tt.fields)
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%v (-want +got):\n%s", tt.fields, diff)
		}
		var inGo []string
		for _, name := range got {
			inGo = append(inGo, camel(name))
		}
		if diff := cmp.Diff(tt.camel, inGo); diff != "" {
			t.Errorf("%v in Go (-want +got):\n%s", tt.fields, diff)
		}
	}
}
