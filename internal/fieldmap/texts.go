package fieldmap

import (
	"reflect"
	"strings"
	"sync"
	"unicode/utf8"
)

// otherTexts returns texts of as many bytes, or s itself where there is none.
func otherTexts(s string) []string {
	if s == "" {
		return []string{"x"}
	}
	all := []string{
		replace(s, func(r rune) rune { return alike(r, 1) }),
		replace(s, func(r rune) rune { return alike(r, 5) }), // in case the first has a special meaning
		replace(s, lettered),
		replace(s, escaped),
		spelled(s),
	}
	for i, t := range all {
		if len(t) != len(s) {
			all[i] = s
		}
	}
	return all
}

// replace replaces the characters of s. Invalid bytes stay.
func replace(s string, with func(rune) rune) string {
	var b strings.Builder
	for i, r := range s {
		if _, size := utf8.DecodeRuneInString(s[i:]); r == utf8.RuneError && size == 1 {
			b.WriteByte(s[i])
			continue
		}
		b.WriteRune(with(r))
	}
	return b.String()
}

// alike replaces a letter or digit by another one that every format treats alike.
func alike(r rune, shift rune) rune {
	switch {
	case r >= 'a' && r <= 'z':
		return 'a' + (r-'a'+shift)%26
	case r >= 'A' && r <= 'Z':
		return 'A' + (r-'A'+shift)%26
	case r >= '0' && r <= '9':
		return '0' + (r-'0'+shift)%10
	case r >= utf8.RuneSelf:
		return foreign(r)
	}
	return r
}

// foreigners are characters of two to four bytes.
var foreigners = []rune{'é', 'Ж', 'א', '中', 'ह', 'あ', 'ก', '🙂', '𝐀', '𠀀'}

// foreign returns a character with as many bytes, as many of them different as possible.
func foreign(r rune) rune {
	best, most := r, 0
	old := utf8.AppendRune(nil, r)
	for _, f := range foreigners {
		b := utf8.AppendRune(nil, f)
		if len(b) != len(old) {
			continue
		}
		n := 0
		for i := range b {
			if b[i] != old[i] {
				n++
			}
		}
		if n > most {
			best, most = f, n
		}
	}
	return best
}

// mustEscape are the characters that text formats write differently.
const mustEscape = "\"'\\<>&"

// lettered replaces space and punctuation by a letter.
func lettered(r rune) rune {
	plain := r >= ' ' && r < 0x7f && !strings.ContainsRune(mustEscape, r)
	if plain && alike(r, 1) == r {
		return 'x'
	}
	return r
}

// escaped replaces a character that is escaped by another one that is escaped alike.
func escaped(r rune) rune {
	const from, to = "\"\\\n\t\r<>&'", "\\\"\t\n\n><<`"
	if i := strings.IndexRune(from, r); i >= 0 {
		return rune(to[i])
	}
	if r < ' ' {
		return r ^ 1
	}
	return r
}

// spelled replaces each character of four bytes by four letters, since their first byte is nearly
// always the same. Others stay, since some formats count characters.
func spelled(s string) string {
	var b strings.Builder
	for i, r := range s {
		if utf8.RuneLen(r) == utf8.UTFMax {
			b.WriteString("xxxx")
			continue
		}
		_, size := utf8.DecodeRuneInString(s[i:])
		b.WriteString(s[i : i+size])
	}
	return b.String()
}

// otherBytes returns as many other bytes: once with every bit flipped, once with other numbers of
// the same length.
func otherBytes(leaf reflect.Value) []reflect.Value {
	var all []reflect.Value
	for _, other := range []func(byte) byte{
		func(b byte) byte { return ^b },
		func(b byte) byte { return unlikeBytes()[b] },
	} {
		v := reflect.New(leaf.Type()).Elem()
		if v.Kind() == reflect.Slice {
			v.Set(reflect.MakeSlice(leaf.Type(), leaf.Len(), leaf.Len()))
		}
		for i := range leaf.Len() {
			v.Index(i).SetUint(uint64(other(byte(leaf.Index(i).Uint()))))
		}
		all = append(all, v)
	}
	return all
}

// unlikeBytes maps each byte to another one that takes as many bytes as a number. Decimal numbers
// have as many digits. CBOR writes numbers below 24 into the tag, MessagePack those below 128.
var unlikeBytes = sync.OnceValue(func() (unlike [256]byte) {
	for _, alike := range [][2]int{{0, 9}, {10, 23}, {24, 99}, {100, 127}, {128, 255}} {
		for b := alike[0]; b <= alike[1]; b++ {
			unlike[b] = byte(unlikeNumber(b, alike[0], alike[1]))
		}
	}
	return unlike
})

// unlikeNumber returns the first of the numbers lo to hi that differs from n in as many decimal
// digits as possible.
func unlikeNumber(n, lo, hi int) int {
	best, most := n, 0
	for other := lo; other <= hi; other++ {
		digits := 0
		for p := 1; p <= hi; p *= 10 {
			if n/p%10 != other/p%10 {
				digits++
			}
		}
		if digits > most {
			best, most = other, digits
		}
	}
	return best
}
