package corpus_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/book"
	"github.com/wirebench/wirebench/corpus/person"
)

func TestMessage(t *testing.T) {
	for _, s := range append(book.Sets(), person.Sets()[0]) {
		want := first(t, s, false, 2)
		for n := range want {
			got, err := corpus.Message(s, n)
			if err != nil || !reflect.DeepEqual(got, want[n]) {
				t.Errorf("%s: message %d is not the set's: %v, error %v", s.Type.Name, n, got, err)
			}
		}
	}

	three := corpus.Values("three", func() []int { return []int{1, 2, 3} })
	generated := corpus.New("generated", "", func(*corpus.Rand) int { return 4 })
	for _, c := range []struct {
		set    corpus.Set
		number int
		want   string
	}{
		{three, 3, "data set three has no message 3; give one from 0 to 2"},
		{three, -1, "data set three has no message -1; give one from 0 to 2"},
		{generated, 4096, "data set generated has no message 4096; give one from 0 to 4095"},
		{corpus.Values("none", func() []int { return nil }), 0, "data set none has no messages"},
		{corpus.Values("fails", func() []int { panic("out of\nnumbers") }), 0, "the function panicked: out of, at "},
		{corpus.Pointers("nil", func() []*int { return make([]*int, 2) }), 0, "message 0: it is a nil pointer"},
		{skipping(corpus.Pointers("some", func() []*int { return []*int{nil, new(int)} })), 1, "data set some has no message 1; give one from 0 to 0"},
	} {
		v, err := corpus.Message(c.set, c.number)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("message %d of %s: %v, error %v; want %q", c.number, c.set.Type.Name, v, err, c.want)
		}
	}
}

func skipping(s corpus.Set) corpus.Set {
	s.SkipUnfit = true
	return s
}
