package corpus

import (
	"math/rand/v2"
	"time"
	"unicode"
	"unicode/utf8"
)

// Rand is the source of a generator's choices. Its distributions resemble production data: skewed
// lengths, zero values, text in several scripts, times in several zones.
//
// Generators must not depend on the order of a map. They must not add to a product of floats,
// because some processors round such an expression once and others twice.
type Rand struct {
	*rand.Rand
	small bool
}

// Count returns n, the number of elements of a large message, or a sixty-fourth of n in a small
// sample. The result is at least 2 if n is, because a list of one element hides how elements are
// separated.
func (r *Rand) Count(n int) int {
	if r.small {
		return max(min(n, 2), n/64)
	}
	return n
}

// Chance returns true with probability p.
func (r *Rand) Chance(p float64) bool { return r.Float64() < p }

// Between returns an int in [lo, hi], all with the same probability.
func (r *Rand) Between(lo, hi int) int { return lo + r.IntN(hi-lo+1) }

// Skewed returns an int in [lo, hi]. Small values are much more probable than large ones, as
// lengths are in practice.
func (r *Rand) Skewed(lo, hi int) int {
	x := r.Float64()
	return lo + int(x*x*x*float64(hi-lo+1))
}

// Letters returns n characters of the alphabet, which must be ASCII.
func (r *Rand) Letters(n int, alphabet string) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = alphabet[r.IntN(len(alphabet))]
	}
	return string(b)
}

// Hex returns n hexadecimal digits.
func (r *Rand) Hex(n int) string { return r.Letters(n, "0123456789abcdef") }

// Digits returns n decimal digits.
func (r *Rand) Digits(n int) string { return r.Letters(n, "0123456789") }

// Bytes returns n random bytes.
func (r *Rand) Bytes(n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

// Pick returns one of the choices.
func Pick[T any](r *Rand, choices ...T) T { return choices[r.IntN(len(choices))] }

// List returns n elements. It is never nil: if n is 0, the list is empty.
func List[T any](r *Rand, n int, element func(*Rand) T) []T {
	s := make([]T, n)
	for i := range s {
		s[i] = element(r)
	}
	return s
}

// Ptr returns a pointer to v.
func Ptr[T any](v T) *T { return &v }

// Most text is ASCII, as in production. The rest is in several scripts.
var (
	words = []string{
		"service", "order", "north", "delta", "in", "of", "the", "a", "payload",
		"session", "quiet", "index", "remote", "river", "to", "value", "gateway",
	}
	foreignWords = []string{
		"Ærø", "naïve", "Zürich", "São Paulo", "Łódź", "Москва", "東京", "שלום", "🙂",
	}
	syllables = []string{
		"ba", "be", "chi", "da", "del", "do", "el", "fa", "fer", "ga", "hen", "ha", "jo",
		"ka", "kel", "la", "li", "lo", "ma", "mar", "mi", "mon", "na", "ne", "nor", "pa",
		"per", "ra", "ri", "ro", "sa", "sen", "son", "ta", "ti", "to", "va", "ven", "wil", "zo",
	}
	foreignSyllables = []string{
		"é", "jø", "mü", "ño", "łu", "ça", "ša", "ёр", "ми", "мо", "田", "山", "明",
	}
)

// foreign is the share of words and names with letters beyond ASCII.
const foreign = 0.1

// Word returns one of a few words.
func (r *Rand) Word() string {
	if r.Chance(foreign) {
		return Pick(r, foreignWords...)
	}
	return Pick(r, words...)
}

// Text returns n words.
func (r *Rand) Text(n int) string {
	var b []byte
	for i := range n {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, r.Word()...)
	}
	return string(b)
}

// ASCIIName returns one of many pronounceable names, in lower case.
func (r *Rand) ASCIIName() string {
	var b []byte
	for range r.Between(2, 3) {
		b = append(b, Pick(r, syllables...)...)
	}
	return string(b)
}

// Name returns one of many pronounceable names with a capital letter.
func (r *Rand) Name() string {
	name := r.ASCIIName()
	if r.Chance(foreign) {
		name = Pick(r, foreignSyllables...) + name
	}
	first, n := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[n:]
}

var zones = []*time.Location{
	time.UTC,
	time.FixedZone("CET", 3600),
	time.FixedZone("EST", -5*3600),
	time.FixedZone("IST", 5*3600+1800),
}

// Time returns a time in the years 2000 to 2029 with nanoseconds, in one of several zones.
func (r *Rand) Time() time.Time {
	const from, to = 946684800, 1893456000
	return time.Unix(from+r.Int64N(to-from), r.Int64N(1e9)).In(zones[r.IntN(len(zones))])
}
