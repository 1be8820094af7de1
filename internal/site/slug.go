package site

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
)

// slug returns a name as a part of an address and of a file's name. Different names have different
// slugs, also on file systems that don't distinguish capital letters, so a codec's address never
// changes because another codec was added. json/v2 becomes json~v2. Of long names only the beginning
// is kept, with a checksum, since file systems limit names.
func slug(name string) string {
	const longest = 60
	if len(name) > longest {
		return slug(name[:longest/2]) + "_" + checksum(name)
	}
	var b strings.Builder
	for i := range len(name) {
		switch c := name[i]; {
		case 'a' <= c && c <= 'z', '0' <= c && c <= '9', c == '-', c == '.' && i > 0 && i < len(name)-1:
			b.WriteByte(c)
		case c == '/':
			b.WriteByte('~')
		default:
			fmt.Fprintf(&b, "_%02x", c)
		}
	}
	return b.String()
}

// bounded cuts a slug to a length, with a checksum of the whole.
func bounded(slug string, most int) string {
	if len(slug) <= most {
		return slug
	}
	return slug[:most-17] + "-" + checksum(slug)
}

// checksum returns 16 characters that differ for different names.
func checksum(name string) string {
	sum := sha256.Sum256([]byte(name))
	return hex.EncodeToString(sum[:8])
}

// unused returns a name that is not taken yet: the given one, or one with a number.
func unused(name string, taken map[string]bool) string {
	for n := 2; taken[name]; n++ {
		if next := name + "-" + strconv.Itoa(n); !taken[next] {
			name = next
		}
	}
	taken[name] = true
	return name
}

// counted writes a number of things, such as "3 rows".
func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// short cuts a text that would make a page long. Records hold texts of codecs, of any length.
func short(text string) string {
	const most = 300
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}
