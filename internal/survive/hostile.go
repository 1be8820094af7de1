package survive

import (
	"fmt"
	"time"

	"github.com/wirebench/wirebench/codec/formats/attacks"
	"github.com/wirebench/wirebench/internal/measure/supervise"
)

// Limits of what input may cost. They are wide, so that they hold on any machine.
const (
	// mostAllocated is how many bytes a short message may make a decoder allocate. Decoders that take
	// memory in steps, or that check a claim against a limit of their own, stay below it.
	mostAllocated = 64 << 20
	// perByte is how many bytes each byte of a longer message may make it allocate in addition.
	perByte = 1 << 10
	// mostTime is the processor time that a short message may take, and perKilobyte what each kilobyte
	// of a longer one may take in addition.
	mostTime    = 200 * msec
	perKilobyte = time.Millisecond
	// perLevel is the processor time that each level may take in addition. Most of it goes into a larger stack.
	perLevel = 2 * time.Microsecond
	// unclearly is the factor between a cost that is over a limit and one that is only near it.
	unclearly = 2
)

// judge returns the verdict on the costliest input.
func judge(a attempt, in attacks.Input) Result { return judgeWithin(a, in, mostTimeOf(in.Len())) }

// judgeWithin is judge with the processor time that the input may take.
func judgeWithin(a attempt, in attacks.Input, time time.Duration) Result {
	n := in.Len()
	r := Result{Verdict: Passes, Cost: &Cost{Input: n, Allocated: a.allocated, CPU: a.cpu}}
	fail := func(how How, format string, args ...any) {
		r.Verdict, r.How, r.What, r.Input, r.Part = Fails, how, fmt.Sprintf(format, args...), in, a.part
	}
	memory := uint64(mostAllocated + perByte*n)
	switch {
	case a.died != nil && a.died.Hung:
		r.Cost.AtLeast = true
		fail(Hangs, "%s", a.died.Why)
	case a.died != nil && a.died.Memory:
		r.Cost.AtLeast, r.Cost.Allocated = true, supervise.ChildMemory
		fail(Allocates, "%d bytes make it take all of the %s that it may have: %s", n, size(supervise.ChildMemory), a.died.Why)
	case a.died != nil:
		fail(Dies, "%s", a.died.Why)
	case a.panicked:
		fail(Panics, "%v", a.err)
	case a.allocated > memory:
		fail(Allocates, "%d bytes make it allocate %s", n, size(a.allocated))
	case a.cpu > unclearly*time:
		fail(Slow, "%d bytes take %v of processor time", n, a.cpu.Round(100*msec))
	case a.cpu > time/unclearly:
		r.Verdict, r.How, r.Input = Unclear, Slow, in
		r.What = fmt.Sprintf("%d bytes take about %v of processor time", n, time.Round(100*msec))
	}
	return r
}

const msec = time.Millisecond

// mostTimeOf is the processor time that a message of n bytes may take.
func mostTimeOf(n int) time.Duration { return mostTime + perKilobyte*time.Duration(n>>10) }

// size writes a number of bytes for people.
func size(bytes uint64) string {
	switch {
	case bytes >= 1<<30:
		return fmt.Sprintf("%.1f GiB", float64(bytes)/(1<<30))
	case bytes >= 1<<20:
		return fmt.Sprintf("%.0f MiB", float64(bytes)/(1<<20))
	}
	return fmt.Sprintf("%.0f KiB", float64(bytes)/(1<<10))
}

// worseOf returns the result that says more against the decoder. Of equal ones that is the costlier one, and
// of these the one with deeper levels.
func worseOf(a, b Result) Result {
	cost := func(r Result) (uint64, int) {
		var allocated uint64
		var accepted int
		if r.Cost != nil {
			allocated = r.Cost.Allocated
		}
		if r.Levels != nil {
			accepted = max(r.Levels.Accepted, 1)
		}
		return allocated, accepted
	}
	if by := a.severity() - b.severity(); by != 0 {
		return pick(by > 0, a, b)
	}
	allocatedA, acceptedA := cost(a)
	allocatedB, acceptedB := cost(b)
	if acceptedA != acceptedB {
		return pick(acceptedA > acceptedB, a, b)
	}
	return pick(allocatedA >= allocatedB, a, b)
}

func pick(first bool, a, b Result) Result {
	if first {
		return a
	}
	return b
}

// hostile tries all attacks.
func (p *probe) hostile() error {
	known := attacks.Named(p.subject.codec.Format.Name)
	places := p.places(known)
	for _, a := range known.Values {
		if places == nil {
			break
		}
		if err := p.known(a, places); err != nil {
			return err
		}
	}
	if p.of.Entry == Skip {
		return nil
	}
	for _, a := range known.Whole {
		if err := p.known(a, []place{p.whole()}); err != nil {
			return err
		}
	}
	if err := p.do("raised number", p.raised); err != nil {
		return err
	}
	if err := p.do("longer lists", p.longerLists); err != nil {
		return err
	}
	if err := p.do(deeperValues, p.deeper); err != nil {
		return err
	}
	if err := p.throughType(known.Nest); err != nil {
		return err
	}
	if p.subject.codec.Marks.Text {
		return p.do("longer number", p.digits)
	}
	return nil
}

// known tries a known attack in the places of a message.
func (p *probe) known(a attacks.Attack, places []place) error {
	return p.do(a.Name, func(c Case) (Result, error) {
		switch a.By {
		case attacks.Claimed:
			return p.claimed(c, a.Make, places)
		case attacks.Levels:
			return p.levels(c, a.Make, places)
		}
		return p.sized(c, a.Make, places)
	})
}
