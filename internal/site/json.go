package site

import (
	"encoding/json"

	"github.com/wirebench/wirebench/internal/stats"
)

// historyFile is the history of a codec's rows on a machine, for programs.
type historyFile struct {
	Codec   string       `json:"codec"`
	Machine string       `json:"machine"`
	Rows    []historyRow `json:"rows"`
}

type historyRow struct {
	Data      string          `json:"data"`
	Operation string          `json:"operation"`
	Retired   string          `json:"retired,omitempty"`
	Points    []historyPoint  `json:"points"`
	Changes   []historyChange `json:"changes,omitempty"`
}

// historyPoint is the outcome of a run. Times are in ns, and a ratio is the time divided by the
// reference's.
type historyPoint struct {
	Record     string          `json:"record"`
	Started    string          `json:"started"`
	Go         string          `json:"go"`
	Version    string          `json:"version,omitempty"`
	Reference  string          `json:"reference"`
	Fault      string          `json:"fault,omitempty"`
	Reason     string          `json:"reason,omitempty"`
	NS         *stats.Interval `json:"ns,omitempty"`
	Ratio      *stats.Interval `json:"ratio,omitempty"`
	Wire       float64         `json:"wire_bytes,omitempty"`
	Allocs     float64         `json:"allocs"`
	AllocBytes float64         `json:"alloc_bytes"`
	// Period says why the point can't be compared with the one before it.
	Period string `json:"period,omitempty"`
}

// historyChange is a change of the ratio that was found. Point is the index of the first point of the
// new level.
type historyChange struct {
	Point  int            `json:"point"`
	Ratio  stats.Interval `json:"ratio"`
	Common bool           `json:"reference_changed,omitempty"`
}

// history returns the history of rows as JSON.
func (c codecRows) history(name string) ([]byte, error) {
	file := historyFile{Codec: name, Machine: c.machine.name()}
	for _, r := range c.rows {
		row := historyRow{Data: r.Data, Operation: r.Operation, Retired: r.retired}
		for i, p := range r.points {
			out := historyPoint{
				Record: p.run.name, Started: p.run.info.Started.UTC().Format("2006-01-02T15:04:05Z"), Go: p.run.info.Env.Go,
				Version: p.info.Version, Reference: p.run.info.Reference, Fault: p.Fault, Reason: p.Reason,
				Wire: p.Wire, Allocs: p.Allocs, AllocBytes: p.AllocBytes,
			}
			if p.passes() {
				out.NS, out.Ratio = &p.NS, &p.Ratio
			}
			if i > 0 {
				out.Period = incomparable(r.points[i-1], p)
			}
			row.Points = append(row.Points, out)
		}
		for _, s := range r.steps {
			row.Changes = append(row.Changes, historyChange{s.at, s.ratio, s.common})
		}
		file.Rows = append(file.Rows, row)
	}
	text, err := json.Marshal(file)
	return append(text, '\n'), err
}
