package wire

import (
	"encoding/binary"
	"math"
	"time"
)

// The first byte of an interface's value gives its type.
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

// Tag returns the first byte of an interface's value.
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

// SizeAny returns the size in bytes after the tag, strings included. It is far below zero for a
// type that Tag does not support.
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

// AppendAny writes the bytes after the tag at position m of b, and strings to the end of t. Both
// grow. For a type that Tag does not support it leaves a mark; see [Begin].
func AppendAny(b []byte, m int, t []byte, v any) ([]byte, int, []byte) {
	le := binary.LittleEndian
	switch v := v.(type) {
	case nil, bool:
	case int:
		return appendNumber(b, m, t, uint64(v))
	case int64:
		return appendNumber(b, m, t, uint64(v))
	case uint64:
		return appendNumber(b, m, t, v)
	case float64:
		return appendNumber(b, m, t, math.Float64bits(v))
	case string:
		return appendText(b, m, t, v)
	case time.Time:
		if len(b)-m < TimeSize {
			b = Room(b, m, TimeSize)
		}
		PutTime((*[TimeSize]byte)(b[m:]), v)
		m += TimeSize
	case []byte:
		if n := 4 + len(v); len(b)-m < n {
			b = Room(b, m, n)
		}
		le.PutUint32(b[m:], Count(len(v), v == nil))
		m += 4
		m += copy(b[m:], v)
	case []any:
		if n := 4 + len(v); len(b)-m < n {
			b = Room(b, m, n)
		}
		le.PutUint32(b[m:], Count(len(v), v == nil))
		m += 4
		for _, e := range v {
			b, m, t = appendTagged(b, m, t, e)
		}
	case map[string]any:
		if n := 4 + 5*len(v); len(b)-m < n {
			b = Room(b, m, n)
		}
		le.PutUint32(b[m:], Count(len(v), v == nil))
		m += 4
		for k, e := range v {
			b, m, t = appendText(b, m, t, k)
			b, m, t = appendTagged(b, m, t, e)
		}
	default:
		b[0] = unknown
	}
	return b, m, t
}

// appendTagged writes a tag and the bytes after it. It handles the common types of documents
// directly.
func appendTagged(b []byte, m int, t []byte, v any) ([]byte, int, []byte) {
	switch v := v.(type) {
	case string:
		if len(b)-m < 5 {
			b = Room(b, m, 5)
		}
		b[m] = tagString
		binary.LittleEndian.PutUint32(b[m+1:], uint32(len(v)))
		return b, m + 5, append(t, v...)
	case float64:
		if len(b)-m < 9 {
			b = Room(b, m, 9)
		}
		b[m] = tagFloat64
		binary.LittleEndian.PutUint64(b[m+1:], math.Float64bits(v))
		return b, m + 9, t
	}
	if len(b)-m < 1 {
		b = Room(b, m, 1)
	}
	b[m] = Tag(v)
	return AppendAny(b, m+1, t, v)
}

func appendNumber(b []byte, m int, t []byte, v uint64) ([]byte, int, []byte) {
	if len(b)-m < 8 {
		b = Room(b, m, 8)
	}
	binary.LittleEndian.PutUint64(b[m:], v)
	return b, m + 8, t
}

func appendText(b []byte, m int, t []byte, v string) ([]byte, int, []byte) {
	if len(b)-m < 4 {
		b = Room(b, m, 4)
	}
	binary.LittleEndian.PutUint32(b[m:], uint32(len(v)))
	return b, m + 4, append(t, v...)
}

// The length of the main section is at the start of a buffer, and is known only at the end. Until
// then, the first byte says whether a type without a tag occurred.
const unknown = 1

// Begin prepares the buffer of a type with interfaces.
func Begin(b []byte) { b[0] = 0 }

// Failed reports whether an interface held a type without a tag.
func Failed(b []byte) bool { return b[0] == unknown }

// GetAny reads the bytes after a tag at position m. It returns a negative position if there is no
// valid value.
func GetAny(b []byte, m int, t string, tag byte, depth int) (any, int, string) {
	le := binary.LittleEndian
	size := [...]int{tagInt: 8, tagInt64: 8, tagUint64: 8, tagFloat64: 8, tagString: 4, tagTime: TimeSize, tagBytes: 4, tagList: 4, tagMap: 4}
	if tag >= tagUnknown || len(b)-m < size[tag] || depth > MostDepth {
		return nil, -1, ""
	}
	p := b[m:]
	m += size[tag]
	switch tag {
	case tagFalse, tagTrue:
		return tag == tagTrue, m, t
	case tagInt:
		return int(le.Uint64(p)), m, t
	case tagInt64:
		return int64(le.Uint64(p)), m, t
	case tagUint64:
		return le.Uint64(p), m, t
	case tagFloat64:
		return math.Float64frombits(le.Uint64(p)), m, t
	case tagTime:
		v, ok := Time((*[TimeSize]byte)(p))
		if !ok {
			return nil, -1, ""
		}
		return v, m, t
	case tagString:
		n := int(le.Uint32(p))
		if uint(n) > uint(len(t)) {
			return nil, -1, ""
		}
		return t[:n], m, t[n:]
	case tagNil:
		return nil, m, t
	}
	n := int(le.Uint32(p))
	isNil := n == 0
	n = max(0, n-1)
	if uint(n) > uint(len(b)-m) {
		return nil, -1, ""
	}
	switch tag {
	case tagBytes:
		var v []byte
		if !isNil {
			v = append(make([]byte, 0, n), b[m:m+n]...)
		}
		return v, m + n, t
	case tagList:
		var v []any
		if !isNil {
			v = make([]any, n)
		}
		for i := range v {
			// Reserve a tag for each element after this one. Otherwise every level of nested lists
			// could request as many elements as the whole input can hold.
			b := b[:len(b)-(n-1-i)]
			if v[i], m, t = GetAny(b, m+1, t, b[m], depth+1); m < 0 {
				return nil, -1, ""
			}
		}
		return v, m, t
	}
	return getMap(b, m, t, n, isNil, depth)
}

func getMap(b []byte, m int, t string, n int, isNil bool, depth int) (any, int, string) {
	const least = 4 + 1 // bytes of an entry: a key's length and a tag
	if isNil {
		return map[string]any(nil), m, t
	}
	if n > (len(b)-m)/least {
		return nil, -1, ""
	}
	v := make(map[string]any, n)
	for i := range n {
		b := b[:len(b)-(n-1-i)*least] // as for lists
		length := int(binary.LittleEndian.Uint32(b[m:]))
		if uint(length) > uint(len(t)) {
			return nil, -1, ""
		}
		key := t[:length]
		t = t[length:]
		var e any
		if e, m, t = GetAny(b, m+least, t, b[m+4], depth+1); m < 0 {
			return nil, -1, ""
		}
		v[key] = e
	}
	return v, m, t
}
