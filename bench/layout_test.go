package bench_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/book"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/fieldmap"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/race"
)

// layout splits a codec's encoding of the first message of a set into fields. It returns false if
// the codec has no encoding of the message or gets the message wrong.
func layout(t *testing.T, catalog measure.Catalog, k codec.Codec, set corpus.Set) (fieldmap.Layout, bool) {
	t.Helper()
	port, err := k.Bind(set.Type)
	if err != nil || port.Marshal == nil || k.Marks.Baseline() {
		return fieldmap.Layout{}, false
	}
	other, err := check.Other(k, catalog.Codecs, set.Type, false)
	if err != nil {
		return fieldmap.Layout{}, false
	}
	v, err := corpus.Message(set, 0)
	if err != nil {
		t.Fatal(err)
	}
	p := check.NewProver(k, set.Type, port, []any{v})
	p.Other = other
	if _, err := p.Prove(codec.Encode); err != nil {
		return fieldmap.Layout{}, false
	}
	l, err := fieldmap.Of(v, func(v any) (b []byte, err error) {
		// The library may panic on a value that was changed.
		defer func() {
			if p := recover(); p != nil {
				err = fmt.Errorf("panic: %v", p)
			}
		}()
		return port.Marshal(v)
	})
	if err != nil {
		t.Fatalf("%s: %v", k.Name, err)
	}
	return l, true
}

// The published book has the published sizes. In formats whose layout is known, its fields have
// exactly the expected number of bytes.
func TestBook(t *testing.T) {
	catalog := linked(t)
	set, err := catalog.Set("book")
	if err != nil {
		t.Fatal(err)
	}
	v, err := corpus.Message(set, 0)
	if err != nil {
		t.Fatal(err)
	}
	b := v.(*book.Book)
	texts := len(b.Title) + len(b.Author) + len(b.Country) + len(strings.Join(slices.Concat(b.Characters.Major, b.Characters.Minor), ""))
	small := len(b.Volumes) // numbers below 24
	years := 1 + len(b.Translations)
	for _, volume := range b.Volumes {
		texts += len(volume.Title)
	}
	for _, c := range []struct {
		codec         string
		size, payload int
	}{
		{"json", 544, texts + small + 4*years},     // in decimal
		{"protobuf", 326, texts + small + 2*years}, // in groups of seven bits
		{"vtprotobuf", 326, texts + small + 2*years},
		{"shamaton/msgpack/map", 0, texts + small + 2*years}, // 16 bits after a tag
		{"msgpack", 0, texts + 4*small + 4*years},            // all 32 bits
		{"cbor", 0, texts + small + 2*years},
		{"avro", 0, texts + small + 2*years}, // zigzag
		{"borsh", 0, texts + 4*small + 4*years},
	} {
		k, err := catalog.Codec(c.codec)
		if err != nil {
			t.Fatal(err)
		}
		l, ok := layout(t, catalog, k, set)
		if !ok || l.Split == nil {
			t.Errorf("%s: no layout: %s", c.codec, l.Unknown)
			continue
		}
		if c.size != 0 && l.Size != c.size {
			t.Errorf("%s: %d bytes, published are %d", c.codec, l.Size, c.size)
		}
		if l.Split.Payload != c.payload || l.Split.Shared != 0 || l.Split.Payload+l.Split.Overhead != l.Size {
			t.Errorf("%s: %d bytes = %+v, want %d payload, nothing shared", c.codec, l.Size, *l.Split, c.payload)
		}
	}
}

// In JSON, values are between punctuation. So each field has all bytes of its own value, except for
// the punctuation in it, and no bytes of another value.
func TestJSONFields(t *testing.T) {
	catalog := linked(t)
	k, err := catalog.Codec("json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{
		"person", "user", "tiny-slice", "medium", "big", "book", "ergo-map", "ergo-nested", "order", "savegame",
		"log-line", "trace", "update", "media", "text", "sparse", "document",
	} {
		set, err := catalog.Set(name)
		if err != nil {
			t.Fatal(err)
		}
		l, ok := layout(t, catalog, k, set)
		if !ok || l.Split == nil {
			t.Errorf("%s: no layout: %s", name, l.Unknown)
			continue
		}
		owners := l.Owners()
		values, keys := scalars(l.Bytes)
		last, checked := -1, 0
		for _, f := range l.Fields {
			if f.Leaves > 1 || f.Note != "" {
				continue
			}
			places := values
			isKeys := strings.HasPrefix(f.Path, "keys of ")
			if isKeys {
				places = keys
			}
			for _, r := range f.Ranges {
				at := slices.IndexFunc(places, func(p fieldmap.Range) bool { return p[0] <= r[0] && r[1] <= p[1] })
				if at < 0 {
					t.Errorf("%s: %s has %q, which is more than a value", name, f.Path, l.Bytes[r[0]:r[1]])
				} else if !isKeys {
					if at < last {
						t.Errorf("%s: %s has %q, which is another's", name, f.Path, l.Bytes[r[0]:r[1]])
					}
					last = at
				}
			}
			if isKeys || last < 0 {
				continue
			}
			checked++
			for i := values[last][0]; i < values[last][1]; i++ {
				switch c := l.Bytes[i]; {
				case c == '\\' && l.Bytes[i+1] == 'u':
					i += 5
				case c == '0' && l.Bytes[i+1] == '.': // few 32-bit values have as many digits before the point
				case owners[i] == fieldmap.Overhead && !strings.ContainsRune(`".:-+TZ=\`, rune(c)):
					t.Errorf("%s: the %q at %d is nobody's, not of %s", name, c, i, f.Path)
				}
			}
		}
		if checked == 0 {
			t.Errorf("%s: no field was checked", name)
		}
	}
}

// scalars returns the ranges of the values and of the keys in compact JSON.
func scalars(text []byte) (values, keys []fieldmap.Range) {
	for i := 0; i < len(text); {
		from := i
		switch text[i] {
		case '{', '}', '[', ']', ',', ':':
			i++
			continue
		case '"':
			for i++; text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			if i++; i < len(text) && text[i] == ':' {
				keys = append(keys, fieldmap.Range{from, i})
				continue
			}
		default:
			for i < len(text) && !bytes.ContainsRune([]byte(",]}"), rune(text[i])) {
				i++
			}
		}
		values = append(values, fieldmap.Range{from, i})
	}
	return values, keys
}

// The bytes that fieldmap finds add up for codecs and messages of every kind. A field without bytes
// has a note that says why.
func TestEveryLayout(t *testing.T) {
	if race.Enabled {
		t.Skip("nothing runs at once, and it takes minutes")
	}
	catalog := linked(t)
	codecs := chosen(t, catalog)
	var sets []corpus.Set
	for _, name := range []string{"person", "book", "ergo-map", "ergo-complex", "media", "sparse", "document"} {
		set, err := catalog.Set(name)
		if err != nil {
			t.Fatal(err)
		}
		sets = append(sets, set)
	}
	for _, set := range append(sets, edgeSets()...) {
		attributed := 0
		for _, k := range codecs {
			l, ok := layout(t, catalog, k, set)
			if !ok {
				continue
			}
			where := k.Name + " " + set.Type.Name
			if l.Unknown != "" {
				if l.Split != nil || l.Size == 0 {
					t.Errorf("%s: %d bytes, %+v, though it is not known: %s", where, l.Size, l.Split, l.Unknown)
				}
				continue
			}
			attributed++
			if sum := l.Split.Payload + l.Split.Shared + l.Split.Overhead; sum != l.Size {
				t.Errorf("%s: %+v is %d, want %d", where, *l.Split, sum, l.Size)
			}
			for _, f := range l.Fields {
				if f.Bytes == 0 && f.Note == "" {
					t.Errorf("%s: %s has no byte, and no note says why", where, f.Path)
				}
			}
		}
		if attributed == 0 && len(codecs) == len(catalog.Codecs) {
			t.Errorf("%s: of no codec the bytes are known", set.Type.Name)
		}
	}
}
