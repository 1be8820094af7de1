package fieldmap

import (
	"encoding/binary"
	"encoding/json"
	"hash/crc32"
	"math"
)

// item has a field of each simple kind.
type item struct {
	Name   string
	Number int32
	Small  uint8
	Big    uint64
	Ratio  float64
	Yes    bool
}

var anItem = item{"Ærø, 1", 1862, 7, 1<<40 | 5, 12.5, true}

// fixed writes numbers at full width, and texts after their length.
func fixed(v any) ([]byte, error) {
	i := v.(*item)
	b := binary.LittleEndian.AppendUint16(nil, uint16(len(i.Name)))
	b = append(b, i.Name...)
	b = binary.LittleEndian.AppendUint32(b, uint32(i.Number))
	b = append(b, i.Small)
	b = binary.LittleEndian.AppendUint64(b, i.Big)
	b = binary.LittleEndian.AppendUint64(b, math.Float64bits(i.Ratio))
	if i.Yes {
		return append(b, 1), nil
	}
	return append(b, 0), nil
}

// tagged writes a tag before each field that is not zero, and numbers in groups of seven bits. The
// signed number is in zigzag.
func tagged(v any) ([]byte, error) {
	i := v.(*item)
	var b []byte
	if i.Name != "" {
		b = binary.AppendUvarint(append(b, 0xa1), uint64(len(i.Name)))
		b = append(b, i.Name...)
	}
	if i.Number != 0 {
		b = binary.AppendVarint(append(b, 0xa2), int64(i.Number))
	}
	if i.Small != 0 {
		b = binary.AppendUvarint(append(b, 0xa3), uint64(i.Small))
	}
	if i.Big != 0 {
		b = binary.AppendUvarint(append(b, 0xa4), i.Big)
	}
	if i.Yes {
		b = append(b, 0xa5, 1)
	}
	return b, nil
}

// framed writes tagged's output after its length, as in a message of several levels.
func framed(v any) ([]byte, error) {
	inner, err := tagged(v)
	return append(binary.AppendUvarint([]byte{0xf0}, uint64(len(inner))), inner...), err
}

// counted begins with the number of fields that are not zero.
func counted(v any) ([]byte, error) {
	count := byte(0x50)
	i := v.(*item)
	for _, has := range []bool{i.Name != "", i.Number != 0, i.Small != 0, i.Big != 0, i.Yes} {
		if has {
			count++
		}
	}
	fields, err := tagged(v)
	return append([]byte{count}, fields...), err
}

// listed writes bytes as a list of decimal numbers.
func listed(v any) ([]byte, error) {
	var numbers []int
	for _, b := range *v.(*[]byte) {
		numbers = append(numbers, int(b))
	}
	return json.Marshal(numbers)
}

// narrowest writes numbers of 64 bits as 32 bits where these are enough.
func narrowest(v any) ([]byte, error) {
	x := *v.(*int64)
	if x == int64(int32(x)) {
		return binary.LittleEndian.AppendUint32([]byte{0x10}, uint32(x)), nil
	}
	return binary.LittleEndian.AppendUint64([]byte{0x12}, uint64(x)), nil
}

// aligned writes the offsets of the fields and then the fields, padded to 16 bytes. A zero field
// has offset 0 and no bytes.
func aligned(v any) ([]byte, error) {
	p := v.(*struct{ A, B, C uint32 })
	var offsets, fields []byte
	for _, x := range []uint32{p.A, p.B, p.C} {
		if x == 0 {
			offsets = append(offsets, 0)
			continue
		}
		offsets = append(offsets, byte(1+len(fields)))
		fields = binary.LittleEndian.AppendUint32(fields, x)
	}
	return append(append(offsets, fields...), make([]byte, 16-len(fields))...), nil
}

// summed ends with a checksum.
func summed(v any) ([]byte, error) {
	b, err := fixed(v)
	return binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b)), err
}

// flags are packed into one byte.
type flags struct{ One, Two, Three bool }

func packed(v any) ([]byte, error) {
	f := v.(*flags)
	b := byte(0x80)
	for i, set := range []bool{f.One, f.Two, f.Three} {
		if set {
			b |= 1 << i
		}
	}
	return []byte{0xee, b}, nil
}

// tree is a nested type.
type tree struct {
	Title  string            `json:"title"`
	Left   *tree             `json:"left,omitempty"`
	Tags   []string          `json:"tags"`
	Meta   map[string]string `json:"meta,omitempty"`
	Any    any               `json:"any"`
	Secret string            `json:"-"`
}

// mixed writes a map of strings in Go's order.
func mixed(v any) ([]byte, error) {
	b := []byte{'{'}
	for key, value := range *v.(*map[string]string) {
		b = append(b, key+"="+value+";"...)
	}
	return append(b, '}'), nil
}

type mode string
