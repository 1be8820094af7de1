package fieldmap

import (
	"reflect"
	"unicode/utf8"
)

// otherKeys returns maps with the same values under other keys, or invalid values where there are
// none. The keys keep their order, since some formats sort them, and strings keep their lengths.
// Keys that are neither strings nor integers have no others.
func otherKeys(m reflect.Value) []reflect.Value {
	keys := sortedKeys(m)
	if len(keys) < m.Len() { // a NaN is among them
		return nil
	}
	var renamings []func(key reflect.Value) (reflect.Value, bool)
	switch t := m.Type().Key(); {
	case t.Kind() == reflect.String:
		for _, table := range neighbours(keys) {
			renamings = append(renamings, func(key reflect.Value) (reflect.Value, bool) {
				b := []byte(key.String())
				for i, c := range b {
					b[i] = table[c]
				}
				return reflect.ValueOf(string(b)).Convert(t), utf8.Valid(b) || !utf8.ValidString(key.String())
			})
		}
	case keys[0].CanInt() || keys[0].CanUint():
		for _, add := range []int64{1, -1, 11, -11, extend(0x0101_0101_0101_0101, t.Bits())} {
			renamings = append(renamings, func(key reflect.Value) (reflect.Value, bool) { return plus(key, add) })
		}
	}
	var all []reflect.Value
	for _, renamed := range renamings {
		all = append(all, rename(m, keys, renamed))
	}
	return all
}

// rename returns a map with other keys, inserted in the order of keys. It is not valid if a key
// can't be renamed, or if all keys stay the same.
func rename(m reflect.Value, keys []reflect.Value, renamed func(reflect.Value) (reflect.Value, bool)) reflect.Value {
	other := reflect.MakeMapWithSize(m.Type(), len(keys))
	differ := false
	for _, key := range keys {
		to, ok := renamed(key)
		if !ok {
			return reflect.Value{}
		}
		differ = differ || !to.Equal(key)
		other.SetMapIndex(to, m.MapIndex(key))
	}
	if !differ {
		return reflect.Value{}
	}
	return other
}

// plus adds to an integer key. It reports whether the sum does not overflow.
func plus(key reflect.Value, add int64) (reflect.Value, bool) {
	sum := reflect.New(key.Type()).Elem()
	if key.CanInt() {
		n := key.Int() + add
		sum.SetInt(n)
		return sum, sum.Int() == n && (n > key.Int()) == (add > 0)
	}
	n := key.Uint() + uint64(add)
	sum.SetUint(n)
	return sum, sum.Uint() == n && (n > key.Uint()) == (add > 0)
}

// kindsOfBytes are the ranges within which a byte of a key may change: digits, letters, and
// continuation bytes of UTF-8.
var kindsOfBytes = [][2]int{{'0', '9'}, {'A', 'Z'}, {'a', 'z'}, {0x80, 0xbf}}

// neighbours returns tables that replace bytes by the next or the previous one of their kind and
// keep any order of the keys. In the first table, bytes move up until they meet one that no key
// has, in the second they move down. Together the tables change each byte of a kind unless all
// bytes of it are in use.
func neighbours(keys []reflect.Value) [2][256]byte {
	var used [256]bool
	for _, key := range keys {
		for _, c := range []byte(key.String()) {
			used[c] = true
		}
	}
	var tables [2][256]byte
	for c := range 256 {
		tables[0][c], tables[1][c] = byte(c), byte(c)
	}
	for _, kind := range kindsOfBytes {
		free, last := -1, -1
		for c := kind[0]; c <= kind[1]; c++ {
			if !used[c] {
				if free < 0 {
					free = c
				}
				last = c
			}
		}
		if free < 0 {
			continue
		}
		for c := kind[0]; c <= kind[1]; c++ {
			if c < last {
				tables[0][c]++
			}
			if c > free {
				tables[1][c]--
			}
		}
	}
	return tables
}
