package main

import (
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/game"
	"github.com/wirebench/wirebench/corpus/order"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/corpus/shapes"
)

// data is a data set of the independent programs.
type data struct {
	Set  string
	Type string // its name in the programs
	of   func() []corpus.Set
}

// sets are the data sets: small and large messages, flat and nested ones, texts and numbers.
var sets = []data{
	{"person", "Person", person.Sets},
	{"order", "Order", order.Sets},
	{"sweep-100", "People", person.Sets},
	{"text", "Text", shapes.Sets},
	{"tree", "Node", shapes.Sets},
	{"mesh", "Mesh", game.Sets},
}

// declared are the folders whose files declare the types.
var declared = []string{"corpus/person", "corpus/order", "corpus/shapes", "corpus/game"}

// call is how a program calls a codec: as the library's documentation says. A codec without an
// import is called through a package that own --take has written.
type call struct {
	Codec   string
	Name    string   // in identifiers and file names
	Imports []string // with the name in front
	Before  string   // statement before all others
	Marshal string   // the body of a function that encodes v, which is a pointer to a message
	// Unmarshal decodes b to v and is an error.
	Unmarshal string
}

// Taken reports whether own --take has written the code.
func (c call) Taken() bool { return c.Imports == nil }

// programs are the independent programs: each is a module with the reference and some other codecs,
// as a service links them.
var programs = []struct {
	Name  string
	Calls []call
}{
	{"texts", []call{
		reference,
		{Codec: "segmentio/json", Name: "segmentio", Imports: []string{`segmentio "github.com/segmentio/encoding/json"`}, Marshal: "return segmentio.Marshal(v)", Unmarshal: "segmentio.Unmarshal(b, v)"},
		{Codec: "goccy/json", Name: "goccy", Imports: []string{`goccy "github.com/goccy/go-json"`}, Marshal: "return goccy.Marshal(v)", Unmarshal: "goccy.Unmarshal(b, v)"},
		{Codec: "easyjson", Name: "easyjson"},
	}},
	{"binary", []call{
		reference,
		{Codec: "msgpack", Name: "msgpack", Imports: []string{`"github.com/vmihailenco/msgpack/v5"`}, Marshal: "return msgpack.Marshal(v)", Unmarshal: "msgpack.Unmarshal(b, v)"},
		{Codec: "cbor", Name: "cbor", Imports: []string{`"github.com/fxamacker/cbor/v2"`}, Marshal: "return mode.Marshal(v)", Unmarshal: "cbor.Unmarshal(b, v)",
			// The default writes times as whole seconds.
			Before: "mode, _ := cbor.EncOptions{Time: cbor.TimeRFC3339Nano}.EncMode()"},
		{Codec: "gob", Name: "gob", Imports: []string{`"bytes"`, `"encoding/gob"`}, Marshal: "var w bytes.Buffer; err := gob.NewEncoder(&w).Encode(v); return w.Bytes(), err", Unmarshal: "gob.NewDecoder(bytes.NewReader(b)).Decode(v)"},
		{Codec: "msgp", Name: "msgp"},
	}},
	{"schemas", []call{
		reference,
		{Codec: "protobuf", Name: "protobuf"},
		{Codec: "vtprotobuf", Name: "vtprotobuf"},
		{Codec: "mus", Name: "mus"},
		{Codec: "benc", Name: "benc"},
	}},
}

var reference = call{Codec: "json", Name: "json", Imports: []string{`"encoding/json"`}, Marshal: "return json.Marshal(v)", Unmarshal: "json.Unmarshal(b, v)"}
