package fieldmap

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// mask has a letter for each byte's field in the order of the fields, a dot for overhead and a plus
// for shared bytes.
func mask(l Layout) string {
	var b strings.Builder
	for _, owner := range l.Owners() {
		switch owner {
		case Overhead:
			b.WriteByte('.')
		case Shared:
			b.WriteByte('+')
		default:
			b.WriteByte("abcdefghijklmnopqrstuvwxyz"[owner])
		}
	}
	return b.String()
}

// notes returns the notes by field.
func notes(l Layout) map[string]Note {
	var all map[string]Note
	for _, f := range l.Fields {
		if f.Note != "" {
			if all == nil {
				all = make(map[string]Note)
			}
			all[f.Path] = f.Note
		}
	}
	return all
}

func titled(s string) *tree { return &tree{Title: s, Tags: []string{}, Any: 5.25} }

// nested is a tree with another one, a list, a map and a value behind an interface.
var nested = func() *tree {
	t := titled("Les \"Misérables\"")
	t.Left = titled("a")
	t.Tags = []string{"x1", "é"}
	t.Meta = map[string]string{"key1": "one", "key2": "two"}
	return t
}()

var layoutTests = []struct {
	name   string
	v      any
	encode func(any) ([]byte, error)
	want   string // the mask
	notes  map[string]Note
}{
	{"fixed width", &anItem, fixed, "..aaaaaaaabbbbcddddddddeeeeeeeef", nil},
	{"zeros of fixed width", &item{}, fixed, "..bbbbcddddddddeeeeeeeef", map[string]Note{"Name": Absent}},
	{"tags", &anItem, tagged, "..aaaaaaaa.bb.c.ddddddff", map[string]Note{"Ratio": NotCarried, "Yes": About}},
	{"a negative number", &item{Number: -300}, tagged, ".bb",
		map[string]Note{"Name": Absent, "Small": Absent, "Big": Absent, "Ratio": NotCarried, "Yes": Absent}},
	{"a length around all", &item{Name: "n", Small: 1}, framed, "....a.c",
		map[string]Note{"Number": Absent, "Big": Absent, "Ratio": NotCarried, "Yes": Absent}},
	// Names and numbers add tags after the count, and all fields change the count.
	{"a count in front", &item{Small: 1}, counted, "..c",
		map[string]Note{"Name": Absent, "Number": Absent, "Big": Absent, "Ratio": NotCarried, "Yes": Absent}},
	// Another A moves B and C into the padding.
	{"padding", &struct{ A, B, C uint32 }{0, 0x11223344, 0x55667788}, aligned, "...bbbbcccc........", map[string]Note{"A": Moved}},
	{"the least of two widths", new(int64(2)), narrowest, ".aaaa", nil},
	{"the least width of a negative number", new(int64(-2)), narrowest, ".aaaa", nil},
	{"a byte in decimal", new(uint8(255)), func(v any) ([]byte, error) { return json.Marshal(v) }, "aaa", nil},
	// With all bits flipped these are 250 and 5: the number of digits is the same, but the
	// comma moves.
	{"bytes in decimal", new([]byte{5, 250}), listed, ".a.aaa.", nil},
	{"a checksum", &anItem, summed, "..aaaaaaaabbbbcddddddddeeeeeeeef++++", nil},
	{"bits", &flags{One: true}, packed, ".+", nil},
	{"JSON", &anItem, func(v any) ([]byte, error) { return json.Marshal(v) },
		// {"Name":"Ærø, 1","Number":1862,"Small":7,"Big":1099511627781,"Ratio":12.5,"Yes":true}
		`.........aaaaaaaa...........bbbb.........c.......ddddddddddddd.........ee.e.......fff..`, map[string]Note{"Yes": About}},
	{"JSON in JSON", nested, func(v any) ([]byte, error) { return json.Marshal(v) },
		// {"title":"Les \"Misérables\"","left":{"title":"a","tags":[],"any":5.25},
		// "tags":["x1","é"],"meta":{"key1":"one","key2":"two"},"any":5.25}
		`..........aaaa.aaaaaaaaaaaa.a...................b.........dd.......f.ff..` +
			`.........hh...ii............jjjj...kkk...jjjj...lll.........m.mm.`,
		map[string]Note{
			"Left.Left": Absent, "Left.Tags": About, "Left.Meta": Absent, "Left.Secret": NotCarried, "Secret": NotCarried,
		}},
	{"an empty message", &item{}, tagged, "",
		map[string]Note{"Name": Absent, "Number": Absent, "Small": Absent, "Big": Absent, "Ratio": NotCarried, "Yes": Absent}},
	{"one value", new("x"), func(v any) ([]byte, error) { return []byte("<" + *v.(*string) + ">"), nil }, ".a.", nil},
	{"everything", new(true), func(v any) ([]byte, error) {
		if *v.(*bool) {
			return bytes.Repeat([]byte("t"), 500), nil
		}
		return bytes.Repeat([]byte("f"), 300), nil
	}, strings.Repeat(".", 500), map[string]Note{"value": Moved}},
	{"a map as it comes", &map[string]string{"key1": "one", "key2": "three"}, mixed, ".aaaa.bbb.aaaa.ccccc..", nil},
}

func TestOf(t *testing.T) {
	for _, c := range layoutTests {
		t.Run(c.name, func(t *testing.T) {
			before, err := json.Marshal(c.v)
			if err != nil {
				t.Fatal(err)
			}
			l, err := Of(c.v, c.encode)
			if err != nil {
				t.Fatal(err)
			}
			if c.name == "a map as it comes" {
				if !l.Varies || len(mask(l)) != len(c.want) {
					t.Fatalf("varies %v, mask %s", l.Varies, mask(l))
				}
				c.want = expected(l)
			}
			if diff := cmp.Diff(c.want, mask(l)); diff != "" {
				t.Errorf("%q (-want +got):\n%s", l.Bytes, diff)
			}
			if diff := cmp.Diff(c.notes, notes(l)); diff != "" {
				t.Errorf("notes (-want +got):\n%s", diff)
			}
			consistent(t, l)
			after, err := json.Marshal(c.v)
			if err != nil || !bytes.Equal(before, after) {
				t.Errorf("the value was %s and is %s", before, after)
			}
		})
	}
}

// expected is the mask of what mixed writes for a map of two entries in Go's order.
func expected(l Layout) string {
	want := []byte(strings.Repeat(".", l.Size))
	for i, field := range l.Fields[1:] {
		key := fmt.Sprintf("key%d=", i+1)
		at := strings.Index(string(l.Bytes), key)
		copy(want[at:], "aaaa.")
		value := strings.Trim(field.Value, `"`)
		copy(want[at+len(key):], strings.Repeat(string(rune('b'+i)), len(value)))
	}
	return string(want)
}

// If maps come in any order, their bytes are not attributed to fields, but other bytes are.
func TestOfAnyOrder(t *testing.T) {
	type shelf struct {
		Title    string
		One, Two map[string]int
		Empty    string
		Number   uint32
		Only     map[string]int
	}
	v := &shelf{
		Title: "title", One: map[string]int{"ab": 1, "cd": 2}, Two: map[string]int{"gh": 4, "ij": 5},
		Number: 1 << 20, Only: map[string]int{"mn": 7},
	}
	appendMap := func(b []byte, m map[string]int) []byte {
		keys := slices.Sorted(maps.Keys(m))
		rand.Shuffle(len(keys), func(i, j int) { keys[i], keys[j] = keys[j], keys[i] })
		for _, key := range keys {
			b = fmt.Appendf(b, "%s=%d;", key, m[key])
		}
		return b
	}
	l, err := Of(v, func(v any) ([]byte, error) {
		s := v.(*shelf)
		b := appendMap(appendMap([]byte("<"+s.Title+">"), s.One), s.Two)
		b = binary.LittleEndian.AppendUint32(append(b, s.Empty...), s.Number)
		return appendMap(b, s.Only), nil
	})
	if err != nil {
		t.Fatal(err)
	}
	const want = ".aaaaa.++.+.++.+.++.+.++.+.eeeeff.g."
	if diff := cmp.Diff(want, mask(l)); diff != "" || !l.Varies {
		t.Errorf("varies %v, %q (-want +got):\n%s", l.Varies, l.Bytes, diff)
	}
	if diff := cmp.Diff(map[string]Note{"One": AnyOrder, "Two": AnyOrder, "Empty": Absent}, notes(l)); diff != "" {
		t.Errorf("notes (-want +got):\n%s", diff)
	}
	consistent(t, l)
}

// consistent checks properties of every layout.
func consistent(t *testing.T, l Layout) {
	t.Helper()
	if l.Size != len(l.Bytes) {
		t.Errorf("size %d, but %d bytes", l.Size, len(l.Bytes))
	}
	if l.Unknown != "" {
		if l.Split != nil {
			t.Errorf("nothing is known, yet %+v", *l.Split)
		}
		return
	}
	if sum := l.Split.Payload + l.Split.Shared + l.Split.Overhead; sum != l.Size {
		t.Errorf("%+v is %d, want %d", *l.Split, sum, l.Size)
	}
	for _, f := range l.Fields {
		if f.Bytes == 0 && f.Note == "" {
			t.Errorf("%s has no byte, and no note says why", f.Path)
		}
		sum, last := 0, -1
		for _, r := range f.Ranges {
			if r[0] <= last || r[1] <= r[0] || r[1] > l.Size {
				t.Errorf("%s: ranges %v of %d bytes", f.Path, f.Ranges, l.Size)
			}
			sum, last = sum+r[1]-r[0], r[1]
		}
		if sum != f.Bytes || f.Shared > f.Bytes {
			t.Errorf("%s: %d bytes, %d shared, in %v", f.Path, f.Bytes, f.Shared, f.Ranges)
		}
	}
}

// A layout survives JSON.
func TestLayoutJSON(t *testing.T) {
	l, err := Of(&anItem, summed)
	if err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(l)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(b), `"bytes":"0800c386`) {
		t.Errorf("no hexadecimal digits: %s", b)
	}
	var got Layout
	if err := json.Unmarshal(b, &got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(l, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
