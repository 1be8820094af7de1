package changepoint

import (
	"math"

	"github.com/wirebench/wirebench/internal/stats"
)

// Of returns the point of a ratio. Its interval predicts the ratio of another run at [stats.Level], so
// it has the deviation of a difference between two runs. A run's own deviation is smaller by √2.
func Of(ratio stats.Interval) Point {
	half := math.Log(ratio.Hi/ratio.Lo) / 2
	return Point{math.Log(ratio.Mid), half / normal / math.Sqrt2}
}

// normal is the half-width of an interval at [stats.Level] in standard deviations. If the interval is
// that of few degrees of freedom, it is wider than that, and the deviation is overstated.
const normal = 1.96
