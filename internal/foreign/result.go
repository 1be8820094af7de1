package foreign

import (
	"math"
	"slices"
	"time"

	"github.com/wirebench/wirebench/internal/measure/host"
	"github.com/wirebench/wirebench/internal/record"
	"github.com/wirebench/wirebench/internal/stats"
)

// Result is what a run found out. It is no record: nothing ranks its lines.
type Result struct {
	Date         string             `json:"date"`
	Env          record.Environment `json:"environment"`
	Introduction `json:"program"`
	// Processes is how many processes have timed each data set. Quiet is the share of their times
	// that count, because the machine was quiet.
	Processes int     `json:"processes"`
	Quiet     float64 `json:"quiet"`
	Go        []Line  `json:"go"` // as asked for, without figures
	Data      []Data  `json:"data"`
}

// Data is the result on a data set.
type Data struct {
	Name     string `json:"name"`
	Messages int    `json:"messages"`
	Lines    []Line `json:"lines"`
}

// Line is a Go codec, or a row of a program in another language.
type Line struct {
	Name    string `json:"name"`
	Library string `json:"library"`          // with its version
	Format  string `json:"format,omitempty"` // "" for one that Go has not
	// Like is the Go codec that the line is compared with. It is "" if there is none.
	Like    string `json:"like,omitempty"`
	Foreign bool   `json:"foreign,omitempty"`
	Note    string `json:"note,omitempty"`
	// Wire is the mean size of a message in bytes.
	Wire  float64 `json:"wire,omitempty"`
	Fault string  `json:"fault,omitempty"`
	// Times are the times of operations in ns, by process. A process without one has 0.
	Times map[string][]float64 `json:"times,omitempty"`
}

func newResult(o Options) *Result {
	r := &Result{Date: time.Now().Format(time.DateOnly), Go: o.Lines}
	if o.Env != nil {
		r.Env = *o.Env
	} else {
		r.Env = host.Environment()
	}
	for _, name := range o.Data {
		r.Data = append(r.Data, Data{Name: name, Lines: slices.Clone(o.Lines)})
	}
	return r
}

// rows returns the lines of the peer's rows.
func (r *Result) rows() (all []Line) {
	for _, row := range r.Rows {
		l := Line{Name: r.line(row), Library: row.Library, Like: row.Peer, Foreign: true, Note: row.Note}
		for _, k := range r.Go {
			if k.Name == row.Peer {
				l.Format = k.Format
			}
		}
		all = append(all, l)
	}
	return all
}

// line finds a line by name. It returns nil if there is none.
func (d *Data) line(name string) *Line {
	for i := range d.Lines {
		if d.Lines[i].Name == name {
			return &d.Lines[i]
		}
	}
	return nil
}

// add adds the time that a process took.
func (l *Line) add(operation string, process int, ns float64) {
	if l.Times == nil {
		l.Times = make(map[string][]float64)
	}
	times := l.Times[operation]
	for len(times) <= process {
		times = append(times, 0)
	}
	times[process] = ns
	l.Times[operation] = times
}

// method compares processes of one run. Both programs have one layout, so an interval is for another
// run of the same two programs on this machine.
var method = stats.Method{Common: stats.Usual.Common, Least: stats.Usual.Least, For: stats.SamePrograms}

// Time returns the time of an operation in ns. It is NaN if there is none.
func (d Data) Time(name, operation string) stats.Interval {
	return method.Time(d.logs(name, operation))
}

// Ratio returns the time of a line's operation relative to that of the Go codec that it is compared
// with, in the same processes. It is NaN if there is none.
func (d Data) Ratio(name, operation string) stats.Interval {
	l := d.line(name)
	if l == nil || l.Like == "" {
		return stats.Interval{Lo: math.NaN(), Mid: math.NaN(), Hi: math.NaN()}
	}
	return method.Ratio(d.logs(name, operation), d.logs(l.Like, operation))
}

// Spread returns the standard deviation of the times of an operation over the processes, as a share.
func (d Data) Spread(name, operation string) float64 {
	all := slices.DeleteFunc(d.logs(name, operation), math.IsNaN)
	if len(all) < 2 {
		return math.NaN()
	}
	return stats.Deviation(all)
}

// logs returns the logarithms of times by process, with NaN where there is none.
func (d Data) logs(name, operation string) []float64 {
	most := 0
	for _, l := range d.Lines {
		most = max(most, len(l.Times[operation]))
	}
	logs := slices.Repeat([]float64{math.NaN()}, most)
	if l := d.line(name); l != nil {
		for i, ns := range l.Times[operation] {
			if ns > 0 {
				logs[i] = math.Log(ns)
			}
		}
	}
	return logs
}
