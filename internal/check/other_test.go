package check

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
)

// A codec that only decodes is proved with the bytes of the codec that it reads, and
// one that only encodes with the codec that reads its bytes.
func TestOther(t *testing.T) {
	binds := func(p codec.Port, err error) func(*codec.Type) (codec.Port, error) {
		return func(*codec.Type) (codec.Port, error) { return p, err }
	}
	reader := good()
	reader.Marshal, reader.Append = nil, nil
	forgetful := reader
	forgetful.Unmarshal = func(b []byte) (any, error) {
		v := new(letter)
		err := json.Unmarshal(b, v)
		v.To = ""
		return v, err
	}
	writer := codec.Port{Marshal: good().Marshal, Append: good().Append}
	liar := writer
	liar.Marshal = func(v any) ([]byte, error) { return json.Marshal(&letter{To: v.(*letter).To}) }
	codecs := []codec.Codec{
		{Name: "json", Bind: binds(good(), nil)},
		{Name: "unfit", Bind: binds(codec.Port{}, errors.New("no bytes"))},
		{Name: "reader", Reads: "json", Bind: binds(reader, nil)},
		{Name: "writer", ReadBy: "json", Bind: binds(writer, nil)},
	}
	typ := codec.Of[letter]("letter")
	for _, c := range []struct {
		name          string
		reads, readBy string
		port          codec.Port
		reason, fault string
	}{
		{name: "sound", reads: "json", port: reader},
		{name: "forgetful", reads: "json", port: forgetful, fault: "message 0: To: want"},
		{name: "names none", port: reader, fault: "only decodes, and does not name the codec whose bytes it reads"},
		{name: "names an unknown", reads: "jsn", port: reader, reason: "reads the bytes of jsn, which is not in this program"},
		{name: "names one that can't", reads: "unfit", port: reader, reason: "reads the bytes of unfit: no bytes"},
		{name: "names another reader", reads: "reader", port: reader, reason: "reads the bytes of reader, which has none: it only decodes"},
		{name: "sound writer", readBy: "json", port: writer},
		{name: "lying writer", readBy: "json", port: liar, fault: "message 0: Body: want"},
		{name: "read by none", port: writer, fault: "only encodes, and does not name the codec that reads its bytes"},
		{name: "read by an unknown", readBy: "jsn", port: writer, reason: "is read by jsn, which is not in this program"},
		{name: "read by one that can't", readBy: "unfit", port: writer, reason: "is read by unfit: no bytes"},
		{name: "read by another writer", readBy: "writer", port: writer, reason: "is read by writer, which can't: it only encodes"},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := codec.Codec{Name: c.name, Reads: c.reads, ReadBy: c.readBy}
			other, err := Other(k, codecs, typ, false)
			if c.reason != "" {
				if err == nil || err.Error() != c.reason {
					t.Errorf("reason %v, want %q", err, c.reason)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			p := NewProver(k, typ, c.port, letters())
			p.Other = other
			operations := []codec.Operation{codec.Decode}
			if c.port.Unmarshal == nil {
				operations = []codec.Operation{codec.Encode, codec.EncodeReuse}
			}
			for _, m := range operations {
				if _, err = p.Prove(m); err != nil {
					break
				}
			}
			switch {
			case c.fault == "" && err != nil:
				t.Error(err)
			case c.fault != "" && (err == nil || !strings.HasPrefix(err.Error(), c.fault)):
				t.Errorf("%v, want %q", err, c.fault)
			case c.fault == "" && len(p.Encoded) != len(p.Values):
				t.Errorf("%d messages encoded", len(p.Encoded))
			}
		})
	}
}
