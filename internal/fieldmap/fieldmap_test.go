package fieldmap

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// item has a field of each simple kind.
type item struct {
	Name   string
	Number int32
	Small  uint8
	Big    uint64
	Ratio  float64
	Yes    bool
}

var anItem = item{"Ærø, 1", 1862, 7, 1<<40 | 5, 12.5, true}

// fixed writes numbers at full width, and texts after their length.
func fixed(v any) ([]byte, error) {
	i := v.(*item)
	b := binary.LittleEndian.AppendUint16(nil, uint16(len(i.Name)))
	b = append(b, i.Name...)
	b = binary.LittleEndian.AppendUint32(b, uint32(i.Number))
	b = append(b, i.Small)
	b = binary.LittleEndian.AppendUint64(b, i.Big)
	b = binary.LittleEndian.AppendUint64(b, math.Float64bits(i.Ratio))
	if i.Yes {
		return append(b, 1), nil
	}
	return append(b, 0), nil
}

// tagged writes a tag before each field that is not zero, and numbers in groups of seven bits. The
// signed number is in zigzag.
func tagged(v any) ([]byte, error) {
	i := v.(*item)
	var b []byte
	if i.Name != "" {
		b = binary.AppendUvarint(append(b, 0xa1), uint64(len(i.Name)))
		b = append(b, i.Name...)
	}
	if i.Number != 0 {
		b = binary.AppendVarint(append(b, 0xa2), int64(i.Number))
	}
	if i.Small != 0 {
		b = binary.AppendUvarint(append(b, 0xa3), uint64(i.Small))
	}
	if i.Big != 0 {
		b = binary.AppendUvarint(append(b, 0xa4), i.Big)
	}
	if i.Yes {
		b = append(b, 0xa5, 1)
	}
	return b, nil
}

// framed writes tagged's output after its length, as in a message of several levels.
func framed(v any) ([]byte, error) {
	inner, err := tagged(v)
	return append(binary.AppendUvarint([]byte{0xf0}, uint64(len(inner))), inner...), err
}

// counted begins with the number of fields that are not zero.
func counted(v any) ([]byte, error) {
	count := byte(0x50)
	i := v.(*item)
	for _, has := range []bool{i.Name != "", i.Number != 0, i.Small != 0, i.Big != 0, i.Yes} {
		if has {
			count++
		}
	}
	fields, err := tagged(v)
	return append([]byte{count}, fields...), err
}

// listed writes bytes as a list of decimal numbers.
func listed(v any) ([]byte, error) {
	var numbers []int
	for _, b := range *v.(*[]byte) {
		numbers = append(numbers, int(b))
	}
	return json.Marshal(numbers)
}

// narrowest writes numbers of 64 bits as 32 bits where these are enough.
func narrowest(v any) ([]byte, error) {
	x := *v.(*int64)
	if x == int64(int32(x)) {
		return binary.LittleEndian.AppendUint32([]byte{0x10}, uint32(x)), nil
	}
	return binary.LittleEndian.AppendUint64([]byte{0x12}, uint64(x)), nil
}

// aligned writes the offsets of the fields and then the fields, padded to 16 bytes. A zero field
// has offset 0 and no bytes.
func aligned(v any) ([]byte, error) {
	p := v.(*struct{ A, B, C uint32 })
	var offsets, fields []byte
	for _, x := range []uint32{p.A, p.B, p.C} {
		if x == 0 {
			offsets = append(offsets, 0)
			continue
		}
		offsets = append(offsets, byte(1+len(fields)))
		fields = binary.LittleEndian.AppendUint32(fields, x)
	}
	return append(append(offsets, fields...), make([]byte, 16-len(fields))...), nil
}

// summed ends with a checksum.
func summed(v any) ([]byte, error) {
	b, err := fixed(v)
	return binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b)), err
}

// flags are packed into one byte.
type flags struct{ One, Two, Three bool }

func packed(v any) ([]byte, error) {
	f := v.(*flags)
	b := byte(0x80)
	for i, set := range []bool{f.One, f.Two, f.Three} {
		if set {
			b |= 1 << i
		}
	}
	return []byte{0xee, b}, nil
}

// tree is a nested type.
type tree struct {
	Title  string            `json:"title"`
	Left   *tree             `json:"left,omitempty"`
	Tags   []string          `json:"tags"`
	Meta   map[string]string `json:"meta,omitempty"`
	Any    any               `json:"any"`
	Secret string            `json:"-"`
}

// mixed writes a map of strings in Go's order.
func mixed(v any) ([]byte, error) {
	b := []byte{'{'}
	for key, value := range *v.(*map[string]string) {
		b = append(b, key+"="+value+";"...)
	}
	return append(b, '}'), nil
}

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

func TestOf(t *testing.T) {
	title := func(s string) *tree { return &tree{Title: s, Tags: []string{}, Any: 5.25} }
	nested := title("Les \"Misérables\"")
	nested.Left = title("a")
	nested.Tags = []string{"x1", "é"}
	nested.Meta = map[string]string{"key1": "one", "key2": "two"}
	for _, c := range []struct {
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
	} {
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

// The bytes of a time are found, however a format writes it.
func TestOfTimes(t *testing.T) {
	type moment struct{ At time.Time }
	at := time.Date(2007, 10, 12, 19, 1, 44, 66341257, time.FixedZone("", -5*3600))
	for _, c := range []struct {
		name   string
		encode func(time.Time) []byte
		want   string
	}{
		{"text", func(t time.Time) []byte { return []byte(t.Format(time.RFC3339Nano)) }, "aaaa.aa.aa.aa.aa.aa.aaaaaaaaaaaa.aa"},
		{"seconds and nanoseconds", func(t time.Time) []byte {
			return binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint64(nil, uint64(t.Unix())), uint32(t.Nanosecond()))
		}, "aaaaaaaaaaaa"},
		{"nanoseconds", func(t time.Time) []byte { return binary.BigEndian.AppendUint64(nil, uint64(t.UnixNano())) }, "aaaaaaaa"},
		{"groups of seven bits", func(t time.Time) []byte {
			return binary.AppendUvarint(binary.AppendUvarint(nil, uint64(t.Unix())), uint64(t.Nanosecond()))
		}, "aaaaaaaaa"},
		{"decimal numbers", func(t time.Time) []byte { return fmt.Appendf(nil, "%d and %d", t.Unix(), t.Nanosecond()) }, "aaaaaaaaaa.....aaaaaaaa"},
		{"milliseconds in zigzag", func(t time.Time) []byte { return binary.AppendVarint(nil, t.UnixMilli()) }, "aaaaaa"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l, err := Of(&moment{at}, func(v any) ([]byte, error) { return c.encode(v.(*moment).At), nil })
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, mask(l)); diff != "" {
				t.Errorf("%q (-want +got):\n%s", l.Bytes, diff)
			}
			consistent(t, l)
		})
	}
}

// Nothing is guessed that can't be known.
func TestOfUnknown(t *testing.T) {
	many := []string{"one", "two", "three", "four", "five", "six", "seven"}
	shuffled := func(v any) ([]byte, error) {
		texts := slices.Clone(*v.(*[]string))
		rand.Shuffle(len(texts), func(i, j int) { texts[i], texts[j] = texts[j], texts[i] })
		return []byte(strings.Join(texts, ",")), nil
	}
	calls := 0
	large := bytes.Repeat([]byte("large"), 1<<20)
	for _, c := range []struct {
		name   string
		v      any
		encode func(any) ([]byte, error)
		want   string
		varies bool
	}{
		{"any order", &many, shuffled, "the encoding of one value varies", true},
		{"a counter", &anItem, func(v any) ([]byte, error) {
			calls++
			b, err := fixed(v)
			return binary.BigEndian.AppendUint32(b, uint32(calls)), err
		}, "the encoding of one value varies", true},
		{"5 MiB", &large, func(v any) ([]byte, error) { return *v.(*[]byte), nil }, "over 1 MiB", false},
		{"many leaves", new([50_001]bool), func(v any) ([]byte, error) { return json.Marshal(v) }, "over 50000 leaves", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			l, err := Of(c.v, c.encode)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(l.Unknown, c.want) || l.Varies != c.varies || l.Size == 0 {
				t.Errorf("unknown %q, varies %v, %d bytes; want %q, %v", l.Unknown, l.Varies, l.Size, c.want, c.varies)
			}
			consistent(t, l)
		})
	}
}

// Bytes that every field changes belong to none.
func TestOfCompressed(t *testing.T) {
	l, err := Of(&anItem, func(v any) ([]byte, error) {
		b, err := json.Marshal(v)
		if err != nil {
			return nil, err
		}
		var out bytes.Buffer
		w, err := flate.NewWriter(&out, flate.BestCompression)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(b); err != nil {
			return nil, err
		}
		err = w.Close()
		return out.Bytes(), err
	})
	if err != nil {
		t.Fatal(err)
	}
	consistent(t, l)
	if l.Split.Shared <= l.Split.Payload {
		t.Errorf("%+v: each field changes what follows it", *l.Split)
	}
}

type mode string

// If the codec refuses other values of a field, that field has no bytes, and the others are found.
func TestOfRefused(t *testing.T) {
	type setting struct {
		Name string
		Mode mode
		Work func()
	}
	refuse := errors.New("no such mode\nat all")
	encode := func(v any) ([]byte, error) {
		s := v.(*setting)
		if s.Mode != "fast" {
			return nil, refuse
		}
		return []byte(s.Name + "!" + string(s.Mode)), nil
	}
	l, err := Of(&setting{Name: "ab", Mode: "fast"}, encode)
	if err != nil {
		t.Fatal(err)
	}
	consistent(t, l)
	if diff := cmp.Diff("aa.....", mask(l)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(map[string]Note{"Mode": Unchanged, "Work": Unchanged}, notes(l)); diff != "" {
		t.Errorf("notes (-want +got):\n%s", diff)
	}
	if got := l.Fields[1].Detail; got != "no such mode" {
		t.Errorf("detail %q", got)
	}
	if _, err := Of(&setting{Mode: "slow"}, encode); err != refuse {
		t.Errorf("error %v", err)
	}
}

func TestOfCycle(t *testing.T) {
	type ring struct{ Next *ring }
	r := &ring{}
	r.Next = r
	if _, err := Of(r, func(any) ([]byte, error) { return nil, nil }); err != errCycle {
		t.Errorf("error %v", err)
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
