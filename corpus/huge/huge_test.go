package huge

import (
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/wirebench/wirebench/corpus"
)

// message returns the first full message of a set.
func message[T any](t *testing.T, name string) T {
	t.Helper()
	for _, s := range Sets() {
		if s.Type.Name != name {
			continue
		}
		for v := range s.Messages(false) {
			return *v.(*T)
		}
	}
	t.Fatalf("no set %s", name)
	panic("unreachable")
}

func lengths(h Huge) counts {
	return counts{len(h.BigSlice), len(h.BigPtrSlice), len(h.BiggerSlice), len(h.TheBiggestSlice)}
}

// filled reports whether the generator set all fields of b that it must set.
func filled(b Big) bool {
	return b.Country != nil && len(b.CountryBytes) > 0 && !b.CreatedAt.IsZero() && !b.UpdatedAt.IsZero() &&
		!b.DeletedAt.IsZero() && b.MediumFieldPtr != nil &&
		filledMedium(b.MediumField) && filledMedium(*b.MediumFieldPtr)
}

func filledMedium(m Medium) bool {
	return m.FirstName != "" && m.LastName != nil && m.MediumMoneyBalance != nil && !m.CreatedAt.IsZero()
}

func TestHuge(t *testing.T) {
	h := message[Huge](t, "huge")
	if diff := cmp.Diff(published, lengths(h), cmp.AllowUnexported(counts{})); diff != "" {
		t.Errorf("lengths (-want +got):\n%s", diff)
	}
	for _, p := range h.BigPtrSlice {
		if p == nil {
			t.Fatal("a nil pointer in BigPtrSlice")
		}
		h.BigSlice = append(h.BigSlice, *p)
	}
	for _, s := range [][]Big{h.BigSlice, h.BiggerSlice, h.TheBiggestSlice} {
		for i, b := range s {
			if !filled(b) {
				t.Fatalf("element %d is not filled: %+v", i, b)
			}
		}
	}
}

func TestHalfZero(t *testing.T) {
	h := message[Huge](t, "huge-halfzero")
	want := counts{2 * published.big, published.bigPtr, 2 * published.bigger, 2 * published.theBiggest}
	if diff := cmp.Diff(want, lengths(h), cmp.AllowUnexported(counts{})); diff != "" {
		t.Errorf("lengths (-want +got):\n%s", diff)
	}
	for _, s := range [][]Big{h.BigSlice, h.BiggerSlice, h.TheBiggestSlice} {
		for i, b := range s {
			if zero := reflect.ValueOf(b).IsZero(); zero != (i < len(s)/2) || !zero && !filled(b) {
				t.Fatalf("element %d of %d: zero is %t", i, len(s), zero)
			}
		}
	}
}

func TestComplexMap(t *testing.T) {
	m := message[ComplexMap](t, "complexmap")
	if len(m.ComplexMapsSlice) != 10 {
		t.Fatalf("%d maps, want 10", len(m.ComplexMapsSlice))
	}
	for i, maps := range m.ComplexMapsSlice {
		if len(maps) != 5 {
			t.Errorf("map %d has %d keys, want 5", i, len(maps))
		}
		for _, key := range []string{"1", "2", "3", "4", "5"} {
			if got := lengths(maps[key]); got != tenth {
				t.Errorf("map %d, key %s: lengths %+v, want %+v", i, key, got, tenth)
			}
		}
	}
}

func TestSlices(t *testing.T) {
	tests := []struct {
		name string
		want int
	}{
		{"tiny", 10}, {"medium", 20}, {"big", 100}, {"huge", 10},
	}
	sets := make(map[string]corpus.Set)
	for _, s := range Sets() {
		sets[s.Type.Name] = s
	}
	for _, tt := range tests {
		for suffix, kind := range map[string]reflect.Kind{"-slice": reflect.Struct, "-ptrs": reflect.Pointer} {
			t.Run(tt.name+suffix, func(t *testing.T) {
				for v := range sets[tt.name+suffix].Messages(false) {
					s := reflect.ValueOf(v).Elem()
					if s.Len() != tt.want || s.Type().Elem().Kind() != kind {
						t.Errorf("%d elements of %v, want %d of kind %v", s.Len(), s.Type().Elem(), tt.want, kind)
					}
					return
				}
			})
		}
	}
}
