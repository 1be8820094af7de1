package memory

// Size returns how many bytes a value and all that it refers to have, without what an allocator adds.
// Of a map it counts the keys and values, and not the places that are free.
func Size(value any) int {
	w := walk{seen: make(map[place]bool)}
	w.begin(value)
	n := 0
	for _, p := range w.parts {
		n += len(p)
	}
	for _, m := range w.maps {
		n += m.Len() * int(m.Type().Key().Size()+m.Type().Elem().Size())
	}
	return n
}
