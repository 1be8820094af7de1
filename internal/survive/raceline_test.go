package survive

import (
	"testing"

	"github.com/wirebench/wirebench/codec"
)

func TestRaceLine(t *testing.T) {
	for _, c := range []struct{ report, want string }{
		{`==================
WARNING: DATA RACE
Read at 0x000001e4c0a0 by goroutine 13:
  runtime.mapaccess1()
      /go/src/runtime/map.go:1 +0x1
  example.com/lib.(*cache).get()
      /go/pkg/mod/example.com/lib/cache.go:24 +0x30
  main.f()
      /main.go:1 +0x1

Previous write at 0x000001e4c0a0 by goroutine 12:
  example.com/lib.learn[...]()
      /go/pkg/mod/example.com/lib/learn.go:7 +0x44

Goroutine 13 (running) created at:
`, "DATA RACE: read in example.com/lib.(*cache).get (cache.go:24) and write in example.com/lib.learn[...] (learn.go:7)"},
		{"", "DATA RACE"},
	} {
		if got := raceLine(c.report); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

// TestEnded: the end of a process is blamed on what its first line says.
func TestEnded(t *testing.T) {
	for _, c := range []struct {
		death Death
		want  How
	}{
		{Death{Why: "fatal error: checkptr: converted pointer straddles multiple allocations"}, Breaks},
		{Death{Why: "fatal error: concurrent map writes"}, Races},
		{Death{Why: "unexpected fault address 0xdeadbeefdeadbeef"}, Corrupts},
		{Death{Why: "runtime: pointer 0xc000243f00 to unused region of span"}, Corrupts},
		{Death{Why: "exit status 1"}, Dies},
		{Death{Why: "hangs: no progress", Hung: true}, Hangs},
		{Death{Why: "takes more than 2.0 GiB of memory", Memory: true}, Allocates},
	} {
		if r := ended(c.death); r.Verdict != Fails || r.How != c.want {
			t.Errorf("%s: %s, want %s", c.death.Why, r.How, c.want)
		}
	}
}

// TestKeptJudge: only a short part that keeps much of the message alive is a failure, unless the codec
// is declared to alias its input.
func TestKeptJudge(t *testing.T) {
	for _, c := range []struct {
		what string
		kept Kept
		want Verdict
	}{
		{"a copy", Kept{Message: 5000, Text: 5, ByText: 24}, Passes},
		{"the message", Kept{Message: 5000, Text: 5, ByText: 5376}, Fails},
		{"a short message", Kept{Message: 500, Text: 5, ByText: 512}, Passes},
		{"a long string", Kept{Message: 5000, Text: 4000, ByText: 4112}, Passes},
		{"a part of a message that is much longer", Kept{Message: 50_000, Bytes: 5, ByBytes: 4096}, Passes},
		{"bytes", Kept{Message: 5000, Bytes: 5, ByBytes: 5376}, Fails},
	} {
		if r := c.kept.judge(codec.Marks{}); r.Verdict != c.want {
			t.Errorf("%s: %s, want %s", c.what, r.Verdict, c.want)
		}
		if r := c.kept.judge(codec.Marks{Aliases: true}); r.Verdict != Passes {
			t.Errorf("%s, aliased: %s", c.what, r.Verdict)
		}
	}
}
