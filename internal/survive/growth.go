package survive

import (
	"fmt"
	"math"
	"time"

	"github.com/wirebench/wirebench/codec/formats/attacks"
)

const (
	// grown is the length in bytes up to which inputs grow, and furtherGrown the length up to which they
	// grow if the time grows with a power of the length that is suspicious. From squared on it can only
	// be that of a decoder that does more for each byte, the more there are of them.
	grown        = 128 << 10
	furtherGrown = 256 << 10
	suspicious   = 1.4
	squared      = 1.7
	// A growth with more than the power beyond, up to a time over lengthy, is not measured again: it is far from the
	// limits on both counts.
	beyond  = 1.9
	lengthy = 100 * msec
	// doublings is the number of times by which the length at least doubled between two inputs of which
	// the times are compared, and leastTime the time of the longer one.
	doublings = 3
	leastTime = 15 * time.Millisecond
	// surely is the factor by which the longest input would take too long, from which on no longer one is
	// tried.
	surely = 8
)

// growing is the processor time that longer and longer inputs took.
type growing []timed

type timed struct {
	in attacks.Input
	// n is its length in bytes.
	n    int
	took time.Duration
}

// ends returns the longest input, and the longest one before it that is short enough to compare it with.
func (g growing) ends() (short, long *timed) {
	for i := len(g) - 2; i >= 0; i-- {
		if long = &g[len(g)-1]; g[i].n<<doublings <= long.n+long.n/8 {
			return &g[i], long
		}
	}
	return nil, nil
}

// power returns the power of the length with which the time grows. It is 0 if the times are too short to
// say.
func (g growing) power() float64 {
	short, long := g.ends()
	if short == nil || long.took < leastTime || short.took <= 0 || long.took < short.took {
		return 0
	}
	return math.Log(float64(long.took)/float64(short.took)) / math.Log(float64(long.n)/float64(short.n))
}

// judge returns the verdict on the way in which the time grows: on the longest input of all, which is not
// tried if shorter ones say what it would take.
func (g growing) judge() Result {
	r := Result{Verdict: Passes}
	p := g.power()
	if p < squared {
		return r
	}
	long := g[len(g)-1]
	takes := time.Duration(float64(long.took) * math.Pow(float64(longest)/float64(long.n), p))
	r.How, r.Input = Slow, long.in
	r.Cost = &Cost{Input: long.n, CPU: long.took, Growth: p}
	r.What = fmt.Sprintf("%d bytes take %v of processor time, which grows with the power %.1f of their number: %d MiB would take %v", long.n, rounded(long.took), p, longest>>20, rounded(takes))
	switch most := mostTimeOf(longest); {
	case takes > unclearly*unclearly*most:
		r.Verdict = Fails
	case takes > most:
		r.Verdict = Unclear
	default:
		return Result{Verdict: Passes}
	}
	return r
}

// certain reports whether longer inputs need not be tried.
func (g growing) certain() bool {
	p := g.power()
	if p < squared {
		return false
	}
	long := g[len(g)-1]
	return float64(long.took)*math.Pow(float64(longest)/float64(long.n), p) > surely*float64(mostTimeOf(longest))
}

// rounded returns a time with two digits or so.
func rounded(d time.Duration) time.Duration {
	switch {
	case d > time.Minute:
		return d.Round(time.Second)
	case d > time.Second:
		return d.Round(100 * msec)
	}
	return d.Round(msec)
}

// retime measures the two inputs again whose times decide, and keeps the shorter times: a busy machine makes
// them only longer.
func (p *probe) retime(c Case, g growing) error {
	short, long := g.ends()
	for _, t := range []*timed{short, long} {
		a, err := p.try(c, t.in, p.decode)
		if err != nil {
			return err
		}
		if a.died == nil {
			t.took = min(t.took, a.cpu)
		}
	}
	return nil
}

// doubtless reports whether measuring again would say the same.
func (g growing) doubtless() bool {
	return g.certain() && g.power() > beyond && g[len(g)-1].took > lengthy
}

// retimed measures again while the growth is suspect and noise may be the reason.
func (p *probe) retimed(c Case, g growing, suspect func() bool) error {
	const most = 12
	for i := 0; i < most && suspect() && !g.doubtless(); i++ {
		if err := p.retime(c, g); err != nil {
			return err
		}
	}
	return nil
}

// certain is the same for a probe, which measures again before it says so.
func (p *probe) certain(c Case, g growing) (bool, error) {
	err := p.retimed(c, g, g.certain)
	return g.certain(), err
}

// judged returns the worse of a result and the verdict on the growth.
func (p *probe) judged(c Case, worst Result, g growing) (Result, error) {
	if err := p.retimed(c, g, func() bool { return g.power() > suspicious }); err != nil {
		return worst, err
	}
	if worst.Cost != nil {
		worst.Cost.Growth = g.power()
	}
	return worseOf(worst, g.judge()), nil
}
