package hostile

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"regexp"
)

// numbers replace other numbers: negative counts, too large ones, and values that are no numbers.
var numbers = []string{
	"-1", "0", "-0", "1", "1e308", "-1e308", "1e-300", "5e-324", "0.1", "1e999", "4294967296", "-9223372036854775808",
	"9223372036854775807", "18446744073709551615", "NaN", "Infinity", `"NaN"`, "null",
}

// values replace values of another type.
var values = []string{"null", "true", "[]", "{}", `""`, "[[]]", `{"a":null}`, "[null]", "1"}

var (
	number = regexp.MustCompile(`-?[0-9][0-9.eE+-]*`)
	text   = regexp.MustCompile(`"[^"\\]*"`)
	field  = regexp.MustCompile(`"[a-z_0-9]+":("[^"\\]*"|-?[0-9][0-9.eE+-]*)`)
)

// Mutate changes a record in a few places: lines, numbers, names, bits.
func Mutate(record []byte, rng *rand.Rand) []byte {
	record = bytes.Clone(record)
	for range 1 + rng.IntN(3) {
		record = mutations[rng.IntN(len(mutations))](record, rng)
	}
	return record
}

var mutations = []func([]byte, *rand.Rand) []byte{
	// A name of the record becomes a hostile one wherever it occurs, so that the record stays
	// consistent.
	func(b []byte, rng *rand.Rand) []byte { return rename(b, rng) },
	func(b []byte, rng *rand.Rand) []byte { return rename(rename(b, rng), rng) },
	func(b []byte, rng *rand.Rand) []byte { // a bit
		if len(b) > 0 {
			b[rng.IntN(len(b))] ^= 1 << rng.IntN(8)
		}
		return b
	},
	func(b []byte, rng *rand.Rand) []byte { return b[:rng.IntN(len(b)+1)] }, // truncated
	onLine(func(line []byte, rng *rand.Rand) []byte { return line[:rng.IntN(len(line)+1)] }),
	onLine(func(line []byte, rng *rand.Rand) []byte {
		return append(append(line[:len(line):len(line)], '\n'), line...)
	}),
	onLine(func([]byte, *rand.Rand) []byte { return nil }),
	replaced(number, func(rng *rand.Rand) string { return numbers[rng.IntN(len(numbers))] }),
	replaced(number, func(rng *rand.Rand) string { return numbers[rng.IntN(len(numbers))] }),
	replaced(text, func(rng *rand.Rand) string { return quote(Names[rng.IntN(len(Names))]) }),
	replaced(number, func(rng *rand.Rand) string { return values[rng.IntN(len(values))] }),
	replaced(text, func(rng *rand.Rand) string { return values[rng.IntN(len(values))] }),
	onLine(swapFields),
	swapLines,
	func(b []byte, rng *rand.Rand) []byte { // a part is repeated
		from := rng.IntN(len(b) + 1)
		to := from + rng.IntN(len(b)-from+1)
		return append(b[:to:to], b[from:]...)
	},
}

// onLine changes one line, without its newline.
func onLine(change func([]byte, *rand.Rand) []byte) func([]byte, *rand.Rand) []byte {
	return func(b []byte, rng *rand.Rand) []byte {
		lines := bytes.Split(b, []byte("\n"))
		at := rng.IntN(len(lines))
		if changed := change(lines[at], rng); changed != nil {
			lines[at] = changed
		} else {
			lines = append(lines[:at:at], lines[at+1:]...)
		}
		return bytes.Join(lines, []byte("\n"))
	}
}

// replaced replaces one match in a line.
func replaced(what *regexp.Regexp, by func(*rand.Rand) string) func([]byte, *rand.Rand) []byte {
	return onLine(func(line []byte, rng *rand.Rand) []byte {
		found := what.FindAllIndex(line, -1)
		if len(found) == 0 {
			return line
		}
		at := found[rng.IntN(len(found))]
		return bytes.Join([][]byte{line[:at[0]], line[at[1]:]}, []byte(by(rng)))
	})
}

// rename replaces one of the texts of the record by a hostile name, wherever it occurs.
func rename(b []byte, rng *rand.Rand) []byte {
	line := bytes.Split(b, []byte("\n"))
	found := field.FindAllSubmatch(line[rng.IntN(len(line))], -1)
	if len(found) == 0 {
		return b
	}
	value := found[rng.IntN(len(found))][1]
	if value[0] != '"' || bytes.HasPrefix(found[0][0], []byte(`"kind"`)) && bytes.Equal(value, found[0][1]) {
		return b // a number, or the kind of the line
	}
	return bytes.ReplaceAll(b, value, []byte(quote(Names[rng.IntN(len(Names))])))
}

// swapFields swaps the values of two fields of a line.
func swapFields(line []byte, rng *rand.Rand) []byte {
	found := field.FindAllSubmatchIndex(line, -1)
	if len(found) < 2 {
		return line
	}
	i := rng.IntN(len(found) - 1)
	j := i + 1 + rng.IntN(len(found)-i-1)
	a, z := found[i][2:4], found[j][2:4]
	return bytes.Join([][]byte{line[:a[0]], line[z[0]:z[1]], line[a[1]:z[0]], line[a[0]:a[1]], line[z[1]:]}, nil)
}

func swapLines(b []byte, rng *rand.Rand) []byte {
	lines := bytes.Split(b, []byte("\n"))
	i, j := rng.IntN(len(lines)), rng.IntN(len(lines))
	lines[i], lines[j] = lines[j], lines[i]
	return bytes.Join(lines, []byte("\n"))
}

// quote returns s as a JSON string with as few escapes as JSON allows.
func quote(s string) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		panic(err) // a string can be encoded
	}
	return string(bytes.TrimSpace(b.Bytes()))
}
