package codectest_test

import (
	"encoding/xml"
	"errors"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/codec/formats"
	"github.com/wirebench/wirebench/codectest"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/schema"
)

// Note is a type of a third party.
type Note struct {
	Title string
	Lines []string
}

// notes is a data set of notes.
func notes() corpus.Set {
	return corpus.New("note", "a title and some lines", func(r *corpus.Rand) Note {
		return Note{r.Text(3), corpus.List(r, 1+r.IntN(5), func(r *corpus.Rand) string { return r.Text(8) })}
	})
}

// ours is a codec of a third party.
func ours() codec.Codec {
	return codec.Codec{Name: "ours/xml", Format: formats.XML, Marks: codec.Marks{Text: true}, Bind: func(t *codec.Type) (codec.Port, error) {
		if t.Schema.Has(schema.Map) {
			return codec.Port{}, errors.New("no maps")
		}
		return codec.ReflectivePort(t, xml.Marshal, xml.Unmarshal), nil
	}}
}

// A test of a codec, as a third party writes it.
func TestOurs(t *testing.T) {
	codectest.Run(t, ours(), codectest.Data(notes()), codectest.Operations(codec.Encode, codec.Decode))
}
