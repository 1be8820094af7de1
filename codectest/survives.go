package codectest

import (
	"io"
	"os"
	"testing"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/survive"
)

// Survives gives the functions of a codec that take input hostile and damaged messages, as "wirebench
// check" does. Each message that ends the process, hangs it, makes the decoder panic, or takes memory or
// time out of proportion is an error of the test, with its bytes. Damaged messages that are taken for
// others are logged. Of the options, [Data] counts.
func Survives(t *testing.T, k codec.Codec, opts ...Option) {
	t.Helper()
	s := defaults()
	for _, o := range opts {
		o(&s)
	}
	// A child finds the codec by the name of this subtest.
	t.Run(k.Name, func(t *testing.T) {
		all, err := s.survive(t, k)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range all {
			switch {
			case r.Dangerous():
				t.Errorf("%s: %s: input %v", r.Kind, r.Sentence(), r.Input)
			case r.Verdict == survive.Fails || r.Verdict == survive.Unclear:
				t.Logf("%s: %s: %s", r.Kind, r.Verdict, r.Sentence())
			}
		}
	})
}

// survive checks a codec on the data sets. In a child of this test it does the child's task and ends the
// process.
func (s settings) survive(t *testing.T, k codec.Codec) (all []survive.Result, err error) {
	t.Helper()
	if os.Getenv(childOf) == t.Name() {
		catalog := measure.Catalog{Codecs: append([]codec.Codec{k}, neighbours()...), Sets: s.sets}
		if err := supervise.Serve(func(events io.Writer) error { return survive.Child(catalog, os.Stdin, events) }); err != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	opt := survive.Options{
		Path: self, Args: []string{"-test.run=" + only(t.Name()), "-test.count=1"}, Env: []string{childOf + "=" + t.Name()},
		Codecs: []string{k.Name}, Kinds: []survive.Kind{survive.Hostile, survive.Damage},
	}
	for _, set := range s.sets {
		opt.Data = append(opt.Data, set.Type.Name)
	}
	err = survive.Run(t.Context(), opt, func(r survive.Result) error {
		all = append(all, r)
		return nil
	})
	return all, err
}
