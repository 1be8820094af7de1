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

// AppendAny writes what follows the tag at m, strings before s, into a buffer that
// grows. Of a type that Tag does not know it leaves a mark; see [Begin].
func AppendAny(b []byte, m, s int, v any) ([]byte, int, int) {
	le := binary.LittleEndian
	switch v := v.(type) {
	case nil, bool:
	case int:
		return appendNumber(b, m, s, uint64(v))
	case int64:
		return appendNumber(b, m, s, uint64(v))
	case uint64:
		return appendNumber(b, m, s, v)
	case float64:
		return appendNumber(b, m, s, math.Float64bits(v))
	case string:
		return appendText(b, m, s, v)
	case time.Time:
		if s-m < TimeSize {
			b, s = Room(b, m, s, TimeSize)
		}
		PutTime((*[TimeSize]byte)(b[m:]), v)
		m += TimeSize
	case []byte:
		if n := 4 + len(v); s-m < n {
			b, s = Room(b, m, s, n)
		}
		le.PutUint32(b[m:], Count(len(v), v == nil))
		m += 4
		m += copy(b[m:], v)
	case []any:
		if n := 4 + len(v); s-m < n {
			b, s = Room(b, m, s, n)
		}
		le.PutUint32(b[m:], Count(len(v), v == nil))
		m += 4
		for _, e := range v {
			b, m, s = appendTagged(b, m, s, e)
		}
	case map[string]any:
		if n := 4 + 5*len(v); s-m < n {
			b, s = Room(b, m, s, n)
		}
		le.PutUint32(b[m:], Count(len(v), v == nil))
		m += 4
		for k, e := range v {
			b, m, s = appendText(b, m, s, k)
			b, m, s = appendTagged(b, m, s, e)
		}
	default:
		b[0] = unknown
	}
	return b, m, s
}

// appendTagged writes a tag and what follows it; what documents are made of, at once.
func appendTagged(b []byte, m, s int, v any) ([]byte, int, int) {
	switch v := v.(type) {
	case string:
		if n := 5 + len(v); s-m < n {
			b, s = Room(b, m, s, n)
		}
		b[m] = tagString
		binary.LittleEndian.PutUint32(b[m+1:], uint32(len(v)))
		s -= len(v)
		copy(b[s:], v)
		return b, m + 5, s
	case float64:
		if s-m < 9 {
			b, s = Room(b, m, s, 9)
		}
		b[m] = tagFloat64
		binary.LittleEndian.PutUint64(b[m+1:], math.Float64bits(v))
		return b, m + 9, s
	}
	if s-m < 1 {
		b, s = Room(b, m, s, 1)
	}
	b[m] = Tag(v)
	return AppendAny(b, m+1, s, v)
}

func appendNumber(b []byte, m, s int, v uint64) ([]byte, int, int) {
	if s-m < 8 {
		b, s = Room(b, m, s, 8)
	}
	binary.LittleEndian.PutUint64(b[m:], v)
	return b, m + 8, s
}

func appendText(b []byte, m, s int, v string) ([]byte, int, int) {
	if n := 4 + len(v); s-m < n {
		b, s = Room(b, m, s, n)
	}
	binary.LittleEndian.PutUint32(b[m:], uint32(len(v)))
	s -= len(v)
	copy(b[s:], v)
	return b, m + 4, s
}

// The length of the main section, which begins a buffer, is not known before the end.
// Until then its first byte tells whether a type was met that has no tag.
const unknown = 1

// Begin prepares the buffer of a type with interfaces.
func Begin(b []byte) { b[0] = 0 }

// Failed reports whether an interface held a type that has no tag.
func Failed(b []byte) bool { return b[0] == unknown }

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
