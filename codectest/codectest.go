// Package codectest tests a codec as a run of wirebench meets it: proved and timed in processes of its own, beside
// other codecs.
//
//	func TestOurs(t *testing.T) {
//		codectest.Run(t, ours.Codec())
//	}
//
// The test's own binary becomes these processes, so that a codec that ends its process, hangs or takes all memory fails
// the test and nothing else. What the test does before it calls [Run] is done in each of them again, and should be short.
package codectest

import (
	"slices"
	"testing"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/person"
	"github.com/wirebench/wirebench/corpus/shapes"
	"github.com/wirebench/wirebench/internal/measure"
)

// settings are what options change.
type settings struct {
	sets       []corpus.Set
	operations []codec.Operation
	faulty     []known
	time       time.Duration
	limits     measure.Limits
}

// Option changes what [Run] does.
type Option func(*settings)

// Data are the data sets that the codec is tested on, in place of some small ones of wirebench. A codec that needs code
// for each type finds it in [codec.Type.Glue] of their types.
func Data(sets ...corpus.Set) Option { return func(s *settings) { s.sets = sets } }

// Operations are what is tested, in place of encode and decode to fresh and to used memory.
func Operations(operations ...codec.Operation) Option {
	return func(s *settings) { s.operations = operations }
}

// Faulty names cells that are known to be at fault, such as a library's decoding into values that
// were used. Run reports them as it does figures, and fails if one of them isn't at fault. Say in the
// codec's README what goes wrong.
func Faulty(operation codec.Operation, data ...string) Option {
	return func(s *settings) {
		for _, d := range data {
			s.faulty = append(s.faulty, known{operation, d})
		}
	}
}

// known is a cell that is known to be at fault.
type known struct {
	operation codec.Operation
	data      string
}

// Time is how long it is timed at most. By default that ends with three processes for each data set, which tell of each
// operation what it takes; with a Time it is used up, so that what goes wrong rarely or late is found too.
func Time(length time.Duration) Option { return func(s *settings) { s.time = length } }

// Timeout is how long an operation may take, by default a minute as in wirebench.
func Timeout(longest time.Duration) Option { return func(s *settings) { s.limits.Timeout = longest } }

func defaults() settings {
	sets := slices.DeleteFunc(append(person.Sets(), shapes.Sets()...), func(s corpus.Set) bool {
		return !slices.Contains([]string{"person", "sweep-10", "tree", "sparse", "wide", "document"}, s.Type.Name)
	})
	return settings{
		sets:       sets,
		operations: []codec.Operation{codec.Encode, codec.EncodeReuse, codec.Decode, codec.DecodeReuse},
		limits:     measure.Limits{Timeout: time.Minute, Proof: 5 * time.Minute},
	}
}

// Run proves a codec in each operation on each data set and times it briefly. Each fault is an error of the test, and so
// is what the codec does to those beside it, and a mark that it lacks. A type that the codec
// refuses is logged, unless it refuses all.
func Run(t *testing.T, k codec.Codec, opts ...Option) {
	t.Helper()
	s := defaults()
	for _, o := range opts {
		o(&s)
	}
	// In a test of its own, by whose name a child finds the codec.
	t.Run(k.Name, func(t *testing.T) {
		rec, err := s.measure(t, k)
		if err != nil {
			t.Fatal(err)
		}
		s.report(t, rec, k)
	})
}
