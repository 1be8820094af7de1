package corpus

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/wirebench/wirebench/internal/methodpanic"
)

// Limits of a ring of messages.
const (
	ringMessages = 4096
	ringBytes    = 1 << 20
	sampleBytes  = 64 << 10
	// ChunkSize is the number of messages in a chunk of a large ring.
	ChunkSize = 64
	// A single chunk of so many bytes is enough, and all processes measure all messages of it. Where they
	// measured others, what these hold was a part of what they differed by.
	chunkBytes = 256 << 10
)

// Ring is the messages of a data set in the order in which they are measured:
// chunks of equal length and about equal content.
type Ring struct {
	Values []any // *T each
	// Chunk is the number of messages in a chunk; it divides len(Values).
	Chunk int
	// Sum is a checksum of the messages as JSON: the same in every process, or the
	// data set is not what it was.
	Sum uint32
	// More tells that the set has messages that were not taken.
	More bool
	// Skipped is how many messages do not fit and were left out, and Why says so of the
	// first few.
	Skipped int
	Why     []string
	// Fault is what a method of the type did with a message that was taken all the same; nil
	// where none failed. Codecs that do not call it can carry it.
	Fault error
}

// maxWhy keeps what is said of messages that were left out readable.
const maxWhy = 3

func (r *Ring) skip(why error) {
	if r.Skipped++; len(r.Why) < maxWhy {
		r.Why = append(r.Why, why.Error())
	}
}

// ErrNone is the error of a data set without messages.
var ErrNone = errors.New("has no messages")

// NewRing returns the first messages of s: 4,096 of them, or so many that they
// take 1 MiB as JSON, rounded up to whole chunks, or one chunk where that takes 256 KiB.
func NewRing(s Set) (Ring, error) { return newRing(s, false, ringMessages, ringBytes) }

// Sample returns the few messages with which cells are tested.
func Sample(s Set) (Ring, error) { return newRing(s, true, ChunkSize, sampleBytes) }

type sized struct {
	v     any
	bytes int
}

func newRing(s Set, small bool, messages, limit int) (ring Ring, err error) {
	var all []sized
	total, number := 0, -1
	sum := crc32.NewIEEE()
	enough := false
	for v, err := range s.Messages(small) {
		if enough {
			ring.More = true
			break
		}
		number++
		var b []byte
		if err == nil {
			if b, err = text(s, v); err != nil {
				err = &Unfit{fmt.Sprintf("message %d", number), err}
			}
		}
		var unfit *Unfit
		var failed *methodpanic.Error
		switch {
		case err == nil:
		case errors.As(err, &unfit) && s.SkipUnfit:
			ring.skip(err)
			continue
		case errors.As(err, &failed) && b != nil:
			ring.Fault = cmp.Or(ring.Fault, err)
		default:
			return Ring{}, err
		}
		n := len(b)
		if small && len(all) > 0 && total+n > limit {
			break
		}
		sum.Write(b)
		all = append(all, sized{v, n})
		total += n
		enough = (len(all) >= messages || total >= limit) && (len(all) < ChunkSize || len(all)%ChunkSize == 0) ||
			len(all) == ChunkSize && total >= chunkBytes
	}
	switch {
	case len(all) == 0 && ring.Skipped > 0:
		return Ring{}, fmt.Errorf("data set %s has no messages: none of its %d fits, the first since %s", s.Type.Name, ring.Skipped, ring.Why[0])
	case len(all) == 0:
		return Ring{}, fmt.Errorf("data set %s %w", s.Type.Name, ErrNone)
	}
	if whole := len(all) / ChunkSize * ChunkSize; whole > 0 && whole < len(all) {
		all, ring.More = all[:whole], true
	}
	ring.Chunk = min(ChunkSize, len(all))
	order := spread
	if small {
		order = shuffled
	}
	ring.Values, ring.Sum = deal(all, len(all)/ring.Chunk, order), sum.Sum32()
	return ring, nil
}

// deal sorts messages by size and deals them out to n chunks in snake order, so
// that all chunks have nearly the same content, and orders each.
func deal(all []sized, n int, order func(sorted []any) []any) []any {
	slices.SortStableFunc(all, func(a, b sized) int { return a.bytes - b.bytes })
	chunks := make([][]any, n)
	for i, m := range all {
		to := i % n
		if i/n%2 == 1 {
			to = n - 1 - to
		}
		chunks[to] = append(chunks[to], m.v)
	}
	for i, c := range chunks {
		chunks[i] = order(c)
	}
	return slices.Concat(chunks...)
}

// shuffled orders messages by chance. What is proved wants neighbours of all kinds: a decoder that
// leaves something of the last message in a value shows it only behind some.
func shuffled(sorted []any) []any {
	r := rand.New(rand.NewPCG(seed, 1))
	r.Shuffle(len(sorted), func(i, j int) { sorted[i], sorted[j] = sorted[j], sorted[i] })
	return sorted
}

// spread orders messages that are sorted by size so that any few in a row are small, large and
// between: by their places' bits in reverse (van der Corput, "Verteilungsfunktionen", 1935).
func spread(sorted []any) []any {
	all := make([]any, 0, len(sorted))
	width := bits.Len(uint(len(sorted) - 1))
	for i := range 1 << width {
		if at := int(bits.Reverse(uint(i)) >> (bits.UintSize - width)); at < len(sorted) {
			all = append(all, sorted[at])
		}
	}
	return all
}

// text is a message as JSON, or its type's name if JSON can't express it. The error says why
// the value has no message; where a method of the type failed there is a text all the same.
func text(s Set, v any) ([]byte, error) {
	switch {
	case s.Deadly:
		return fmt.Appendf(nil, "%T", v), nil
	case s.Type.Plain == nil:
		return asJSON(v), nil
	}
	m, err := s.Type.Plain.To(v)
	var failed *methodpanic.Error
	switch {
	case errors.As(err, &failed):
		return asJSON(v), err
	case err != nil:
		return nil, err
	}
	return asJSON(m), nil
}

func asJSON(v any) (b []byte) {
	defer func() {
		if recover() != nil { // one of a method of the type, which proofs meet again
			b = fmt.Appendf(nil, "%T", v)
		}
	}()
	b, err := json.Marshal(v)
	if err != nil {
		return fmt.Appendf(nil, "%T", v)
	}
	return b
}
