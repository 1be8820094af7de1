package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
)

// Ruling is the verdict on a comparison as a whole.
type Ruling string

// The rulings. Fail: a cell became worse by more than the limit, beyond doubt. Pass: every judged cell
// is within the limit, beyond doubt. NotProven: the runs can't tell.
const (
	Pass      Ruling = "PASS"
	Fail      Ruling = "FAIL"
	NotProven Ruling = "NOT PROVEN"
)

// Rule says whether any cell became worse by more than the share most, which limit states as text, with
// what was found and the limit in one line.
func (c Comparison) Rule(limit string, most float64) (Ruling, string) {
	if worse := c.Worse(most); len(worse) > 0 {
		var all []string
		for _, f := range worse {
			all = append(all, f.String())
		}
		return Fail, fmt.Sprintf("worse than --fail-over %s allows: %s", limit, strings.Join(all, ", "))
	}
	var judged, open []Change
	for _, x := range c.Changes {
		if c.judged(x) {
			judged = append(judged, x)
			if x.Ratio.Hi > 1+most {
				open = append(open, x)
			}
		}
	}
	switch {
	case len(judged) == 0 && c.Unjudged:
		return NotProven, fmt.Sprintf("--fail-over %s can't judge any time: the runs are of two versions of Go and of two machines, and don't show which codec stayed the same; name one with --reference", limit)
	case len(judged) == 0:
		return NotProven, fmt.Sprintf("--fail-over %s can't judge any time: no codec but the reference, %s, has an interval in both runs; give both runs more time, run them on a quieter machine, or name with --reference a codec that both runs measured", limit, c.Reference)
	case len(open) > 0:
		return NotProven, fmt.Sprintf("%d of %d judged cells may be slower than --fail-over %s allows (%s); more programs (--grade publish) or a quieter machine narrow that", len(open), len(judged), limit, farthest(open, 3))
	}
	return Pass, fmt.Sprintf("none of %d judged cells is worse than --fail-over %s allows; nearest is %s", len(judged), limit, farthest(judged, 1))
}

// farthest names the cells that may have become slowest.
func farthest(changes []Change, most int) string {
	changes = slices.SortedFunc(slices.Values(changes), func(a, b Change) int { return cmp.Compare(b.Ratio.Hi, a.Ratio.Hi) })
	var keys []record.Key
	var by []string
	for _, x := range changes {
		keys, by = append(keys, x.Key), append(by, atMost(x))
	}
	more := ""
	if len(keys) > most {
		if most > 1 {
			more = fmt.Sprintf("; and %d more", len(keys)-most)
		}
		keys = keys[:most]
	}
	return list(keys, by) + more
}
