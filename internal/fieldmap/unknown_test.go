package fieldmap

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

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
