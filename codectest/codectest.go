// Package codectest tests a codec under the conditions of a wirebench run: it is proved and timed
// in processes of its own, next to other codecs.
//
//	func TestOurs(t *testing.T) {
//		codectest.Run(t, ours.Codec())
//	}
//
// The test's own binary becomes these processes, so that a codec that ends its process, hangs or
// takes all memory fails the test and nothing else. Each process repeats everything that the test
// does before it calls [Run], so that part should be short.
//
// It must not know the codecs that it tests, since they may be a third party's.
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

// settings holds what options change.
type settings struct {
	sets       []corpus.Set
	operations []codec.Operation
	faulty     []known
	time       time.Duration
	limits     measure.Limits
}

// Option changes the settings of [Run].
type Option func(*settings)

// Data sets the data sets on which the codec is tested, instead of some small ones of wirebench. A
// codec that needs code for each type finds it in [codec.Type.Glue] of their types.
func Data(sets ...corpus.Set) Option { return func(s *settings) { s.sets = sets } }

// Operations sets the operations that are tested, instead of encode and decode, each to new and to
// reused memory.
func Operations(operations ...codec.Operation) Option {
	return func(s *settings) { s.operations = operations }
}

// Faulty names cells that are known to be at fault, for example because a library can't decode into
// used values. Run logs their faults like figures, and fails if one of them isn't at fault. The
// codec's README should say what goes wrong.
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

// Time sets how long the codec is timed. By default timing ends after three processes for each data
// set, which is enough for the time of each operation. With Time it takes that long, so that rare
// or late faults are found, too.
func Time(length time.Duration) Option { return func(s *settings) { s.time = length } }

// Timeout sets how long an operation may take. The default is a minute, as in wirebench.
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

// Run proves a codec in each operation on each data set and times it briefly. Each fault is an
// error of the test, as are harm to its neighbours and missing marks. A type that the codec refuses
// is logged, unless it refuses all.
func Run(t *testing.T, k codec.Codec, opts ...Option) {
	t.Helper()
	s := defaults()
	for _, o := range opts {
		o(&s)
	}
	// A child finds the codec by the name of this subtest.
	t.Run(k.Name, func(t *testing.T) {
		rec, err := s.measure(t, k)
		if err != nil {
			t.Fatal(err)
		}
		s.report(t, rec, k)
	})
}
