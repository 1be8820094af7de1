package codec_test

import (
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/schema"
)

func TestAppendWith(t *testing.T) {
	encoders := 0
	appended := codec.AppendWith(func(w io.Writer) func(any) error {
		encoders++
		return json.NewEncoder(w).Encode
	})
	b, err := appended([]byte("a"), 1)
	if err != nil || string(b) != "a1\n" {
		t.Errorf("%q, %v", b, err)
	}
	again, err := appended(b[:0], 22)
	if err != nil || string(again) != "22\n" || &again[0] != &b[0] {
		t.Errorf("into the same memory: %q, %v", again, err)
	}
	if encoders != 1 {
		t.Errorf("%d encoders, want one for all messages", encoders)
	}
	if _, err := appended(nil, func() {}); err == nil {
		t.Error("the encoder's error is lost")
	}
}

// frame is an encoder that writes its end when it is closed.
type frame struct{ w io.Writer }

func (f frame) Encode(v any) error { return json.NewEncoder(f.w).Encode(v) }

func (f frame) Close() error {
	_, err := io.WriteString(f.w, ".")
	return err
}

func TestAppendAnew(t *testing.T) {
	encoders := 0
	appended := codec.AppendAnew(func(w io.Writer) frame {
		encoders++
		return frame{w}
	})
	for range 2 {
		b, err := appended([]byte("a"), 1)
		if err != nil || string(b) != "a1\n." {
			t.Errorf("%q, %v", b, err)
		}
	}
	if encoders != 2 {
		t.Errorf("%d encoders, want one for each message", encoders)
	}
	if _, err := appended(nil, func() {}); err == nil {
		t.Error("the encoder's error is lost")
	}
}

func TestFitting(t *testing.T) {
	bind := codec.Fitting(func(part *schema.Type) string {
		if part.Kind == schema.Map {
			return "no maps"
		}
		return ""
	}, codec.Reflective(json.Marshal, json.Unmarshal))
	if _, err := bind(codec.Of[struct{ A []string }]("lists")); err != nil {
		t.Error(err)
	}
	_, err := bind(codec.Of[struct{ A []struct{ B map[string]int } }]("deep"))
	if err == nil || err.Error() != "no maps" {
		t.Errorf("a map in a list: %v, want no maps", err)
	}
}

func TestLacks(t *testing.T) {
	full := codec.Port{
		Marshal: json.Marshal, Append: func(b []byte, v any) ([]byte, error) { return b, nil },
		Unmarshal: func([]byte) (any, error) { return nil, nil }, UnmarshalInto: json.Unmarshal,
		FromGo: func(v any) (any, error) { return v, nil }, ToGo: func(v any) (any, error) { return v, nil },
		Open: func([]byte) (any, error) { return nil, nil }, Touch: func(any, int) (uint64, error) { return 0, nil },
		NewEncoder: func(w io.Writer) codec.Encoder { return json.NewEncoder(w) }, NewDecoder: func(r io.Reader) codec.Decoder { return json.NewDecoder(r) },
	}
	for _, o := range codec.Operations {
		if why := full.Lacks(o.Operation); why != "" {
			t.Errorf("a port with all functions lacks %s: %s", o.Operation, why)
		}
		if why := (codec.Port{}).Lacks(o.Operation); why == "" {
			t.Errorf("an empty port has %s", o.Operation)
		}
	}
	full.Unopened = true
	if got := full.Lacks(codec.Open); got != codec.NoOpening {
		t.Errorf("open of a library that has no such step: %q", got)
	}
	if got := full.Lacks(codec.TouchOne); got != "" {
		t.Errorf("touch-1 of it: %q", got)
	}
}

func TestGlued(t *testing.T) {
	typ := codec.Of[bare]("bare")
	bind := codec.Glued("fast")
	if _, err := bind(typ); err == nil || err.Error() != codec.NotMade {
		t.Errorf("without code: %v", err)
	}
	one := func() codec.Glue {
		return codec.Glue{reflect.TypeFor[bare](): {"fast": codec.Unfit("no texts")}}
	}
	two := func() codec.Glue {
		return codec.Glue{reflect.TypeFor[bare](): {"slow": func() (codec.Port, error) { return codec.Port{Marshal: json.Marshal}, nil }}}
	}
	typ.Glue = codec.Join(one, two)[typ.Go]
	if _, err := bind(typ); err == nil || err.Error() != "no texts" {
		t.Errorf("a type that was refused: %v", err)
	}
	if port, err := codec.Glued("slow")(typ); err != nil || port.Marshal == nil {
		t.Errorf("a type that has code: %v", err)
	}
}

// wire is the message of a bare.
type wire struct{ T string }

// TestBindMessage binds a codec to the message that is sent in place of a value.
func TestBindMessage(t *testing.T) {
	typ := codec.Of[bare]("bare")
	failed := errors.New("empty")
	typ.Surrogate = &codec.Surrogate{
		Type: codec.Of[wire]("wire"),
		To: func(v any) (any, error) {
			if v.(*bare).Text == "" {
				return nil, failed
			}
			return &wire{v.(*bare).Text}, nil
		},
		From: func(v any) (any, error) { return &bare{v.(*wire).T}, nil },
	}
	k := codec.Codec{Bind: codec.Reflective(json.Marshal, json.Unmarshal)}
	port, err := codec.Bind(k, typ, true)
	if err != nil {
		t.Fatal(err)
	}
	b, err := port.Marshal(&bare{"x"})
	if err != nil || string(b) != `{"T":"x"}` {
		t.Errorf("%s, %v", b, err)
	}
	v, err := port.Unmarshal(b)
	if diff := cmp.Diff(&bare{"x"}, v); diff != "" || err != nil {
		t.Errorf("error %v, -want +got:\n%s", err, diff)
	}
	if _, err := port.Marshal(&bare{}); !errors.Is(err, failed) {
		t.Errorf("a value without a message: %v, want %v", err, failed)
	}
	if diff := cmp.Diff([]string{codec.AsMessage}, port.Lowered); diff != "" {
		t.Errorf("lowered (-want +got):\n%s", diff)
	}
}

func TestRoles(t *testing.T) {
	r := codec.Roles{Reference: "json", Anchors: []string{"gob"}}
	for name, want := range map[string]bool{"json": true, "json (twin)": true, "gob": true, "cbor": false} {
		if got := r.Always(name); got != want {
			t.Errorf("%s takes part to the end: %v, want %v", name, got, want)
		}
	}
}

// TestMessageOfWriter checks that a codec that is bound to the message of a type passes messages on as they are,
// and converts those of a writer with another schema.
func TestMessageOfWriter(t *testing.T) {
	type sent struct{ N int }
	type own struct{ N string }
	k := codec.Codec{Name: "any", Bind: func(t *codec.Type) (codec.Port, error) {
		p := codec.ReflectivePort(t, json.Marshal, json.Unmarshal)
		p.Pass = func(b []byte) ([]byte, error) { return append(b, '!'), nil }
		p.WriterSchema = []byte("schema")
		p.ReadWith = func(schema []byte) (func([]byte) (any, error), error) {
			if string(schema) != "schema" {
				return nil, errors.New("another schema")
			}
			return p.Unmarshal, nil
		}
		return p, nil
	}}
	typ := codec.Of[own]("own")
	typ.Surrogate = &codec.Surrogate{
		Type: codec.Of[sent]("sent"),
		To:   func(v any) (any, error) { return &sent{len(v.(*own).N)}, nil },
		From: func(v any) (any, error) { return &own{strings.Repeat("x", v.(*sent).N)}, nil },
	}
	p, err := codec.Bind(k, typ, true)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := p.Pass([]byte("{}")); string(b) != "{}!" || err != nil {
		t.Errorf("passed on: %s, %v", b, err)
	}
	unmarshal, err := p.ReadWith(p.WriterSchema)
	if err != nil {
		t.Fatal(err)
	}
	got, err := unmarshal([]byte(`{"N":3}`))
	if diff := cmp.Diff(&own{"xxx"}, got); diff != "" || err != nil {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
	if _, err := p.ReadWith(nil); err == nil {
		t.Error("the error of a schema is lost")
	}
}
