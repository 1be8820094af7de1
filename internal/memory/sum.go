package memory

import (
	"hash/maphash"
	"math"
	"reflect"
	"unsafe"
)

// seed is different in each process, so that no value can be crafted to have another value's
// checksum.
var seed = maphash.MakeSeed()

// Sum is a checksum of the memory of value i. It changes if a codec changes the value. It may also
// change if a method of the type stores something in a field that nothing else sees.
func (r *Row) Sum(i int) uint64 {
	start, end := r.bounds(i)
	sum := uint64(0)
	for _, p := range r.parts[start.parts:end.parts] {
		sum = mix(sum, maphash.Bytes(seed, p))
	}
	for _, m := range r.maps[start.maps:end.maps] {
		entries := uint64(0) // the order of entries does not matter
		for it := m.MapRange(); it.Next(); {
			entries += mix(of(it.Key()), of(it.Value()))
		}
		sum = mix(sum, entries)
	}
	return sum
}

func mix(sum, next uint64) uint64 { return (sum<<7 | sum>>57) ^ next*0x9e3779b97f4a7c15 }

// of is a checksum of what a map itself holds. Memory that its entries refer to is among the parts.
func of(v reflect.Value) uint64 {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return 1
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return uint64(v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return v.Uint()
	case reflect.Float32, reflect.Float64:
		return math.Float64bits(v.Float())
	case reflect.Complex64, reflect.Complex128:
		c := v.Complex()
		return mix(math.Float64bits(real(c)), math.Float64bits(imag(c)))
	case reflect.String:
		return maphash.String(seed, v.String())
	case reflect.Slice:
		return mix(uint64(uintptr(v.UnsafePointer())), uint64(v.Len()))
	case reflect.Pointer, reflect.Map, reflect.Chan, reflect.Func, reflect.UnsafePointer:
		return uint64(uintptr(v.UnsafePointer()))
	case reflect.Interface:
		return of(v.Elem())
	case reflect.Array:
		sum := uint64(0)
		for i := range v.Len() {
			sum = mix(sum, of(v.Index(i)))
		}
		return sum
	case reflect.Struct:
		sum := uint64(0)
		for i := range v.NumField() {
			sum = mix(sum, of(v.Field(i)))
		}
		return sum
	}
	return 0
}

// Shares reports whether b, up to its capacity, overlaps with memory of value i.
func (r *Row) Shares(i int, b []byte) bool {
	if cap(b) == 0 {
		return false
	}
	from := uintptr(unsafe.Pointer(unsafe.SliceData(b)))
	to := from + uintptr(cap(b))
	start, end := r.bounds(i)
	for _, p := range r.parts[start.parts:end.parts] {
		at := uintptr(unsafe.Pointer(unsafe.SliceData(p)))
		if from < at+uintptr(len(p)) && at < to {
			return true
		}
	}
	return false
}

// bounds says where the parts and maps of a value begin and end. After the last value comes the
// first.
func (r *Row) bounds(i int) (start, past end) {
	if i %= len(r.ends); i > 0 {
		start = r.ends[i-1]
	}
	return start, r.ends[i]
}
