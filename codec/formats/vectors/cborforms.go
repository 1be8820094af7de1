package vectors

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/schema"
)

// cborHead is the head of a data item in a message.
type cborHead struct {
	from, to int // its bytes
	major    byte
	info     byte // the lower five bits of the first byte
	n        uint64
	end      int // of the data item
}

var errCBOR = errors.New("the message is not in CBOR as it is known here")

// cborHeads returns the heads of all data items of a message.
func cborHeads(b []byte) (all []cborHead, err error) {
	at := 0
	for at < len(b) && err == nil {
		at, err = cborItem(b, at, &all, 0)
	}
	return all, err
}

// cborItem appends the heads of the data item at a place, and returns where it ends.
func cborItem(b []byte, at int, all *[]cborHead, depth int) (end int, err error) {
	if at >= len(b) || depth > deepest {
		return 0, errCBOR
	}
	h := cborHead{from: at, to: at + 1, major: b[at] >> 5, info: b[at] & 31}
	switch width := 1 << max(0, int(h.info)-24); {
	case h.info < 24:
		h.n = uint64(h.info)
	case h.info > 27 || at+1+width > len(b): // a message that a codec wrote with indefinite lengths is not rewritten
		return 0, errCBOR
	default:
		var full [8]byte
		copy(full[8-width:], b[at+1:])
		h.n, h.to = binary.BigEndian.Uint64(full[:]), at+1+width
	}
	index := len(*all)
	*all = append(*all, h)
	end = h.to
	parts := uint64(0)
	switch h.major {
	case 2, 3:
		if h.n > uint64(len(b)-end) {
			return 0, errCBOR
		}
		end += int(h.n)
	case 4:
		parts = h.n
	case 5:
		parts = 2 * h.n
	case 6:
		parts = 1
	}
	if parts > uint64(len(b)) {
		return 0, errCBOR
	}
	for range parts {
		if end, err = cborItem(b, end, all, depth+1); err != nil {
			return 0, err
		}
	}
	(*all)[index].end = end
	return end, nil
}

func cborRewrites() []Rewrite {
	return []Rewrite{
		{"numbers and lengths in more bytes than they need", func(b []byte, _ *schema.Type) ([]Vector, error) {
			return cborForms(b, rfc8949+"#section-4.1", cborWider)
		}},
		{"strings, arrays and maps of indefinite length", func(b []byte, _ *schema.Type) ([]Vector, error) {
			return cborForms(b, rfc8949+"#section-3.2", cborOpen)
		}},
	}
}

// cborForms replaces one data item after the other by its other forms. Protocols may demand one form of each
// item, so a decoder may refuse the others (section 4.2 and section 5).
func cborForms(b []byte, source string, forms func(b []byte, h cborHead) map[string][]byte) (all []Vector, err error) {
	heads, err := cborHeads(b)
	if err != nil {
		return nil, err
	}
	for _, h := range heads {
		others := forms(b, h)
		for _, name := range sortedKeys(others) {
			all = append(all, Vector{
				Name:  fmt.Sprintf("%s at byte %d %s", cborKinds[h.major], h.from, name),
				Input: attacks.Of(slices.Concat(b[:h.from], others[name], b[h.end:])), Demand: Refusable, Source: source,
			})
		}
	}
	return all, nil
}

var cborKinds = [8]string{"integer", "negative integer", "byte string", "text", "array", "map", "tag", "float"}

// cborWider returns a data item with a longer head.
func cborWider(b []byte, h cborHead) map[string][]byte {
	forms := make(map[string][]byte)
	if h.major == 7 {
		for width, head := range cborFloats(h) {
			forms[fmt.Sprintf("in %d bytes", width)] = head
		}
		return forms
	}
	for info := max(h.info+1, 24); info <= 27; info++ {
		width := 1 << (info - 24)
		full := binary.BigEndian.AppendUint64(nil, h.n)
		head := append([]byte{h.major<<5 | info}, full[8-width:]...)
		forms[fmt.Sprintf("with a head of %d bytes", 1+width)] = slices.Concat(head, b[h.to:h.end])
	}
	return forms
}

// cborFloats returns a number of 32 bits in 64 bits.
func cborFloats(h cborHead) map[int][]byte {
	const single = 26
	if h.info != single {
		return nil
	}
	wide := math.Float64bits(float64(math.Float32frombits(uint32(h.n))))
	return map[int][]byte{8: binary.BigEndian.AppendUint64([]byte{0xfb}, wide)}
}

// cborOpen returns a string, an array or a map with an end in place of its length. The string is in two
// chunks, which are cut between characters.
func cborOpen(b []byte, h cborHead) map[string][]byte {
	const brk = 0xff
	content := b[h.to:h.end]
	open := []byte{h.major<<5 | 31}
	switch h.major {
	case 4, 5:
		return map[string][]byte{"with an end": slices.Concat(open, content, []byte{brk})}
	case 2, 3:
		half := len(content) / 2
		for h.major == 3 && half > 0 && content[half]>>6 == 2 {
			half--
		}
		return map[string][]byte{
			"in one chunk":  slices.Concat(open, b[h.from:h.end], []byte{brk}),
			"in two chunks": slices.Concat(open, cborString(h.major, content[:half]), cborString(h.major, content[half:]), []byte{brk}),
		}
	}
	return nil
}

// cborString returns a string with a head of five bytes or of one.
func cborString(major byte, content []byte) []byte {
	if len(content) < 24 {
		return append([]byte{major<<5 | byte(len(content))}, content...)
	}
	return append(binary.BigEndian.AppendUint32([]byte{major<<5 | 26}, uint32(len(content))), content...)
}
