package wire

import (
	"encoding/binary"
	"math"
	"time"
)

// What stands behind an interface, as its first byte says.
const (
	tagNil = iota
	tagFalse
	tagTrue
	tagInt
	tagInt64
	tagUint64
	tagFloat64
	tagString
	tagTime
	tagBytes
	tagList
	tagMap
	tagUnknown // never written
)

// noSize makes the size of a whole message negative.
const noSize = math.MinInt / 2

// Tag is the first byte of an interface's value.
func Tag(v any) byte {
	switch v := v.(type) {
	case nil:
		return tagNil
	case bool:
		return tagFalse + Bool(v)
	case int:
		return tagInt
	case int64:
		return tagInt64
	case uint64:
		return tagUint64
	case float64:
		return tagFloat64
	case string:
		return tagString
	case time.Time:
		return tagTime
	case []byte:
		return tagBytes
	case []any:
		return tagList
	case map[string]any:
		return tagMap
	}
	return tagUnknown
}

// SizeAny is the size of what follows the tag, strings included. It is far below
// zero where the type is none of those that Tag knows.
func SizeAny(v any) int {
	switch v := v.(type) {
	case nil, bool:
		return 0
	case int, int64, uint64, float64:
		return 8
	case string:
		return 4 + len(v)
	case time.Time:
		return TimeSize
	case []byte:
		return 4 + len(v)
	case []any:
		n := 4 + len(v)
		for _, e := range v {
			n += SizeAny(e)
		}
		return max(n, noSize)
	case map[string]any:
		n := 4
		for k, e := range v {
			n += 4 + len(k) + 1 + SizeAny(e)
		}
		return max(n, noSize)
	}
	return noSize
}

// PutAny writes what follows the tag at m, strings before s.
func PutAny(b []byte, m, s int, v any) (int, int) {
	le := binary.LittleEndian
	number := func(n uint64) {
		le.PutUint64(b[m:], n)
		m += 8
	}
	text := func(v string) {
		le.PutUint32(b[m:], uint32(len(v)))
		m += 4
		s -= len(v)
		copy(b[s:], v)
	}
	count := func(n int, isNil bool) {
		le.PutUint32(b[m:], Count(n, isNil))
		m += 4
	}
	switch v := v.(type) {
	case int:
		number(uint64(v))
	case int64:
		number(uint64(v))
	case uint64:
		number(v)
	case float64:
		number(math.Float64bits(v))
	case string:
		text(v)
	case time.Time:
		PutTime((*[TimeSize]byte)(b[m:]), v)
		m += TimeSize
	case []byte:
		count(len(v), v == nil)
		m += copy(b[m:], v)
	case []any:
		count(len(v), v == nil)
		for _, e := range v {
			b[m] = Tag(e)
			m, s = PutAny(b, m+1, s, e)
		}
	case map[string]any:
		count(len(v), v == nil)
		for k, e := range v {
			text(k)
			b[m] = Tag(e)
			m, s = PutAny(b, m+1, s, e)
		}
	}
	return m, s
}

// GetAny reads what follows a tag at m; the place is negative if there is no such
// value.
func GetAny(b []byte, m int, t string, s int, tag byte, depth int) (any, int, int) {
	le := binary.LittleEndian
	size := [...]int{tagInt: 8, tagInt64: 8, tagUint64: 8, tagFloat64: 8, tagString: 4, tagTime: TimeSize, tagBytes: 4, tagList: 4, tagMap: 4}
	if tag >= tagUnknown || len(b)-m < size[tag] || depth > MostDepth {
		return nil, -1, 0
	}
	p := b[m:]
	m += size[tag]
	switch tag {
	case tagFalse, tagTrue:
		return tag == tagTrue, m, s
	case tagInt:
		return int(le.Uint64(p)), m, s
	case tagInt64:
		return int64(le.Uint64(p)), m, s
	case tagUint64:
		return le.Uint64(p), m, s
	case tagFloat64:
		return math.Float64frombits(le.Uint64(p)), m, s
	case tagTime:
		v, ok := Time((*[TimeSize]byte)(p))
		if !ok {
			return nil, -1, 0
		}
		return v, m, s
	case tagString:
		n := int(le.Uint32(p))
		if uint(n) > uint(s) {
			return nil, -1, 0
		}
		return t[s-n : s], m, s - n
	case tagNil:
		return nil, m, s
	}
	n := int(le.Uint32(p))
	isNil := n == 0
	n = max(0, n-1)
	if uint(n) > uint(len(b)-m) {
		return nil, -1, 0
	}
	switch tag {
	case tagBytes:
		var v []byte
		if !isNil {
			v = append(make([]byte, 0, n), b[m:m+n]...)
		}
		return v, m + n, s
	case tagList:
		var v []any
		if !isNil {
			v = make([]any, n)
		}
		for i := range v {
			if m >= len(b) {
				return nil, -1, 0
			}
			if v[i], m, s = GetAny(b, m+1, t, s, b[m], depth+1); m < 0 {
				return nil, -1, 0
			}
		}
		return v, m, s
	}
	return getMap(b, m, t, s, n, isNil, depth)
}

func getMap(b []byte, m int, t string, s, n int, isNil bool, depth int) (any, int, int) {
	const least = 4 + 1 // of an entry: a key's length and a tag
	if isNil {
		return map[string]any(nil), m, s
	}
	if n > (len(b)-m)/least {
		return nil, -1, 0
	}
	v := make(map[string]any, n)
	for range n {
		if len(b)-m < least {
			return nil, -1, 0
		}
		length := int(binary.LittleEndian.Uint32(b[m:]))
		if uint(length) > uint(s) {
			return nil, -1, 0
		}
		key := t[s-length : s]
		s -= length
		var e any
		if e, m, s = GetAny(b, m+least, t, s, b[m+4], depth+1); m < 0 {
			return nil, -1, 0
		}
		v[key] = e
	}
	return v, m, s
}
