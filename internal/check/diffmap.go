package check

import (
	"reflect"
	"slices"

	"github.com/wirebench/wirebench/codec"
)

// mapping compares all elements before it picks the differences to report: Go
// changes the order of a map, and a fault must read the same every time.
func (d *differ) mapping(want, got reflect.Value) {
	if !d.sized(want, got) || !d.refs.follow(want, got, want.Len(), len(d.path)) {
		return
	}
	before, all := d.Differences, []string(nil)
	var lost []mapEntry
	searched := false
	for it := want.MapRange(); it.Next(); {
		d.Differences = slices.Clip(before)
		v := d.entry(got, it.Key())
		if !v.IsValid() {
			if !searched { // few maps have such keys
				lost, searched = unfindable(got), true
			}
			v = d.take(&lost, it.Key(), it.Value())
		}
		d.below(step{key: it.Key()}, it.Value(), v)
		all = append(all, d.Differences[len(before):]...)
	}
	slices.Sort(all)
	d.Differences = append(before, all[:min(len(all), maxDifferences-len(before))]...)
}

// entry returns the value of a key. Go does not find a time in a map if its zone is another
// pointer, and decoding makes a new pointer for most zones.
func (d *differ) entry(m, key reflect.Value) reflect.Value {
	v := m.MapIndex(key)
	if v.IsValid() || key.Type() != timeType {
		return v
	}
	for it := m.MapRange(); it.Next(); {
		if d.like(key, it.Key(), codec.ZoneOffset) {
			return it.Value()
		}
	}
	return v
}

// mapEntry is a key of a map and its value.
type mapEntry struct{ key, value reflect.Value }

// unfindable returns the entries that Go does not find in their own map: their key is NaN, or
// contains it. A map may have several such entries.
func unfindable(m reflect.Value) (all []mapEntry) {
	for it := m.MapRange(); it.Next(); {
		if !m.MapIndex(it.Key()).IsValid() {
			all = append(all, mapEntry{it.Key(), it.Value()})
		}
	}
	return all
}

// take removes an entry with that key from the list and returns its value, or the zero
// reflect.Value if the list has no such key. Of several it takes the one with that value.
func (d *differ) take(all *[]mapEntry, key, value reflect.Value) reflect.Value {
	at := slices.IndexFunc(*all, func(e mapEntry) bool { return d.like(key, e.key, 0) && d.like(value, e.value, d.allow) })
	if at < 0 {
		at = slices.IndexFunc(*all, func(e mapEntry) bool { return d.like(key, e.key, 0) })
	}
	if at < 0 {
		return reflect.Value{}
	}
	found := (*all)[at].value
	*all = slices.Delete(*all, at, at+1)
	return found
}
