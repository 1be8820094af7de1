package corpus

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"slices"

	"github.com/wirebench/wirebench/codec"
)

// Limits of a ring of messages.
const (
	ringMessages = 4096
	ringBytes    = 1 << 20
	sampleBytes  = 64 << 10
	// ChunkSize is the number of messages in a chunk of a large ring.
	ChunkSize = 64
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
}

// NewRing returns the first messages of s: 4,096 of them, or so many that they
// take 1 MiB as JSON, rounded up to whole chunks.
func NewRing(s Set) (Ring, error) { return newRing(s, false, ringMessages, ringBytes) }

// Sample returns the few messages with which cells are tested.
func Sample(s Set) (Ring, error) { return newRing(s, true, ChunkSize, sampleBytes) }

type sized struct {
	v     any
	bytes int
}

func newRing(s Set, small bool, messages, limit int) (Ring, error) {
	var all []sized
	total := 0
	sum := crc32.NewIEEE()
	for v, err := range s.Messages(small) {
		if err != nil {
			return Ring{}, err
		}
		b, err := text(s.Type, v)
		if err != nil {
			return Ring{}, fmt.Errorf("message %d: %w", len(all), err)
		}
		n := len(b)
		if small && len(all) > 0 && total+n > limit {
			break
		}
		sum.Write(b)
		all = append(all, sized{v, n})
		total += n
		enough := len(all) >= messages || total >= limit
		if enough && (len(all) < ChunkSize || len(all)%ChunkSize == 0) {
			break
		}
	}
	if len(all) == 0 {
		return Ring{}, fmt.Errorf("data set %s has no messages", s.Type.Name)
	}
	if len(all) > ChunkSize {
		all = all[:len(all)/ChunkSize*ChunkSize]
	}
	chunk := min(ChunkSize, len(all))
	return Ring{Values: deal(all, len(all)/chunk), Chunk: chunk, Sum: sum.Sum32()}, nil
}

// deal sorts messages by size and deals them out to n chunks in snake order, so
// that all chunks have nearly the same content, and shuffles each.
func deal(all []sized, n int) []any {
	slices.SortStableFunc(all, func(a, b sized) int { return a.bytes - b.bytes })
	chunks := make([][]any, n)
	for i, m := range all {
		to := i % n
		if i/n%2 == 1 {
			to = n - 1 - to
		}
		chunks[to] = append(chunks[to], m.v)
	}
	// Within a chunk the order must not help: sorted sizes are easily predicted.
	r := rand.New(rand.NewPCG(seed, 1))
	for _, c := range chunks {
		r.Shuffle(len(c), func(i, j int) { c[i], c[j] = c[j], c[i] })
	}
	return slices.Concat(chunks...)
}

// text is a message as JSON, or its type's name if JSON can't express it. The error says why
// the value has no message.
func text(t *codec.Type, v any) ([]byte, error) {
	if t.Plain != nil {
		m, err := t.Plain.To(v)
		if err != nil {
			return nil, err
		}
		v = m
	}
	b, err := json.Marshal(v)
	if err != nil {
		return fmt.Appendf(nil, "%T", v), nil
	}
	return b, nil
}
