package compress

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// messages returns messages that are as repetitive as records.
func messages(n int) [][]byte {
	rng := rand.New(rand.NewPCG(1, 2))
	var all [][]byte
	for range n {
		b := []byte(`{"name":"somebody","age":`)
		for range 1 + rng.IntN(40) {
			b = append(b, byte('0'+rng.IntN(10)))
		}
		all = append(all, append(b, '}'))
	}
	return append(all, nil, make([]byte, 1<<20))
}

func TestProve(t *testing.T) {
	for _, m := range Operations {
		s, ok := Of(m.Operation)
		if !ok {
			t.Fatalf("%s is no operation of compression", m.Operation)
		}
		t.Run(string(m.Operation), func(t *testing.T) {
			in := s.Inputs(messages(250))
			calls := 0
			packed, err := s.Prove(in, func() { calls++ })
			if err != nil {
				t.Fatal(err)
			}
			if calls != len(in) {
				t.Errorf("%d steps for %d inputs", calls, len(in))
			}
			// The timed function must return the same result each time, whatever a previous input
			// left in it.
			want := packed
			if s.Back {
				in, want = packed, in
			}
			f, err := s.Func()
			if err != nil {
				t.Fatal(err)
			}
			var kept [][]byte
			for range 2 {
				for i := range in {
					got, err := f(in[i])
					if err != nil || !bytes.Equal(got, want[i]) {
						t.Fatalf("input %d: %d bytes, want %d, error %v", i, len(got), len(want[i]), err)
					}
					kept = append(kept, got)
				}
			}
			for i, b := range kept {
				if !bytes.Equal(b, want[i%len(in)]) {
					t.Fatalf("result %d was overwritten by a later call", i)
				}
			}
		})
	}
	if _, ok := Of("encode"); ok {
		t.Error("encode is an operation of compression")
	}
}

func TestInputs(t *testing.T) {
	var all [][]byte
	for i := range 2*Batch + 50 {
		all = append(all, []byte{byte(i)})
	}
	one := Step{Messages: 1}.Inputs(all)
	if diff := cmp.Diff(all, one); diff != "" {
		t.Error(diff)
	}
	batches := Step{Messages: Batch}.Inputs(all)
	if len(batches) != 2 || len(batches[1]) != Batch || batches[1][0] != Batch {
		t.Errorf("%d batches", len(batches))
	}
	if few := (Step{Messages: Batch}).Inputs(all[:99]); len(few) != 0 {
		t.Errorf("99 messages make %d batches", len(few))
	}
}
